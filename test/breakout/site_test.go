package breakout

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"ferry/daemon/spawn"
	"ferry/operator/admin"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// A site is a daemon under attack, with a bystander: a client that is there all the time and must not notice.
type site struct {
	t     *testing.T
	set   settings
	cmd   *exec.Cmd
	ended chan struct{}
	log   *os.File

	bystander *exec.Cmd
	input     *os.File      // of the bystander
	output    *bytes.Buffer // of the bystander
	uid       int           // of the daemon
	before    counts
}

// counts is what must be the same after an attack as before.
type counts struct {
	counted
	descriptors []string // of the daemon
	children    []string
	folders     []string
}

// device is what workers open: soft, or cuda on a machine with a GPU.
func deviceKind() string {
	if d := os.Getenv("FERRY_TEST_BREAKOUT_DEVICE"); d != "" {
		return d
	}
	return "soft"
}

// startSite starts a daemon as a user, and takes the counts. The daemon ends with the test.
func startSite(t *testing.T, uid int, edit func(*settings)) *site {
	t.Helper()
	dir, err := os.MkdirTemp("/tmp", "ferry-breakout-") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s := &site{t: t, uid: uid, ended: make(chan struct{})}
	s.set = settings{Dir: dir, Device: deviceKind(), Listen: []string{"unix://" + filepath.Join(dir, "s"), "tcp://127.0.0.1:0"}}
	for _, folder := range []string{"tmp", "orders", "cache", "open"} {
		if err := os.Mkdir(filepath.Join(dir, folder), 0o711); err != nil {
			t.Fatal(err)
		}
	}
	if edit != nil {
		edit(&s.set)
	}
	for path, mode := range map[string]os.FileMode{dir: 0o755, s.set.path("orders"): 0o755, s.set.path("open"): 0o777} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	if uid != os.Geteuid() {
		for _, path := range []string{dir, s.set.path("tmp"), s.set.path("cache")} {
			if err := os.Chown(path, uid, uid); err != nil {
				t.Fatal(err)
			}
		}
	}
	s.launch()
	t.Cleanup(s.stop)
	return s
}

// launch starts the daemon and the bystander.
func (s *site) launch() {
	s.t.Helper()
	text, err := json.Marshal(&s.set)
	if err != nil {
		s.t.Fatal(err)
	}
	if s.log, err = os.OpenFile(s.set.path("log"), os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o666); err != nil {
		s.t.Fatal(err)
	}
	s.cmd = exec.Command("/proc/self/exe", roleServe, string(text))
	s.cmd.Args[0], s.cmd.Dir, s.cmd.Stderr = "ferry", "/", s.log
	s.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if s.uid != os.Geteuid() {
		s.cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uint32(s.uid), Gid: uint32(s.uid)}
	}
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	go func() { _ = s.cmd.Wait(); close(s.ended) }()
	if !limit.Holds(func() bool { _, err := s.server(); return err == nil || s.gone() }) || s.gone() {
		s.t.Fatalf("the daemon does not begin: %s", s.said())
	}
	s.startBystander()
}

func (s *site) gone() bool {
	select {
	case <-s.ended:
		return true
	default:
		return false
	}
}

// said is the daemon's log, the last of it.
func (s *site) said() string {
	text, _ := os.ReadFile(s.set.path("log"))
	return string(text[max(0, len(text)-8000):])
}

// startBystander starts a client that has memory on the device, and a checked result, and then waits.
func (s *site) startBystander() {
	s.t.Helper()
	in, input, err := os.Pipe()
	if err != nil {
		s.t.Fatal(err)
	}
	out, w, err := os.Pipe()
	if err != nil {
		s.t.Fatal(err)
	}
	s.bystander, s.input, s.output = exec.Command(bystanderProgram(), "--wait"), input, &bytes.Buffer{}
	s.bystander.Env = s.env()
	s.bystander.Stdin, s.bystander.Stdout, s.bystander.Stderr = in, w, s.output
	if err := s.bystander.Start(); err != nil {
		s.t.Fatal(err)
	}
	_, _ = in.Close(), w.Close()
	lines := bufio.NewReader(out)
	if line, err := lines.ReadString('\n'); err != nil || !strings.HasPrefix(line, "ready") {
		s.t.Fatalf("the bystander says %q (%v): %s%s", line, err, s.output, s.said())
	}
	go func() { _, _ = lines.WriteTo(s.output); _ = out.Close() }()
}

