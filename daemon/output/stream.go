package output

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

const (
	// maxLine is how much of one line is kept.
	maxLine = 16 << 10
	// readRate is how many bytes a second are read from one pipe, dropped or not: a process
	// that prints more waits, and costs the daemon no more time.
	readRate = 16 << 20
	// maxDrain is how much is read after the end of a process: the largest pipe.
	maxDrain = 1 << 20
	// sayEvery is how often the log says that something was dropped.
	sayEvery = time.Second
)

// A Stream is the pipe of one process. A nil one reads nothing.
type Stream struct {
	collector *Collector
	file      *os.File

	mu       sync.Mutex
	tag      Tag
	stopping chan struct{} // closed: the goroutine is to return; nil: there is none
	stopped  chan struct{} // closed when it has
	closed   bool

	// Used by the goroutine, and while there is none by the caller of Finish, Save or Restore.
	line     []byte // the beginning of a line
	skipping bool   // the rest of a line that was too long
	own      bucket
	dropped  counts
	said     time.Time // when dropped was said, or began
	second   time.Time // the second that read belongs to
	read     int       // bytes in it
}

// counts count what was dropped.
type counts struct{ lines, bytes int }

// Begin notes the number of the process, which has started, and has its pipe read.
func (s *Stream) Begin(pid int) {
	if s == nil {
		return
	}
	s.mu.Lock()
	s.tag.PID = pid
	s.mu.Unlock()
	s.collector.mu.Lock()
	paused := s.collector.paused
	s.collector.mu.Unlock()
	if !paused {
		s.start()
	}
}

// Assign notes that a warm worker has a client.
func (s *Stream) Assign(session uint64, tenant string) {
	if s == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tag.Kind, s.tag.Session, s.tag.Tenant = Worker, session, tenant
}

func (s *Stream) currentTag() Tag {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tag
}

// start has a goroutine read the pipe, unless one does.
func (s *Stream) start() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || s.stopping != nil {
		return
	}
	s.stopping, s.stopped = make(chan struct{}), make(chan struct{})
	go s.readAll(s.stopping, s.stopped)
}

// stop ends the goroutine, and returns when it has ended.
func (s *Stream) stop() {
	s.mu.Lock()
	stopped := s.stopped
	if s.stopping != nil {
		close(s.stopping)
		s.stopping = nil
		_ = s.file.SetReadDeadline(time.Unix(1, 0))
	}
	s.mu.Unlock()
	if stopped != nil {
		<-stopped
	}
}

// Finish reads what is in the pipe and closes it: the process has ended, or was not started. A
// process that it gave the pipe to is not waited for.
func (s *Stream) Finish() {
	if s == nil {
		return
	}
	s.stop()
	s.mu.Lock()
	closed := s.closed
	s.closed = true
	s.mu.Unlock()
	if closed {
		return
	}
	s.drain()
	s.end()
}

// drain reads what is in the pipe without waiting.
func (s *Stream) drain() {
	raw, err := s.file.SyscallConn()
	if err != nil {
		return
	}
	buf := make([]byte, 4096)
	for total := 0; total < maxDrain; {
		n := 0
		_ = raw.Control(func(fd uintptr) { n, err = unix.Read(int(fd), buf) })
		if err != nil || n <= 0 {
			return
		}
		total += n
		s.divide(buf[:n], time.Now())
	}
}

// end writes the last line, closes the pipe and forgets the stream.
func (s *Stream) end() {
	now := time.Now()
	if len(s.line) > 0 {
		s.emit(s.line, now)
		s.line = nil
	}
	s.sayDropped(now, true)
	_ = s.file.Close()
	c := s.collector
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.streams, s)
}

// readAll reads the pipe until all its ends are closed, or stopping is closed.
func (s *Stream) readAll(stopping <-chan struct{}, stopped chan<- struct{}) {
	defer close(stopped)
	buf := make([]byte, 4096)
	for s.setDeadline() {
		n, err := s.file.Read(buf)
		now := time.Now()
		s.divide(buf[:n], now)
		s.sayDropped(now, false)
		switch {
		case errors.Is(err, os.ErrDeadlineExceeded), err == nil:
		default: // no process has the other end any more
			s.mu.Lock()
			first := !s.closed
			s.closed = true
			s.mu.Unlock()
			if first {
				s.end()
			}
			return
		}
		if wait := s.pace(n, now); wait > 0 {
			select {
			case <-stopping:
			case <-time.After(wait):
			}
		}
	}
	s.sayDropped(time.Now(), true)
}

