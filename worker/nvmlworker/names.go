package nvmlworker

import (
	"encoding/binary"
	"errors"
	"sync"

	"ferry/api/nvml"
)

var errHidden = errors.New("a device the client does not see")

// maxNames bounds the objects of one kind that a client may have.
const maxNames = 4096

var errTooMany = errors.New("too many objects")

// names maps the client's names of objects to the library's handles. A name is
// {0x7e, kind, index}; devices have index ordinal+1, so that the shim can name them
// without asking. Methods that the goroutines of calls use lock mu.
type names struct {
	mu     sync.Mutex
	count  uint32 // of devices
	next   [nvml.KindEnd]uint32
	real   map[uint64]uint64               // the client's name to the library's handle
	known  [nvml.KindEnd]map[uint64]uint64 // the library's handle to the client's name, by kind
	hidden map[uint64]bool                 // the library's handles of devices that the client does not see
}

func nameOf(kind int, index uint32) uint64 { return 0x7e<<56 | uint64(kind)<<48 | uint64(index) }

// addDevices names the devices that the client sees. It is called once, first.
func (n *names) addDevices(list []uint64) {
	n.count, n.real = uint32(len(list)), map[uint64]uint64{}
	for kind := range n.known {
		n.known[kind] = map[uint64]uint64{}
	}
	for i, real := range list {
		name := nameOf(nvml.KindDevice, uint32(i+1))
		n.real[name] = real
		n.known[nvml.KindDevice][real] = name
	}
	n.next[nvml.KindDevice] = n.count
}

// hideDevices sets the devices that the client never gets a name for.
func (n *names) hideDevices(list []uint64) {
	n.hidden = map[uint64]bool{}
	for _, h := range list {
		n.hidden[h] = true
	}
}

// ordinal returns the client's number of the device that a call is about, -1 if it is
// about none.
func (n *names) ordinal(c *nvml.Call) int {
	if len(c.Args) == 0 || c.Func.Params[0].Kind != nvml.Handle || c.Func.Params[0].Handle != nvml.KindDevice {
		return -1
	}
	return int(uint32(c.Args[0].Word)) - 1
}

// nameFor returns the client's name for an object, and makes one at the first time.
// mu is held.
func (n *names) nameFor(kind int, real uint64) (uint64, error) {
	if real == 0 {
		return 0, nil
	}
	if name, ok := n.known[kind][real]; ok {
		return name, nil
	}
	if kind == nvml.KindDevice && n.hidden[real] {
		return 0, errHidden
	}
	if len(n.known[kind]) >= maxNames {
		return 0, errTooMany
	}
	n.next[kind]++
	name := nameOf(kind, n.next[kind])
	n.real[name] = real
	n.known[kind][real] = name
	return name, nil
}

// toReal replaces the client's names in the arguments of a call by the library's
// handles, and zeroes pointers, which mean nothing in this process. It reports
// whether all names were known.
func (n *names) toReal(c *nvml.Call) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i := range c.Args {
		p, arg := &c.Func.Params[i], &c.Args[i]
		if p.Kind == nvml.Handle {
			real, ok := n.real[arg.Word]
			if !ok || !isKind(p.Handle, arg.Word) {
				return false
			}
			if c.Op == nvml.OpEventSetFree || c.Op == nvml.OpGpmSampleFree {
				delete(n.real, arg.Word)
				delete(n.known[p.Handle], real)
			}
			arg.Word = real
			continue
		}
		clearPointers(arg.Data, p.Pointers)
		for _, h := range p.Handles {
			if len(arg.Data) < h.At+8 {
				continue
			}
			at := arg.Data[h.At:]
			name := binary.LittleEndian.Uint64(at)
			real := n.real[name]
			if name != 0 && p.In && (real == 0 || !isKind(h.Handle, name)) {
				return false
			}
			binary.LittleEndian.PutUint64(at, real)
		}
	}
	return true
}

func isKind(kind int, name uint64) bool { return name>>48 == nameOf(kind, 0)>>48 }

// toClient replaces the library's handles in the results of a call by the client's
// names, and zeroes pointers into this process.
func (n *names) toClient(c *nvml.Call, rc nvml.Return) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	for i := range c.Args {
		p, data := &c.Func.Params[i], c.Args[i].Data
		clearPointers(data, p.Pointers)
		if !p.Out || rc != nvml.NVML_SUCCESS {
			continue
		}
		if p.Handle != 0 {
			for at := 0; at+8 <= len(data); at += 8 {
				if err := n.replaceHandle(p.Handle, data[at:]); err != nil {
					return err
				}
			}
		}
		for _, h := range p.Handles {
			if len(data) < h.At+8 {
				continue
			}
			if err := n.replaceHandle(h.Handle, data[h.At:]); err != nil {
				return err
			}
		}
	}
	return nil
}

// replaceHandle replaces the handle at a place by its name. mu is held.
func (n *names) replaceHandle(kind int, at []byte) error {
	name, err := n.nameFor(kind, binary.LittleEndian.Uint64(at))
	binary.LittleEndian.PutUint64(at, name)
	return err
}

// clearPointers zeroes the pointers in a struct.
func clearPointers(data []byte, list []nvml.Places) {
	for _, p := range list {
		for i := range p.Count {
			if at := p.At + i*p.Step; len(data) >= at+8 {
				clear(data[at : at+8])
			}
		}
	}
}
