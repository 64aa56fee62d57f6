// Package config is a server's configuration: it reads the file, validates it, and finds
// the tenant of a client. It reads text and has no side effects; values belong to the
// caller.
//
// The file is TOML and strict: an unknown key is an error, with line and column.
// docs/ferry.toml has every key with its default.
package config

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/pelletier/go-toml/v2"

	"ferry/daemon/place"
	"ferry/softgpu/finding"
)

// MaxHandshakes is how many peers of one listener may be in the handshake at the same time.
const MaxHandshakes = 256

// MaxText bounds the size of a file.
const MaxText = 1 << 20

// Config is everything that can be configured. The struct is large because its fields are the keys and
// tables of the file.
type Config struct {
	Listen    []string `toml:"listen"`         // empty for the default socket
	Admin     string   `toml:"admin"`          // path of the admin socket; empty for one next to the server's socket, "off" for none
	Web       string   `toml:"web"`            // host:port of the dashboard; empty for none
	WebToken  string   `toml:"web-token-file"` // empty for a fresh token at each start
	TokenFile string   `toml:"token-file"`     // empty for $FERRY_TOKEN, $FERRY_TOKEN_FILE
	Tokens    string   `toml:"tokens"`         // file of named tokens; empty for none
	Insecure  bool     `toml:"insecure"`
	AuditLog  string   `toml:"audit-log"` // empty: the audit goes to the log

	TLS     TLS      `toml:"tls"`
	Network Network  `toml:"network"`
	Device  Device   `toml:"device"`
	Limits  Limits   `toml:"limits"`
	Place   Place    `toml:"place"`
	Sched   Sched    `toml:"sched"`
	Memory  Memory   `toml:"memory"`
	Move    Move     `toml:"move"`
	Pool    Pool     `toml:"pool"`
	Worker  Worker   `toml:"worker"`
	Cache   Cache    `toml:"cache"`
	Log     Log      `toml:"log"`
	Tenants []Tenant `toml:"tenant"`
}

// TLS are the files for tls:// addresses.
type TLS struct {
	Cert    string `toml:"cert"`
	Key     string `toml:"key"`
	CA      string `toml:"ca"`      // CAs whose clients are accepted; empty for none
	Revoked string `toml:"revoked"` // revocation lists of these CAs; empty for none
}

// Network holds for sessions over a network.
type Network struct {
	Resume      Duration `toml:"resume"`       // how long a session is kept for a client whose connection is lost; 0 for not at all
	PeerTimeout Duration `toml:"peer-timeout"` // how long a client's machine may be silent
	GuestMemory []string `toml:"guest-memory"` // files that virtual machines share with this host, one for each machine
}

// Device is the device that the workers open.
type Device struct {
	Kind string `toml:"kind"` // auto, cuda, soft
	Soft Soft   `toml:"soft"`
}

// Soft describes the software GPUs.
type Soft struct {
	Count   int    `toml:"count"`
	Profile string `toml:"profile"`
	Memory  Size   `toml:"memory"`
	Check   Check  `toml:"check"`
}

// Limits hold for every client of the server.
type Limits struct {
	Clients   int      `toml:"clients"`   // 0 for any number
	Memory    Size     `toml:"memory"`    // per client and GPU; 0 for all of it
	SMs       SMs      `toml:"sms"`       // multiprocessors per client and GPU; 0 for all of them
	Handshake Duration `toml:"handshake"` // for all of a peer's handshake
	PerPeer   int      `toml:"handshakes-per-peer"`
}

// Place says which GPUs clients get, and how long clients wait for one.
type Place struct {
	Policy    string   `toml:"policy"`     // empty: a client that does not ask gets all GPUs
	PerGPU    int      `toml:"per-gpu"`    // clients on one GPU; 0 for any number
	Queue     int      `toml:"queue"`      // clients that may wait
	QueueWait Duration `toml:"queue-wait"` // how long
}

// Sched says how clients divide a GPU's time.
type Sched struct {
	Off    bool     `toml:"off"`    // true: the hardware divides the time, as among processes
	Period Duration `toml:"period"` // how often the scheduler hands out GPU time
	Slice  Duration `toml:"slice"`  // length of a turn
}

// Memory says how sessions share the memory of GPUs.
type Memory struct {
	// Oversubscribe is how many times a GPU's memory its sessions may hold together, in the GPU
	// and swapped out.
	Oversubscribe float64 `toml:"oversubscribe"`
	Swap          Size    `toml:"swap"` // host memory for sessions that are suspended; 0 for none
	// Warm says whether that memory is touched ahead: on, off; auto for on with real GPUs, and off with the software GPU,
	// whose memory is the host's too.
	Warm     string `toml:"warm"`
	SwapDisk Size   `toml:"swap-disk"` // room on disk for sessions for which the host has no memory; 0 for none
	SwapDir  string `toml:"swap-dir"`  // where on disk
	// Checkpoints is the folder for checkpoints of sessions; empty: none are written.
	Checkpoints string `toml:"checkpoints"`
}

