package worker

import (
	std "context" // in this package a context is a CUDA context
	"log/slog"
	"sync/atomic"
)

// A lateHandler logs with another handler, which can be replaced: a warm worker opens the
// device before it knows its client.
type lateHandler struct{ to atomic.Pointer[slog.Handler] }

func newLateHandler(h slog.Handler) *lateHandler {
	l := &lateHandler{}
	l.set(h)
	return l
}

func (l *lateHandler) set(h slog.Handler) { l.to.Store(&h) }

// Enabled asks the handler of the moment.
func (l *lateHandler) Enabled(ctx std.Context, level slog.Level) bool {
	return (*l.to.Load()).Enabled(ctx, level)
}

// Handle logs with the handler of the moment.
func (l *lateHandler) Handle(ctx std.Context, r slog.Record) error {
	return (*l.to.Load()).Handle(ctx, r)
}

// WithAttrs returns a copy of the handler of the moment: a device does not call it.
func (l *lateHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return (*l.to.Load()).WithAttrs(attrs)
}

// WithGroup returns a copy of the handler of the moment: a device does not call it.
func (l *lateHandler) WithGroup(name string) slog.Handler { return (*l.to.Load()).WithGroup(name) }
