package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/pem"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ferry/daemon"
	"ferry/daemon/admission"
	placement "ferry/daemon/place"
	"ferry/operator/admin"
	"ferry/pool"
	"ferry/pool/member"
	"ferry/pool/protocol"
	"ferry/server/config"
	"ferry/server/identity"
	"ferry/transport"
	"ferry/wire"
)

// poolOptions say which pool a server is in.
type poolOptions struct {
	pool   config.Pool
	labels []string
}

func (o *poolOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringArrayVar(&o.pool.Address, "pool", nil, "address of the controller of a pool to join, tls://host:port or unix:///path; may be given several times (docs/pool.md)")
	f.StringVar(&o.pool.Name, "pool-name", "", "name of this server in the pool: that of its certificate or token for it (default: the machine's)")
	f.StringArrayVar(&o.pool.Advertise, "advertise", nil, "address at which clients of the pool reach this server, if it is not the one it listens on; may be given several times, best first")
	f.StringArrayVar(&o.labels, "label", nil, "label of this server in the pool, key=value; may be given several times")
	f.StringVar(&o.pool.TokenFile, "pool-token-file", "", "file with this server's token for the pool")
	f.StringVar(&o.pool.CA, "pool-ca", "", "file with the CAs of the pool's controllers")
	f.StringVar(&o.pool.Pin, "pool-pin", "", "fingerprint of the controller's certificate or of its CA's, sha256:...")
	f.StringVar(&o.pool.Cert, "pool-cert", "", "file with this server's client certificate for the pool")
	f.StringVar(&o.pool.Key, "pool-key", "", "file with its key")
}

// apply puts what flags say into a configuration.
func (o *poolOptions) apply(c *config.Pool, f *pflag.FlagSet) {
	for flag, set := range map[string]func(){
		"pool":            func() { c.Address = o.pool.Address },
		"pool-name":       func() { c.Name = o.pool.Name },
		"advertise":       func() { c.Advertise = o.pool.Advertise },
		"pool-token-file": func() { c.TokenFile = o.pool.TokenFile },
		"pool-ca":         func() { c.CA = o.pool.CA },
		"pool-pin":        func() { c.Pin = o.pool.Pin },
		"pool-cert":       func() { c.Cert = o.pool.Cert },
		"pool-key":        func() { c.Key = o.pool.Key },
		"label":           func() { c.Labels = o.labels },
	} {
		if f.Changed(flag) {
			set()
		}
	}
}

// parseLabels reads key=value words; the controller refuses those that make no sense.
func parseLabels(words []string) map[string]string {
	labels := map[string]string{}
	for _, w := range words {
		k, v, _ := strings.Cut(w, "=")
		labels[k] = v
	}
	return labels
}

// joinPool has a server be in its pool until ctx is done. leave waits until it has left.
func joinPool(ctx context.Context, c config.Config, d *daemon.Daemon, log *slog.Logger) (leave func(), err error) {
	if len(c.Pool.Address) == 0 {
		return func() {}, nil
	}
	host := &poolHost{daemon: d, labels: parseLabels(c.Pool.Labels), addresses: c.Pool.Advertise}
	if err := host.findAddresses(); err != nil {
		return nil, err
	}
	if c.TLS.Cert != "" {
		if host.fingerprint, err = certificateFingerprint(c.TLS.Cert); err != nil {
			return nil, err
		}
	}
	name := c.Pool.Name
	if name == "" {
		if name, err = os.Hostname(); err != nil {
			return nil, err
		}
	}
	credentials := protocol.Credentials{TLS: identity.Client{CA: c.Pool.CA, Pin: c.Pool.Pin, Cert: c.Pool.Cert, Key: c.Pool.Key}}
	if c.Pool.TokenFile != "" {
		token, err := loadToken(c.Pool.TokenFile)
		if err != nil {
			return nil, err
		}
		credentials.Token = string(token)
	}
	client, err := protocol.NewClient(c.Pool.Address, credentials)
	if err != nil {
		return nil, err
	}
	var random [4]byte
	_, _ = rand.Read(random[:]) // never fails (crypto/rand)
	// Instances are ordered: the server that was started last has the name.
	instance := fmt.Sprintf("%016x-%s", time.Now().UnixNano(), hex.EncodeToString(random[:]))
	m := member.New(member.Config{Name: name, Instance: instance, Host: host, Controller: client, Log: log})
	done := make(chan struct{})
	go func() {
		defer close(done)
		m.Run(ctx)
	}()
	return func() { <-done }, nil
}

