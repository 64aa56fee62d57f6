package daemon

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/server/confine"
	"ferry/wire"
)

// TestOutputOverRestart: what workers print while the daemon becomes another program is all
// there, in whole lines, and no worker ends for it.
func TestOutputOverRestart(t *testing.T) {
	t.Parallel() // it is a process of its own
	s := serveApart(t, "lending", nil)
	conn, boot := s.open(s.socket, wire.NewHello("p", 1), nil)
	pid := s.sessions()[0].WorkerPID
	const restarts = 3
	for i := range restarts {
		s.say(conn, fmt.Sprintf("print before %d|half a line, ", i))
		s.restart()
		s.say(conn, fmt.Sprintf("print and the rest %d|", i))
	}
	log := s.cmd.Stderr.(*logBuffer)
	for i := range restarts {
		for _, text := range []string{fmt.Sprintf("before %d", i), fmt.Sprintf("half a line, and the rest %d", i)} {
			want := fmt.Sprintf(`msg="worker: printed" pid=%d session=%d tenant=default said.text=%q`, pid, boot.Session, text)
			s.eventually(want, func() bool { return len(log.lines(want)) == 1 })
		}
	}
	if got := s.server(); got.Clients != 1 || got.Failed != 0 || got.Restarts != restarts {
		t.Errorf("%+v", got)
	}
}

// TestForgedLine: a worker in hostile hands writes no line that the daemon could have written,
// neither into the log nor into the audit, and reaches neither of the files.
func TestForgedLine(t *testing.T) {
	audits := filepath.Join(openTemp(t), "audit")
	if err := os.Chmod(filepath.Dir(audits), 0o777); err != nil { // as if it were only for Landlock to keep workers out
		t.Fatal(err)
	}
	f := hostiles(t, func(cfg *Config) { cfg.AuditLog = audits })
	c := f.captive("hostile")
	f.eventually("the audit has a line", func() bool {
		b, err := os.ReadFile(audits)
		return err == nil && strings.Contains(string(b), "accepted")
	})
	forged := `time=2026-01-01T00:00:00Z level=INFO msg=audit record={"event":"ended"}`
	for _, text := range []string{forged, `{"level":"INFO","msg":"audit","record":{"event":"ended"}}`} {
		if o := c.do(attempt{Do: "print", Path: text + "\n"}); o.String() != "done" {
			t.Fatal(o)
		}
	}
	f.eventually("both lines", func() bool { return len(f.log.lines("msg=\"worker: ")) == 2 })
	for _, line := range f.log.lines("") {
		if strings.Contains(line, "ended") && (strings.HasPrefix(line, forged[:30]) || !strings.Contains(line, ` msg="worker: `)) {
			t.Errorf("the worker wrote %q", line)
		}
	}
	if o := c.do(attempt{Do: "syscall", Args: [6]uint64{unix.SYS_FTRUNCATE, 2}}); o.String() != "EINVAL" {
		t.Errorf("a worker's standard error can be cut: %v", o)
	}
	before, err := os.ReadFile(audits)
	if err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() == 0 { // else no one may look
		c.hasNoFile(audits)
	}
	if confine.LandlockVersion() == 0 {
		t.Skip("NOT TESTED: this kernel has no Landlock, which keeps workers of the daemon's user from its files")
	}
	for _, file := range []string{audits, audits + ".head"} {
		for _, do := range []string{"read", "write", "append", "remove", "truncate"} {
			if got := c.do(attempt{Do: do, Path: file}).String(); got != "EACCES" && got != "EPERM" {
				t.Errorf("%s %s: %s", do, file, got)
			}
		}
	}
	if after, err := os.ReadFile(audits); err != nil || !strings.HasPrefix(string(after), string(before)) {
		t.Errorf("the audit has changed: %v", err)
	}
}

// TestLearnedCalls: what workers report in learning mode comes through the daemon's log into the lists that scripts/gpu-syscalls
// makes of it, for a worker that its client started and for a warm one.
func TestLearnedCalls(t *testing.T) {
	f := hostiles(t, func(cfg *Config) { cfg.Device, cfg.Confine.Learn, cfg.WarmWorkers = "auto", true, 1 }) // with the driver's table
	const frontend, uvm = 0xc020462a, 0x30000001
	for range 2 {
		c := f.captive("p")
		for _, call := range [][6]uint64{
			{unix.SYS_GETPPID},
			{unix.SYS_GETPRIORITY},
			{unix.SYS_FCNTL, 0, unix.F_GETOWN_EX},
			{unix.SYS_IOCTL, 0, uvm},
			{unix.SYS_IOCTL, 0, 0x1234567},
		} {
			_ = c.do(attempt{Do: "syscall", Args: call})
		}
		for range 10 {
			if got := c.do(attempt{Do: "syscall", Args: [6]uint64{unix.SYS_IOCTL, 0, frontend}}).String(); got != "ENOTTY" {
				t.Fatalf("a request of the driver's to a file that is none: %s", got)
			}
		}
		_ = c.conn.Close()
		f.warmReady() // for the next
	}
	last := `said.entry="ioctl F 0x2a device-1:3" said.count=10`
	f.eventually("the last of it is reported", func() bool { return len(f.log.lines(last)) == 2 })
	file := filepath.Join(t.TempDir(), "log")
	if err := os.WriteFile(file, []byte(strings.Join(f.log.lines(""), "")), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := exec.Command("../scripts/gpu-syscalls", "--lists", file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, got)
	}
	calls, requests, _ := strings.Cut(string(got), "# requests for")
	for list, want := range map[string][]string{
		calls:    {"getppid believed # 1 times or more", "getpriority # 1 times or more", "fcntl command 0x10 # 1 times or more"},
		requests: {"F 0x2a device-1:3 # 10 times or more", "uvm 0x30000001 device-1:3 # 1 times or more", "other 0x1234567 device-1:3 # 1 times or more"},
	} {
		for _, line := range want {
			if strings.Count(list, "\n"+line+"\n") != 1 {
				t.Errorf("%q is not in its list once", line)
			}
		}
	}
	if t.Failed() {
		t.Logf("%s", got)
	}
}

// hasNoFile fails if the worker has a descriptor of a file, or of the daemon's standard error.
func (c *captive) hasNoFile(path string) {
	c.f.Helper()
	stderr, err := os.Readlink("/proc/self/fd/2")
	if err != nil {
		c.f.Fatal(err)
	}
	folder := fmt.Sprintf("/proc/%d/fd", c.pid)
	list, err := os.ReadDir(folder)
	if err != nil || len(list) < 4 {
		c.f.Fatalf("%d descriptors: %v", len(list), err)
	}
	for _, e := range list {
		if to, err := os.Readlink(filepath.Join(folder, e.Name())); err == nil && (to == path || to == stderr && to != "/dev/null") {
			c.f.Errorf("the worker has descriptor %s: %s", e.Name(), to)
		}
	}
}
