package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
)

// These tests take programs off their GPUs and bring them back, while they work.

func awayProgram(t *testing.T) string { return program(t, "away", "-L"+library, "-l:libcuda.so.1") }

// session waits for the only session of a server that is no client of NVML.
func (s *server) session(t *testing.T) (only admin.Session) {
	t.Helper()
	within(t, 20*time.Second, "a session", func() bool {
		list := s.sessions()
		if len(list) == 1 {
			only = list[0]
		}
		return len(list) == 1
	})
	return only
}

// TestSuspend suspends a program that trains, again and again at any moment of it: it computes what it computes undisturbed.
func TestSuspend(t *testing.T) {
	train := filepath.Join(root, "bin", "faults", "train")
	for _, transport := range []string{"unix", "tcp"} {
		t.Run(transport, func(t *testing.T) {
			t.Parallel()
			s := serve(t, "--listen", "unix://"+filepath.Join(passable(t), "s"), "--listen", "tcp://127.0.0.1:0", "--insecure")
			c := admin.NewClient(s.admin())
			defer c.Close()
			env := s.env()
			if transport == "tcp" {
				env = []string{"FERRY_SERVER=" + s.state(c).Listen[1], "LD_LIBRARY_PATH=" + library}
			}
			want := run(t, 2*time.Minute, env, train, "300")
			if want.code != 0 {
				t.Fatalf("undisturbed it ends with %d\n%s", want.code, want.stderr)
			}
			within(t, 20*time.Second, "no session", func() bool { return len(s.sessions()) == 0 })
			disturbed := make(chan result, 1)
			go func() { disturbed <- run(t, 4*time.Minute, env, train, "300") }()
			id, moves := s.session(t).ID, 0
			for {
				if _, err := c.Suspend(t.Context(), id, 30*time.Second); err != nil {
					if !strings.Contains(err.Error(), "captur") {
						t.Logf("after %d times: %v", moves, err) // the program has ended
						break
					}
					continue
				}
				if moved, err := c.Session(t.Context(), id); err == nil && (moved.Held != 0 || moved.State != "suspended") {
					t.Errorf("suspended it is %s and holds %d bytes", moved.State, moved.Held)
				}
				if _, err := c.Resume(t.Context(), id); err != nil {
					t.Errorf("resume: %v", err)
					break
				}
				moves++
			}
			if got := <-disturbed; got.code != 0 || got.stdout != want.stdout {
				t.Errorf("suspended %d times it ended with %d\n%s", moves, got.code, got.stderr)
			}
			if moves < 5 {
				t.Errorf("it was suspended %d times only", moves)
			}
		})
	}
}

// TestSuspendRefused asks for what cannot be done: each is refused with its reason, and the program goes on.
func TestSuspendRefused(t *testing.T) {
	for _, c := range []struct {
		name    string
		program func(*testing.T) string
		args    []string
		reason  string
	}{
		{"loop", func(t *testing.T) string { return program(t, "loop") }, []string{"spin"}, "has not finished the program's work in time"},
		{"away", awayProgram, []string{"capture"}, "is capturing a graph"},
		{"away", awayProgram, []string{"share"}, "shares 4194304 bytes of memory with other processes"},
	} {
		t.Run(c.name+" "+c.args[0], func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			end := filepath.Join(t.TempDir(), "end")
			if c.name == "away" {
				c.args = append(c.args, end)
			}
			p := start(t, s.env(), c.program(t), c.args...)
			id := s.session(t).ID
			_, stderr := s.operate(1, "suspend", fmt.Sprint(id), "--timeout", "300ms")
			if !strings.Contains(stderr, c.reason) || !strings.Contains(stderr, "goes on") {
				t.Errorf("suspend says %q", stderr)
			}
			if now := s.session(t); now.State == "suspended" || now.Held == 0 {
				t.Errorf("afterwards it is %s with %d bytes", now.State, now.Held)
			}
			if _, stderr := s.operate(1, "resume", fmt.Sprint(id)); !strings.Contains(stderr, "is not suspended") {
				t.Errorf("resume says %q", stderr)
			}
			if c.name == "away" {
				if err := os.WriteFile(end, nil, 0o600); err != nil {
					t.Fatal(err)
				}
				p.endsWithin(t, 20*time.Second)
				if code := p.cmd.ProcessState.ExitCode(); code != 0 {
					t.Errorf("it ended with %d: %q %s", code, p.stdout, p.stderr)
				}
			}
		})
	}
	t.Run("usage", func(t *testing.T) {
		s := serve(t)
		if _, stderr := s.operate(1, "suspend", "77"); !strings.Contains(stderr, "no session 77") {
			t.Errorf("of no session: %s", stderr)
		}
		s.operate(2, "suspend", "x")
		s.operate(2, "suspend", "1", "--timeout", "0s")
	})
}

