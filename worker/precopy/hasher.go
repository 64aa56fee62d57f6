package precopy

import (
	"encoding/binary"
	"errors"
	"fmt"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/device"
)

// A Span is memory of a device.
type Span struct{ Addr, Size uint64 }

// A hasher has a device compute sums. It belongs to a context of the program, and uses a stream of its own there that gives way to
// all others.
type hasher struct {
	dev    device.Device
	ctx    cu.Context
	module cu.Module
	kernel cu.Function
	stream cu.Stream
	mem    []byte // of the host, which the device uses in place: spans, and behind them sums
}

// Sizes of a hasher's memory.
const (
	perLaunch   = 32 << 10
	sumsAt      = perLaunch * spanSize
	hasherBytes = perLaunch * (spanSize + sumSize)
)

// newHasher makes a hasher in a context. It needs no memory of the device but for its code.
func newHasher(dev device.Device, ctx cu.Context) (h *hasher, err error) {
	h = &hasher{dev: dev, ctx: ctx}
	defer func() {
		if err != nil {
			h.end(true)
			h = nil
		}
	}()
	if rc := dev.CtxSetCurrent(ctx); rc != cu.CUDA_SUCCESS {
		return h, rc
	}
	defer dev.CtxSetCurrent(0)
	least, _, rc := dev.CtxGetStreamPriorityRange()
	if rc == cu.CUDA_SUCCESS {
		h.stream, rc = dev.StreamCreateWithPriority(uint32(cu.CU_STREAM_NON_BLOCKING), least)
	}
	if rc == cu.CUDA_SUCCESS {
		var log device.Log
		if h.module, log, rc = dev.LoadModule([]byte(kernel), nil); rc != cu.CUDA_SUCCESS {
			return h, fmt.Errorf("%w: %s", rc, log.Errors)
		}
		h.kernel, rc = dev.ModuleGetFunction(h.module, "ferry_sums")
	}
	if rc != cu.CUDA_SUCCESS {
		return h, rc
	}
	mem, err := unix.Mmap(-1, 0, hasherBytes, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_POPULATE)
	if err != nil {
		return h, err
	}
	if rc = dev.HostRegister(mem); rc != cu.CUDA_SUCCESS {
		return h, errors.Join(rc, unix.Munmap(mem))
	}
	h.mem = mem
	return h, nil
}

// end gives everything back. alive says whether the context is still there: what belongs to it ended with it.
func (h *hasher) end(alive bool) {
	if alive {
		h.dev.CtxSetCurrent(h.ctx)
	}
	if h.mem != nil {
		h.dev.HostUnregister(h.mem)
		_ = unix.Munmap(h.mem)
	}
	if !alive {
		return
	}
	if h.module != 0 {
		h.dev.ModuleUnload(h.module)
	}
	if h.stream != 0 {
		h.dev.StreamDestroy(h.stream)
	}
	h.dev.CtxSetCurrent(0)
}

// sums computes the sums of spans, whose addresses are multiples of 16.
func (h *hasher) sums(k Key, spans []Span) (list []Sum, err error) {
	if rc := h.dev.CtxSetCurrent(h.ctx); rc != cu.CUDA_SUCCESS {
		return nil, rc
	}
	defer h.dev.CtxSetCurrent(0)
	for len(spans) > 0 {
		n := min(len(spans), perLaunch)
		if list, err = h.launch(k, spans[:n], list); err != nil {
			return nil, err
		}
		spans = spans[n:]
	}
	return list, nil
}

func (h *hasher) launch(k Key, spans []Span, list []Sum) ([]Sum, error) {
	n := uint64(len(spans))
	for i, s := range spans {
		binary.LittleEndian.PutUint64(h.mem[i*spanSize:], s.Addr)
		binary.LittleEndian.PutUint64(h.mem[i*spanSize+8:], s.Size)
	}
	at := addressOf(h.mem)
	params := make([]byte, 0, 32)
	for _, v := range []uint64{at, at + sumsAt, k[0], k[1]} {
		params = binary.LittleEndian.AppendUint64(params, v)
	}
	rc := h.dev.LaunchKernel(&device.Launch{Func: h.kernel, Grid: [3]uint32{uint32(n), 1, 1}, Block: [3]uint32{threads, 1, 1}, Stream: h.stream, Params: params})
	if rc == cu.CUDA_SUCCESS {
		rc = h.dev.StreamSynchronize(h.stream)
	}
	out := h.mem[sumsAt : sumsAt+n*sumSize]
	for i := range spans {
		word := func(at int) uint64 { return binary.LittleEndian.Uint64(out[i*sumSize+at:]) }
		list = append(list, Sum{word(0), word(8), word(16) == 0})
	}
	return list, rc.Err()
}
