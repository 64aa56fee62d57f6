package confine

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

// run executes a filter on one call, as the kernel does.
func run(t *testing.T, p []unix.SockFilter, arch, call uint32, args ...uint64) action {
	t.Helper()
	word := func(at uint32) uint32 {
		switch {
		case at == dataCall:
			return call
		case at == dataArch:
			return arch
		case at >= dataArgs && at%8 == 0 && int(at-dataArgs)/8 < len(args):
			return uint32(args[(at-dataArgs)/8])
		}
		return 0
	}
	acc := uint32(0)
	for i := 0; i < len(p); i++ {
		in := p[i]
		jump := func(holds bool) {
			if holds {
				i += int(in.Jt)
			} else {
				i += int(in.Jf)
			}
		}
		switch in.Code {
		case load:
			acc = word(in.K)
		case and:
			acc &= in.K
		case ifEqual:
			jump(acc == in.K)
		case ifAbove:
			jump(acc > in.K)
		case ifBits:
			jump(acc&in.K != 0)
		case give:
			return action(in.K)
		default:
			t.Fatalf("instruction %d: %+v", i, in)
		}
	}
	t.Fatal("the filter has no end")
	return 0
}

// TestFilter holds the verdicts of the filter against the lists. That the kernel
// takes it, and what a worker can still do, is tried in package daemon.
func TestFilter(t *testing.T) {
	const pid = 4711
	p := program(pid, false)
	if len(p) > 4096 {
		t.Fatalf("%d instructions are more than the kernel takes", len(p))
	}
	expect := func(want action, call uint32, args ...uint64) {
		t.Helper()
		if got := run(t, p, auditArch, call, args...); got != want {
			t.Errorf("call %d with %x: %#x, want %#x", call, args, uint32(got), uint32(want))
		}
	}
	for _, c := range append(hostile, ofArch[kill]...) {
		expect(kill, c)
	}
	for _, c := range append(unneeded, ofArch[notPermitted]...) {
		expect(notPermitted, c)
	}
	const nvidiaIoctl, uvmIoctl = 0xc020462a, 0x30000001
	for _, c := range []uint32{
		unix.SYS_READ, unix.SYS_WRITE, unix.SYS_OPENAT, unix.SYS_MMAP, unix.SYS_MPROTECT, unix.SYS_FUTEX, unix.SYS_EPOLL_PWAIT,
		unix.SYS_RECVMSG, unix.SYS_SENDMSG, unix.SYS_MEMFD_CREATE, unix.SYS_BIND, unix.SYS_LISTEN, unix.SYS_ACCEPT4, unix.SYS_EVENTFD2,
		unix.SYS_SCHED_SETAFFINITY, unix.SYS_MBIND, unix.SYS_EXIT_GROUP, unix.SYS_RT_SIGRETURN, newest,
	} {
		expect(pass, c)
	}
	expect(pass, unix.SYS_IOCTL, 5, nvidiaIoctl)
	expect(pass, unix.SYS_IOCTL, 5, uvmIoctl)
	expect(notPermitted, unix.SYS_IOCTL, 0, unix.TIOCSTI)
	expect(notPermitted, unix.SYS_IOCTL, 0, tiocLinux)
	expect(notPermitted, unix.SYS_IOCTL, 0, 1<<32|unix.TIOCSTI) // the kernel looks at 32 bits
	for _, c := range []uint32{unix.SYS_KILL, unix.SYS_TGKILL, unix.SYS_RT_SIGQUEUEINFO, unix.SYS_RT_TGSIGQUEUEINFO} {
		expect(pass, c, pid)
		expect(notPermitted, c, pid+1)
		expect(notPermitted, c, 0)
		expect(notPermitted, c, ^uint64(0))
	}
	expect(pass, unix.SYS_PRLIMIT64, 0)
	expect(pass, unix.SYS_PRLIMIT64, pid)
	expect(notPermitted, unix.SYS_PRLIMIT64, 1)
	expect(pass, unix.SYS_CLONE, unix.CLONE_VM|unix.CLONE_THREAD|unix.CLONE_SIGHAND)
	expect(notPermitted, unix.SYS_CLONE, unix.CLONE_VM|unix.CLONE_VFORK)
	expect(notThere, unix.SYS_CLONE3)
	expect(pass, unix.SYS_SOCKET, unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC)
	expect(pass, unix.SYS_SOCKET, unix.AF_UNIX, unix.SOCK_SEQPACKET|unix.SOCK_CLOEXEC)
	expect(notPermitted, unix.SYS_SOCKET, unix.AF_UNIX, unix.SOCK_DGRAM|unix.SOCK_NONBLOCK)
	expect(noFamily, unix.SYS_SOCKET, unix.AF_INET, unix.SOCK_STREAM)
	expect(notPermitted, unix.SYS_CONNECT)
	expect(pass, unix.SYS_SETSOCKOPT, 3, unix.SOL_SOCKET, unix.SO_SNDBUF)
	expect(notPermitted, unix.SYS_SETSOCKOPT, 3, unix.SOL_SOCKET, unix.SO_LINGER)
	expect(notThere, newest+1)
	expect(notThere, 100_000)
	if got := run(t, program(pid, true), auditArch, unix.SYS_CONNECT); got != pass {
		t.Errorf("connect where it is allowed: %#x", uint32(got))
	}
	if got := run(t, p, auditArch+1, unix.SYS_READ); got != kill {
		t.Errorf("another architecture's call: %#x", uint32(got))
	}
	if x32 != 0 {
		expect(kill, x32|unix.SYS_READ)
	}
}

// TestRemoveTemp removes what a hostile worker may have made.
func TestRemoveTemp(t *testing.T) {
	base := t.TempDir()
	kept := filepath.Join(base, "kept")
	if err := os.MkdirAll(filepath.Join(kept, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	dir, err := MakeTemp(base, os.Geteuid(), os.Getegid())
	if err != nil {
		t.Fatal(err)
	}
	for i := range 50 {
		name := filepath.Join(dir, fmt.Sprintf(".ferry-removing-%d", i))
		if i%3 == 0 {
			err = os.WriteFile(name, nil, 0o600)
		} else {
			err = os.MkdirAll(filepath.Join(name, "a", "b"), 0o700)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	at := dir
	for i := range 200 { // names that look like ours, closed folders, links out
		for _, err := range []error{
			os.MkdirAll(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7)), 0o700),
			os.WriteFile(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7), "f"), nil, 0o400),
			os.Symlink(kept, filepath.Join(at, "link")),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		at = filepath.Join(at, "d")
	}
	if err := os.Chmod(at, 0o100); err != nil {
		t.Fatal(err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Lstat(dir); !os.IsNotExist(err) {
		t.Errorf("it is still there: %v", err)
	}
	if _, err := os.Stat(filepath.Join(kept, "folder")); err != nil {
		t.Errorf("what a link led to: %v", err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Errorf("removing what is gone: %v", err)
	}
}
