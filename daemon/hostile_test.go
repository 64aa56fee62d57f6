package daemon

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"ferry/daemon/spawn"
	"ferry/server/confine"
	"ferry/test/hog"
	"ferry/transport"
	"ferry/worker"
)

// A hostile worker is one that its client has taken over: it does what it is
// asked to, through the connection, under the confinement every worker has.

// An attempt is what a hostile worker is asked to do, and its answer.
type attempt struct {
	Do   string
	Path string    `json:",omitempty"`
	Pid  int       `json:",omitempty"`
	Args [6]uint64 `json:",omitzero"` // of a system call; 0 is its number
}

type outcome struct {
	Errno  int    // 0: it worked
	Text   string // what it found
	Refuse string // why it could not even be tried
}

func (o outcome) String() string {
	switch {
	case o.Refuse != "":
		return "not tried: " + o.Refuse
	case o.Errno == 0:
		return "done"
	}
	return unix.ErrnoName(unix.Errno(o.Errno))
}

// serveHostile executes attempts until the client leaves.
func serveHostile(conn transport.Conn, boot worker.Boot, seal bool) int {
	if seal {
		if err := confine.Seal(sealed(boot)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 95
		}
	}
	in := bufio.NewScanner(conn)
	for in.Scan() {
		var a attempt
		if err := json.Unmarshal(in.Bytes(), &a); err != nil {
			return 96
		}
		// On a thread that may be spoiled: some attempts would change it.
		answer := make(chan outcome)
		go func() {
			runtime.LockOSThread()
			answer <- a.try()
		}()
		text, err := json.Marshal(<-answer)
		if err != nil {
			return 97
		}
		if _, err := conn.Write(append(text, '\n')); err != nil {
			return 98
		}
	}
	return 0
}

func (a attempt) try() outcome {
	switch a.Do {
	case "read":
		b, err := readSome(a.Path)
		return found(string(b), err)
	case "list":
		names, err := os.ReadDir(a.Path)
		return found(fmt.Sprint(names), err)
	case "write":
		return found("", os.WriteFile(a.Path, []byte("x"), 0o666))
	case "remove":
		return found("", os.Remove(a.Path))
	case "mkdir":
		return found("", os.Mkdir(a.Path, 0o777))
	case "chmod":
		return found("", os.Chmod(a.Path, 0o777))
	case "deep":
		return found("", nest(a.Path))
	case "print":
		_, err := os.Stderr.WriteString(a.Path)
		return found("", err)
	case "truncate":
		return found("", unix.Truncate(a.Path, 0))
	case "append":
		f, err := os.OpenFile(a.Path, os.O_WRONLY|os.O_APPEND, 0)
		if err == nil {
			_ = f.Close()
		}
		return found("", err)
	case "getenv":
		return found(os.Getenv(a.Path), nil)
	case "exec":
		return found("", unix.Exec(a.Path, []string{a.Path}, nil))
	case "connect":
		fd, err := unix.Socket(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
		if err != nil {
			return found("", err)
		}
		defer unix.Close(fd)
		return found("", unix.Connect(fd, &unix.SockaddrUnix{Name: a.Path}))
	case "fork":
		pid, _, errno := unix.RawSyscall(unix.SYS_CLONE, uintptr(unix.SIGCHLD), 0, 0)
		if errno == 0 && pid == 0 {
			unix.RawSyscall(unix.SYS_EXIT_GROUP, 0, 0, 0)
		}
		return outcome{Errno: int(errno)}
	case "threads":
		spawn.ReserveThreads(16) // Go ends a program that gets no thread, and this one is to answer afterwards
		made, _ := hog.Threads(100000)
		return outcome{Text: strconv.Itoa(made)}
	case "rlimit":
		return found("", unix.Setrlimit(int(a.Args[0]), &unix.Rlimit{Cur: a.Args[1], Max: a.Args[1]}))
	case "ptrace":
		return found("", unix.PtraceAttach(a.Pid))
	case "vmread":
		b := make([]byte, 8)
		local := []unix.Iovec{{Base: &b[0], Len: 8}}
		_, err := unix.ProcessVMReadv(a.Pid, local, []unix.RemoteIovec{{Base: uintptr(a.Args[0]), Len: 8}}, 0)
		return found(string(b), err)
	case "syscall":
		_, _, errno := unix.Syscall6(uintptr(a.Args[0]), uintptr(a.Args[1]), uintptr(a.Args[2]), uintptr(a.Args[3]), uintptr(a.Args[4]), uintptr(a.Args[5]), 0)
		return outcome{Errno: int(errno)}
	}
	return outcome{Refuse: "unknown attempt " + a.Do}
}

// readSome reads as much as proves that one can.
func readSome(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	b := make([]byte, 1<<16)
	n, err := f.Read(b)
	if err == io.EOF {
		err = nil
	}
	return bytes.Clone(b[:n]), err
}

// nest makes folders in folders, deeper than anyone should descend.
func nest(path string) error {
	at, err := unix.Open(path, unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
	if err != nil {
		return err
	}
	for range 1000 { // longer than a path may be
		if err := unix.Mkdirat(at, "folder", 0o700); err != nil {
			return err
		}
		f, err := unix.Openat(at, "file", unix.O_CREAT|unix.O_CLOEXEC|unix.O_WRONLY, 0)
		if err != nil {
			return err
		}
		_ = unix.Close(f)
		next, err := unix.Openat(at, "folder", unix.O_DIRECTORY|unix.O_CLOEXEC, 0)
		if err != nil {
			return err
		}
		_ = unix.Close(at)
		at = next
	}
	defer unix.Close(at)
	return unix.Mkdirat(at, "closed", 0) // it may not close one that is there
}

func found(text string, err error) outcome {
	if err == nil {
		return outcome{Text: text}
	}
	if errno, ok := errors.AsType[syscall.Errno](err); ok {
		return outcome{Errno: int(errno)}
	}
	return outcome{Refuse: err.Error()}
}

// A captive is a hostile worker as its client sees it.
type captive struct {
	f    *fixture
	conn transport.Conn
	in   *bufio.Reader
	pid  int
	temp string
}

func (f *fixture) captive(program string) *captive {
	f.Helper()
	conn, boot := f.open(program, nil)
	f.eventually("registered", func() bool { return f.pids()[boot.Session] != 0 })
	c := &captive{f: f, conn: conn, in: bufio.NewReader(conn), pid: f.pids()[boot.Session]}
	c.temp = c.do(attempt{Do: "getenv", Path: "TMPDIR"}).Text
	return c
}

// do has the worker try something. A worker that ends of it answers ENOTCONN, and
// the daemon's log says how it ended.
func (c *captive) do(a attempt) (o outcome) {
	c.f.Helper()
	text, err := json.Marshal(a)
	if err != nil {
		c.f.Fatal(err)
	}
	if _, err := c.conn.Write(append(text, '\n')); err != nil {
		c.f.Fatal(err)
	}
	line, err := c.in.ReadBytes('\n')
	if err != nil {
		return outcome{Errno: int(unix.ENOTCONN)}
	}
	if err := json.Unmarshal(line, &o); err != nil {
		c.f.Fatal(err)
	}
	return o
}

// status is a line of /proc/PID/status, without its name.
func (c *captive) status(name string) string {
	c.f.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.pid))
	if err != nil {
		c.f.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if value, ok := strings.CutPrefix(line, name+":"); ok {
			return strings.Join(strings.Fields(value), " ")
		}
	}
	c.f.Fatalf("no %s in the status", name)
	return ""
}
