package daemon

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"slices"
	"time"

	"ferry/daemon/admission"
	"ferry/daemon/place"
	"ferry/daemon/residence"
	"ferry/operator/admin"
	"ferry/server/carry"
	"ferry/server/config"
	"ferry/transport"
)

// Config is all a Daemon needs to know. The zero value of a field that is not
// marked as needed stands for a sensible default. Related fields are grouped into types
// that Config embeds.
type Config struct {
	Listen  []string   // addresses, at least one if there are no Sockets
	Sockets []*os.File // that another program opened for the daemon; in place of opening the same address of Listen

	admission.CredentialFiles        // how the daemon recognises its clients
	Insecure                  bool   // listen on a network without asking clients who they are
	AuditLog                  string // file for the audit, JSON lines; empty for the log

	MaxClients int             // clients at the same time; 0 for any number
	Tenants    []config.Tenant // what clients may use; nil: all clients everything
	Share      ShareConfig     // how clients share devices
	Private    bool            // the daemon serves one program, on whose terminal it logs

	NetworkConfig
	OperatorConfig
	PlacementConfig
	DeviceConfig
	WorkerConfig

	// TLSProxy is the command that becomes the TLS proxy (package tlsproxy), with its channel
	// as file 3; empty for the verb "tlsproxy" of this program.
	TLSProxy []string

	// Successor is the program that the daemon can become (Daemon.Restart); nil for none.
	// Handover is what a daemon left that became this program; nil for none.
	Successor *Successor
	Handover  *Handover

	Log      *slog.Logger // nil for slog.Default
	LogLevel string       // passed on to the workers
}

// NetworkConfig says how long the daemon waits for peers.
type NetworkConfig struct {
	HandshakeTimeout time.Duration // for all of a peer's handshake; 0 for 5 s
	PerPeer          int           // handshakes one peer may be in at the same time, at each address; 0 for 128
	Resume           time.Duration // how long a session is kept whose connection over a network is lost; 0 for 60 s, negative for not at all
	PeerTimeout      time.Duration // how long a client's machine may be silent before the connection counts as lost; 0 for 15 s
	GuestMemory      []string      // files that virtual machines share with this host, each with one of them
	Revision         uint32        // the newest revision of the schema to offer, for tests of older ones; 0 for this build's
}

// OperatorConfig says how operators see and steer the daemon.
type OperatorConfig struct {
	// Admin is the path of the Unix socket on which operators are answered; empty for
	// none. If AdminMay is set the daemon does without one where it cannot be opened.
	Admin    string
	AdminMay bool
	// Web is the address of the dashboard, host:port; empty for none. WebToken is
	// what its users must know.
	Web      string
	WebToken string
	// Reload reads the configuration again for an operator who asks, and calls
	// Reconfigure; nil where there is none.
	Reload     func() (admin.Reloaded, error)
	ConfigFile string // shown to operators
	ConfigHash string // over the configuration, for the audit
	Version    string
	Commit     string
}

// PlacementConfig says which GPUs a client gets, and how much of them; see package place.
type PlacementConfig struct {
	Memory    uint64        // the quota of a client on each GPU in bytes; 0 for none
	SMs       place.SMLimit // what a client is kept to of each GPU's multiprocessors; zero for all of them
	Place     string        // policy; with one, a client that does not say gets one GPU, without one all
	PerGPU    int           // clients on one GPU; 0 for any number
	Queue     int           // clients that may wait for a GPU
	QueueWait time.Duration // how long; 0 for 10 minutes
	// Swap says how sessions share more memory than the GPUs have.
	Swap residence.SwapConfig
	// Stow says where sessions are kept that have left their GPUs.
	Stow StowConfig
	// Park is the command that has the driver take a worker off the GPU, with the arguments
	// away or back and the process's number, as the daemon never calls CUDA; empty: none is.
	Park []string
	// Carry is the command that connects to another server, to which a session moves (package
	// carry), with these credentials; empty: no session moves. MoveFrom are the names of the
	// credentials of servers that may bring sessions.
	Carry    []string
	CarryAs  carry.Credentials
	MoveFrom []string
	// Probe is the command that reports on the GPUs, a worker.Report as JSON, as the
	// daemon never calls CUDA; empty: the daemon does not know them, and clients get all
	// there are.
	Probe []string
	// Health is the command that reads temperature, power and errors of the GPUs again and again, a
	// line of JSON each time (map[string]admin.GPUHealth), until its standard input ends; empty for none.
	Health []string
}

// StowConfig says where sessions are kept that have left their GPUs.
type StowConfig struct {
	Memory      uint64 // bytes of host memory
	Warm        string // on, off, or auto: the memory is touched ahead
	Dir         string // the folder for sessions that go to disk; empty for none
	Checkpoints string // the folder for checkpoints; empty for none
}

// DeviceConfig says what the workers open.
type DeviceConfig struct {
	Device      string // auto, cuda or soft; empty for auto
	SoftDevices int
	SoftProfile string
	SoftMemory  uint64
	SoftCheck   string // what the software GPU looks for (worker.SoftOptions)
	SoftFaults  string // rules by which the software GPU fails on purpose
	// SoftSuppress and SoftReport are for a private server: mistakes that are accepted, and the file
	// that gets records of the others.
	SoftSuppress, SoftReport string
}

