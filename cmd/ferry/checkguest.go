package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// A machine is what doctor looks at to find the ways from a guest to its host. Tests have one of
// their own.
type machine struct {
	root string                         // of /dev, /proc and /sys
	cid  func(path string) (int, error) // asks the vsock device for this machine's number
}

var thisMachine = machine{"/", localCID}

// localCID asks a vsock device which number this machine has.
func localCID(path string) (int, error) {
	fd, err := unix.Open(path, unix.O_RDONLY|unix.O_CLOEXEC, 0)
	if err != nil {
		return 0, err
	}
	defer func() { _ = unix.Close(fd) }()
	cid, err := unix.IoctlGetUint32(fd, unix.IOCTL_VM_SOCKETS_GET_LOCAL_CID)
	return int(cid), err
}

// isGuest reports whether the processor says that a hypervisor runs it.
func (m machine) isGuest() bool {
	info, err := os.ReadFile(filepath.Join(m.root, "proc/cpuinfo"))
	return err == nil && bytes.Contains(info, []byte(" hypervisor"))
}

// checkGuest says which ways there are from this machine to its host; nothing if it is no guest.
// named: a server is checked besides.
func (m machine) checkGuest(named bool) []finding {
	f := m.checkVsock()
	if f.subject == "" {
		return nil
	}
	if named {
		f.advice = ""
	}
	return []finding{f}
}

// leastGuestCID is the lowest number that a guest has on vsock.
const leastGuestCID = 3

// checkVsock says whether vsock leads to the host. No guest needs it: there is TCP.
func (m machine) checkVsock() finding {
	const add = "for a way without a network: ferry vm, on the host, says which device the guest needs"
	cid, err := m.cid(filepath.Join(m.root, "dev/vsock"))
	switch {
	case err == nil && cid >= leastGuestCID && uint32(cid) != unix.VMADDR_CID_ANY:
		return finding{ok, "vsock", fmt.Sprintf("this machine is CID %d of its host", cid), "a server on the host is checked with: ferry doctor --server vsock://host:7700 --token-file …"}
	case !m.isGuest():
		return finding{}
	case errors.Is(err, fs.ErrNotExist):
		return finding{ok, "vsock", "no way to the host by vsock: there is no /dev/vsock", add + "; its driver is the module vmw_vsock_virtio_transport"}
	case err != nil:
		return finding{warn, "vsock", "/dev/vsock: " + err.Error(), "the vsock device is for others; its mode is usually 0666"}
	}
	return finding{ok, "vsock", "no way to the host by vsock: the kernel has it, the machine no device", add}
}
