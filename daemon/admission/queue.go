package admission

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"sync"
	"time"

	"ferry/daemon/place"
	"ferry/daemon/placer"
	"ferry/daemon/sessions"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// tellEvery is how often a client that waits is told so at least: less than the time after
// which it gives up. retryEvery is how often the daemon asks whether memory has become free
// without a session having left.
const (
	tellEvery  = 5 * time.Second
	retryEvery = time.Second
)

var (
	// errLeft is returned for a client that left while it waited.
	errLeft = errors.New("the client left")
	// errPaused is returned for a client that waits for a GPU when the daemon pauses.
	errPaused = errors.New("the server pauses")
)

// place finds a candidate its GPUs, for which it may have to wait. The session has them until
// Placer.Release. The client has been told of an error that is a *wire.RefusedError.
func (a *Admission) place(ctx context.Context, c *candidate, hello wire.Hello, owner string, tenant config.Tenant, log *slog.Logger) (placer.Grant, error) {
	r, err := place.Parse(hello.Request)
	if err != nil {
		return placer.Grant{}, refuse(c.conn, wire.StatusMalformed, err.Error())
	}
	r.Only = tenant.GPUs
	r.Most = []place.SMLimit{a.cfg.SMs, tenant.SMs}
	key := fmt.Sprintf("%s/process %d", owner, hello.Pid)
	if r.Job != "" {
		key = owner + "/job " + r.Job
	}
	if c.credential.Kind == identity.ByClaim {
		if key, err = a.placeClaim(c, &r); err != nil {
			return placer.Grant{}, err
		}
	}
	answer, wake := a.services.Placer.Ask(c.session, key, r, hello.Service == wire.ServiceNVML)
	if c.queued != nil {
		c.queued()
	}
	if answer.State == place.Waiting {
		log.Info("client waits for a GPU", "place", answer.Position, "of", answer.QueueLength, "request", r.String(), "why", answer.Reason)
		if answer, err = a.awaitGPU(ctx, c, answer, wake); err != nil {
			a.services.Placer.Release(c.session)
			return placer.Grant{}, err
		}
	}
	if answer.State == place.Refused {
		if !answer.Permanent {
			answer.Reason += "; try again later"
		}
		return placer.Grant{}, refuse(c.conn, wire.StatusCapacity, answer.Reason)
	}
	return a.services.Placer.Grant(r, answer, a.services.Sessions.Quota(tenant, r)), nil
}

// awaitGPU waits until a candidate is granted its GPUs, tells it its place in the queue, and
// notices when it leaves.
func (a *Admission) awaitGPU(ctx context.Context, c *candidate, answer place.Answer, wake <-chan struct{}) (place.Answer, error) {
	gone, stop := watchHangup(c.conn)
	defer stop()
	timeout := time.NewTimer(a.cfg.QueueWait)
	defer timeout.Stop()
	retry := time.NewTicker(retryEvery)
	defer retry.Stop()
	var sent string
	var at time.Time
	for {
		if answer.State != place.Waiting {
			return answer, stop()
		}
		if text := fmt.Sprintf("waiting for a GPU: place %d of %d (%s)", answer.Position, answer.QueueLength, answer.Reason); text != sent || time.Since(at) >= tellEvery {
			sent, at = text, time.Now()
			_ = c.conn.SetWriteDeadline(at.Add(tellEvery))
			if err := wire.WriteWelcome(c.conn, wire.Welcome{Status: wire.StatusWaiting, Message: text}); err != nil {
				return answer, errLeft
			}
			_ = c.conn.SetWriteDeadline(time.Time{})
		}
		select {
		case <-wake:
		case <-retry.C:
			a.services.Placer.Retry()
		case <-gone:
			return answer, stop()
		case <-ctx.Done():
			return answer, net.ErrClosed
		case <-a.pausing.Done():
			if ctx.Err() != nil {
				return answer, net.ErrClosed
			}
			if err := stop(); err != nil {
				return answer, err
			}
			return answer, errPaused
		case <-timeout.C:
			return answer, refuse(c.conn, wire.StatusCapacity, fmt.Sprintf("no GPU became free within %v: %s; try again later", a.cfg.QueueWait, answer.Reason))
		}
		if a.services.Sessions.Draining() {
			return answer, refuse(c.conn, wire.StatusCapacity, sessions.Drained)
		}
		answer = a.services.Placer.Poll(c.session)
	}
}

// watchHangup notices that a peer which has nothing to send hangs up, or sends something.
// stop ends that and says which it was; it may be called again.
func watchHangup(conn transport.Conn) (gone <-chan struct{}, stop func() error) {
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
