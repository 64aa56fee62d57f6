package worker

import (
	std "context" // a context here is the client's
	"log/slog"
	"os"
	"runtime"
)

// inventory logs what the worker holds as the session ends, for those who look
// for what a client's calls leave behind. It collects garbage to be exact, so
// nobody pays for it who does not ask.
func (w *Worker) logInventory() {
	if !w.log.Enabled(std.Background(), slog.LevelDebug) {
		return
	}
	w.mem.ReleaseUnused() // what is kept for the next allocation is not held by anything
	runtime.GC()
	runtime.GC() // what finalizers freed
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	allocations, freeing, mappings := w.mem.Count()
	w.log.Debug("inventory", "handles", w.s.Handles.Live(), "allocations", allocations, "dying", freeing, "units", mappings,
		"heap", heap.HeapAlloc, "objects", heap.HeapObjects, "goroutines", runtime.NumGoroutine(),
		"threads", countEntries("/proc/self/task"), "descriptors", countEntries("/proc/self/fd"))
}

func countEntries(folder string) int {
	list, _ := os.ReadDir(folder)
	return len(list)
}