// WorkerConfig says how workers are started.
type WorkerConfig struct {
	// Worker is the command that becomes a worker (spawn.Config says with which files);
	// empty for the verb "worker" of this program. WorkerEnv is its environment; nil for
	// that of the daemon.
	Worker    []string
	WorkerEnv []string
	// WarmWorkers is how many are kept ready for clients to come. WarmCold: they make no
	// context before their client comes, which takes memory of a GPU.
	WarmWorkers int
	WarmCold    bool
	AutoGraphs  bool         // workers launch graphs in place of rows of launches that come again
	Confine     *Confinement // nil: workers may do what the daemon may

	// CacheDir is where device code that clients have loaded is kept, each
	// owner's in a directory of its own; empty for nowhere. CacheSize is how
	// many bytes all of it may have.
	CacheDir  string
	CacheSize int64
}

// workerOverhead is what a worker may take of the host's memory for its driver, its staging and
// itself.
const workerOverhead = 2 << 30

// workerMemory is what a worker needs besides what its client asks for.
func (c *Config) workerMemory() uint64 {
	if c.Device == "cuda" {
		return workerOverhead
	}
	return workerOverhead + uint64(max(c.SoftDevices, 1))*c.SoftMemory
}

// ErrNoToken is returned for an address on a network when clients have nothing
// to prove and Insecure is not set.
var ErrNoToken = errors.New("without a token or clients' certificates anyone who reaches the address would get the GPU")

// open says whether every peer may come in at an address.
func (c *Config) open(a transport.Address) bool {
	return a.Network() && !c.HasTokens() && !c.Pool && (a.Scheme != "tls" || c.TLS.CA == "")
}

// Devices are the values of Config.Device.
var Devices = []string{"auto", "cuda", "soft"}

// withDefaults returns c with its defaults filled in and its addresses parsed, or
// says what is wrong with it.
func (c Config) withDefaults() (Config, []transport.Address, error) {
	if c.HandshakeTimeout == 0 {
		c.HandshakeTimeout = 5 * time.Second
	}
	if c.PerPeer == 0 {
		c.PerPeer = admission.DefaultPerPeer
	}
	if c.Resume == 0 {
		c.Resume = 60 * time.Second
	}
	c.Resume = max(c.Resume, 0)
	if c.PeerTimeout == 0 {
		c.PeerTimeout = 15 * time.Second
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
	if len(c.TLSProxy) == 0 {
		c.TLSProxy = []string{"/proc/self/exe", "tlsproxy"}
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}

	var err error
	if c.Share, err = c.Share.WithDefaults(); err != nil {
		return c, nil, err
	}
	// Processes of one program are left to share as they do natively.
	c.Share.Off = c.Share.Off || c.Private

	switch {
	case len(c.Listen)+len(c.Sockets) == 0:
		return c, nil, errors.New("no address to listen on")
	case !slices.Contains(Devices, c.Device):
		return c, nil, fmt.Errorf("device %q is not one of %q", c.Device, Devices)
	case c.MaxClients < 0 || c.PerGPU < 0 || c.WarmWorkers < 0 || c.Queue < 0 || c.QueueWait < 0:
		return c, nil, errors.New("a limit below 0")
	case c.Place != "" && !slices.Contains(place.Policies, place.Policy(c.Place)):
		return c, nil, fmt.Errorf("policy %q is not one of %q", c.Place, place.Policies)
	case c.PeerTimeout < time.Second || c.PeerTimeout > time.Hour || c.Resume > 24*time.Hour:
		return c, nil, fmt.Errorf("peers silent for %v, sessions kept for %v", c.PeerTimeout, c.Resume)
	}
	if err := c.checkWeb(); err != nil {
		return c, nil, err
	}
	var addrs []transport.Address
	for _, s := range c.Listen {
		a, err := transport.Parse(s)
		if err != nil {
			return c, nil, err
		}
		if a.Scheme == "tls" {
			if err := c.TLS.Validate(); err != nil {
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

// ErrOpenWeb is returned for a dashboard that others could reach, and whose token
// would cross the network as it is.
var ErrOpenWeb = errors.New("the dashboard is not encrypted, and its address is not of this machine alone")

func (c *Config) checkWeb() error {
	if c.Web == "" {
		return nil
	}
	host, _, err := net.SplitHostPort(c.Web)
	if err != nil {
		return fmt.Errorf("the dashboard's address: %w", err)
	}
	if ip := net.ParseIP(host); host != "localhost" && (ip == nil || !ip.IsLoopback()) && !c.Insecure {
		return fmt.Errorf("not serving the dashboard at %s: %w", c.Web, ErrOpenWeb)
	}
	if c.WebToken == "" {
		return errors.New("a dashboard without a token")
	}
	return nil
}

// mayListen says why not to listen at an address.
func (c Config) mayListen(a transport.Address) error {
	if c.open(a) && !c.Insecure {
		return fmt.Errorf("not listening on %s: %w", a, ErrNoToken)
	}
	return nil
}
