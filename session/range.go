package session

import "fmt"

// A Range is a span of addresses.
type Range struct{ Base, Size uint64 }

// Contains reports whether [addr, addr+size) lies inside.
func (r Range) Contains(addr, size uint64) bool {
	return addr >= r.Base && size <= r.Size && addr-r.Base <= r.Size-size
}

// End is the first address behind the range.
func (r Range) End() uint64 { return r.Base + r.Size }

// Windows are the three parts of a session's address range. The shim divides
// it the same way (shim/core/session/windows.c).
type Windows struct {
	Device Range // device memory, addresses chosen by the client
	Server Range // device memory, addresses chosen by the server
	Host   Range // pinned and managed memory of the client
}

// Limits of the range a client may ask for. Below 4 GiB lie programs, above
// 47 bits the driver reserves nothing.
const (
	minBase  = 1 << 32
	maxEnd   = 1 << 47
	minRange = 1 << 30
	unit     = 2 << 20
)

// Divide checks a client's range and splits it.
func Divide(base, size uint64) (Windows, error) {
	if base < minBase || base >= maxEnd || size < minRange || size > maxEnd-base || base%unit != 0 || size%(4*unit) != 0 {
		return Windows{}, fmt.Errorf("session: address range %#x+%#x cannot be used", base, size)
	}
	half, quarter := size/2, size/4
	return Windows{
		Device: Range{base, half},
		Server: Range{base + half, quarter},
		Host:   Range{base + half + quarter, quarter},
	}, nil
}
