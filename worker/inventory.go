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
func (w *Worker) inventory() {
	if !w.log.Enabled(std.Background(), slog.LevelDebug) {
		return
	}
	w.mem.mu.Lock()
	w.mem.trim(w.dev, 0) // what is kept for the next allocation is not held by anything
	w.mem.mu.Unlock()
	runtime.GC()
	runtime.GC() // what finalizers freed
	var heap runtime.MemStats
	runtime.ReadMemStats(&heap)
	allocations, dying, units := w.mem.count()
	w.log.Debug("inventory", "handles", w.s.Handles.Live(), "allocations", allocations, "dying", dying, "units", units,
		"heap", heap.HeapAlloc, "objects", heap.HeapObjects, "goroutines", runtime.NumGoroutine(),
		"threads", entries("/proc/self/task"), "descriptors", entries("/proc/self/fd"))
}

func entries(folder string) int {
	list, _ := os.ReadDir(folder)
	return len(list)
}
