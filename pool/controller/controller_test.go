package controller_test

import (
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"ferry/pool"
	"ferry/pool/protocol"
	"ferry/test/limit"
)

// calm is a lease that does not end while a test runs.
const calm = 10 * time.Minute

// TestQueue: claims get what is free, wait for what is not, by priority, and say why; quotas and impossible
// requests are refused with their reason.
func TestQueue(t *testing.T) {
	s := newSite(t, calm)
	c := s.client()
	for _, name := range []string{"a", "b"} {
		s.startServer(name, 2)
	}
	limit.Until(t, "the servers have joined", func() bool {
		list, err := c.Servers(t.Context())
		return err == nil && len(list) == 2
	})
	first := s.newClaim(c, "first", pool.Request{GPUs: 2})
	one := first.ready()
	second := s.newClaim(c, "second", pool.Request{GPUs: 2, Labels: map[string]string{"name": "b"}})
	if one.Claim.Grant.Server == "b" {
		second = s.newClaim(c, "second", pool.Request{GPUs: 2, Labels: map[string]string{"name": "a"}})
	}
	second.ready()
	// Both servers are full.
	if err := c.SetQuota(t.Context(), "default", &pool.Quota{Priority: 5}); err != nil {
		t.Fatal(err)
	}
	low := s.newClaim(c, "low", pool.Request{GPUs: 1, Memory: 20 * gib})
	high := s.newClaim(c, "high", pool.Request{GPUs: 2, Priority: 5})
	for _, w := range []*fakeClient{low, high} {
		if _, err := c.Claim(t.Context(), w.q); err != nil {
			t.Fatal(err)
		}
	}
	limit.Until(t, "high is before low", func() bool {
		h, err1 := c.ClaimStatus(t.Context(), "high", "", 0)
		l, err2 := c.ClaimStatus(t.Context(), "low", "", 0)
		return err1 == nil && err2 == nil && h.Place == 1 && l.Place == 2 && strings.Contains(h.Why, "no server has room")
	})
	if err := c.Release(t.Context(), "first"); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "high has the place of first", func() bool { return high.state() == pool.Ready })
	if state := low.state(); state != pool.Queued {
		t.Errorf("low is %s", state)
	}
	if err := c.Release(t.Context(), "second"); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "low has something of the place of second", func() bool { return low.state() == pool.Ready })

	for _, refused := range []struct {
		name, why string
		r         pool.Request
	}{
		{"several servers", "only several servers together", pool.Request{GPUs: 3}},
		{"more than there is", "the most that one server has is 2", pool.Request{GPUs: 9}},
		{"memory", "more than any GPU of the pool has", pool.Request{GPUs: 1, Memory: 200 * gib}},
		{"labels", "labels", pool.Request{GPUs: 1, Labels: map[string]string{"zone": "moon"}}},
		{"priority", "above the 5", pool.Request{GPUs: 1, Priority: 6}},
	} {
		_, err := c.Claim(t.Context(), s.newClaim(c, "no", refused.r).q)
		if err == nil || !strings.Contains(err.Error(), refused.why) {
			t.Errorf("%s: %v", refused.name, err)
		}
	}
	if err := c.SetQuota(t.Context(), "default", &pool.Quota{GPUs: 3}); err != nil {
		t.Fatal(err)
	}
	_, err := c.Claim(t.Context(), s.newClaim(c, "quota", pool.Request{GPUs: 1}).q)
	if err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "the quota keeps it waiting", func() bool {
		w, err := c.ClaimStatus(t.Context(), "quota", "", 0)
		return err == nil && w.Claim.State == pool.Queued && strings.Contains(w.Why, "may have 3 GPUs")
	})
}

