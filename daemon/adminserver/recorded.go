package adminserver

import (
	"bytes"
	"fmt"
	"io"
	"net/http"

	"ferry/daemon/audit"
	"ferry/operator/admin"
)

// maxDetail is how much of a request the audit keeps.
const maxDetail = 1 << 10

// recorded answers requests by another handler, and records those that may change something,
// with who asked and what was answered.
type recorded struct {
	http.Handler
	record func(audit.Record)
}

// ServeHTTP answers a request.
func (h recorded) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions {
		h.Handler.ServeHTTP(w, r)
		return
	}
	var detail bytes.Buffer
	r.Body = struct {
		io.Reader
		io.Closer
	}{io.TeeReader(r.Body, &firstBytes{&detail}), r.Body}
	answer := &answered{ResponseWriter: w, status: http.StatusOK}
	h.Handler.ServeHTTP(answer, r)
	h.record(audit.Record{Event: audit.Operated, Operation: audit.Operation{
		Action: audit.PrintableText(r.Method+" "+r.URL.Path, maxDetail), By: admin.RequestedBy(r),
		Detail: audit.PrintableText(detail.String(), maxDetail), Result: fmt.Sprintf("%d %s", answer.status, http.StatusText(answer.status)),
	}})
}

// firstBytes keeps the first bytes of what is written.
type firstBytes struct{ to *bytes.Buffer }

func (f *firstBytes) Write(b []byte) (int, error) {
	if room := maxDetail - f.to.Len(); room > 0 {
		f.to.Write(b[:min(len(b), room)])
	}
	return len(b), nil
}

// answered knows the status of an answer.
type answered struct {
	http.ResponseWriter
	status int
}

func (a *answered) WriteHeader(status int) {
	a.status = status
	a.ResponseWriter.WriteHeader(status)
}

// Unwrap lets http.ResponseController reach the connection.
func (a *answered) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// refusals records peers of the dashboard that do not know its token.
type refusals struct {
	http.Handler
	record  func(audit.Record)
	address string
}

// ServeHTTP answers a request.
func (h refusals) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := &answered{ResponseWriter: w, status: http.StatusOK}
	h.Handler.ServeHTTP(answer, r)
	if answer.status == http.StatusUnauthorized || answer.status == http.StatusForbidden {
		h.record(audit.Record{Event: audit.OperatorRefused, Peer: r.RemoteAddr, Address: h.address, Operation: audit.Operation{
			Action: audit.PrintableText(r.Method+" "+r.URL.Path, maxDetail), Result: fmt.Sprintf("%d %s", answer.status, http.StatusText(answer.status)),
		}})
	}
}
