// Package registry keeps what workers may know of each other: which sessions there are, and
// the names under which sessions publish descriptors (memory, events) for CUDA IPC. It
// answers the requests of workers on their control channels.
//
// An owner is a credential: sessions of different owners never see each other's names, even
// if they learn them.
//
// The methods of a Registry may be called from any goroutine. Its lock is the last in the
// lock order (daemon/README.md): no other lock is taken under it. Serve runs on one goroutine
// per worker and holds no lock while it waits for the worker.
package registry

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"net"
	"os"
	"slices"
	"sync"
	"time"

	"golang.org/x/sys/unix"

	"ferry/daemon/audit"
	"ferry/daemon/handover"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// maxPublished is how many names one session may have published, however many descriptors the
// daemon has.
const maxPublished = 4096

// A Registry is the sessions of a daemon and what they have published.
type Registry struct {
	bounds bounds
	places func(id, bytes uint64) (*os.File, control.Place, error)

	mu        sync.Mutex
	published map[control.Name]*publication
	sessions  map[uint64]*sessionEntry
}

// Bounds of what may be published at once, since the daemon keeps a descriptor for each name
// (package budget says how many all sessions may have). No owner takes more than half of the names,
// and no session more than a quarter of its owner's.
type bounds struct{ session, owner, all int }

func boundsFor(names int) bounds {
	all := max(names, 8)
	return bounds{session: min(all/8, maxPublished), owner: all / 2, all: all}
}

type publication struct {
	session uint64
	file    *os.File // may be nil
	meta    []byte
}

type sessionEntry struct {
	control.Session
	owner string
	page  *sessionpage.Page
	grant sessionpage.Grant
	count int // of its publications

	transfer *os.File // the connection to the worker that it is to move to, until it asks for it
	reasons  []string // why it cannot move, in its worker's words
}

// New returns an empty Registry in which so many names may be published.
func New(names int) *Registry {
	return &Registry{
		bounds:    boundsFor(names),
		published: map[control.Name]*publication{}, sessions: map[uint64]*sessionEntry{},
	}
}

// Join adds a session until Leave. devices are those it was given, nil for all, and quota is how many
// bytes of each it may have, 0 for any number.
func (r *Registry) Join(s control.Session, owner string, page *sessionpage.Page, devices []int, quota uint64) {
	s.Program = audit.Printable(s.Program)
	r.mu.Lock()
	defer r.mu.Unlock()
	grant := sessionpage.Grant{Devices: devices, Quota: quota, Since: s.Since}
	r.sessions[s.ID] = &sessionEntry{Session: s, owner: owner, page: page, grant: grant}
}

// Allow notes that a session has another quota from now on.
func (r *Registry) Allow(id, quota uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if s := r.sessions[id]; s != nil {
		s.grant.Allow(quota)
	}
}

// Used is what a session did, as its worker reported it, as far as the daemon believes it.
type Used struct {
	Commands, Launches, Bytes uint64
	Devices                   []int
}

// RemoveSession removes a session and closes what it published.
func (r *Registry) RemoveSession(id uint64) Used {
	u, files := r.remove(id)
	for _, f := range files {
		_ = f.Close() // without the lock: see withdraw
	}
	return u
}

// remove removes a session. The caller closes the files.
func (r *Registry) remove(id uint64) (u Used, files []*os.File) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, p := range r.published {
		if p.session == id {
			if f := r.withdraw(name, p); f != nil {
				files = append(files, f)
			}
		}
	}
	if s := r.sessions[id]; s != nil {
		c := s.grant.Counts(s.page, time.Now())
		u = Used{Commands: c.Commands, Launches: c.Launches, Bytes: c.BytesIn}
		for i := range sessionpage.MaxDevices {
			if d := s.grant.Use(s.page, i); d.Contexts > 0 || d.Used > 0 {
				u.Devices = append(u.Devices, i)
			}
		}
		if s.transfer != nil {
			files = append(files, s.transfer)
			s.transfer = nil
		}
	}
	delete(r.sessions, id)
	return u, files
}

// withdraw removes one publication. mu is held; the caller closes the file without it, since
// closing a file may take as long as whoever made the file likes.
func (r *Registry) withdraw(name control.Name, p *publication) *os.File {
	delete(r.published, name)
	if s := r.sessions[p.session]; s != nil {
		s.count--
	}
	return p.file
}

