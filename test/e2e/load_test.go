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
