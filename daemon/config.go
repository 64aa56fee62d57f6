package daemon

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"time"

	"ferry/identity"
	"ferry/transport"
)

// Config is all a Daemon needs to know. The zero value of a field that is not
// marked as needed stands for a sensible default.
type Config struct {
	Listen   []string             // addresses, at least one if there are no Sockets
	Sockets  []*os.File           // that others opened for us; in place of opening the same address of Listen
	Token    []byte               // a token clients may prove to hold, the same for all; nil for none
	Tokens   string               // file of tokens (identity.CreateToken), read again when it changes; empty for none
	TLS      identity.ServerFiles // for tls:// addresses, read again when they change
	Insecure bool                 // listen on a network without asking who comes

	AuditLog string // file for the audit, JSON lines; empty for the log

	MaxClients       int           // clients at the same time; 0 for any number
	HandshakeTimeout time.Duration // for all of a peer's handshake; 0 for 5 s

	Share ShareConfig // how clients share devices
	// Over a network. Resume is how long a session is kept for a client whose
	// connection is lost; 0 for 60 s, negative for not at all. PeerTimeout is how
	// long a client's machine may be silent before the connection counts as lost; 0 for 15 s.
	Resume, PeerTimeout time.Duration

	// What the workers open.
	Device      string // auto, cuda or soft; empty for auto
	SoftDevices int
	SoftProfile string
	SoftMemory  uint64
	SoftCheck   bool // look for races and uninitialised reads
	Private     bool // the daemon serves one program, on whose terminal it logs

	// CacheDir is where device code that clients have loaded is kept, each
	// owner's in a directory of its own; empty for nowhere. CacheSize is how
	// many bytes all of it may have.
	CacheDir  string
	CacheSize int64

	// Worker is the command that becomes a worker, with the connection as file 3,
	// its Boot as JSON on file 4, the control channel as file 5, the lease as 6 and 7 and the channel that
	// brings further connections as file 8; empty for this program's verb "worker".
	// WorkerEnv is its environment; nil for the daemon's own.
	Worker    []string
	WorkerEnv []string
	Confine   *Confinement // nil: workers may do what the daemon may

	// Gate is the command that becomes the gate (package gate), with its channel as
	// file 3; empty for this program's verb "gate".
	Gate []string

	Log      *slog.Logger // nil for slog.Default
	LogLevel string       // passed on to the workers
}

// ErrNoToken is returned for an address on a network when clients have nothing
// to prove and Insecure is not set.
var ErrNoToken = errors.New("without a token or clients' certificates anyone who reaches the address would get the GPU")

// hasTokens says whether clients are asked for a token.
func (c *Config) hasTokens() bool { return c.Token != nil || c.Tokens != "" }

// open says whether anyone may come in at an address.
func (c *Config) open(a transport.Address) bool {
	return a.Network() && !c.hasTokens() && (a.Scheme != "tls" || c.TLS.CA == "")
}

// Devices are the values of Config.Device.
var Devices = []string{"auto", "cuda", "soft"}

// withDefaults returns c with its defaults filled in and its addresses parsed, or
// says what is wrong with it.
func (c Config) withDefaults() (Config, []transport.Address, error) {
	if c.HandshakeTimeout == 0 {
		c.HandshakeTimeout = 5 * time.Second
	}
	if c.Resume == 0 {
		c.Resume = 60 * time.Second
	}
	c.Resume = max(c.Resume, 0)
	if c.PeerTimeout == 0 {
		c.PeerTimeout = 15 * time.Second
	}
	if c.Device == "" {
		c.Device = "auto"
	}
	if len(c.Worker) == 0 {
		// Not the program's path: an upgrade may have replaced that file.
		c.Worker = []string{"/proc/self/exe", "worker"}
	}
	if len(c.Gate) == 0 {
		c.Gate = []string{"/proc/self/exe", "gate"}
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}

	var err error
	if c.Share, err = c.Share.withDefaults(); err != nil {
		return c, nil, err
	}
	// Processes of one program are left to share as they do natively.
	c.Share.Off = c.Share.Off || c.Private

	switch {
	case len(c.Listen)+len(c.Sockets) == 0:
		return c, nil, errors.New("no address to listen on")
	case !slices.Contains(Devices, c.Device):
		return c, nil, fmt.Errorf("device %q is not one of %q", c.Device, Devices)
	case c.MaxClients < 0:
		return c, nil, fmt.Errorf("a limit of %d clients", c.MaxClients)
	case c.PeerTimeout < time.Second || c.PeerTimeout > time.Hour || c.Resume > 24*time.Hour:
		return c, nil, fmt.Errorf("peers silent for %v, sessions kept for %v", c.PeerTimeout, c.Resume)
	}
	var addrs []transport.Address
	for _, s := range c.Listen {
		a, err := transport.Parse(s)
		if err != nil {
			return c, nil, err
		}
		if a.Scheme == "tls" {
			if err := c.TLS.Check(); err != nil {
				return c, nil, fmt.Errorf("not listening on %s: %w", a, err)
			}
		}
		if err := c.mayListen(a); err != nil {
			return c, nil, err
		}
		addrs = append(addrs, a)
	}
	return c, addrs, nil
}

// mayListen says why not to listen at an address.
func (c Config) mayListen(a transport.Address) error {
	if c.open(a) && !c.Insecure {
		return fmt.Errorf("not listening on %s: %w", a, ErrNoToken)
	}
	return nil
}
