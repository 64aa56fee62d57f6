package admission

import (
	"cmp"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"ferry/daemon/handover"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// This file is the sessions that have moved to other servers, and those that have come from some.
// Their clients resume them: here they are told where the session is, there the session's secret is
// all that they have to prove.

// maxMoved is how many moved sessions are remembered. The oldest are forgotten first.
const maxMoved = 4096

// movedSessions are where sessions have gone. A client comes once it has noticed that its connection
// is lost, at the latest when it gives up: after that time nobody asks any more.
type movedSessions struct {
	mu   sync.Mutex
	list []handover.Moved // oldest first
}

// find is where a session has gone.
func (m *movedSessions) find(session uint64) (handover.Moved, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := time.Now()
	m.list = slices.DeleteFunc(m.list, func(e handover.Moved) bool { return now.After(e.Until) })
	i := slices.IndexFunc(m.list, func(e handover.Moved) bool { return e.ID == session })
	if i < 0 {
		return handover.Moved{}, false
	}
	return m.list[i], true
}

// add remembers where a session has gone.
func (m *movedSessions) add(e handover.Moved) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.list = slices.DeleteFunc(m.list, func(old handover.Moved) bool { return old.ID == e.ID })
	if len(m.list) >= maxMoved {
		m.list = slices.Delete(m.list, 0, 1)
	}
	m.list = append(m.list, e)
}

// all are all that are remembered.
func (m *movedSessions) all() []handover.Moved {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.list)
}

// movedFor is how long it is remembered where a session has gone: longer than its client tries to
// resume it, whose time the server does not know.
const movedFor = 24 * time.Hour

// Moved notes that a session of this server is on another one from now on. It is called when the
// other server has the session, and before the worker here gives up the connection
// (conn.Abandon): from that moment on the client asks. An error means that nothing was noted.
func (a *Admission) Moved(session uint64, to wire.Redirect) error {
	if err := to.Validate(); err != nil {
		return err
	}
	for _, address := range to.Addresses {
		if _, err := transport.Parse(address); err != nil {
			return err
		}
	}
	s := a.services.Sessions.Find(session)
	if s == nil {
		return errors.New("the session has ended")
	}
	a.moved.add(handover.Moved{ID: session, Secret: s.Secret, Ticket: s.Ticket, Owner: s.Owner, Who: s.Who(), To: to, Until: time.Now().Add(max(movedFor, 2*a.cfg.Resume))})
	return nil
}

// MoveFailed forgets what Moved noted: the session is here after all.
func (a *Admission) MoveFailed(session uint64) {
	a.moved.mu.Lock()
	defer a.moved.mu.Unlock()
	a.moved.list = slices.DeleteFunc(a.moved.list, func(e handover.Moved) bool { return e.ID == session })
}

// whoMoved is whose a session is whose client has proved its ticket.
func (a *Admission) whoMoved(session uint64) identity.Identity {
	if m, ok := a.moved.find(session); ok {
		return m.Who
	}
	if s := a.services.Sessions.Find(session); s != nil {
		return s.Who()
	}
	return identity.Anyone() // it has just ended
}

// redirect tells a client, which has proved the secret of its session, where the session is.
func (a *Admission) redirect(c *candidate, accepted wire.Accepted, m handover.Moved, log *slog.Logger) error {
	hello := &accepted.Hello
	if !hello.Ticket && m.Owner != ownerOf(c.credential, accepted) {
		return refuseResume(c.conn)
	}
	if !hello.Follows {
		e := wire.CannotFollow()
		return refuse(c.conn, e.Status, e.Message)
	}
	w, err := accepted.Moved(m.Secret, m.To)
	if err != nil {
		return refuseResume(c.conn)
	}
	_ = c.conn.SetWriteDeadline(time.Now().Add(goodbyeTimeout))
	if err := wire.WriteWelcome(c.conn, w); err != nil {
		return err
	}
	if hello.Lane == 0 {
		log.Info("client sent to the server that has its session now", "session", m.ID, "address", strings.Join(m.To.Addresses, " "), "session_there", m.To.Session)
	}
	a.sayGoodbye(c.conn)
	return nil
}

// restore remembers what the daemon before remembered.
func (m *movedSessions) restore(list []handover.Moved) {
	for _, e := range slices.SortedFunc(slices.Values(list), func(a, b handover.Moved) int { return cmp.Compare(a.Until.UnixNano(), b.Until.UnixNano()) }) {
		if e.To.Validate() == nil {
			m.add(e)
		}
	}
}
