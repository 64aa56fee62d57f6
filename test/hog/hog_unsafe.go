// Package hog takes threads as a hostile worker would: until the kernel gives it no more. A program
// of Go cannot do that by itself, since its runtime ends it at the first thread that it does not get.
// Only tests use it.
package hog

import (
	"encoding/binary"
	"runtime"
	"sync"
	"unsafe"

	"golang.org/x/sys/unix"
)

// sleepForever is what the threads execute: they wait at a futex, again and again. A sealed worker
// may do that, unlike pause.
func sleepForever(word uintptr) []byte {
	code := binary.LittleEndian.AppendUint64([]byte{0x48, 0xbf}, uint64(word)) // mov rdi, word
	return append(code,
		0xbe, 0x80, 0x00, 0x00, 0x00, // mov esi, FUTEX_WAIT_PRIVATE
		0x31, 0xd2, // xor edx, edx: while the word is 0
		0x4d, 0x31, 0xd2, // xor r10, r10: for ever
		0xb8, 0xca, 0x00, 0x00, 0x00, // mov eax, 202 (futex)
		0x0f, 0x05, // syscall
		0xeb, 0xe3, // jmp to the beginning
	)
}

// Prepare makes the code that the threads execute. A process that seals itself calls it before: a
// sealed one makes no code.
var Prepare = sync.OnceValues(func() ([]byte, error) {
	if runtime.GOARCH != "amd64" {
		return nil, unix.ENOTSUP
	}
	page, err := unix.Mmap(-1, 0, 1<<12, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS)
	if err != nil {
		return nil, err
	}
	copy(page, sleepForever(uintptr(unsafe.Pointer(&page[1024])))) // which stays 0
	return page, unix.Mprotect(page, unix.PROT_READ|unix.PROT_EXEC)
})

// threadFlags are those of a thread of this process.
const threadFlags = unix.CLONE_VM | unix.CLONE_FS | unix.CLONE_FILES | unix.CLONE_SIGHAND | unix.CLONE_THREAD | unix.CLONE_SYSVSEM

// Threads makes up to most threads, which sleep until the process ends, and returns how many there
// are and why there are no more. It is for x86-64.
func Threads(most int) (made int, refused error) {
	code, err := Prepare()
	if err != nil {
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
