// Package code loads device code: modules, libraries, kernels and functions, variables, the
// images they come from, and JIT linking. It also translates launches, which name
// functions.
//
// An image comes from the client in pieces, or from the owner's folder of the server's
// cache, where an earlier session left it. What the driver says about an image's kernels is
// kept in a table (wire.Table). The client gets the table with the answer, and the cache
// keeps it for the next session.
//
// Threads: a Loader belongs to the command loop. Goroutines write to the cache.
package code

import (
	"log/slog"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/cache"
	"ferry/session"
	"ferry/worker/accounting"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/memory"
	"ferry/worker/printfscan"
)

// A Loader loads and knows the code of one client.
type Loader struct {
	gpu      *gpu.Executor
	mem      *memory.Memory
	dev      device.Device
	s        *session.Session
	accounts *accounting.Accounts
	conn     *conn.Conn
	prints   *printfscan.Scan
	log      *slog.Logger

	functions map[uint64]function // by real function or kernel
	recent    recent
	images    images
	blobs     blobs
	launched  device.Launch // the launch under way, reused so that a launch allocates nothing
}

// New returns the Loader of a client that has loaded nothing yet.
func New(e *gpu.Executor, m *memory.Memory, cfg gpu.Config) *Loader {
	return &Loader{
		gpu: e, mem: m, dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts, conn: cfg.Conn, prints: cfg.Prints, log: cfg.Log,
		functions: map[uint64]function{},
		images:    images{loaded: map[codeID]*image{}, held: map[cache.Hash][]byte{}},
	}
}

// Layout is how the parameters of a function lie, as far as it is known.
func (ld *Loader) Layout(f cu.Function) []cu.FerryParam { return ld.functions[uint64(f)].layout }

// Forget drops what is kept for an object of the device that has ended.
func (ld *Loader) Forget(kind cu.Kind, real uint64) {
	switch kind {
	case cu.KindFunction, cu.KindKernel:
		delete(ld.functions, real)
	case cu.KindModule, cu.KindLibrary:
		ld.endImage(codeOf(kind, real))
	}
}
