package toolchain

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// What tests use beside compilers: NVIDIA's own tool for NVML, as Debian and Ubuntu carry it, and
// NVIDIA's Python binding, which look for the library like any program; an old libc; an emulator.

const (
	debianDriver   = "http://deb.debian.org/debian/pool/non-free/n/nvidia-graphics-drivers/"
	snapshotDriver = "https://snapshot.debian.org/archive/debian/20250901T000000Z/pool/non-free/n/nvidia-graphics-drivers/"
	ubuntuDriver   = "http://archive.ubuntu.com/ubuntu/pool/restricted/n/nvidia-graphics-drivers-580/"
)

// OldLibc is the tool that is Debian 11's libc: its loader, with the libraries beside it. A release
// that is no longer maintained moves from the mirrors to the archive.
const (
	OldLibc    = "libc6-2.31"
	libcFile   = "pool/main/g/glibc/libc6_2.31-13+deb11u11_amd64.deb"
	libcFolder = "lib/x86_64-linux-gnu/"
)

// QemuArm64 is the tool that runs programs for arm64. The emulators of Debian 12 and before keep a record for every page of an address
// range, which for the range of a session is tens of gigabytes.
const QemuArm64 = "qemu-aarch64-10.0"

var smiDeb = []rule{{"usr/lib/nvidia/current/nvidia-smi", "nvidia-smi"}, {"usr/bin/nvidia-smi", "nvidia-smi"}}

// tools are archives with one file that matters.
var tools = map[string]struct {
	source source
	file   string
}{
	"nvidia-smi-535": {source{
		urls:   []string{debianDriver + "nvidia-smi_535.261.03-1_amd64.deb", snapshotDriver + "nvidia-smi_535.261.03-1_amd64.deb"},
		size:   390144,
		sha256: "9b4392fa97957603d96f3cf1141fe78d871f5bcdd2e6bf810bce278cc14cb6d4",
		keep:   smiDeb,
	}, "nvidia-smi"},
	"nvidia-smi-550": {source{
		urls:   []string{debianDriver + "nvidia-smi_550.163.01-2_amd64.deb", snapshotDriver + "nvidia-smi_550.163.01-2_amd64.deb"},
		size:   506432,
		sha256: "547978bd189284911beace21d83834866026e4d5b2026d8bcb74f6cd147c8be9",
		keep:   smiDeb,
	}, "nvidia-smi"},
	"nvidia-smi-580": {source{
		urls:   []string{ubuntuDriver + "nvidia-utils-580_580.178.04-0ubuntu0.24.04.1_amd64.deb"},
		size:   601424,
		sha256: "7b1bc1132ac04e69214c1c9f4190d702727fa55b1f5e2a7be91f79a2173d09e7",
		keep:   smiDeb,
	}, "nvidia-smi"},
	"nvidia-ml-py": {source{
		urls:   []string{pypi + "53/a1/1681dfa1c904d4e3e72e51b55a0ff012d50b766843ef832d584abe2113c6/nvidia_ml_py-13.615.71-py3-none-any.whl"},
		size:   58132,
		sha256: "959bf4adf6fe1308e4bd739e722236b0d1ec8392e2cefad33ff70c311380b9b6",
		keep:   []rule{{"pynvml.py", "pynvml.py"}},
	}, "pynvml.py"},
	QemuArm64: {source{
		urls: []string{
			"http://deb.debian.org/debian/pool/main/q/qemu/qemu-user_10.0.13%2bds-0%2bdeb13u1_amd64.deb",
			"https://snapshot.debian.org/archive/debian/20261101T000000Z/pool/main/q/qemu/qemu-user_10.0.13%2bds-0%2bdeb13u1_amd64.deb",
		},
		size:   71089852,
		sha256: "ca6ede739327a20ae5a3498230c8a3a9a072c586e131bc6bcc1201eb1725e336",
		keep:   []rule{{"usr/bin/qemu-aarch64", "qemu-aarch64"}},
	}, "qemu-aarch64"},
	OldLibc: {source{
		urls: []string{
			"http://deb.debian.org/debian/" + libcFile, "http://archive.debian.org/debian/" + libcFile,
			"https://snapshot.debian.org/archive/debian/20240901T000000Z/" + libcFile,
		},
		size:   2822708,
		sha256: "05f7264da867b37f4c5ce49266b558ea1e81e05a9464f623152fca70f3550282",
		keep:   []rule{{libcFolder, libcFolder}},
	}, libcFolder + "ld-2.31.so"},
}

// Tools names what NeedTool has.
func Tools() []string {
	var names []string
	for name := range tools {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Tool returns the path of a tool's file, fetching it first if the cache lacks it.
func Tool(name string) (string, error) {
	tool, ok := tools[name]
	if !ok {
		return "", fmt.Errorf("toolchain: no tool %s; there is %q", name, Tools())
	}
	dir, err := cacheDir()
	if err != nil {
		return "", err
	}
	root := filepath.Join(dir, name+"-"+tool.source.sha256[:12])
	file := filepath.Join(root, tool.file)
	unlock, err := lock(root + ".lock")
	if err != nil {
		return "", err
	}
	defer unlock()
	if _, err := os.Stat(file); err == nil {
		return file, nil
	}
	if err := notFetched(root); err != nil {
		return "", err
	}
	tmp := root + ".partial"
	if err := os.RemoveAll(tmp); err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	if err := tool.source.fetchInto(name, tmp); err != nil {
		return "", err
	}
	if err := os.Chmod(filepath.Join(tmp, tool.file), 0o755); err != nil {
		return "", fmt.Errorf("toolchain: the pinned archive lacks %s", tool.file)
	}
	return file, os.Rename(tmp, root)
}

// NeedTool returns a tool's file, or why it cannot be had here.
func NeedTool(t testing.TB, name string) (path, why string) {
	t.Helper()
	path, err := Tool(name)
	if errors.Is(err, ErrUnreachable) || errors.Is(err, ErrMissingTool) {
		return "", err.Error()
	}
	if err != nil {
		t.Fatal(err)
	}
	return path, ""
}
