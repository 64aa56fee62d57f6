package confine

import "golang.org/x/sys/unix"

// The filter names what is forbidden, not what is allowed. A list of what is
// allowed would have to hold all that NVIDIA's closed library does in any version
// and on any GPU, and a call missing from it would end a client's work at some
// rare moment; the list below holds what neither it, nor Go, nor a C library needs
// to use a device that is open, and what a worker could reach beyond itself with.
//
//   - Programs and processes: a worker starts none. Threads it may start.
//   - Other processes: none may be traced, read, written, signalled or have its
//     descriptors taken. Signals to itself pass: Go's scheduler needs them.
//   - Ways out: no connection to anything unless Spec.Connect says so, no socket
//     but Unix streams and packets (NVIDIA's library makes one to listen at), no
//     message queues, no System V memory that others of the user could attach to.
//   - The machine: mounts, namespaces, modules, keys, clocks, tracing, swapping.
//   - Ways around a filter: io_uring executes requests without system calls.
//
// A call that a library may try and can do without returns EPERM; a call that only an attacker
// makes ends the process. Calls newer than this list return ENOSYS, as on a kernel that does
// not have them; libraries expect that.

// An action is what happens to a call.
type action uint32

const (
	pass action = unix.SECCOMP_RET_ALLOW
	kill action = unix.SECCOMP_RET_KILL_PROCESS

	notPermitted action = unix.SECCOMP_RET_ERRNO | action(unix.EPERM)
	notThere     action = unix.SECCOMP_RET_ERRNO | action(unix.ENOSYS)
	noFamily     action = unix.SECCOMP_RET_ERRNO | action(unix.EAFNOSUPPORT)
)

// newest is the last call that was considered for this list.
const newest = unix.SYS_FILE_SETATTR

// hostile are calls that nothing in a worker makes by mistake.
var hostile = []uint32{
	unix.SYS_EXECVE, unix.SYS_EXECVEAT, // no child is ever there to make them, see clone
	unix.SYS_PTRACE, unix.SYS_PROCESS_VM_READV, unix.SYS_PROCESS_VM_WRITEV,
	unix.SYS_MOUNT, unix.SYS_UMOUNT2, unix.SYS_PIVOT_ROOT, unix.SYS_CHROOT, unix.SYS_MOVE_MOUNT, unix.SYS_OPEN_TREE,
	unix.SYS_FSOPEN, unix.SYS_FSCONFIG, unix.SYS_FSMOUNT, unix.SYS_FSPICK, unix.SYS_MOUNT_SETATTR, unix.SYS_OPEN_TREE_ATTR,
	unix.SYS_SETNS, unix.SYS_UNSHARE,
	unix.SYS_BPF, unix.SYS_KEXEC_LOAD, unix.SYS_KEXEC_FILE_LOAD, unix.SYS_REBOOT,
	unix.SYS_INIT_MODULE, unix.SYS_FINIT_MODULE, unix.SYS_DELETE_MODULE,
	unix.SYS_KEYCTL, unix.SYS_ADD_KEY, unix.SYS_REQUEST_KEY,
	unix.SYS_SWAPON, unix.SYS_SWAPOFF, unix.SYS_ACCT, unix.SYS_QUOTACTL, unix.SYS_QUOTACTL_FD,
	unix.SYS_OPEN_BY_HANDLE_AT,
}

// unneeded are calls that are refused.
var unneeded = []uint32{
	unix.SYS_IO_URING_SETUP, unix.SYS_IO_URING_ENTER, unix.SYS_IO_URING_REGISTER,
	unix.SYS_TKILL, unix.SYS_PIDFD_OPEN, unix.SYS_PIDFD_GETFD, unix.SYS_PIDFD_SEND_SIGNAL, unix.SYS_KCMP,
	unix.SYS_PROCESS_MADVISE, unix.SYS_PROCESS_MRELEASE, unix.SYS_MIGRATE_PAGES,
	unix.SYS_SHMGET, unix.SYS_SHMAT, unix.SYS_SHMCTL, unix.SYS_SEMGET, unix.SYS_SEMOP, unix.SYS_SEMCTL, unix.SYS_SEMTIMEDOP,
	unix.SYS_MSGGET, unix.SYS_MSGSND, unix.SYS_MSGRCV, unix.SYS_MSGCTL,
	unix.SYS_MQ_OPEN, unix.SYS_MQ_UNLINK,
	unix.SYS_USERFAULTFD, unix.SYS_PERF_EVENT_OPEN, unix.SYS_FANOTIFY_INIT, unix.SYS_NAME_TO_HANDLE_AT, unix.SYS_SYSLOG,
	unix.SYS_SETUID, unix.SYS_SETGID, unix.SYS_SETREUID, unix.SYS_SETREGID, unix.SYS_SETRESUID, unix.SYS_SETRESGID,
	unix.SYS_SETFSUID, unix.SYS_SETFSGID, unix.SYS_SETGROUPS, unix.SYS_CAPSET, unix.SYS_PERSONALITY,
	unix.SYS_SETHOSTNAME, unix.SYS_SETDOMAINNAME, unix.SYS_VHANGUP,
	unix.SYS_SETTIMEOFDAY, unix.SYS_CLOCK_SETTIME, unix.SYS_CLOCK_ADJTIME, unix.SYS_ADJTIMEX,
	unix.SYS_MKNODAT,
}

// conditional are calls of which only some are allowed.
func conditional(pid uint32) []rule {
	self := func(call uint32) rule { return rule{call: call, arg: 0, any: []uint32{pid}, other: notPermitted} }
	selfOrNone := func(call uint32) rule { return rule{call: call, arg: 0, any: []uint32{0, pid}, other: notPermitted} }
	return []rule{
		self(unix.SYS_KILL), self(unix.SYS_TGKILL), self(unix.SYS_RT_SIGQUEUEINFO), self(unix.SYS_RT_TGSIGQUEUEINFO),
		selfOrNone(unix.SYS_PRLIMIT64), selfOrNone(unix.SYS_MOVE_PAGES),
		// A thread has all of CLONE_THREAD's companions; a process has not this one.
		// clone3 has its flags in memory, which a filter cannot read; libc falls
		// back to clone.
		{call: unix.SYS_CLONE, arg: 0, mask: unix.CLONE_THREAD, any: []uint32{unix.CLONE_THREAD}, other: notPermitted},
		{call: unix.SYS_CLONE3, any: nil, other: notThere},
		{call: unix.SYS_SOCKET, arg: 0, any: []uint32{unix.AF_UNIX}, other: noFamily},
		// A datagram socket sends anywhere without connecting.
		{call: unix.SYS_SOCKET, arg: 1, mask: 0xf, any: []uint32{unix.SOCK_STREAM, unix.SOCK_SEQPACKET}, other: notPermitted},
		{call: unix.SYS_SOCKETPAIR, arg: 1, mask: 0xf, any: []uint32{unix.SOCK_STREAM, unix.SOCK_SEQPACKET}, other: notPermitted},
		// A TCP connection that lingers has whoever closes its last descriptor wait: the daemon would, where a
		// worker leaves it on its way to the daemon and ends.
		{call: unix.SYS_SETSOCKOPT, arg: 2, none: []uint32{unix.SO_LINGER}, other: notPermitted},
		// Input for the program that reads the terminal to which the daemon logs.
		{call: unix.SYS_IOCTL, arg: 1, none: []uint32{unix.TIOCSTI, tiocLinux}, other: notPermitted},
	}
}

const tiocLinux = 0x541C // TIOCLINUX, which pastes
