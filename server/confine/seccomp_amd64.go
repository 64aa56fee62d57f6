package confine

import "golang.org/x/sys/unix"

const auditArch = unix.AUDIT_ARCH_X86_64

// x32 is the bit of a third set of calls behind the same architecture number.
const x32 = 0x40000000

// ofArch are calls that only this architecture has.
var ofArch = map[action][]uint32{
	kill: {unix.SYS_IOPL, unix.SYS_IOPERM, unix.SYS_MODIFY_LDT, unix.SYS_USELIB},
	notPermitted: {
		unix.SYS_FORK, unix.SYS_VFORK, unix.SYS_MKNOD, unix.SYS__SYSCTL, unix.SYS_SYSFS, unix.SYS_USTAT,
		unix.SYS_CREATE_MODULE, unix.SYS_GET_KERNEL_SYMS, unix.SYS_QUERY_MODULE, unix.SYS_NFSSERVCTL,
	},
}
