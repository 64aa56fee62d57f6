package interp

import (
	"unsafe"
)

// space is a state space as the interpreter addresses it. Constants are global
// memory; parameters of device functions are local memory.
type space uint8

const (
	inGeneric space = iota
	inGlobal
	inShared
	inLocal
	inParam
	numSpaces
)

// A span is memory known to be valid: size bytes at p are found at addresses
// from base on. Global and generic spans remember the last allocation used.
type span struct {
	base uint64
	size uint64
	p    unsafe.Pointer
}

func spanOf(base uint64, b []byte) span {
	return span{base: base, size: uint64(len(b)), p: unsafe.Pointer(unsafe.SliceData(b))}
}

// holds reports whether n bytes at addr lie inside.
func (s *span) holds(addr, n uint64) bool {
	off := addr - s.base
	return off < s.size && s.size-off >= n
}

func (s *span) at(addr uint64) unsafe.Pointer { return unsafe.Add(s.p, uintptr(addr-s.base)) }

// begin drops remembered spans when the allocations have changed.
func (w *warp) begin() {
	if e := w.block.launch.Mem.Epoch(); e != w.epoch {
		w.epoch = e
		w.forget()
	}
}

// forget drops what is known about global memory.
func (w *warp) forget() {
	w.spans[inGlobal] = span{}
	w.spans[inGeneric] = span{}
	w.known = [len(w.known)]span{}
	w.near = [nearSpans]span{}
}

// find looks for a global address among the allocations used lately, then asks
// the device, and remembers the answer in place of the oldest.
func (w *warp) find(addr, n uint64) (span, bool) {
	for i := range w.known {
		if w.known[i].holds(addr, n) {
			return w.known[i], true
		}
	}
	base, mem, ok := w.block.launch.Mem.Span(addr)
	if !ok {
		return span{}, false
	}
	s := spanOf(base, mem)
	w.known[w.oldest%uint32(len(w.known))] = s
	w.oldest++
	return s, s.holds(addr, n)
}

// at finds n bytes at addr of a space for one lane, or records a fault and
// returns nil. It is the slow path: instructions try w.spans first.
func (w *warp) at(sp space, addr, n uint64, lane int) unsafe.Pointer {
	if addr&(n-1) != 0 {
		w.fail(Misaligned, lane, addr, int(n))
		w.fault.Space = spaceName(sp, addr)
		return nil
	}
	if w.watched {
		w.block.watch.loose(w, sp, addr, n)
	}
	s := &w.spans[sp]
	if s.holds(addr, n) {
		return s.at(addr)
	}
	if sp == inGeneric {
		// Windows other than global memory are not remembered: local
		// memory differs by lane, the rest is rare.
		switch addr &^ (windowSize - 1) {
		case SharedBase:
			return w.inWindow(inShared, addr-SharedBase, addr, n, lane)
		case LocalBase:
			return w.inWindow(inLocal, addr-LocalBase, addr, n, lane)
		case ParamBase:
			return w.inWindow(inParam, addr-ParamBase, addr, n, lane)
		}
	}
	switch sp {
	case inGeneric, inGlobal:
		if addr&^(windowSize-1) == WorkspaceBase {
			ws := spanBytes(w.block.launch.workspace, uint64(len(w.block.launch.workspace)*8))
			if off := addr - WorkspaceBase; ws.holds(off, n) {
				return ws.at(off)
			}
		}
		if got, ok := w.find(addr, n); ok {
			*s = got
			return s.at(addr)
		}
		w.failIn(inGlobal, lane, addr, n)
		return nil
	}
	return w.inWindow(sp, addr, addr, n, lane)
}

// inWindow finds memory by its offset in shared, local or parameter memory;
// addr is what a fault reports.
func (w *warp) inWindow(sp space, off, addr, n uint64, lane int) unsafe.Pointer {
	s := w.spans[sp]
	switch sp {
	case inLocal:
		// What is above belongs to nobody: calls that have returned.
		stack := w.local[uint64(lane)*uint64(w.stack):]
		s = spanOf(0, stack[:w.localEnd()])
	case inShared:
		if off >= rankUnit {
			s, off = w.remote(off, n)
		} else if base := uint64(w.block.launch.reservedBase()); off >= base {
			s = spanBytes(w.block.shared, base+reservedShared)
		}
	}
	if s.holds(off, n) {
		return s.at(off)
	}
	w.failIn(sp, lane, addr, n)
	return nil
}

// bytesAt copies n bytes at a generic address, for printf and its like. It
// reports false, without a fault, when they are not all there.
func (w *warp) bytesAt(addr uint64, n int, lane int, buf []byte) bool {
	saved := w.fault
	for i := range n {
		p := w.at(inGeneric, addr+uint64(i), 1, lane)
		if p == nil {
			w.fault = saved
			return false
		}
		buf[i] = *(*byte)(p)
	}
	return true
}

// putBytes writes to a generic address.
func (w *warp) putBytes(addr uint64, b []byte, lane int) bool {
	saved := w.fault
	for i := range b {
		p := w.at(inGeneric, addr+uint64(i), 1, lane)
		if p == nil {
			w.fault = saved
			return false
		}
		*(*byte)(p) = b[i]
	}
	return true
}

// spanBytes is the first n bytes of words, from address 0 of its space.
func spanBytes(words []uint64, n uint64) span {
	return span{size: n, p: unsafe.Pointer(unsafe.SliceData(words))}
}

// A paramBlock holds a kernel's parameters, aligned for any of them.
type paramBlock struct {
	words []uint64
	size  uint32
}

func newParamBlock(size uint32) paramBlock {
	return paramBlock{words: make([]uint64, (size+7)/8+1), size: size}
}

func (p paramBlock) fill(b []byte) {
	copy(unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(p.words))), p.size), b)
}
