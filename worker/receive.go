package worker

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"slices"
	"sync/atomic"

	"golang.org/x/sys/unix"

	"ferry/checkpoint"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/hostmem"
	"ferry/worker/rebuild"
	"ferry/worker/transfer"
)

// This file takes over the session of another worker. send.go is the other one's side.

// maxSession bounds the bytes of a session that moves here.
const maxSession = 1 << 42

// An arriving is a session that comes from another worker.
type arriving struct {
	t      *transfer.Conn
	spool  *os.File // the checkpoint
	size   int64
	state  movingClient
	files  []int // descriptors of the client that nobody has taken yet
	phases *transfer.Phases
	ahead  *ahead // what was prepared
	client *conn.Conn
}

// receive takes a session from the worker at the other end of nc, as far as its connection to the
// client, which it opens.
func receive(nc net.Conn, boot Boot, prepare prepareFunc, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) (*arriving, error) {
	t, err := openTransfer(nc)
	if err != nil {
		return nil, conn.Refuse(nc, wire.StatusInternal, err)
	}
	a := &arriving{t: t}
	if err = conn.WelcomeMove(nc, boot.Connection); err == nil {
		err = a.receive(boot, prepare, arrivals, page, log)
	}
	if err != nil {
		t.Fail(err)
		a.end()
		return nil, err
	}
	return a, nil
}

// A prepareFunc prepares for the session of a preliminary checkpoint.
type prepareFunc func(*checkpoint.Reader, *transfer.Phases) (*ahead, error)

// receive reads the session, and opens the connection to the client.
func (a *arriving) receive(boot Boot, prepare prepareFunc, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	r, err := a.readCheckpoint()
	if err == nil && isPreliminary(r) {
		if err = a.prepare(r, prepare, log); err == nil {
			r, err = a.readCheckpoint()
		}
	}
	if err != nil {
		return err
	}
	section, err := r.Section(sectionClient)
	if err == nil && section.Version != clientVersion {
		err = fmt.Errorf("%w: its client is of version %d", checkpoint.ErrVersion, section.Version)
	}
	if err == nil {
		err = json.Unmarshal(section.Body, &a.state)
	}
	if err != nil {
		return err
	}
	if a.state.ConnFiles < 0 || a.state.ConnFiles > maxConnFiles || len(a.state.Shared) > maxShared {
		return errors.New("a client with an impossible number of descriptors")
	}
	if a.files, err = a.t.ReceiveFiles(a.state.descriptors()); err != nil {
		return err
	}
	a.client, err = conn.Reopen(a.state.Conn, a.takeFiles(a.state.ConnFiles), boot.Connection, arrivals, page, log)
	return err
}

// readCheckpoint reads a checkpoint into memory, in the place of the one before.
func (a *arriving) readCheckpoint() (*checkpoint.Reader, error) {
	fd, err := unix.MemfdCreate("a session that moves here", unix.MFD_CLOEXEC)
	if err != nil {
		return nil, fmt.Errorf("no memory for the session: %w", err)
	}
	if a.spool != nil {
		_ = a.spool.Close()
	}
	a.spool = os.NewFile(uintptr(fd), "session")
	size, err := a.t.ReadData(a.spool, maxSession)
	if err != nil {
		return nil, err
	}
	a.size = int64(size)
	a.phases = transfer.Begin() // the other worker measures the way here
	return checkpoint.Open(a.spool, a.size, nil)
}

// isPreliminary reports whether a checkpoint only says what to prepare.
func isPreliminary(r *checkpoint.Reader) bool {
	return slices.ContainsFunc(r.Sections(), func(s checkpoint.Section) bool { return s.Name == rebuild.SectionPreliminary })
}

// prepare prepares for the session while it runs.
func (a *arriving) prepare(r *checkpoint.Reader, prepare prepareFunc, log *slog.Logger) (err error) {
	stop := a.t.KeepAlive(func() (done, total uint64) { return 0, uint64(a.size) })
	a.ahead, err = prepare(r, a.phases)
	stop()
	if err != nil {
		return err
	}
	log.Info("prepared for a session", "bytes", a.size, "ms", a.phases.Total().Milliseconds(), "phases", a.phases.String())
	return a.t.SendPhases(transfer.Prepared, a.phases)
}

