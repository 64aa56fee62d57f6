package main

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
	"ferry/test/limit"
)

// TestProgressText: each phase is said in words, with bytes where there are some.
func TestProgressText(t *testing.T) {
	for want, p := range map[string]admin.MoveProgress{
		"session 3 moving: waits until the GPU has done its work":          {Phase: "waiting"},
		"session 3 moving: 1.50G of 3.00G":                                 {Phase: "copying", Done: 3 << 29, Total: 3 << 30},
		"session 3 moving: 3.00G sent, the other server makes the session": {Phase: "rebuilding", Done: 3 << 30, Total: 3 << 30},
		"session 3 moving": {},
	} {
		if got := progressText(admin.Session{ID: 3, State: "moving", Progress: p}); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// TestProgressIsShown: a terminal sees how far a session is, in one line that goes; a pipe sees nothing.
func TestProgressIsShown(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "admin")
	l, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write([]byte(`{"id": 3, "state": "suspending", "progress": {"phase": "copying", "done_bytes": 1048576, "total_bytes": 2097152}}`))
	})}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	c := admin.NewClient(socket)
	defer c.Close()
	keyboard, tty := openTerminal(t)
	var shown screen
	go func() {
		buf := make([]byte, 1<<10)
		for {
			n, err := keyboard.Read(buf)
			if err != nil {
				return
			}
			_, _ = shown.Write(buf[:n])
		}
	}()
	on := func(to *os.File) *cobra.Command {
		cmd := &cobra.Command{}
		cmd.SetContext(context.Background())
		cmd.SetErr(to)
		return cmd
	}
	stop := showProgress(on(tty), c, 3)
	limit.Until(t, "the progress is shown", func() bool { return strings.Contains(shown.text(), "session 3 suspending: 1.00M of 2.00M") })
	stop()
	limit.Until(t, "the line is taken away", func() bool { return strings.HasSuffix(shown.text(), "\r\x1b[K") })
	if strings.Contains(shown.text(), "\n") {
		t.Errorf("it takes more than a line: %q", shown.text())
	}
	_ = tty.Close()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	showProgress(on(w), c, 3)()
	_ = w.Close()
	var piped bytes.Buffer
	if _, err := piped.ReadFrom(r); err != nil || piped.Len() != 0 {
		t.Errorf("a pipe sees %q, %v", &piped, err)
	}
}
