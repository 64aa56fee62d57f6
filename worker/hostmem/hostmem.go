// Package hostmem is the host memory of a client that its device uses: pinned memory that
// client and worker share, and mirrors.
//
// On one host the worker maps the client's pinned memory at the client's own address and
// registers it with the device (Shared). Everywhere else memory that both sides use is
// mirrored: there is one copy in the client and one in the worker, at the same address, and
// the client decides which of them is valid.
//
// Threads: a HostMemory belongs to the command loop. Threads of the pool copy from mirrored
// pages, which the command loop may unmap: mirrors.mu is for that.
package hostmem

import (
	"log/slog"

	"ferry/device"
	"ferry/session"
	"ferry/worker/accounting"
	"ferry/worker/conn"
	"ferry/worker/gpu"
	"ferry/worker/memory"
	"ferry/worker/wait"
)

// HostMemory is the host memory of one client.
type HostMemory struct {
	gpu      *gpu.Executor
	mem      *memory.Memory
	wait     *wait.Waits
	dev      device.Device
	s        *session.Session
	accounts *accounting.Accounts
	conn     *conn.Conn
	out      *conn.Writer
	log      *slog.Logger

	shared   map[uint64]*Shared // by address
	files    map[uint64]int     // that came with a session which is moved here, by address
	mirrors  mirrors
	pushedIn *gpu.Context // the context of MirrorIn commands that SettleMirrors has not waited for yet
}

// New returns the HostMemory of a client that has none yet.
func New(e *gpu.Executor, m *memory.Memory, w *wait.Waits, cfg gpu.Config) *HostMemory {
	return &HostMemory{
		gpu: e, mem: m, wait: w, dev: cfg.Dev, s: cfg.Session, accounts: cfg.Accounts, conn: cfg.Conn, out: cfg.Conn.Writer(), log: cfg.Log,
		shared: map[uint64]*Shared{},
	}
}

// SharedAt is the shared memory that begins at an address, nil if there is none.
func (hm *HostMemory) SharedAt(addr uint64) *Shared { return hm.shared[addr] }

// AddShared notes memory that the client shares at an address. Only tests call it;
// CmdHostShare maps and registers the memory too.
func (hm *HostMemory) AddShared(addr uint64, mem []byte) *Shared {
	s := &Shared{size: uint64(len(mem)), mem: mem, fd: -1}
	hm.shared[addr] = s
	hm.accounts.Host.Add(s.size)
	return s
}

// IsShared reports whether an address lies in memory that the client shares.
func (hm *HostMemory) IsShared(addr uint64) bool {
	for base, s := range hm.shared {
		if addr >= base && addr-base < s.size {
			return true
		}
	}
	return false
}

// ForgetContext forgets a context that has ended.
func (hm *HostMemory) ForgetContext(c *gpu.Context) {
	if hm.pushedIn == c {
		hm.pushedIn = nil
	}
}
