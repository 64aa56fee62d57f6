package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/transport/faulty"
)

// buildsEnv names checkouts of older commits in which make has run, separated by spaces: make
// versions sets it.
const buildsEnv = "FERRY_TEST_BUILDS"

// A build is a checkout: its command and its shim.
type build string

func (b build) ferry() string   { return filepath.Join(string(b), "bin", "ferry") }
func (b build) library() string { return filepath.Join(string(b), "shim", "lib") }

// TestAcrossBuilds runs programs with the shim of one build on the server of another, both ways, for
// each older build that make versions has made.
func TestAcrossBuilds(t *testing.T) {
	list := strings.Fields(os.Getenv(buildsEnv))
	if len(list) == 0 {
		t.Skip("make versions builds older commits and sets " + buildsEnv)
	}
	now := build(root)
	for _, dir := range list {
		older := build(dir)
		name := filepath.Base(dir)
		t.Run("client "+name+", server this", func(t *testing.T) { acrossBuilds(t, older, now) })
		t.Run("client this, server "+name, func(t *testing.T) { acrossBuilds(t, now, older) })
		t.Run("restart "+name+" into this", func(t *testing.T) { restartInto(t, older, now) })
	}
}

func acrossBuilds(t *testing.T, client, server build) {
	t.Helper()
	ways := map[string]func() (address string){
		"unix": func() string { return serveBy(t, []string{server.ferry()}).address },
		"tcp": func() string {
			return serveBy(t, []string{server.ferry()}, "--listen", "tcp://127.0.0.1:0", "--insecure").address
		},
	}
	for _, b := range []build{client, server} {
		ways["agent of "+filepath.Base(string(b))] = func() string {
			s := serveBy(t, []string{server.ferry()}, "--listen", "tcp://127.0.0.1:0", "--insecure")
			address := "unix://" + filepath.Join(passable(t), "agent")
			begin(t, nil, "listening on "+address, b.ferry(), "agent", "--listen", address, "--server", s.address)
			return address
		}
	}
	for way, open := range ways {
		t.Run(way, func(t *testing.T) {
			env := []string{"FERRY_SERVER=" + open(), "LD_LIBRARY_PATH=" + client.library()}
			r := run(t, time.Minute, env, program(t, "versions"))
			r.ok(t, versionsOutput)
			for _, name := range carried {
				r := carry(t, env, name)
				r.ok(t, printed(t, name))
			}
			for _, mode := range []string{"calls", "threads"} {
				r := run(t, time.Minute, env, program(t, "nvml"), mode)
				if r.code != 0 || !strings.HasSuffix(r.stdout, "PASS\n") {
					t.Errorf("nvml %s ended with %d: %s%s", mode, r.code, r.stdout, r.stderr)
				}
			}
		})
	}
}

// restartInto upgrades a server under programs that work: an older shim's and this one's, which go on.
func restartInto(t *testing.T, older, now build) {
	t.Helper()
	path := filepath.Join(passable(t), "ferry")
	replace(t, path, []byte(read(t, older.ferry())))
	socket := "unix://" + filepath.Join(passable(t), "s")
	s := serveBy(t, []string{path}, "--listen", socket, "--listen", "tcp://127.0.0.1:0", "--insecure")
	c := admin.NewClient(s.admin())
	defer c.Close()
	link, err := faulty.Start(strings.TrimPrefix(s.state(c).Listen[1], "tcp://"), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer link.Close()
	network := "tcp://" + link.Addr()
	var programs []*running
	for _, address := range []string{socket, network} {
		for _, b := range []build{older, now} {
			programs = append(programs, start(t, []string{"FERRY_SERVER=" + address, "LD_LIBRARY_PATH=" + b.library()}, program(t, "loop"), "until"))
		}
	}
	before := s.sessions()
	replace(t, path, []byte(read(t, now.ferry())))
	s.operate(0, "restart")
	after := s.sessions()
	if fmt.Sprint(lasting(before)) != fmt.Sprint(lasting(after)) || len(after) != len(programs) {
		t.Errorf("before\n%v\nafter\n%v", lasting(before), lasting(after))
	}
	run(t, time.Minute, []string{"FERRY_SERVER=" + network, "LD_LIBRARY_PATH=" + now.library()}, program(t, "versions")).ok(t, versionsOutput)
	link.CutAll(100 * time.Millisecond) // they come back to the new server, which passes them on to the old one's workers
	for _, p := range programs {
		_ = p.cmd.Process.Signal(syscall.SIGUSR1)
	}
	for _, p := range programs {
		p.endsWithin(t, time.Minute)
		if code := exitCode(p.cmd.ProcessState); code != 0 || strings.Join(p.stdout, " ") != "PASS" || p.stderr.String() != "" {
			t.Errorf("%v ended with %d: %q %s", p.cmd.Env, code, p.stdout, p.stderr)
		}
	}
}
