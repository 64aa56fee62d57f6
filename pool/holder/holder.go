// Package holder holds a claim of a pool for programs: it makes the claim, waits until a server lets its
// programs in, renews it, opens the way to the server, and gives the GPUs back. ferry run holds a claim for the
// program that it starts, ferry pool hold for a job of a cluster manager, the Kubernetes driver for a pod.
//
// Each claim that is held has one goroutine, and one more for the agent of a tls:// server.
package holder

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"

	"ferry/pool"
	"ferry/pool/protocol"
	"ferry/server/identity"
	"ferry/wire"
)

// A Wish is what somebody wants to claim.
type Wish struct {
	ID      string // of the claim; empty for one of chance
	Token   string // of the claim, made before; empty for a new one
	Request pool.Request
	Program string // for people
	Host    string // for people
	// Say is told what is worth a line, such as the place in the queue; nil: nothing is told.
	Say func(text string)
}

// A Held is a claim that a server lets programs in with.
type Held struct {
	ID          string
	Grant       pool.Grant
	Server      string // the address of the server
	Token       string
	Fingerprint string // of the server's certificate

	wait   *waiter
	end    context.CancelFunc // of the renewal
	done   chan struct{}      // the renewal has ended
	lost   chan struct{}      // closed when the pool has ended the claim
	ending sync.Once
}

// ErrGivenUp is returned when the context of Claim ends before the claim is granted.
var ErrGivenUp = errors.New("given up: nothing is claimed")

// NewID returns an id for a claim.
func NewID() string {
	var number [8]byte
	_, _ = rand.Read(number[:]) // never fails (crypto/rand)
	return hex.EncodeToString(number[:])
}

// Claim claims GPUs, and returns when a server lets programs in. The claim is renewed until Release. When ctx
// is done before, the claim is released.
func Claim(ctx context.Context, client *protocol.Client, w Wish) (*Held, error) {
	if w.ID == "" {
		w.ID = NewID()
	}
	if w.Token == "" {
		_, w.Token = wire.FreshToken()
	}
	key := wire.KeyOfToken([]byte(w.Token))
	wait := &waiter{client: client, id: w.ID, tell: w.Say}
	status, err := wait.enter(ctx, protocol.ClaimRequest{
		ID: w.ID, Request: w.Request, Program: w.Program, Host: w.Host,
		Credential: pool.Credential{ID: wire.IDOfToken([]byte(w.Token)).String(), Key: key[:]},
	})
	if err != nil {
		return nil, err
	}
	renewing, end := context.WithCancel(context.Background())
	h := &Held{ID: w.ID, Token: w.Token, wait: wait, end: end, done: make(chan struct{}), lost: make(chan struct{})}
	go func() {
		defer close(h.done)
		wait.renew(renewing, time.Duration(status.Lease*float64(time.Second))/3, h.lost)
	}()
	if status, err = wait.await(ctx, status); err != nil {
		h.Release()
		return nil, err
	}
	h.Grant, h.Server, h.Fingerprint = *status.Claim.Grant, status.Addresses[0], status.Fingerprint
	return h, nil
}

// Lost is closed when the pool has ended the claim: its programs have no GPUs any more.
func (h *Held) Lost() <-chan struct{} { return h.lost }

// Release gives the GPUs back. Where the pool does not answer they come back by themselves, with the lease.
func (h *Held) Release() {
	h.ending.Do(func() {
		h.end()
		<-h.done
		h.wait.release()
	})
}

// StopRenewing stops that and does not end it: another holder goes on with it.
func (h *Held) StopRenewing() {
	h.ending.Do(func() {
		h.end()
		<-h.done
	})
}

// TLS is how a client verifies the server of its claim: by the CA that it knows, else by the fingerprint that
// the pool has told.
func (h *Held) TLS(own identity.Client) identity.Client {
	c := identity.Client{CA: own.CA, Name: own.Name}
	if c.CA == "" {
		c.Pin = h.Fingerprint
	}
	return c
}

// A waiter is a claim until it is released.
type waiter struct {
	client *protocol.Client
	id     string
	tell   func(string)
	said   string
}

// retryPause is the pause before a controller that did not answer is asked again.
const retryPause = time.Second

// say tells the user something once.
func (w *waiter) say(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); text != w.said && w.tell != nil {
		w.said = text
		w.tell(text)
	}
}

// pause waits before another attempt; false if the user gave up.
func (w *waiter) pause(ctx context.Context, err error) bool {
	w.say("%v; still trying", err)
	select {
	case <-ctx.Done():
		return false
	case <-time.After(retryPause):
		return true
	}
}

// enter makes the claim. A pool whose etcd is away is asked again; one that cannot be reached at all is not.
func (w *waiter) enter(ctx context.Context, q protocol.ClaimRequest) (s protocol.ClaimStatus, err error) {
	for {
		s, err = w.client.Claim(ctx, q)
		refused, told := errors.AsType[*protocol.Error](err)
		switch {
		case ctx.Err() != nil:
			w.release()
			return s, ErrGivenUp
		case err == nil:
			return s, nil
		case !told || refused.Status != http.StatusServiceUnavailable:
			return s, err
		case !w.pause(ctx, err):
			return s, ErrGivenUp
		}
	}
}

// await waits until a server lets programs in.
func (w *waiter) await(ctx context.Context, s protocol.ClaimStatus) (_ protocol.ClaimStatus, err error) {
	// A claim that is granted at once is not worth a line.
	for wait := 500 * time.Millisecond; ; wait = protocol.LongestWait {
		switch s.Claim.State {
		case pool.Ready:
			if len(s.Addresses) > 0 {
				return s, nil
			}
		case pool.Ending:
			return s, fmt.Errorf("the pool has ended the claim: %s", s.Claim.Why)
		case pool.Queued:
			if wait < protocol.LongestWait {
				break
			}
			w.say("waiting for %v: place %d of %d (%s)", s.Claim.Request, s.Place, s.Waiting, s.Why)
		}
		now, err := w.client.ClaimStatus(ctx, w.id, s.Claim.State+strconv.Itoa(s.Place), wait)
		refused, told := errors.AsType[*protocol.Error](err)
		switch {
		case ctx.Err() != nil:
			return s, ErrGivenUp
		case err == nil:
			s = now
		case told && refused.Status != http.StatusServiceUnavailable:
			return s, err
		case !w.pause(ctx, err):
			return s, ErrGivenUp
		}
	}
}

// renew keeps the claim until ctx is done, or closes lost when the pool has ended it.
func (w *waiter) renew(ctx context.Context, every time.Duration, lost chan<- struct{}) {
	for pause := every; ; {
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		err := w.client.Renew(ctx, w.id)
		refused, told := errors.AsType[*protocol.Error](err)
		if pause = every; told && refused.Status == http.StatusNotFound {
			close(lost)
			return
		}
		if err != nil { // programs that run go on; the lease may still be renewed
			pause = min(every, retryPause)
		}
	}
}

// release ends the claim. The client may have others: it stays open.
func (w *waiter) release() {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	_ = w.client.Release(ctx, w.id)
}