// findAddresses sees to it that clients of the pool can reach the server.
func (h *poolHost) findAddresses() error {
	if len(h.addresses) == 0 {
		for _, a := range h.daemon.Addrs() {
			if a.Network() {
				h.addresses = append(h.addresses, a.String())
			}
		}
	}
	if len(h.addresses) == 0 {
		return errors.New("a server in a pool is reached over a network: add --listen tls://0.0.0.0:7700 for example")
	}
	for _, text := range h.addresses {
		a, err := transport.Parse(text)
		if err != nil {
			return err
		}
		if strings.HasPrefix(a.Target, "0.0.0.0:") || strings.HasPrefix(a.Target, "[::]:") {
			return fmt.Errorf("%s is no address that clients of the pool can use: say how they reach this server, --advertise %s://NAME:PORT", text, a.Scheme)
		}
	}
	return nil
}

func certificateFingerprint(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return "", fmt.Errorf("%s holds no certificate", file)
	}
	return identity.Fingerprint(block.Bytes), nil
}

// A poolHost is the daemon as its pool sees it: a member.Host.
type poolHost struct {
	daemon      *daemon.Daemon
	addresses   []string
	labels      map[string]string
	fingerprint string
}

// Describe says what the server is at the moment.
func (h *poolHost) Describe() pool.Server {
	s := pool.Server{Addresses: h.addresses, Fingerprint: h.fingerprint, Version: version, Labels: h.labels, GPUs: []pool.GPU{}}
	for _, d := range h.daemon.Devices() {
		s.GPUs = append(s.GPUs, pool.GPU{Index: d.Index, Name: d.Name, UUID: d.UUID, Memory: d.Memory})
	}
	if len(s.GPUs) == 0 {
		s.Problem = "it knows no GPU: its log says why"
	}
	if h.daemon.Draining() {
		s.Problem = "it accepts no new clients (ferry drain)"
	}
	return s
}

// SetClaims has the programs of these claims, and of no others, be let in.
func (h *poolHost) SetClaims(entries []member.Entry) {
	list := make([]admission.Claim, 0, len(entries))
	for _, e := range entries {
		c := admission.Claim{
			Token:     identity.Token{ID: e.Claim.Credential.ID, Key: e.Claim.Credential.Key, Name: e.Claim.Owner, Tenant: e.Claim.Tenant, Created: e.Claim.Created},
			GPUs:      e.Grant.GPUs,
			Memory:    e.Grant.Memory,
			Timeshare: placement.Fraction(e.Grant.Share),
		}
		if e.MoveToken != "" {
			key := wire.KeyOfToken([]byte(e.MoveToken))
			c.Bring = identity.Token{ID: wire.IDOfToken([]byte(e.MoveToken)).String(), Key: key[:], Name: e.Claim.Owner, Tenant: e.Claim.Tenant}
		}
		list = append(list, c)
	}
	h.daemon.SetClaims(list)
}

// Sessions lists the sessions of a claim.
func (h *poolHost) Sessions(token string) []uint64 {
	list, _ := h.daemon.ClaimSessions(token)
	return list
}

// Idle says whether there is nothing of a claim here.
func (h *poolHost) Idle(token string) bool {
	_, idle := h.daemon.ClaimSessions(token)
	return idle
}

// Move moves a session to another server, at the first of its addresses that takes it.
func (h *poolHost) Move(ctx context.Context, session uint64, to pool.Server, token string) (err error) {
	for _, a := range to.Addresses {
		if err = h.daemon.MoveClaimed(ctx, session, admin.MoveRequest{To: a, Addresses: to.Addresses}, token, to.Fingerprint); err == nil {
			return nil
		}
	}
	return err
}

// Suspend takes a session off its GPUs.
func (h *poolHost) Suspend(ctx context.Context, session uint64) error {
	return h.daemon.SuspendSession(ctx, session)
}

// Resume brings a session back to its GPUs.
func (h *poolHost) Resume(ctx context.Context, session uint64) error {
	return h.daemon.ResumeSession(ctx, session)
}
