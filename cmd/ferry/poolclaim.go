package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	placement "ferry/daemon/place"
	"ferry/pool"
	"ferry/pool/protocol"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/wire"
)

// envPool names the controllers of a pool, separated by commas.
const envPool = "FERRY_POOL"

// claimOptions say what a program claims of a pool.
type claimOptions struct {
	pool     []string
	labels   []string
	priority int
}

func (o *claimOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringArrayVar(&o.pool, "pool", nil, "address of the controller of a pool to claim GPUs of, tls://host:port; may be given several times (default: $"+envPool+", separated by commas)")
	f.StringArrayVar(&o.labels, "label", nil, "with --pool: label that the server must have, key=value; may be given several times")
	f.IntVar(&o.priority, "priority", 0, "with --pool: claims of a higher priority are granted first")
}

// addresses are those of the pool's controllers; none: the program claims nothing.
func (o *claimOptions) addresses() []string {
	if len(o.pool) > 0 {
		return o.pool
	}
	if text := os.Getenv(envPool); text != "" {
		return strings.Split(text, ",")
	}
	return nil
}

// poolRequest is what a program claims.
func (o *runOptions) poolRequest() (r pool.Request, err error) {
	if o.sms != (config.SMs{}) || os.Getenv(envSMs) != "" {
		return r, usagef("--sms: multiprocessors cannot be claimed of a pool; use --share")
	}
	gpus := cmp.Or(o.gpus, os.Getenv(envGPUs), "1")
	if r.GPUs, err = strconv.Atoi(gpus); err != nil {
		return r, usagef("--gpus %s: name a number of GPUs to claim of a pool", gpus)
	}
	if r.Memory = uint64(o.mem); r.Memory == 0 && os.Getenv(envMemory) != "" {
		if r.Memory, err = placement.ParseSize(os.Getenv(envMemory)); err != nil {
			return r, usagef("%s: %v", envMemory, err)
		}
	}
	if share := cmp.Or(o.share, os.Getenv(envShare)); share != "" {
		part, err := placement.ParseTimeshare(share)
		if err != nil {
			return r, usagef("--share: %v", err)
		}
		r.Share = pool.Share(part)
	}
	r.Labels, r.Priority = parseLabels(o.claimOptions.labels), o.priority
	if err := r.Validate(); err != nil {
		return r, usagef("%v", err)
	}
	return r, nil
}

// A heldClaim is a claim that a server lets its program in with.
type heldClaim struct {
	server      string
	token       []byte
	fingerprint string
	release     func()
}

// claim claims GPUs of a pool, and returns when a server lets the program in. The claim is renewed until
// release.
func (o *runOptions) claim(cmd *cobra.Command, program string) (*heldClaim, error) {
	request, err := o.poolRequest()
	if err != nil {
		return nil, err
	}
	client, err := o.poolClient(o.claimOptions.addresses())
	if err != nil {
		return nil, err
	}
	// A signal ends the wait; later ones are the program's.
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	id, token := wire.FreshToken()
	key := wire.KeyOfToken([]byte(token))
	host, _ := os.Hostname() // for people
	var number [8]byte
	_, _ = rand.Read(number[:]) // never fails (crypto/rand)
	q := protocol.ClaimRequest{
		ID: hex.EncodeToString(number[:]), Request: request, Program: filepath.Base(program), Host: host,
		Credential: pool.Credential{ID: id.String(), Key: key[:]},
	}
	w := &claimWait{client: client, id: q.ID}
	status, err := w.enter(ctx, q)
	if err != nil {
		return nil, err
	}
	renewing, end := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		w.renew(renewing, time.Duration(status.Lease*float64(time.Second))/3)
	}()
	release := func() {
		end()
		<-done
		w.release()
	}
	if status, err = w.await(ctx, status); err != nil {
		release()
		return nil, err
	}
	return &heldClaim{server: status.Addresses[0], token: []byte(token), fingerprint: status.Fingerprint, release: release}, nil
}

// poolClient returns a client of a pool.
func (o *clientOptions) poolClient(addresses []string) (*protocol.Client, error) {
	credentials := protocol.Credentials{TLS: o.tls}
	if o.tls.Cert == "" {
		token, err := loadToken(o.tokenFile)
		if err != nil {
			return nil, err
		}
		credentials.Token = string(token)
	}
	client, err := protocol.NewClient(addresses, credentials)
	if err != nil {
		return nil, usagef("%v", err)
	}
	return client, nil
}

// A claimWait is a claim until it is released.
type claimWait struct {
	client *protocol.Client
	id     string
	said   string
}

// retryPause is the pause before a controller that did not answer is asked again.
const retryPause = time.Second

// say tells the user something once.
func (w *claimWait) say(format string, args ...any) {
	if text := fmt.Sprintf(format, args...); text != w.said {
		w.said = text
		fmt.Fprintln(os.Stderr, "ferry:", text)
	}
}

// pause waits before another attempt; false if the user gave up.
func (w *claimWait) pause(ctx context.Context, err error) bool {
	w.say("%v; still trying", err)
	select {
	case <-ctx.Done():
		return false
	case <-time.After(retryPause):
		return true
	}
}

// errGivenUp is returned when the user ends the wait.
var errGivenUp = &exitError{exitSignal + int(syscall.SIGINT), "given up: nothing is claimed"}

// enter makes the claim. A pool whose etcd is away is asked again; one that cannot be reached at all is not.
func (w *claimWait) enter(ctx context.Context, q protocol.ClaimRequest) (s protocol.ClaimStatus, err error) {
	for {
		s, err = w.client.Claim(ctx, q)
		refused, told := errors.AsType[*protocol.Error](err)
		switch {
		case ctx.Err() != nil:
			w.release()
			return s, errGivenUp
		case err == nil:
			return s, nil
		case !told || refused.Status != http.StatusServiceUnavailable:
			return s, err
		case !w.pause(ctx, err):
			return s, errGivenUp
		}
	}
}

// await waits until a server lets the program in.
func (w *claimWait) await(ctx context.Context, s protocol.ClaimStatus) (_ protocol.ClaimStatus, err error) {
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
			return s, errGivenUp
		case err == nil:
			s = now
		case told && refused.Status != http.StatusServiceUnavailable:
			return s, err
		case !w.pause(ctx, err):
			return s, errGivenUp
		}
	}
}

// renew keeps the claim until ctx is done.
func (w *claimWait) renew(ctx context.Context, every time.Duration) {
	for pause := every; ; {
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
		err := w.client.Renew(ctx, w.id)
		refused, told := errors.AsType[*protocol.Error](err)
		if pause = every; told && refused.Status == http.StatusNotFound {
			fmt.Fprintln(os.Stderr, "ferry: the pool has ended the claim: its GPUs are taken away (ferry pool claims, and the controller's log, say more)")
			return
		}
		if err != nil { // programs that run go on; the lease may still be renewed
			pause = min(every, retryPause)
		}
	}
}

// release gives the GPUs back. Where the pool does not answer they come back by themselves, with the lease.
func (w *claimWait) release() {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	_ = w.client.Release(ctx, w.id)
	w.client.Close()
}

// tlsOf is how a client verifies the server of its claim: by the CA that it knows, else by the fingerprint
// that the pool has told.
func (h *heldClaim) tlsOf(own identity.Client) identity.Client {
	c := identity.Client{CA: own.CA, Name: own.Name}
	if c.CA == "" {
		c.Pin = h.fingerprint
	}
	return c
}
