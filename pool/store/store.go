// Package store keeps a pool in etcd. It mirrors all keys of the pool in memory, where package pool decides,
// and changes them by transactions that compare the revision of every key they were decided on: what another
// controller changed meanwhile makes the transaction fail, and it is decided anew.
//
// The keys, below /ferry/:
//
//	server/NAME   what a server says of itself; it stays when the server is away
//	up/NAME       under the server's lease: its instance
//	ledger/NAME   what is granted of the server: every transaction that grants or frees writes it
//	cordon/NAME   that it takes no new claims
//	claim/ID      a claim
//	alive/ID      under the lease of the claim's client
//	usage/TENANT  what the claims of a tenant have
//	quota/TENANT  what they may have
//
// A Store may be used by any goroutine. Lock order: writing, then mu.
package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"ferry/pool"
	"ferry/pool/etcd"
)

const prefix = "/ferry/"

// The folders of keys.
const (
	serverKey = prefix + "server/"
	upKey     = prefix + "up/"
	ledgerKey = prefix + "ledger/"
	cordonKey = prefix + "cordon/"
	claimKey  = prefix + "claim/"
	aliveKey  = prefix + "alive/"
	usageKey  = prefix + "usage/"
	quotaKey  = prefix + "quota/"
)

// A Store is the state of a pool.
type Store struct {
	etcd    *etcd.Client
	log     *slog.Logger
	writing sync.Mutex // for transactions that write ledgers: they would fail each other

	mu       sync.Mutex
	keys     map[string]etcd.KV
	watched  int64            // the revision up to which the mirror has all that happened
	gone     map[string]int64 // keys that were deleted by later revisions
	view     pool.View
	tokens   map[string]string // the ids of claims' tokens
	onServer map[string]*serverClaims
	waiters  map[string]chan struct{} // by claim: closed when it changes
	since    time.Time                // from when on etcd answers without a break; zero: it does not
	failed   error                    // why not
	changed  chan struct{}            // closed at the next change
	revision int64                    // grows with every change
}

// New returns a Store that knows nothing yet; Run fills it.
func New(c *etcd.Client, log *slog.Logger) *Store {
	s := &Store{etcd: c, log: log, changed: make(chan struct{}), failed: errors.New("it has not been asked yet")}
	s.reset()
	return s
}

func (s *Store) reset() {
	s.keys, s.gone, s.tokens = map[string]etcd.KV{}, map[string]int64{}, map[string]string{}
	for _, c := range s.onServer {
		close(c.changed)
	}
	s.onServer = map[string]*serverClaims{}
	for _, w := range s.waiters {
		close(w)
	}
	s.waiters = map[string]chan struct{}{}
	s.view = pool.View{Nodes: map[string]*pool.Node{}, Claims: map[string]*pool.Claim{}, Usage: map[string]pool.Usage{}, Quotas: map[string]pool.Quota{}}
}

// The pauses between attempts to reach etcd.
const firstPause, longestPause = 50 * time.Millisecond, 2 * time.Second

// Run keeps the mirror current until ctx is done.
func (s *Store) Run(ctx context.Context) {
	for pause := firstPause; ; pause = min(2*pause, longestPause) {
		began := time.Now()
		err := s.follow(ctx)
		if ctx.Err() != nil {
			return
		}
		s.mu.Lock()
		if !s.since.IsZero() {
			s.log.Warn("etcd is away: nothing new is granted until it is back", "err", err)
			pause = firstPause
		}
		s.since, s.failed = time.Time{}, err
		s.announce()
		s.mu.Unlock()
		if time.Since(began) > longestPause {
			pause = firstPause
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(pause):
		}
	}
}

// follow reads everything and then what changes, until etcd is lost.
func (s *Store) follow(ctx context.Context) error {
	list, revision, err := s.etcd.List(ctx, prefix)
	if err != nil {
		return err
	}
	s.mu.Lock()
	s.reset()
	for _, kv := range list {
		s.keys[kv.Key] = kv
	}
	for _, kv := range list {
		s.decode(kv.Key)
	}
	s.since, s.failed, s.watched = time.Now(), nil, revision
	s.announce()
	s.mu.Unlock()
	return s.etcd.Watch(ctx, prefix, revision+1, s.adoptEvents)
}