// endBystander has the bystander check what it has, for some rounds, and end.
func (s *site) endBystander() error {
	_, _ = s.input.WriteString("go\n")
	_ = s.input.Close()
	done := make(chan error, 1)
	go func() { done <- s.bystander.Wait() }()
	select {
	case err := <-done:
		if err != nil {
			return fmt.Errorf("the bystander ended with %w: %s", err, s.output)
		}
	case <-limit.After():
		_ = s.bystander.Process.Kill()
		return fmt.Errorf("the bystander hangs")
	}
	return nil
}

// terminate ends the daemon with SIGTERM and says how that went.
func (s *site) terminate() error {
	_ = s.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-s.ended:
	case <-limit.After():
		stacks := ""
		if c, err := s.counted(); err == nil {
			stacks = c.Stacks
		}
		_ = s.cmd.Process.Kill()
		<-s.ended
		return fmt.Errorf("SIGTERM does not end the daemon\n%s", stacks)
	}
	if !s.cmd.ProcessState.Success() {
		return fmt.Errorf("the daemon ended with %v: %s", s.cmd.ProcessState, s.said())
	}
	left, _ := os.ReadDir(s.set.path("tmp"))
	if len(left) > 0 {
		return fmt.Errorf("folders are left when the daemon has ended: %v", left)
	}
	return nil
}

// stop ends the daemon at the end of a test.
func (s *site) stop() {
	if s.gone() {
		_ = s.bystander.Process.Kill()
		_ = s.bystander.Wait()
		return
	}
	if err := s.endBystander(); err != nil {
		s.t.Error(err)
	}
	if err := s.terminate(); err != nil {
		s.t.Error(err)
	}
	_ = s.log.Close()
}

// relaunch replaces a daemon that an attack has broken.
func (s *site) relaunch() {
	_, _ = s.cmd.Process.Kill(), s.bystander.Process.Kill()
	<-s.ended
	_ = s.bystander.Wait()
	for _, folder := range []string{"tmp", "cache"} {
		list, _ := filepath.Glob(s.set.path(folder + "/*"))
		for _, f := range list {
			_ = os.RemoveAll(f)
		}
	}
	for _, socket := range []string{"s", "admin", "counts"} {
		_ = os.Remove(s.set.path(socket))
	}
	s.ended = make(chan struct{})
	s.launch()
}

// operator is a connection of its own to the admin API, so that none stays.
func (s *site) operator(f func(context.Context, *admin.Client) error) error {
	c := admin.NewClient(s.set.path("admin"))
	defer c.Close()
	ctx, cancel := context.WithTimeout(context.Background(), limit.Step())
	defer cancel()
	return f(ctx, c)
}

func (s *site) server() (now admin.Server, err error) {
	err = s.operator(func(ctx context.Context, c *admin.Client) error { now, err = c.Server(ctx); return err })
	return now, err
}

func (s *site) sessions() (list []admin.Session, err error) {
	err = s.operator(func(ctx context.Context, c *admin.Client) error { list, err = c.Sessions(ctx); return err })
	return list, err
}

// kill ends a session as ferry kill does.
func (s *site) kill(id uint64) error {
	return s.operator(func(ctx context.Context, c *admin.Client) error { return c.Kill(ctx, id) })
}

func (s *site) restart() error {
	return s.operator(func(ctx context.Context, c *admin.Client) error { _, err := c.Restart(ctx); return err })
}

// env is what a program needs to reach the daemon.
func (s *site) env() []string {
	return append(os.Environ(), "FERRY_SERVER=unix://"+s.set.path("s"), "LD_LIBRARY_PATH="+library, "FERRY_PROFILE=0")
}