// Bounds of the descriptors of a client.
const (
	maxConnFiles = 1 << 11
	maxShared    = 1 << 12
)

// descriptors is how many descriptors the client has.
func (m *movingClient) descriptors() int {
	n := m.ConnFiles + len(m.Shared)
	if m.Pipe {
		n++
	}
	return n
}

// openTransfer makes a transfer connection of a connection.
func openTransfer(nc net.Conn) (*transfer.Conn, error) {
	c, ok := nc.(interface{ File() (*os.File, error) })
	if !ok {
		return nil, fmt.Errorf("%T has no descriptor", nc)
	}
	f, err := c.File()
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return transfer.New(f)
}

// takeFiles hands over the first descriptors.
func (a *arriving) takeFiles(n int) (fds []int) {
	fds, a.files = a.files[:n:n], a.files[n:]
	return fds
}

// takeOver serves a session that another worker has.
func (p *Prepared) takeOver(nc net.Conn, dev device.Device, windows session.Windows, boot Boot, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	prepare := func(r *checkpoint.Reader, phases *transfer.Phases) (*ahead, error) {
		return p.prepareAhead(dev, windows, boot, r, phases)
	}
	a, err := receive(nc, boot, prepare, arrivals, page, log)
	if err != nil {
		return err
	}
	defer a.end()
	boot.Revision, boot.ClientRevision = a.state.Conn.Revision, a.state.Conn.ClientRevision
	w, _, err := p.newWorker(a.client, dev, windows, boot, ctl, page, log)
	defer w.trace.close()
	if err != nil {
		a.t.Fail(err)
		return err
	}
	var owned atomic.Bool // the loop may still run when serve has returned
	err = w.serve(func() error {
		if err := a.rebuild(w); err != nil {
			return err
		}
		owned.Store(true)
		return w.loop()
	})
	var kept *transfer.FailedError
	if errors.As(err, &kept) && !owned.Load() { // also after a check, whether the session could move here
		log.Info("the other worker has kept the session", "why", kept.Reason)
		err = nil
	}
	if owned.Load() { // else the client is the other worker's, and notices nothing of this one
		a.client.Close()
	}
	return err
}

// rebuild makes the session, and returns when it is this worker's. It runs on the command loop's
// thread.
func (a *arriving) rebuild(w *Worker) error {
	defer a.end()
	err := a.restore(w)
	if err != nil {
		a.t.Fail(err)
		return fmt.Errorf("a session could not move here: %w", err)
	}
	if err := errors.Join(a.t.SendPhases(transfer.Ready, a.phases), a.t.Receive(transfer.Commit, nil)); err != nil {
		return fmt.Errorf("a session did not move here: %w", err)
	}
	// Nothing of the client was read before, since the other worker might have had to go on with it.
	if last := len(a.files) - 1; a.state.Pipe {
		w.calls.ServePipe(a.files[last])
		a.files = a.files[:last]
	}
	if a.state.Conn.Ahead {
		w.calls.ReadAhead()
	}
	_ = a.t.Send(transfer.Owned) // it is ours, whether or not the other worker hears it
	w.log.Info("the session moved here", "bytes", a.size, "ms", a.phases.Total().Milliseconds(), "phases", a.phases.String())
	return nil
}

// restore makes the objects and the memory of the session.
func (a *arriving) restore(w *Worker) error {
	stop := a.t.KeepAlive(func() (done, total uint64) { return 0, uint64(a.size) })
	defer stop()
	known := w.knownSections()
	known[sectionClient] = clientVersion
	r, err := checkpoint.Open(a.spool, a.size, known)
	if err != nil {
		return err
	}
	shared := map[uint64]int{}
	for i, address := range a.state.Shared {
		shared[address] = a.files[i]
	}
	hostmem.SetFiles(w.host, shared)
	a.ahead.give(w)
	a.phases.End("start")
	return w.restoreSession(r, a.phases)
}

// end gives back what the move needed.
func (a *arriving) end() {
	for _, fd := range a.files {
		_ = unix.Close(fd)
	}
	a.files = nil
	if a.spool != nil {
		_ = a.spool.Close()
	}
	_ = a.t.Close()
}
