package admin

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// FuzzAPI sends any bytes as a request to the whole API, as whoever may open
// the socket can. Every answer is one of the API's: no failure of the server's
// own, errors in words, and a session's limits stay such as were allowed.
func FuzzAPI(f *testing.F) {
	probe := NewHandler(twoSessions(), NewSampler(twoSessions()), discard)
	for pattern := range probe.routes() {
		method, path, _ := strings.Cut(pattern, " ")
		path = strings.ReplaceAll(path, "{id}", "2")
		f.Add([]byte(method + " " + path + " HTTP/1.1\r\nHost: ferry\r\n\r\n"))
	}
	change := `{"weight":2,"cap":0.5,"memory_bytes":4096,"class":"batch"}`
	f.Add([]byte("PATCH /v1/sessions/1 HTTP/1.1\r\nHost: ferry\r\nContent-Length: 58\r\n\r\n" + change))
	f.Add([]byte("PATCH /v1/sessions/1 HTTP/1.1\r\nHost: ferry\r\nTransfer-Encoding: chunked\r\n\r\n3a\r\n" + change + "\r\n0\r\n\r\n"))
	f.Add([]byte("GET /v1/history?since=1700000000 HTTP/1.1\r\nHost: ferry\r\n\r\n"))
	f.Add([]byte("GET /metrics HTTP/1.1\r\nHost: ferry\r\nAccept-Encoding: gzip\r\nAccept: application/openmetrics-text\r\n\r\n"))
	f.Add([]byte("GET http://a/../v1//sessions/%31?a=%zz HTTP/1.0\r\n\r\n"))

	b := &fakeBackend{}
	h := NewHandler(b, NewSampler(b), discard)
	over, cancel := context.WithCancel(f.Context())
	cancel() // whoever listens to events hangs up after the first
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, err := http.ReadRequest(bufio.NewReader(bytes.NewReader(raw)))
		if err != nil {
			return
		}
		fresh := twoSessions()
		b.mu.Lock()
		b.server, b.devices, b.sessions, b.tenants, b.killed = fresh.server, fresh.devices, fresh.sessions, fresh.tenants, nil
		b.reload, b.restart = fresh.reload, fresh.restart
		b.mu.Unlock()
		w := httptest.NewRecorder()
		if strings.HasSuffix(r.URL.Path, "/events") {
			r = r.WithContext(over)
		}
		h.ServeHTTP(w, r)
		if w.Code < 200 || w.Code >= 500 {
			t.Fatalf("%d: %s", w.Code, w.Body)
		}
		var e Error
		if w.Code >= 400 && w.Header().Get("Content-Type") == "application/json" && (json.Unmarshal(w.Body.Bytes(), &e) != nil || e.Message == "") {
			t.Fatalf("%d without words: %s", w.Code, w.Body)
		}
		if w.Body.Len() > 1<<20 {
			t.Fatalf("an answer of %d bytes", w.Body.Len())
		}
		for _, s := range b.sessions {
			if !(s.Weight > 0) || s.Weight > 1e6 {
				t.Fatalf("%+v", s)
			}
		}
	})
}