// TestDrain: claims leave a server that is drained for another, are suspended where there is none, come back
// when the drain ends; a server that is away is not granted, and comes back with what it had.
func TestDrain(t *testing.T) {
	s := newSite(t, 2*time.Second)
	c := s.client()
	a := s.startServer("a", 1)
	claim := s.newClaim(c, "claim", pool.Request{GPUs: 1})
	token := claim.q.Credential.ID
	go func() {
		for t.Context().Err() == nil {
			_ = c.Renew(t.Context(), "claim")
			time.Sleep(200 * time.Millisecond) // not a limit
		}
	}()
	claim.ready()
	a.mu.Lock()
	a.sessions[token] = []uint64{7, 8}
	a.mu.Unlock()
	if err := c.Cordon(t.Context(), "a", pool.Cordon{Drain: true}); err != nil {
		t.Fatal(err)
	}
	has := func(f *fakeServer, call string) func() bool {
		return func() bool {
			f.mu.Lock()
			defer f.mu.Unlock()
			return slices.Contains(f.calls, call)
		}
	}
	limit.Until(t, "the sessions are suspended: there is no other server", has(a, "suspend 8"))
	limit.Until(t, "the reason is known", func() bool {
		list, err := c.Servers(t.Context())
		return err == nil && len(list) == 1 && len(list[0].Leaving) == 1 && strings.Contains(list[0].Leaving[0].Blocked, "no other server has room")
	})
	if err := c.Uncordon(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "the sessions are resumed", has(a, "resume 8"))

	b := s.startServer("b", 1)
	limit.Until(t, "the other server has joined", func() bool {
		list, err := c.Servers(t.Context())
		return err == nil && len(list) == 2
	})
	if err := c.Cordon(t.Context(), "a", pool.Cordon{Drain: true}); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "the claim has moved", func() bool {
		w, err := c.ClaimStatus(t.Context(), "claim", "", 0)
		return err == nil && w.Claim.Move == nil && w.Claim.Grant.Server == "b"
	})
	if !has(a, "move 7 to b")() || !has(a, "move 8 to b")() {
		t.Errorf("%q", a.calls)
	}
	limit.Until(t, "the first server is empty", func() bool {
		list, err := c.Servers(t.Context())
		return err == nil && list[0].Claims == 0 && list[0].State() == "drained"
	})

	// The other server is lost: it keeps the claim, and nothing new comes.
	b.mute.Store(true)
	state := func(name string) (state string) {
		list, err := c.Servers(t.Context())
		if err != nil {
			return err.Error()
		}
		for i := range list {
			if list[i].Name == name {
				state = list[i].State()
			}
		}
		return state
	}
	limit.Until(t, "it is away", func() bool { return state("b") == "away" })
	b.mute.Store(false)
	limit.Until(t, "it is back", func() bool { return state("b") == "ready" })
	if claim.state() != pool.Ready {
		t.Errorf("the claim of the server that was away is %s", claim.state())
	}

	// etcd is lost: nothing is granted, what is there stays, and with it everything comes back.
	s.etcd.Kill()
	limit.Until(t, "nothing is granted", func() bool {
		_, err := c.Claim(t.Context(), s.newClaim(c, "later", pool.Request{GPUs: 1}).q)
		e, ok := errors.AsType[*protocol.Error](err)
		return ok && e.Status == http.StatusServiceUnavailable && strings.Contains(e.Message, "nothing can be claimed")
	})
	b.mu.Lock()
	kept := len(b.claims)
	b.mu.Unlock()
	if kept != 1 {
		t.Errorf("without etcd the server has %d claims", kept)
	}
	s.etcd.Restart()
	limit.Until(t, "the claim is there again", func() bool { return claim.state() == pool.Ready })
}

// TestVanishedClient: the GPUs of a client that says nothing any more come back.
func TestVanishedClient(t *testing.T) {
	s := newSite(t, time.Second, time.Second)
	c := s.client()
	s.startServer("a", 1)
	claim := s.newClaim(c, "claim", pool.Request{GPUs: 1})
	claim.ready()
	limit.Until(t, "the claim ends", func() bool { return claim.state() == "gone" })
	s.newClaim(c, "next", pool.Request{GPUs: 1}).ready()
}
