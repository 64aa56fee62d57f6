package admin

import (
	"context"
	"net/http"
	"time"
)

type operatorKey struct{}

// WithOperator says in a connection's context who is at its other end, for the
// log.
func WithOperator(ctx context.Context, who string) context.Context {
	return context.WithValue(ctx, operatorKey{}, who)
}

// By is who made a request.
func By(r *http.Request) string {
	if who, ok := r.Context().Value(operatorKey{}).(string); ok {
		return who
	}
	return r.RemoteAddr
}

func contextWithTimeout(r *http.Request, limit time.Duration) (context.Context, context.CancelFunc) {
	return context.WithTimeout(r.Context(), limit)
}
