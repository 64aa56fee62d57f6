package daemon

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/budget"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// scarce is a program of its own: a daemon with few descriptors.
func scarce(descriptors, address string) int {
	n, err := strconv.ParseUint(descriptors, 10, 32)
	if err == nil {
		err = unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: n / 2, Max: n}) // half: it is to raise it
	}
	if err == nil {
		err = New(Config{Listen: []string{address}, MaxClients: 200, WorkerConfig: WorkerConfig{Worker: []string{"/proc/self/exe", "worker", "echo"}}}).Serve(context.Background())
	}
	fmt.Fprintln(os.Stderr, err)
	return 1
}

// TestDescriptorsRunOut: with all descriptors for sessions in use, and then all for connections, whoever
// comes is refused, sessions go on, and the daemon never asks the kernel for one that it does not get.
func TestDescriptorsRunOut(t *testing.T) {
	const descriptors = 400
	plan := budget.Divide(descriptors, 200)
	address := "unix://" + filepath.Join(t.TempDir(), "s")
	at, err := transport.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var log logBuffer
	daemon := exec.Command("/proc/self/exe", "scarce", strconv.Itoa(descriptors), address)
	daemon.Stderr = &log
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = daemon.Process.Kill(); _ = daemon.Wait() })
	open := func() (transport.Conn, error) {
		conn, err := transport.Dial(t.Context(), at)
		if err != nil {
			return nil, err
		}
		t.Cleanup(func() { _ = conn.Close() })
		_ = conn.SetDeadline(limit.Deadline())
		_, err = wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
		return conn, err
	}
	count := func() int {
		list, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", daemon.Process.Pid))
		if err != nil {
			t.Fatal(err)
		}
		return len(list)
	}
	limit.Until(t, "the server listens", func() bool {
		conn, err := transport.Dial(t.Context(), at)
		if err == nil {
			_ = conn.Close()
		}
		return err == nil
	})
	before := count()
	var sessions []transport.Conn
	for range plan.Sessions {
		conn, err := open()
		if err != nil {
			t.Fatalf("session %d of %d: %v", len(sessions)+1, plan.Sessions, err)
		}
		sessions = append(sessions, conn)
	}
	limit.Until(t, "nothing is being started", func() bool { return count()-before <= plan.Sessions*budget.PerSession })
	t.Logf("%d descriptors, and %d with %d sessions", before, count(), plan.Sessions)
	if before > plan.Own {
		t.Errorf("the daemon itself has %d descriptors open, and its part is %d", before, plan.Own)
	}
	full := func() {
		t.Helper()
		_, err := open()
		if refused, told := errors.AsType[*wire.RefusedError](err); !told || refused.Status != wire.StatusCapacity || !strings.Contains(refused.Message, "file descriptors") {
			t.Errorf("one too many: %v", err)
		}
	}
	full()
	// Now peers that say nothing. The server closes those for which it has no room.
	idle, most := count(), 0
	var silent []transport.Conn
	for range 3 * plan.Connections {
		conn, err := transport.Dial(t.Context(), at)
		if err != nil {
			t.Fatal(err)
		}
		silent = append(silent, conn)
		most = max(most, count())
	}
	for range 50 {
		time.Sleep(5 * time.Millisecond) // not a limit: what must not happen has time to
		most = max(most, count())
	}
	if most > idle+plan.Connections+1 {
		t.Errorf("%d descriptors, and %d with silent peers, of which there may be %d", idle, most, plan.Connections)
	}
	for _, conn := range silent {
		_ = conn.Close()
	}
	for i, conn := range sessions {
		word := []byte{byte(i)}
		if _, err := conn.Write(word); err != nil {
			t.Errorf("session %d: %v", i, err)
		}
		if _, err := io.ReadFull(conn, word); err != nil || word[0] != byte(i) {
			t.Errorf("session %d: %v", i, err)
		}
	}
	if n := count(); n > descriptors {
		t.Errorf("%d descriptors", n)
	}
	if lines := log.lines("too many open files"); len(lines) > 0 {
		t.Errorf("%s", lines)
	}
	if lines := log.lines("limit of open files is too low"); len(lines) != 1 {
		t.Errorf("at its start the server said %q", lines)
	}
	_ = sessions[0].Close()
	limit.Until(t, "there is room for another", func() bool { _, err := open(); return err == nil })
}
