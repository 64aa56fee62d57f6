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

	"github.com/spf13/cobra"

	"ferry/operator/bench"
)

// otherStart is how long a server of another ferry may take to say where it listens.
const otherStart = 2 * time.Minute

// An otherServer is a server of another build of ferry, in a process of its own: nothing but its command line is known of it.
type otherServer struct {
	cmd *exec.Cmd
	dir string
}

// stop ends the server and removes its folder.
func (s *otherServer) stop() {
	if s == nil {
		return
	}
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	kill := time.AfterFunc(10*time.Second, func() { _ = s.cmd.Process.Kill() })
	_ = s.cmd.Wait() // it was told to end
	kill.Stop()
	_ = os.RemoveAll(s.dir)
}

// otherWays starts a server of the other ferry and returns a way by each transport: the measuring program is started by that
// ferry's "run", with the shims that it carries.
func (w *benchWays) otherWays(ctx context.Context, cmd *cobra.Command) ([]bench.Way, error) {
	dir, err := os.MkdirTemp("", "ferry-bench-other-")
	if err != nil {
		return nil, err
	}
	token := filepath.Join(dir, "token")
	if err := errors.Join(os.Chmod(dir, 0o711), os.WriteFile(token, []byte(w.token), 0o600)); err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	args := []string{"serve", "--listen", "unix://" + filepath.Join(dir, "s"), "--listen", "tcp://127.0.0.1:0", "--token-file", token, "--admin", "off"}
	for _, name := range deviceFlags {
		if f := cmd.Flags().Lookup(name); name == "device" || f.Changed {
			args = append(args, "--"+name+"="+f.Value.String())
		}
	}
	server := exec.CommandContext(ctx, w.o.against, args...)
	server.Env = without(os.Environ(), envServer, envToken, envTokenFile, envTrace)
	server.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	out, err := server.StdoutPipe()
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	if err := server.Start(); err != nil {
		return nil, errors.Join(fmt.Errorf("starting a server of %s: %w", w.o.against, err), os.RemoveAll(dir))
	}
	w.other = &otherServer{server, dir}
	at, err := readAddresses(out, 2)
	if err != nil {
		return nil, fmt.Errorf("%s serve does not say where it listens: %w; is it a ferry?", w.o.against, err)
	}
	var ways []bench.Way
	for _, a := range at {
		scheme, _, _ := strings.Cut(a, "://")
		if !slices.Contains(w.o.transports, scheme) {
			continue
		}
		env := append(without(setLibraries(os.Environ(), ""), envServer, envToken, envTokenFile, envTrace), envToken+"="+w.token)
		ways = append(ways, bench.Way{Name: scheme + "-other", Other: scheme, Env: env, Run: []string{w.o.against, "run", "--server", a, "--"}})
	}
	return ways, nil
}

// readAddresses reads the lines in which a server says where it listens. What it says later is read and dropped.
func readAddresses(out io.ReadCloser, n int) ([]string, error) {
	timer := time.AfterFunc(otherStart, func() { _ = out.Close() })
	defer timer.Stop()
	var at []string
	r := bufio.NewReader(out)
	for len(at) < n {
		line, err := r.ReadString('\n')
		if err != nil {
			return nil, err
		}
		if a, ok := strings.CutPrefix(strings.TrimSpace(line), "listening on "); ok {
			at = append(at, a)
		}
	}
	go func() { _, _ = io.Copy(io.Discard, r) }() // ends with the server
	return at, nil
}
