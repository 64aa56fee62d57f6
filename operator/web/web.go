// Package web is the dashboard: static files that show, and steer by, the
// operator's API (package admin), and the handler that serves both to a browser.
//
// The files have no build step and load nothing from elsewhere. They may be seen
// by anyone who reaches the address; the API wants the token, in a header, which
// no other site's page can make a browser send.
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

// security are headers of every answer: only what is here is loaded or run, and
// nobody shows it inside a page of his own.
var security = map[string]string{
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

// Handler serves the page to everyone, and api to those who show the token.
func Handler(api http.Handler, token string) http.Handler {
	files, err := fs.Sub(page, "page")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	static := http.FileServerFS(files)
	mux := http.NewServeMux()
	mux.Handle("/", static)
	guarded := guard(api, token)
	for _, pattern := range []string{"/v1/", "/metrics", "/healthz", "/openapi.yaml"} {
		mux.Handle(pattern, guarded)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range security {
			w.Header().Set(name, value)
		}
		mux.ServeHTTP(w, r)
	})
}

// guard lets through who shows the token: Authorization: Bearer TOKEN.
func guard(api http.Handler, token string) http.Handler {
	want := sha256.Sum256([]byte(token))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		shown, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		got := sha256.Sum256([]byte(shown)) // equal lengths: the time tells nothing
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