// Worker says how workers are confined, and how many are started before a client comes.
type Worker struct {
	Confine   string `toml:"confine"` // on, strict, learn, off
	User      string `toml:"user"`    // empty for ferry if there is one, else nobody
	UIDs      string `toml:"uids"`    // a range such as 60600-61100; empty for none
	Temp      string `toml:"temp"`    // empty for $TMPDIR, else /tmp
	DriverIPC bool   `toml:"driver-ipc"`
	// WarmWorkers is how many workers the server starts before a client comes; WarmContext
	// is whether they also create a GPU's context then: on, off.
	WarmWorkers int    `toml:"warm-workers"`
	WarmContext string `toml:"warm-context"`
	// AutoGraphs is whether workers launch graphs in place of rows of launches that come again:
	// on, off.
	AutoGraphs string `toml:"auto-graphs"`
}

// Cache says where device code of clients is kept.
type Cache struct {
	Dir  string `toml:"dir"`  // empty for a folder of the server's user; "none" for nowhere
	Size Size   `toml:"size"` // most bytes on disk
}

// Log says what is logged, and how.
type Log struct {
	Level  string `toml:"level"`
	Format string `toml:"format"`
}

// Default returns the configuration of a server without a file.
func Default() Config {
	return Config{
		Device:  Device{Kind: "auto", Soft: Soft{Count: 1, Profile: "h100", Memory: 8 << 30}},
		Network: Network{Resume: Duration(time.Minute), PeerTimeout: Duration(15 * time.Second)},
		Limits:  Limits{Clients: 256, Handshake: Duration(5 * time.Second), PerPeer: 128},
		Place:   Place{Queue: 32, QueueWait: Duration(10 * time.Minute)},
		Sched:   Sched{Period: Duration(30 * time.Millisecond), Slice: Duration(6 * time.Millisecond)},
		Memory:  Memory{Oversubscribe: 1, Warm: "auto"},
		Cache:   Cache{Size: 4 << 30},
		Worker:  Worker{Confine: "on", WarmWorkers: 1, WarmContext: "on", AutoGraphs: "off"},
		Log:     Log{Level: "info", Format: "text"},
	}
}

// Bounds of slice and period, as in package daemon.
const (
	minSlice, maxSlice = 500 * time.Microsecond, time.Second
	maxPeriod          = 10 * time.Second
)

// The values of keys that take one of a few words.
var (
	DeviceKinds = []string{"auto", "cuda", "soft"}
	LogLevels   = []string{"debug", "info", "warn", "error"}
	LogFormats  = []string{"text", "json"}
	Confines    = []string{"on", "strict", "learn", "off"}
)

// Read reads the text of a file. name is the file's name in errors.
func Read(name string, text []byte) (Config, error) {
	c := Default()
	if len(text) > MaxText {
		return Config{}, fmt.Errorf("%s: %d bytes; a configuration has at most %d", name, len(text), MaxText)
	}
	d := toml.NewDecoder(strings.NewReader(string(text)))
	d.DisallowUnknownFields()
	if err := knownKeys(d.Decode(&c)); err != nil {
		return Config{}, explain(name, err)
	}
	if err := applyOldKeys(&c, text); err != nil {
		return Config{}, explain(name, err)
	}
	// In the decoded struct a missing key looks like a zero, so the text is decoded again.
	var present struct {
		Tenant []map[string]any `toml:"tenant"`
	}
	if err := toml.Unmarshal(text, &present); err != nil || len(present.Tenant) != len(c.Tenants) {
		return Config{}, errors.Join(fmt.Errorf("%s: tenants", name), err)
	}
	for i := range c.Tenants {
		c.Tenants[i].applyDefaults(present.Tenant[i])
	}
	if err := c.Validate(); err != nil {
		return Config{}, fmt.Errorf("%s: %w", name, err)
	}
	return c, nil
}

