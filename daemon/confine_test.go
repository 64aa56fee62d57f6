package daemon

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/spawn"
	"ferry/server/confine"
	"ferry/test/limit"
	"ferry/wire"
)

// Each test here tries to break a promise that SECURITY.md lists. They hold for
// root's daemon and for an ordinary user's; TestAsOrdinaryUser repeats them there.

// hostiles is a daemon with hostile workers, confined unless edit says otherwise.
func hostiles(t *testing.T, edit func(*Config)) *fixture {
	t.Helper()
	return serve(t, "hostile", func(cfg *Config) {
		cfg.Device = "soft"
		cfg.Confine = &Confinement{Temp: openTemp(t)}
		cfg.WorkerEnv = append(os.Environ(), "SECRET=of the daemon", "CUDA_TEST_SETTING=kept")
		if edit != nil {
			edit(cfg)
		}
	})
}

// openTemp is a folder that other users can pass through.
func openTemp(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("/tmp", "ferry-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// A breakout is one try, and what may come of it: names of errors, "killed" for a
// worker that is ended for it.
type breakout struct {
	name string
	try  attempt
	want string
}

// breakouts are what a worker tries against another of the same user, which has a
// secret in its folder, and against a socket that anyone may connect to.
func breakouts(victim *captive, secret, socket, outside string) []breakout {
	proc := func(file string) string { return fmt.Sprintf("/proc/%d/%s", victim.pid, file) }
	call := func(args ...uint64) (a attempt) {
		a.Do = "syscall"
		copy(a.Args[:], args)
		return a
	}
	pid := uint64(victim.pid)
	return []breakout{
		{"its memory", attempt{Do: "read", Path: proc("mem")}, "EACCES EPERM"},
		{"its environment", attempt{Do: "read", Path: proc("environ")}, "EACCES EPERM"},
		{"its map", attempt{Do: "read", Path: proc("maps")}, "EACCES EPERM"},
		{"its descriptors", attempt{Do: "list", Path: proc("fd")}, "EACCES EPERM"},
		{"its connection", attempt{Do: "read", Path: proc("fd/3")}, "EACCES EPERM ENXIO"},
		{"its folder through /proc", attempt{Do: "list", Path: proc("cwd")}, "EACCES EPERM"},
		{"the daemon's environment", attempt{Do: "read", Path: fmt.Sprintf("/proc/%d/environ", os.Getpid())}, "EACCES EPERM"},
		{"the daemon's memory", attempt{Do: "read", Path: fmt.Sprintf("/proc/%d/mem", os.Getpid())}, "EACCES EPERM"},
		{"its secret", attempt{Do: "read", Path: secret}, "EACCES"},
		{"its folder", attempt{Do: "list", Path: victim.temp}, "EACCES"},
		{"a file in its folder", attempt{Do: "write", Path: filepath.Join(victim.temp, "planted")}, "EACCES"},
		{"all folders", attempt{Do: "list", Path: filepath.Dir(victim.temp)}, "EACCES"},
		{"writing outside", attempt{Do: "write", Path: outside}, "EACCES"},
		{"a folder outside", attempt{Do: "mkdir", Path: outside + ".d"}, "EACCES"},
		{"writing in /dev/shm", attempt{Do: "write", Path: "/dev/shm/ferry-test-planted"}, "EACCES"},
		{"a signal", call(unix.SYS_KILL, pid, uint64(unix.SIGTERM)), "EPERM"},
		{"a signal to a thread", call(unix.SYS_TGKILL, pid, pid, uint64(unix.SIGTERM)), "EPERM"},
		{"a signal to all", call(unix.SYS_KILL, ^uint64(0), uint64(unix.SIGCONT)), "EPERM"},
		{"a signal to the daemon", call(unix.SYS_KILL, uint64(os.Getpid()), uint64(unix.SIGCONT)), "EPERM"},
		{"a handle of it", call(unix.SYS_PIDFD_OPEN, pid), "EPERM"},
		{"its limits", call(unix.SYS_PRLIMIT64, pid, unix.RLIMIT_NOFILE), "EPERM"},
		{"tracing it", attempt{Do: "ptrace", Pid: victim.pid}, "killed"},
		{"reading it", attempt{Do: "vmread", Pid: victim.pid, Args: [6]uint64{0x400000}}, "killed"},
		{"its descriptors by handle", call(unix.SYS_PIDFD_GETFD, 0, 0), "EPERM"},
		{"another socket", attempt{Do: "connect", Path: socket}, "EPERM"},
		{"an abstract socket", attempt{Do: "connect", Path: "@ferry-test"}, "EPERM"},
		{"the network", call(unix.SYS_SOCKET, unix.AF_INET, unix.SOCK_STREAM), "EPERM"},
		{"the network, version 6", call(unix.SYS_SOCKET, unix.AF_INET6, unix.SOCK_DGRAM), "EPERM"},
		{"raw packets", call(unix.SYS_SOCKET, unix.AF_PACKET, unix.SOCK_RAW), "EPERM"},
		{"the kernel's messages", call(unix.SYS_SOCKET, unix.AF_NETLINK, unix.SOCK_RAW), "EPERM"},
		{"virtual machines", call(unix.SYS_SOCKET, unix.AF_VSOCK, unix.SOCK_STREAM), "EPERM"},
		{"datagrams to a socket", call(unix.SYS_SOCKET, unix.AF_UNIX, unix.SOCK_DGRAM), "EPERM"},
		{"io_uring", call(unix.SYS_IO_URING_SETUP, 8), "EPERM"},
		{"a process", attempt{Do: "fork"}, "EPERM"},
		{"a process by clone3", call(unix.SYS_CLONE3, 0, 0), "ENOSYS"},
		{"a shell", attempt{Do: "exec", Path: "/bin/sh"}, "killed"},
		{"a program that becomes root", attempt{Do: "exec", Path: "/usr/bin/su"}, "killed"},
		{"more files", attempt{Do: "rlimit", Args: [6]uint64{unix.RLIMIT_NOFILE, 1 << 20}}, "EPERM"},
		{"core dumps", attempt{Do: "rlimit", Args: [6]uint64{unix.RLIMIT_CORE, 1 << 20}}, "EPERM"},
		{"becoming root", call(unix.SYS_SETUID, 0), "EPERM"},
		{"other groups", call(unix.SYS_SETGROUPS, 0, 0), "EPERM"},
		{"shared memory of old", call(unix.SYS_SHMGET, 0, 4096, 0o1777), "EPERM"},
		{"a namespace", call(unix.SYS_UNSHARE, unix.CLONE_NEWUSER), "killed"},
		{"a mount", call(unix.SYS_MOUNT), "killed"},
		{"BPF", call(unix.SYS_BPF, 0, 0, 0), "killed"},
		{"a module", call(unix.SYS_INIT_MODULE, 0, 0, 0), "killed"},
		{"keys", call(unix.SYS_KEYCTL, 0, 0), "killed"},
		{"faults of its own", call(unix.SYS_USERFAULTFD, 0), "EPERM"},
		{"measuring others", call(unix.SYS_PERF_EVENT_OPEN, 0, 0), "EPERM"},
		{"typing for the terminal", call(unix.SYS_IOCTL, 2, unix.TIOCSTI, 0), "EPERM"},
		{"opening its secret to all", attempt{Do: "chmod", Path: secret}, "EPERM"},
		{"opening its folder to all", attempt{Do: "chmod", Path: victim.temp}, "EPERM"},
		{"its processors", call(unix.SYS_SCHED_SETAFFINITY, pid, 8), "EPERM"},
		{"its priority", call(unix.SYS_SETPRIORITY, unix.PRIO_PROCESS, pid, 19), "EPERM"},
		{"its scheduling", call(unix.SYS_SCHED_SETSCHEDULER, pid, 3), "EPERM"},
		{"its place at the disk", call(unix.SYS_IOPRIO_SET, 1, pid, 0x6000), "EPERM"},
		{"watching files", call(unix.SYS_INOTIFY_INIT1, 0), "EPERM"},
		{"signals of a descriptor to it", call(unix.SYS_FCNTL, 0, unix.F_SETOWN, pid), "EPERM"},
		{"SIGKILL as a descriptor's signal", call(unix.SYS_FCNTL, 0, unix.F_SETSIG, uint64(unix.SIGKILL)), "EPERM"},
		{"code of its own", call(unix.SYS_MMAP, 0, 4096, unix.PROT_READ|unix.PROT_EXEC, unix.MAP_PRIVATE|unix.MAP_ANONYMOUS), "EPERM"},
		{"calls nobody knows yet", call(1000), "ENOSYS"},
	}
}

func TestBreakouts(t *testing.T) {
	f := hostiles(t, func(cfg *Config) { cfg.WarmWorkers = 1 }) // of both kinds
	victim := f.captive("victim")
	f.warmReady()
	secret := filepath.Join(victim.temp, "secret")
	if o := victim.do(attempt{Do: "write", Path: secret}); o.String() != "done" {
		t.Fatalf("a worker cannot write to its own folder: %v", o)
	}
	socket, outside := bystanders(t)
	for _, b := range breakouts(victim, secret, socket, outside) {
		t.Run(b.name, func(t *testing.T) {
			if b.want == "EACCES" && confine.LandlockVersion() == 0 {
				t.Skip("NOT TESTED: this kernel has no Landlock, which forbids it")
			}
			ends := f.killed()
			c := f.captive("hostile")
			got := c.do(b.try).String()
			if got == "ENOTCONN" {
				f.eventually("ended for it", func() bool { return f.killed() == ends+1 })
				got = "killed"
			}
			if !strings.Contains(" "+b.want+" ", " "+got+" ") {
				t.Errorf("%s, want %s", got, b.want)
			}
			_ = c.conn.Close()
		})
	}
	if o := victim.do(attempt{Do: "read", Path: secret}); o.Text != "x" {
		t.Errorf("the victim was disturbed: %v", o)
	}
	if f.Stats().Warm == 0 {
		t.Error("no worker was a warm one")
	}
}

// TestWarmWorkerOutOfReach: a hostile worker finds no way into one that waits for its client.
func TestWarmWorkerOutOfReach(t *testing.T) {
	f := hostiles(t, func(cfg *Config) { cfg.WarmWorkers = 1 })
	c := f.captive("hostile")
	var victim captive
	f.eventually("a warm worker is ready", func() bool {
		if l := f.warm(); len(l) == 1 && l[0].Ready && l[0].Base == 0x10000 {
			victim.pid, victim.temp = l[0].PID, l[0].Temp
		}
		return victim.pid != 0
	})
	about := regexp.MustCompile(`^(its (memory|environment|map|descriptors|folder|limits)|a file in its folder|a signal|a handle of it)$`)
	tried := 0
	for _, b := range breakouts(&victim, "", "", "") {
		if !about.MatchString(b.name) || b.want == "EACCES" && confine.LandlockVersion() == 0 {
			continue
		}
		tried++
		if got := c.do(b.try).String(); !strings.Contains(" "+b.want+" ", " "+got+" ") {
			t.Errorf("%s: %s, want %s", b.name, got, b.want)
		}
	}
	if tried < 7 {
		t.Errorf("%d attempts tried", tried)
	}
}

// killed counts the workers that a call ended.
func (f *fixture) killed() (n int) {
	for _, line := range f.log.lines("bad system call") {
		if strings.Contains(line, "worker ended") { // not the audit's
			n++
		}
	}
	return n
}

// TestDriverIPC: with that option, and only then, a worker on a real GPU can
// connect; the rest stays forbidden.
func TestDriverIPC(t *testing.T) {
	socket, _ := bystanders(t)
	for _, c := range []struct {
		device string
		ipc    bool

		want, network string
	}{{"auto", true, "done", "EAFNOSUPPORT"}, {"auto", false, "EPERM", "EAFNOSUPPORT"}, {"soft", true, "EPERM", "EPERM"}} {
		f := hostiles(t, func(cfg *Config) { cfg.Device, cfg.Confine.DriverIPC = c.device, c.ipc })
		w := f.captive("p")
		for _, path := range []string{socket, "@ferry-test"} {
			if got := w.do(attempt{Do: "connect", Path: path}).String(); got != c.want {
				t.Errorf("%+v: connecting to %s: %s", c, path, got)
			}
		}
		var inet attempt
		inet.Do, inet.Args = "syscall", [6]uint64{unix.SYS_SOCKET, unix.AF_INET, unix.SOCK_STREAM}
		if got := w.do(inet).String(); got != c.network {
			t.Errorf("%+v: the network: %s", c, got)
		}
	}
}

// bystanders are a socket that anyone may connect to and a folder that anyone may
// write to, with the name of a file in it.
func bystanders(t *testing.T) (socket, file string) {
	t.Helper()
	dir := openTemp(t)
	if err := os.Chmod(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{filepath.Join(dir, "socket"), "@ferry-test"} {
		l, err := net.Listen("unix", name)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { l.Close() })
	}
	socket = filepath.Join(dir, "socket")
	if err := os.Chmod(socket, 0o777); err != nil {
		t.Fatal(err)
	}
	return socket, filepath.Join(dir, "file")
}

// TestBreakoutsUnconfined shows that the attempts are real: without confinement
// those that need no privilege succeed.
func TestBreakoutsUnconfined(t *testing.T) {
	f := hostiles(t, func(cfg *Config) { cfg.Confine = nil })
	victim := f.captive("victim")
	victim.temp = openTemp(t)
	secret := filepath.Join(victim.temp, "secret")
	if err := os.WriteFile(secret, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	socket, outside := bystanders(t)
	works := regexp.MustCompile(`^(its environment|its map|its descriptors|its secret|its folder|a file in its folder|writing outside|` +
		`a folder outside|another socket|an abstract socket|the network|datagrams to a socket|a process|its limits|a handle of it|its priority|opening its folder to all|watching files|code of its own)$`)
	tried := 0
	for _, b := range breakouts(victim, secret, socket, outside) {
		if !works.MatchString(b.name) {
			continue
		}
		tried++
		if o := f.captive("hostile").do(b.try); o.String() != "done" {
			t.Errorf("%s: %v, although nothing forbids it: the test would not notice", b.name, o)
		}
	}
	if tried != 19 {
		t.Errorf("%d attempts tried", tried)
	}
}

// TestWorkerState looks at a confined worker from outside.
func TestWorkerState(t *testing.T) {
	f := hostiles(t, nil)
	c := f.captive("p")
	want := map[string]string{"NoNewPrivs": "1", "Seccomp": "2", "CapInh": zeroCaps, "CapPrm": zeroCaps, "CapEff": zeroCaps, "CapAmb": zeroCaps}
	if os.Geteuid() == 0 {
		u := workersUser(t)
		want["Uid"] = strings.TrimSpace(strings.Repeat(u.Uid+" ", 4))
		want["Gid"] = strings.TrimSpace(strings.Repeat(u.Gid+" ", 4))
	}
	for name, value := range want {
		if got := c.status(name); got != value {
			t.Errorf("%s is %s, want %s", name, got, value)
		}
	}
	var st unix.Stat_t
	if err := unix.Stat(fmt.Sprintf("/proc/%d/environ", c.pid), &st); err != nil || st.Uid != 0 {
		t.Errorf("the process is not hidden: its files are of user %d (%v)", st.Uid, err)
	}
	if b, err := os.ReadFile(fmt.Sprintf("/proc/%d/limits", c.pid)); err != nil || !regexp.MustCompile(`Max core file size +0 +0 `).Match(b) {
		t.Errorf("its limits: %v\n%s", err, b)
	}
	for name, value := range map[string]string{"SECRET": "", "CUDA_TEST_SETTING": "kept", "HOME": c.temp, "CUDA_CACHE_PATH": c.temp + "/cache"} {
		if got := c.do(attempt{Do: "getenv", Path: name}).Text; got != value {
			t.Errorf("%s is %q in its environment, want %q", name, got, value)
		}
	}
	info, err := os.Stat(c.temp)
	if err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("its folder: %v %v", info, err)
	}
	for name, path := range map[string]string{"a library": "/usr/lib/os-release", "processors": "/proc/cpuinfo", "devices": "/sys/devices/system/cpu/online"} {
		if o := c.do(attempt{Do: "read", Path: path}); o.String() != "done" {
			t.Errorf("%s: %v, and it needs that", name, o)
		}
	}
}

const zeroCaps = "0000000000000000"

func workersUser(t *testing.T) *user.User {
	t.Helper()
	u, err := user.Lookup("ferry")
	if err != nil {
		u, err = user.Lookup("nobody")
	}
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// TestOwnersUsers: workers of one owner share a user id, those of another have
// another, which is not used again at once.
func TestOwnersUsers(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("NOT TESTED: only root can give workers users of their own")
	}
	f := hostiles(t, func(cfg *Config) { cfg.Confine.UIDs = spawn.UIDRange{First: 60600, Last: 60602} })
	uid := func(session uint64) string { return (&captive{f: f, pid: f.pids()[session]}).status("Uid") }
	var ids []string
	owners := []byte{1, 1, 2, 3}
	left := fmt.Sprintf("%s/ferry-test-%d", confine.SharedMemory, os.Getpid())
	for uid, path := range map[int]string{60601: left + "-living", 60602: left} {
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chown(path, uid, -1)); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.Remove(path) })
	}
	for _, host := range owners {
		conn := f.dial()
		hello := wire.NewHello("p", 1)
		hello.Host[0] = host
		w, err := wire.ClientHandshake(conn, hello, nil)
		if err != nil {
			t.Fatal(err)
		}
		f.entered(w.Session)
		ids = append(ids, uid(w.Session))
		if host == 3 {
			_ = conn.Close()
		}
	}
	if ids[0] != "60600 60600 60600 60600" || ids[0] != ids[1] || ids[2] != "60601 60601 60601 60601" || ids[3] != "60602 60602 60602 60602" {
		t.Errorf("user ids %v of owners %v", ids, owners)
	}
	f.eventually("one gone", func() bool { return f.Stats().Clients == 3 })
	if _, err := os.Lstat(left); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("what the third owner left in shared memory: %v", err)
	}
	if _, err := os.Lstat(left + "-living"); err != nil {
		t.Errorf("what the second has in shared memory: %v", err)
	}
	again := wire.NewHello("p", 1)
	again.Host[0] = 4
	if _, err := wire.ClientHandshake(f.dial(), again, nil); err != nil {
		t.Fatal(err)
	}
	full := wire.NewHello("p", 1)
	full.Host[0] = 5
	if _, err := wire.ClientHandshake(f.dial(), full, nil); err == nil {
		t.Error("a fourth owner has a user although there are three")
	}
}