// adoptEvents takes what the watch has seen into the mirror. The revision that etcd has counts only where there
// are no events: else more of them may be on their way.
func (s *Store) adoptEvents(events []etcd.Event, revision int64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range events {
		revision = e.Modified
		s.apply(e)
	}
	s.watched = max(s.watched, revision)
	maps.DeleteFunc(s.gone, func(_ string, r int64) bool { return r <= s.watched })
	if len(events) > 0 {
		s.announce()
	}
}

// apply takes a change into the mirror, unless a later one is there. mu is held.
func (s *Store) apply(e etcd.Event) {
	if s.keys[e.Key].Modified >= e.Modified || s.gone[e.Key] >= e.Modified {
		return
	}
	if e.Deleted {
		delete(s.keys, e.Key)
		s.gone[e.Key] = e.Modified
	} else {
		s.keys[e.Key] = e.KV
	}
	s.decode(e.Key)
}

// announce wakes those that wait for a change. mu is held.
func (s *Store) announce() {
	s.revision++
	close(s.changed)
	s.changed = make(chan struct{})
}

// read decodes the value of a key; false if there is none.
func read[T any](s *Store, key string) (v T, ok bool) {
	kv, ok := s.keys[key]
	if !ok {
		return v, false
	}
	if err := json.Unmarshal(kv.Value, &v); err != nil {
		s.log.Error("a key of the pool makes no sense", "key", key, "err", err)
		return v, false
	}
	return v, true
}

// decode updates the view after a key has changed. mu is held.
func (s *Store) decode(key string) {
	folder, name := key[:strings.LastIndex(key, "/")+1], key[strings.LastIndex(key, "/")+1:]
	switch folder {
	case serverKey, upKey, ledgerKey, cordonKey:
		s.decodeNode(name)
	case claimKey:
		if old := s.view.Claims[name]; old != nil {
			delete(s.tokens, old.Credential.ID)
			delete(s.view.Claims, name)
			s.touchServers(old, false)
		}
		if w := s.waiters[name]; w != nil {
			close(w)
			delete(s.waiters, name)
		}
		if c, ok := read[pool.Claim](s, key); ok {
			c.Order = s.keys[key].Created
			s.view.Claims[name] = &c
			s.tokens[c.Credential.ID] = name
			s.touchServers(&c, true)
		}
	case usageKey:
		s.view.Usage[name], _ = read[pool.Usage](s, key)
	case quotaKey:
		q, ok := read[pool.Quota](s, key)
		if s.view.Quotas[name] = q; !ok {
			delete(s.view.Quotas, name)
		}
	}
}

func (s *Store) decodeNode(name string) {
	server, ok := read[pool.Server](s, serverKey+name)
	if !ok {
		delete(s.view.Nodes, name)
		return
	}
	n := &pool.Node{Server: server}
	instance, up := read[string](s, upKey+name)
	n.Up = up && instance == server.Instance
	n.Ledger, _ = read[pool.Ledger](s, ledgerKey+name)
	if c, ok := read[pool.Cordon](s, cordonKey+name); ok {
		n.Cordon = &c
	}
	s.view.Nodes[name] = n
}

// serverClaims are the claims that concern a server.
type serverClaims struct {
	ids     map[string]bool
	changed chan struct{} // closed when one of them changes
}

func (s *Store) claimsOn(server string) *serverClaims {
	c := s.onServer[server]
	if c == nil {
		c = &serverClaims{ids: map[string]bool{}, changed: make(chan struct{})}
		s.onServer[server] = c
	}
	return c
}

// touchServers notes that a claim has changed, for the servers that it concerns. mu is held.
func (s *Store) touchServers(c *pool.Claim, is bool) {
	for _, name := range c.Servers() {
		on := s.claimsOn(name)
		if delete(on.ids, c.ID); is {
			on.ids[c.ID] = true
		}
		close(on.changed)
		on.changed = make(chan struct{})
	}
}

