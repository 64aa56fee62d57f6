// Package pooletcd runs a real etcd for tests of the pool, which they may kill and start again.
package pooletcd

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"ferry/test/limit"
	"ferry/test/toolchain"
)

// An Etcd is a running etcd.
type Etcd struct {
	t    testing.TB
	file string
	dir  string
	cmd  *exec.Cmd
}

// Start starts an etcd that keeps nothing after the test.
func Start(t testing.TB) *Etcd {
	t.Helper()
	dir, err := os.MkdirTemp("", "pool") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	e := &Etcd{t: t, file: toolchain.NeedPoolServer(t), dir: dir}
	t.Cleanup(func() {
		e.Kill()
		_ = os.RemoveAll(dir)
	})
	e.Restart()
	return e
}

// Endpoint is its address.
func (e *Etcd) Endpoint() string { return "unix://" + filepath.Join(e.dir, "etcd.sock") }

// Kill ends it at once.
func (e *Etcd) Kill() {
	if e.cmd == nil {
		return
	}
	_ = e.cmd.Process.Kill()
	_ = e.cmd.Wait()
	e.cmd = nil
}

// Restart starts it again, with what it had, and returns when it answers.
func (e *Etcd) Restart() {
	e.t.Helper()
	e.Kill()
	cmd := exec.Command(e.file, "--data", e.dir, "--unsafe-no-fsync")
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		e.t.Error(err)
		return
	}
	e.cmd = cmd
	ready := make(chan struct{})
	go func() {
		if bufio.NewScanner(out).Scan() {
			close(ready)
		}
	}()
	select {
	case <-ready:
	case <-limit.After():
		e.t.Error("etcd did not start")
	}
}
