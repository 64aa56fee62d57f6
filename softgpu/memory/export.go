package memory

import (
	"golang.org/x/sys/unix"

	"ferry/api/cu"
)

// Memory that is made to be exported is a file of its own (createShared), so that
// it lives as long as any process has it and shows no process anything else.

// Export returns a descriptor of an allocation's own file. False: it has none,
// or there are no descriptors left.
func (m *Space) Export(a *Allocation) (int, bool) {
	if a.fd < 0 {
		return -1, false
	}
	fd, err := unix.FcntlInt(uintptr(a.fd), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return -1, false
	}
	m.exported(a)
	return fd, true
}

// ImportFile opens memory of another process, or of this one. It takes nothing
// of the device's memory: the process that made it has paid for it.
func ImportFile(p *Physical, given int, size uint64) (*Allocation, cu.Result) {
	var st unix.Stat_t
	if err := unix.Fstat(given, &st); err != nil || st.Size <= 0 || size != 0 && uint64(st.Size) != size || !Aligned(uint64(st.Size)) {
		return nil, cu.CUDA_ERROR_INVALID_VALUE
	}
	size = uint64(st.Size)
	fd, err := unix.FcntlInt(uintptr(given), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	return &Allocation{
		Phys: p, Size: size, pages: []Range{{0, size}}, refs: 1, fd: fd, imported: true,
		Types: cu.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR,
	}, cu.CUDA_SUCCESS
}
