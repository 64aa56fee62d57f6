package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"

	"ferry/cmd/ferry/devices"
	"ferry/daemon/budget"
	"ferry/server/cgroup"
	"ferry/server/confine"
	"ferry/wire"
	"ferry/worker"
)

// The checks of this machine; those of a server are in checkserver.go.

func checkVersion() finding {
	return finding{ok, "ferry", fmt.Sprintf("version %s, protocol %d, schema revision %d", version, wire.ProtocolVersion, wire.ThisRevision), ""}
}

func checkShims() finding {
	f := finding{subject: "shims"}
	files, err := shimFiles()
	var dir string
	if err == nil {
		dir, err = extractShims()
	}
	switch {
	case errors.Is(err, errNoShims):
		f.verdict, f.detail, f.advice = fail, "not in this binary", "build ferry with make, which builds the shims first"
	case err != nil:
		f.verdict, f.detail, f.advice = fail, err.Error(), "make the cache directory yours, or set XDG_CACHE_HOME to one that is"
	default:
		var names []string
		for _, file := range files {
			names = append(names, file.Name)
		}
		f.verdict, f.detail = ok, strings.Join(names, ", ")+" in "+dir
	}
	return f
}

func checkKernel() []finding {
	return []finding{kernelVersion(), kernelCalls(), addressSpace(), lockedMemory(), checkConfinement(confine.Gaps()), controlGroups(), descriptors()}
}

func kernelVersion() finding {
	var u unix.Utsname
	if err := unix.Uname(&u); err != nil {
		return finding{fail, "kernel", err.Error(), ""}
	}
	return finding{ok, "kernel", unix.ByteSliceToString(u.Sysname[:]) + " " + unix.ByteSliceToString(u.Release[:]) + " " + unix.ByteSliceToString(u.Machine[:]), ""}
}

// kernelCalls tries system calls that sandboxes forbid and old kernels lack.
func kernelCalls() finding {
	var missing []string
	fd, err := unix.MemfdCreate("ferry-doctor", unix.MFD_CLOEXEC)
	if err != nil {
		missing = append(missing, "memfd_create (shared memory)")
	} else {
		_ = unix.Close(fd)
	}
	fd, err = unix.PidfdOpen(os.Getpid(), 0)
	if err != nil {
		missing = append(missing, "pidfd_open (watching processes)")
	} else {
		_ = unix.Close(fd)
	}
	if len(missing) > 0 {
		return finding{warn, "system calls", "missing: " + strings.Join(missing, ", "), "Ferry works without, more slowly; a kernel from 5.3 on has them, a sandbox may forbid them"}
	}
	return finding{ok, "system calls", "memfd_create, pidfd_open", ""}
}

// checkConfinement says how well ferry serve can confine workers here.
func checkConfinement(gaps []confine.Gap) finding {
	if len(gaps) == 0 {
		return finding{ok, "confinement", fmt.Sprintf("full: seccomp, Landlock %d; ferry serve --confine strict starts", confine.LandlockVersion()), ""}
	}
	f := finding{verdict: warn, subject: "confinement", detail: "partial: ferry serve --confine strict does not start"}
	var missing, advice []string
	for _, g := range gaps {
		missing = append(missing, g.Missing)
		advice = append(advice, g.Open+": "+g.Do)
	}
	f.detail += "; " + strings.Join(missing, "; ")
	f.advice = strings.Join(advice, "\n")
	return f
}

// reserveSize is an address range such as the shim reserves for device memory.
const reserveSize = 1 << 40

func addressSpace() finding {
	mem, err := unix.Mmap(-1, 0, reserveSize, unix.PROT_NONE, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS|unix.MAP_NORESERVE)
	if err != nil {
		return finding{fail, "address space", "1 TiB cannot be reserved: " + err.Error(), "run: ulimit -v unlimited"}
	}
	_ = unix.Munmap(mem)
	return finding{ok, "address space", "1 TiB can be reserved", ""}
}

func lockedMemory() finding {
	var l unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_MEMLOCK, &l); err != nil {
		return finding{warn, "locked memory", err.Error(), ""}
	}
	text := "unlimited"
	if l.Cur < 1<<62 {
		text = fmt.Sprintf("%d KiB", l.Cur>>10)
	}
	return finding{ok, "locked memory", text, ""}
}

