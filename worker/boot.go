// Package worker is the process that serves one client: it reads commands in
// order, translates handles, calls the device and answers. A crash here costs
// one client and nobody else.
//
// One goroutine, locked to its OS thread, executes commands and never waits
// for the GPU: whatever may block is issued asynchronously and waited for
// beside it (wait.go), so that one thread of the client cannot hold up
// another. Lock order: memory.mu, then latch.mu, then out.mu.
package worker

import (
	"ferry/server/confine"
	"ferry/worker/conn"
)

// Connection is the part of a Boot that is about the way to the client.
type Connection = conn.Options

// SoftOptions is the part of a Boot that is about the software GPU.
type SoftOptions struct {
	SoftDevices int    `json:"soft_devices"`
	SoftProfile string `json:"soft_profile"`
	SoftMemory  uint64 `json:"soft_memory"`
	SoftCheck   bool   `json:"soft_check"`            // look for races and uninitialised reads
	SoftFaults  string `json:"soft_faults,omitempty"` // when it is to fail on purpose: softgpu.ParseTrouble
}

// Boot is what the daemon tells a new worker on its bootstrap pipe. A spare is told twice: at its
// start what is known by then, and the whole of it when it gets a client.
type Boot struct {
	Connection        // how it reaches its client
	Service    uint32 `json:"service"` // wire.Service
	Program    string `json:"program"`
	Pid        int    `json:"pid"`
	Base       uint64 `json:"base"` // address range the client reserved
	Size       uint64 `json:"size"`
	Device     string `json:"device"` // auto, cuda, soft
	// Devices are the ones the client may use, numbered as the server does, in the
	// client's order; nil for all. UUIDs are theirs, as NVML writes them.
	Devices []int `json:"devices,omitempty"`
	// Parts are what the client is kept to of each of them: which of the groups of
	// multiprocessors it can be divided into (Found); none for all. nil for no parts.
	Parts map[int][]int `json:"parts,omitempty"`
	UUIDs []string      `json:"uuids,omitempty"`
	SoftOptions
	Private   bool   `json:"private"` // the server is the client's own: its log is the client's too
	LogLevel  string `json:"log_level"`
	Seal      bool   `json:"seal"`                 // confine.Seal before the client's first command
	Connect   bool   `json:"connect"`              // what it leaves open
	CacheDir  string `json:"cache_dir,omitempty"`  // where the owner's images are kept; empty: nowhere
	CacheSize int64  `json:"cache_size,omitempty"` // bytes

	// Spare: there is no client yet. In place of its connection the worker has a channel
	// that brings it, and is to say there that it is Ready. Warm is a device whose primary
	// context is to be made ahead; nil for none.
	Spare bool `json:"spare,omitempty"`
	Warm  *int `json:"warm,omitempty"`
}

// Ready is what a spare says of itself.
type Ready struct {
	Warm *int `json:"warm,omitempty"` // the device whose primary context it has
}

// Report is what Survey found.
type Report struct {
	Device  string   // cuda or soft
	Driver  int      // as cuDriverGetVersion says it, 13000 for CUDA 13.0
	Names   []string // one per device
	Library string   // what drives it
	Devices []Found  // in the order of their numbers
}

// Found is one device of a Report.
type Found struct {
	Name   string
	UUID   string // as NVML writes it
	Memory uint64 // bytes
	SMs    int    // multiprocessors
	// Groups is how many groups of Group multiprocessors a client can be kept to
	// some of; 0: the driver has no green contexts.
	Group, Groups int
}

// seal gives up what only the opening of the device needed. From here on the
// client is heard.
func seal(boot Boot) error {
	if !boot.Seal {
		return nil
	}
	return confine.Seal(boot.Connect)
}