// address is where the daemon listens: unix, tcp, or tls if there is one.
func (s *site) address(scheme string) (transport.Address, error) {
	now, err := s.server()
	if err != nil {
		return transport.Address{}, err
	}
	i := slices.IndexFunc(now.Listen, func(a string) bool { return strings.HasPrefix(a, scheme+"://") })
	if i < 0 {
		return transport.Address{}, fmt.Errorf("the daemon does not listen at %s", scheme)
	}
	return transport.Parse(now.Listen[i])
}

// A client is a connection of the harness to a worker.
type client struct {
	transport.Conn
	welcome wire.Welcome
	hello   wire.Hello
	lines   *bufio.Reader
}

// owners of sessions that the harness opens: each is one of the daemon's user ids.
const (
	attacker = iota + 1
	probe
)

// Addresses that every worker can have.
const (
	clientBase = 0x2000_0000_0000
	clientSize = 4 << 40
)

// open opens a session by a program's name.
func (s *site) open(scheme, program string, owner byte, edit func(*wire.Hello)) (*client, error) {
	at, err := s.address(scheme)
	if err != nil {
		return nil, err
	}
	conn, err := transport.Dial(context.Background(), at)
	if err != nil {
		return nil, err
	}
	_ = conn.SetDeadline(limit.Deadline())
	hello := wire.NewHello(program, os.Getpid())
	hello.Host[0], hello.Base, hello.Size = owner, clientBase, clientSize
	if edit != nil {
		edit(&hello)
	}
	w, err := wire.ClientHandshake(conn, hello, nil)
	if err != nil {
		_ = conn.Close()
		return nil, err
	}
	return &client{conn, w, hello, bufio.NewReader(conn)}, nil
}

// hear is what the worker says next; "ended" if it does not.
func (c *client) hear() string {
	line, err := c.lines.ReadString('\n')
	if err != nil {
		return "ended"
	}
	return strings.TrimSpace(line)
}

// counted asks the daemon for what only it knows.
func (s *site) counted() (c counted, err error) {
	conn, err := net.Dial("unix", s.set.path("counts"))
	if err != nil {
		return c, err
	}
	defer conn.Close()
	_ = conn.SetDeadline(limit.Deadline())
	return c, json.NewDecoder(conn).Decode(&c)
}

// count looks at the daemon from outside and inside.
func (s *site) count() (c counts, err error) {
	if c.counted, err = s.counted(); err != nil {
		return c, err
	}
	links, err := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", s.cmd.Process.Pid))
	for _, l := range links {
		to, _ := os.Readlink(l)
		c.descriptors = append(c.descriptors, filepath.Base(l)+"="+to)
	}
	tasks, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/children", s.cmd.Process.Pid))
	for _, t := range tasks {
		text, _ := os.ReadFile(t)
		c.children = append(c.children, strings.Fields(string(text))...)
	}
	list, _ := os.ReadDir(s.set.path("tmp"))
	for _, f := range list {
		c.folders = append(c.folders, f.Name())
	}
	return c, err
}

// run runs a program to its end.
func (s *site) run(name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit.Step())
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = s.env()
	out, err := cmd.CombinedOutput()
	if err != nil {
		return string(out), fmt.Errorf("%s %q: %w: %s", filepath.Base(name), args, err, out)
	}
	return string(out), nil
}

// ordinary is the user of workers where the daemon is root's, and of the daemon where it is not.
func ordinary(t *testing.T) int {
	t.Helper()
	u, err := user.Lookup("nobody")
	if err != nil {
		t.Fatal(err)
	}
	uid, err := strconv.Atoi(u.Uid)
	if err != nil {
		t.Fatal(err)
	}
	return uid
}

// threeUsers has the workers of each owner be a user of their own, and no more of these than the bystander, an attacker and one more need.
func threeUsers(set *settings) { set.UIDs = spawn.UIDRange{First: 60910, Last: 60912} }
