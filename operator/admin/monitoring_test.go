package admin

import (
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
)

// TestMonitoring: the Grafana dashboard and the alert rules ask for metrics that a server has, and
// Prometheus' own tool accepts the rules and has them fire.
func TestMonitoring(t *testing.T) {
	described := make(chan *prometheus.Desc, 200)
	collector{}.Describe(described)
	close(described)
	have := map[string]bool{}
	for d := range described {
		name, _, _ := strings.Cut(strings.TrimPrefix(d.String(), `Desc{fqName: "`), `"`)
		have[name] = true
	}
	asked := map[string]bool{}
	for _, file := range []string{"grafana.json", "alerts.yaml", "alerts_test.yaml"} {
		text, err := os.ReadFile("../monitoring/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range regexp.MustCompile(`\bferry_[a-z0-9_]+`).FindAllString(string(text), -1) {
			if asked[name] = true; !have[name] {
				t.Errorf("%s asks for %s, which no server has", file, name)
			}
		}
		if file == "grafana.json" && !json.Valid(text) {
			t.Error("the dashboard is not JSON")
		}
	}
	for _, name := range []string{"ferry_device_lost", "ferry_certificate_not_after_seconds", "ferry_clients_queued"} {
		if !asked[name] {
			t.Errorf("nothing watches %s", name)
		}
	}
	tool, err := exec.LookPath("promtool")
	if err != nil {
		t.Skip("NOT TESTED with Prometheus: there is no promtool (Debian: apt install prometheus)")
	}
	for _, args := range [][]string{{"check", "rules", "alerts.yaml"}, {"test", "rules", "alerts_test.yaml"}} {
		cmd := exec.Command(tool, args...)
		cmd.Dir = "../monitoring"
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("promtool %q: %v\n%s", args, err, out)
		}
	}
}
