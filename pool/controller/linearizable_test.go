package controller_test

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"

	"ferry/pool"
	"ferry/pool/protocol"
	"ferry/test/limit"
)

// A step is what a client did: it was granted something, or gave it back.
type step struct {
	claim   string
	grant   pool.Grant
	release bool
}

// gpusModel is what the GPUs of one server allow: nothing is granted twice.
var gpusModel = porcupine.Model{
	Partition: func(history []porcupine.Operation) (parts [][]porcupine.Operation) {
		by := map[string][]porcupine.Operation{}
		for _, o := range history {
			name := o.Input.(step).grant.Server
			by[name] = append(by[name], o)
		}
		for _, name := range slices.Sorted(maps.Keys(by)) {
			parts = append(parts, by[name])
		}
		return parts
	},
	Init: func() any { return "" },
	// The state lists the grants, "claim gpu memory" or "claim gpu whole", so that equal states are equal.
	Step: func(state, input, _ any) (bool, any) {
		s := input.(step)
		var lines []string
		if state != "" {
			lines = strings.Split(state.(string), "\n")
		}
		if s.release {
			had := len(lines)
			lines = slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, s.claim+" ") })
			return len(lines) < had, strings.Join(lines, "\n")
		}
		node := pool.Node{Server: simulated(s.grant.Server), Ledger: pool.Ledger{}}
		for _, l := range lines {
			var g pool.Grant
			var id string
			var gpu, whole int
			if _, err := fmt.Sscan(l, &id, &gpu, &g.Memory, &whole); err != nil {
				panic(err)
			}
			g.GPUs, g.Whole = []int{gpu}, whole == 1
			node.Ledger[l] = g
		}
		if !node.Fits(s.grant) {
			return false, state
		}
		for _, gpu := range s.grant.GPUs {
			whole := 0
			if s.grant.Whole {
				whole = 1
			}
			lines = append(lines, fmt.Sprintln(s.claim, gpu, s.grant.Memory, whole))
			lines[len(lines)-1] = strings.TrimSpace(lines[len(lines)-1])
		}
		slices.Sort(lines)
		return true, strings.Join(lines, "\n")
	},
}

const gpusEach = 4

func simulated(name string) pool.Server {
	f := fakeServer{name: name, gpus: gpusEach}
	s := f.Describe()
	s.Name = name
	return s
}

// A history is what all clients did.
type history struct {
	mu    sync.Mutex
	began time.Time
	ops   []porcupine.Operation
}

func (h *history) count() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.ops)
}

func (h *history) now() int64 { return int64(time.Since(h.began)) }

func (h *history) add(client int, s step, call int64) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.ops = append(h.ops, porcupine.Operation{ClientId: client, Input: s, Call: call, Return: h.now()})
}

// The leases of TestLinearizable: of servers, of clients that stay, and of clients that vanish. They ask
// different controllers, since a controller has one for all its clients.
const (
	serversLease  = 2 * time.Second
	vanishedLease = 3 * time.Second
)

// TestLinearizable has 1,000 clients claim GPUs of 50 servers at once, while servers lose their leases and are
// started again, clients vanish, a controller and etcd are killed and come back: nothing is granted twice,
// every client gets what it claimed, and nothing stays granted.
func TestLinearizable(t *testing.T) {
	const servers, clients = 50, 1000
	s := newSiteOf(t, serversLease, calm, vanishedLease)
	var all []*fakeServer
	for i := range servers {
		all = append(all, s.startServer(fmt.Sprintf("s%02d", i), gpusEach))
	}
	h := &history{began: time.Now()}
	var running sync.WaitGroup
	var vanished, again atomic.Int64
	stay, leave := s.client(), s.client(1)
	for i := range clients {
		running.Go(func() {
			r := rand.New(rand.NewPCG(1, uint64(i)))
			q := pool.Request{GPUs: 1 + r.IntN(2)}
			if r.IntN(2) == 0 {
				q.Memory = uint64(10+r.IntN(40)) * gib
			}
			from, vanishes := stay, r.IntN(10) == 0
			if vanishes {
				from = leave
				vanished.Add(1)
			}
			for try := 0; ; try++ {
				c := s.newClaim(from, fmt.Sprintf("c%d-%d", i, try), q)
				if c.holdOnce(i, h, vanishes, time.Duration(r.IntN(20))*time.Millisecond) {
					break
				}
				again.Add(1)
			}
		})
	}
	var faulty sync.WaitGroup
	var lost int
	faulty.Go(func() { lost = s.makeFaults(all, h, clients) })
	running.Wait()
	t.Logf("after %v all clients have had what they claimed", time.Since(h.began))
	faulty.Wait()
	limit.Until(t, "nothing is granted any more", func() bool {
		empty := false
		s.store.Look(func(v *pool.View) {
			empty = len(v.Claims) == 0 && len(v.Nodes) == servers
			for _, n := range v.Nodes {
				empty = empty && len(n.Ledger) == 0
			}
			for _, u := range v.Usage {
				empty = empty && u == pool.Usage{}
			}
		})
		return empty
	})
	t.Logf("%d operations, %d servers lost their lease, %d clients vanished, %d claims were made again", len(h.ops), lost, vanished.Load(), again.Load())
	if len(h.ops) != 2*clients || lost == 0 || vanished.Load() == 0 {
		t.Errorf("%d operations of %d clients, %d servers lost, %d clients vanished", len(h.ops), clients, lost, vanished.Load())
	}
	slices.SortFunc(h.ops, func(a, b porcupine.Operation) int { return cmp.Compare(a.Call, b.Call) })
	if !porcupine.CheckOperations(gpusModel, h.ops) {
		t.Error("something was granted twice")
	}
}

