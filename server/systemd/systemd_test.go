package systemd

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ferry/test/clean"
	"ferry/test/limit"
)

// TestMain is also a service that prints what systemd has passed to it.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == "service" {
		os.Exit(service())
	}
	clean.Process()
	os.Exit(m.Run())
}

func service() int {
	s, err := FromEnvironment()
	if err != nil {
		fmt.Println("error:", err)
		return 0
	}
	for _, f := range s.Sockets {
		l, err := net.FileListener(f)
		if err != nil {
			fmt.Println("no listener:", err)
			return 1
		}
		fmt.Println("socket", f.Name(), l.Addr().Network())
	}
	fmt.Println("watchdog", s.Watchdog)
	for _, e := range os.Environ() {
		if strings.HasPrefix(e, "LISTEN_") || strings.HasPrefix(e, "NOTIFY_") || strings.HasPrefix(e, "WATCHDOG_") {
			fmt.Println("left:", e)
		}
	}
	if err := s.Notify("READY=1\nSTATUS=a test"); err != nil {
		fmt.Println("notify:", err)
	}
	return 0
}

// startService starts the service as systemd does. In env $$ is the service's pid.
func startService(t *testing.T, env string, sockets ...*os.File) string {
	t.Helper()
	cmd := exec.Command("sh", "-c", env+` exec "$0" service`, "/proc/self/exe")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Args[3] = self
	cmd.ExtraFiles = sockets
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

func TestSockets(t *testing.T) {
	unix, err := net.Listen("unix", filepath.Join(t.TempDir(), "s"))
	if err != nil {
		t.Fatal(err)
	}
	defer unix.Close()
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	var files []*os.File
	for _, l := range []interface{ File() (*os.File, error) }{unix.(*net.UnixListener), tcp.(*net.TCPListener)} {
		f, err := l.File()
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		files = append(files, f)
	}
	for _, c := range []struct{ name, env, want string }{
		{"two with names", "LISTEN_PID=$$ LISTEN_FDS=2 LISTEN_FDNAMES=ferry.socket:net", "socket ferry.socket unix\nsocket net tcp\nwatchdog 0s\n"},
		{"without names", "LISTEN_PID=$$ LISTEN_FDS=2", "socket socket 0 unix\nsocket socket 1 tcp\nwatchdog 0s\n"},
		{"another's", "LISTEN_PID=1 LISTEN_FDS=2", "watchdog 0s\n"},
		{"none", "LISTEN_PID=$$ LISTEN_FDS=0", "watchdog 0s\n"},
		{"nonsense", "LISTEN_PID=$$ LISTEN_FDS=many", "error: LISTEN_FDS=\"many\" is no number of sockets\n"},
		{"too many", "LISTEN_PID=$$ LISTEN_FDS=1000000", "error: LISTEN_FDS=\"1000000\" is no number of sockets\n"},
		{"watchdog", "WATCHDOG_USEC=30000000 WATCHDOG_PID=$$", "watchdog 30s\n"},
		{"another's watchdog", "WATCHDOG_USEC=30000000 WATCHDOG_PID=1", "watchdog 0s\n"},
		{"a watchdog of no time", "WATCHDOG_USEC=-1", "error: WATCHDOG_USEC=\"-1\" is no time\n"},
		{"nobody to notify", "NOTIFY_SOCKET=/nonexistent/notify", "watchdog 0s\nnotify: telling systemd READY=1\nSTATUS=a test: dial unixgram /nonexistent/notify: connect: no such file or directory\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := startService(t, c.env, files...); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}

func TestNotify(t *testing.T) {
	for _, name := range []string{filepath.Join(t.TempDir(), "notify"), fmt.Sprintf("@ferry-test-%d", os.Getpid())} {
		conn, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: name, Net: "unixgram"})
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		if out := startService(t, "NOTIFY_SOCKET="+name); out != "watchdog 0s\n" {
			t.Error(out)
		}
		_ = conn.SetDeadline(limit.Deadline())
		b := make([]byte, 100)
		n, err := conn.Read(b)
		if got := string(b[:n]); err != nil || got != "READY=1\nSTATUS=a test" {
			t.Errorf("environment %q, %v", got, err)
		}
	}
}
