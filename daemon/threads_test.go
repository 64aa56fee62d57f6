package daemon

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ferry/daemon/spawn"
	"ferry/test/hog"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// crowded is a program of its own: a daemon in a control group with few threads, whose workers do
// what their clients say.
func crowded(group, address, temp string) int {
	if err := os.WriteFile(filepath.Join(group, "cgroup.procs"), []byte(strconv.Itoa(os.Getpid())), 0); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	cfg := Config{
		Listen:       []string{address},
		DeviceConfig: DeviceConfig{Device: "soft"},
		WorkerConfig: WorkerConfig{
			Worker:  []string{"/proc/self/exe", "worker", "hostile"},
			Confine: &Confinement{Temp: temp, UIDs: spawn.UIDRange{First: 60700, Last: 60799}},
		},
	}
	if err := New(cfg).Serve(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	return 1
}

// pidsGroup makes a control group of either version with so many threads, or skips the test.
func pidsGroup(t *testing.T, most int) string {
	t.Helper()
	if os.Geteuid() != 0 {
		t.Skip("NOT TESTED: only root can give a server few threads")
	}
	why := errors.New("no controller of threads is mounted")
	for _, mount := range []string{"/sys/fs/cgroup/pids", "/sys/fs/cgroup"} {
		dir := filepath.Join(mount, fmt.Sprintf("ferry-test-%d", os.Getpid()))
		if err := os.Mkdir(dir, 0o755); err != nil {
			why = err
			continue
		}
		if why = os.WriteFile(filepath.Join(dir, "pids.max"), []byte(strconv.Itoa(most)), 0); why == nil {
			t.Cleanup(func() { limit.Until(t, "the group is removed", func() bool { return os.Remove(dir) == nil }) })
			return dir
		}
		_ = os.Remove(dir)
	}
	t.Skipf("NOT TESTED: a server with few threads: %v", why)
	return ""
}

// A visitor is a client of an owner of its own, whose worker does what it says.
type visitor struct {
	conn transport.Conn
	in   *bufio.Reader
}

func meet(t *testing.T, address string, host byte) (*visitor, error) {
	t.Helper()
	a, err := transport.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := transport.Dial(t.Context(), a)
	if err != nil {
		return nil, err
	}
	t.Cleanup(func() { _ = conn.Close() })
	_ = conn.SetDeadline(limit.Deadline())
	hello := wire.NewHello("visitor", 1)
	hello.Host = [16]byte{host, 1}
	if _, err := wire.ClientHandshake(conn, hello, nil); err != nil {
		return nil, err
	}
	return &visitor{conn, bufio.NewReader(conn)}, nil
}

func (s *visitor) do(a attempt) (o outcome, err error) {
	text, err := json.Marshal(a)
	if err != nil {
		return o, err
	}
	if _, err := s.conn.Write(append(text, '\n')); err != nil {
		return o, err
	}
	line, err := s.in.ReadBytes('\n')
	if err != nil {
		return o, err
	}
	return o, json.Unmarshal(line, &o)
}

// TestThreadsRunOut: a worker that takes all threads it can get leaves the daemon its own, and other
// owners theirs, also where there are no control groups for workers.
func TestThreadsRunOut(t *testing.T) {
	if _, err := hog.Threads(0); err != nil {
		t.Skipf("NOT TESTED: threads without end: %v", err)
	}
	const all = 3000
	group, temp := pidsGroup(t, all), openTemp(t)
	address := "unix://" + filepath.Join(temp, "s")
	var log logBuffer
	daemon := exec.Command("/proc/self/exe", "crowded", group, address, temp)
	daemon.Stderr = &log
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	died := make(chan struct{})
	go func() { _ = daemon.Wait(); close(died) }()
	t.Cleanup(func() { _ = daemon.Process.Kill(); <-died })
	var first *visitor
	limit.Until(t, "the server answers", func() (ok bool) {
		s, err := meet(t, address, 1)
		first = s
		return err == nil
	})
	taken := 0
	for owner, s := byte(1), first; owner <= 2; owner++ {
		if s == nil {
			var err error
			if s, err = meet(t, address, owner); err != nil {
				t.Fatalf("owner %d: %v\n%s", owner, err, strings.Join(log.lines(""), "\n"))
			}
		}
		o, err := s.do(attempt{Do: "threads"})
		n, _ := strconv.Atoi(o.Text)
		if err != nil || n == 0 {
			t.Fatalf("owner %d took %q threads, %v", owner, o.Text, err)
		}
		taken += n
		t.Logf("owner %d took %d threads", owner, n)
		s = nil
	}
	if taken > all*3/4 {
		t.Errorf("workers took %d of %d threads", taken, all)
	}
	// Owners that come late are told that there are no more, or are served; the daemon is there.
	refused := 0
	for owner := byte(3); owner < 12; owner++ {
		s, err := meet(t, address, owner)
		if _, told := errors.AsType[*wire.RefusedError](err); told {
			refused++
			continue
		}
		if err == nil {
			_, err = s.do(attempt{Do: "threads"})
		}
		if err != nil {
			t.Errorf("owner %d: %v", owner, err)
		}
	}
	if o, err := first.do(attempt{Do: "getenv", Path: "TMPDIR"}); err != nil || o.Text == "" {
		t.Errorf("the first: %v %v", o, err)
	}
	select {
	case <-died:
		t.Errorf("the daemon ended:\n%s", strings.Join(log.lines(""), "\n"))
	default:
	}
	if refused == 0 {
		t.Error("no owner was refused: the test took too few threads")
	}
}
