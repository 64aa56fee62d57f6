package confine

import "golang.org/x/sys/unix"

const auditArch = unix.AUDIT_ARCH_AARCH64

const x32 = 0 // no such thing

// Calls that only this architecture has: none that matters.
var (
	hostileHere   []uint32
	dangerousHere = []uint32{unix.SYS_NFSSERVCTL}
	callsHere     []row
)
