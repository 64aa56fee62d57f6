package controller

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"ferry/pool"
	"ferry/pool/etcd"
	"ferry/pool/protocol"
	"ferry/pool/store"
	"ferry/wire"
)

// maxBody bounds a request.
const maxBody = 1 << 20

// A route is what answers a request.
type route func(ctx context.Context, who Caller, r *http.Request) (any, error)

// Handler answers requests; find says who sends one.
func (c *Controller) Handler(find func(*http.Request) (Caller, error)) http.Handler {
	mux := http.NewServeMux()
	for pattern, answer := range map[string]route{
		"POST /v1/claims":                  c.claim,
		"GET /v1/claims":                   c.claims,
		"GET /v1/claims/{id}":              c.claimStatus,
		"POST /v1/claims/{id}/renew":       c.renew,
		"DELETE /v1/claims/{id}":           c.release,
		"GET /v1/servers":                  c.servers,
		"POST /v1/servers/{name}/sync":     c.sync,
		"POST /v1/servers/{name}/sign-off": c.signOff,
		"PUT /v1/servers/{name}/cordon":    c.cordon,
		"DELETE /v1/servers/{name}/cordon": c.uncordon,
		"DELETE /v1/servers/{name}":        c.forget,
		"GET /v1/quotas":                   c.quotas,
		"PUT /v1/quotas/{tenant}":          c.setQuota,
		"DELETE /v1/quotas/{tenant}":       c.setQuota,
		"GET /metrics":                     c.metrics,
		"GET /healthz":                     c.health,
	} {
		mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			r.Body = http.MaxBytesReader(w, r.Body, maxBody)
			who, err := find(r)
			var a any
			if err == nil {
				a, err = answer(r.Context(), who, r)
			}
			c.write(w, r, a, err)
		})
	}
	return mux
}