// controlGroups says whether a server started from here could give its workers control groups.
func controlGroups() finding {
	threads := fmt.Sprintf("%d threads for workers", cgroup.WorkerThreads())
	if err := cgroup.Available(); err != nil {
		return finding{warn, "control groups", fmt.Sprintf("workers of a server started here would have none: %v; %s", err, threads), cgroup.Advice}
	}
	return finding{ok, "control groups", "a server started here gives each worker one; " + threads, ""}
}

// descriptors says how many clients a server started from here could serve at once.
func descriptors() finding {
	var l unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &l); err != nil {
		return finding{warn, "open files", err.Error(), ""}
	}
	p := budget.Divide(int(min(l.Max, 1<<20)), 0)
	f := finding{ok, "open files", fmt.Sprintf("%d, for up to %d clients of a server", p.Limit, p.Sessions), ""}
	if text := p.Shortage(usualClients); text != "" {
		f.verdict, f.advice = warn, text
	}
	return f
}

// driverPlaces lists the folders where distributions put NVIDIA's library.
var driverPlaces = []string{
	"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/lib/wsl/lib",
	"/usr/local/nvidia/lib64", "/usr/local/cuda/compat", "/run/opengl-driver/lib",
}

func checkDriver(device string) finding {
	f := finding{subject: "driver"}
	var library string
	for _, dir := range driverPlaces {
		if _, err := os.Stat(filepath.Join(dir, "libcuda.so.1")); err == nil {
			library = filepath.Join(dir, "libcuda.so.1")
			break
		}
	}
	module, err := os.ReadFile("/proc/driver/nvidia/version")
	loaded := err == nil
	_, err = os.Stat("/dev/nvidiactl")
	node := !errors.Is(err, fs.ErrNotExist)
	switch {
	case library != "" && loaded && node:
		line, _, _ := strings.Cut(string(module), "\n")
		f.verdict, f.detail = ok, library+", "+strings.Join(strings.Fields(strings.TrimPrefix(line, "NVRM version:")), " ")
	case library == "" && !loaded && !node:
		f.verdict, f.detail = warn, "no NVIDIA driver on this machine"
		f.advice = "programs get the software GPU, or name a server: --server tcp://host:port"
	default:
		f.verdict = warn
		f.detail = fmt.Sprintf("half an NVIDIA driver: libcuda.so.1 %s, kernel module %s, /dev/nvidiactl %s", foundText(library != ""), foundText(loaded), foundText(node))
		f.advice = "in a container, pass the GPU in (--gpus all); else install the driver again"
	}
	if f.verdict == warn && device == "cuda" {
		f.verdict = fail
	}
	return f
}

func foundText(b bool) string {
	if b {
		return "found"
	}
	return "missing"
}

// checkDevices opens the devices and lists them.
func checkDevices(device string) finding {
	f := finding{subject: "devices"}
	for _, dir := range filepath.SplitList(os.Getenv(envLibraries)) {
		if isShimDir(dir) {
			f.verdict, f.detail = warn, "not checked: this shell runs under ferry run"
			f.advice = "run: env -u LD_LIBRARY_PATH ferry doctor"
			return f
		}
	}
	r, err := probe(device)
	if err != nil {
		f.verdict, f.detail = fail, err.Error()
		if device == "cuda" {
			f.advice = "the software GPU needs no driver: --device soft"
		}
		return f
	}
	f.verdict, f.detail = ok, fmt.Sprintf("%s: %s", r.Device, strings.Join(r.Names, ", "))
	if r.Driver > 0 {
		f.detail += fmt.Sprintf(", CUDA %d.%d", r.Driver/1000, r.Driver%1000/10)
	}
	if r.Library != "" {
		f.detail += " (" + r.Library + ")"
	}
	return f
}

// probe looks for devices, in the order in which a server set to auto does.
func probe(device string) (worker.Report, error) {
	if device == "auto" {
		if r, err := probe("cuda"); err == nil {
			return r, nil
		}
		device = "soft"
	}
	r, err := devices.Survey(worker.Boot{Device: device})
	if err == nil && len(r.Names) == 0 {
		err = fmt.Errorf("%s: no device; is one visible here (CUDA_VISIBLE_DEVICES, the container's --gpus)?", device)
	}
	return r, err
}
