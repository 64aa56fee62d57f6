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
	var list []finding
	if f := m.checkVsock(); f.subject != "" {
		if named {
			f.advice = ""
		}
		list = append(list, f)
	}
	return append(list, m.checkMemory()...)
}

// checkMemory looks at the ivshmem devices, as the shim does (shim/core/net/region.c).
func (m machine) checkMemory() (list []finding) {
	places, _ := filepath.Glob(filepath.Join(m.root, "sys/bus/pci/devices/*"))
	for _, place := range places {
		vendor, _ := os.ReadFile(filepath.Join(place, "vendor"))
		device, _ := os.ReadFile(filepath.Join(place, "device"))
		if !bytes.HasPrefix(vendor, []byte("0x1af4")) || !bytes.HasPrefix(device, []byte("0x1110")) {
			continue
		}
		f := finding{verdict: ok, subject: "shared memory", detail: "of the ivshmem device " + filepath.Base(place)}
		file := filepath.Join(place, "resource2")
		switch prepared, size, err := readRegion(file); {
		case errors.Is(err, fs.ErrPermission):
			f.verdict, f.detail = warn, f.detail+" is not for this user: commands travel by vsock instead"
			f.advice = "as root: chgrp GROUP " + file + " && chmod g+rw " + file + "; whoever may open it reads what all programs of this machine send"
		case err != nil:
			f.verdict, f.detail = warn, f.detail+": "+err.Error()
		case !prepared:
			f.detail += fmt.Sprintf(", %d MiB: no server uses it", size>>20)
			f.advice = "on the host: ferry serve --guest-memory FILE, with the file of the device (ferry vm)"
		default:
			f.detail += fmt.Sprintf(", %d MiB, prepared by a server", size>>20)
		}
		list = append(list, f)
	}
	return list
}

// readRegion reports whether a server has prepared a file for rings (wire/PROTOCOL.md, Regions), and its size.
func readRegion(path string) (prepared bool, size int64, err error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return false, 0, err
	}
	defer func() { _ = f.Close() }()
	st, err := f.Stat()
	if err != nil || st.Size() < headOfRegion {
		return false, 0, err
	}
	// A resource of a PCI device can be mapped and not read.
	head, err := unix.Mmap(int(f.Fd()), 0, headOfRegion, unix.PROT_READ, unix.MAP_SHARED)
	if err != nil {
		return false, st.Size(), err
	}
	defer func() { _ = unix.Munmap(head) }()
	return string(head[:8]) == "FERRYMEM", st.Size(), nil
}

// headOfRegion is how much of a region is looked at: a page.
const headOfRegion = 4096

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
