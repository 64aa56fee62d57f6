// Package admin lets an operator watch and control a server: HTTP and JSON, as openapi.yaml
// describes it. Handler is the server's side, on top of what a daemon implements (Backend);
// Client is the other.
//
// A Handler treats every request as the operator's and shows all tenants. The listener
// keeps other users away: the daemon serves the handler on a Unix socket of mode 0600 and
// asks the kernel for the user of each connection.
//
// Goroutines: Sampler.Run is one, which samples the daemon once a second; each request has
// its own, an event stream for as long as it lasts. Lock order: Sampler.mu is never held
// while the backend is called.
package admin

import (
	"context"
	"time"
)

// A Backend is the daemon as its operator sees it. Any goroutine may call its methods at
// any time; they return at once, except Kill, Suspend, Snapshot, Resume, Move, CheckMove and Reload.
type Backend interface {
	Server() Server
	Devices() []Device
	Sessions() []Session // by id
	Tenants() []Tenant   // by name

	// Kill ends a session and returns when its worker has exited.
	Kill(ctx context.Context, id uint64) error
	// Suspend takes a session off its GPUs and returns when it holds nothing there. If that
	// fails the session goes on.
	Suspend(ctx context.Context, id uint64, q SuspendRequest) (Moved, error)
	// Snapshot writes a checkpoint of a session, which goes on.
	Snapshot(ctx context.Context, id uint64, q SnapshotRequest) (Moved, error)
	// Checkpoints lists the checkpoints of sessions, the oldest first. RemoveCheckpoint removes one, unless another needs it.
	Checkpoints() ([]Checkpoint, error)
	RemoveCheckpoint(name string) error
	// Move moves a session to another server and returns when that server has it. If that fails the
	// session goes on here.
	Move(ctx context.Context, id uint64, q MoveRequest) (Moved, error)
	// CheckMove says why a session cannot move, to the server that q names if it names one. The session
	// goes on.
	CheckMove(ctx context.Context, id uint64, q MoveRequest) (MoveCheck, error)
	// Resume brings a suspended session back to its GPUs. If that fails it stays suspended.
	Resume(ctx context.Context, id uint64) (Moved, error)
	// Limit changes what a session may use from now on: all of the change or nothing.
	Limit(id uint64, change Change) error
	// Drain begins or ends a period in which the server accepts no new clients.
	Drain(on bool)
	// Reload reads the configuration again. If it cannot be used the old one stays in
	// force.
	Reload() (Reloaded, error)
	// Restart lets the server become the program at its path, soon, or says why it cannot.
	Restart() error
}

// Server describes the server itself. The struct is large because its fields are the keys of
// a JSON document that operators read (openapi.yaml).
type Server struct {
	Version    string    `json:"version"`
	Commit     string    `json:"commit"`
	PID        int       `json:"pid"`
	Started    time.Time `json:"started"`
	Listen     []string  `json:"listen"`
	Device     string    `json:"device"`  // cuda or soft; the configured value until a worker has opened a device
	Driver     int       `json:"driver"`  // 13000 for CUDA 13.0; 0 until a worker has opened a device
	Library    string    `json:"library"` // path of the driver's library
	Draining   bool      `json:"draining"`
	Clients    int       `json:"clients"`
	MaxClients int       `json:"max_clients"` // 0 for any number
	Queued     int       `json:"queued"`      // clients that wait for a GPU
	Suspended  int       `json:"suspended"`   // clients that are suspended
	Swaps      uint64    `json:"swaps_total"` // times that a client left its GPU for another, or came back
	Sessions   uint64    `json:"sessions_total"`
	Refused    uint64    `json:"refused_total"`
	Failed     uint64    `json:"failed_total"`
	WarmPool
	Stowed

	ConfigFile   string    `json:"config_file"` // empty: there is none
	ConfigLoaded time.Time `json:"config_loaded"`
	ConfigError  string    `json:"config_error"`  // why the last reload failed
	Restarts     int       `json:"restarts"`      // restarts since the server was started
	RestartError string    `json:"restart_error"` // why the last restart failed
	Audit        Audit     `json:"audit"`

	Certificates []Certificate `json:"certificates"` // the server's own and its CAs'; empty without TLS
}

// A Certificate is one that the server uses.
type Certificate struct {
	File string    `json:"file"`
	Name string    `json:"name"`
	Ends time.Time `json:"ends"`
}

