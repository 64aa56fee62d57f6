package gpu

import (
	"testing"

	"golang.org/x/sys/unix"
)

// TestBelowCeiling: what is mapped meanwhile lies right below the ceiling, in whichever process; afterwards
// the addresses above are free again.
func TestBelowCeiling(t *testing.T) {
	place := func(size uintptr) uintptr {
		at, _, errno := unix.Syscall6(unix.SYS_MMAP, 0, size, unix.PROT_NONE, reserve, ^uintptr(0), 0)
		if errno != 0 {
			t.Fatal(errno)
		}
		_, _, _ = unix.Syscall(unix.SYS_MUNMAP, at, size, 0)
		return at
	}
	for _, size := range []uintptr{1 << 40, 1 << 32, 1 << 25} {
		var first, second uintptr
		BelowCeiling(func() { first = place(size) })
		BelowCeiling(func() { second = place(size) })
		if first+size > ceiling || first != second {
			t.Errorf("%#x bytes lie at %#x and %#x, not below %#x", size, first, second, uint64(ceiling))
		}
		var stack uintptr
		BelowCeiling(func() {
			var errno unix.Errno
			stack, _, errno = unix.Syscall6(unix.SYS_MMAP, 0, 8<<20, unix.PROT_READ|unix.PROT_WRITE, reserve, ^uintptr(0), 0)
			if errno != 0 || stack < ceiling {
				t.Errorf("a stack lies at %#x, where it is in the driver's way: %v", stack, errno)
			}
		})
		if _, _, errno := unix.Syscall(unix.SYS_MADVISE, stack, 8<<20, unix.MADV_DONTNEED); errno != 0 {
			t.Errorf("what another thread mapped meanwhile is gone: %v", errno)
		}
		_, _, _ = unix.Syscall(unix.SYS_MUNMAP, stack, 8<<20, 0)
		if at := place(size); at < ceiling {
			t.Errorf("afterwards %#x bytes lie at %#x", size, at)
		}
	}
}