// Serve answers one worker until the worker closes its end of conn, and closes conn. When
// conn is paused Serve returns at once, between two requests, and leaves it open.
func (r *Registry) Serve(id uint64, conn *control.Conn) error {
	paused := false
	defer func() {
		if !paused {
			_ = conn.Close()
		}
	}()
	for {
		var q control.Request
		file, err := conn.Receive(&q)
		if paused = errors.Is(err, os.ErrDeadlineExceeded); paused {
			return nil
		}
		if errors.Is(err, io.EOF) || errors.Is(err, unix.ECONNRESET) || errors.Is(err, net.ErrClosed) {
			return nil
		}
		if err != nil {
			return err
		}
		if file != nil {
			if err := refusal(&q, file); err != nil {
				// Closing what the worker made may take as long as the worker likes; it gets no
				// second chance to have the daemon close something.
				go func() { _ = file.Close() }()
				return err
			}
		}
		reply, fetched, unused := r.answer(id, &q, file)
		if q.Op == control.OpPlace && reply.Error == "" {
			reply, fetched = r.place(id, q.Bytes)
		}
		if unused != nil {
			_ = unused.Close()
		}
		err = conn.Send(&reply, fetched)
		if fetched != nil {
			_ = fetched.Close()
		}
		if errors.Is(err, unix.EPIPE) {
			return nil // the worker did not wait for the answer
		}
		if err != nil {
			return err
		}
	}
}

// answer executes a request. The caller sends fetched with the reply and closes it, and closes
// unused, which is the file of the request unless the registry keeps it, or of a name withdrawn.
func (r *Registry) answer(id uint64, q *control.Request, file *os.File) (reply control.Reply, fetched, unused *os.File) {
	r.mu.Lock()
	defer r.mu.Unlock()
	asker := r.sessions[id]
	if asker == nil {
		return control.Reply{Error: "the session has ended"}, nil, file
	}
	switch {
	case q.Op == control.OpSessions:
		return r.list(asker, q.After), nil, file
	case q.Op == control.OpPlace: // without the lock
		return reply, nil, file
	case q.Op == control.OpTransfer:
		fetched, asker.transfer = asker.transfer, nil
		return control.Reply{NotFound: fetched == nil}, fetched, file
	case q.Op == control.OpReasons:
		if len(q.Reasons) > control.MaxReasons || slices.ContainsFunc(q.Reasons, func(s string) bool { return len(s) > control.MaxReason }) {
			return control.Reply{Error: "too many or too long reasons"}, nil, file
		}
		asker.reasons = q.Reasons
		return reply, nil, file
	case q.Name == nil:
		reply.Error = "unknown or nameless request"
	case q.Op == control.OpPublish:
		if reply.Error = r.publish(asker, q, file); reply.Error == "" {
			file = nil
		}
	case q.Op == control.OpWithdraw:
		p := r.published[*q.Name]
		if p == nil || p.session != id {
			reply.NotFound = true
			break
		}
		file = r.withdraw(*q.Name, p)
	case q.Op == control.OpFetch:
		p := r.published[*q.Name]
		if p == nil || r.sessions[p.session].owner != asker.owner {
			reply.NotFound = true
			break
		}
		reply, fetched = fetch(p)
	default:
		reply.Error = "unknown request"
	}
	return reply, fetched, file
}

// OnPlace has workers that ask for a place for their session's memory be answered by f. It is called before the first session joins.
func (r *Registry) OnPlace(f func(id, bytes uint64) (*os.File, control.Place, error)) { r.places = f }

// place answers a worker that asks for a place. The caller closes the file.
func (r *Registry) place(id, bytes uint64) (control.Reply, *os.File) {
	if r.places == nil {
		return control.Reply{NotFound: true}, nil
	}
	file, place, err := r.places(id, bytes)
	switch {
	case err != nil:
		return control.Reply{Error: err.Error()}, nil
	case file == nil:
		return control.Reply{NotFound: true}, nil
	}
	return control.Reply{Place: &place}, file
}

// OfferTransfer has a session's worker be given the connection to the worker that the session is to
// move to, when it asks. withdraw takes the connection back, if the worker has not asked.
func (r *Registry) OfferTransfer(id uint64, conn *os.File) (withdraw func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := r.sessions[id]
	if s == nil || s.transfer != nil {
		return func() { _ = conn.Close() } // the session has ended, or moves already
	}
	s.transfer = conn
	return func() {
		r.mu.Lock()
		mine := s.transfer == conn
		if mine {
			s.transfer = nil
		}
		r.mu.Unlock()
		if mine {
			_ = conn.Close()
		}
	}
}

