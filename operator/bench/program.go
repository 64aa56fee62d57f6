package bench

import (
	"bufio"
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

//go:embed lib
var lib embed.FS

// ErrNotBuilt is returned by a ferry that was built by plain "go build".
var ErrNotBuilt = errors.New("this ferry was built without the measuring program; run make")

// extract writes the measuring program into dir and returns its path.
func extract(dir string) (string, error) {
	data, err := lib.ReadFile("lib/measure")
	if err != nil {
		return "", ErrNotBuilt
	}
	path := filepath.Join(dir, "measure")
	return path, os.WriteFile(path, data, 0o700)
}

// opened is the first line of the measuring program: the device, and how long opening it
// took.
type opened struct {
	Device  string  `json:"device"`
	Memory  uint64  `json:"memory"`
	Ferry   bool    `json:"ferry"`
	Load    float64 `json:"load_us"`
	Init    float64 `json:"init_us"`
	Context float64 `json:"context_us"`
	Module  float64 `json:"module_us"`
	First   float64 `json:"first_us"`
	Trips   uint64  `json:"trips"`
	Sent    uint64  `json:"sent"`
}

// A reply is the program's result of one round.
type reply struct {
	N        int     `json:"n"`
	Median   float64 `json:"median_us"`
	Min      float64 `json:"min_us"`
	P90      float64 `json:"p90_us"`
	P99      float64 `json:"p99_us"`
	P999     float64 `json:"p999_us"`
	Max      float64 `json:"max_us"`
	Commands uint64  `json:"commands"`
	Trips    uint64  `json:"trips"`
	Sent     uint64  `json:"sent"`
	Received uint64  `json:"received"`
}

// limit bounds one request; the budgets of requests are far below.
const limit = 2 * time.Minute

// A program is a running measuring program. It ends with its context.
type program struct {
	way    Way
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	stdout *bufio.Reader
	stderr tail
	opened opened
}

// command prepares the program for a way to the GPU. The program is in a process group of
// its own, so that signals of the terminal reach only ferry, which ends it. The kernel
// kills it when the thread that started it ends: see runProgram.
func command(ctx context.Context, path string, way Way, args ...string) *exec.Cmd {
	if len(way.Run) > 0 {
		path, args = way.Run[0], append(append(slices.Clone(way.Run[1:]), path), args...)
	}
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = way.Env
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.WaitDelay = time.Second
	return cmd
}

// start runs the program until it has opened the device.
func start(ctx context.Context, path string, way Way) (*program, error) {
	p := &program{way: way, cmd: command(ctx, path, way)}
	p.cmd.Stderr = &p.stderr
	var err error
	if p.stdin, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	stdout, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.stdout = bufio.NewReader(stdout)
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	if err := p.readReply(ctx, &p.opened); err != nil {
		return nil, errors.Join(err, p.stop())
	}
	return p, nil
}

// request sends a request and waits for its reply.
func (p *program) request(ctx context.Context, request string) (reply, error) {
	var r reply
	if _, err := io.WriteString(p.stdin, request+"\n"); err != nil {
		return r, p.explain(ctx, err)
	}
	return r, p.readReply(ctx, &r)
}

func (p *program) readReply(ctx context.Context, into any) error {
	timer := time.AfterFunc(limit, func() { _ = p.cmd.Process.Kill() })
	defer timer.Stop()
	line, err := p.stdout.ReadBytes('\n')
	if err == nil {
		err = json.Unmarshal(line, into)
	}
	if err != nil {
		return p.explain(ctx, err)
	}
	return nil
}

// explain returns an error with what the program printed before it ended.
func (p *program) explain(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	timer := time.AfterFunc(time.Second, func() { _ = p.cmd.Process.Kill() }) // if it has not ended by itself
	defer timer.Stop()
	_ = p.cmd.Wait() // all of its output has been read by then
	if text := p.stderr.String(); text != "" {
		err = errors.New(text)
	} else if p.cmd.ProcessState != nil {
		err = fmt.Errorf("the measuring program ended without a message (%v): %w", p.cmd.ProcessState, err)
	}
	return fmt.Errorf("%s: %w", p.way.Name, err)
}

// stop lets the program end by itself.
func (p *program) stop() error {
	_ = p.stdin.Close()
	timer := time.AfterFunc(10*time.Second, func() { _ = p.cmd.Process.Kill() })
	defer timer.Stop()
	err := p.cmd.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) || p.cmd.ProcessState != nil {
		return nil // explain has reported why it failed
	}
	return err
}

// runOnce runs the program to its end and reads its one line of output.
func runOnce(ctx context.Context, path string, way Way, into any, args ...string) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	var stderr tail
	cmd := command(ctx, path, way, args...)
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err == nil {
		err = json.Unmarshal(out, into)
	}
	if err != nil && stderr.String() != "" {
		err = errors.New(stderr.String())
	}
	if err != nil {
		return fmt.Errorf("%s: %w", way.Name, err)
	}
	return nil
}

// A tail keeps the end of what is written to it.
type tail struct {
	mu sync.Mutex
	b  []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.b = append(t.b, p...)
	if extra := len(t.b) - 4096; extra > 0 {
		t.b = bytes.Clone(t.b[extra:])
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.TrimSpace(string(t.b))
}
