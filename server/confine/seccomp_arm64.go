package confine

import "golang.org/x/sys/unix"

const auditArch = unix.AUDIT_ARCH_AARCH64

const x32 = 0 // no such thing

var ofArch = map[action][]uint32{notPermitted: {unix.SYS_NFSSERVCTL}}
