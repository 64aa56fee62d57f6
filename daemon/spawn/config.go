package spawn

import (
	"ferry/daemon/output"
	"ferry/worker"
)

// Config says how workers are started.
type Config struct {
	// Command becomes a worker, with the connection of the client as file 3, its
	// worker.Boot as JSON on file 4, the control channel as file 5, the session page and
	// its doorbell as 6 and 7 and the channel that brings further connections as file 8.
	Command []string
	Env     []string      // nil for the environment of the daemon
	Boot    worker.Boot   // what every worker is told, whichever client it serves
	Level   func() string // the log level of workers to come
	Confine *Confinement  // nil: workers may do what the daemon may
	// Output reads what workers print; nil: no one does.
	Output *output.Collector

	// CacheDir is where device code that clients have loaded is kept; empty for nowhere.
	// CacheSize is how many bytes all of it may have.
	CacheDir  string
	CacheSize int64

	Warm WarmConfig
}

// WarmConfig says which workers are kept ready for clients to come.
type WarmConfig struct {
	Size   int  // how many; 0 for none
	Cold   bool // they make no context, which takes memory of a GPU
	Single bool // the daemon expects one client: the first is not replaced

	Draining   func() bool // whether the server takes no new clients
	NextDevice func() *int // where the next client will be placed, if a context may be made there
}