// Audit is the state of the audit.
type Audit struct {
	File    string `json:"file"`    // empty: it is in the log
	Records uint64 `json:"records"` // number of the last record; 0 if there is no file
	Head    string `json:"head"`    // number and hash of the last record, for ferry audit verify --head
}

// WarmPool counts the workers that were started before a client came.
type WarmPool struct {
	WarmWorkers  int    `json:"warm_workers"`        // workers that wait for a client
	WarmReady    int    `json:"warm_workers_ready"`  // of them, those that have finished their preparations
	WarmSessions uint64 `json:"warm_sessions_total"` // sessions that got a warm worker

	// The old names of the same numbers: deprecated, kept for one release. The handler
	// fills them in, not the backend.
	Spares        int    `json:"spares"`
	SparesReady   int    `json:"spares_ready"`
	SpareSessions uint64 `json:"spare_sessions_total"`
}

// withOldNames returns the server with the counts also under their deprecated names.
func (s Server) withOldNames() Server {
	s.Spares, s.SparesReady, s.SpareSessions = s.WarmWorkers, s.WarmReady, s.WarmSessions
	return s
}

// Device is one GPU.
type Device struct {
	Index    int       `json:"index"`
	Name     string    `json:"name"`
	UUID     string    `json:"uuid"`
	Memory   uint64    `json:"memory_bytes"`
	Held     uint64    `json:"held_bytes"` // by sessions, as their workers report
	Sessions int       `json:"sessions"`   // sessions that have a context or memory on the device
	Waiting  int       `json:"waiting"`    // of them, those whose commands wait for a turn
	Time     float64   `json:"gpu_seconds"`
	Busy     float64   `json:"busy"` // part of the last second in which it worked for a session
	SMs      int       `json:"multiprocessors"`
	KeptSMs  int       `json:"multiprocessors_kept"` // of them, those in some session's partition
	Health   GPUHealth `json:"health"`
}

// GPUHealth is what the management library says of a GPU. A number that it does not have is missing.
type GPUHealth struct {
	Time        time.Time `json:"time"` // of the reading; zero: there is none
	Driver      string    `json:"driver"`
	Temperature *float64  `json:"temperature_celsius,omitempty"`
	Power       *float64  `json:"power_watts,omitempty"`
	PowerLimit  *float64  `json:"power_limit_watts,omitempty"`
	Clock       *float64  `json:"sm_clock_mhz,omitempty"`
	MemoryClock *float64  `json:"memory_clock_mhz,omitempty"`
	Corrected   *float64  `json:"ecc_corrected_total,omitempty"` // since the driver was loaded
	Uncorrected *float64  `json:"ecc_uncorrected_total,omitempty"`
	Throttled   []string  `json:"throttled,omitempty"` // why the GPU runs slower than it could
	Lost        bool      `json:"lost"`                // the driver no longer reaches the GPU
}

// Session is one client and its worker. The struct is large because its fields are the keys
// of a JSON document that operators read (openapi.yaml).
type Session struct {
	ID      uint64 `json:"id"`
	Tenant  string `json:"tenant"`
	Program string `json:"program"` // as the client reports
	Service string `json:"service"` // cuda, or nvml for a session that only queries
	User    string `json:"user"`    // on a Unix socket, as the kernel reports
	Who
	Peer      string        `json:"peer"`
	ClientPID int           `json:"client_pid"` // as the client reports
	WorkerPID int           `json:"worker_pid"`
	Started   time.Time     `json:"started"`
	State     string        `json:"state"`        // idle, running, waiting (for a turn), suspending, suspended, resuming, moving, ending
	Place     string        `json:"place"`        // where its memory is: gpu; of a suspended one memory, disk or checkpoint
	Weight    float64       `json:"weight"`       // against other sessions of its tenant
	Cap       float64       `json:"cap"`          // of a GPU's time, 0 for none
	Memory    uint64        `json:"memory_bytes"` // quota per GPU, 0 for none
	Class     string        `json:"class"`        // interactive or batch
	Held      uint64        `json:"held_bytes"`   // on all GPUs
	Time      float64       `json:"gpu_seconds"`  // on all GPUs
	GPUs      []int         `json:"gpus"`         // indices of the GPUs it may use; empty for all
	Parts     []SessionPart `json:"parts"`        // multiprocessors it is limited to, per GPU; empty for no limit
	Devices   []SessionUse  `json:"devices"`      // devices on which it has a context or memory
	Counters  SessionCounts `json:"counters"`
	Rates     SessionRates  `json:"rates"`
	Progress  MoveProgress  `json:"progress"` // of what State says
}

