package worker

import (
	std "context" // in this package a context is a CUDA context
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
)

// repeats is a slog.Handler that keeps a client from filling the log with commands that fail. A
// message with a result is about a command: it is logged the first time for each call and
// result, then the 10th time, the 100th and so on, with how often it was. summarize logs the
// rest when the session ends.
type repeats struct {
	slog.Handler
	seen *seenResults
}

// seenResults counts messages.
type seenResults struct {
	mu    sync.Mutex
	times map[failedCall]uint64 // at most maxSeen
}

// A failedCall is what two messages have in common that count as the same.
type failedCall struct {
	level              slog.Level
	text, call, result string
}

// maxSeen bounds how many kinds of failure are told apart.
const maxSeen = 256

func newRepeats(h slog.Handler) *repeats {
	return &repeats{h, &seenResults{times: map[failedCall]uint64{}}}
}

// Handle logs a message, or counts it.
func (h *repeats) Handle(ctx std.Context, r slog.Record) error {
	if r.Level < slog.LevelInfo { // someone looks for every one
		return h.Handler.Handle(ctx, r)
	}
	f := failedCall{level: r.Level, text: r.Message}
	r.Attrs(func(a slog.Attr) bool {
		switch a.Key {
		case "call", "of":
			f.call = a.Value.String()
		case "result":
			f.result = a.Value.String()
		}
		return true
	})
	if f.result == "" {
		return h.Handler.Handle(ctx, r)
	}
	switch n := h.seen.count(f); {
	case n == 1:
		return h.Handler.Handle(ctx, r)
	case powerOfTen(n):
		r = r.Clone()
		r.AddAttrs(slog.Uint64("times", n))
		return h.Handler.Handle(ctx, r)
	}
	return nil
}

// count counts a failure and returns how often there was one like it.
func (s *seenResults) count(f failedCall) uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, known := s.times[f]; !known && len(s.times) >= maxSeen {
		f.call, f.result = "others", "others"
	}
	s.times[f]++
	return s.times[f]
}

func powerOfTen(n uint64) bool {
	for n >= 10 && n%10 == 0 {
		n /= 10
	}
	return n == 1
}

// WithAttrs returns a handler that counts with this one.
func (h *repeats) WithAttrs(attrs []slog.Attr) slog.Handler {
	return &repeats{h.Handler.WithAttrs(attrs), h.seen}
}

// WithGroup returns a handler that counts with this one.
func (h *repeats) WithGroup(name string) slog.Handler {
	return &repeats{h.Handler.WithGroup(name), h.seen}
}

// summarize says how often each command failed that failed more than once.
func (h *repeats) summarize() {
	h.seen.mu.Lock()
	times := maps.Clone(h.seen.times)
	h.seen.mu.Unlock()
	log := slog.New(h.Handler)
	byName := func(a, b failedCall) int {
		return strings.Compare(a.text+a.call+a.result, b.text+b.call+b.result)
	}
	for _, f := range slices.SortedFunc(maps.Keys(times), byName) {
		if n := times[f]; n > 1 {
			log.Log(std.Background(), f.level, "failed in all", "what", f.text, "call", f.call, "result", f.result, "times", n)
		}
	}
}
