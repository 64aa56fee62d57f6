package worker

import (
	std "context" // in this package a context is a CUDA context
	"log/slog"
	"os"
	"runtime"
)

// logInventory logs, at level debug, what the worker holds as the session ends, in order to
// find what a client's calls leave behind. It collects garbage to be exact, so it does
// nothing at other levels.
func (w *Worker) logInventory() {
	if !w.log.Enabled(std.Background(), slog.LevelDebug) {
		return
	}
	w.mem.ReleaseUnused() // no allocation uses these mappings
	runtime.GC()
	runtime.GC() // again, for the memory that finalizers freed
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	allocations, freeing, mappings := w.mem.Count()
	w.log.Debug("inventory", "handles", w.s.Handles.Live(), "allocations", allocations, "dying", freeing, "units", mappings,
		"heap", heap.HeapAlloc, "objects", heap.HeapObjects, "goroutines", runtime.NumGoroutine(),
		"threads", countEntries("/proc/self/task"), "descriptors", countEntries("/proc/self/fd"))
}

// countEntries counts the entries of a folder.
func countEntries(folder string) int {
	list, _ := os.ReadDir(folder)
	return len(list)
}
