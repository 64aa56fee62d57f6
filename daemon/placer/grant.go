package placer

import (
	"fmt"

	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/server/sessionpage"
)

// A Grant is what a session may use.
type Grant struct {
	place.Request
	Devices []int // the numbers of the server, in the order of the client; nil: all
	UUIDs   []string
	Quota   uint64 // of each, in bytes; 0: none
	Parts   place.Partitions
	SMs     []admin.SessionPart // Parts as an operator sees them
}

// Limit writes the quota into a session page.
func (g *Grant) Limit(page *sessionpage.Page) {
	for i := range sessionpage.MaxDevices {
		page.Device(i).SetQuota(g.Quota)
	}
}

// String lists the devices.
func (g *Grant) String() string {
	if g.Devices == nil {
		return "all"
	}
	return fmt.Sprint(g.Devices)
}

// Weight is the weight of a session among those of its tenant: as much as it was promised,
// against others that were promised something.
func Weight(r place.Request) float64 {
	if r.Timeshare == 0 {
		return 1
	}
	return float64(r.Timeshare) / float64(place.Whole) * wholeWeight
}

// wholeWeight is the weight of a promise of all of a GPU's time; a session that was promised
// nothing has weight 1.
const wholeWeight = 10