// MoveProgress is how far a session is that is being suspended, resumed or moved.
type MoveProgress struct {
	Phase string `json:"phase"`       // waiting (for its work), copying, rebuilding (on the other server); empty if nothing is under way
	Done  uint64 `json:"done_bytes"`  // of memory
	Total uint64 `json:"total_bytes"` // of memory; 0 until it is known
}

// Who is who a client is.
type Who struct {
	Name       string `json:"name"`       // of its credential: a token's or a certificate's name, or the Unix user's
	Credential string `json:"credential"` // what proved it: token, certificate, user, server, or anyone
	Host       string `json:"host"`       // the address that it connects from; local for a Unix socket
}

// SessionPart is the partition of one device's multiprocessors that a session is limited
// to.
type SessionPart struct {
	Device int `json:"device"`
	SMs    int `json:"multiprocessors"`
}

// SessionUse is what a session uses of one device.
type SessionUse struct {
	Device   int     `json:"device"`
	Contexts int     `json:"contexts"`
	Held     uint64  `json:"held_bytes"`
	Time     float64 `json:"gpu_seconds"`
	Share    float64 `json:"share"` // of the last second
	Busy     bool    `json:"busy"`
	Waiting  bool    `json:"waiting"`
}

// SessionCounts count since the session began.
type SessionCounts struct {
	Commands   uint64 `json:"commands"`
	RoundTrips uint64 `json:"round_trips"` // commands the client waited for
	Launches   uint64 `json:"launches"`    // of kernels and graphs
	Replaced   uint64 `json:"replaced"`    // of these, by automatic graphs
	BytesIn    uint64 `json:"bytes_in"`    // from the client, through the connection
	BytesOut   uint64 `json:"bytes_out"`
}

// SessionRates are the counts of the last second, per second.
type SessionRates struct {
	Share      float64 `json:"share"` // GPU time on all GPUs together: two GPUs used all the time are 2
	Commands   float64 `json:"commands"`
	RoundTrips float64 `json:"round_trips"`
	Launches   float64 `json:"launches"`
	BytesIn    float64 `json:"bytes_in"`
	BytesOut   float64 `json:"bytes_out"`
}

// Tenant is a group of clients, its limits and its use.
type Tenant struct {
	Name         string   `json:"name"`
	Users        []string `json:"users"`
	Tokens       []string `json:"tokens"`
	Certificates []string `json:"certificates"`
	GPUs         []int    `json:"gpus"`         // empty for all
	Memory       uint64   `json:"memory_bytes"` // quota per session and GPU, 0 for none
	SMs          string   `json:"sms"`          // multiprocessors of each GPU that new sessions are limited to: "32", "25%"; "0" for all
	Weight       float64  `json:"weight"`       // against other tenants
	Cap          float64  `json:"cap"`          // of a GPU's time, 0 for none
	Class        string   `json:"class"`
	MaxClients   int      `json:"max_clients"`
	PerMinute    int      `json:"sessions_per_minute"` // sessions that may begin, 0 for any number
	Modules      uint64   `json:"modules_bytes"`       // device code per session, 0 for any amount
	HostMemory   uint64   `json:"host_memory_bytes"`   // of the server, per session, 0 for any amount
	Bandwidth    uint64   `json:"bandwidth_bytes"`     // bytes per second in each direction, for all sessions over a network, 0 for any number
	Clients      int      `json:"clients"`
	Held         uint64   `json:"held_bytes"`
	Share        float64  `json:"share"` // of the last second, as SessionRates.Share
}

// Change is what Limit changes; nil fields stay as they are.
type Change struct {
	Weight *float64 `json:"weight,omitempty"`
	Cap    *float64 `json:"cap,omitempty"`          // 0 removes the cap
	Memory *uint64  `json:"memory_bytes,omitempty"` // 0 removes the quota
	Class  *string  `json:"class,omitempty"`
}

// Killed is the answer to a kill.
type Killed struct {
	ID    uint64 `json:"id"`
	Ended bool   `json:"ended"`
}

