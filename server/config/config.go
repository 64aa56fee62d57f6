// Package config is a server's configuration: its file, what may stand in it, and
// what it says about a client. It reads text and touches nothing else.
//
// The file is TOML and strict: a key that means nothing is an error, with line
// and column. docs/ferry.toml has every key with its default.
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
)

// MaxHandshakes is how many peers of one listener may be in the handshake at the same
// time.
const MaxHandshakes = 256

// MaxText bounds a file.
const MaxText = 1 << 20

// Config is everything that can be configured.
type Config struct {
	Listen    []string `toml:"listen"`         // empty for the default socket
	Admin     string   `toml:"admin"`          // path of the admin socket; empty for beside the server's, "off" for none
	Web       string   `toml:"web"`            // host:port of the dashboard; empty for none
	WebToken  string   `toml:"web-token-file"` // empty for a fresh token at each start
	TokenFile string   `toml:"token-file"`     // empty for $FERRY_TOKEN, $FERRY_TOKEN_FILE
	Tokens    string   `toml:"tokens"`         // file of named tokens; empty for none
	Insecure  bool     `toml:"insecure"`
	AuditLog  string   `toml:"audit-log"` // empty for the log

	TLS     TLS      `toml:"tls"`
	Network Network  `toml:"network"`
	Device  Device   `toml:"device"`
	Limits  Limits   `toml:"limits"`
	Place   Place    `toml:"place"`
	Sched   Sched    `toml:"sched"`
	Worker  Worker   `toml:"worker"`
	Cache   Cache    `toml:"cache"`
	Log     Log      `toml:"log"`
	Tenants []Tenant `toml:"tenant"`
}

// TLS are the files for tls:// addresses.
type TLS struct {
	Cert    string `toml:"cert"`
	Key     string `toml:"key"`
	CA      string `toml:"ca"`      // whose clients may come in; empty for none
	Revoked string `toml:"revoked"` // what it has revoked; empty for nothing
}

// Network is what holds for sessions over one.
type Network struct {
	Resume      Duration `toml:"resume"`       // how long a session is kept for a client whose connection is lost; 0 for not at all
	PeerTimeout Duration `toml:"peer-timeout"` // how long a client's machine may be silent
}

// Device is what the workers offer.
type Device struct {
	Kind string `toml:"kind"` // auto, cuda, soft
	Soft Soft   `toml:"soft"`
}

// Soft describes the software GPUs.
type Soft struct {
	Count   int    `toml:"count"`
	Profile string `toml:"profile"`
	Memory  Size   `toml:"memory"`
	Check   bool   `toml:"check"`
}

// Limits are the server's own.
type Limits struct {
	Clients   int      `toml:"clients"`   // 0 for any number
	Memory    Size     `toml:"memory"`    // per client and GPU; 0 for all of it
	SMs       SMs      `toml:"sms"`       // multiprocessors per client and GPU; 0 for all of them
	Handshake Duration `toml:"handshake"` // for all of a peer's handshake
	PerPeer   int      `toml:"handshakes-per-peer"`
}

// Place is which GPUs clients get, and who waits for one.
type Place struct {
	Policy    string   `toml:"policy"`     // empty: all of them to everybody who does not ask
	PerGPU    int      `toml:"per-gpu"`    // clients on one GPU; 0 for any number
	Queue     int      `toml:"queue"`      // clients that may wait
	QueueWait Duration `toml:"queue-wait"` // how long
}

// Sched is how clients share a GPU's time.
type Sched struct {
	Off    bool     `toml:"off"`    // by the hardware's rules, as processes do
	Period Duration `toml:"period"` // how often shares are balanced
	Slice  Duration `toml:"slice"`  // how long a turn takes
}

// Worker is what workers are kept from.
type Worker struct {
	Confine   string `toml:"confine"` // on, off
	User      string `toml:"user"`    // empty for ferry if there is one, else nobody
	UIDs      string `toml:"uids"`    // a range such as 60600-61100; empty for none
	Temp      string `toml:"temp"`    // empty for $TMPDIR, else /tmp
	DriverIPC bool   `toml:"driver-ipc"`
	// WarmWorkers is how many workers the server starts before a client comes; WarmContext
	// is whether they also create a GPU's context then: on, off.
	WarmWorkers int    `toml:"warm-workers"`
	WarmContext string `toml:"warm-context"`
}

// Cache is where device code of clients is kept.
type Cache struct {
	Dir  string `toml:"dir"`  // empty for a folder of the server's user; "none" for nowhere
	Size Size   `toml:"size"` // what it may take
}

// Log is what is logged, and how.
type Log struct {
	Level  string `toml:"level"`
	Format string `toml:"format"`
}

// Default is the configuration of a server without a file.
func Default() Config {
	return Config{
		Device:  Device{Kind: "auto", Soft: Soft{Count: 1, Profile: "h100", Memory: 8 << 30}},
		Network: Network{Resume: Duration(time.Minute), PeerTimeout: Duration(15 * time.Second)},
		Limits:  Limits{Clients: 256, Handshake: Duration(5 * time.Second), PerPeer: 128},
		Place:   Place{Queue: 32, QueueWait: Duration(10 * time.Minute)},
		Sched:   Sched{Period: Duration(30 * time.Millisecond), Slice: Duration(6 * time.Millisecond)},
		Cache:   Cache{Size: 4 << 30},
		Worker:  Worker{Confine: "on", WarmWorkers: 1, WarmContext: "on"},
		Log:     Log{Level: "info", Format: "text"},
	}
}

