package daemon

import (
	"encoding/json"
	"os"
	"os/exec"
	"syscall"

	"ferry/server/config"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker"
)

// A newborn is a process that serves one client, or will, with our ends of what it was born with.
type newborn struct {
	process  *os.Process
	channel  *control.Conn // what it asks us through
	arrivals *control.Conn // brings it further connections
	page     *sessionpage.Page
}

// terms are a new session's lease and the files its worker joins it by.
type terms struct {
	*sessionpage.Page
	page, bell *os.File
}

func newTerms() (terms, error) {
	l, page, bell, err := sessionpage.New()
	return terms{l, page, bell}, err
}

// close gives up the daemon's copies of the files, and the page if it is of no
// use after all.
func (t terms) close(all bool) {
	_ = t.page.Close()
	_ = t.bell.Close()
	if all {
		_ = t.Close()
		_ = t.Unmap()
	}
}

// device is what every worker is told, whoever it serves.
func (d *Daemon) device() worker.Boot {
	return worker.Boot{
		Device:      d.cfg.Device,
		SoftDevices: d.cfg.SoftDevices,
		SoftProfile: d.cfg.SoftProfile,
		SoftMemory:  d.cfg.SoftMemory,
		SoftCheck:   d.cfg.SoftCheck,
		SoftFaults:  d.cfg.SoftFaults,
		Private:     d.cfg.Private,
		LogLevel:    d.logLevel(),
		Seal:        d.confined != nil,
		Connect:     d.confined.mayConnect(),
		CacheSize:   d.cfg.CacheSize,
	}
}

// boot is what the worker of a session is told.
func (d *Daemon) boot(v *visitor, a wire.Accepted, session uint64, g grant) worker.Boot {
	b := d.device()
	b.Session, b.Service, b.Program, b.Pid = session, uint32(a.Hello.Service), a.Hello.Program, int(a.Hello.Pid)
	b.Base, b.Size, b.ServerProof = a.Hello.Base, a.Hello.Size, a.Proof[:]
	b.Devices, b.UUIDs, b.Parts = g.devices, g.uuids, g.parts
	b.CacheDir = d.ownerCache(v.who.Owner(), owner(*v.who, a))
	if a.Hello.Packets {
		b.Packets, b.Secret, b.Direct = true, a.Sealed[:], direct(v.conn, a.Hello)
		b.KeepMs, b.PeerTimeoutMs = uint32(d.cfg.Resume.Milliseconds()), uint32(d.cfg.PeerTimeout.Milliseconds())
	}
	return b
}

// employ gives a session a worker: a spare if one fits, else a new one.
func (d *Daemon) employ(v *visitor, a wire.Accepted, session uint64, g grant, tenant config.Tenant) (n *newborn, spare bool, err error) {
	b := d.boot(v, a, session, g)
	boot, err := json.Marshal(b)
	if err != nil {
		return nil, false, err
	}
	conn, err := v.conn.File()
	if err != nil {
		return nil, false, err
	}
	defer func() { _ = conn.Close() }()
	limit := func(l *sessionpage.Page) {
		g.limit(l)
		boundsOf(tenant).write(l)
	}
	if f, some := d.fits(v, a); some {
		if p := d.spares.take(f, g); p != nil {
			limit(p.page)
			if err := p.serve(boot, conn); err == nil {
				d.confined.rename(p.key, session)
				return p.newborn, true, nil
			}
			d.log.Debug("a spare worker ended before it got a client", "reason", d.bury(p))
		}
	}
	t, err := newTerms()
	if err != nil {
		return nil, false, err
	}
	limit(t.Page)
	n, pipe, err := d.bear(birth{first: conn, boot: boot, terms: t, key: session, owner: owner(*v.who, a), cache: b.CacheDir})
	t.close(err != nil)
	if err == nil {
		_ = pipe.Close()
	}
	return n, false, err
}

// A birth is what a worker comes into the world with.
type birth struct {
	first *os.File // the client's connection, or a spare's door
	boot  []byte
	terms terms
	key   uint64 // the session, or what stands for it
	owner string
	cache string // where it may write images
	spare bool
}

// bear starts a worker and passes it its first file, its Boot, through a pipe of which it returns
// our end, its ends of the control channel and of the one for further connections, and its lease.
func (d *Daemon) bear(b birth) (n *newborn, pipe *os.File, err error) {
	bootRead, bootWrite, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = bootRead.Close() }()
	n = &newborn{page: b.terms.Page}
	defer func() {
		if err != nil {
			_ = bootWrite.Close()
			for _, c := range []*control.Conn{n.channel, n.arrivals} {
				if c != nil {
					_ = c.Close()
				}
			}
			n = nil
		}
	}()
	// Written before anyone reads: a Boot is far smaller than a pipe holds.
	if _, err := bootWrite.Write(b.boot); err != nil {
		return n, nil, err
	}
	var workerEnd, arrivalsEnd *os.File
	if n.channel, workerEnd, err = control.Pair(); err != nil {
		return n, nil, err
	}
	defer func() { _ = workerEnd.Close() }()
	if n.arrivals, arrivalsEnd, err = control.Pair(); err != nil {
		return n, nil, err
	}
	defer func() { _ = arrivalsEnd.Close() }()

	cmd := exec.Command(d.cfg.Worker[0], d.cfg.Worker[1:]...)
	cmd.Args[0] = "ferry"
	if b.spare {
		cmd.Args = append(cmd.Args, "--spare")
	}
	cmd.Env = d.cfg.WorkerEnv
	cmd.Stderr = os.Stderr
	cmd.ExtraFiles = []*os.File{b.first, bootRead, workerEnd, b.terms.page, b.terms.bell, arrivalsEnd}
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Pdeathsig: syscall.SIGKILL, // a worker does not outlive its daemon
		Setsid:    true,            // what is typed at a terminal is for the program
	}
	if err = d.confined.dress(cmd, b.key, b.owner, b.cache); err != nil {
		return n, nil, err
	}
	if err = d.starter.start(cmd); err != nil {
		return n, nil, err
	}
	n.process = cmd.Process
	return n, bootWrite, nil
}