// write sends an answer, or a refusal.
func (c *Controller) write(w http.ResponseWriter, r *http.Request, a any, err error) {
	if text, ok := a.(plainText); ok && err == nil {
		w.Header().Set("Content-Type", "text/plain; version=0.0.4")
		_, _ = w.Write([]byte(text))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	if err != nil {
		e, ok := errors.AsType[*protocol.Error](err)
		switch {
		case ok:
		case errors.Is(err, etcd.ErrAway), errors.Is(err, etcd.ErrNoLease): // it expired before it was used: etcd is slow
			e = protocol.Refuse(http.StatusServiceUnavailable, "programs that run go on; try again", "nothing can be claimed or changed now: %v", err)
		case errors.Is(err, store.ErrUnknown):
			e = protocol.Refuse(http.StatusNotFound, "", "%v", err)
		case errors.Is(err, store.ErrReplaced):
			e = protocol.Refuse(http.StatusConflict, "give each server a name of its own (pool.name)", "%v", err)
		case errors.Is(err, store.ErrTaken), errors.Is(err, store.ErrBusy):
			e = protocol.Refuse(http.StatusConflict, "", "%v", err)
		default:
			e = protocol.Refuse(http.StatusBadRequest, "", "%v", err)
		}
		w.WriteHeader(e.Status)
		a = e
		c.log.Debug("refused", "request", r.Method+" "+r.URL.Path, "err", err)
	}
	if a == nil {
		a = struct{}{}
	}
	_ = json.NewEncoder(w).Encode(a) // the caller has gone
}

func (c *Controller) health(context.Context, Caller, *http.Request) (any, error) {
	_, err := c.store.Connected()
	return nil, err
}

func notYours(role string) error {
	return protocol.Refuse(http.StatusForbidden, "the controller's --"+role+"s list who is", "only %ss of the pool may do that", role)
}

func decode(r *http.Request, v any) error {
	if err := json.NewDecoder(r.Body).Decode(v); err != nil {
		return protocol.Refuse(http.StatusBadRequest, "", "the request makes no sense: %v", err)
	}
	return nil
}

// maxWaiting bounds the claims of one tenant that wait.
const maxWaiting = 4096

// claim enters a claim.
func (c *Controller) claim(ctx context.Context, who Caller, r *http.Request) (any, error) {
	var q protocol.ClaimRequest
	if err := decode(r, &q); err != nil {
		return nil, err
	}
	_, named := wire.ParseTokenID(q.Credential.ID)
	switch err := errors.Join(q.Request.Validate(), pool.CheckName("claim", q.ID)); {
	case err != nil:
		return nil, protocol.Refuse(http.StatusBadRequest, "", "%v", err)
	case !named || len(q.Credential.Key) != len(wire.TokenKey{}):
		return nil, protocol.Refuse(http.StatusBadRequest, "", "a claim comes with the id and the key of its token")
	case len(q.Program) > 256 || len(q.Host) > 256:
		return nil, protocol.Refuse(http.StatusBadRequest, "", "a name of more than 256 bytes")
	}
	if _, err := c.store.Connected(); err != nil {
		return nil, err
	}
	var refused error
	c.store.Look(func(v *pool.View) {
		if v.Claims[q.ID] != nil {
			return // asked for again
		}
		waiting, quota := 0, v.QuotaOf(who.Tenant)
		for _, o := range v.Claims {
			if o.Tenant == who.Tenant && o.State == pool.Queued {
				waiting++
			}
		}
		why := v.Impossible(q.Request)
		switch {
		case why != "":
			refused = protocol.Refuse(http.StatusConflict, "ferry pool ls shows what there is", "%v can never be had here: %s", q.Request, why)
		case q.Request.Priority > quota.Priority:
			refused = protocol.Refuse(http.StatusForbidden, "an operator sets more with ferry pool quota", "priority %d is above the %d that claims of the tenant %s may have", q.Request.Priority, quota.Priority, who.Tenant)
		case quota.GPUs != 0 && q.Request.GPUs > quota.GPUs || quota.Memory != 0 && q.Request.Memory*uint64(q.Request.GPUs) > quota.Memory:
			refused = protocol.Refuse(http.StatusForbidden, "an operator sets more with ferry pool quota", "%v is more than the tenant %s may ever have", q.Request, who.Tenant)
		case waiting >= maxWaiting:
			refused = protocol.Refuse(http.StatusTooManyRequests, "try again when some of them have been granted", "%d claims of the tenant %s wait already", waiting, who.Tenant)
		}
	})
	if refused != nil {
		return nil, refused
	}
	err := c.store.CreateClaim(ctx, pool.Claim{
		ID: q.ID, Tenant: who.Tenant, Owner: ownerName(who), Program: q.Program, Host: q.Host, Created: time.Now().UTC().Truncate(time.Millisecond),
		Request: q.Request, Credential: q.Credential, State: pool.Queued,
	}, seconds(c.cfg.ClaimLease))
	if err != nil {
		return nil, err
	}
	return c.status(q.ID, who)
}

// ownerName is the name of a client: that of a user contains a blank, which no name on a server may.
func ownerName(who Caller) string { return strings.ReplaceAll(who.Name, " ", "-") }

func seconds(d time.Duration) int64 { return max(int64((d+time.Second-1)/time.Second), 1) }

// mine says whether a caller may see or end a claim: it is its own, or the caller is an operator.
func (c *Controller) mine(who Caller, claim *pool.Claim) bool {
	return c.cfg.Roles.operator(who) || claim.Tenant == who.Tenant && claim.Owner == ownerName(who)
}

// status is how a claim stands.
func (c *Controller) status(id string, who Caller) (s protocol.ClaimStatus, err error) {
	c.store.Look(func(v *pool.View) {
		claim := v.Claims[id]
		if claim == nil || !c.mine(who, claim) {
			err = fmt.Errorf("claim %s: %w: it has ended, or never was", id, store.ErrUnknown)
			return
		}
		s = c.describe(v, claim)
		if claim.State == pool.Queued {
			s.Place, s.Waiting = c.places.of(v, id)
			s.Why = v.Waits(claim)
		}
	})
	return s, err
}

func (c *Controller) describe(v *pool.View, claim *pool.Claim) protocol.ClaimStatus {
	s := protocol.ClaimStatus{Claim: *claim, Lease: c.cfg.ClaimLease.Seconds()}
	s.Claim.Credential.Key = nil
	if claim.Move != nil && claim.Move.Token != "" {
		m := *claim.Move
		m.Token, s.Claim.Move = "", &m
	}
	if claim.Grant != nil && v.Nodes[claim.Grant.Server] != nil {
		n := v.Nodes[claim.Grant.Server]
		s.Addresses, s.Fingerprint = n.Addresses, n.Fingerprint
	}
	return s
}

// places are the places of claims in the queue, computed anew at most every placesAge: many clients ask.
type places struct {
	mu sync.Mutex
	at time.Time
	by map[string]int
}

const placesAge = 500 * time.Millisecond

func (p *places) of(v *pool.View, id string) (place, waiting int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.by[id] == 0 || time.Since(p.at) > placesAge {
		p.at, p.by = time.Now(), map[string]int{}
		for i, c := range v.Queue() {
			p.by[c.ID] = i + 1
		}
	}
	return p.by[id], len(p.by)
}

// tell is how often a client that waits is told its place at least.
const tell = 2 * time.Second

// claimStatus answers once the state differs from the one that the client has seen, or after a while.
func (c *Controller) claimStatus(ctx context.Context, who Caller, r *http.Request) (any, error) {
	wait := protocol.LongestWait / 2
	if n, err := strconv.ParseFloat(r.URL.Query().Get("wait"), 64); err == nil && n >= 0 {
		wait = min(wait, time.Duration(n*float64(time.Second)))
	}
	end := time.After(wait)
	seen, late := r.URL.Query().Get("seen"), false
	for {
		changed := c.store.ClaimChanged(r.PathValue("id"))
		if _, err := c.store.Connected(); err != nil {
			return nil, err
		}
		s, err := c.status(r.PathValue("id"), who)
		if err != nil || s.Claim.State+strconv.Itoa(s.Place) != seen || late {
			return s, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-changed:
		case <-time.After(tell):
		case <-end:
			late = true
		}
	}
}

func (c *Controller) claims(_ context.Context, who Caller, _ *http.Request) (any, error) {
	l := protocol.ClaimList{Claims: []protocol.ClaimStatus{}}
	c.store.Look(func(v *pool.View) {
		place := map[string]int{}
		queue := v.Queue()
		for i, q := range queue {
			place[q.ID] = i + 1
		}
		for _, claim := range v.Claims {
			if c.cfg.Roles.operator(who) || claim.Tenant == who.Tenant {
				s := c.describe(v, claim)
				s.Place, s.Waiting = place[claim.ID], len(queue)
				l.Claims = append(l.Claims, s)
			}
		}
	})
	return l, nil
}

func (c *Controller) renew(ctx context.Context, who Caller, r *http.Request) (any, error) {
	id := r.PathValue("id")
	if _, err := c.status(id, who); err != nil {
		return nil, err
	}
	return nil, c.store.RenewClaim(ctx, id, seconds(c.cfg.ClaimLease))
}

func (c *Controller) release(ctx context.Context, who Caller, r *http.Request) (any, error) {
	id := r.PathValue("id")
	if _, err := c.store.Connected(); err != nil {
		return nil, err
	}
	if _, err := c.status(id, who); errors.Is(err, store.ErrUnknown) {
		return nil, nil // it has ended already
	}
	return nil, c.store.EndClaim(ctx, id, "released by "+who.Identity.String())
}

// hash names an answer, so that a server can say which one it has seen.
func hash(v any) string {
	text, _ := json.Marshal(v) // types of package pool
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}
