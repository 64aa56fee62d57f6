package faults

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/test/limit"
)

// A process is one we started. Its lines and its end can be waited for.
type process struct {
	cmd   *exec.Cmd
	ended chan struct{}
	stderr
	mu    sync.Mutex
	moved sync.Cond
	lines []string // of stdout
	over  bool
}

// stderr collects what a process says while somebody looks into it.
type stderr struct {
	textMu sync.Mutex
	text   bytes.Buffer
}

func (s *stderr) Write(b []byte) (int, error) {
	s.textMu.Lock()
	defer s.textMu.Unlock()
	return s.text.Write(b)
}

func (s *stderr) said() string {
	s.textMu.Lock()
	defer s.textMu.Unlock()
	return s.text.String()
}

// ours are the processes we started ourselves, which Go waits for.
var ours sync.Map

func start(t *testing.T, env []string, name string, args ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(name, args...), ended: make(chan struct{})}
	p.moved.L = &p.mu
	p.cmd.Env, p.cmd.Stderr = env, &p.stderr
	out, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	p.cmd.Stdout = w
	p.cmd.WaitDelay = limit.Step() // for who inherited stderr
	err = p.cmd.Start()
	_ = w.Close()
	if err != nil {
		t.Fatal(err)
	}
	ours.Store(p.pid(), p)
	read := make(chan struct{})
	go func() {
		for sc := bufio.NewScanner(out); sc.Scan(); {
			p.mu.Lock()
			p.lines = append(p.lines, sc.Text())
			p.moved.Broadcast()
			p.mu.Unlock()
		}
		_ = out.Close()
		close(read)
	}()
	go func() {
		_ = p.cmd.Wait()
		<-read
		p.mu.Lock()
		p.over = true
		p.moved.Broadcast()
		p.mu.Unlock()
		close(p.ended)
	}()
	return p
}

func (p *process) pid() int { return p.cmd.Process.Pid }

// line waits for the n-th line of its output; false if it ended before that.
func (p *process) line(n int) (string, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.lines) <= n && !p.over {
		p.moved.Wait()
	}
	if len(p.lines) <= n {
		return "", false
	}
	return p.lines[n], true
}

// output is its stdout so far.
func (p *process) output() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Join(p.lines, "\n")
}

func (p *process) alive() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

// stop ends it politely and waits.
func (p *process) stop(t *testing.T) {
	t.Helper()
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-limit.After():
		t.Errorf("%q does not end after SIGTERM", p.cmd.Args)
		_ = p.cmd.Process.Kill()
		<-p.ended
	}
}

// code is how it ended: 128+n for signal n.
func (p *process) code() int {
	if ws, ok := p.cmd.ProcessState.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return 128 + int(ws.Signal())
	}
	return p.cmd.ProcessState.ExitCode()
}

// A relative is a process below ours.
type relative struct {
	pid, parent int
	dead        bool // and not waited for
	command     string
}

func (r relative) String() string { return fmt.Sprintf("%d (of %d): %s", r.pid, r.parent, r.command) }

// family lists all processes below ours.
func family() (list []relative) {
	all := map[int][]relative{}
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, d := range dirs {
		b, err := os.ReadFile(d + "/stat")
		if err != nil {
			continue
		}
		var r relative
		var state byte
		r.pid, _ = strconv.Atoi(filepath.Base(d))
		if _, err := fmt.Sscanf(string(b[bytes.LastIndexByte(b, ')')+1:]), " %c %d", &state, &r.parent); err != nil {
			continue
		}
		r.dead = state == 'Z' || state == 'X'
		line, _ := os.ReadFile(d + "/cmdline")
		r.command = strings.TrimSpace(strings.ReplaceAll(string(line), "\x00", " "))
		all[r.parent] = append(all[r.parent], r)
	}
	var below func(pid int)
	below = func(pid int) {
		for _, r := range all[pid] {
			list = append(list, r)
			below(r.pid)
		}
	}
	below(os.Getpid())
	return list
}

// orphans are living processes below ours that are not among those known; dead
// ones that became our children when their parents died are waited for.
func orphans(known map[int]bool) (list []relative) {
	for _, r := range family() {
		_, started := ours.Load(r.pid)
		switch {
		case r.dead && !started && r.parent == os.Getpid():
			_, _ = syscall.Wait4(r.pid, nil, syscall.WNOHANG, nil)
		case !r.dead && !known[r.pid]:
			list = append(list, r)
		}
	}
	return list
}

// holds is what a process holds, seen from outside.
func holds(pid int) (descriptors, kib int) {
	list, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", pid))
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmRSS:" {
			kib, _ = strconv.Atoi(f[1])
		}
	}
	return len(list), kib
}

// soon says whether a condition comes true that usually does within a time.
func soon(usual time.Duration, cond func() bool) bool {
	for deadline := time.Now().Add(limit.For(usual)); !cond(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(deadline) {
			return cond()
		}
	}
	return true
}
