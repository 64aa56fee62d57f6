package daemon

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"os"
	"slices"
	"sync"
	"time"

	"ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/sessionpage"
	"ferry/transport"
	"ferry/wire"
)

// tellEvery is how often a client that waits is told so at least: less than the
// time it waits for a word. lookEvery is how often the daemon looks whether
// memory has become free without anybody leaving.
const (
	tellEvery = 5 * time.Second
	lookEvery = time.Second
)

// errLeft is returned for a client that left while it waited.
var errLeft = errors.New("the client left")

// A desk is a place.Placer that many goroutines may use. Lock order: mu, then the
// registry's.
type desk struct {
	mu sync.Mutex
	*place.Placer
	bells map[uint64]chan struct{} // of those who wait: look again
}

func newDesk(cfg Config) *desk {
	l := place.Limits{
		Policy: place.Policy(cfg.Place), Clients: cfg.MaxClients, PerGPU: cfg.PerGPU, Memory: cfg.Memory, Queue: cfg.Queue,
	}
	if cfg.Place != "" {
		l.GPUs = 1
	}
	return &desk{Placer: place.New(l), bells: map[uint64]chan struct{}{}}
}

// ring has everybody who waits look where it stands. mu is held.
func (d *desk) ring() {
	for _, bell := range d.bells {
		select {
		case bell <- struct{}{}:
		default:
		}
	}
}

// parts are how many multiprocessors of each GPU somebody is kept to. mu is held.
func (d *desk) parts(parts place.Partitions) (list []admin.SessionPart) {
	for _, id := range slices.Sorted(maps.Keys(parts)) {
		if gpu, ok := d.GPU(id); ok && len(parts[id]) > 0 {
			list = append(list, admin.SessionPart{Device: id, SMs: len(parts[id]) * gpu.Group})
		}
	}
	return list
}

// A grant is what a session may use.
type grant struct {
	place.Request
	devices []int // the server's numbers, in the client's order; nil: all
	uuids   []string
	quota   uint64 // of each, in bytes; 0: none
	parts   place.Partitions
	sms     []admin.SessionPart // those, as an operator sees them
}

// limit writes the quota into a lease.
func (g *grant) limit(l *sessionpage.Page) {
	for i := range sessionpage.MaxDevices {
		l.Device(i).SetQuota(g.quota)
	}
}

func (g *grant) String() string {
	if g.devices == nil {
		return "all"
	}
	return fmt.Sprint(g.devices)
}

// seat finds a client its GPUs, for which it may have to wait. What it is given
// it has until leave. A *wire.RefusedError has been told to the client.
func (d *Daemon) seat(ctx context.Context, v *visitor, hello wire.Hello, session uint64, owner string, tenant config.Tenant, log *slog.Logger) (grant, error) {
	conn := v.conn
	r, err := place.Parse(hello.Request)
	if err != nil {
		return grant{}, refuse(conn, wire.StatusMalformed, err.Error())
	}
	r.Only = tenant.GPUs
	r.Most = []place.SMLimit{d.cfg.SMs, tenant.SMs}
	key := fmt.Sprintf("%s/process %d", owner, hello.Pid)
	if r.Job != "" {
		key = owner + "/job " + r.Job
	}
	a, bell := d.ask(session, key, r, hello.Service == wire.ServiceNVML)
	if v.queued != nil {
		v.queued()
	}
	if a.State == place.Waiting {
		log.Info("client waits for a GPU", "place", a.Position, "of", a.QueueLength, "request", r.String(), "why", a.Reason)
		if a, err = d.queue(ctx, conn, session, a, bell); err != nil {
			d.leave(session)
			return grant{}, err
		}
	}
	if a.State == place.Refused {
		if !a.Permanent {
			a.Reason += "; try again later"
		}
		return grant{}, refuse(conn, wire.StatusCapacity, a.Reason)
	}
	return d.granted(r, a, tenant), nil
}

// ask asks the desk. The bell is for a client that has to wait.
func (d *Daemon) ask(session uint64, key string, r place.Request, watches bool) (place.Answer, chan struct{}) {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	if watches {
		return d.desk.AdmitWatcher(session, key, r), nil
	}
	d.registry.held(d.desk.SetHeld)
	a := d.desk.Admit(session, key, r)
	if a.State != place.Waiting {
		return a, nil
	}
	bell := make(chan struct{}, 1)
	d.desk.bells[session] = bell
	d.desk.ring() // the others are of one more
	return a, bell
}

func (d *Daemon) granted(r place.Request, a place.Answer, t config.Tenant) grant {
	g := grant{Request: r, quota: d.quota(t, r), parts: a.Partitions}
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	g.sms = d.desk.parts(a.Partitions)
	if a.All {
		return g
	}
	g.devices = a.GPUs
	for _, id := range a.GPUs {
		gpu, _ := d.desk.GPU(id)
		g.uuids = append(g.uuids, gpu.UUID)
	}
	return g
}

