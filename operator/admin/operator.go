package admin

import (
	"context"
	"net/http"
	"time"
)

type operatorKey struct{}

// WithOperator stores in a connection's context which operator is at its other end, for the
// log.
func WithOperator(ctx context.Context, who string) context.Context {
	return context.WithValue(ctx, operatorKey{}, who)
}

// RequestedBy returns the operator who made a request.
func RequestedBy(r *http.Request) string {
	if who, ok := r.Context().Value(operatorKey{}).(string); ok {
		return who
	}
	return r.RemoteAddr
}

func contextWithTimeout(r *http.Request, limit time.Duration) (context.Context, context.CancelFunc) {
	return context.WithTimeout(r.Context(), limit)
}