// Moved is the answer to a suspension or a resumption.
type Moved struct {
	ID      uint64  `json:"id"`
	State   string  `json:"state"`       // suspended, written, resumed or moved
	Bytes   uint64  `json:"moved_bytes"` // of device memory
	Seconds float64 `json:"seconds"`
	Driver  float64 `json:"driver_seconds"`         // of these, what the driver took for contexts and code
	Left    string  `json:"left"`                   // why contexts of a suspended session stay on the GPU; empty if nothing does
	File    string  `json:"file,omitempty"`         // the checkpoint that was written
	Stored  uint64  `json:"stored_bytes,omitempty"` // what it takes on disk
	Session uint64  `json:"session,omitempty"`      // of a session that has moved: its number on the other server
	Remark  string  `json:"remark,omitempty"`       // of a session that has moved: how long its program was stopped, and by what
}

// MoveRequest is where a session is to move to.
type MoveRequest struct {
	To string `json:"to,omitempty"` // the address of the other server, as this server reaches it; only a check may lack it
	// Addresses are how the client reaches the other server, best first; without any it is To.
	Addresses []string `json:"client_addresses,omitempty"`
	Timeout   float64  `json:"timeout_seconds,omitempty"` // how long to wait for work that is under way; 0 for the default
}

// SnapshotRequest is how a checkpoint of a session is to be written.
type SnapshotRequest struct {
	Whole   bool    `json:"whole,omitempty"`           // with all that it needs, also what earlier ones have
	Timeout float64 `json:"timeout_seconds,omitempty"` // how long to wait for work that is under way; 0 for the default
}

// A Checkpoint is a file with what a session had.
type Checkpoint struct {
	Name    string    `json:"name"`
	Bytes   uint64    `json:"stored_bytes"`
	Written time.Time `json:"written"`
	Parent  string    `json:"parent"` // the checkpoint that has the rest; empty: it has everything; "?": one that is not there
}

// Removed says which checkpoint is gone.
type Removed struct {
	Name string `json:"name"`
}

// CheckpointList is the answer to GET /v1/checkpoints.
type CheckpointList struct {
	Checkpoints []Checkpoint `json:"checkpoints"`
}

// Stowed is how much memory of suspended clients is where.
type Stowed struct {
	SwapReady  uint64 `json:"swap_ready_bytes"`  // memory of the host that has been touched ahead, and nobody uses
	SwapMemory uint64 `json:"swap_memory_bytes"` // such memory that clients use
	SwapDisk   uint64 `json:"swap_disk_bytes"`   // files on disk that clients use
}

// MoveCheck says whether a session can move, and all that is known to prevent it.
type MoveCheck struct {
	ID      uint64   `json:"id"`
	To      string   `json:"to"`      // the other server; empty if none was named
	Movable bool     `json:"movable"` // nothing prevents it now
	Reasons []string `json:"reasons"`
}

// SuspendRequest is how a session is to be suspended.
type SuspendRequest struct {
	To      string  `json:"to,omitempty"`              // memory, or the name of a checkpoint to be written; empty for memory
	Timeout float64 `json:"timeout_seconds,omitempty"` // how long to wait for work that is under way; 0 for the default
}

// Drained is the answer to drain.
type Drained struct {
	Draining bool `json:"draining"`
	Clients  int  `json:"clients"` // clients that have not left yet
}

// Reloaded lists what a reload changed, key by key.
type Reloaded struct {
	File         string   `json:"file"`
	Changed      []string `json:"changed"`
	NeedsRestart []string `json:"needs_restart"` // keys that have changed in the file and need a restart
}

// Restarting is the answer to a restart. The restart has happened once Server.Restarts is
// greater than Restarts here.
type Restarting struct {
	Restarts int `json:"restarts"` // before this one
	Clients  int `json:"clients"`  // clients that keep their sessions
}

// Health is the answer to a health check.
type Health struct {
	Status string `json:"status"` // ok or draining
}

// Snapshot is the state of the server at one moment.
type Snapshot struct {
	Time     time.Time `json:"time"`
	Server   Server    `json:"server"`
	Devices  []Device  `json:"devices"`
	Sessions []Session `json:"sessions"`
	Tenants  []Tenant  `json:"tenants"`
}

// DeviceList, SessionList and TenantList are the answers to lists.
type (
	DeviceList struct {
		Devices []Device `json:"devices"`
	}
	SessionList struct {
		Sessions []Session `json:"sessions"`
	}
	TenantList struct {
		Tenants []Tenant `json:"tenants"`
	}
)

// Classes are the values of Session.Class.
const (
	ClassInteractive = "interactive"
	ClassBatch       = "batch"
)
