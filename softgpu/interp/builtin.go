package interp

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"ferry/softgpu/interp/printf"
)

// A builtinFn is a function of the device runtime that programs call by name.
// It runs for one lane: arg reads an argument, ret is its result.
type builtinFn func(w *warp, lane int, arg func(i int) uint64) (ret uint64, ok bool)

type builtin struct {
	fn         builtinFn
	args, rets int
	// wide is fn for a function with arguments of more than 8 bytes.
	wide func(w *warp, lane int, site *callSite) (ret uint64, ok bool)
}

var builtins = map[string]builtin{}

func init() {
	for name, b := range map[string]builtin{
		"vprintf":      {fn: vprintf, args: 2, rets: 1},
		"__assertfail": {fn: assertFail, args: 5, rets: 0},
		"malloc":       {fn: deviceMalloc, args: 1, rets: 1},
		"free":         {fn: deviceFree, args: 1, rets: 0},
		// Without a graph around it there is no handle to set.
		"cudaGraphSetConditional": {fn: setConditional, args: 2, rets: 0},
		// Calls the compiler leaves when it could not inline them.
		"__nv_aligned_device_malloc": {fn: deviceMalloc, args: 1, rets: 1},
	} {
		builtins[name] = b
	}
}

// Builtin tells the names of such functions: they need no definition.
func Builtin(name string) bool {
	_, ok := builtins[name]
	return ok
}

// opBuiltin calls a builtin for each lane in turn, lowest first: that is the
// order in which printf's output appears.
func opBuiltin(w *warp, in *inst) bool {
	site := in.x.call
	for m := w.act; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros32(m)
		arg := func(i int) uint64 { return w.slotValue(site.args[i], lane) }
		ret, ok := site.builtin(w, lane, arg)
		if !ok {
			return false
		}
		if len(site.rets) > 0 {
			w.setSlot(site.rets[0], lane, ret)
		}
	}
	w.begin() // it may have been free
	return true
}

// slotValue reads up to 8 bytes of an argument in the current frame.
func (w *warp) slotValue(s slot, lane int) uint64 {
	if s.inRg {
		return w.raw(s.reg, uint8(s.size), lane)
	}
	var v [8]byte
	stack := w.local[uint32(lane)*w.stack:]
	copy(v[:min(s.size, 8)], stack[w.frame.local+s.off:])
	return binary.LittleEndian.Uint64(v[:])
}

// setSlot writes a result of up to 8 bytes.
func (w *warp) setSlot(s slot, lane int, v uint64) {
	if s.inRg {
		w.setRaw(s.reg, uint8(s.size), lane, v)
		return
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	stack := w.local[uint32(lane)*w.stack:]
	copy(stack[w.frame.local+s.off:][:min(s.size, 8)], b[:])
}

// cstring reads a NUL-terminated string at a generic address.
func (w *warp) cstring(addr uint64, lane int) (string, bool) {
	var out []byte
	var b [1]byte
	for len(out) < printf.MaxString {
		if !w.bytesAt(addr+uint64(len(out)), 1, lane, b[:]) {
			return "", false
		}
		if b[0] == 0 {
			return string(out), true
		}
		out = append(out, b[0])
	}
	return string(out), true
}

// print hands text to the launch's sink; without one it is dropped, as a
// device drops it whose buffer nobody reads.
func say(to func([]byte), text []byte) {
	if to != nil && len(text) > 0 {
		to(text)
	}
}

// vprintf has the format in its first argument and a pointer to the packed
// arguments in its second; both are generic addresses.
func vprintf(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	format, ok := w.cstring(arg(0), lane)
	if !ok {
		return 0, w.fail(IllegalAddress, lane, arg(0), 1)
	}
	args := arg(1)
	var b [8]byte
	read := func(off uint64, n int) (uint64, bool) {
		clear(b[:])
		if !w.bytesAt(args+off, n, lane, b[:n]) {
			return 0, false
		}
		return binary.LittleEndian.Uint64(b[:]), true
	}
	text, count := printf.Format(format, read, func(addr uint64) (string, bool) { return w.cstring(addr, lane) })
	say(w.block.launch.Printf, text)
	return uint64(uint32(count)), true
}

// assertFail prints what CUDA prints and ends the launch.
func assertFail(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	text := func(i int) string {
		s, _ := w.cstring(arg(i), lane)
		return s
	}
	msg, file, line, fn := text(0), text(1), int32(arg(2)), text(3)
	b, t := w.block.ctaid, w.block.thread(w.index*warpSize+uint32(lane))
	say(w.block.launch.Complain, fmt.Appendf(nil, "%s:%d: %s: block: [%d,%d,%d], thread: [%d,%d,%d] Assertion `%s` failed.\n",
		file, line, fn, b[0], b[1], b[2], t[0], t[1], t[2], msg))
	w.fail(Assert, lane, 0, 0)
	w.fault.Message = fmt.Sprintf("%s:%d: %s: %s", file, line, fn, msg)
	return 0, false
}

// deviceMalloc returns null when the memory has no heap, which programs must
// expect.
func deviceMalloc(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	h, ok := w.block.launch.Mem.(Heap)
	if !ok {
		return 0, true
	}
	return h.Malloc(arg(0)), true
}

// setConditional sets what a conditional node of the kernel's graph reads.
func setConditional(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	if c, ok := w.block.launch.Mem.(Conditions); ok {
		c.SetConditional(arg(0), uint32(arg(1)))
	}
	return 0, true
}

// deviceFree ignores null, as C does.
func deviceFree(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	if h, ok := w.block.launch.Mem.(Heap); ok && arg(0) != 0 {
		h.Free(arg(0))
	}
	return 0, true
}
