package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ferry/checkpoint"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/worker/conn"
	"ferry/worker/hostmem"
	"ferry/worker/transfer"
)

// This file moves the session of this worker to another one. receive.go is the other one's side.

// sectionClient is the section of a checkpoint about the connection of the client, which only a
// session has that moves.
const (
	sectionClient = "client"
	clientVersion = 1
)

// A movingClient is the client of a session that moves: its connection, and the memory that it shares
// with its worker.
type movingClient struct {
	Conn      conn.State
	ConnFiles int      // how many of the descriptors that follow are the connection's
	Shared    []uint64 // the addresses of shared memory, whose descriptors come behind them
	Pipe      bool     // the last one is the pipe that brings the ends of host functions
}

// freezeTimeout is how long the connection of the client may take to stop.
const freezeTimeout = 5 * time.Second

// goneTimeout is how long a worker without a session waits for the daemon to end it.
const goneTimeout = 10 * time.Second

// Move moves the session to the other worker. The command loop's state is the caller's, and no work is
// on a device. After an error the session is as it was. When Move returns without one the other worker
// has the session, and this worker only waits for its end: the daemon must tell the client first where
// its session is.
func (l *leaving) Move(ordered func() bool, progress func(moved, total uint64), phases *transfer.Phases) error {
	w := l.w
	defer l.end()
	kept, staging := l.unchanged()
	phases.End("compare")
	s := &sending{w: w, sent: sentBefore{l.known, kept, staging}, ordered: ordered, progress: progress, phases: phases}
	if l.sender != nil {
		s.before = l.sender.Bytes()
	}
	if err := s.send(l.t); err != nil {
		var place interface{ Again() bool }
		w.unprepared = errors.As(err, &place) && place.Again()
		l.t.Fail(err)
		return err
	}
	// The daemon ends this process when the client can be told. A daemon that does not must not leave the
	// client's connection open here: the client would not notice the end of the other worker.
	time.AfterFunc(goneTimeout, w.conn.Abandon)
	return nil
}

// errGivenUp is why a worker that could send its session does not.
var errGivenUp = errors.New("the server has given the move up")

// tryMove says why the session cannot be moved. To the worker to which the daemon has a connection, if it has
// one, the session is sent without the content of its memory, and made there as for a move; the worker there ends instead
// of owning it. All reasons go to the daemon, which has more room for them than the session page.
func (w *Worker) tryMove(ctl *control.Client) error {
	reasons := w.moveReasons()
	if len(reasons) == 0 {
		err := w.sendTrial(ctl)
		if err == nil || errors.Is(err, errGivenUp) || errors.Is(err, control.ErrNotFound) {
			return nil
		}
		reasons = append(reasons, err.Error())
	}
	if err := ctl.TellReasons(reasons); err != nil {
		w.log.Warn("not all reasons why the session cannot move reach the operator", "err", err)
	}
	return errors.New(reasons[0])
}

// sendTrial sends the session without the content of its memory to the worker to which the daemon has a connection.
func (w *Worker) sendTrial(ctl *control.Client) error {
	t, err := w.openLeaving(ctl)
	if err != nil {
		return err
	}
	defer func() { _ = t.Close() }()
	s := &sending{w: w, trial: true, ordered: func() bool { return false }, progress: func(uint64, uint64) {}, phases: transfer.Begin()}
	if err = s.send(t); err != nil {
		t.Fail(err)
	}
	return err
}

// openLeaving opens the connection to the worker that the session is to move to.
func (w *Worker) openLeaving(ctl *control.Client) (*transfer.Conn, error) {
	if err := w.conn.Stays(); err != nil {
		return nil, err
	}
	file, err := ctl.Transfer()
	if err != nil {
		return nil, err
	}
	t, err := transfer.New(file)
	_ = file.Close()
	if err != nil {
		return nil, err
	}
	if w.conn.NeedsDescriptors() && !t.CarriesFiles() {
		err = errors.New("the program shares memory with its server, and the other server is on another machine")
		t.Fail(err)
		_ = t.Close()
	}
	return t, err
}

// A sending is a session that is sent.
type sending struct {
	w        *Worker
	trial    bool // only to see whether it can be
	sent     sentBefore
	before   uint64      // bytes of memory that were sent before the stop
	ordered  func() bool // still
	progress func(moved, total uint64)
	phases   *transfer.Phases
}

// send sends the session and gives it up.
func (s *sending) send(t *transfer.Conn) (err error) {
	w, page, moved := s.w, s.w.page.Residence(), s.before
	told := func(uint64, uint64) { page.Sign(sessionpage.Rebuilding) } // whatever the other worker says, it is alive
	to := t.Writer()
	page.Sign(sessionpage.Copying)
	cw, err := checkpoint.NewWriter(&counted{to: to, sign: func() { page.Sign(sessionpage.Copying) }, n: &moved}, checkpoint.Options{})
	if err != nil {
		return err
	}
	defer cw.Abort() // after Close it does nothing
	r := w.rebuilder(s.phases)
	r.CodeOnly, r.Progress = s.trial, s.progress
	if err := w.writeSession(cw, r, s.sent); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			w.keepSession()
		}
	}()
	deadline := time.Now().Add(freezeTimeout)
	for !w.gpu.Pool.Quiet() { // saveSession may have had something sent to the client
		if time.Now().After(deadline) {
			return errors.New("the program has not taken results in time")
		}
		time.Sleep(100 * time.Microsecond)
	}
	state, fds, err := w.conn.Freeze(deadline)
	if err != nil {
		return err
	}
	s.phases.End("client")
	pipe, err := w.calls.StopPipe()
	defer func() {
		if err != nil {
			if pipe >= 0 {
				w.calls.ServePipe(pipe)
			}
			w.conn.Thaw()
		}
	}()
	if err != nil {
		return err
	}
	client := movingClient{Conn: state, ConnFiles: len(fds), Pipe: pipe >= 0}
	shared := hostmem.Files(w.host)
	for _, address := range slices.Sorted(maps.Keys(shared)) {
		client.Shared = append(client.Shared, address)
		fds = append(fds, shared[address])
	}
	if client.Pipe {
		fds = append(fds, pipe)
	}
	body, err := json.Marshal(client)
	if err != nil {
		return err
	}
	if err := cw.Section(checkpoint.Section{Name: sectionClient, Version: clientVersion, Body: body}); err != nil {
		return err
	}
	if _, err := cw.Close(); err != nil {
		return err
	}
	if err := errors.Join(to.Close(), t.SendFiles(fds)); err != nil {
		return err
	}
	s.phases.End("send")
	page.Sign(sessionpage.Rebuilding)
	if err := t.Receive(transfer.Ready, told); err != nil {
		return fmt.Errorf("the other server: %w", err)
	}
	s.phases.End("there")
	there, _ := t.Told()
	s.phases.Within("there", there)
	if !s.ordered() {
		return errGivenUp
	}
	w.left.Store(true)
	if err := t.Send(transfer.Commit); err != nil {
		w.left.Store(false)
		return fmt.Errorf("the other server: %w", err)
	}
	// From here on the session is not ours, whether or not it is the other's.
	if err := t.Receive(transfer.Owned, nil); err != nil {
		w.log.Warn("the other server has not said that it has the session", "err", err)
	}
	s.phases.End("commit")
	s.progress(moved, moved)
	return nil
}

// counted counts what is written.
type counted struct {
	to   interface{ Write([]byte) (int, error) }
	sign func() // of life
	n    *uint64
}

func (c *counted) Write(p []byte) (int, error) {
	n, err := c.to.Write(p)
	*c.n += uint64(n)
	c.sign()
	return n, err
}
