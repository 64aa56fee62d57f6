package confine

import "golang.org/x/sys/unix"

// This file is the list of system calls that a sealed process may make, and why. What is not here is
// refused. How the list was made, and how a row is added, is in README.md.

// users are those who need a call.
type users uint8

const (
	soft     users = 1 << iota // a worker with the software GPU: recorded
	driver                     // a worker with NVIDIA's driver: recorded, or made by Ferry's own part of it
	believed                   // a worker with NVIDIA's driver: from public knowledge, not recorded yet
	proxy                      // the TLS proxy: recorded

	worker = soft | driver
	all    = worker | proxy
)

// A row allows a call to some users: always, or when one of the clauses holds. A call may have
// several rows for a user if all of them have clauses.
type row struct {
	call uint32
	by   users
	why  string
	when []clause
}

// when makes clauses of one test each.
func when(tests ...test) (c []clause) {
	for _, t := range tests {
		c = append(c, clause{t})
	}
	return c
}

// Clauses that several rows have.
var (
	onItself     = clause{{arg: 0, self: true}}
	onItselfOr0  = clause{{arg: 0, self: true, in: []uint32{0}}}
	always       = clause{}
	noCode       = clause{{arg: 2, mask: unix.PROT_EXEC, in: []uint32{0}}}
	noCodeNoHuge = clause{noCode[0], {arg: 3, mask: unix.MAP_HUGETLB, in: []uint32{0}}}
	// A thread shares memory and signal handlers with its process; nothing else that could be new is.
	aThread = clause{{arg: 0, mask: threadFlags | otherFlags, in: []uint32{threadFlags}}}

	stream = test{arg: 1, mask: 0xf, in: []uint32{unix.SOCK_STREAM}}
	// A datagram socket sends anywhere without connecting.
	connected = test{arg: 1, mask: 0xf, in: []uint32{unix.SOCK_STREAM, unix.SOCK_SEQPACKET}}
	ofUnix    = test{arg: 0, in: []uint32{unix.AF_UNIX}, other: noFamily}
	ofSocket  = test{arg: 1, in: []uint32{unix.SOL_SOCKET}}
	ofTCP     = test{arg: 1, in: []uint32{unix.IPPROTO_TCP}}
)

const (
	threadFlags = unix.CLONE_THREAD | unix.CLONE_VM | unix.CLONE_SIGHAND
	otherFlags  = unix.CLONE_VFORK | unix.CLONE_PARENT | unix.CLONE_PTRACE | unix.CLONE_PIDFD | unix.CLONE_NEWNS | unix.CLONE_NEWCGROUP |
		unix.CLONE_NEWUTS | unix.CLONE_NEWIPC | unix.CLONE_NEWUSER | unix.CLONE_NEWPID | unix.CLONE_NEWNET
)

