package tlsproxy

import (
	"context"
	"crypto/tls"
	"net"
	"slices"
	"sync"
	"testing"
	"time"

	"ferry/server/identity"
	"ferry/test/limit"
)

// Turns go to the smallest crowd first, then to who asked first. Who gives up takes none.
func TestTurnsInOrder(t *testing.T) {
	q := turns{free: 2}
	for range 2 {
		if err := q.awaitTurn(t.Context(), 9); err != nil {
			t.Fatal(err)
		}
	}
	var mu sync.Mutex
	var got []int
	var all sync.WaitGroup
	wait := func(ctx context.Context, crowd, number, length int) {
		all.Go(func() {
			if q.awaitTurn(ctx, crowd) == nil {
				mu.Lock()
				got = append(got, number)
				mu.Unlock()
				q.giveBack()
			}
		})
		limit.Until(t, "it waits", func() bool {
			q.mu.Lock()
			defer q.mu.Unlock()
			return len(q.queue) == length
		})
	}
	ctx, giveUp := context.WithCancel(t.Context())
	for i, crowd := range []int{23, 23, 2, 1, 2} {
		wait(t.Context(), crowd, i, i+1)
	}
	wait(ctx, 0, 9, 6)
	giveUp()
	limit.Until(t, "one has given up", func() bool {
		q.mu.Lock()
		defer q.mu.Unlock()
		return len(q.queue) == 5
	})
	q.giveBack() // the other one of the two is never given back: they come one after another
	all.Wait()
	if want := []int{3, 2, 4, 0, 1}; !slices.Equal(got, want) || q.free != 1 || len(q.queue) != 0 {
		t.Errorf("the order is %v, want %v; %d are free", got, want, q.free)
	}
}

// A peer that begins its handshake and then says nothing keeps no turn: another's is done meanwhile.
func TestTurnOfSilentPeer(t *testing.T) {
	dir := t.TempDir()
	ca, err := identity.InitCA(dir, "test", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	cert, key, _, err := ca.Issue(identity.Request{Name: "server", Hosts: []string{"localhost"}, Life: time.Hour}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	g := &proxy{cfg: &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS13, NextProtos: []string{"ferry"}}, turns: turns{free: 1}}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	var all sync.WaitGroup
	defer all.Wait()
	connect := func() (client net.Conn, done <-chan error) {
		client, err := net.Dial("tcp", l.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = client.Close() })
		server, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		answer := make(chan error, 1)
		all.Go(func() {
			_, _, err := g.handshake(server, Request{Timeout: limit.Step()})
			_ = server.Close()
			answer <- err
		})
		return client, answer
	}
	silent, failed := connect()
	_, _ = silent.Write([]byte(clientHello()))
	_, _ = silent.Read(make([]byte, 1)) // the server has computed
	client, done := connect()
	shake := tls.Client(client, &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"ferry"}, MinVersion: tls.VersionTLS13})
	_ = shake.SetDeadline(limit.Deadline())
	if err := shake.Handshake(); err != nil {
		t.Error(err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
	_ = silent.Close()
	if err := <-failed; err == nil {
		t.Error("a handshake without an end")
	}
	if g.turns.free != 1 {
		t.Errorf("%d turns are free", g.turns.free)
	}
}

// A connection that the daemon gave up while it waited for its turn costs none.
func TestEndedBeforeTurn(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	client, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	server, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer server.Close()
	_, _ = client.Write([]byte(clientHello()))
	_, _ = server.(*net.TCPConn).CloseRead(), server.(*net.TCPConn).CloseWrite()
	g := &proxy{turns: turns{free: 1}} // without a configuration, without which a handshake would fail otherwise
	if _, _, err := g.handshake(server, Request{Timeout: limit.Step()}); err != errEnded {
		t.Errorf("%v", err)
	}
	if g.turns.free != 1 {
		t.Errorf("%d turns are free", g.turns.free)
	}
}
