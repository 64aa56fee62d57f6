package confine

import "golang.org/x/sys/unix"

const auditArch = unix.AUDIT_ARCH_X86_64

// x32 is the bit of a third set of calls behind the same architecture number.
const x32 = 0x40000000

// Calls that only this architecture has.
var (
	hostileHere   = []uint32{unix.SYS_IOPL, unix.SYS_IOPERM, unix.SYS_MODIFY_LDT, unix.SYS_USELIB}
	dangerousHere = []uint32{
		unix.SYS_FORK, unix.SYS_VFORK, unix.SYS_MKNOD, unix.SYS__SYSCTL, unix.SYS_SYSFS, unix.SYS_USTAT,
		unix.SYS_CREATE_MODULE, unix.SYS_GET_KERNEL_SYMS, unix.SYS_QUERY_MODULE, unix.SYS_NFSSERVCTL,
	}
)

// callsHere are the old names of calls in calls.go: Go does not use them, C libraries do.
var callsHere = []row{
	{unix.SYS_OPEN, believed, "as openat", nil},
	{unix.SYS_CREAT, believed, "as openat", nil},
	{unix.SYS_STAT, driver, "as newfstatat", nil},
	{unix.SYS_LSTAT, believed, "as newfstatat", nil},
	{unix.SYS_ACCESS, believed, "as faccessat", nil},
	{unix.SYS_READLINK, believed, "as readlinkat", nil},
	{unix.SYS_GETDENTS, believed, "as getdents64", nil},
	{unix.SYS_MKDIR, driver, "as mkdirat", nil},
	{unix.SYS_RMDIR, believed, "as unlinkat", nil},
	{unix.SYS_UNLINK, driver, "as unlinkat", nil},
	{unix.SYS_RENAME, believed, "as renameat", nil},
	{unix.SYS_LINK, believed, "as linkat", nil},
	{unix.SYS_SYMLINK, believed, "as symlinkat", nil},
	{unix.SYS_POLL, driver, "as ppoll", nil},
	{unix.SYS_SELECT, believed, "as pselect6", nil},
	{unix.SYS_PIPE, believed, "as pipe2", nil},
	{unix.SYS_DUP2, believed, "as dup3", nil},
	{unix.SYS_EVENTFD, believed, "as eventfd2", nil},
	{unix.SYS_EPOLL_CREATE, believed, "as epoll_create1", nil},
	{unix.SYS_EPOLL_WAIT, believed, "as epoll_pwait", nil},
	{unix.SYS_TIME, believed, "as clock_gettime", nil},
	{unix.SYS_GETPGRP, believed, "libc", nil},
	{unix.SYS_PAUSE, believed, "as rt_sigsuspend", nil},
}