var calls = []row{
	// Bytes to and from what is open: the client, the daemon, files.
	{unix.SYS_READ, all, "connections, files", nil},
	{unix.SYS_WRITE, all, "connections, the log, the doorbell", nil},
	{unix.SYS_CLOSE, all, "what is open", nil},
	{unix.SYS_PREAD64, all, "Go: the control group's share of processors, read again from time to time", nil},
	{unix.SYS_RECVMSG, all, "messages and descriptors from the client and the daemon", nil},
	{unix.SYS_SENDMSG, all, "answers; descriptors that a client shares", nil},
	{unix.SYS_RECVFROM, worker, "has the client left?", nil},
	{unix.SYS_SHUTDOWN, all, "the end of a connection", nil},
	{unix.SYS_PPOLL, worker, "waiting at a connection", nil},
	{unix.SYS_PWRITE64, worker, "memory of a suspended session, to files that the daemon gives; libc and the driver's cache of code", nil},
	{unix.SYS_READV, believed, "libc", nil},
	{unix.SYS_WRITEV, believed, "libc: abort's message", nil},
	{unix.SYS_SENDTO, believed, "the driver's socket for descriptors", nil},
	{unix.SYS_SENDFILE, believed, "libc++ and Go copy files with it", nil},
	{unix.SYS_COPY_FILE_RANGE, believed, "libc++ and Go copy files with it", nil},
	{unix.SYS_PSELECT6, believed, "libc: sleeping, waiting", nil},
	{unix.SYS_PIPE2, driver, "the driver: waking its threads", nil},
	{unix.SYS_DUP, driver, "the driver: output of kernels", nil},
	{unix.SYS_DUP3, believed, "the driver: output of kernels", nil},
	{unix.SYS_CLOSE_RANGE, believed, "libc", nil},

	// Waiting.
	{unix.SYS_FUTEX, all, "locks and wake-ups of Go and libc; rings in shared memory", nil},
	{unix.SYS_NANOSLEEP, all, "Go's scheduler", nil},
	{unix.SYS_SCHED_YIELD, all, "Go's scheduler; spinning", nil},
	{unix.SYS_EPOLL_CREATE1, all, "Go's poller, made at its first use", nil},
	{unix.SYS_EPOLL_CTL, all, "Go's poller", nil},
	{unix.SYS_EPOLL_PWAIT, all, "Go's poller", nil},
	{unix.SYS_EVENTFD2, all, "Go's poller; the driver's events", nil},
	{unix.SYS_RESTART_SYSCALL, all, "the kernel: a wait that a signal interrupted", nil},
	{unix.SYS_CLOCK_GETTIME, all, "clocks, where the kernel has no page for them", nil},
	{unix.SYS_GETTIMEOFDAY, worker, "clocks, where the kernel has no page for them", nil},
	{unix.SYS_CLOCK_NANOSLEEP, believed, "libc: sleeping", nil},
	{unix.SYS_CLOCK_GETRES, believed, "libc", nil},
	{unix.SYS_TIMERFD_CREATE, believed, "the driver: timeouts of its threads", nil},
	{unix.SYS_TIMERFD_SETTIME, believed, "the driver: timeouts of its threads", nil},
	{unix.SYS_TIMERFD_GETTIME, believed, "the driver: timeouts of its threads", nil},
	{unix.SYS_TIMER_CREATE, believed, "timers of the process: the kernel takes no thread of another", nil},
	{unix.SYS_TIMER_SETTIME, believed, "timers of the process", nil},
	{unix.SYS_TIMER_GETTIME, believed, "timers of the process", nil},
	{unix.SYS_TIMER_GETOVERRUN, believed, "timers of the process", nil},
	{unix.SYS_TIMER_DELETE, believed, "timers of the process", nil},
	{unix.SYS_SETITIMER, believed, "timers of the process", nil},
	{unix.SYS_GETITIMER, believed, "timers of the process", nil},

	// Memory. Only the driver makes memory executable, after it is sealed: its compiler is a library
	// that it loads when it first needs one.
	{unix.SYS_MMAP, all, "Go's heap, stacks; device memory, shared memory", []clause{noCodeNoHuge}},
	{unix.SYS_MMAP, driver, "code: libraries that the driver loads late", []clause{always}},
	{unix.SYS_MPROTECT, all, "Go's heap, stacks", []clause{noCode}},
	{unix.SYS_MPROTECT, believed, "code: libraries that the driver loads late", []clause{always}},
	{unix.SYS_MUNMAP, all, "Go's heap, stacks; device memory, shared memory", nil},
	{unix.SYS_MADVISE, all, "Go's heap; large pages for device memory", when(test{arg: 2, in: []uint32{
		unix.MADV_DONTNEED, unix.MADV_FREE, unix.MADV_HUGEPAGE, unix.MADV_NOHUGEPAGE, unix.MADV_COLLAPSE,
	}})},
	// Not MADV_MERGEABLE and MADV_PAGEOUT, which tell of the memory of others by their time.
	{unix.SYS_MADVISE, believed, "libc; the driver keeps its memory from children and dumps", when(test{arg: 2, in: []uint32{
		unix.MADV_NORMAL, unix.MADV_RANDOM, unix.MADV_SEQUENTIAL, unix.MADV_WILLNEED, unix.MADV_REMOVE, unix.MADV_DONTFORK, unix.MADV_DOFORK,
		unix.MADV_UNMERGEABLE, unix.MADV_DONTDUMP, unix.MADV_DODUMP, unix.MADV_WIPEONFORK, unix.MADV_KEEPONFORK, unix.MADV_POPULATE_READ,
		unix.MADV_POPULATE_WRITE, unix.MADV_DONTNEED_LOCKED,
	}})},
	{unix.SYS_MREMAP, believed, "libc: realloc", nil},
	{unix.SYS_BRK, all, "libc: malloc", nil},
	{unix.SYS_MINCORE, believed, "the driver: is an address mapped?", nil},
	{unix.SYS_MSYNC, believed, "libc; is an address mapped?", nil},
	{unix.SYS_MLOCK, believed, "the driver: pinned memory, up to the process's limit", nil},
	{unix.SYS_MLOCK2, believed, "the driver: pinned memory, up to the process's limit", nil},
	{unix.SYS_MUNLOCK, believed, "the driver: pinned memory", nil},
	{unix.SYS_MBIND, believed, "the driver: host memory near a GPU", nil},
	{unix.SYS_SET_MEMPOLICY, believed, "the driver: host memory near a GPU", nil},
	{unix.SYS_GET_MEMPOLICY, believed, "the driver: host memory near a GPU", nil},
	{unix.SYS_SET_MEMPOLICY_HOME_NODE, believed, "the driver: host memory near a GPU", nil},
	{unix.SYS_MOVE_PAGES, believed, "the driver: where is a page? Only of itself", []clause{onItselfOr0}},
	{unix.SYS_MEMFD_CREATE, worker, "device memory and events that clients share", when(test{arg: 1, mask: ^uint32(unix.MFD_CLOEXEC | unix.MFD_ALLOW_SEALING), in: []uint32{0}})},
	{unix.SYS_MEMFD_CREATE, believed, "the driver: memory that processes share; not large pages of the machine's", when(test{
		arg: 1, mask: ^uint32(unix.MFD_CLOEXEC | unix.MFD_ALLOW_SEALING | unix.MFD_NOEXEC_SEAL | unix.MFD_EXEC), in: []uint32{0},
	})},
	{unix.SYS_MEMBARRIER, believed, "libc and compilers; only commands about the process itself", when(test{arg: 0, in: []uint32{
		0, 1 << 3, 1 << 4, 1 << 5, 1 << 6, // QUERY; PRIVATE_EXPEDITED and its REGISTER; the same with SYNC_CORE
	}})},

	// Threads and signals of the process itself.
	{unix.SYS_CLONE, all, "threads; no processes", []clause{aThread}},
	{unix.SYS_EXIT, all, "the end of a thread", nil},
	{unix.SYS_EXIT_GROUP, all, "the end", nil},
	{unix.SYS_SET_ROBUST_LIST, all, "libc: the start of a thread", nil},
	{unix.SYS_RSEQ, all, "libc: the start of a thread", nil},
	{unix.SYS_RT_SIGPROCMASK, all, "Go and libc: the start of a thread", nil},
	{unix.SYS_RT_SIGACTION, all, "Go: ending as a signal wants it", nil},
	{unix.SYS_RT_SIGRETURN, all, "the end of a signal's handler", nil},
	{unix.SYS_SIGALTSTACK, all, "Go: the start of a thread", nil},
	{unix.SYS_GETPID, all, "Go: signals to itself", nil},
	{unix.SYS_GETTID, all, "Go: signals to itself", nil},
	{unix.SYS_TGKILL, all, "Go: a thread that must let go of its processor; itself only", []clause{onItself}},
	{unix.SYS_KILL, worker, "to itself only", []clause{onItself}},
	{unix.SYS_RT_SIGPENDING, believed, "libc", nil},
	{unix.SYS_RT_SIGSUSPEND, believed, "libc", nil},
	{unix.SYS_RT_SIGTIMEDWAIT, believed, "libc", nil},
	{unix.SYS_SIGNALFD4, believed, "libc", nil},
	{unix.SYS_SCHED_GETAFFINITY, all, "Go: how many processors are there?", []clause{onItselfOr0}},
	{unix.SYS_SCHED_GETAFFINITY, believed, "libc asks by thread", []clause{always}},
	// By thread it is refused: a filter does not know whose thread it is.
	{unix.SYS_SCHED_SETAFFINITY, believed, "the driver's threads near a GPU; the calling one only", []clause{onItselfOr0}},
	{unix.SYS_SCHED_GETSCHEDULER, believed, "libc: attributes of threads", []clause{onItselfOr0}},
	{unix.SYS_SCHED_GETPARAM, believed, "libc: attributes of threads", []clause{onItselfOr0}},
	{unix.SYS_SCHED_GET_PRIORITY_MAX, driver, "libc: attributes of threads", nil},
	{unix.SYS_SCHED_GET_PRIORITY_MIN, driver, "libc: attributes of threads", nil},
	{unix.SYS_GETCPU, believed, "libc, where the kernel has no page for it", nil},
	{unix.SYS_PRCTL, all, "names of threads; Go names memory where the kernel can", when(test{arg: 0, in: []uint32{unix.PR_SET_NAME, unix.PR_SET_VMA}})},
	{unix.SYS_PRCTL, believed, "questions about the process itself", when(test{arg: 0, in: []uint32{
		unix.PR_GET_NAME, unix.PR_GET_DUMPABLE, unix.PR_CAPBSET_READ, unix.PR_GET_NO_NEW_PRIVS, unix.PR_GET_TIMERSLACK,
	}})},
	{unix.SYS_PRLIMIT64, believed, "limits of the process itself, which are as low as they should be", []clause{onItselfOr0}},

	// Files, as far as Landlock and the user allow: caches of code, the driver's own. Neither modes
	// nor owners of files: Landlock does not know of these.
	{unix.SYS_OPENAT, worker, "the cache of code; /proc; graphs that are printed", nil},
	{unix.SYS_FSTAT, worker, "sizes of files and shared memory", nil},
	{unix.SYS_NEWFSTATAT, worker, "the cache of code", nil},
	{unix.SYS_GETDENTS64, worker, "the cache of code", nil},
	{unix.SYS_MKDIRAT, worker, "a folder for a graph that is printed", nil},
	{unix.SYS_UNLINKAT, worker, "the cache of code: what is too old", nil},
	{unix.SYS_RENAMEAT, worker, "the cache of code: files that are complete", nil},
	{unix.SYS_FTRUNCATE, worker, "sizes of shared memory", nil},
	{unix.SYS_FALLOCATE, worker, "freeing parts of device memory", nil},
	{unix.SYS_UTIMENSAT, worker, "the cache of code: used again; of a file that is open, not of a name", []clause{{{arg: 1, in: []uint32{0}}, {arg: 1, high: true, in: []uint32{0}}}}},
	{unix.SYS_FCNTL, all, "descriptors: copies, not waiting", []clause{
		{{arg: 1, in: []uint32{unix.F_GETFL, unix.F_DUPFD_CLOEXEC}}},
		// Without O_ASYNC, which sends signals.
		{{arg: 1, in: []uint32{unix.F_SETFL}}, {arg: 2, mask: unix.O_ASYNC, in: []uint32{0}}},
	}},
	{unix.SYS_FCNTL, worker, "shared memory that cannot shrink", when(test{arg: 1, in: []uint32{unix.F_ADD_SEALS, unix.F_GET_SEALS}})},
	// Neither owners nor signals of a descriptor: by these one process kills another.
	{unix.SYS_FCNTL, driver, "the driver's descriptors; locks of its cache", when(test{arg: 1, in: []uint32{unix.F_GETFD, unix.F_SETFD, unix.F_SETLK}})},
	{unix.SYS_FCNTL, believed, "libc; locks of the driver's cache", when(test{arg: 1, in: []uint32{
		unix.F_DUPFD, unix.F_GETLK, unix.F_SETLKW, unix.F_OFD_GETLK, unix.F_OFD_SETLK, unix.F_OFD_SETLKW, unix.F_GETPIPE_SZ,
	}})},
	{unix.SYS_STATX, believed, "libc++", nil},
	{unix.SYS_FACCESSAT, believed, "libc, the driver: is a file there?", nil},
	{unix.SYS_FACCESSAT2, believed, "libc, the driver: is a file there?", nil},
	{unix.SYS_READLINKAT, believed, "the driver: PCI devices in /sys", nil},
	{unix.SYS_LSEEK, driver, "libc: files", nil},
	{unix.SYS_TRUNCATE, believed, "the driver's cache of code", nil},
	{unix.SYS_RENAMEAT2, believed, "libc++", nil},
	{unix.SYS_LINKAT, believed, "the driver's cache of code", nil},
	{unix.SYS_SYMLINKAT, believed, "the driver's cache of code", nil},
	{unix.SYS_FLOCK, believed, "the driver's cache of code", nil},
	{unix.SYS_FSYNC, believed, "the driver's cache of code", nil},
	{unix.SYS_FDATASYNC, believed, "the driver's cache of code", nil},
	{unix.SYS_FADVISE64, believed, "libc++", nil},
	{unix.SYS_STATFS, believed, "libc: /dev/shm", nil},
	{unix.SYS_FSTATFS, believed, "libc: /dev/shm", nil},
	{unix.SYS_GETCWD, believed, "libc", nil},
	{unix.SYS_CHDIR, believed, "libc++", nil},
	// Of an open file only: Landlock says which a worker can open. It is here until it is known whether the driver does without.
	{unix.SYS_FCHMOD, believed, "the driver: files in /dev/shm that processes of the user share", nil},
	{unix.SYS_UMASK, believed, "the driver: files in /dev/shm that processes of the user share", nil},

	// Sockets that are there. The driver makes one of its own, to pass descriptors to processes that
	// open its IPC handles.
	{unix.SYS_GETSOCKOPT, all, "what kind of socket; the state of a TCP connection", when(ofSocket, ofTCP)},
	{unix.SYS_SETSOCKOPT, all, "TCP: small packets at once, noticing a lost peer", []clause{
		{ofTCP, {arg: 2, in: []uint32{unix.TCP_NODELAY, unix.TCP_KEEPIDLE, unix.TCP_KEEPINTVL, unix.TCP_KEEPCNT, unix.TCP_USER_TIMEOUT}}},
		{ofSocket, {arg: 2, in: []uint32{unix.SO_KEEPALIVE}}},
	}},
	{unix.SYS_SETSOCKOPT, believed, "the driver's socket for descriptors", []clause{
		{ofSocket, {arg: 2, in: []uint32{unix.SO_PASSCRED, unix.SO_REUSEADDR, unix.SO_SNDBUF, unix.SO_RCVBUF, unix.SO_RCVTIMEO, unix.SO_SNDTIMEO}}},
	}},
	{unix.SYS_GETSOCKNAME, all, "Go: what kind of socket", nil},
	{unix.SYS_GETPEERNAME, all, "Go: what kind of socket", nil},
	{unix.SYS_SOCKETPAIR, proxy, "the plain end of a TLS connection", []clause{{ofUnix, stream}}},
	{unix.SYS_SOCKETPAIR, believed, "the driver: between its threads", []clause{{ofUnix, connected}}},
	{unix.SYS_SOCKET, believed, "the driver's socket for descriptors", []clause{{ofUnix, connected}}},
	{unix.SYS_BIND, believed, "the driver's socket for descriptors", nil},
	{unix.SYS_LISTEN, believed, "the driver's socket for descriptors", nil},
	{unix.SYS_ACCEPT, believed, "the driver's socket for descriptors", nil},
	{unix.SYS_ACCEPT4, believed, "the driver's socket for descriptors", nil},

	// Questions.
	{unix.SYS_GETRANDOM, all, "TLS; names of files; Go's maps", nil},
	{unix.SYS_GETEUID, worker, "the cache of code: whose is it?", nil},
	{unix.SYS_SYSINFO, worker, "how much memory is there?", nil},
	{unix.SYS_GETUID, driver, "the driver: names in /dev/shm", nil},
	{unix.SYS_GETGID, believed, "libc", nil},
	{unix.SYS_GETEGID, believed, "libc", nil},
	{unix.SYS_GETRESUID, believed, "libc", nil},
	{unix.SYS_GETRESGID, believed, "libc", nil},
	{unix.SYS_GETGROUPS, believed, "libc", nil},
	{unix.SYS_GETPPID, believed, "libc", nil},
	{unix.SYS_UNAME, believed, "the driver: the kernel's version", nil},
	{unix.SYS_GETRUSAGE, believed, "libc", nil},
	{unix.SYS_TIMES, believed, "libc", nil},
	{unix.SYS_GETRLIMIT, believed, "libc", nil},
	{unix.SYS_CAPGET, believed, "the driver: may it change clocks?", nil},
}
