package memory

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"unsafe"

	"golang.org/x/sys/unix"
)

// A region is a reserved range of device addresses. All of it is reserved in
// this process too, possibly at another address; the parts that are mapped are
// accessible, touching the rest would be a crash.
type region struct {
	Range
	host unsafe.Pointer
}

func reserveRegion(r Range) (*region, error) {
	// Preferably where the client cannot have memory of its own either: see
	// HostRegister.
	p, err := unix.MmapPtr(-1, 0, unsafe.Add(nil, r.Base), uintptr(r.Size), unix.PROT_NONE,
		unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE)
	if err != nil {
		return nil, fmt.Errorf("softgpu: reserving %d MiB of addresses: %w", r.Size>>20, err)
	}
	return &region{Range: r, host: p}, nil
}

// hostRegion is memory of this process at the address it has anyway. It is
// somebody else's: nothing of it is mapped or unmapped here.
func hostRegion(mem []byte) *region {
	p := unsafe.Pointer(unsafe.SliceData(mem))
	return &region{Range: Range{uint64(uintptr(p)), uint64(len(mem))}, host: p}
}

func (r *region) at(addr uint64) unsafe.Pointer { return unsafe.Add(r.host, uintptr(addr-r.Base)) }

// bytes views device memory. The caller knows that it is mapped.
func (r *region) bytes(addr, size uint64) []byte {
	return unsafe.Slice((*byte)(r.at(addr)), size)
}

// attach makes [addr, addr+size) show the file from off on.
func (r *region) attach(addr, size uint64, fd int, off uint64) error {
	p := r.at(addr)
	_, err := unix.MmapPtr(fd, int64(off), p, uintptr(size), unix.PROT_READ|unix.PROT_WRITE,
		unix.MAP_SHARED|unix.MAP_FIXED|unix.MAP_NORESERVE)
	if err != nil {
		return err
	}
	// Huge pages are a wish; many kernels do not offer them for files.
	_ = unix.Madvise(r.bytes(addr, size), unix.MADV_HUGEPAGE)
	return nil
}

// blank makes [addr, addr+size) show memory that is nobody's: what is written
// there is lost. It reports whether it could.
func (r *region) blank(addr, size uint64) bool {
	_, err := unix.MmapPtr(-1, 0, r.at(addr), uintptr(size), unix.PROT_READ|unix.PROT_WRITE,
		unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_FIXED|unix.MAP_NORESERVE)
	return err == nil
}

// detach makes [addr, addr+size) inaccessible again.
func (r *region) detach(addr, size uint64) {
	// Should it fail, the old pages stay visible to us; nothing refers to them.
	_, _ = unix.MmapPtr(-1, 0, r.at(addr), uintptr(size), unix.PROT_NONE,
		unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_FIXED|unix.MAP_NORESERVE)
}

func (r *region) unreserve() {
	_ = unix.MunmapPtr(r.host, uintptr(r.Size))
}

// MemoryFile makes the file whose pages are a device's memory. It has no name
// in any file system and its pages exist once touched. Nobody can make it shorter: other
// processes that open shared memory map it, and the daemon publishes no other files.
func MemoryFile(name string, size uint64) (int, error) {
	fd, err := unix.MemfdCreate(name, unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		return -1, fmt.Errorf("softgpu: memory file: %w", err)
	}
	if err = unix.Ftruncate(fd, int64(size)); err == nil {
		_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, unix.F_SEAL_SHRINK)
	}
	if err != nil {
		unix.Close(fd)
		return -1, fmt.Errorf("softgpu: memory file of %d MiB: %w", size>>20, err)
	}
	return fd, nil
}

// punch gives pages back to the system; they read as zero from then on.
func punch(fd int, off, size uint64) error {
	return unix.Fallocate(fd, unix.FALLOC_FL_PUNCH_HOLE|unix.FALLOC_FL_KEEP_SIZE, int64(off), int64(size))
}

func closeFile(fd int) { unix.Close(fd) }

// hostMemory is the RAM this process may count on: the machine's, or the
// control group's when that is less.
func hostMemory() uint64 {
	var info unix.Sysinfo_t
	ram := uint64(4 << 30)
	if unix.Sysinfo(&info) == nil {
		ram = uint64(info.Totalram) * uint64(info.Unit)
	}
	b, err := os.ReadFile("/sys/fs/cgroup/memory.max")
	if err != nil {
		return ram
	}
	if n, err := strconv.ParseUint(strings.TrimSpace(string(b)), 10, 64); err == nil && n > 0 {
		ram = min(ram, n)
	}
	return ram
}
