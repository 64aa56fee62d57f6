package hostmem

import (
	"sync/atomic"
	"unsafe"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/session"
	"ferry/wire"
)

// A Shared is a piece of the client's pinned memory, mapped at the client's own address and
// registered with the device.
type Shared struct {
	size uint64
	mem  []byte
	fd   int          // of the client's file, for a worker to which the session is moved; -1: not kept
	ctx  uint32       // index of the context in which it was registered
	uses atomic.Int32 // pieces that the device copies; see pieces.go in package copies
}

// maxFiles bounds the descriptors that are kept. A session with more shared memory is not moved.
const maxFiles = 4096

// At is a part of the memory, nil where there is none. s may be nil.
func (s *Shared) At(offset, width, rows uint64) []byte {
	if s == nil || width == 0 || rows == 0 || width > s.size || rows > s.size/width || offset > s.size-width*rows {
		return nil
	}
	return s.mem[offset : offset+width*rows : offset+width*rows]
}

// CmdHostShare maps the file that the client sent along. The file must be sealed: a client
// that shrank it later would kill the worker at the next access.
func (hm *HostMemory) CmdHostShare(q *wire.HostShareRequest, _ *wire.HostShareReply) cu.Result {
	fd, ok := hm.conn.ReceiveFile()
	if !ok {
		return cu.CUDA_ERROR_NOT_SUPPORTED
	}
	defer unix.Close(fd)
	if hm.gpu.Current == nil || hm.shared[uint64(q.Addr)] != nil {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	s, rc := hm.mapShared(session.Range{Base: uint64(q.Addr), Size: q.Size}, fd)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	if rc := hm.dev.HostRegister(s.mem); rc != cu.CUDA_SUCCESS {
		s.unmap()
		return rc
	}
	s.ctx = hm.gpu.Current.Home().Index
	hm.addMapped(uint64(q.Addr), s)
	return cu.CUDA_SUCCESS
}

// mapShared maps a file of the client at the client's own address, as far as that is its to share.
func (hm *HostMemory) mapShared(at session.Range, fd int) (*Shared, cu.Result) {
	if at.Size == 0 || !hm.s.Windows.Host.Contains(at.Base, at.Size) || at.Base%4096 != 0 {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	size := (at.Size + 4095) &^ 4095
	if !hm.accounts.Host.HasRoom(size) {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	var st unix.Stat_t
	seals, err := unix.FcntlInt(uintptr(fd), unix.F_GET_SEALS, 0)
	if err != nil || seals&unix.F_SEAL_SHRINK == 0 || unix.Fstat(fd, &st) != nil || uint64(st.Size) < size {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	got, err := unix.MmapPtr(fd, 0, unsafe.Add(nil, at.Base), uintptr(size), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED|unix.MAP_FIXED_NOREPLACE)
	if err != nil || uint64(uintptr(got)) != at.Base {
		hm.log.Info("pinned memory cannot be shared", "address", at.Base, "why", err)
		if err == nil {
			_ = unix.MunmapPtr(got, uintptr(size))
		}
		return nil, cu.CUDA_ERROR_NOT_SUPPORTED
	}
	s := &Shared{size: size, mem: unsafe.Slice((*byte)(got), size), fd: -1}
	if len(hm.shared) < maxFiles {
		if s.fd, err = unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 0); err != nil {
			s.fd = -1
		}
	}
	return s, cu.CUDA_SUCCESS
}

// addMapped notes shared memory that is mapped and registered.
func (hm *HostMemory) addMapped(addr uint64, s *Shared) {
	hm.shared[addr] = s
	hm.accounts.Host.Add(s.size)
}

// unmap ends the mapping.
func (s *Shared) unmap() {
	_ = unix.MunmapPtr(unsafe.Pointer(&s.mem[0]), uintptr(s.size))
	if s.fd >= 0 {
		_ = unix.Close(s.fd)
	}
}

// CmdHostUnshare unmaps shared memory. The client has synchronised before: no work uses it.
// Memory that is known to be in use stays.
func (hm *HostMemory) CmdHostUnshare(q *wire.HostUnshareRequest) cu.Result {
	s := hm.shared[uint64(q.Addr)]
	if s == nil || s.uses.Load() != 0 {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	delete(hm.shared, uint64(q.Addr))
	hm.accounts.Host.Sub(s.size)
	rc := hm.dev.HostUnregister(s.mem)
	s.unmap()
	return rc
}

// AddUse notes that the device has begun (1) or ended (-1) to copy a piece of the memory.
// Memory in use is not unshared.
func (s *Shared) AddUse(n int32) { s.uses.Add(n) }

// InUse reports whether the device copies a piece of the memory.
func (s *Shared) InUse() bool { return s.uses.Load() != 0 }
