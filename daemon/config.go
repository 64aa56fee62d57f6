package daemon

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"time"

	"ferry/place"
	"ferry/transport"
)

// Config is all a Daemon needs to know. The zero value of a field that is not
// marked as needed stands for a sensible default.
type Config struct {
	Listen   []string   // addresses, at least one if there are no Sockets
	Sockets  []*os.File // that others opened for us; in place of opening the same address of Listen
	Token    []byte     // what clients must prove to hold; nil for none
	Insecure bool       // listen on a network without a token

	MaxClients       int           // clients at the same time; 0 for any number
	HandshakeTimeout time.Duration // for all of a peer's handshake; 0 for 5 s

	Share ShareConfig // how clients share devices

	// Which GPUs a client gets, and how much of them; see package place.
	Memory    uint64        // the quota of a client on each GPU in bytes; 0 for none
	Place     string        // policy; with one, a client that does not say gets one GPU, without one all
	PerGPU    int           // clients on one GPU; 0 for any number
	Queue     int           // clients that may wait for a GPU
	QueueWait time.Duration // how long; 0 for 10 minutes
	// Probe is the command that reports on the GPUs, a worker.Report as JSON, as the
	// daemon never calls CUDA; empty: nobody knows them, and clients get all there are.
	Probe []string

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
	// its Boot as JSON on file 4, the control channel as file 5 and the lease as 6 and 7; empty for this program's verb "worker".
	// WorkerEnv is its environment; nil for the daemon's own.
	Worker    []string
	WorkerEnv []string
	Confine   *Confinement // nil: workers may do what the daemon may

	Log      *slog.Logger // nil for slog.Default
	LogLevel string       // passed on to the workers
}

// ErrNoToken is returned for an address on a network when there is no token and
// Insecure is not set.
var ErrNoToken = errors.New("without a token anyone who reaches the address would get the GPU")

// Devices are the values of Config.Device.
var Devices = []string{"auto", "cuda", "soft"}

// withDefaults returns c with its defaults filled in and its addresses parsed, or
// says what is wrong with it.
func (c Config) withDefaults() (Config, []transport.Address, error) {
	if c.HandshakeTimeout == 0 {
		c.HandshakeTimeout = 5 * time.Second
	}
	if c.QueueWait == 0 {
		c.QueueWait = 10 * time.Minute
	}
	if c.Device == "" {
		c.Device = "auto"
	}
	if len(c.Worker) == 0 {
		// Not the program's path: an upgrade may have replaced that file.
		c.Worker = []string{"/proc/self/exe", "worker"}
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
	case c.MaxClients < 0 || c.PerGPU < 0 || c.Queue < 0 || c.QueueWait < 0:
		return c, nil, errors.New("a limit below 0")
	case c.Place != "" && !slices.Contains(place.Policies, place.Policy(c.Place)):
		return c, nil, fmt.Errorf("policy %q is not one of %q", c.Place, place.Policies)
	}
	var addrs []transport.Address
	for _, s := range c.Listen {
		a, err := transport.Parse(s)
		if err != nil {
			return c, nil, err
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
	if a.Network() && c.Token == nil && !c.Insecure {
		return fmt.Errorf("not listening on %s: %w", a, ErrNoToken)
	}
	return nil
}
