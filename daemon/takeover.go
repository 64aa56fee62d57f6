package daemon

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"os"
	"slices"
	"strconv"

	"golang.org/x/sys/unix"

	"ferry/server/control"
	"ferry/server/identity"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
)

// envHandover tells a program that it takes over, and as which file the handover is
// open.
const envHandover = "FERRY_HANDOVER"

// A Handover is what a daemon left for this process when it became this program.
type Handover struct {
	handover
	files map[int]*os.File // not taken yet
}

// ReceiveHandover takes what was left, if anything was; nil otherwise. It is to be
// called before this process starts another, which would inherit what is meant for us.
func ReceiveHandover() (*Handover, error) {
	text := os.Getenv(envHandover)
	if text == "" {
		return nil, nil
	}
	if err := os.Unsetenv(envHandover); err != nil {
		return nil, err
	}
	fd, err := strconv.Atoi(text)
	if err != nil || fd < 3 {
		return nil, fmt.Errorf("%s=%q is for a server that restarts, not to be set by hand", envHandover, text)
	}
	if seals, err := unix.FcntlInt(uintptr(fd), unix.F_GET_SEALS, 0); err != nil || seals != handoverSeals {
		return nil, fmt.Errorf("%s=%q: no server left anything there", envHandover, text)
	}
	f := os.NewFile(uintptr(fd), "handover")
	defer func() { _ = f.Close() }()
	h := &Handover{files: map[int]*os.File{}}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	if err := json.NewDecoder(f).Decode(&h.handover); err != nil {
		return nil, fmt.Errorf("what the server before left: %w", err)
	}
	for _, fd := range h.Files {
		unix.CloseOnExec(fd)
		h.files[fd] = os.NewFile(uintptr(fd), "handed over")
	}
	if h.Version != handoverVersion {
		return nil, fmt.Errorf("the server before left a handover %d, and this one understands %d", h.Version, handoverVersion)
	}
	return h, nil
}

// Sockets are the listening sockets that others opened for the daemon before.
func (h *Handover) Sockets() (list []*os.File) {
	for _, fd := range h.Given {
		list = append(list, h.take(fd))
	}
	return list
}

// take gives a file away, once; nil for none.
func (h *Handover) take(fd int) *os.File {
	f := h.files[fd]
	delete(h.files, fd)
	return f
}

// close closes what nobody has taken.
func (h *Handover) close() {
	for fd := range h.files {
		_ = h.take(fd).Close()
	}
}

// openEntrances are listeners of before, by what they were asked to be.
type openEntrances map[transport.Address]transport.Listener

// entrances takes the listeners over.
func (h *Handover) entrances(log *slog.Logger) openEntrances {
	list := openEntrances{}
	if h == nil {
		return list
	}
	for _, held := range h.Listeners {
		asked, l, err := h.listener(held)
		if err != nil {
			log.Error("taking over a listener", "address", held.Address, "err", err)
			continue
		}
		list[asked] = l
	}
	return list
}

func (h *Handover) listener(held heldListener) (asked transport.Address, l transport.Listener, err error) {
	if asked, err = transport.Parse(held.Asked); err != nil {
		return asked, nil, err
	}
	at, err := transport.Parse(held.Address)
	if err != nil {
		return asked, nil, err
	}
	l, err = transport.Adopt(h.take(held.FD), at)
	return asked, l, err
}

func (o openEntrances) take(a transport.Address) transport.Listener {
	l := o[a]
	delete(o, a)
	return l
}

// close closes those that the configuration has no more.
func (o openEntrances) close() {
	for _, l := range o {
		_ = l.Close()
	}
}

// adminSocket is the admin socket of before, if it was at this path; nil otherwise.
func (h *Handover) adminSocket(path string) transport.Listener {
	if h == nil || h.Admin.Asked != path {
		return nil
	}
	at, err := transport.Parse(h.Admin.Address)
	if err != nil {
		return nil
	}
	l, err := transport.Adopt(h.take(h.Admin.FD), at)
	if err != nil {
		return nil
	}
	return l
}

