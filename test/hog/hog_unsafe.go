// Package hog takes threads as a hostile worker would: until the kernel gives it no more. A program
// of Go cannot do that by itself, since its runtime ends it at the first thread that it does not get.
// Only tests use it.
package hog

import (
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// sleepForever is what the threads execute: pause, again and again.
var sleepForever = []byte{
	0xb8, 0x22, 0x00, 0x00, 0x00, // mov eax, 34 (pause)
	0x0f, 0x05, // syscall
	0xeb, 0xf7, // jmp to the beginning
}

// threadFlags are those of a thread of this process.
const threadFlags = unix.CLONE_VM | unix.CLONE_FS | unix.CLONE_FILES | unix.CLONE_SIGHAND | unix.CLONE_THREAD | unix.CLONE_SYSVSEM

// Threads makes up to most threads, which sleep until the process ends, and returns how many there
// are and why there are no more. It is for x86-64.
func Threads(most int) (made int, refused error) {
	if runtime.GOARCH != "amd64" {
		return 0, unix.ENOTSUP
	}
	code, err := unix.Mmap(-1, 0, 1<<12, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
	if err != nil {
		return 0, err
	}
	copy(code, sleepForever)
	if err := unix.Mprotect(code, unix.PROT_READ|unix.PROT_EXEC); err != nil {
		return 0, err
	}
	// The new thread returns from the system call on a stack whose only word is where to go on. All
	// threads may have the same one: they read it once.
	stack, err := unix.Mmap(-1, 0, 1<<12, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
	if err != nil {
		return 0, err
	}
	top := (*[512]uintptr)(unsafe.Pointer(&stack[0]))
	for i := range top {
		top[i] = uintptr(unsafe.Pointer(&code[0]))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	// Signals are for threads that Go knows.
	all, before := unix.Sigset_t{}, unix.Sigset_t{}
	for i := range all.Val {
		all.Val[i] = ^uint64(0)
	}
	if err := unix.PthreadSigmask(unix.SIG_SETMASK, &all, &before); err != nil {
		return 0, err
	}
	defer func() { _ = unix.PthreadSigmask(unix.SIG_SETMASK, &before, nil) }()
	for made < most {
		if _, _, errno := unix.RawSyscall(unix.SYS_CLONE, threadFlags, uintptr(unsafe.Pointer(&top[256])), 0); errno != 0 {
			return made, errno
		}
		made++
	}
	return made, nil
}