// TestSuspendEnds ends suspended sessions in every way: nothing is left of them.
func TestSuspendEnds(t *testing.T) {
	gone := func(s *server) {
		within(t, 20*time.Second, "no session", func() bool { return len(s.sessions()) == 0 })
	}
	suspended := func(t *testing.T) (*server, *running, uint64) {
		s := serve(t)
		p := start(t, s.env(), program(t, "hold"), "48")
		id := s.session(t).ID
		out, _ := s.operate(0, "suspend", fmt.Sprint(id))
		if !strings.HasPrefix(out, fmt.Sprintf("session %d suspended: 48.0M in ", id)) {
			t.Errorf("suspend says %q", out)
		}
		if now := s.session(t); now.State != "suspended" || now.Held != 0 {
			t.Errorf("it is %s and holds %d bytes", now.State, now.Held)
		}
		if _, stderr := s.operate(1, "suspend", fmt.Sprint(id)); !strings.Contains(stderr, "suspended already") {
			t.Errorf("again: %s", stderr)
		}
		return s, p, id
	}
	t.Run("the client is killed", func(t *testing.T) {
		s, p, _ := suspended(t)
		_ = p.cmd.Process.Kill()
		gone(s)
	})
	t.Run("the operator kills it", func(t *testing.T) {
		s, _, id := suspended(t)
		s.operate(0, "kill", fmt.Sprint(id))
		gone(s)
	})
	t.Run("the worker is killed", func(t *testing.T) {
		s, _, _ := suspended(t)
		_ = syscall.Kill(s.session(t).WorkerPID, syscall.SIGKILL)
		gone(s)
	})
	t.Run("the server ends", func(t *testing.T) { suspended(t) }) // which the end of the test waits for
}

// TestSuspendRestart restarts a server with a session that is suspended, to memory and to a file, which can be resumed afterwards.
func TestSuspendRestart(t *testing.T) {
	file, _ := withCheckpoints(t)
	s, _ := serveInstalled(t, "--config", file)
	p := start(t, s.env(), program(t, "loop"), "until")
	id := fmt.Sprint(s.session(t).ID)
	for to, place := range map[string]string{"memory": "memory", "loop.ckpt": "checkpoint"} {
		s.operate(0, "suspend", id, "--to", to)
		s.operate(0, "restart")
		if now := s.session(t); now.State != "suspended" || now.Place != place {
			t.Errorf("after the restart it is %s in %s", now.State, now.Place)
		}
		s.operate(0, "resume", id)
	}
	_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	p.endsWithin(t, 20*time.Second)
	if code := p.cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("it ended with %d: %q %s", code, p.stdout, p.stderr)
	}
}