// webListener is the dashboard's listener of before, if it was for this address; nil
// otherwise.
func (h *Handover) webListener(address string) *net.TCPListener {
	if h == nil || h.Web.Asked != address {
		return nil
	}
	f := h.take(h.Web.FD)
	defer func() { _ = f.Close() }()
	l, err := net.FileListener(f)
	if err != nil {
		return nil
	}
	t, _ := l.(*net.TCPListener)
	return t
}

// takeOver enters what the daemon before left into the books.
func (d *Daemon) takeOver(h *Handover) error {
	d.mu.Lock()
	d.started, d.lastSession, d.stats, d.past, d.draining = h.Started, h.LastSession, h.Stats, h.Past, h.Draining
	d.restart.count = h.Restarts
	d.mu.Unlock()
	d.know(h.Found)
	d.mindAirlocks(h.Airlocks)
	var adopted []heldSession
	for _, s := range h.Sessions {
		p, err := d.adopt(h, s)
		if err != nil {
			d.log.Error("a session is lost", "session", s.ID, "pid", s.PID, "err", err)
			abandon(s.PID)
			continue
		}
		d.enrol(p)
		d.shares.heed(p.session, p.page)
		adopted = append(adopted, s)
	}
	d.seatAgain(adopted)
	d.registry.takeOver(h)
	for _, v := range h.Waiting {
		at, err := transport.Parse(v.Address)
		if err != nil {
			return err
		}
		d.restart.waiting = append(d.restart.waiting, waitingVisitor{h.take(v.FD), at, v.Behind, v.Who, v.Accepted, 0})
	}
	for _, p := range d.processes() { // now that all that ends with them is there
		d.waits.Go(func() { d.await(p) })
	}
	d.log.Info("took over from the server before", "restarts", h.Restarts, "sessions", len(adopted), "waiting", len(h.Waiting))
	return nil
}

// abandon ends a worker that we cannot look after: without us it would hold its GPU
// memory for ever.
func abandon(pid int) {
	process, err := os.FindProcess(pid)
	if err != nil {
		return
	}
	_ = process.Kill()
	go func() { _, _ = process.Wait() }()
}

// mindAirlocks waits for processes that are still our children.
func (d *Daemon) mindAirlocks(pids []int) {
	k := d.airlock
	if k == nil {
		k = &keeper{log: d.log}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, pid := range pids {
		if process, err := os.FindProcess(pid); err == nil {
			k.mind(process)
		}
	}
}

// seatAgain gives sessions the seats they had. Those who use come before those who
// watch: they decide what a job has.
func (d *Daemon) seatAgain(sessions []heldSession) {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	sessions = slices.Clone(sessions)
	slices.SortFunc(sessions, func(a, b heldSession) int {
		if a.Seat.Watches != b.Seat.Watches {
			return map[bool]int{true: 1, false: -1}[a.Seat.Watches]
		}
		return cmp.Compare(a.ID, b.ID)
	})
	for _, s := range sessions {
		if s.Seat.Key != "" {
			d.desk.Restore(s.Seat)
		}
	}
}

// adopt makes of what was written down about a session what it was.
func (d *Daemon) adopt(h *Handover, s heldSession) (*workerProcess, error) {
	process, err := os.FindProcess(s.PID)
	if err != nil {
		return nil, err
	}
	p := &workerProcess{
		newborn: &newborn{process: process}, session: s.ID, started: s.Started, who: s.Who, came: s.Came, revoked: s.Revoked, killing: s.Killing,
		client: client{identity: s.Identity, peer: s.Peer, hello: s.Hello},
		grant:  grant{Request: s.Request, devices: s.Devices, uuids: s.UUIDs, quota: s.Quota, sms: s.Parts},
		limits: limits{tenant: s.Tenant, weight: s.Weight.byHand(), cap: s.Cap.byHand(), memory: s.Memory.byHand(), class: s.Class.byHand()},
		secret: s.Secret, owner: s.Owner, gone: make(chan struct{}),
	}
	p.log = d.about(s.Came.Peer, s.Came.Address, s.Who, s.Hello).With("session", s.ID, "tenant", s.Tenant, "pid", s.PID)
	if f := h.take(s.Control); f != nil {
		if p.channel, err = control.FromFile(f); err != nil {
			return nil, err
		}
	}
	arrivals, page, bell := h.take(s.Arrivals), h.take(s.Page), h.take(s.Bell)
	if arrivals == nil || page == nil || bell == nil {
		return nil, errors.New("a file is missing")
	}
	if p.arrivals, err = control.FromFile(arrivals); err != nil {
		return nil, err
	}
	p.page, err = sessionpage.Join(page, bell)
	_, _ = page.Close(), bell.Close()
	if err != nil {
		return nil, err
	}
	// The scheduler begins anew, with everybody let in.
	for i := range sessionpage.MaxDevices {
		p.page.Device(i).SetGate(sessionpage.Open)
	}
	if s.Confined {
		d.confined.adopt(s.ID, s.Temp, s.Owner, s.UID)
	}
	return p, nil
}

// takeOver has sessions lend what they lent.
func (r *registry) takeOver(h *Handover) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, p := range h.Published {
		s := r.sessions[p.Session]
		if s == nil {
			continue
		}
		r.published[p.Name] = &publication{session: p.Session, file: h.take(p.FD), meta: p.Meta}
		s.count++
	}
}

