package sessions

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"ferry/daemon/residence"
	"ferry/daemon/swap"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/wire"
)

// driverMemory is what a suspended worker may have, besides the memory of its client, for what the
// driver keeps of it.
const driverMemory = 4 << 30

// Suspend takes a session off its GPUs, to host memory or where an offer says that is not nil.
func (t *Table) Suspend(ctx context.Context, id uint64, timeout time.Duration, to residence.Offer) (admin.Moved, error) {
	done, err := t.services.Residence.Suspend(ctx, id, timeout, to)
	return adminMoved(done), moveError(id, "is suspended already", "goes on: it cannot be suspended", err)
}

// Resume brings a session back to its GPUs.
func (t *Table) Resume(ctx context.Context, id uint64) (admin.Moved, error) {
	done, err := t.services.Residence.Resume(ctx, id)
	return adminMoved(done), moveError(id, "is not suspended", "stays suspended", err)
}

// SnapshotError explains why no checkpoint of a session was written.
func SnapshotError(id uint64, err error) error {
	if errors.Is(err, residence.ErrAway) {
		return admin.Refuse("resume it first, or suspend it to a file: ferry suspend --to", "session %d is suspended", id)
	}
	return moveError(id, "", "goes on: it cannot be written", err)
}

// allowHostCopy lets the control group of a session's worker have what the session holds on its
// GPUs, and what the driver keeps for it, in memory of the host; or no longer.
func (t *Table) allowHostCopy(s *Session, allow bool) {
	bytes := uint64(0)
	if allow {
		bytes = driverMemory + t.heldBy(s)
	}
	t.mu.Lock()
	limited := s.group.inForce.Memory != 0
	if limited {
		s.group.inForce.Memory += bytes - s.group.hostCopy
	}
	s.group.hostCopy = bytes
	t.mu.Unlock()
	if limited && s.Group != nil {
		t.limitMemory(s)
	}
}

// heldBy is what a session is believed to have on all of its GPUs.
func (t *Table) heldBy(s *Session) (bytes uint64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := time.Now()
	for i := range sessionpage.MaxDevices {
		u, _ := s.use(i, now)
		bytes += u.Held
	}
	return bytes
}

func adminMoved(m residence.Moved) admin.Moved {
	return admin.Moved{Bytes: m.Bytes, Seconds: m.Took.Seconds(), Driver: m.Driver.Seconds(), Left: m.Left}
}

// moveError explains why a session was not moved: it is there already, or stays where it is.
func moveError(id uint64, there, stays string, err error) error {
	var refused *residence.RefusedError
	switch {
	case err == nil:
		return nil
	case errors.Is(err, residence.ErrThere):
		return &admin.Error{Status: http.StatusConflict, Message: fmt.Sprintf("session %d %s", id, there), Hint: "ferry ps shows the state of each session"}
	case errors.Is(err, residence.ErrEnded):
		return admin.NoSession(id)
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return &admin.Error{Status: http.StatusGatewayTimeout, Message: fmt.Sprintf("session %d is being moved by another request", id), Hint: "ferry ps shows when it is done"}
	case errors.As(err, &refused), errors.Is(err, residence.ErrFixed):
		return admin.Refuse("try again later, with a longer --timeout, or ask its user to change that", "session %d %s: %v", id, stays, err)
	}
	return &admin.Error{Status: http.StatusInternalServerError, Message: fmt.Sprintf("session %d %s: %v", id, stays, err), Hint: "the server's log says more"}
}

// onlyDevice is the GPU of a session that has one; -1 for others.
func onlyDevice(t *Table, s *Session) int {
	if s.client.Hello.Service == wire.ServiceNVML {
		return -1
	}
	if len(s.grant.Devices) == 1 {
		return s.grant.Devices[0]
	}
	if loads, _ := t.services.Placer.Loads(); len(s.grant.Devices) == 0 && len(loads) == 1 {
		return loads[0].ID
	}
	return -1
}

// swapPolicy is how a session is treated where sessions leave their GPUs for others.
func (t *Table) swapPolicy(s *Session) swap.Policy {
	t.mu.Lock()
	defer t.mu.Unlock()
	tenant := config.TenantNamed(t.live.Tenants, s.limits.tenant)
	p := tenant.SwapPolicy()
	p.Weight, p.Interactive = s.limits.weight.value, s.limits.class.value == admin.ClassInteractive
	return p
}
