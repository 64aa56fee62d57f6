package confine

import (
	"maps"
	"slices"

	"golang.org/x/sys/unix"
)

// The filter is a list of what is allowed: calls.go. All else is refused.
//
//   - A call that the table has, with arguments that the table does not allow, and a call that the
//     table does not have, return EPERM, which libraries take for a sandbox.
//   - A call in newer returns ENOSYS, and so does a call that this package has never heard of:
//     libraries then use the older call, which the table has.
//   - A call in hostile ends the process: nothing in a worker makes it by mistake.
//
// The kernel does not say how often a filter refused something, and a filter cannot count. Only
// learning mode (learn.go) does; RATIONALE.md says why no other mode does.

// An action is what happens to a call.
type action uint32

const (
	pass   action = unix.SECCOMP_RET_ALLOW
	kill   action = unix.SECCOMP_RET_KILL_PROCESS
	notify action = unix.SECCOMP_RET_USER_NOTIF // learning mode: the call is noted, and passes

	notPermitted action = unix.SECCOMP_RET_ERRNO | action(unix.EPERM)
	notThere     action = unix.SECCOMP_RET_ERRNO | action(unix.ENOSYS)
	noFamily     action = unix.SECCOMP_RET_ERRNO | action(unix.EAFNOSUPPORT)
)

// newest is the last call that was considered for these lists.
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

// newer are calls that libraries try before an older one that does as well. Most have their
// arguments in memory, which a filter cannot read.
var newer = []uint32{
	unix.SYS_CLONE3, unix.SYS_OPENAT2, unix.SYS_FCHMODAT2, unix.SYS_EPOLL_PWAIT2, unix.SYS_FUTEX_WAITV, unix.SYS_FUTEX_WAKE,
	unix.SYS_FUTEX_WAIT, unix.SYS_FUTEX_REQUEUE, unix.SYS_MSEAL, unix.SYS_MAP_SHADOW_STACK, unix.SYS_MEMFD_SECRET, unix.SYS_CACHESTAT,
}

// dangerous are calls that stay refused in learning mode, where a call that is in no list passes.
var dangerous = []uint32{
	unix.SYS_IO_URING_SETUP, unix.SYS_IO_URING_ENTER, unix.SYS_IO_URING_REGISTER,
	unix.SYS_TKILL, unix.SYS_PIDFD_OPEN, unix.SYS_PIDFD_GETFD, unix.SYS_PIDFD_SEND_SIGNAL, unix.SYS_KCMP,
	unix.SYS_RT_SIGQUEUEINFO, unix.SYS_RT_TGSIGQUEUEINFO, unix.SYS_SECCOMP,
	unix.SYS_PROCESS_MADVISE, unix.SYS_PROCESS_MRELEASE, unix.SYS_MIGRATE_PAGES,
	unix.SYS_SHMGET, unix.SYS_SHMAT, unix.SYS_SHMCTL, unix.SYS_SEMGET, unix.SYS_SEMOP, unix.SYS_SEMCTL, unix.SYS_SEMTIMEDOP,
	unix.SYS_MSGGET, unix.SYS_MSGSND, unix.SYS_MSGRCV, unix.SYS_MSGCTL, unix.SYS_MQ_OPEN, unix.SYS_MQ_UNLINK,
	unix.SYS_USERFAULTFD, unix.SYS_PERF_EVENT_OPEN, unix.SYS_FANOTIFY_INIT, unix.SYS_NAME_TO_HANDLE_AT, unix.SYS_SYSLOG,
	unix.SYS_SETUID, unix.SYS_SETGID, unix.SYS_SETREUID, unix.SYS_SETREGID, unix.SYS_SETRESUID, unix.SYS_SETRESGID,
	unix.SYS_SETFSUID, unix.SYS_SETFSGID, unix.SYS_SETGROUPS, unix.SYS_CAPSET, unix.SYS_PERSONALITY,
	unix.SYS_SETHOSTNAME, unix.SYS_SETDOMAINNAME, unix.SYS_VHANGUP,
	unix.SYS_SETTIMEOFDAY, unix.SYS_CLOCK_SETTIME, unix.SYS_CLOCK_ADJTIME, unix.SYS_ADJTIMEX,
	unix.SYS_MKNODAT, unix.SYS_SOCKET, unix.SYS_SOCKETPAIR, unix.SYS_CONNECT,
	unix.SYS_KILL, unix.SYS_TGKILL, unix.SYS_PRLIMIT64, unix.SYS_MOVE_PAGES, unix.SYS_CLONE,
}

