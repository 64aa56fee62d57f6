package main

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// nameProcess gives the process a name. Its first thread calls it, whose name that is.
func nameProcess(name string) {
	if text, err := unix.BytePtrFromString(name); err == nil {
		_ = unix.Prctl(unix.PR_SET_NAME, uintptr(unsafe.Pointer(text)), 0, 0, 0)
	}
}