// queue waits until a client is granted its GPUs, tells it where it stands, and
// notices when it leaves.
func (d *Daemon) queue(ctx context.Context, conn transport.Conn, session uint64, a place.Answer, bell <-chan struct{}) (place.Answer, error) {
	gone, stop := attend(conn)
	defer stop()
	patience := time.NewTimer(d.cfg.QueueWait)
	defer patience.Stop()
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	var said string
	var at time.Time
	for {
		if a.State != place.Waiting {
			return a, stop()
		}
		if text := fmt.Sprintf("waiting for a GPU: place %d of %d (%s)", a.Position, a.QueueLength, a.Reason); text != said || time.Since(at) >= tellEvery {
			said, at = text, time.Now()
			_ = conn.SetWriteDeadline(at.Add(tellEvery))
			if err := wire.WriteWelcome(conn, wire.Welcome{Status: wire.StatusWaiting, Message: text}); err != nil {
				return a, errLeft
			}
			_ = conn.SetWriteDeadline(time.Time{})
		}
		select {
		case <-bell:
		case <-look.C:
			d.retry()
		case <-gone:
			return a, stop()
		case <-ctx.Done():
			return a, net.ErrClosed
		case <-d.restart.pausing.Done():
			if ctx.Err() != nil {
				return a, net.ErrClosed
			}
			if err := stop(); err != nil {
				return a, err
			}
			return a, errPaused
		case <-patience.C:
			return a, refuse(conn, wire.StatusCapacity, fmt.Sprintf("no GPU became free within %v: %s; try again later", d.cfg.QueueWait, a.Reason))
		}
		if d.isDraining() {
			return a, refuse(conn, wire.StatusCapacity, drained)
		}
		a = d.look(session)
	}
}

// attend notices that a peer which has nothing to say hangs up, or says
// something. stop ends that and says which it was; it may be called again.
func attend(conn transport.Conn) (gone <-chan struct{}, stop func() error) {
	done := make(chan struct{})
	var n int
	var err error
	go func() {
		defer close(done)
		var b [1]byte
		n, err = conn.Read(b[:])
	}()
	return done, sync.OnceValue(func() error {
		_ = conn.SetReadDeadline(time.Unix(1, 0))
		<-done
		_ = conn.SetReadDeadline(time.Time{})
		switch {
		case n > 0:
			return refuse(conn, wire.StatusMalformed, "the client spoke before it was welcome")
		case errors.Is(err, os.ErrDeadlineExceeded):
			return nil
		case errors.Is(err, net.ErrClosed):
			return net.ErrClosed // the server is ending
		}
		return errLeft
	})
}

func (d *Daemon) look(session uint64) place.Answer {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	return d.desk.Status(session)
}

func (d *Daemon) isDraining() bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.draining
}

// setMaxClients changes how many clients there may be. Who waits is let in if
// there is room now.
func (d *Daemon) setMaxClients(n int) {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	d.desk.SetClients(n)
	d.admitWaiting()
	d.desk.ring()
}

// retry lets in who fits by now.
func (d *Daemon) retry() {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	d.admitWaiting()
}

// admitWaiting is retry with the desk's lock held.
func (d *Daemon) admitWaiting() {
	d.registry.held(d.desk.SetHeld)
	if len(d.desk.Retry()) > 0 {
		d.desk.ring()
	}
}

// leave gives back what a session had, or its place in the queue.
func (d *Daemon) leave(session uint64) {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	delete(d.desk.bells, session)
	d.desk.Leave(session)
	d.admitWaiting()
	d.desk.ring() // places have changed
	for _, l := range d.desk.Loads() {
		d.log.Debug("placement", "gpu", l.ID, "clients", l.Clients, "promised", l.Promised, "held", l.Held, "share", l.Timeshare, "waiting", d.desk.Waiting())
	}
}

// Placement is what is promised and held on each GPU, and how many clients wait.
func (d *Daemon) Placement() (loads []place.Load, waiting int) {
	d.desk.mu.Lock()
	defer d.desk.mu.Unlock()
	d.registry.held(d.desk.SetHeld)
	return d.desk.Loads(), d.desk.Waiting()
}

// SetQuota changes how many bytes of a device a session may have, while it runs;
// 0 for any number. What it has beyond that it keeps, but gets no more. Device
// is the server's number, or -1 for every device.
func (d *Daemon) SetQuota(session uint64, device int, bytes uint64) error {
	return d.registry.setQuota(session, device, bytes)
}

// weightOf is a session's among those of its tenant: as much as it was promised,
// against others who were promised something.
func weightOf(r place.Request) float64 {
	if r.Timeshare == 0 {
		return 1
	}
	return float64(r.Timeshare) / float64(place.Whole) * sharesOfOne
}

// sharesOfOne is the weight of a promise of all of a GPU's time; who was promised
// nothing has weight 1.
const sharesOfOne = 10
