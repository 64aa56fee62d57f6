package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"ferry/checkpoint"
	"ferry/worker/code"
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
	defer func() { _ = l.t.Close() }()
	if err := w.send(l.t, l.known, ordered, progress, phases); err != nil {
		l.t.Fail(err)
		return err
	}
	// The daemon ends this process when the client can be told. A daemon that does not must not leave the
	// client's connection open here: the client would not notice the end of the other worker.
	time.AfterFunc(goneTimeout, w.conn.Abandon)
	return nil
}

// send sends the session and gives it up. known are images that the other worker has.
func (w *Worker) send(t *transfer.Conn, known *code.Known, ordered func() bool, progress func(moved, total uint64), phases *transfer.Phases) (err error) {
	moved := uint64(0)
	told := func(done, total uint64) {
		moved++ // whatever the other worker says, it is alive
		progress(moved, 0)
	}
	to := t.Writer()
	cw, err := checkpoint.NewWriter(&counted{to: to, tell: progress, n: &moved}, checkpoint.Options{})
	if err != nil {
		return err
	}
	defer cw.Abort() // after Close it does nothing
	if err := w.saveSession(cw, known, phases); err != nil {
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
	phases.End("client")
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
	phases.End("send")
	if err := t.Receive(transfer.Ready, told); err != nil {
		return fmt.Errorf("the other server: %w", err)
	}
	phases.End("there")
	phases.Within("there", t.Told())
	if !ordered() {
		return errors.New("the server has given the move up")
	}
	if err := t.Send(transfer.Commit); err != nil {
		return fmt.Errorf("the other server: %w", err)
	}
	// From here on the session is not ours, whether or not it is the other's.
	if err := t.Receive(transfer.Owned, nil); err != nil {
		w.log.Warn("the other server has not said that it has the session", "err", err)
	}
	phases.End("commit")
	progress(moved, moved)
	return nil
}

// counted counts what is written.
type counted struct {
	to   interface{ Write([]byte) (int, error) }
	tell func(moved, total uint64)
	n    *uint64
}

func (c *counted) Write(p []byte) (int, error) {
	n, err := c.to.Write(p)
	*c.n += uint64(n)
	c.tell(*c.n, 0)
	return n, err
}
