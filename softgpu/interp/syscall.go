package interp

import "encoding/binary"

// libcudadevrt, the device runtime that nvcc links into programs, is PTX over a few
// functions that the driver provides. They are here. There are two sets, of equal
// meaning: cnp… of CUDA 5 to 11, and __cuda_syscall_cnpv2… since.

// A Questioner is implemented by a Memory that can answer what kernels ask about their
// device.
type Questioner interface {
	Device() int32
	DeviceCount() int32
	DeviceAttribute(attribute, device int32) (int32, bool)
	Limit(limit uint32) (uint64, bool)
}

func init() {
	for name, b := range map[string]builtin{
		"GetParameterBufferV2": {wide: bufferForKernel, args: 4, rets: 1},
		"LaunchDeviceV2":       {fn: launchBuffer, args: 2, rets: 1},
		"GetParameterBuffer":   {fn: bufferOfSize, args: 2, rets: 1},
		"LaunchDevice":         {fn: launchKernel, args: 6, rets: 1},
		"SetLastError":         {fn: setLastError, args: 1, rets: 1},
		"GetLastError":         {fn: lastError, rets: 1},
		"StreamCreate":         {fn: newStream, args: 2, rets: 1},
		"StreamDestroy":        {fn: inOrderAnyway, args: 1, rets: 1},
		"StreamWaitEvent":      {fn: inOrderAnyway, args: 3, rets: 1},
		"EventCreate":          {fn: newStream, args: 2, rets: 1},
		"EventRecord":          {fn: inOrderAnyway, args: 2, rets: 1},
		"EventDestroy":         {fn: inOrderAnyway, args: 1, rets: 1},
		"GetDevice":            {fn: ownDevice, args: 1, rets: 1},
		"GetDeviceCount":       {fn: countDevices, args: 1, rets: 1},
		"DeviceGetAttribute":   {fn: deviceAttribute, args: 3, rets: 1},
		"GetLimit":             {fn: deviceLimit, args: 2, rets: 1},
	} {
		builtins["cnp"+name] = b
		builtins["__cuda_syscall_cnpv2"+name] = b
	}
	for _, name := range Waits {
		builtins[name] = builtin{fn: waitForChildren, rets: 1}
	}
}

// Waits are the names of the function by which a kernel waits for its children. Devices
// of compute capability 9.0 and later have none.
var Waits = []string{"cudaDeviceSynchronize", "__cudaDeviceSynchronizeDeprecationAvoidance"}

// store writes a result of up to 8 bytes through a pointer.
func (w *warp) store(addr, v uint64, n, lane int) (uint64, bool) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	if !w.putBytes(addr, b[:n], lane) {
		return 0, w.fail(IllegalAddress, lane, addr, n)
	}
	return cnpSuccess, true
}

// dimensions reads three numbers.
func dimensions(b []byte) (d [3]uint32) {
	for i := range d {
		d[i] = binary.LittleEndian.Uint32(b[4*i:])
	}
	return d
}

// slotBytes reads an argument of any size.
func (w *warp) slotBytes(s slot, lane int, b []byte) {
	clear(b)
	stack := w.local[uint32(lane)*w.stack:]
	copy(b[:min(int(s.size), len(b))], stack[w.frame.local+s.off:])
}

// kernelAt is the kernel with an address.
func (w *warp) kernelAt(addr uint64) *Kernel {
	if fn := w.block.launch.Kernel.prog.funcAt(addr); fn != nil {
		return fn.kernel
	}
	return nil
}

// parameterBuffer takes memory for a child's parameters. Null tells a program that there
// is none.
func (w *warp) parameterBuffer(size uint64, c child) uint64 {
	h, ok := w.block.launch.Mem.(Heap)
	if !ok {
		return 0
	}
	addr := h.Malloc(max(size, 1))
	if addr == 0 {
		return 0
	}
	c.params = make([]byte, size)
	o := &w.block.launch.offspring
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.buffers == nil {
		o.buffers = map[uint64]child{}
	}
	o.buffers[addr] = c
	return addr
}

// bufferForKernel has a kernel, the dimensions of grid and block, and the bytes of shared
// memory.
func bufferForKernel(w *warp, lane int, site *callSite) (uint64, bool) {
	k := w.kernelAt(w.slotValue(site.args[0], lane))
	if k == nil {
		return 0, true
	}
	var b [12]byte
	c := child{kernel: k, shared: uint32(w.slotValue(site.args[3], lane)), by: w.block}
	w.slotBytes(site.args[1], lane, b[:])
	c.grid = dimensions(b[:])
	w.slotBytes(site.args[2], lane, b[:])
	c.block = dimensions(b[:])
	return w.parameterBuffer(uint64(k.ParamBytes), c), true
}

