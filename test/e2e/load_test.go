package e2e

import (
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLoad is make load in small: what it demands, a server bears.
func TestLoad(t *testing.T) {
	r := run(t, 5*time.Minute, nil, filepath.Join(root, "bin", "load", "load"), "-root", root, "-clients", "8", "-together", "200ms", "-sessions", "6", "-soak", "0")
	if r.code != 0 || !strings.HasSuffix(r.stdout, "load: passed\n") {
		t.Errorf("%s%s", r.stdout, r.stderr)
	}
}

// TestFlood: clients with a token come in while every kind of attack on the handshake is under way
// at TCP and TLS, and the server holds no more afterwards. make flood is the long form, and judges times.
func TestFlood(t *testing.T) {
	r := run(t, 5*time.Minute, nil, filepath.Join(root, "bin", "flood"), "-root", root, "-for", "3s", "-kinds", "mix", "-addresses", "8", "-each", "60",
		"-clients", "6", "-stay", "1s")
	if r.code != 0 || !strings.Contains(r.stdout, "flood: passed") {
		t.Errorf("%+v", r)
	}
}

// TestSiege: the results of clients are right while others with the same token are hostile, and the
// server holds no more afterwards. make siege is the long form.
func TestSiege(t *testing.T) {
	r := run(t, 5*time.Minute, nil, filepath.Join(root, "bin", "load", "load"), "-root", root, "-clients", "8", "-together", "0", "-sessions", "6", "-soak", "0",
		"-hostile", "3", "-siege", "5s")
	if r.code != 0 || !strings.Contains(r.stdout, "load: passed") {
		t.Errorf("%+v", r)
	}
}
