package spawn

import (
	"encoding/json"
	"os"
	"slices"

	"ferry/daemon/output"
	"ferry/server/control"
)

// A profile is the kind of client that a warm worker is made for: what is decided about a
// worker before it starts follows from the owner of its client and from the addresses that
// the client has reserved. A client with another profile gets a worker that is started for
// it, as if there were no warm pool.
type profile struct {
	owner      string // whose user id the worker has; empty: it is the same for all
	credential string // of the owner; empty as that
	cache      string // the folder to which it may write images; empty: it is told later, or there is none
	base, size uint64 // the addresses of the client
}

// profileOf is the profile of a client.
func (l *launcher) profileOf(credential, owner string, base, size uint64) profile {
	f := profile{base: base, size: size}
	if l.confiner != nil {
		f.cache = l.images.ownerDir(credential, owner)
	}
	if l.confiner.userPerOwner() {
		f.owner, f.credential = owner, credential
	}
	return f
}

// A warmWorker is a worker process that was started before its client came: it is confined,
// has opened its device and, on one device, has the primary context, which takes longest to
// make. It has never served a client, and serves one.
type warmWorker struct {
	*Process
	profile
	key     uint64        // under which the confiner knows it; no session has that number
	device  *int          // the device on which it was asked to make a context; nil for none
	clients *control.Conn // brings it its client
	boot    *os.File      // and the Boot of that

	// Guarded by WarmPool.mu.
	ready   bool
	retired bool // the pool has ended it
}

// startWarm starts a warm worker.
func (l *launcher) startWarm(f profile, key uint64, device *int) (*warmWorker, error) {
	p := &warmWorker{profile: f, key: key, device: device}
	b := l.baseBoot()
	b.Spare, b.Base, b.Size, b.Warm = true, f.base, f.size, device
	boot, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	clients, workerEnd, err := control.Pair()
	if err != nil {
		return nil, err
	}
	defer func() { _ = workerEnd.Close() }()
	page, err := newPage()
	if err == nil {
		p.Process, p.boot, err = l.start(launch{first: workerEnd, boot: boot, page: page, key: key, owner: f.owner, credential: f.credential, cache: f.cache, warm: true, limits: defaultLimits, tag: output.Tag{Kind: output.WarmWorker}})
		page.closeFiles(err != nil)
	}
	if err != nil {
		_ = clients.Close()
		l.confiner.releaseConfinement(key)
		return nil, err
	}
	p.clients = clients
	return p, nil
}

// usableOn says whether the worker may serve a client that may use these devices; nil for
// all.
func (p *warmWorker) usableOn(devices []int) bool {
	return p.device == nil || devices == nil || slices.Contains(devices, *p.device)
}

// assign gives the worker its client.
func (p *warmWorker) assign(boot []byte, conn *os.File) error {
	// The pipe holds all of it before the worker reads: a Boot is far smaller than a pipe.
	if _, err := p.boot.Write(boot); err != nil {
		return err
	}
	if err := p.clients.Send(struct{}{}, conn); err != nil {
		return err
	}
	_, _ = p.boot.Close(), p.clients.Close()
	return nil
}

// reap ends a warm worker that got no client, if it still runs, and releases what it had.
func (l *launcher) reap(p *warmWorker) (reason string) {
	_ = p.Kill()
	state, _ := p.Wait()
	p.Output.Finish()
	_ = p.clients.Close()
	_ = p.boot.Close()
	p.closeAll()
	p.Group.Remove()
	l.confiner.releaseConfinement(p.key)
	return ExitReason(state)
}
