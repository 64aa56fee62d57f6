package session

import (
	"slices"

	"ferry/api/cu"
)

// Devices says which of the server's devices the client may use, and which of them it
// sees.
type Devices struct {
	Granted []cu.Device // the server's numbers, in the client's order
	Visible []cu.Device // the server's numbers of those it wants to see, in its order; nil: it has not said
}

// OtherServer stands among what a client sees where it has a device of another server.
const OtherServer = -1

// Show sets what the client sees, by its own numbers of what it may use. False: there
// is no such device.
func (d *Devices) Show(numbers []int32) bool {
	visible := []cu.Device{}
	for _, n := range numbers {
		switch {
		case n == OtherServer:
			visible = append(visible, OtherServer)
		case n >= 0 && int(n) < len(d.Granted):
			visible = append(visible, d.Granted[n])
		default:
			return false
		}
	}
	d.Visible = visible
	return true
}

// seen are the devices that the client sees: all that it may use if it never said.
func (d *Devices) seen() []cu.Device {
	if d.Visible != nil {
		return d.Visible
	}
	return d.Granted
}

// Ordinal translates the client's number of a device into the server's.
func (d *Devices) Ordinal(n cu.Device) (cu.Device, bool) {
	if seen := d.seen(); n >= 0 && int(n) < len(seen) && seen[n] != OtherServer {
		return seen[n], true
	}
	return 0, false
}

// First is the server's number of the first device that the client sees; false if it sees none of this server's.
func (d *Devices) First() (cu.Device, bool) {
	for _, dev := range d.seen() {
		if dev != OtherServer {
			return dev, true
		}
	}
	return 0, false
}

// Number translates the server's number of a device into the client's; false if the
// client does not see it.
func (d *Devices) Number(dev cu.Device) (cu.Device, bool) {
	i := slices.Index(d.seen(), dev)
	return cu.Device(i), i >= 0
}

// MayUse says whether the client may use a device of the server's, whether or not it
// wants to see it.
func (d *Devices) MayUse(dev cu.Device) bool { return slices.Contains(d.Granted, dev) }

// Sees says whether the client sees a device of the server's.
func (d *Devices) Sees(dev cu.Device) bool { return d.MayUse(dev) && slices.Contains(d.seen(), dev) }
