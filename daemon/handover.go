package daemon

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker"
)

// handoverVersion is the number of what one program hands to the next: the types
// below, and what a worker of the old program goes on with under the new one, which
// are the messages of package control and the page of package lease. It changes with
// any of them.
const handoverVersion = 3

// A handover is all that a daemon leaves to the program it becomes. Not in it, because
// it is read or found out again: the configuration, tokens and certificates, which GPUs
// there are now; begun again: the scheduler's credits, the history of the last hour,
// the cache's sweep; made anew: the airlock (the old one carries what it has).
type handover struct {
	Version int

	Started     time.Time
	Restarts    int
	LastSession uint64
	Stats       Stats
	Past        [sessionpage.MaxDevices]time.Duration
	Draining    bool
	Found       worker.Report

	Files     []int // all descriptors that the others are among
	Listeners []heldListener
	Given     []int // listening sockets that others opened for us
	Admin     heldListener
	Web       heldListener
	WebToken  string
	Airlocks  []int // processes

	Sessions  []heldSession
	Published []heldPublication
	Waiting   []heldVisitor
}

// A heldListener is a listening socket. Asked is as the configuration says.
type heldListener struct {
	Asked, Address string
	FD             int
}

// A heldSession is a client with its worker.
type heldSession struct {
	ID      uint64
	PID     int
	Started time.Time

	// Who it is, and how it came.
	Who      identity.Identity
	Identity config.Identity
	Peer     string
	Hello    wire.Hello
	Came     auditRecord
	Owner    string
	Secret   [32]byte

	// What it may use.
	Tenant  string
	Weight  held[float64]
	Cap     held[float64]
	Memory  held[uint64]
	Class   held[string]
	Request place.Request
	Devices []int
	UUIDs   []string
	Quota   uint64
	Parts   []admin.SessionPart
	Seat    place.Placement

	// What is to happen to it.
	Killing, Revoked bool

	// Its worker's folder and user, where it is confined.
	Confined bool
	Temp     string
	UID      uint32 // 0: no one's own

	// Control is -1 for a worker that has closed its end.
	Control, Arrivals, Page, Bell int
}

// held is a byHand.
type held[T any] struct {
	Value T
	Hand  bool
}

func hold[T any](b byHand[T]) held[T] { return held[T]{b.value, b.hand} }
func (h held[T]) byHand() byHand[T]   { return byHand[T]{h.Value, h.Hand} }

// A heldPublication is what a session lends. FD is -1 for a name without a descriptor.
type heldPublication struct {
	Name    control.Name
	Session uint64
	Meta    []byte
	FD      int
}

// A heldVisitor is a client that waits for a GPU.
type heldVisitor struct {
	FD       int
	Address  string // where it came in
	Behind   string // its address, where it is behind an airlock
	Who      identity.Identity
	Accepted wire.Accepted
}

// luggage are descriptors that survive an execve, which those of Go's do not.
type luggage struct{ files []int }

// add takes a duplicate of a file along.
func (l *luggage) add(f syscall.Conn) (int, error) {
	raw, err := f.SyscallConn()
	if err != nil {
		return -1, err
	}
	fd, failed := -1, error(nil)
	err = raw.Control(func(of uintptr) { fd, failed = unix.FcntlInt(of, unix.F_DUPFD, 3) })
	if err = errors.Join(err, failed); err != nil {
		return -1, fmt.Errorf("taking a descriptor along: %w", err)
	}
	l.files = append(l.files, fd)
	return fd, nil
}

// addOwn takes a file along that was made for that, and closes it.
func (l *luggage) addOwn(f *os.File, err error) (int, error) {
	if err != nil {
		return -1, err
	}
	defer func() { _ = f.Close() }()
	return l.add(f)
}

func (l *luggage) drop() {
	for _, fd := range l.files {
		_ = unix.Close(fd)
	}
}

// write puts a handover into memory that nobody can change any more and that has no
// name: there are secrets in it.
func (l *luggage) write(h *handover) (int, error) {
	h.Files = l.files
	text, err := json.Marshal(h)
	if err != nil {
		return -1, err
	}
	fd, err := unix.MemfdCreate("ferry-handover", unix.MFD_ALLOW_SEALING)
	if err != nil {
		return -1, err
	}
	l.files = append(l.files, fd) // not in h.Files: it is known by its number
	for rest := text; len(rest) > 0; {
		n, err := unix.Write(fd, rest)
		if err != nil {
			return -1, err
		}
		rest = rest[n:]
	}
	_, err = unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, handoverSeals)
	return fd, err
}

