// Package member keeps a server in a pool: it registers the server with the controller, again and again, and
// does what the claims that concern the server ask for. It lets their programs in, ends their sessions when
// they are released, and moves or suspends them when the server is drained. While the controller is away
// everything stays as it is.
//
// One goroutine runs a Member; one more runs for each claim that is leaving.
package member

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"ferry/pool"
	"ferry/pool/protocol"
	"ferry/wire"
)

// An Entry is a claim whose programs may come in.
type Entry struct {
	Claim pool.Claim
	Grant pool.Grant // of this server
	// MoveToken is a token with which another server may bring sessions of the claim; empty: none may.
	MoveToken string
}

// A Host is the server. Its methods may be called from any goroutine.
type Host interface {
	// Describe says what the server is at the moment, but for its name and instance.
	Describe() pool.Server
	// SetClaims has the programs of these claims, and of no others, be let in, and ends the sessions of
	// others that a claim had let in.
	SetClaims([]Entry)
	// Sessions lists the sessions of a claim that use a GPU. It is asked by the id of the claim's token.
	Sessions(token string) []uint64
	// Idle says whether there is nothing of a claim here, and nothing is coming.
	Idle(token string) bool
	// Move moves a session to another server.
	Move(ctx context.Context, session uint64, to pool.Server, token string) error
	// Suspend takes a session off its GPUs, and Resume brings it back.
	Suspend(ctx context.Context, session uint64) error
	Resume(ctx context.Context, session uint64) error
}

// A Controller is the pool's, as a server sees it: a *protocol.Client.
type Controller interface {
	Sync(ctx context.Context, q protocol.ServerReport) (protocol.ServerClaims, error)
	SignOff(ctx context.Context, s pool.Server) error
}

// Config is what a Member needs.
type Config struct {
	Name, Instance string
	Host           Host
	Controller     Controller
	Log            *slog.Logger
}

// A Member is a server in a pool.
type Member struct {
	cfg    Config
	tokens map[string]string // by claim: with which its sessions are brought here

	mu        sync.Mutex
	leaving   map[string]bool // claims of which sessions are being moved or suspended
	suspended map[string]bool // claims whose sessions were suspended
	outcomes  []pool.Report   // of claims that were leaving
	wake      chan struct{}   // an outcome has come
	running   sync.WaitGroup
}

// New returns a Member.
func New(cfg Config) *Member {
	return &Member{cfg: cfg, tokens: map[string]string{}, leaving: map[string]bool{}, suspended: map[string]bool{}, wake: make(chan struct{}, 1)}
}

// How long the controller may keep its answer back: less while something is to be reported soon.
const (
	usualWait = 10.0 // seconds
	shortWait = 0.05
)

// The pauses after a controller that did not answer.
const firstPause, longestPause = 100 * time.Millisecond, 3 * time.Second

// Run keeps the server in the pool until ctx is done, and then takes it out.
func (m *Member) Run(ctx context.Context) {
	defer m.running.Wait()
	var q protocol.ServerReport
	away := true
	q.Wait = shortWait
	for pause := firstPause; ctx.Err() == nil; {
		q.Server = m.cfg.Host.Describe()
		q.Server.Name, q.Server.Instance = m.cfg.Name, m.cfg.Instance
		a, err := m.syncOnce(ctx, q)
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			m.report(err, away)
			away = true
			sleep(ctx, pause)
			pause = min(2*pause, longestPause)
			q.Seen = "" // the reports go once more
			continue
		}
		if away {
			m.cfg.Log.Info("in the pool", "name", m.cfg.Name, "claims", len(a.Claims))
		}
		away, pause = false, firstPause
		var soon bool
		q.Reports, soon = m.apply(ctx, a)
		q.Seen, q.Wait = a.Seen, usualWait
		if soon || len(q.Reports) > 0 {
			q.Wait = shortWait
		}
	}
	end, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	_ = m.cfg.Controller.SignOff(end, q.Server)
}

// syncOnce asks the controller, and returns early when a claim has left meanwhile.
func (m *Member) syncOnce(ctx context.Context, q protocol.ServerReport) (protocol.ServerClaims, error) {
	within, cancel := context.WithCancel(ctx)
	defer cancel()
	type answer struct {
		claims protocol.ServerClaims
		err    error
	}
	got := make(chan answer, 1)
	go func() {
		c, err := m.cfg.Controller.Sync(within, q)
		got <- answer{c, err}
	}()
	select {
	case a := <-got:
		return a.claims, a.err
	case <-m.wake:
		cancel()
		<-got
		// Asked once more, without waiting, since what came meanwhile is lost.
		q.Wait = 0
		return m.cfg.Controller.Sync(ctx, q)
	}
}

func (m *Member) report(err error, before bool) {
	refused, told := errors.AsType[*protocol.Error](err)
	switch {
	case told && refused.Status != http.StatusServiceUnavailable:
		m.cfg.Log.Error("not in the pool", "err", err)
	case !before:
		m.cfg.Log.Warn("the pool is away: clients that are here stay, and no new ones come from it", "err", err)
	default:
		m.cfg.Log.Debug("the pool is away", "err", err)
	}
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// apply does what claims ask for, and says what has been done, and whether more is to be said soon.
func (m *Member) apply(ctx context.Context, a protocol.ServerClaims) (reports []pool.Report, soon bool) {
	var admitted []Entry
	known := map[string]bool{}
	for _, c := range a.Claims {
		known[c.ID] = true
		if c.State == pool.Ending {
			continue
		}
		e := Entry{Claim: c}
		if to := moveTo(c); to != nil && to.Server == m.cfg.Name {
			if m.tokens[c.ID] == "" {
				_, m.tokens[c.ID] = wire.FreshToken()
			}
			e.Grant, e.MoveToken = *to, m.tokens[c.ID]
			if c.Move.Token != "" {
				e.MoveToken = c.Move.Token // of before this program was started
			}
		} else if c.Grant != nil && c.Grant.Server == m.cfg.Name {
			e.Grant = *c.Grant
		} else {
			continue
		}
		admitted = append(admitted, e)
	}
	for id := range m.tokens {
		if !known[id] {
			delete(m.tokens, id)
		}
	}
	m.cfg.Host.SetClaims(admitted)
	for _, c := range a.Claims {
		here := c.Grant != nil && c.Grant.Server == m.cfg.Name
		to := moveTo(c)
		switch {
		case c.State == pool.Ending:
			if soon = true; m.cfg.Host.Idle(c.Credential.ID) {
				reports = append(reports, pool.Report{Claim: c.ID, What: pool.Ended})
			}
		case here && c.State == pool.Assigned:
			reports = append(reports, pool.Report{Claim: c.ID, What: pool.Accepted})
		case to != nil && to.Server == m.cfg.Name && c.Move.Token == "":
			reports = append(reports, pool.Report{Claim: c.ID, What: pool.Accepted, Token: m.tokens[c.ID]})
		case here:
			m.departClaim(ctx, c, a.Peers)
		}
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	reports = append(reports, m.outcomes...)
	m.outcomes = nil
	return reports, soon
}

func moveTo(c pool.Claim) *pool.Grant {
	if c.Move == nil {
		return nil
	}
	return c.Move.To
}