// A waitingVisitor is a client that waits for a GPU while the daemon pauses.
type waitingVisitor struct {
	file     *os.File // the connection
	at       transport.Address
	behind   string // its address, where it is behind an airlock
	who      identity.Identity
	accepted wire.Accepted
	session  uint64 // it would have been; for the order
}

// keep keeps a client that waits for the daemon to go on.
func (d *Daemon) keep(v *visitor, a wire.Accepted) error {
	file, err := v.conn.File()
	if err != nil {
		return err
	}
	w := waitingVisitor{file: file, at: v.at, who: *v.who, accepted: a, session: v.session}
	if _, ok := v.conn.(sheltered); ok {
		w.behind = v.conn.RemoteAddr().String()
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.restart.waiting = append(d.restart.waiting, w)
	slices.SortFunc(d.restart.waiting, func(a, b waitingVisitor) int { return cmp.Compare(a.session, b.session) })
	return nil
}

// visitor is a client that was kept, as it was.
func (w *waitingVisitor) visitor() (*visitor, error) {
	defer func() { _ = w.file.Close() }()
	conn, err := transport.FromFile(w.file)
	if err != nil {
		return nil, err
	}
	if w.behind != "" {
		plain, ok := conn.(*net.UnixConn)
		peer, err := netip.ParseAddrPort(w.behind)
		if !ok || err != nil {
			_ = conn.Close()
			return nil, fmt.Errorf("%T behind %s: %w", conn, w.behind, err)
		}
		conn = sheltered{plain, net.TCPAddrFromAddrPort(peer)}
	}
	return &visitor{conn: conn, at: w.at, who: &w.who, hello: w.accepted.Hello}, nil
}

// readmit lets those who waited when the daemon paused wait again, in their order, and
// before anybody new comes.
func (d *Daemon) readmit(ctx context.Context) {
	d.mu.Lock()
	list := d.restart.waiting
	d.restart.waiting = nil
	d.mu.Unlock()
	for _, w := range list {
		v, err := w.visitor()
		if err != nil {
			d.log.Error("a client that waited is lost", "err", err)
			continue
		}
		queued := make(chan struct{})
		d.peers.Go(func() {
			defer func() { _ = v.conn.Close() }()
			defer context.AfterFunc(ctx, func() { _ = v.conn.Close() })()
			d.welcomeAgain(ctx, v, w.accepted, queued)
		})
		<-queued
	}
}

// welcomeAgain closes queued once the client has its place, or none.
func (d *Daemon) welcomeAgain(ctx context.Context, v *visitor, a wire.Accepted, queued chan struct{}) {
	asked := false
	v.queued = func() { asked = true; close(queued) }
	d.welcome(ctx, v, a)
	if !asked {
		close(queued)
	}
}
