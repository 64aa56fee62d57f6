package adminserver

import (
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"ferry/test/limit"
)

// TestConnBound: peers that only connect take a bounded number of connections and keep nobody out,
// and requests that are being answered go on.
func TestConnBound(t *testing.T) {
	bound := new(connBound)
	entered, leave := make(chan struct{}), make(chan struct{})
	s := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/stay" {
			close(entered)
			<-leave
		}
		_, _ = w.Write([]byte("here"))
	}))
	s.Config.ConnState = bound.follow
	s.Start()
	release := sync.OnceFunc(func() { close(leave) })
	defer s.Close()
	defer release()
	answered := make(chan error, 1)
	go func() {
		r, err := s.Client().Get(s.URL + "/stay")
		if err == nil {
			err = r.Body.Close()
		}
		answered <- err
	}()
	<-entered
	for range 4 * maxConnsOfHost {
		c, err := net.Dial("tcp", s.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
	}
	count := func() (n int) {
		bound.mu.Lock()
		defer bound.mu.Unlock()
		return len(bound.order)
	}
	limit.Until(t, "only so many connections are left", func() bool { return count() == maxConnsOfHost })
	fresh := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}
	r, err := fresh.Get(s.URL)
	if err != nil {
		t.Fatalf("an operator is kept out: %v", err)
	}
	_ = r.Body.Close()
	release()
	if err := <-answered; err != nil {
		t.Errorf("a request that was being answered was cut: %v", err)
	}
}
