package daemon

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"ferry/daemon/residence"
	"ferry/daemon/sessions"
	"ferry/operator/admin"
	"ferry/server/carry"
	"ferry/transport"
	"ferry/wire"
)

// carryTimeout is how long the other server may take until it has a worker for a session that
// moves there. The session runs meanwhile.
const carryTimeout = time.Minute

// maxTries is how often a session is sent to a server where an address is in its way: each time to another
// worker, in which the driver may place things otherwise. The session runs in between.
const maxTries = 3

// moveSession moves a session to another server, by several workers there if need be.
func (d *Daemon) moveSession(ctx context.Context, id uint64, q admin.MoveRequest) (admin.Moved, error) {
	leaving, err := d.prepareMove(id, q)
	if err != nil {
		return admin.Moved{}, err
	}
	for try := 1; ; try++ {
		done, err := d.tryToMove(ctx, id, leaving, q)
		var refused *residence.RefusedError
		if err == nil || !errors.As(err, &refused) || !refused.Again || try == maxTries || ctx.Err() != nil {
			return done, sessions.MoveError(id, err)
		}
		d.log.Warn("a session goes on here, and is sent to another worker there", "session", id, "to", q.To, "try", try, "why", refused.Reason)
	}
}

// prepareMove says how a session comes to the server that a request names, or why it cannot.
func (d *Daemon) prepareMove(id uint64, q admin.MoveRequest) (leaving sessions.Leaving, err error) {
	to, err := transport.Parse(q.To)
	if err != nil {
		return leaving, &admin.Error{Status: http.StatusBadRequest, Message: err.Error(), Hint: "for example tls://gpu2:7700"}
	}
	clients := []transport.Address{to}
	if len(q.Addresses) > 0 {
		clients = nil
	}
	for _, text := range q.Addresses {
		a, err := transport.Parse(text)
		if err != nil {
			return leaving, &admin.Error{Status: http.StatusBadRequest, Message: err.Error(), Hint: "for example tls://gpu2:7700"}
		}
		clients = append(clients, a)
	}
	if len(d.cfg.Carry) == 0 {
		return leaving, admin.Refuse("use ferry serve", "this server serves one program: its session cannot move")
	}
	return d.sessions.PrepareMove(id, &sessions.Destination{Server: to, Clients: clients})
}

// connectTo has a process connect to the server that a session is to move to.
func (d *Daemon) connectTo(ctx context.Context, id uint64, leaving sessions.Leaving, q admin.MoveRequest) (*os.File, carry.Welcome, error) {
	conn, welcome, err := carry.Start(ctx, d.cfg.Carry, d.cfg.WorkerEnv, carry.Request{
		Address: q.To, Credentials: d.cfg.CarryAs, Hello: leaving.Hello, Timeout: carryTimeout,
	})
	if err != nil {
		err = admin.Refuse("look at the log of that server", "session %d goes on here: %v", id, err)
	}
	return conn, welcome, err
}

// tryToMove moves a session to another server: it has a process connect there, has the worker of
// the session move it through that connection, tells the client where its session is when it comes
// back, and ends the worker.
func (d *Daemon) tryToMove(ctx context.Context, id uint64, leaving sessions.Leaving, q admin.MoveRequest) (admin.Moved, error) {
	conn, welcome, err := d.connectTo(ctx, id, leaving, q)
	if err != nil {
		return admin.Moved{}, err
	}
	defer d.registry.OfferTransfer(id, conn)()
	if len(q.Addresses) == 0 {
		q.Addresses = []string{q.To}
	}
	redirect := wire.Redirect{Addresses: q.Addresses, Session: welcome.Session, Secret: welcome.Secret}
	if leaving.Hello.Packets {
		if err := redirect.Validate(); err != nil {
			return admin.Moved{}, admin.Refuse("use other addresses", "session %d goes on here: %v", id, err)
		}
	}
	done, err := d.residence.Move(ctx, id, time.Duration(q.Timeout*float64(time.Second)))
	if err != nil {
		return admin.Moved{}, err
	}
	if leaving.Hello.Packets { // before the worker ends, and the client asks
		if err := d.admission.Moved(id, redirect); err != nil {
			d.log.Error("the client of a session that moved cannot be told where it is", "session", id, "err", err)
		}
	}
	d.sessions.Moved(id, fmt.Sprintf("moved to %s, as session %d", q.To, welcome.Session))
	d.log.Info("a session has moved", "session", id, "to", q.To, "took", done.Took, "remark", done.Remark)
	return admin.Moved{Bytes: done.Bytes, Seconds: done.Took.Seconds(), Session: welcome.Session, Remark: done.Remark}, nil
}

// checkMove says why a session cannot move, to the server that a request names if it names one. The session
// goes on.
func (d *Daemon) checkMove(ctx context.Context, id uint64, q admin.MoveRequest) (admin.MoveCheck, error) {
	check := admin.MoveCheck{ID: id, To: q.To, Reasons: []string{}}
	add := func(err error) { check.Reasons = append(check.Reasons, err.Error()) }
	if q.To == "" {
		if _, err := d.sessions.PrepareMove(id, nil); refusedMove(err) {
			add(err)
		} else if err != nil {
			return check, err
		}
	} else if leaving, err := d.prepareMove(id, q); refusedMove(err) {
		add(err)
	} else if err != nil {
		return check, err
	} else if conn, _, err := d.connectTo(ctx, id, leaving, q); err != nil {
		add(err)
	} else {
		defer d.registry.OfferTransfer(id, conn)()
	}
	d.registry.TakeReasons(id) // what somebody asked before
	err := d.residence.CheckMove(ctx, id, time.Duration(q.Timeout*float64(time.Second)))
	var refused *residence.RefusedError
	switch {
	case errors.As(err, &refused):
		reasons := d.registry.TakeReasons(id)
		if len(reasons) == 0 {
			reasons = []string{refused.Reason}
		}
		for _, r := range reasons {
			check.Reasons = append(check.Reasons, sessions.Printable(r))
		}
	case errors.Is(err, residence.ErrAway), errors.Is(err, residence.ErrFixed), errors.Is(err, residence.ErrSilent):
		add(err)
	case err != nil:
		return check, sessions.MoveError(id, err)
	}
	check.Movable = len(check.Reasons) == 0
	return check, nil
}

// refusedMove reports whether an error is a reason why a session that there is cannot move.
func refusedMove(err error) bool {
	var e *admin.Error
	return errors.As(err, &e) && e.Status == http.StatusUnprocessableEntity
}