// withCheckpoints is the configuration of a server with a folder for checkpoints, and the folder.
func withCheckpoints(t *testing.T) (file, dir string) {
	t.Helper()
	at := passable(t)
	file, dir = filepath.Join(at, "ferry.toml"), filepath.Join(at, "checkpoints")
	if err := os.WriteFile(file, []byte("[device]\nkind = \"soft\"\n[memory]\ncheckpoints = \""+dir+"\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	return file, dir
}

// TestSuspendToFile suspends a program that trains to a file, again and again: it computes what it computes undisturbed, and the files are checkpoints.
func TestSuspendToFile(t *testing.T) {
	t.Parallel()
	file, dir := withCheckpoints(t)
	s := serve(t, "--config", file)
	c := admin.NewClient(s.admin())
	defer c.Close()
	train := filepath.Join(root, "bin", "faults", "train")
	want := run(t, 2*time.Minute, s.env(), train, "200")
	within(t, 20*time.Second, "no session", func() bool { return len(s.sessions()) == 0 })
	disturbed := make(chan result, 1)
	go func() { disturbed <- run(t, 4*time.Minute, s.env(), train, "200") }()
	id, files := s.session(t).ID, 0
	for files < 5 {
		name := fmt.Sprintf("train%d.ckpt", files)
		m, err := c.SuspendTo(t.Context(), id, name, 30*time.Second)
		if err != nil {
			if !strings.Contains(err.Error(), "captur") {
				t.Logf("after %d times: %v", files, err) // the program has ended
				break
			}
			continue
		}
		if now := s.session(t); now.Place != "checkpoint" || now.State != "suspended" || now.Held != 0 || m.File != name || m.Stored == 0 {
			t.Errorf("%s in %s holds %d bytes; %+v", now.State, now.Place, now.Held, m)
		}
		if r := run(t, time.Minute, nil, ferry, "checkpoint", "verify", filepath.Join(dir, name)); r.code != 0 {
			t.Errorf("verify: %s", r.stderr)
		}
		if files == 1 {
			for name, reason := range map[string]string{"../a": "no path", name: "suspended already"} {
				if _, stderr := s.operate(1, "suspend", fmt.Sprint(id), "--to", name); !strings.Contains(stderr, reason) && !strings.Contains(stderr, "of this name") {
					t.Errorf("--to %s: %s", name, stderr)
				}
			}
		}
		if _, err := c.Resume(t.Context(), id); err != nil {
			t.Errorf("resume: %v", err)
			break
		}
		files++
	}
	if got := <-disturbed; got.code != 0 || got.stdout != want.stdout {
		t.Errorf("suspended %d times it ended with %d\n%s", files, got.code, got.stderr)
	}
	if files == 0 {
		t.Error("it was never suspended")
	}
}

// TestSnapshot takes snapshots of a program that goes on: each can be read with those before it, which an operator cannot remove before it.
func TestSnapshot(t *testing.T) {
	t.Parallel()
	file, dir := withCheckpoints(t)
	s := serve(t, "--config", file)
	c := admin.NewClient(s.admin())
	defer c.Close()
	p := start(t, s.env(), program(t, "hold"), "48")
	id := s.session(t).ID
	within(t, 20*time.Second, "memory", func() bool { return s.session(t).Held >= 48<<20 })
	var names []string
	for i := range 3 {
		m, err := c.Snapshot(t.Context(), id, admin.SnapshotRequest{})
		if err != nil {
			t.Fatalf("snapshot %d: %v", i, err)
		}
		names = append(names, m.File)
		args := []string{"checkpoint", "verify", filepath.Join(dir, m.File)}
		for k := i - 1; k >= 0; k-- {
			args = append(args, "--parent", filepath.Join(dir, names[k]))
		}
		if r := run(t, time.Minute, nil, ferry, args...); r.code != 0 || strings.Contains(r.stdout, "note") {
			t.Errorf("verify: %s%s", r.stdout, r.stderr)
		}
	}
	if now := s.session(t); now.State == "suspended" || now.Held < 48<<20 || now.Place != "gpu" {
		t.Errorf("afterwards it is %s in %s and holds %d bytes", now.State, now.Place, now.Held)
	}
	if out, _ := s.operate(0, "snapshot", "ls"); strings.Count(out, ".ckpt") != 5 || strings.Count(out, names[0]) != 2 {
		t.Errorf("ls says %s", out)
	}
	if _, stderr := s.operate(1, "snapshot", "rm", names[0]); !strings.Contains(stderr, names[1]) {
		t.Errorf("rm says %s", stderr)
	}
	s.operate(0, "snapshot", "rm", names[2], names[1], names[0])
	if list, err := os.ReadDir(dir); err != nil || len(list) != 0 {
		t.Errorf("left are %v, %v", list, err)
	}
	s.operate(0, "suspend", fmt.Sprint(id))
	if _, stderr := s.operate(1, "snapshot", fmt.Sprint(id)); !strings.Contains(stderr, "is suspended") {
		t.Errorf("of a suspended one: %s", stderr)
	}
	_ = p.cmd.Process.Kill()
}

// TestSwapWarm suspends a program to memory that the server has touched ahead: most of it is there, and the server makes as much anew
// when the program is back.
func TestSwapWarm(t *testing.T) {
	t.Parallel()
	file := filepath.Join(passable(t), "ferry.toml")
	text := "[device]\nkind = \"soft\"\n[memory]\nswap = \"256MiB\"\nwarm = \"on\"\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s := serve(t, "--config", file)
	c := admin.NewClient(s.admin())
	defer c.Close()
	p := start(t, s.env(), program(t, "hold"), "96")
	id := fmt.Sprint(s.session(t).ID)
	ready := func() bool { return s.state(c).SwapReady == 256<<20 }
	within(t, 20*time.Second, "memory that has been touched", ready)
	s.operate(0, "suspend", id)
	if now := s.state(c); now.SwapMemory != 256<<20 || now.SwapReady != 0 || s.session(t).Place != "memory" {
		t.Errorf("suspended, the server has %+v, and it is in %s", now.Stowed, s.session(t).Place)
	}
	s.operate(0, "resume", id)
	if at := s.session(t).Place; at != "gpu" {
		t.Errorf("resumed it is in %s", at)
	}
	within(t, 20*time.Second, "memory that has been touched again", ready)
	_ = p.cmd.Process.Kill()
}

// TestSwapToDisk has programs share a GPU that holds three of them, and a host whose memory holds one more: each computes what it computes
// alone, from disk.
func TestSwapToDisk(t *testing.T) {
	t.Parallel()
	dir := passable(t)
	file, disk := filepath.Join(dir, "ferry.toml"), filepath.Join(dir, "disk")
	text := "[device]\nkind = \"soft\"\n[device.soft]\nmemory = \"128MiB\"\n[memory]\noversubscribe = 8.0\nswap = \"64MiB\"\nswap-disk = \"1GiB\"\nswap-dir = \"" + disk +
		"\"\n[[tenant]]\nname = \"default\"\nidle = \"1s\"\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s := serve(t, "--config", file)
	c := admin.NewClient(s.admin())
	defer c.Close()
	var all sync.WaitGroup
	for i := range 9 {
		all.Go(func() {
			if r := run(t, 5*time.Minute, s.env(), awayProgram(t), "notebook", "24", "1", "1500", fmt.Sprint(i)); r.code != 0 {
				t.Errorf("program %d ended with %d\n%s%s", i, r.code, r.stdout, r.stderr)
			}
		})
	}
	ended, onDisk := make(chan struct{}), 0
	go func() { all.Wait(); close(ended) }()
	for looking := true; looking; {
		for _, l := range s.sessions() {
			if l.Place == "disk" {
				onDisk++
			}
		}
		time.Sleep(50 * time.Millisecond)
		select {
		case <-ended:
			looking = false
		default:
		}
	}
	if onDisk == 0 {
		t.Error("none was on disk")
	}
	within(t, 20*time.Second, "an empty disk", func() bool { return s.state(c).SwapDisk == 0 })
	if list, err := os.ReadDir(disk); err != nil || len(list) != 0 {
		t.Errorf("on disk there is still %v, %v", list, err)
	}
}

// TestSwap has twenty programs share a GPU that holds three of them: each computes what it computes alone, and none is told
// that there is no memory.
func TestSwap(t *testing.T) {
	t.Parallel()
	dir := passable(t)
	file := filepath.Join(dir, "ferry.toml")
	text := "[device]\nkind = \"soft\"\n[device.soft]\nmemory = \"128MiB\"\n[memory]\noversubscribe = 8.0\nswap = \"2GiB\"\n[[tenant]]\nname = \"default\"\nidle = \"1s\"\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s := serve(t, "--config", file)
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			if r := run(t, 5*time.Minute, s.env(), awayProgram(t), "notebook", "24", "1", "1500", fmt.Sprint(i)); r.code != 0 {
				t.Errorf("program %d ended with %d\n%s%s", i, r.code, r.stdout, r.stderr)
			}
		})
	}
	most := uint64(0)
	ended := make(chan struct{})
	go func() { all.Wait(); close(ended) }()
	for looking := true; looking; {
		held := uint64(0)
		for _, l := range s.sessions() {
			held += l.Held
		}
		most = max(most, held)
		time.Sleep(200 * time.Millisecond)
		select {
		case <-ended:
			looking = false
		default:
		}
	}
	// The software GPU has room for more than its sessions are given, and a session that comes back takes what it had granted
	// and not used: for moments there may be some more. All of them together would be five times as much.
	if most > 192<<20 {
		t.Errorf("they held %d bytes at once", most)
	}
}
