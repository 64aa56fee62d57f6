package daemon

import (
	"context"
	"errors"
	"net"
	"slices"

	"ferry/daemon/handover"
	"ferry/transport"
)

// A listener is a listener for clients and what it was made for.
type listener struct {
	transport.Listener
	asked transport.Address // as the configuration says; empty for a socket that another program opened
}

// open takes over the sockets that another program opened for the daemon and opens the
// addresses that are not among them, but for those that the daemon before had open. What it
// opened before it failed is in d.listeners.
func (d *Daemon) open(ctx context.Context, addrs []transport.Address) error {
	restarted := d.cfg.Handover != nil
	for _, f := range d.cfg.Sockets {
		l, err := transport.Inherit(f)
		if err != nil {
			return err
		}
		err = d.cfg.mayListen(l.Addr())
		if err != nil && restarted {
			d.log.Error("a socket is not listened on", "err", err)
			_ = l.Close()
			continue // for the sake of the sessions that there are
		}
		d.listeners = append(d.listeners, listener{Listener: l})
		if err != nil {
			return err
		}
		addrs = slices.DeleteFunc(addrs, func(a transport.Address) bool { return a == l.Addr() })
	}
	before := d.cfg.Handover.TakeListeners(d.log)
	defer before.Close()
	for _, a := range addrs {
		l, err := before.Take(a), error(nil)
		if l == nil {
			l, err = transport.Listen(ctx, a)
		}
		if err != nil && restarted {
			d.log.Error("an address of the configuration is not listened on", "err", err)
			continue // for the sake of the sessions that there are
		}
		if err != nil {
			return err
		}
		d.listeners = append(d.listeners, listener{l, a})
	}
	return nil
}

// Addrs are the addresses the Daemon listens on, after Listen.
func (d *Daemon) Addrs() []transport.Address {
	var addrs []transport.Address
	for _, l := range d.listeners {
		addrs = append(addrs, l.Addr())
	}
	return addrs
}

// saveListeners writes the listeners into a state, for a restart.
func (d *Daemon) saveListeners(h *handover.State, fds *handover.Descriptors) error {
	for _, l := range d.listeners {
		fd, err := fds.AddOwned(l.File())
		if err != nil {
			return err
		}
		if l.asked.Scheme == "" {
			h.Given = append(h.Given, fd)
			continue
		}
		h.Listeners = append(h.Listeners, handover.Listener{Asked: l.asked.String(), Address: l.Addr().String(), FD: fd})
	}
	return nil
}

func (d *Daemon) closeListeners() {
	for _, l := range d.listeners {
		if err := l.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			d.log.Warn("closing a listener", "address", l.Addr().String(), "err", err)
		}
	}
}