// ServerClaims returns the claims that concern a server, by id, and a channel that is closed when one of
// them changes.
func (s *Store) ServerClaims(server string) (list []pool.Claim, changed <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	on := s.claimsOn(server)
	for _, id := range slices.Sorted(maps.Keys(on.ids)) {
		list = append(list, *s.view.Claims[id])
	}
	return list, on.changed
}

// ClaimChanged returns a channel that is closed when a claim changes.
func (s *Store) ClaimChanged(id string) <-chan struct{} {
	s.mu.Lock()
	defer s.mu.Unlock()
	w := s.waiters[id]
	if w == nil {
		w = make(chan struct{})
		s.waiters[id] = w
	}
	return w
}

// Look calls look with the state of the pool, which it must not keep.
func (s *Store) Look(look func(*pool.View)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	look(&s.view)
}

// Changed returns a number that grows with every change, and a channel that is closed at the next one.
func (s *Store) Changed() (int64, <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.revision, s.changed
}

// Connected says since when etcd answers without a break, or why it does not.
func (s *Store) Connected() (time.Time, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.since.IsZero() {
		return s.since, fmt.Errorf("%w: %w", etcd.ErrAway, s.failed)
	}
	return s.since, nil
}

// IsAlive says whether the client of a claim has renewed its lease.
func (s *Store) IsAlive(claim string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	_, ok := s.keys[aliveKey+claim]
	return ok
}

// A tx is a transaction in the making. It has the store's mu.
type tx struct {
	s   *Store
	txn etcd.Txn
}

// compare lets the transaction fail if a key is no longer as the mirror has it.
func (t *tx) compare(key string) etcd.KV {
	kv := t.s.keys[key]
	t.txn.If[key] = kv.Modified
	return kv
}

// has reads a key that the transaction depends on.
func has[T any](t *tx, key string) (T, bool) {
	t.compare(key)
	return read[T](t.s, key)
}

func (t *tx) put(key string, v any, lease int64) {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the types of package pool can be marshalled
	}
	t.txn.Puts[key] = etcd.Put{Value: text, Lease: lease}
}

func (t *tx) remove(key string) {
	delete(t.txn.Puts, key)
	t.txn.Deletes = append(t.txn.Deletes, key)
}

// maxTries bounds how often a transaction is tried that others keep failing.
const maxTries = 50

// ErrBusy is returned for a transaction that others kept failing.
var ErrBusy = errors.New("too many changes at once; try again")

// update executes what decide decides on the mirror. decide is called again if the mirror was not current.
func (s *Store) update(ctx context.Context, decide func(*tx) error) error {
	for range maxTries {
		t := &tx{s: s, txn: etcd.Txn{If: map[string]int64{}, Puts: map[string]etcd.Put{}}}
		s.mu.Lock()
		err := decide(t)
		s.mu.Unlock()
		if err != nil || len(t.txn.Puts)+len(t.txn.Deletes) == 0 {
			return err
		}
		r, err := s.etcd.Commit(ctx, t.txn)
		if err != nil {
			return err
		}
		s.adoptOutcome(t, r)
		if r.Done {
			return nil
		}
	}
	return ErrBusy
}

// adoptOutcome takes the outcome of a transaction into the mirror. The watch may have passed it: what the
// outcome tells then has been known, and may no longer be so.
func (s *Store) adoptOutcome(t *tx, r etcd.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if r.Revision <= s.watched {
		return
	}
	if !r.Done {
		for key := range t.txn.If {
			if kv, ok := r.Now[key]; ok {
				s.apply(etcd.Event{KV: kv})
			} else {
				s.apply(etcd.Event{KV: etcd.KV{Key: key, Modified: r.Revision}, Deleted: true})
			}
		}
		return
	}
	for _, key := range t.txn.Deletes {
		s.apply(etcd.Event{KV: etcd.KV{Key: key, Modified: r.Revision}, Deleted: true})
	}
	for key, p := range t.txn.Puts {
		created := s.keys[key].Created
		if created == 0 {
			created = r.Revision
		}
		s.apply(etcd.Event{KV: etcd.KV{Key: key, Value: p.Value, Lease: p.Lease, Created: created, Modified: r.Revision}})
	}
	s.announce()
}
