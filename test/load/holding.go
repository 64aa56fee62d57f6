package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// A holding is what the server, its TLS proxy and the agent hold at one moment, seen
// from outside.
type holding struct {
	server, tlsProxy, agent usage
	goroutines              int // the server's
	children                int // of the server: workers, a warm worker among them, and the TLS proxy
	clients                 int // by the server's count
	sessions                int // begun, by the server's count
	refused, failed         int
	device                  int // bytes of the software GPU's memory
	shared                  int // files in /dev/shm
	files                   int // temporary files of server and workers
}

// A usage is what a process has.
type usage struct{ rss, descriptors, threads int } // rss in KiB

func (u usage) String() string {
	return fmt.Sprintf("%.1f MiB, %d descriptors, %d threads", float64(u.rss)/1024, u.descriptors, u.threads)
}

func (h holding) String() string {
	return fmt.Sprintf("server %v, %d goroutines, %d children; TLS proxy %v; agent %v; %d bytes of the GPU, %d files in /dev/shm, %d temporary files",
		h.server, h.goroutines, h.children, h.tlsProxy, h.agent, h.device, h.shared, h.files)
}

func usageOf(pid int) (u usage) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "VmRSS:" {
			u.rss, _ = strconv.Atoi(f[1])
		}
	}
	fds, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", pid))
	tasks, _ := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	u.descriptors, u.threads = len(fds), len(tasks)
	return u
}

// children returns the living children of a process but the reader of GPUs' health, and which of them is the TLS proxy.
func children(of int) (pids []int, tlsProxy int) {
	dirs, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, d := range dirs {
		b, err := os.ReadFile(d)
		if err != nil {
			continue
		}
		stat := string(b)
		fields := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
		if parent, _ := strconv.Atoi(fields[1]); parent != of || fields[0] == "Z" {
			continue
		}
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(d)))
		line, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		if strings.HasPrefix(string(line), "ferry\x00health\x00") {
			continue // it comes with the server and stays
		}
		pids = append(pids, pid)
		if isTLSProxy(string(line)) {
			tlsProxy = pid
		}
	}
	return pids, tlsProxy
}

// isTLSProxy reports whether a command line is that of the server's TLS proxy, by its present or its
// former name.
func isTLSProxy(line string) bool {
	return strings.Contains(line, "tlsproxy")
}

// files counts what is in a folder, however deep.
func files(root string) (n int) {
	_ = filepath.WalkDir(root, func(path string, _ fs.DirEntry, _ error) error {
		if path != root {
			n++
		}
		return nil
	})
	return n
}

// look takes stock.
func (s *site) look(ctx context.Context) (h holding, err error) {
	m, err := s.metrics(ctx)
	if err != nil {
		return h, err
	}
	pids, tlsProxy := children(s.server.pid())
	h.server, h.agent, h.children = usageOf(s.server.pid()), usageOf(s.agent.pid()), len(pids)
	if tlsProxy != 0 {
		h.tlsProxy = usageOf(tlsProxy)
	}
	h.goroutines, h.clients, h.sessions = int(m["go_goroutines"]), int(m["ferry_clients"]), int(m["ferry_sessions_total"])
	h.refused, h.failed, h.device = int(m["ferry_refused_total"]), int(m["ferry_failed_total"]), int(m["ferry_device_held_bytes"])
	h.shared, h.files = files("/dev/shm"), files(s.temp)
	return h, nil
}

// metrics asks the server for everything it counts, through a connection that is
// gone afterwards. Those of several things of a kind are added up.
func (s *site) metrics(ctx context.Context) (map[string]float64, error) {
	t := &http.Transport{
		DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "unix", s.admin)
		},
	}
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://ferry/metrics", nil)
	if err != nil {
		return nil, err
	}
	answer, err := (&http.Client{Transport: t}).Do(r)
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	m := map[string]float64{}
	lines := bufio.NewScanner(answer.Body)
	for lines.Scan() {
		at := strings.LastIndexByte(lines.Text(), ' ')
		if strings.HasPrefix(lines.Text(), "#") || at < 0 {
			continue
		}
		name, _, _ := strings.Cut(lines.Text()[:at], "{")
		v, _ := strconv.ParseFloat(lines.Text()[at+1:], 64)
		m[name] += v
	}
	if _, ok := m["go_goroutines"]; !ok {
		return nil, errors.New("the server's metrics are not what they were")
	}
	return m, lines.Err()
}

// What may be more than before: what Go's heap may grow to before it is collected,
// threads, which Go makes when calls block and keeps, and the goroutines that answer
// our own question. A client blocks one thread of the server, which waits for the end
// of its worker, and what it takes to serve it is some memory that Go gives back late.
const (
	allowedMemory     = 32 << 10 // KiB
	allowedPerClient  = 384      // KiB
	allowedThreads    = 24
	allowedGoroutines = 2
)

// grown says what is more than it was before, when so many clients were there at
// once: a rule that a leak of one descriptor, one process, one file or, in ten thousand
// sessions, some KiB per session breaks.
func grown(before, now holding, crowd int) error {
	var errs []error
	more := func(what string, was, is, allowed int) {
		if is > was+allowed {
			errs = append(errs, fmt.Errorf("%s: %d, before %d", what, is, was))
		}
	}
	for _, p := range []struct {
		name    string
		was, is usage
	}{{"the server", before.server, now.server}, {"the TLS proxy", before.tlsProxy, now.tlsProxy}, {"the agent", before.agent, now.agent}} {
		more(p.name+"'s memory in KiB", p.was.rss, p.is.rss, allowedMemory+crowd*allowedPerClient)
		more(p.name+"'s descriptors", p.was.descriptors, p.is.descriptors, 0)
		more(p.name+"'s threads", p.was.threads, p.is.threads, allowedThreads+crowd)
	}
	more("goroutines", before.goroutines, now.goroutines, allowedGoroutines)
	more("children", before.children, now.children, 0)
	more("clients", before.clients, now.clients, 0)
	more("bytes of the GPU", before.device, now.device, 0)
	more("files in /dev/shm", before.shared, now.shared, 0)
	more("temporary files", before.files, now.files, 0)
	return errors.Join(errs...)
}

// settle waits until nothing is more than before, for three minutes at most: the session
// of a client over TCP that was killed is kept for one, the server hears of a worker's
// end a moment after it, and other programs of this machine use /dev/shm as well.
func (s *site) settle(ctx context.Context, before holding) (now holding, err error) {
	for until := time.Now().Add(3 * time.Minute); ; {
		if now, err = s.look(ctx); err == nil {
			err = grown(before, now, s.crowded)
		}
		if err == nil || time.Now().After(until) || ctx.Err() != nil {
			return now, err
		}
		time.Sleep(200 * time.Millisecond)
	}
}