// explain adds file, line and column to an error of the decoder.
func explain(name string, err error) error {
	if strict, ok := errors.AsType[*toml.StrictMissingError](err); ok {
		var list []error
		for i := range strict.Errors {
			row, column := strict.Errors[i].Position()
			list = append(list, fmt.Errorf("%s:%d:%d: there is no key %q", name, row, column, strings.Join(strict.Errors[i].Key(), ".")))
		}
		return errors.Join(list...)
	}
	if at, ok := errors.AsType[*toml.DecodeError](err); ok {
		row, column := at.Position()
		text := strings.TrimPrefix(strings.TrimPrefix(at.Error(), "toml: "), "error calling UnmarshalText: ")
		if key := strings.Join(at.Key(), "."); key != "" && !strings.Contains(text, key) {
			text = key + ": " + text
		}
		return fmt.Errorf("%s:%d:%d: %s", name, row, column, text)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// Validate says what is wrong with values that are well-formed: all of it.
func (c *Config) Validate() error {
	var wrong []error
	report := func(key, format string, args ...any) {
		wrong = append(wrong, fmt.Errorf("%s: %s", key, fmt.Sprintf(format, args...)))
	}
	oneOf := func(key, value string, of []string) {
		if !slices.Contains(of, value) {
			report(key, "%q is not one of %s", value, strings.Join(of, ", "))
		}
	}
	if c.Admin != "" && c.Admin != "off" && !strings.HasPrefix(c.Admin, "/") {
		report("admin", "%q is no absolute path, nor off", c.Admin)
	}
	if (c.TLS.Cert == "") != (c.TLS.Key == "") {
		report("tls", "a certificate and its key go together")
	}
	if t := time.Duration(c.Network.Resume); t < 0 || t > 24*time.Hour {
		report("network.resume", "%v: use a time from 0 to 24h", t)
	}
	if t := time.Duration(c.Network.PeerTimeout); t < time.Second || t > time.Hour {
		report("network.peer-timeout", "%v: use a time from 1s to 1h", t)
	}
	for i, file := range c.Network.GuestMemory {
		if !strings.HasPrefix(file, "/") || slices.Contains(c.Network.GuestMemory[:i], file) {
			report("network.guest-memory", "%q is no absolute path, or stands there twice", file)
		}
	}
	oneOf("device.kind", c.Device.Kind, DeviceKinds)
	if n := c.Device.Soft.Count; n < 1 || n > 64 {
		report("device.soft.count", "%d: use a number from 1 to 64", n)
	}
	if c.Device.Soft.Memory == 0 {
		report("device.soft.memory", "a GPU without memory")
	}
	if _, err := finding.Parse(string(c.Device.Soft.Check)); err != nil {
		report("device.soft.check", "%v", err)
	}
	if n := c.Limits.Clients; n < 0 || n > math.MaxInt32 {
		report("limits.clients", "%d: use a number from 0", n)
	}
	if t := time.Duration(c.Limits.Handshake); t < 100*time.Millisecond || t > time.Hour {
		report("limits.handshake", "%v: use a time from 100ms to 1h", t)
	}
	if n := c.Limits.PerPeer; n < 1 || n > MaxHandshakes {
		report("limits.handshakes-per-peer", "%d: use a number from 1 to %d", n, MaxHandshakes)
	}
	if c.Place.Policy != "" && !slices.Contains(place.Policies, place.Policy(c.Place.Policy)) {
		report("place.policy", "%q is not one of %q", c.Place.Policy, place.Policies)
	}
	if n := c.Place.PerGPU; n < 0 || n > math.MaxInt32 {
		report("place.per-gpu", "%d: use a number from 0", n)
	}
	if n := c.Place.Queue; n < 0 || n > 10000 {
		report("place.queue", "%d: use a number from 0 to 10000", n)
	}
	if t := time.Duration(c.Place.QueueWait); t <= 0 {
		report("place.queue-wait", "%v: use a time such as 10m", t)
	}
	switch period, slice := time.Duration(c.Sched.Period), time.Duration(c.Sched.Slice); {
	case slice < minSlice || slice > maxSlice:
		report("sched.slice", "%v: use a time from %v to %v", slice, minSlice, maxSlice)
	case period < slice || period > maxPeriod:
		report("sched.period", "%v: use a time from a slice (%v) to %v", period, slice, maxPeriod)
	}
	c.Memory.validate(report)
	c.Move.validate(report)
	c.Pool.validate(report)
	if c.Cache.Size == 0 {
		report("cache.size", "a cache without room; use dir = \"none\"")
	}
	oneOf("worker.confine", c.Worker.Confine, Confines)
	oneOf("worker.warm-context", c.Worker.WarmContext, Confines)
	oneOf("worker.auto-graphs", c.Worker.AutoGraphs, []string{"on", "off"})
	if n := c.Worker.WarmWorkers; n < 0 || n > 64 {
		report("worker.warm-workers", "%d: use a number from 0 to 64", n)
	}
	oneOf("log.level", c.Log.Level, LogLevels)
	oneOf("log.format", c.Log.Format, LogFormats)
	wrong = append(wrong, validateTenants(c.Tenants, c.Memory.swaps())...)
	return errors.Join(wrong...)
}