// setDeadline lets the next read wait until there is something to say; false if the goroutine
// is to return.
func (s *Stream) setDeadline() bool {
	var at time.Time
	if s.dropped != (counts{}) {
		at = s.said.Add(sayEvery)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stopping == nil {
		return false
	}
	_ = s.file.SetReadDeadline(at)
	return true
}

// pace is how long to wait before the next read.
func (s *Stream) pace(n int, now time.Time) time.Duration {
	if now.Sub(s.second) >= time.Second {
		s.second, s.read = now, 0
	}
	if s.read += n; s.read < readRate {
		return 0
	}
	return s.second.Add(time.Second).Sub(now)
}

// divide divides bytes into lines.
func (s *Stream) divide(b []byte, now time.Time) {
	for len(b) > 0 {
		i := bytes.IndexByte(b, '\n')
		part := b
		if i >= 0 {
			part = b[:i]
		}
		room := min(len(part), maxLine-len(s.line))
		if !s.skipping {
			s.line = append(s.line, part[:room]...)
			part = part[room:]
		}
		if len(part) > 0 && !s.skipping { // too long: what fits is a line
			s.skipping = true
			s.emit(s.line, now)
			s.line = s.line[:0]
		}
		s.drop(0, len(part), now)
		if i < 0 {
			return
		}
		if !s.skipping {
			s.emit(s.line, now)
		}
		s.line, s.skipping = s.line[:0], false
		b = b[i+1:]
	}
}

// emit writes a line into the log, or drops it.
func (s *Stream) emit(line []byte, now time.Time) {
	line = bytes.TrimRight(line, "\r")
	if len(line) == 0 {
		return
	}
	c := s.collector
	if !c.plain && !(s.own.allow(len(line), now) && c.all.allow(len(line), now)) {
		s.drop(1, len(line), now)
		return
	}
	t := s.currentTag()
	m, ok := parse(line)
	if !ok {
		m = message{level: slog.LevelWarn, text: "printed", fields: []slog.Attr{slog.String("text", printable(string(line)))}}
	}
	attrs := t.attrs()
	if c.plain {
		c.log.LogAttrs(context.Background(), m.level, m.text, append(attrs, m.fields...)...)
		return
	}
	if len(m.fields) > 0 {
		attrs = append(attrs, slog.Attr{Key: "said", Value: slog.GroupValue(m.fields...)})
	}
	c.log.LogAttrs(context.Background(), m.level, t.Kind+": "+m.text, attrs...)
}

// drop counts what is dropped. What comes within a second is said together.
func (s *Stream) drop(lines, bytes int, now time.Time) {
	if lines+bytes > 0 && s.dropped == (counts{}) && now.Sub(s.said) >= sayEvery {
		s.said = now
	}
	s.dropped.lines += lines
	s.dropped.bytes += bytes
}

// attrs are what the daemon knows of the process.
func (t Tag) attrs() []slog.Attr {
	list := []slog.Attr{slog.Int("pid", t.PID)}
	if t.Session != 0 {
		list = append(list, slog.Uint64("session", t.Session))
	}
	if t.Tenant != "" {
		list = append(list, slog.String("tenant", t.Tenant))
	}
	return list
}

// sayDropped says how much was dropped, at most once a second unless it is the last chance.
func (s *Stream) sayDropped(now time.Time, last bool) {
	if s.dropped == (counts{}) || !last && now.Sub(s.said) < sayEvery {
		return
	}
	t := s.currentTag()
	text := fmt.Sprintf("%d lines (%d bytes) of %s %d were dropped", s.dropped.lines, s.dropped.bytes, t.Kind, t.PID)
	s.collector.log.LogAttrs(context.Background(), slog.LevelWarn, text, t.attrs()...)
	s.dropped, s.said = counts{}, now
}