// bufferOfSize has alignment and size.
func bufferOfSize(w *warp, _ int, arg func(int) uint64) (uint64, bool) {
	const most = 1 << 16 // more than a kernel's parameters take
	size := uint64(uint32(arg(1)))
	if size > most {
		return 0, true
	}
	return w.parameterBuffer(size, child{by: w.block}), true
}

// launchFrom launches what a buffer was taken for, after fill has completed it.
func (w *warp) launchFrom(addr, stream uint64, lane int, fill func(*child) bool) (uint64, bool) {
	l := w.block.launch
	o := &l.offspring
	o.mu.Lock()
	c, ok := o.buffers[addr]
	delete(o.buffers, addr)
	o.mu.Unlock()
	if !ok || !fill(&c) {
		return cnpInvalidValue, true
	}
	ok = w.bytesAt(addr, len(c.params), lane, c.params)
	l.Mem.(Heap).Free(addr)
	if !ok {
		return cnpInvalidValue, true
	}
	if n := int(c.kernel.ParamBytes); len(c.params) < n {
		c.params = append(c.params, make([]byte, n-len(c.params))...)
	}
	return uint64(l.enqueue(c, stream)), true
}

// launchBuffer has a buffer and a stream.
func launchBuffer(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	return w.launchFrom(arg(0), arg(1), lane, func(c *child) bool { return c.kernel != nil })
}

// launchKernel has a kernel, a buffer, pointers to the dimensions of grid and block, the
// bytes of shared memory, and a stream.
func launchKernel(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	return w.launchFrom(arg(1), arg(5), lane, func(c *child) bool {
		var grid, block [12]byte
		if !w.bytesAt(arg(2), 12, lane, grid[:]) || !w.bytesAt(arg(3), 12, lane, block[:]) {
			return false
		}
		c.kernel, c.grid, c.block, c.shared = w.kernelAt(arg(0)), dimensions(grid[:]), dimensions(block[:]), uint32(arg(4))
		return c.kernel != nil
	})
}

// waitForChildren runs what the block has launched until now.
func waitForChildren(w *warp, lane int, _ func(int) uint64) (uint64, bool) {
	l := w.block.launch
	if err := l.runChildren(l.offspring.takeChildren(w.block), 1); err != nil {
		if f, ok := err.(*Fault); ok {
			w.fault = f
		} else {
			w.fail(IllegalInstruction, lane, 0, 0)
			w.fault.Message = err.Error()
		}
		return 0, false
	}
	return 0, true
}

func (w *warp) threadOf(lane int) thread {
	return thread{w.block.index, w.index*warpSize + uint32(lane)}
}

// setLastError returns what it was given: the device runtime answers its caller with that.
func setLastError(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	o := &w.block.launch.offspring
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.errors == nil {
		o.errors = map[thread]uint32{}
	}
	if at, code := w.threadOf(lane), uint32(arg(0)); code == 0 {
		delete(o.errors, at)
	} else if len(o.errors) < maxErrors {
		o.errors[at] = code
	}
	return uint64(uint32(arg(0))), true
}

func lastError(w *warp, lane int, _ func(int) uint64) (uint64, bool) {
	o := &w.block.launch.offspring
	o.mu.Lock()
	defer o.mu.Unlock()
	return uint64(o.errors[w.threadOf(lane)]), true
}

// newStream stores a new handle, of a stream or an event.
func newStream(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	o := &w.block.launch.offspring
	o.mu.Lock()
	o.streams++
	h := o.streams<<8 | 0x80 // no stream that has a meaning of its own
	o.mu.Unlock()
	return w.store(arg(0), h, 8, lane)
}

// inOrderAnyway is what orders launches: all run in the order in which they were given.
func inOrderAnyway(*warp, int, func(int) uint64) (uint64, bool) { return cnpSuccess, true }

func ownDevice(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	q, ok := w.block.launch.Mem.(Questioner)
	if !ok {
		return w.store(arg(0), 0, 4, lane)
	}
	return w.store(arg(0), uint64(q.Device()), 4, lane)
}

func countDevices(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	q, ok := w.block.launch.Mem.(Questioner)
	if !ok {
		return w.store(arg(0), 1, 4, lane)
	}
	return w.store(arg(0), uint64(q.DeviceCount()), 4, lane)
}

func deviceAttribute(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	if q, ok := w.block.launch.Mem.(Questioner); ok {
		if v, ok := q.DeviceAttribute(int32(arg(1)), int32(arg(2))); ok {
			return w.store(arg(0), uint64(uint32(v)), 4, lane)
		}
	}
	return cnpInvalidValue, true
}

func deviceLimit(w *warp, lane int, arg func(int) uint64) (uint64, bool) {
	if q, ok := w.block.launch.Mem.(Questioner); ok {
		if v, ok := q.Limit(uint32(arg(1))); ok {
			return w.store(arg(0), v, 8, lane)
		}
	}
	return cnpLimit, true
}
