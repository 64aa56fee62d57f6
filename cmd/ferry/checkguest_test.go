package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// fakeMachine has a processor with these flags.
func fakeMachine(t *testing.T, flags string) machine {
	t.Helper()
	root := t.TempDir()
	for _, dir := range []string{"proc", "dev", "sys/bus/pci/devices"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, "proc/cpuinfo"), []byte("flags\t\t: fpu "+flags+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return machine{root: root}
}

func TestCheckVsock(t *testing.T) {
	for name, c := range map[string]struct {
		flags string
		cid   int
		err   error
		want  verdict // empty: nothing is said
		says  string
	}{
		"guest":                   {"hypervisor", 3, nil, ok, "CID 3"},
		"guest, other processor":  {"", 7, nil, ok, "CID 7"},
		"guest without a device":  {"hypervisor", int(uint32(unix.VMADDR_CID_ANY)), nil, ok, "no device"},
		"guest without a driver":  {"hypervisor", 0, fs.ErrNotExist, ok, "no /dev/vsock"},
		"guest, others' device":   {"hypervisor", 0, fs.ErrPermission, warn, "permission"},
		"host":                    {"", unix.VMADDR_CID_HOST, nil, "", ""},
		"machine without vsock":   {"", 0, fs.ErrNotExist, "", ""},
		"host of guests, a guest": {"hypervisor", unix.VMADDR_CID_HOST, nil, ok, "no device"},
	} {
		m := fakeMachine(t, c.flags)
		m.cid = func(path string) (int, error) {
			if path != filepath.Join(m.root, "dev/vsock") {
				t.Errorf("%s: asks %s", name, path)
			}
			return c.cid, c.err
		}
		f := m.checkVsock()
		if f.verdict != c.want || !strings.Contains(f.detail, c.says) {
			t.Errorf("%s: %q %q, want %q %q", name, f.verdict, f.detail, c.want, c.says)
		}
	}
}

// TestCheckMemory: doctor says of each ivshmem device, and of no other, whether programs can use it.
func TestCheckMemory(t *testing.T) {
	m := fakeMachine(t, "hypervisor")
	device := func(name, vendor, number string, content []byte) {
		place := filepath.Join(m.root, "sys/bus/pci/devices", name)
		_ = os.MkdirAll(place, 0o755)
		for file, b := range map[string][]byte{"vendor": []byte(vendor + "\n"), "device": []byte(number + "\n"), "resource2": content} {
			if err := os.WriteFile(filepath.Join(place, file), b, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	device("0000:00:01.0", "0x8086", "0x1110", make([]byte, 1<<20))
	if list := m.checkMemory(); len(list) != 0 {
		t.Errorf("another device: %+v", list)
	}
	device("0000:00:04.0", "0x1af4", "0x1110", make([]byte, 4<<20))
	device("0000:00:05.0", "0x1af4", "0x1110", append([]byte("FERRYMEM"), make([]byte, 8<<20)...))
	list := m.checkMemory()
	if len(list) != 2 || !strings.Contains(list[0].detail, "no server uses it") || !strings.Contains(list[1].detail, "8 MiB, prepared") {
		t.Errorf("%+v", list)
	}
}
