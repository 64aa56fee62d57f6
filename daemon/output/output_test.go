package output

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"ferry/test/limit"
)

// logged is a log that a test reads while others write it.
type logged struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (l *logged) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.Write(b)
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.buf.String()
}

func (l *logged) lines() []string {
	return strings.Split(strings.TrimSuffix(l.String(), "\n"), "\n")
}

func collect(t *testing.T, plain bool) (*Collector, *logged) {
	t.Helper()
	l := &logged{}
	c := New(plain, slog.New(slog.NewTextHandler(l, &slog.HandlerOptions{
		Level: slog.LevelDebug,
		ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
			if a.Key == slog.TimeKey {
				return slog.Attr{}
			}
			return a
		},
	})))
	t.Cleanup(c.Close)
	return c, l
}

// printed is what the log has of a worker that prints text and ends.
func printed(t *testing.T, plain bool, text string) []string {
	t.Helper()
	c, l := collect(t, plain)
	s, w, err := c.Open(Tag{Kind: Worker, Session: 7, Tenant: "ml"})
	if err != nil {
		t.Fatal(err)
	}
	s.Begin(42)
	if _, err := w.WriteString(text); err != nil {
		t.Fatal(err)
	}
	_ = w.Close()
	s.Finish()
	return l.lines()
}

