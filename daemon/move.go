package daemon

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"ferry/daemon/sessions"
	"ferry/operator/admin"
	"ferry/server/carry"
	"ferry/transport"
	"ferry/wire"
)

// carryTimeout is how long the other server may take until it has a worker for a session that
// moves there. The session runs meanwhile.
const carryTimeout = time.Minute

// moveSession moves a session to another server: it has a process connect there, has the worker of
// the session move it through that connection, tells the client where its session is when it comes
// back, and ends the worker.
func (d *Daemon) moveSession(ctx context.Context, id uint64, q admin.MoveRequest) (admin.Moved, error) {
	to, err := transport.Parse(q.To)
	if err != nil {
		return admin.Moved{}, &admin.Error{Status: http.StatusBadRequest, Message: err.Error(), Hint: "for example tls://gpu2:7700"}
	}
	if len(d.cfg.Carry) == 0 {
		return admin.Moved{}, admin.Refuse("use ferry serve", "this server serves one program: its session cannot move")
	}
	leaving, err := d.sessions.PrepareMove(id, to)
	if err != nil {
		return admin.Moved{}, err
	}
	conn, welcome, err := carry.Start(ctx, d.cfg.Carry, d.cfg.WorkerEnv, carry.Request{
		Address: q.To, Credentials: d.cfg.CarryAs, Hello: leaving.Hello, Timeout: carryTimeout,
	})
	if err != nil {
		return admin.Moved{}, admin.Refuse("look at the log of that server", "session %d goes on here: %v", id, err)
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
		return admin.Moved{}, sessions.MoveError(id, err)
	}
	if leaving.Hello.Packets { // before the worker ends, and the client asks
		if err := d.admission.Moved(id, redirect); err != nil {
			d.log.Error("the client of a session that moved cannot be told where it is", "session", id, "err", err)
		}
	}
	d.sessions.Moved(id, fmt.Sprintf("moved to %s, as session %d", to, welcome.Session))
	d.log.Info("a session has moved", "session", id, "to", to, "took", done.Took, "remark", done.Remark)
	return admin.Moved{Bytes: done.Bytes, Seconds: done.Took.Seconds(), Session: welcome.Session, Remark: done.Remark}, nil
}
