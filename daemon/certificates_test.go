package daemon

import (
	"testing"

	"ferry/server/identity"
	"ferry/test/limit"
	"ferry/transport"
	"ferry/wire"
)

// TestCertificatesOnly: where certificates are the only credential, a client without one is refused by
// TLS already.
func TestCertificatesOnly(t *testing.T) {
	d := newOffice(t, func(cfg *Config) {
		cfg.Listen, cfg.Tokens = []string{"tls://127.0.0.1:0"}, ""
	})
	enter := func(as identity.Client) error {
		t.Helper()
		cfg, err := as.Config("127.0.0.1")
		if err != nil {
			t.Fatal(err)
		}
		conn, err := transport.DialTLS(t.Context(), d.Addrs()[0], cfg)
		if err != nil {
			return err
		}
		defer conn.Close()
		_ = conn.SetDeadline(limit.Deadline())
		_, err = wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
		return err
	}
	if err := enter(d.certificate("alice", "ml")); err != nil {
		t.Errorf("with a certificate: %v", err)
	}
	if err := enter(d.as); err == nil {
		t.Error("a client without a certificate is let in")
	}
}
