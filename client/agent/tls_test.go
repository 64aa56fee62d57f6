package agent

import (
	"crypto/tls"
	"net"
	"path/filepath"
	"testing"
	"time"

	"ferry/server/identity"
	"ferry/test/limit"
	"ferry/transport"
)

// TestServerIsVerified: the agent says nothing to a server whose certificate its CA has not signed.
func TestServerIsVerified(t *testing.T) {
	mine, foreign := t.TempDir(), t.TempDir()
	var pair tls.Certificate
	for _, dir := range []string{foreign, mine} { // the server's is of the last
		ca, err := identity.InitCA(dir, "test", time.Now())
		if err != nil {
			t.Fatal(err)
		}
		cert, key, _, err := ca.Issue(identity.Request{Name: "server", Hosts: []string{"127.0.0.1"}, Life: time.Hour}, time.Now())
		if err == nil {
			pair, err = tls.LoadX509KeyPair(cert, key)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	l, err := tls.Listen("tcp", "127.0.0.1:0", &tls.Config{Certificates: []tls.Certificate{pair}, NextProtos: []string{"ferry"}, MinVersion: tls.VersionTLS13})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			_ = c.(*tls.Conn).Handshake()
			_ = c.Close()
		}
	}()
	at := transport.Address{Scheme: "tls", Target: l.Addr().String()}
	dial := func(dir string) error {
		var c net.Conn
		c, err := Dial(limit.Context(t, 0), at, identity.Client{CA: filepath.Join(dir, identity.CACert)})
		if err == nil {
			_ = c.Close()
		}
		return err
	}
	if err := dial(mine); err != nil {
		t.Errorf("a server that the CA has signed: %v", err)
	}
	if err := dial(foreign); err == nil {
		t.Error("a server that the CA has not signed is trusted")
	}
	_ = l.Close()
	<-ended
}

// TestListensOnNoNetwork: whoever reaches an agent uses its credentials, so that it listens where the
// kernel says who comes.
func TestListensOnNoNetwork(t *testing.T) {
	server := transport.Address{Scheme: "tcp", Target: "127.0.0.1:1"}
	for _, at := range []transport.Address{{Scheme: "tcp", Target: "127.0.0.1:0"}, {Scheme: "tls", Target: "127.0.0.1:0"}, {}} {
		if _, err := New(Config{Listen: at, Server: server}); err == nil {
			t.Errorf("an agent listens on %s", at)
		}
	}
	if _, err := New(Config{Listen: transport.Address{Scheme: "unix", Target: "/x"}, Server: server}); err != nil {
		t.Error(err)
	}
}