// TestFolderGoes: a worker's folder is removed however it ends and whatever it
// holds, and what lies behind its links is not.
func TestFolderGoes(t *testing.T) {
	outside := filepath.Join(openTemp(t), "kept")
	if err := os.WriteFile(outside, []byte("kept"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, how := range []string{"leaves", "is killed", "deep", "closed"} {
		t.Run(how, func(t *testing.T) {
			f := hostiles(t, nil)
			c := f.captive("p")
			if err := os.Symlink(filepath.Dir(outside), filepath.Join(c.temp, "link")); err != nil {
				t.Fatal(err)
			}
			if o := c.do(attempt{Do: "write", Path: filepath.Join(c.temp, "f")}); o.String() != "done" {
				t.Fatal(o)
			}
			switch how {
			case "deep":
				if o := c.do(attempt{Do: "deep", Path: c.temp}); o.String() != "done" {
					t.Fatal(o)
				}
			case "closed":
				if o := c.do(attempt{Do: "mkdir", Path: c.temp + "/d"}); o.String() != "done" {
					t.Fatal(o)
				}
				for _, d := range []string{c.temp + "/d", c.temp} {
					if err := os.Chmod(d, 0); err != nil {
						t.Fatal(err)
					}
				}
			case "is killed":
				if err := syscall.Kill(c.pid, syscall.SIGKILL); err != nil {
					t.Fatal(err)
				}
			}
			_ = c.conn.Close()
			there := func() bool {
				_, err := os.Lstat(c.temp)
				return !errors.Is(err, os.ErrNotExist)
			}
			for deadline := limit.Deadline(); there(); time.Sleep(10 * time.Millisecond) {
				if time.Now().After(deadline) { // thousands of operations on a busy disk
					t.Fatalf("the folder is still there: %s", f.log.lines(""))
				}
			}
			if b, err := os.ReadFile(outside); err != nil || string(b) != "kept" {
				t.Errorf("what a link led to is gone: %v", err)
			}
		})
	}
}

// TestSweep: what workers left that died with their daemon goes with the next
// daemon's start; what belongs to a living one stays.
func TestSweep(t *testing.T) {
	f := hostiles(t, nil)
	c := f.captive("living")
	base := filepath.Dir(c.temp)
	dead, err := confine.MakeTemp(base, os.Geteuid(), os.Getegid())
	if err != nil {
		t.Fatal(err)
	}
	const young = time.Second
	time.Sleep(young + 100*time.Millisecond) // a folder's age cannot be set
	fresh, err := confine.MakeTemp(base, os.Geteuid(), os.Getegid())
	if err != nil {
		t.Fatal(err)
	}
	made := time.Now()
	others := func(uint32) bool { return false }
	if n, err := confine.SweepTemp(base, young, others); n != 0 || err != nil {
		t.Errorf("%d of other users swept (%v)", n, err)
	}
	ours := func(uint32) bool { return true }
	n, err := confine.SweepTemp(base, young, ours)
	if time.Since(made) >= young { // not a limit; on a slow machine what was young is not
		t.Skip("this machine was too slow for the one folder to stay young")
	}
	if n != 1 || err != nil {
		t.Errorf("%d swept, want one (%v)", n, err)
	}
	for path, stays := range map[string]bool{dead: false, fresh: true, c.temp: true} {
		if _, err := os.Lstat(path); (err == nil) != stays {
			t.Errorf("%s: %v, stays should be %v", path, err, stays)
		}
	}
}

// TestAsOrdinaryUser repeats the tests with the daemon of an ordinary user.
func TestAsOrdinaryUser(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("this is an ordinary user already")
	}
	u := workersUser(t)
	uid, err := strconv.Atoi(u.Uid)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("/proc/self/exe", "-test.run=^(TestBreakouts|TestBreakoutsUnconfined|TestWorkerState|TestFolderGoes|TestForgedLine)$", "-test.v")
	cmd.Dir = "/"
	cmd.Env = append(os.Environ(), "TMPDIR=/tmp", "HOME=/")
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(uid)}}
	out, err := cmd.CombinedOutput()
	if err != nil || strings.Count("\n"+string(out), "\n--- PASS: Test") != 5 {
		t.Errorf("%v\n%s", err, out)
	}
}