// TestLines: what our workers log keeps its level and its fields; all else is shown as text.
func TestLines(t *testing.T) {
	var own bytes.Buffer
	log := slog.New(LineHandler(&own, slog.LevelInfo)).With("session", 99, "program", "p")
	log.Info("session ends", "after", 207*time.Millisecond, slog.Group("collections", "n", 3), "grid", [3]uint32{1, 2, 3}, "pid", 1)
	const tag = " pid=42 session=7 tenant=ml"
	for _, c := range []struct{ name, text, want string }{
		{"our own", own.String(), `level=INFO msg="worker: session ends"` + tag + ` said.program=p said.after=207ms said.collections.n=3 said.grid="[1 2 3]"`},
		{"text", "panic: no\n", `level=WARN msg="worker: printed"` + tag + ` said.text="panic: no"`},
		{"the last line without an end", "half", `level=WARN msg="worker: printed"` + tag + ` said.text=half`},
		{"a line of the daemon", `time=x level=INFO msg=audit record="{}"` + "\n", `level=WARN msg="worker: printed"` + tag + ` said.text="time=x level=INFO msg=audit record=\"{}\""`},
		{"an audit line", `{"level":"INFO","msg":"audit","record":{"event":"ended"},"session":1}` + "\n", `level=INFO msg="worker: audit"` + tag + ` said.record.event=ended`},
		{"a field with a newline", `{"level":"INFO","msg":"a\nlevel=INFO msg=audit","x":"\u001b[2J"}` + "\n", `level=INFO msg="worker: a\\nlevel=INFO msg=audit"` + tag + ` said.x=\x1b[2J`},
		{"a level that there is not", `{"level":"ERROR+4","msg":"a"}` + "\n", `level=WARN msg="worker: printed"` + tag + ` said.text="{\"level\":\"ERROR+4\",\"msg\":\"a\"}"`},
		{"a key with a space", `{"level":"INFO","msg":"a","b msg":"c"}` + "\n", `level=WARN msg="worker: printed"` + tag + ` said.text="{\"level\":\"INFO\",\"msg\":\"a\",\"b msg\":\"c\"}"`},
		{"two messages", `{"level":"INFO","msg":"a","msg":"b"}` + "\n", `level=WARN msg="worker: printed"` + tag + ` said.text="{\"level\":\"INFO\",\"msg\":\"a\",\"msg\":\"b\"}"`},
		{"something behind it", `{"level":"INFO","msg":"a"}{}` + "\n", `level=WARN msg="worker: printed"` + tag + ` said.text="{\"level\":\"INFO\",\"msg\":\"a\"}{}"`},
		{"control characters", "\x1b]0;title\x07\xff\u202eabc\r\n", `level=WARN msg="worker: printed"` + tag + ` said.text=\x1b]0;title\a\xff\u202eabc`},
	} {
		if got := printed(t, false, c.text); len(got) != 1 || got[0] != c.want {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
	if got, want := printed(t, true, own.String())[0], `level=INFO msg="session ends"`+tag+` program=p after=207ms collections.n=3 grid="[1 2 3]"`; got != want {
		t.Errorf("a private server:\n got %s\nwant %s", got, want)
	}
}

// FuzzLine: whatever a worker prints is one line of the log for each of its lines, in which
// the daemon's fields stand first and the message has the kind of the process.
func FuzzLine(f *testing.F) {
	for _, text := range []string{"a", `{"level":"INFO","msg":"audit","record":{}}`, "\x1b[2J", `{"level":"INFO","msg":"a","b":[1,{"c":[]}]}`, `{"msg":"\u2028"}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		text = bytes.ReplaceAll(bytes.TrimRight(text, "\r"), []byte("\n"), nil)
		if len(text) == 0 || len(text) > maxLine {
			return
		}
		var out bytes.Buffer
		s := &Stream{collector: New(false, slog.New(slog.NewJSONHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug}))), own: newBucket(9, 1<<20), tag: Tag{Kind: Worker, PID: 42}}
		s.divide(append(text, '\n'), time.Now())
		var r struct {
			Msg     string
			PID     int
			Record  json.RawMessage
			Session json.RawMessage
		}
		if err := json.Unmarshal(out.Bytes(), &r); err != nil || bytes.Count(out.Bytes(), []byte("\n")) != 1 {
			t.Fatalf("%v: %q", err, out.String())
		}
		if !strings.HasPrefix(r.Msg, "worker: ") || r.PID != 42 || r.Record != nil || r.Session != nil || printable(r.Msg) != r.Msg {
			t.Fatalf("%q", out.String())
		}
	})
}

// TestFlood: a worker that prints without end does not fill the log, is read on, and the log
// says how much is missing.
func TestFlood(t *testing.T) {
	c, l := collect(t, false)
	s, w, err := c.Open(Tag{Kind: Worker, Session: 7})
	if err != nil {
		t.Fatal(err)
	}
	s.Begin(42)
	const n = 100_000
	line := strings.Repeat("x", 99) + "\n"
	for range n {
		if _, err := w.WriteString(line); err != nil {
			t.Fatal(err)
		}
	}
	_ = w.Close()
	limit.Until(t, "the pipe ended", func() bool { return len(c.list()) == 0 })
	shown, lost := 0, 0
	for _, text := range l.lines() {
		var lines, size int
		if strings.Contains(text, "worker: printed") {
			shown++
		} else if _, err := fmt.Sscanf(text, `level=WARN msg="%d lines (%d bytes) of worker 42 were dropped"`, &lines, &size); err == nil {
			lost += lines
			if size != 99*lines {
				t.Errorf("%d bytes of %d lines", size, lines)
			}
		} else {
			t.Errorf("%q", text)
		}
	}
	if shown+lost != n || lost == 0 || shown < ownLines/2 {
		t.Errorf("%d lines shown, %d dropped, of %d", shown, lost, n)
	}
}

// TestDroppedIsSaid: that lines were dropped is said although the worker prints nothing more.
func TestDroppedIsSaid(t *testing.T) {
	c, l := collect(t, false)
	s, w, err := c.Open(Tag{Kind: Worker})
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	s.Begin(42)
	if _, err := w.WriteString(strings.Repeat("x\n", 3*ownLines)); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "said", func() bool { return strings.Contains(l.String(), "were dropped") })
}

// TestLongLine: a line without an end takes no memory, and the next line is whole.
func TestLongLine(t *testing.T) {
	c, l := collect(t, false)
	s, w, err := c.Open(Tag{Kind: Worker})
	if err != nil {
		t.Fatal(err)
	}
	s.Begin(42)
	for range 64 {
		if _, err := w.WriteString(strings.Repeat("x", maxLine)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := w.WriteString("\nnext\n"); err != nil {
		t.Fatal(err)
	}
	_ = w.Close()
	limit.Until(t, "the pipe ended", func() bool { return len(c.list()) == 0 })
	if cap(s.line) > 2*maxLine {
		t.Errorf("%d bytes are kept", cap(s.line))
	}
	text, lost := l.String(), 0
	for _, line := range l.lines() {
		var size int
		if _, err := fmt.Sscanf(line, `level=WARN msg="0 lines (%d bytes) of worker 42 were dropped"`, &size); err == nil {
			lost += size
		}
	}
	if strings.Count(text, "worker: printed") != 2 || !strings.Contains(text, "said.text=next\n") || lost != 63*maxLine {
		t.Errorf("%d bytes dropped: %.300q …", lost, text)
	}
}

// TestPipePassedOn: a worker that gave its pipe to a process which lives on holds up nothing,
// and what it printed is there.
func TestPipePassedOn(t *testing.T) {
	c, l := collect(t, false)
	s, w, err := c.Open(Tag{Kind: Worker})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("sh", "-c", "echo last words >&2; sleep 1000 & echo $!")
	cmd.Stderr = w
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	s.Begin(cmd.Process.Pid)
	var pid int
	if _, err := fmt.Fscan(out, &pid); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if p, err := os.FindProcess(pid); err == nil {
			_ = p.Kill()
		}
	}()
	_ = w.Close()
	if _, err := cmd.Process.Wait(); err != nil {
		t.Fatal(err)
	}
	s.Finish() // a hang is the failure
	if text := l.String(); !strings.Contains(text, `said.text="last words"`) || len(c.list()) != 0 {
		t.Errorf("%q, %d streams", text, len(c.list()))
	}
}

// TestPause: what is printed while no one reads is read later, and a line that was begun is
// one line.
func TestPause(t *testing.T) {
	c, l := collect(t, false)
	s, w, err := c.Open(Tag{Kind: Worker})
	if err != nil {
		t.Fatal(err)
	}
	s.Begin(42)
	for i := range 100 {
		if _, err := fmt.Fprintf(w, "first %d, ", i); err != nil {
			t.Fatal(err)
		}
		c.Pause()
		if _, err := fmt.Fprintf(w, "then %d\n", i); err != nil {
			t.Fatal(err)
		}
		c.Resume()
	}
	_ = w.Close()
	limit.Until(t, "the pipe ended", func() bool { return len(c.list()) == 0 })
	for i, text := range l.lines() {
		if want := fmt.Sprintf(`said.text="first %d, then %d"`, i, i); !strings.Contains(text, want) {
			t.Fatalf("%q, want %s", text, want)
		}
	}
	if n := len(l.lines()); n != 100 {
		t.Errorf("%d lines", n)
	}
}