// TakeReasons returns why a session cannot move, as its worker has said since it was asked last.
func (r *Registry) TakeReasons(id uint64) (reasons []string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if s := r.sessions[id]; s != nil {
		reasons, s.reasons = s.reasons, nil
	}
	return reasons
}

func (r *Registry) publish(asker *sessionEntry, q *control.Request, file *os.File) string {
	switch {
	case len(q.Meta) > control.MaxMeta:
		return "too much meta"
	case asker.count >= r.bounds.session:
		return "too many names of this session"
	case len(r.published) >= r.bounds.all || r.countOf(asker.owner) >= r.bounds.owner:
		return "too many names of all sessions"
	case r.published[*q.Name] != nil:
		return "the name is taken"
	}
	r.published[*q.Name] = &publication{session: asker.ID, file: file, meta: slices.Clone(q.Meta)}
	asker.count++
	return ""
}

// countOf counts the names of an owner's sessions.
func (r *Registry) countOf(owner string) (n int) {
	for _, s := range r.sessions {
		if s.owner == owner {
			n += s.count
		}
	}
	return n
}

// fetch is the answer to OpFetch. The descriptor is a duplicate: the publication may be
// withdrawn before the answer is sent.
func fetch(p *publication) (control.Reply, *os.File) {
	reply := control.Reply{Session: p.session, Meta: p.meta}
	if p.file == nil {
		return reply, nil
	}
	file, err := duplicate(p.file)
	if err != nil {
		return control.Reply{Error: "out of descriptors"}, nil
	}
	return reply, file
}

func duplicate(f *os.File) (*os.File, error) {
	fd, err := unix.FcntlInt(f.Fd(), unix.F_DUPFD_CLOEXEC, 0)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), f.Name()), nil
}

// list returns as many of the sessions that asker may know of as fit into one reply.
func (r *Registry) list(asker *sessionEntry, after uint64) (reply control.Reply) {
	byID := func(a, b *sessionEntry) int { return cmp.Compare(a.ID, b.ID) }
	for _, s := range slices.SortedFunc(maps.Values(r.sessions), byID) {
		if s.ID <= after || s.owner != asker.owner {
			continue
		}
		if len(reply.Sessions) == control.MaxSessions {
			reply.More = true
			break
		}
		shown := s.Session
		shown.Uses = s.uses()
		reply.Sessions = append(reply.Sessions, shown)
	}
	return reply
}

// uses lists the devices a session uses, as its worker reports it. The quota is what the page says, for
// sessions of the same owner only.
func (s *sessionEntry) uses() (list []control.DeviceUse) {
	for i := range min(sessionpage.MaxDevices, control.MaxDevices) {
		if u := s.grant.Use(s.page, i); u.Contexts > 0 || u.Held > 0 {
			list = append(list, control.DeviceUse{Device: i, Memory: u.Held, Quota: s.page.Device(i).Quota()})
		}
	}
	return list
}

// SetQuota changes how many bytes of a device a session may have, while it
// runs; 0 for any number. A session that has more keeps what it has. Device -1
// is every device.
func (r *Registry) SetQuota(id uint64, device int, bytes uint64) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := r.sessions[id]
	if s == nil {
		return fmt.Errorf("there is no session %d", id)
	}
	s.grant.Allow(bytes)
	if device == -1 {
		for i := range sessionpage.MaxDevices {
			s.page.Device(i).SetQuota(bytes)
		}
		return nil
	}
	d := s.page.Device(device)
	if d == nil {
		return fmt.Errorf("there is no device %d", device)
	}
	d.SetQuota(bytes)
	return nil
}

// ReportHeld calls report with the memory each session holds on each device.
func (r *Registry) ReportHeld(report func(session uint64, device int, bytes uint64)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, s := range r.sessions {
		for i := range sessionpage.MaxDevices {
			report(id, i, s.grant.Use(s.page, i).Held)
		}
	}
}

// Save describes what sessions have published, for a restart.
func (r *Registry) Save(fds *handover.Descriptors) (list []handover.Publication, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, p := range r.published {
		fd := -1
		if p.file != nil {
			if fd, err = fds.Add(p.file); err != nil {
				return nil, err
			}
		}
		list = append(list, handover.Publication{Name: name, Session: p.session, Meta: p.meta, FD: fd})
	}
	return list, nil
}

// Restore publishes again what sessions had published before a restart. The sessions have
// joined.
func (r *Registry) Restore(h *handover.Received) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range h.Published {
		s := r.sessions[p.Session]
		if s == nil {
			continue
		}
		r.published[p.Name] = &publication{session: p.Session, file: h.TakeFile(p.FD), meta: p.Meta}
		s.count++
	}
}
