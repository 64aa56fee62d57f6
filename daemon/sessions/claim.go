package sessions

import (
	"ferry/server/identity"
	"ferry/wire"
)

// OfClaim lists the sessions of a claim, by its token, that use a GPU here and have not left; counts all
// that have not ended; and sums up the memory that they were promised of each GPU.
func (t *Table) OfClaim(token string) (list []uint64, count int, memory uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, s := range t.list() {
		if s.who.Kind != identity.ByClaim || s.who.Serial != token || s.client.Hello.Service != wire.ServiceCUDA {
			continue
		}
		count++
		memory += s.grant.Memory
		if s.left == "" {
			list = append(list, s.ID)
		}
	}
	return list, count, memory
}
