package sessionpage

import (
	"testing"

	"golang.org/x/sys/unix"
)

// TestPageIsSealed: a worker can neither shorten the page, which would kill the daemon at its next
// look, nor take the seal away.
func TestPageIsSealed(t *testing.T) {
	p, page, doorbell, err := New()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _, _, _, _ = p.Close(), page.Close(), doorbell.Close(), p.Unmap() }()
	for _, size := range []int64{0, int64(pageSize) - 4096, int64(pageSize) + 4096} {
		if err := unix.Ftruncate(int(page.Fd()), size); err == nil {
			t.Fatalf("the page has %d bytes now", size)
		}
	}
	if _, err := unix.FcntlInt(page.Fd(), unix.F_ADD_SEALS, unix.F_SEAL_WRITE); err == nil {
		t.Error("a worker seals the page as it likes")
	}
}

// TestDeviceOutOfRange: there is no part of the page for a device that has no room.
func TestDeviceOutOfRange(t *testing.T) {
	p := Alone()
	for _, i := range []int{-1, MaxDevices, MaxDevices + 1, 1 << 30} {
		if p.Device(i) != nil {
			t.Errorf("device %d is in the page", i)
		}
	}
}
