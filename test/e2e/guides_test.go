package e2e

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"ferry/test/limit"
)

// guideBlock is a block of a guide: its language and its text.
var guideBlock = regexp.MustCompile("(?ms)^```(sh|toml)\n(.*?)^```$")

// TestGuides executes what docs/guides.md tells people to type, guide by guide.
func TestGuides(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs/guides.md"))
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(filepath.Join(root, "bin/examples/vectoradd"))
	if err != nil {
		t.Fatal(err)
	}
	guides := strings.Split(string(text), "\n## ")[1:]
	ran := 0
	for _, guide := range guides {
		title, _, _ := strings.Cut(guide, "\n")
		blocks := guideBlock.FindAllStringSubmatch(guide, -1)
		if len(blocks) == 0 {
			continue
		}
		ran += len(blocks)
		t.Run(title, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "program"), program, 0o755); err != nil {
				t.Fatal(err)
			}
			port := freePort(t)
			here := strings.NewReplacer("gpu1:7700", "127.0.0.1:"+port, "0.0.0.0:7700", "127.0.0.1:"+port, "ferry serve --listen", "ferry serve --device soft --listen")
			var script strings.Builder
			script.WriteString("set -eux\ntrap 'kill $(jobs -p) 2>/dev/null || :' EXIT\n")
			for _, b := range blocks {
				if b[1] == "toml" {
					if err := os.WriteFile(filepath.Join(dir, "ferry.toml"), []byte(here.Replace(b[2])), 0o600); err != nil {
						t.Fatal(err)
					}
					continue
				}
				for line := range strings.Lines(here.Replace(b[2])) {
					script.WriteString(line)
					if strings.HasSuffix(line, "&\n") { // a server, which people see start
						fmt.Fprintf(&script, "until (: </dev/tcp/127.0.0.1/%s) 2>/dev/null; do kill -0 $!; sleep 0.1; done\n", port)
					}
				}
			}
			cmd := exec.CommandContext(limit.Context(t, 3*time.Minute), "bash", "-c", script.String())
			cmd.Dir = dir
			cmd.Env = environment("PATH="+filepath.Dir(ferry)+":"+os.Getenv("PATH"), "HOME="+dir, "XDG_RUNTIME_DIR="+dir)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			if strings.Contains(script.String(), "-- ./program\n") && !strings.Contains(string(out), "PASS\n") {
				t.Errorf("the program did not pass\n%s", out)
			}
		})
	}
	if ran < 6 {
		t.Errorf("only %d blocks were executed", ran)
	}
}

// freePort is a port that nothing listens on.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}
