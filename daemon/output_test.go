package daemon

import (
	"fmt"
	"os"
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
