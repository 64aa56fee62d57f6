// Package web is the dashboard: static files that show the server through the operator's
// API (package admin), and the handler that serves both to a browser.
//
// The files have no build step and load nothing from other sites. Anyone who reaches the
// address may see them; the API needs the token, in a header, which a page of another site
// cannot make a browser send. The handler may be used by any goroutine.
package web

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"embed"
	"encoding/base64"
	"io/fs"
	"net/http"
	"strings"
)

//go:embed page
var page embed.FS

// securityHeaders are set on every answer: the browser loads and runs only files of this
// server, and no other site may show the page in a frame.
var securityHeaders = map[string]string{
	"Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"X-Content-Type-Options":  "nosniff",
	"Referrer-Policy":         "no-referrer",
	"Cache-Control":           "no-store",
}

// NewToken returns a fresh token.
func NewToken() string {
	var b [24]byte
	_, _ = rand.Read(b[:]) // never fails (crypto/rand)
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// Handler serves the page to everyone, and api to requests with the token.
func Handler(api http.Handler, token string) http.Handler {
	files, err := fs.Sub(page, "page")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	static := http.FileServerFS(files)
	mux := http.NewServeMux()
	mux.Handle("/", static)
	guarded := requireToken(api, token)
	for _, pattern := range []string{"/v1/", "/metrics", "/healthz", "/openapi.yaml"} {
		mux.Handle(pattern, guarded)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range securityHeaders {
			w.Header().Set(name, value)
		}
		mux.ServeHTTP(w, r)
	})
}

// requireToken passes requests on that have the token: Authorization: Bearer TOKEN.
func requireToken(api http.Handler, token string) http.Handler {
	want := sha256.Sum256([]byte(token))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		shown, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		got := sha256.Sum256([]byte(shown)) // equal lengths: the time reveals nothing
		if !ok || token == "" || subtle.ConstantTimeCompare(got[:], want[:]) != 1 {
			w.Header().Set("WWW-Authenticate", "Bearer")
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusUnauthorized)
			_, _ = w.Write([]byte(`{"error":"the token is missing or wrong","hint":"open the address the server printed at its start"}` + "\n"))
			return
		}
		api.ServeHTTP(w, r)
	})
}