// pause is how long a client waits before it asks once more.
const pause = 50 * time.Millisecond

// holdOnce claims, holds for a while and gives back, or vanishes. False: the pool took the claim for one of a
// client that is gone, since a fault kept it from renewing.
func (c *fakeClient) holdOnce(client int, h *history, vanishes bool, hold time.Duration) bool {
	ctx := c.t.Context()
	claimed, asked := h.now(), int64(0)
	for {
		_, err := c.Claim(ctx, c.q)
		if err == nil {
			break
		}
		if refused, told := errors.AsType[*protocol.Error](err); told && refused.Status == http.StatusConflict && strings.Contains(refused.Message, "too many changes") {
			err = protocol.ErrAway // the pool says: try again
		}
		if !errors.Is(err, protocol.ErrAway) {
			c.t.Error(err)
			return true
		}
		time.Sleep(pause) // not a limit
	}
	renewing, stop := context.WithCancel(ctx)
	defer stop()
	if vanishes { // until it does
		go func() {
			for renewing.Err() == nil {
				_ = c.Renew(renewing, c.id)
				time.Sleep(vanishedLease / 4) // not a limit
			}
		}()
	}
	var got pool.Grant
	for seen := ""; ; {
		asked = h.now()
		s, err := c.ClaimStatus(ctx, c.id, seen, protocol.LongestWait)
		if errors.Is(err, protocol.ErrAway) {
			time.Sleep(pause) // not a limit
			continue
		}
		if err != nil || s.Claim.State == pool.Ending {
			return false
		}
		if s.Claim.State == pool.Ready {
			got = *s.Claim.Grant
			break
		}
		if seen = fmt.Sprint(s.Claim.State, s.Place); s.Claim.State == pool.Queued {
			claimed = asked // it is granted later
		}
	}
	h.add(client, step{claim: c.id, grant: got}, claimed)
	time.Sleep(hold) // not a limit
	released := h.now()
	stop()
	if vanishes {
		released = asked // a fault may have ended its lease while it held the claim
	}
	for !vanishes {
		if err := c.Release(ctx, c.id); !errors.Is(err, protocol.ErrAway) {
			break
		}
		time.Sleep(pause) // not a limit
	}
	for seen := "ready0"; ; {
		s, err := c.ClaimStatus(ctx, c.id, seen, protocol.LongestWait)
		if err != nil && !errors.Is(err, protocol.ErrAway) {
			break
		}
		if seen = s.Claim.State + "0"; err != nil {
			time.Sleep(pause) // not a limit
		}
	}
	h.add(client, step{claim: c.id, grant: got, release: true}, released)
	return true
}

// rounds is how often faults are made, spread over the work of the clients.
const rounds = 4

// makeFaults starts servers again, cuts others off until they have lost their leases, and kills a controller
// and etcd. It returns how many servers lost their leases.
func (s *site) makeFaults(all []*fakeServer, h *history, clients int) (lost int) {
	r := rand.New(rand.NewPCG(2, 2))
	for round := range rounds {
		for h.count() < 2*clients*round/(rounds+1) {
			time.Sleep(10 * time.Millisecond) // not a limit: the clients do their work
		}
		cutOff := map[string]*fakeServer{}
		for range 4 {
			f := all[r.IntN(len(all))]
			if r.IntN(2) == 0 {
				f.stop()
				f.start()
				continue
			}
			f.mute.Store(true)
			cutOff[f.name] = f
		}
		if round%2 == 1 {
			s.etcd.Kill()
			s.etcd.Restart()
		}
		if round > 1 {
			s.stops[1]()
			s.startController(1)
		}
		for name, f := range cutOff {
			if !limit.Holds(func() bool {
				up := true
				s.store.Look(func(v *pool.View) { up = v.Nodes[name] == nil || v.Nodes[name].Up })
				return !up
			}) {
				s.t.Errorf("%s does not lose its lease", name)
			}
			lost++
			f.mute.Store(false)
		}
	}
	return lost
}
