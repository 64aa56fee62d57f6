package daemon

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/test/limit"
	"ferry/wire"
)

// TestOverview: a client that proves who it is may ask what the server has. It hears of its own tenant
// and of the GPUs that the tenant may use, and costs no session.
func TestOverview(t *testing.T) {
	d := newOffice(t, func(cfg *Config) {
		ops := opsTenant(3)
		ops.GPUs, ops.Memory, ops.Cap = []int{1}, 5<<20, 0.5
		cfg.Tenants, cfg.Probe, cfg.Version = []config.Tenant{ops}, twoGPUs, "9.9"
	})
	carol := d.token("carol", "ops", 0)
	ask := func(token []byte) (v admin.Overview, err error) {
		conn := d.dial()
		defer conn.Close()
		_ = conn.SetDeadline(limit.Deadline())
		hello := wire.NewHello("ferry gpus", 1)
		hello.Service = wire.ServiceInfo
		if _, err := wire.ClientHandshake(conn, hello, token); err != nil {
			return v, err
		}
		text, err := wire.ReadInfo(conn)
		if err != nil {
			return v, err
		}
		return v, json.Unmarshal(text, &v)
	}
	v, err := ask(carol)
	if err != nil {
		t.Fatal(err)
	}
	want := admin.You{Who: admin.Who{Name: "carol", Credential: identity.ByToken, Host: "127.0.0.1"}, Tenant: "ops", MaxClients: 3, Memory: 5 << 20, Cap: 0.5, Weight: 1, Class: config.Batch, SMs: "0"}
	if v.You != want || v.Version != "9.9" || v.Revision != uint32(wire.ThisRevision) {
		t.Errorf("the client hears %+v, not %+v", v, want)
	}
	if len(v.Devices) != 1 || v.Devices[0].Index != 1 {
		t.Errorf("the client hears of the GPUs %+v", v.Devices)
	}
	if s := d.Stats(); s.Sessions != 0 {
		t.Errorf("a question is a session: %+v", s)
	}
	_, err = ask([]byte("another token, which the server does not know"))
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || refused.Status != wire.StatusToken {
		t.Errorf("a client that is not authenticated hears %v", err)
	}
}

// TestPlainAtTLS: a client of Ferry that comes to a TLS address without TLS is told so at once.
func TestPlainAtTLS(t *testing.T) {
	d := newOffice(t, func(cfg *Config) { cfg.Listen = []string{"tls://127.0.0.1:0"} })
	conn, err := net.Dial("tcp", d.Addrs()[0].Target)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetDeadline(limit.Deadline())
	_, err = wire.ClientHandshake(conn, wire.NewHello("p", 1), nil)
	if refused, ok := errors.AsType[*wire.RefusedError](err); !ok || !strings.Contains(refused.Message, "write tls:// in place of tcp://") {
		t.Errorf("the client reads %v", err)
	}
}

// TestEndings: operators see when certificates end, and a server whose certificate has ended is none.
func TestEndings(t *testing.T) {
	socket := t.TempDir() + "/a"
	newOffice(t, func(cfg *Config) { cfg.Admin, cfg.Listen = socket, []string{"tls://127.0.0.1:0"} })
	c := admin.NewClient(socket)
	t.Cleanup(c.Close)
	s, err := c.Server(t.Context())
	if err != nil || len(s.Certificates) < 2 || time.Until(s.Certificates[0].Ends) < 0 {
		t.Fatalf("%+v %v", s.Certificates, err)
	}
	last := s.Certificates[0].Ends
	for _, k := range s.Certificates {
		if k.Ends.After(last) {
			last = k.Ends
		}
	}
	files := identity.ServerFiles{Cert: s.Certificates[0].File}
	if err := expired(files, time.Now()); err != nil {
		t.Errorf("a valid certificate: %v", err)
	}
	if err := expired(files, last.Add(time.Hour)); err == nil || !strings.Contains(err.Error(), "ferry ca issue --renew") {
		t.Errorf("a certificate that has ended: %v", err)
	}
}

// TestHealth: what the reader says is shown with the GPU of its UUID; a GPU that is missing later is
// lost, and a reader that ends is no reason to end.
func TestHealth(t *testing.T) {
	dir := t.TempDir()
	now := time.Now().UTC().Format(time.RFC3339Nano)
	script := "#!/bin/sh\nprintf '%s\\n' '{\"GPU-1\":{\"time\":\"" + now + "\",\"driver\":\"580\",\"temperature_celsius\":41.5,\"lost\":false}}'\ncat >/dev/null\n"
	reader := filepath.Join(dir, "reader")
	if err := os.WriteFile(reader, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	d := &Daemon{cfg: Config{PlacementConfig: PlacementConfig{Health: []string{reader}}}}
	ended := make(chan error)
	ctx, cancel := context.WithCancel(t.Context())
	go func() { ended <- d.readHealth(ctx) }()
	limit.Until(t, "a reading", func() bool { return d.health.of("GPU-1", time.Now()).Temperature != nil })
	if h := d.health.of("GPU-1", time.Now()); *h.Temperature != 41.5 || h.Driver != "580" || h.Lost {
		t.Errorf("%+v", h)
	}
	if h := d.health.of("GPU-2", time.Now()); h.Temperature != nil || h.Lost {
		t.Errorf("a GPU that was in no reading: %+v", h)
	}
	if h := d.health.of("GPU-1", time.Now().Add(2*healthOld)); h.Temperature != nil {
		t.Errorf("an old reading is shown: %+v", h)
	}
	d.health.set(map[string]admin.GPUHealth{})
	if h := d.health.of("GPU-1", time.Now()); !h.Lost {
		t.Errorf("a GPU that is gone: %+v", h)
	}
	cancel()
	<-ended
}