// Bounds of turns, as the daemon has them.
const (
	minSlice, maxSlice = 500 * time.Microsecond, time.Second
	maxPeriod          = 10 * time.Second
)

// The values of keys that have few.
var (
	DeviceKinds = []string{"auto", "cuda", "soft"}
	LogLevels   = []string{"debug", "info", "warn", "error"}
	LogFormats  = []string{"text", "json"}
	Confines    = []string{"on", "off"}
)

// Read reads a file's text. name is what errors call it.
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
	// What a tenant does not say cannot be told from a zero any more.
	var said struct {
		Tenant []map[string]any `toml:"tenant"`
	}
	if err := toml.Unmarshal(text, &said); err != nil || len(said.Tenant) != len(c.Tenants) {
		return Config{}, errors.Join(fmt.Errorf("%s: tenants", name), err)
	}
	for i := range c.Tenants {
		c.Tenants[i].fill(said.Tenant[i])
	}
	if err := c.Check(); err != nil {
		return Config{}, fmt.Errorf("%s: %w", name, err)
	}
	return c, nil
}

// explain says where in the file the trouble is.
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

// Check says what is wrong with values that are well-formed: all of it.
func (c *Config) Check() error {
	var wrong []error
	complain := func(key, format string, args ...any) {
		wrong = append(wrong, fmt.Errorf("%s: %s", key, fmt.Sprintf(format, args...)))
	}
	oneOf := func(key, value string, of []string) {
		if !slices.Contains(of, value) {
			complain(key, "%q is not one of %s", value, strings.Join(of, ", "))
		}
	}
	if c.Admin != "" && c.Admin != "off" && !strings.HasPrefix(c.Admin, "/") {
		complain("admin", "%q is no absolute path, nor off", c.Admin)
	}
	if (c.TLS.Cert == "") != (c.TLS.Key == "") {
		complain("tls", "a certificate and its key go together")
	}
	if t := time.Duration(c.Network.Resume); t < 0 || t > 24*time.Hour {
		complain("network.resume", "%v: use a time from 0 to 24h", t)
	}
	if t := time.Duration(c.Network.PeerTimeout); t < time.Second || t > time.Hour {
		complain("network.peer-timeout", "%v: use a time from 1s to 1h", t)
	}
	oneOf("device.kind", c.Device.Kind, DeviceKinds)
	if n := c.Device.Soft.Count; n < 1 || n > 64 {
		complain("device.soft.count", "%d: use a number from 1 to 64", n)
	}
	if c.Device.Soft.Memory == 0 {
		complain("device.soft.memory", "a GPU without memory")
	}
	if n := c.Limits.Clients; n < 0 || n > math.MaxInt32 {
		complain("limits.clients", "%d: use a number from 0", n)
	}
	if t := time.Duration(c.Limits.Handshake); t < 100*time.Millisecond || t > time.Hour {
		complain("limits.handshake", "%v: use a time from 100ms to 1h", t)
	}
	if n := c.Limits.PerPeer; n < 1 || n > MaxHandshakes {
		complain("limits.handshakes-per-peer", "%d: use a number from 1 to %d", n, MaxHandshakes)
	}
	if c.Place.Policy != "" && !slices.Contains(place.Policies, place.Policy(c.Place.Policy)) {
		complain("place.policy", "%q is not one of %q", c.Place.Policy, place.Policies)
	}
	if n := c.Place.PerGPU; n < 0 || n > math.MaxInt32 {
		complain("place.per-gpu", "%d: use a number from 0", n)
	}
	if n := c.Place.Queue; n < 0 || n > 10000 {
		complain("place.queue", "%d: use a number from 0 to 10000", n)
	}
	if t := time.Duration(c.Place.QueueWait); t <= 0 {
		complain("place.queue-wait", "%v: use a time such as 10m", t)
	}
	switch period, slice := time.Duration(c.Sched.Period), time.Duration(c.Sched.Slice); {
	case slice < minSlice || slice > maxSlice:
		complain("sched.slice", "%v: use a time from %v to %v", slice, minSlice, maxSlice)
	case period < slice || period > maxPeriod:
		complain("sched.period", "%v: use a time from a slice (%v) to %v", period, slice, maxPeriod)
	}
	if c.Cache.Size == 0 {
		complain("cache.size", "a cache without room; use dir = \"none\"")
	}
	oneOf("worker.confine", c.Worker.Confine, Confines)
	oneOf("worker.warm-context", c.Worker.WarmContext, Confines)
	if n := c.Worker.WarmWorkers; n < 0 || n > 64 {
		complain("worker.warm-workers", "%d: use a number from 0 to 64", n)
	}
	oneOf("log.level", c.Log.Level, LogLevels)
	oneOf("log.format", c.Log.Format, LogFormats)
	wrong = append(wrong, checkTenants(c.Tenants)...)
	return errors.Join(wrong...)
}
