package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"ferry/server/identity"
	"ferry/transport"
)

// A site is the server that is attacked.
type site struct {
	dir   string
	cmd   *exec.Cmd
	done  chan struct{}
	at    []transport.Address // tcp, tls
	token []byte
	tls   *tls.Config
	admin string
}

func (s *site) address(scheme string) transport.Address {
	for _, a := range s.at {
		if a.Scheme == scheme {
			return a
		}
	}
	return transport.Address{}
}

// openSite starts a server that asks for tokens, at a TCP and a TLS address.
func openSite(ctx context.Context, root string, clients int) (*site, error) {
	dir, err := os.MkdirTemp("", "ferry-flood-")
	if err != nil {
		return nil, err
	}
	s := &site{dir: dir, done: make(chan struct{}), admin: filepath.Join(dir, "admin")}
	if err := os.Chmod(dir, 0o711); err != nil {
		return s, err
	}
	ca, err := identity.InitCA(filepath.Join(dir, "ca"), "flood", time.Now())
	if err != nil {
		return s, err
	}
	cert, key, _, err := ca.Issue(identity.Request{Name: "server", Hosts: []string{"127.0.0.1"}, Life: 24 * time.Hour}, time.Now())
	if err != nil {
		return s, err
	}
	text, _, err := identity.CreateToken(filepath.Join(dir, "tokens"), "client", identity.DefaultTenant, 0, time.Now())
	if err != nil {
		return s, err
	}
	s.token = []byte(text)
	if s.tls, err = (identity.Client{CA: filepath.Join(dir, "ca", identity.CACert)}).Config("127.0.0.1"); err != nil {
		return s, err
	}
	s.cmd = exec.Command(filepath.Join(root, "bin", "ferry"), "serve", "--device", "soft", "--log-level", "warn",
		"--max-clients", strconv.Itoa(4*clients), "--admin", s.admin, "--audit-log", filepath.Join(dir, "audit"), "--cache-dir", filepath.Join(dir, "cache"),
		"--listen", "tcp://127.0.0.1:0", "--listen", "tls://127.0.0.1:0", "--tokens", filepath.Join(dir, "tokens"), "--tls-cert", cert, "--tls-key", key)
	s.cmd.Env = slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "FERRY_") })
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
	return s, s.launch()
}

// launch starts the server and learns its addresses.
func (s *site) launch() error {
	log, err := os.Create(filepath.Join(s.dir, "log"))
	if err != nil {
		return err
	}
	defer func() { _ = log.Close() }()
	s.cmd.Stderr = log
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := s.cmd.Start(); err != nil {
		s.cmd = nil
		return err
	}
	for lines := bufio.NewScanner(out); len(s.at) < 2 && lines.Scan(); {
		if text, ok := strings.CutPrefix(lines.Text(), "listening on "); ok {
			a, err := transport.Parse(text)
			if err != nil {
				return err
			}
			s.at = append(s.at, a)
		}
	}
	go func() {
		_, _ = io.Copy(io.Discard, out)
		_ = s.cmd.Wait()
		close(s.done)
	}()
	if len(s.at) < 2 {
		<-s.done
		text, _ := os.ReadFile(log.Name())
		return fmt.Errorf("the server did not start: %s", text)
	}
	return nil
}

// close ends the server. keep leaves what it wrote.
func (s *site) close(keep bool) (err error) {
	if s.cmd != nil {
		_ = s.cmd.Process.Signal(syscall.SIGTERM)
		select {
		case <-s.done:
		case <-time.After(30 * time.Second):
			_ = s.cmd.Process.Kill()
			<-s.done
			err = errors.New("the server did not end within 30 s of SIGTERM")
		}
	}
	if keep {
		fmt.Println("what the server wrote is in", s.dir)
		return err
	}
	return errors.Join(err, os.RemoveAll(s.dir))
}

