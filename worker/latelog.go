package worker

import (
	std "context" // a context here is the client's
	"log/slog"
	"sync/atomic"
)

// A lateHandler logs as another handler does, which may be replaced: the device is opened
// before it is known for whom.
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

// WithAttrs and WithGroup stay with who logs now: a device uses neither.
func (l *lateHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return (*l.to.Load()).WithAttrs(attrs)
}

func (l *lateHandler) WithGroup(name string) slog.Handler { return (*l.to.Load()).WithGroup(name) }