const handoverSeals = unix.F_SEAL_SHRINK | unix.F_SEAL_GROW | unix.F_SEAL_WRITE | unix.F_SEAL_SEAL

// pack writes down what the daemon knows. It has paused, and nobody records anything.
func (d *Daemon) pack(bag *luggage) (*handover, error) {
	h := &handover{Version: handoverVersion}
	if d.airlock != nil {
		h.Airlocks = d.airlock.minded()
	}
	if err := d.packSockets(h, bag); err != nil {
		return nil, err
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	h.Started, h.Restarts, h.LastSession, h.Stats = d.started, d.restart.count+1, d.lastSession, d.stats
	h.Past, h.Draining, h.Found, h.WebToken = d.past, d.draining, d.found, d.cfg.WebToken
	for _, p := range d.workers {
		if p == nil {
			continue // of a worker that is being started: there is none
		}
		s, err := d.packSession(p, bag)
		if err != nil {
			return nil, fmt.Errorf("session %d: %w", p.session, err)
		}
		h.Sessions = append(h.Sessions, s)
	}
	for _, w := range d.restart.waiting {
		fd, err := bag.add(w.file)
		if err != nil {
			return nil, err
		}
		h.Waiting = append(h.Waiting, heldVisitor{FD: fd, Address: w.at.String(), Behind: w.behind, Who: w.who, Accepted: w.accepted})
	}
	return h, d.registry.pack(h, bag)
}

func (d *Daemon) packSockets(h *handover, bag *luggage) error {
	for _, l := range d.listeners {
		fd, err := bag.addOwn(l.File())
		if err != nil {
			return err
		}
		if l.asked.Scheme == "" {
			h.Given = append(h.Given, fd)
			continue
		}
		h.Listeners = append(h.Listeners, heldListener{l.asked.String(), l.Addr().String(), fd})
	}
	if d.admin == nil {
		return nil
	}
	if s := d.admin.socket; s != nil {
		fd, err := bag.addOwn(s.File())
		if err != nil {
			return err
		}
		h.Admin = heldListener{d.cfg.Admin, s.Addr().String(), fd}
	}
	if w := d.admin.web; w != nil {
		fd, err := bag.addOwn(w.File())
		if err != nil {
			return err
		}
		h.Web = heldListener{d.cfg.Web, w.Addr().String(), fd}
	}
	return nil
}

// packSession writes down one session. Daemon.mu is held.
func (d *Daemon) packSession(p *workerProcess, bag *luggage) (s heldSession, err error) {
	s = heldSession{
		ID: p.session, PID: p.process.Pid, Started: p.started,
		Who: p.who, Identity: p.client.identity, Peer: p.client.peer, Hello: p.client.hello, Came: p.came, Owner: p.owner, Secret: p.secret,
		Tenant: p.limits.tenant, Weight: hold(p.limits.weight), Cap: hold(p.limits.cap), Memory: hold(p.limits.memory), Class: hold(p.limits.class),
		Request: p.grant.Request, Devices: p.grant.devices, UUIDs: p.grant.uuids, Quota: p.grant.quota, Parts: p.grant.sms,
		Killing: p.killing, Revoked: p.revoked, Control: -1,
	}
	d.desk.mu.Lock()
	s.Seat, _ = d.desk.Placer.Placement(p.session)
	d.desk.mu.Unlock()
	s.Temp, s.UID, s.Confined = d.confined.dressed(p.session)
	if p.channel != nil {
		if s.Control, err = bag.addOwn(p.channel.File()); err != nil {
			s.Control = -1 // it is closed
		}
	}
	if s.Arrivals, err = bag.addOwn(p.arrivals.File()); err != nil {
		return s, err
	}
	page, bell := p.page.Files()
	if s.Page, err = bag.add(page); err != nil {
		return s, err
	}
	s.Bell, err = bag.add(bell)
	return s, err
}

// pack writes down what sessions lend.
func (r *registry) pack(h *handover, bag *luggage) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, p := range r.published {
		fd := -1
		if p.file != nil {
			var err error
			if fd, err = bag.add(p.file); err != nil {
				return err
			}
		}
		h.Published = append(h.Published, heldPublication{Name: name, Session: p.session, Meta: p.meta, FD: fd})
	}
	return nil
}
