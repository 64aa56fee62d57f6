package config

import (
	"path/filepath"
	"slices"
	"time"

	"ferry/daemon/swap"
)

// MaxOversubscribe bounds how many times a GPU's memory its sessions may hold.
const MaxOversubscribe = 100

// Bounds of a tenant's idle time. Below a second a client would be idle between two calls.
const (
	minIdle = time.Second
	maxIdle = 30 * 24 * time.Hour
)

// swaps reports whether there is a place for sessions that are swapped out.
func (m Memory) swaps() bool { return m.Swap > 0 || m.SwapDisk > 0 }

func (m Memory) validate(report func(key, format string, args ...any)) {
	switch n := m.Oversubscribe; {
	case !(n >= 1 && n <= MaxOversubscribe):
		report("memory.oversubscribe", "%v: use a number from 1 (sessions hold no more than the GPU has) to %v", n, MaxOversubscribe)
	case n > 1 && !m.swaps():
		report("memory.oversubscribe", "%v: sessions that do not fit on a GPU need a place; set memory.swap", n)
	}
	switch {
	case !slices.Contains([]string{"auto", "on", "off"}, m.Warm):
		report("memory.warm", "%q: use on (memory.swap is touched ahead), off, or auto (on with real GPUs)", m.Warm)
	case m.SwapDisk > 0 && m.SwapDir == "":
		report("memory.swap-disk", "%v: say where; set memory.swap-dir to a folder on a disk, best on a file system of its own", m.SwapDisk)
	case m.SwapDir != "" && !filepath.IsAbs(m.SwapDir):
		report("memory.swap-dir", "%q: use an absolute path", m.SwapDir)
	case m.Checkpoints != "" && !filepath.IsAbs(m.Checkpoints):
		report("memory.checkpoints", "%q: use an absolute path", m.Checkpoints)
	}
}

// validateIdle checks when a tenant's clients are swapped out.
func (t *Tenant) validateIdle(report func(key, format string, args ...any), swaps bool) {
	switch idle := time.Duration(t.Idle); {
	case idle == 0:
	case idle < minIdle || idle > maxIdle:
		report("idle", "%v: use 0s (never swapped out), or a time from %v to %v", idle, minIdle, maxIdle)
	case !swaps:
		report("idle", "%v: its clients cannot be swapped out, for there is no place; set memory.swap, or leave this key out", idle)
	}
}

// SwapConfig returns what the swapping of sessions works with.
func (c *Config) SwapConfig() swap.Config {
	return swap.Config{Host: uint64(c.Memory.Swap), Disk: uint64(c.Memory.SwapDisk), Oversubscribe: c.Memory.Oversubscribe}
}

// SwapPolicy returns how the sessions of a tenant are swapped.
func (t *Tenant) SwapPolicy() swap.Policy {
	return swap.Policy{Idle: swap.Nanos(t.Idle), Weight: t.Weight, Interactive: t.Class == Interactive}
}
