// Package output reads what the processes of a daemon print: workers and the TLS
// proxy. Each process has a pipe of its own, and the daemon writes what it reads there into
// its log, marked with the process it came from.
//
// A process may be in hostile hands. So no process has a descriptor of the log; what it
// prints becomes a message that begins with its kind ("worker: ") and fields inside of the
// group "said", which no line of the daemon or of the audit has; control characters are
// escaped; lines, and how much of them there is, are bounded. What is too much is dropped,
// counted and said once a second.
//
// Goroutines: one per open pipe. It waits for nothing but the pipe: a process that prints
// faster than it is read waits in its own write. Collector.mu and Stream.mu are leaves.
package output

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"

	"golang.org/x/sys/unix"

	"ferry/daemon/handover"
)

// Kinds of processes.
const (
	Worker     = "worker"
	WarmWorker = "warm worker"
	TLSProxy   = "TLS proxy"
)

// A Tag says which process prints.
type Tag struct {
	Kind    string
	PID     int
	Session uint64 // 0 for none
	Tenant  string
}

// A Collector reads the pipes of all processes. A nil one reads none.
type Collector struct {
	log   *slog.Logger
	plain bool   // messages stay as they are: the daemon serves one program, on whose terminal it logs
	all   bucket // what all processes together may print

	mu      sync.Mutex
	streams map[*Stream]struct{}
	paused  bool
}

// New returns a Collector that writes into log. With plain set, messages and fields stay as
// the process gave them, and nothing is dropped: there is one program, and its user reads it.
func New(plain bool, log *slog.Logger) *Collector {
	return &Collector{log: log, plain: plain, all: newBucket(allLines, allBytes), streams: map[*Stream]struct{}{}}
}

// Open makes the pipe of a process that is to be started. The process gets w as its standard
// error; the caller closes w, and calls Begin once the process has started or Finish if it has
// not.
func (c *Collector) Open(t Tag) (s *Stream, w *os.File, err error) {
	if c == nil {
		return nil, nil, nil
	}
	// Not os.Pipe: the end of the process must block, the daemon's must not.
	var fds [2]int
	if err := unix.Pipe2(fds[:], unix.O_CLOEXEC); err != nil {
		return nil, nil, fmt.Errorf("a pipe for what a process prints: %w", err)
	}
	if s, err = c.newStream(os.NewFile(uintptr(fds[0]), "output"), t); err != nil {
		_ = unix.Close(fds[1])
		return nil, nil, err
	}
	return s, os.NewFile(uintptr(fds[1]), "stderr"), nil
}

// newStream adds a stream that reads from f, and closes f if that fails.
func (c *Collector) newStream(f *os.File, t Tag) (*Stream, error) {
	fd := int(f.Fd()) // makes it block
	err := unix.SetNonblock(fd, true)
	var own int
	if err == nil {
		own, err = unix.FcntlInt(uintptr(fd), unix.F_DUPFD_CLOEXEC, 3)
	}
	_ = f.Close()
	if err != nil {
		return nil, err
	}
	// NewFile finds that it does not block, and lets reads have deadlines.
	s := &Stream{collector: c, tag: t, file: os.NewFile(uintptr(own), "output"), own: newBucket(ownLines, ownBytes)}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.streams[s] = struct{}{}
	return s, nil
}

// list are the streams that are open.
func (c *Collector) list() (list []*Stream) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for s := range c.streams {
		list = append(list, s)
	}
	return list
}

// Pause reads no pipe any more until Resume. What processes print stays in the pipes.
func (c *Collector) Pause() {
	if c == nil {
		return
	}
	c.mu.Lock()
	c.paused = true
	c.mu.Unlock()
	for _, s := range c.list() {
		s.stop()
	}
}

// Resume reads again after Pause or Restore.
func (c *Collector) Resume() {
	if c == nil {
		return
	}
	c.mu.Lock()
	c.paused = false
	c.mu.Unlock()
	for _, s := range c.list() {
		s.start()
	}
}

// Close reads what is in the pipes and closes them, when the daemon ends.
func (c *Collector) Close() {
	if c == nil {
		return
	}
	for _, s := range c.list() {
		s.Finish()
	}
}

// Save writes the pipes into a state, for a restart. The Collector has paused.
func (c *Collector) Save(h *handover.State, fds *handover.Descriptors) error {
	if c == nil {
		return nil
	}
	for _, s := range c.list() {
		fd, err := fds.Add(s.file)
		if errors.Is(err, os.ErrClosed) {
			continue // the process has ended meanwhile
		}
		if err != nil {
			return err
		}
		t := s.currentTag()
		h.Outputs = append(h.Outputs, handover.Output{
			FD: fd, Kind: t.Kind, PID: t.PID, Session: t.Session, Tenant: t.Tenant, Begun: s.line, Cut: s.skipping,
		})
	}
	return nil
}

// Restore takes over the pipes of the daemon before, which Resume reads.
func (c *Collector) Restore(h *handover.Received) {
	c.mu.Lock()
	c.paused = true
	c.mu.Unlock()
	for _, o := range h.Outputs {
		f := h.TakeFile(o.FD)
		if f == nil {
			continue
		}
		s, err := c.newStream(f, Tag{Kind: o.Kind, PID: o.PID, Session: o.Session, Tenant: o.Tenant})
		if err != nil {
			c.log.Error("what a process prints is lost", "pid", o.PID, "err", err)
			continue
		}
		s.line, s.skipping = o.Begun, o.Cut
	}
}

// Find is the stream of a process; nil for none. It is for processes of the daemon before.
func (c *Collector) Find(pid int) *Stream {
	if c == nil {
		return nil
	}
	for _, s := range c.list() {
		if s.currentTag().PID == pid {
			return s
		}
	}
	return nil
}
