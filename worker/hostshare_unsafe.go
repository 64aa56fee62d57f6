package worker

import (
	"sync/atomic"
	"unsafe"

	"ferry/api/cu"
	"ferry/wire"

	"golang.org/x/sys/unix"
)

// shared is a piece of the client's pinned memory, mapped here at the client's
// own address and registered with the device.
type shared struct {
	size uint64
	mem  []byte
	uses atomic.Int32 // pieces the device is at, see staged.go
}

// at finds a part of it; nil where there is none.
func (s *shared) at(offset, width, rows uint64) []byte {
	if s == nil || width == 0 || rows == 0 || width > s.size || rows > s.size/width || offset > s.size-width*rows {
		return nil
	}
	return s.mem[offset : offset+width*rows : offset+width*rows]
}

// cmdHostShare maps what the client sent along. The file must be sealed: a
// client that shrank it later would kill the worker at the next touch.
func (w *Worker) cmdHostShare(q *wire.HostShareRequest, _ *wire.HostShareReply) cu.Result {
	fd, ok := w.client.ReceiveFile()
	if !ok {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	defer unix.Close(fd)
	addr := uint64(q.Addr)
	if w.current == nil || q.Size == 0 || !w.s.Windows.Host.Contains(addr, q.Size) || addr%4096 != 0 || w.shared[addr] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	size := (q.Size + 4095) &^ 4095
	if !w.hostBudget.hasRoom(size) {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	var st unix.Stat_t
	seals, err := unix.FcntlInt(uintptr(fd), unix.F_GET_SEALS, 0)
	if err != nil || seals&unix.F_SEAL_SHRINK == 0 || unix.Fstat(fd, &st) != nil || uint64(st.Size) < size {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	got, err := unix.MmapPtr(fd, 0, unsafe.Add(nil, addr), uintptr(size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED|unix.MAP_FIXED_NOREPLACE)
	if err != nil || uint64(uintptr(got)) != addr {
		w.log.Info("pinned memory cannot be shared", "address", addr, "why", err)
		if err == nil {
			_ = unix.MunmapPtr(got, uintptr(size))
		}
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	s := &shared{size: size, mem: unsafe.Slice((*byte)(got), size)}
	if rc := w.dev.HostRegister(s.mem); rc != cu.CUDA_SUCCESS {
		_ = unix.MunmapPtr(got, uintptr(size))
		return rc
	}
	if w.shared == nil {
		w.shared = map[uint64]*shared{}
	}
	w.shared[addr] = s
	w.hostBudget.add(size)
	return cu.CUDA_SUCCESS
}

// cmdHostUnshare follows a synchronise of the client's: nothing uses it now.
// What is known to be used stays.
func (w *Worker) cmdHostUnshare(q *wire.HostUnshareRequest) cu.Result {
	s := w.shared[uint64(q.Addr)]
	if s == nil || s.uses.Load() != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	delete(w.shared, uint64(q.Addr))
	w.hostBudget.sub(s.size)
	rc := w.dev.HostUnregister(s.mem)
	_ = unix.MunmapPtr(unsafe.Pointer(&s.mem[0]), uintptr(s.size))
	return rc
}
