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

func (l *lateHandler) Enabled(ctx std.Context, level slog.Level) bool {
	return (*l.to.Load()).Enabled(ctx, level)
}

func (l *lateHandler) Handle(ctx std.Context, r slog.Record) error {
	return (*l.to.Load()).Handle(ctx, r)
}

// WithAttrs and WithGroup use the handler of the moment: a device uses neither.
func (l *lateHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return (*l.to.Load()).WithAttrs(attrs)
}

func (l *lateHandler) WithGroup(name string) slog.Handler { return (*l.to.Load()).WithGroup(name) }
