package confine

import (
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// TestGaps: each thing that a machine may lack is named, with what to do.
func TestGaps(t *testing.T) {
	const both = 1<<unix.CAP_SETUID | 1<<unix.CAP_SETGID
	for _, c := range []struct {
		name     string
		landlock int
		filter   bool
		root     bool
		caps     uint64
		want     []string
	}{
		{"full, root", FullLandlock, true, true, both, nil},
		{"full and newer, a user", FullLandlock + 1, true, false, 0, nil},
		{"no filter", FullLandlock, false, false, 0, []string{"no seccomp filter"}},
		{"no Landlock", 0, true, false, 0, []string{"no Landlock"}},
		{"old Landlock", 5, true, false, 0, []string{"Landlock has version 5 of 6"}},
		{"very old Landlock", 2, true, false, 0, []string{"truncating"}},
		{"root that cannot change its user", FullLandlock, true, true, 1 << unix.CAP_SETUID, []string{"CAP_SETGID"}},
		{"nothing", 0, false, true, 0, []string{"seccomp", "Landlock", "CAP_SETUID"}},
	} {
		got := gaps(c.landlock, c.filter, c.root, c.caps)
		if len(got) != len(c.want) {
			t.Errorf("%s: %v", c.name, got)
			continue
		}
		for i, g := range got {
			if !strings.Contains(g.String(), c.want[i]) || g.Open == "" || g.Do == "" {
				t.Errorf("%s: %v", c.name, g)
			}
		}
	}
}

// TestIoctlLists: the lists in the tree can be read, and one that is recorded is enforced by number.
func TestIoctlLists(t *testing.T) {
	files, err := ioctlFiles.ReadDir("ioctls")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		text, err := ioctlFiles.ReadFile("ioctls/" + f.Name())
		if err != nil {
			t.Fatal(err)
		}
		if requests, _, err := parseIoctls(string(text)); err != nil || len(requests) < 10 {
			t.Errorf("%s: %d requests, %v", f.Name(), len(requests), err)
		}
	}
	for _, bad := range []string{"F", "F 0x100 x", "F word x", "uvm 0x80 x", "other 1"} {
		if _, _, err := parseIoctls(bad); err == nil {
			t.Errorf("%q is accepted", bad)
		}
	}
	requests, recorded, err := parseIoctls("state recorded # here\n\nF 0x2a /dev/nvidiactl X\nuvm 27 /dev/nvidia-uvm Y\nuvm 0x30000001 z\n")
	if err != nil || !recorded {
		t.Fatal(recorded, err)
	}
	p := Process{Kind: Driver, ioctls: IoctlList{Recorded: recorded, requests: requests}}
	for request, want := range map[uint64]action{
		0xc020462a: pass, 0xc030462a: pass, 27: pass, 0x30000001: pass, unix.TCGETS: pass,
		0xc020462b: notPermitted, 28: notPermitted, 0x30000002: notPermitted, unix.TIOCSTI: notPermitted,
	} {
		if got, _ := run(t, p.program(4711), auditArch, unix.SYS_IOCTL, [6]uint64{5, request}); got != want {
			t.Errorf("request %#x: %#x, want %#x", request, uint32(got), uint32(want))
		}
	}
	p.ioctls = IoctlList{others: true}
	for request, want := range map[uint64]action{0x4e01: pass, unix.TIOCSTI: notPermitted, fioSetOwn: notPermitted} {
		if got, _ := run(t, p.program(4711), auditArch, unix.SYS_IOCTL, [6]uint64{5, request}); got != want {
			t.Errorf("Tegra, request %#x: %#x, want %#x", request, uint32(got), uint32(want))
		}
	}
}

func TestDriverVersion(t *testing.T) {
	for text, want := range map[string]string{
		"NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build  (dvs-builder@U22)\nGCC version:  gcc version 13.3.0": "580.95.05",
		"NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.54.03  Tue Jun  6 22:20:39 UTC 2023\n":                                              "535.54.03",
		"": "",
	} {
		if got := driverVersion(text); got != want {
			t.Errorf("%q in %q", got, text)
		}
	}
}
