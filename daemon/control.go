package daemon

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

	"golang.org/x/sys/unix"

	"ferry/daemon/audit"
	"ferry/server/control"
	"ferry/server/sessionpage"
)

// maxPublished bounds the descriptors one session may have the daemon keep.
const maxPublished = 4096

// A registry is what workers lend each other and may know of each other.
//
// An owner is a credential: sessions of different owners never see each other's
// names, even if they learn them.
type registry struct {
	mu        sync.Mutex
	published map[control.Name]*publication
	sessions  map[uint64]*sessionEntry
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
	count int // of its publications
}

func newRegistry() *registry {
	return &registry{published: map[control.Name]*publication{}, sessions: map[uint64]*sessionEntry{}}
}

// join adds a session. It leaves with leave.
func (r *registry) join(s control.Session, owner string, l *sessionpage.Page) {
	s.Program = audit.Printable(s.Program)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.sessions[s.ID] = &sessionEntry{Session: s, owner: owner, page: l}
}

// used is what a session did, by its worker's word.
type used struct {
	commands, launches, bytes uint64
	devices                   []int
}

// leave forgets a session and closes what it lent.
func (r *registry) leave(id uint64) (u used) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for name, p := range r.published {
		if p.session == id {
			r.drop(name, p)
		}
	}
	if s := r.sessions[id]; s != nil {
		c := s.page.Counters()
		u = used{commands: c.Commands.Load(), launches: c.Launches.Load(), bytes: c.BytesIn.Load()}
		for i := range sessionpage.MaxDevices {
			if d := s.page.Device(i).Use(); d.Contexts > 0 || d.Used > 0 {
				u.devices = append(u.devices, i)
			}
		}
	}
	delete(r.sessions, id)
	return u
}

// drop forgets one publication. mu is held.
func (r *registry) drop(name control.Name, p *publication) {
	delete(r.published, name)
	if s := r.sessions[p.session]; s != nil {
		s.count--
	}
	if p.file != nil {
		_ = p.file.Close()
	}
}

// serve answers one worker until it closes its end, which closes ours. When conn is
// paused it returns at once, between two requests.
func (r *registry) serve(id uint64, conn *control.Conn) error {
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
		reply, lent, kept := r.answer(id, &q, file)
		if file != nil && !kept {
			_ = file.Close()
		}
		err = conn.Send(&reply, lent)
		if lent != nil {
			_ = lent.Close()
		}
		if errors.Is(err, unix.EPIPE) {
			return nil // it did not wait for the answer
		}
		if err != nil {
			return err
		}
	}
}

// answer executes a request. lent goes along with the reply and is closed after;
// kept says that the request's file is the registry's now.
func (r *registry) answer(id uint64, q *control.Request, file *os.File) (reply control.Reply, lent *os.File, kept bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	asker := r.sessions[id]
	if asker == nil {
		return control.Reply{Error: "the session has ended"}, nil, false
	}
	switch {
	case q.Op == control.OpSessions:
		return r.list(asker, q.After), nil, false
	case q.Name == nil:
		reply.Error = "unknown or nameless request"
	case q.Op == control.OpPublish:
		reply.Error = r.publish(asker, q, file)
		return reply, nil, reply.Error == ""
	case q.Op == control.OpWithdraw:
		p := r.published[*q.Name]
		if p == nil || p.session != id {
			reply.NotFound = true
			break
		}
		r.drop(*q.Name, p)
	case q.Op == control.OpFetch:
		p := r.published[*q.Name]
		if p == nil || r.sessions[p.session].owner != asker.owner {
			reply.NotFound = true
			break
		}
		reply, lent = lend(p)
	default:
		reply.Error = "unknown request"
	}
	return reply, lent, false
}

func (r *registry) publish(asker *sessionEntry, q *control.Request, file *os.File) string {
	switch {
	case len(q.Meta) > control.MaxMeta:
		return "too much meta"
	case asker.count >= maxPublished:
		return "too many names"
	case r.published[*q.Name] != nil:
		return "the name is taken"
	}
	r.published[*q.Name] = &publication{session: asker.ID, file: file, meta: slices.Clone(q.Meta)}
	asker.count++
	return ""
}

// lend is the answer to a fetch. The descriptor is a duplicate: the publication
// may be withdrawn before the answer is sent.
func lend(p *publication) (control.Reply, *os.File) {
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

// list is one reply's worth of the sessions that asker may know of.
func (r *registry) list(asker *sessionEntry, after uint64) (reply control.Reply) {
	byID := func(a, b *sessionEntry) int { return cmp.Compare(a.ID, b.ID) }
	for _, s := range slices.SortedFunc(maps.Values(r.sessions), byID) {
		if s.ID <= after || s.owner != asker.owner {
			continue
		}
		if len(reply.Sessions) == control.MaxSessions {
			reply.More = true
			break
		}
		told := s.Session
		told.Uses = uses(s.page)
		reply.Sessions = append(reply.Sessions, told)
	}
	return reply
}

// uses lists the devices a session has something on, by its worker's word.
func uses(l *sessionpage.Page) (list []control.DeviceUse) {
	for i := range min(sessionpage.MaxDevices, control.MaxDevices) {
		if u := l.Device(i).Use(); u.Contexts > 0 || u.Held > 0 {
			list = append(list, control.DeviceUse{Device: i, Memory: u.Held, Quota: l.Device(i).Quota()})
		}
	}
	return list
}

// setQuota changes how many bytes of a device a session may have, while it
// runs; 0 for any number. A session that has more keeps what it has. Device -1
// is every device.
func (r *registry) setQuota(id uint64, device int, bytes uint64) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := r.sessions[id]
	if s == nil {
		return fmt.Errorf("there is no session %d", id)
	}
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

// held tells what each session has on each device it uses.
func (r *registry) held(tell func(session uint64, device int, bytes uint64)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for id, s := range r.sessions {
		for i := range sessionpage.MaxDevices {
			tell(id, i, s.page.Device(i).Use().Held)
		}
	}
}
