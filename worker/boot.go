// Package worker is the process that serves one client. It reads commands in order,
// translates handles, calls the device and answers. A crash of it costs one client and no
// other.
//
// This package has the command loop, which is one goroutine locked to its OS thread, and
// the start and the end of a session. The packages below it, the parts, execute the
// commands. The command loop does not wait for the GPU: it issues calls that may block
// asynchronously, and a thread of the pool waits for them, so that one thread of the client
// cannot hold up another.
//
// README.md describes the parts, the order of answers, the threads and the order of locks.
package worker

import (
	"log/slog"

	"ferry/server/confine"
	"ferry/worker/conn"
)

// Connection is the part of a Boot that describes the connection to the client.
type Connection = conn.Options

// SoftOptions is the part of a Boot that describes the software GPU.
type SoftOptions struct {
	SoftDevices int    `json:"soft_devices"`
	SoftProfile string `json:"soft_profile"`
	SoftMemory  uint64 `json:"soft_memory"`
	SoftCheck   string `json:"soft_check,omitempty"`  // what it looks for: softgpu/finding.Parse
	SoftFaults  string `json:"soft_faults,omitempty"` // when it fails on purpose: softgpu.ParseTrouble
	// SoftSuppress are the mistakes that are known and accepted (finding.ParseSuppressions); SoftReport
	// is the file to which records of the others are appended, empty for none.
	SoftSuppress string `json:"soft_suppress,omitempty"`
	SoftReport   string `json:"soft_report,omitempty"`
}

// Sealing says how a worker confines itself before the client's first command.
type Sealing struct {
	Seal    bool `json:"seal"`            // by confine.Seal
	Connect bool `json:"connect"`         // it leaves connecting allowed
	Learn   bool `json:"learn,omitempty"` // in learning mode
}

// Caching is the part of a Boot that says where device code is kept.
type Caching struct {
	CacheDir  string `json:"cache_dir,omitempty"`  // the folder of the owner's images; empty: no cache
	CacheSize int64  `json:"cache_size,omitempty"` // bytes
}

// A Boot is what the daemon tells a new worker on its bootstrap pipe. A warm worker gets
// two: one at its start with what is known then, and the complete one when it gets a
// client.
type Boot struct {
	Connection        // how the worker reaches its client
	Service    uint32 `json:"service"` // wire.Service
	Program    string `json:"program"`
	Pid        int    `json:"pid"`
	Base       uint64 `json:"base"` // the address range that the client reserved
	Size       uint64 `json:"size"`
	Device     string `json:"device"` // auto, cuda, soft
	// Devices are the devices that the client may use, by the server's numbers, in the
	// client's order; nil for all. UUIDs are their UUIDs, as NVML writes them.
	Devices []int `json:"devices,omitempty"`
	// Parts is, per device, to which groups of multiprocessors (Found) the client is
	// restricted; an empty list for the whole device, nil for no restriction.
	Parts map[int][]int `json:"parts,omitempty"`
	UUIDs []string      `json:"uuids,omitempty"`
	SoftOptions
	Version  string `json:"version,omitempty"` // of the server, for the client's log
	Private  bool   `json:"private"`           // the server serves only this client, which sees its log
	LogLevel string `json:"log_level"`
	Sealing
	Caching
	AutoGraphs bool `json:"auto_graphs,omitempty"` // graphs take the place of launches that come again

	// Spare says that there is no client yet: this is a warm worker. Instead of a
	// connection the worker has a channel that brings one, and it writes there that it is
	// Ready. Warm is a device whose primary context the worker makes before it has a
	// client; nil for none.
	// Receive says that the connection is not the client's: another worker is at its other end, and
	// moves its session here.
	Receive bool `json:"receive,omitempty"`

	Spare bool `json:"spare,omitempty"`
	Warm  *int `json:"warm,omitempty"`
}

// A Ready is what a warm worker reports of itself.
type Ready struct {
	Warm *int `json:"warm,omitempty"` // the device whose primary context it has made
}

// A Report is the result of Survey.
type Report struct {
	Device  string   // cuda or soft
	Driver  int      // as cuDriverGetVersion returns it, 13000 for CUDA 13.0
	Names   []string // one per device
	Library string   // the library that drives the devices
	Devices []Found  // in the order of their numbers
}

// A Found is one device of a Report.
type Found struct {
	Name   string
	UUID   string // as NVML writes it
	Memory uint64 // bytes
	SMs    int    // multiprocessors
	// Groups is how many groups of Group multiprocessors there are, of which a client can
	// be given some; 0: the driver has no green contexts.
	Group, Groups int
}

// seal gives up the rights that only the opening of the device needed. After it the worker
// reads what the client sends.
func seal(boot Boot, log *slog.Logger) error {
	if !boot.Seal {
		return nil
	}
	p := confine.Process{Kind: confine.WorkerKind(boot.Device), Connect: boot.Connect}
	if boot.Learn {
		p.Learn = log
	}
	return confine.Seal(p)
}
