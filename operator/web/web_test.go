package web

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
)

// The API is for those who show the token, the page for everyone.
func TestHandler(t *testing.T) {
	api := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write([]byte("api " + r.Method + " " + r.URL.Path))
	})
	get := func(h http.Handler, method, path, authorization string) *httptest.ResponseRecorder {
		w, r := httptest.NewRecorder(), httptest.NewRequest(method, path, nil)
		r.Header.Set("Authorization", authorization)
		h.ServeHTTP(w, r)
		return w
	}
	h := Handler(api, "secret")
	for _, c := range []struct {
		method, path, authorization string
		status                      int
		body                        string
	}{
		{"GET", "/", "", 200, "<title>Ferry</title>"},
		{"GET", "/app.js", "", 200, "import"},
		{"GET", "/nothing", "", 404, ""},
		{"GET", "/v1/sessions", "", 401, "token is missing or wrong"},
		{"GET", "/v1/sessions", "Bearer secre", 401, ""},
		{"GET", "/v1/sessions", "secret", 401, ""},
		{"GET", "/v1/sessions", "Bearer secret", 200, "api GET /v1/sessions"},
		{"POST", "/v1/sessions/1/kill", "", 401, ""},
		{"POST", "/v1/sessions/1/kill", "Bearer secret", 200, "api POST /v1/sessions/1/kill"},
		{"GET", "/metrics", "", 401, ""},
		{"GET", "/healthz", "Bearer secret", 200, "api GET /healthz"},
		{"GET", "/v1/../v1/sessions", "", 307, ""},
	} {
		w := get(h, c.method, c.path, c.authorization)
		if w.Code != c.status || !strings.Contains(w.Body.String(), c.body) {
			t.Errorf("%s %s with %q: %d %.80s", c.method, c.path, c.authorization, w.Code, w.Body)
		}
		if !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'none'") {
			t.Errorf("%s: no policy", c.path)
		}
	}
	if w := get(Handler(api, ""), "GET", "/v1/sessions", "Bearer "); w.Code != 401 {
		t.Error("no token lets everyone in")
	}
	if a, b := NewToken(), NewToken(); a == b || len(a) < 32 {
		t.Errorf("tokens %q %q", a, b)
	}
}

// The page loads nothing from other hosts and keeps its own policy: no script or
// style within the HTML.
func TestNothingFromOtherHosts(t *testing.T) {
	foreign := regexp.MustCompile(`(?i)(https?:)?//[a-z0-9-]+\.[a-z]{2,}|@import|innerHTML|\son[a-z]+=|style=`)
	n := 0
	err := fs.WalkDir(page, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(page, path)
		if found := foreign.Find(text); found != nil {
			t.Errorf("%s: %q", path, found)
		}
		n++
		return err
	})
	if err != nil || n < 5 {
		t.Errorf("%d files, %v", n, err)
	}
}