// warmUp has a few clients, so that what is made with the first is there.
func (s *site) warmUp(_ context.Context, at string) error {
	for range 3 {
		conn, err := s.start(at, net.IPv4(127, 0, 0, 1))
		if err != nil {
			return err
		}
		_ = conn.Close()
	}
	return nil
}

// A holding is what the server and its TLS proxy hold.
type holding struct {
	clients, goroutines, descriptors, proxyDescriptors int
	rss, proxyRSS                                      int // KiB
	logged                                             int // bytes of log and audit
}

func (h holding) String() string {
	return fmt.Sprintf("%d descriptors, %d goroutines, %.0f MiB (TLS proxy %d, %.0f MiB), %.1f MB logged",
		h.descriptors, h.goroutines, float64(h.rss)/1024, h.proxyDescriptors, float64(h.proxyRSS)/1024, float64(h.logged)/1e6)
}

// look takes stock.
func (s *site) look(ctx context.Context) (h holding) {
	for line := range strings.Lines(s.metrics(ctx)) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		n, _ := strconv.ParseFloat(value, 64)
		switch name {
		case "go_goroutines":
			h.goroutines = int(n)
		case "ferry_clients":
			h.clients = int(n)
		}
	}
	h.rss, h.descriptors = usage(s.cmd.Process.Pid)
	h.proxyRSS, h.proxyDescriptors = usage(proxyOf(s.cmd.Process.Pid))
	for _, name := range []string{"log", "audit"} {
		if info, err := os.Stat(filepath.Join(s.dir, name)); err == nil {
			h.logged += int(info.Size())
		}
	}
	return h
}

// metrics asks the server for everything it counts, through a connection that is gone afterwards.
func (s *site) metrics(ctx context.Context) string {
	t := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "unix", s.admin)
	}}
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://ferry/metrics", nil)
	if err != nil {
		return ""
	}
	answer, err := (&http.Client{Transport: t, Timeout: time.Minute}).Do(r)
	if err != nil {
		return ""
	}
	defer func() { _ = answer.Body.Close() }()
	text, _ := io.ReadAll(answer.Body)
	return string(text)
}

func usage(pid int) (rss, descriptors int) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range bytes.Lines(status) {
		if f := bytes.Fields(line); len(f) > 1 && string(f[0]) == "VmRSS:" {
			rss, _ = strconv.Atoi(string(f[1]))
		}
	}
	list, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", pid))
	return rss, len(list)
}

// proxyOf is the TLS proxy of a server; 0 for none.
func proxyOf(server int) int {
	dirs, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, d := range dirs {
		line, _ := os.ReadFile(d)
		stat, _ := os.ReadFile(filepath.Join(filepath.Dir(d), "stat"))
		fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
		if bytes.Contains(line, []byte("tlsproxy")) && len(fields) > 1 && fields[1] == strconv.Itoa(server) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(d)))
			return pid
		}
	}
	return 0
}

// settled waits until the server has no client, and holds no more than before.
func (s *site) settled(ctx context.Context, before *holding) (h holding, err error) {
	for until := time.Now().Add(2 * time.Minute); ; {
		h = s.look(ctx)
		switch {
		case h.goroutines == 0:
			err = errors.New("the server does not answer its operator")
		case h.clients > 0:
			err = fmt.Errorf("%d clients are left", h.clients)
		case before != nil && (h.descriptors > before.descriptors || h.proxyDescriptors > before.proxyDescriptors || h.goroutines > before.goroutines+2):
			err = fmt.Errorf("the server holds more than before: %v, before %v", h, *before)
		default:
			if before != nil {
				return h, nil
			}
			err = nil
		}
		if before == nil && err == nil { // twice the same: what was there has gone
			time.Sleep(500 * time.Millisecond)
			if again := s.look(ctx); again.descriptors == h.descriptors && again.goroutines == h.goroutines {
				return again, nil
			}
		}
		if time.Now().After(until) || ctx.Err() != nil {
			return h, errors.Join(err, ctx.Err())
		}
		time.Sleep(200 * time.Millisecond)
	}
}
