package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// A site is a server under load and what its clients need: one ferry serve at a
// Unix socket, at TCP with a token and at TLS, and one ferry agent for the
// programs that come over TLS.
type site struct {
	root   string // of the repository
	dir    string // everything that is written
	temp   string // the server's and the workers' temporary files
	admin  string
	audit  string
	server *process
	agent  *process
	ways   []way

	crowded int // the most clients there were at once
}

// A way is how a program reaches the server.
type way struct {
	name string
	env  []string
}

// A process is one that runs as long as the site does.
type process struct {
	cmd  *exec.Cmd
	done chan struct{}
}

func (p *process) pid() int { return p.cmd.Process.Pid }

// end ends it, and says if it had to be killed or had ended badly.
func (p *process) end() error {
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.done:
	case <-time.After(30 * time.Second):
		_ = p.cmd.Process.Kill()
		<-p.done
		return fmt.Errorf("%v did not end within 30 s of SIGTERM", p.cmd.Args[:2])
	}
	if !p.cmd.ProcessState.Success() {
		return fmt.Errorf("%v: %v", p.cmd.Args[:2], p.cmd.ProcessState)
	}
	return nil
}

// clean is our environment without what would change what is measured.
func clean(more ...string) []string {
	env := slices.DeleteFunc(os.Environ(), func(e string) bool {
		return strings.HasPrefix(e, "FERRY_") || strings.HasPrefix(e, "CUDA_") || strings.HasPrefix(e, "LD_")
	})
	return append(env, append([]string{"FERRY_PROFILE=0"}, more...)...)
}

func (s *site) ferry() string           { return filepath.Join(s.root, "bin", "ferry") }
func (s *site) path(name string) string { return filepath.Join(s.dir, name) }
func (s *site) logs() (string, string)  { return s.path("server.log"), s.path("agent.log") }
func (s *site) environment() []string   { return clean("TMPDIR=" + s.temp) }
func (s *site) library() string         { return "LD_LIBRARY_PATH=" + filepath.Join(s.root, "shim", "lib") }
func (s *site) way(i int) way           { return s.ways[i%len(s.ways)] }
func (s *site) program(w way) *exec.Cmd {
	return s.command(w, filepath.Join(s.root, "bin", "load", "client"))
}

func (s *site) command(w way, name string) *exec.Cmd {
	cmd := exec.Command(name)
	cmd.Env = clean(append(w.env, s.library())...)
	return cmd
}

// call runs ferry to its end.
func (s *site) call(ctx context.Context, args ...string) error {
	cmd := exec.CommandContext(ctx, s.ferry(), args...)
	cmd.Env = s.environment()
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("ferry %q: %w\n%s", args, err, out)
	}
	return nil
}

// start starts ferry, and returns the addresses it says it listens on.
func (s *site) start(log string, addresses int, args ...string) (*process, []string, error) {
	p := &process{cmd: exec.Command(s.ferry(), args...), done: make(chan struct{})}
	p.cmd.Env = s.environment()
	file, err := os.Create(log)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = file.Close() }()
	p.cmd.Stderr = file
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, nil, err
	}
	lines := make(chan string)
	go func() {
		for sc := bufio.NewScanner(out); sc.Scan(); {
			if at, ok := strings.CutPrefix(sc.Text(), "listening on "); ok {
				lines <- at
			}
		}
		_, _ = io.Copy(io.Discard, out)
		_ = p.cmd.Wait()
		close(p.done)
	}()
	var at []string
	for len(at) < addresses {
		select {
		case line := <-lines:
			at = append(at, line)
		case <-p.done:
			text, _ := os.ReadFile(log)
			return nil, nil, fmt.Errorf("ferry %s ended: %s", args[0], text)
		case <-time.After(time.Minute):
			return nil, nil, errors.Join(fmt.Errorf("ferry %s does not listen", args[0]), p.end())
		}
	}
	return p, at, nil
}

// open makes a site. Its folder is one that workers, which may run as another
// user, can get to.
func open(ctx context.Context, root string, clients int) (*site, error) {
	dir, err := os.MkdirTemp("", "ferry-load-")
	if err != nil {
		return nil, err
	}
	s := &site{root: root, dir: dir}
	s.temp, s.admin, s.audit = s.path("tmp"), s.path("admin"), s.path("audit")
	if err := errors.Join(os.Chmod(dir, 0o711), os.Mkdir(s.temp, 0o711)); err != nil {
		return s, err
	}
	for _, args := range [][]string{
		{"ca", "init", s.path("ca")},
		{"ca", "issue", "--dir", s.path("ca"), "gpu1", "--server", "localhost,127.0.0.1"},
		{"ca", "issue", "--dir", s.path("ca"), "alice", "--tenant", "alice"},
		{"token", "create", "--name", "honest", "--store", s.path("tokens"), "--out", s.path("token")},
		{"token", "create", "--name", "hostile", "--store", s.path("tokens"), "--out", s.path("hostile")},
	} {
		if err := s.call(ctx, args...); err != nil {
			return s, err
		}
	}
	if err := os.WriteFile(s.path("ferry.toml"), fmt.Appendf(nil, "tokens = %q\n", s.path("tokens")), 0o600); err != nil {
		return s, err
	}
	var at []string
	serverLog, agentLog := s.logs()
	s.server, at, err = s.start(serverLog, 3, "serve", "--device", "soft", "--log-level", "warn", "--warm-workers", "0", // the counts below are of clients' workers only
		"--max-clients", fmt.Sprint(max(256, clients+56)), "--admin", s.admin, "--audit-log", s.audit, "--cache-dir", s.path("cache"),
		"--listen", "unix://"+s.path("s"), "--listen", "tcp://127.0.0.1:0", "--listen", "tls://127.0.0.1:0",
		"--config", s.path("ferry.toml"), "--tls-cert", s.path("ca/issued/gpu1.crt"), "--tls-key", s.path("ca/issued/gpu1.key"), "--tls-ca", s.path("ca/ca.crt"))
	if err != nil {
		return s, err
	}
	s.agent, _, err = s.start(agentLog, 1, "agent", "--listen", "unix://"+s.path("a"), "--server", at[2], "--log-level", "warn",
		"--ca", s.path("ca/ca.crt"), "--cert", s.path("ca/issued/alice.crt"), "--key", s.path("ca/issued/alice.key"))
	if err != nil {
		return s, err
	}
	token := "FERRY_TOKEN_FILE=" + s.path("token")
	s.ways = []way{
		{"unix", []string{"FERRY_SERVER=" + at[0], token}},
		{"tcp", []string{"FERRY_SERVER=" + at[1], token}},
		{"tls", []string{"FERRY_SERVER=unix://" + s.path("a")}},
	}
	return s, nil
}

// close ends everything and says what did not end well. What was written is kept
// for who looks for the reason.
func (s *site) close(keep bool) error {
	var errs []error
	for _, p := range []*process{s.agent, s.server} {
		if p != nil {
			errs = append(errs, p.end())
		}
	}
	if !keep {
		errs = append(errs, os.RemoveAll(s.dir))
	}
	return errors.Join(errs...)
}