// A test is about the low 32 bits of an argument, which is all that the kernel reads of a number,
// a set of flags or a process id; or about the high ones, of an address. It holds if those bits,
// under the mask, are one of in; if in is empty, if they are none of not.
type test struct {
	arg   uint32
	high  bool
	mask  uint32 // 0: all bits
	in    []uint32
	self  bool // the process itself is one of in
	not   []uint32
	other action // what happens if the test fails, and no other clause holds; 0: EPERM
}

// A clause holds if all of its tests do.
type clause []test

// A decision is what becomes of a call: always the same, or if one of the clauses holds.
type decision struct {
	action action
	when   []clause
}

// decide is what the tables say for a process, and what becomes of calls that they do not have.
func (p Process) decide(pid int) (calls map[uint32]decision, others action) {
	calls, others = map[uint32]decision{}, notPermitted
	all := func(list []uint32, a action) {
		for _, c := range list {
			calls[c] = decision{action: a}
		}
	}
	all(newer, notThere)
	all(hostile, kill)
	all(hostileHere, kill)
	for _, r := range p.rows() {
		d := calls[r.call]
		d.action = pass
		for _, c := range r.when {
			d.when = append(d.when, c.of(pid))
		}
		calls[r.call] = d
	}
	if p.Learn != nil {
		p.loosen(calls, pid)
		others = notify
	}
	return calls, others
}

// rows are the rows for a process.
func (p Process) rows() (list []row) {
	for _, r := range slices.Concat(calls, callsHere, p.special()) {
		if r.by&p.user() != 0 {
			list = append(list, r)
		}
	}
	return list
}

// loosen has calls noted that would be refused, and those that are only believed to be needed. What is
// dangerous stays refused.
func (p Process) loosen(calls map[uint32]decision, pid int) {
	seen := map[uint32][]clause{} // what need not be noted; nil: all of it
	for _, r := range p.rows() {
		if r.by&recorded(p.user()) != 0 {
			seen[r.call] = append(seen[r.call], r.when...)
		}
	}
	dangers := slices.Concat(dangerous, dangerousHere)
	for _, c := range dangers {
		if _, ok := calls[c]; !ok {
			calls[c] = decision{action: notPermitted}
		}
	}
	for _, c := range newer {
		if c != unix.SYS_CLONE3 { // it makes processes as well
			calls[c] = decision{action: notify}
		}
	}
	for c, d := range calls {
		recorded, ok := seen[c]
		switch {
		case d.action != pass || ok && len(recorded) == 0:
		case slices.Contains(dangers, c):
			if !ok {
				d.action = notify
			}
			calls[c] = d
		case !ok:
			calls[c] = decision{action: notify}
		default:
			d.when = d.when[:0:0]
			for _, r := range recorded {
				d.when = append(d.when, r.of(pid))
			}
			last := len(d.when) - 1
			for i := range d.when[last] {
				d.when[last][i].other = notify
			}
			calls[c] = d
		}
	}
}

// of names the process in a clause.
func (c clause) of(pid int) clause {
	c = slices.Clone(c)
	for i := range c {
		if c[i].self {
			c[i].in = append(slices.Clone(c[i].in), uint32(pid))
		}
	}
	return c
}

// program is the filter of a process.
func (p Process) program(pid int) []unix.SockFilter {
	calls, others := p.decide(pid)
	leaves, next := []leaf{}, uint32(0)
	add := func(first uint32, code ...unix.SockFilter) {
		if n := len(leaves); n > 0 && slices.Equal(leaves[n-1].code, code) {
			return
		}
		leaves = append(leaves, leaf{first, code})
	}
	for _, c := range slices.Sorted(maps.Keys(calls)) {
		if c > newest {
			continue
		}
		if c > next {
			add(next, op(give, uint32(others)))
		}
		add(c, calls[c].assemble()...)
		next = c + 1
	}
	if next <= newest {
		add(next, op(give, uint32(others)))
	}
	add(newest+1, op(give, uint32(notThere)))
	return append(prologue(), tree(leaves)...)
}
