package devices

import (
	"log/slog"
	"strings"
	"testing"

	"ferry/api/nvml"
	"ferry/session"
	"ferry/worker"
)

// Both openers refuse a kind of device that does not exist, by its name.
func TestUnknownKind(t *testing.T) {
	boot, log := worker.Boot{Device: "abacus"}, slog.New(slog.DiscardHandler)
	if _, err := Open(boot, session.Windows{}, log); err == nil || !strings.Contains(err.Error(), "abacus") {
		t.Errorf("a device: %v", err)
	}
	if _, err := OpenNVML(boot, func() []nvml.Process { return nil }, log); err == nil || !strings.Contains(err.Error(), "abacus") {
		t.Errorf("NVML: %v", err)
	}
}

// A survey lists what the software GPU is configured to be.
func TestSurvey(t *testing.T) {
	r, err := Survey(worker.Boot{Device: "soft", SoftOptions: worker.SoftOptions{SoftDevices: 2, SoftProfile: "t4", SoftMemory: 64 << 20}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Device != "soft" || len(r.Devices) != 2 || r.Devices[0].Memory != 64<<20 || r.Devices[0].UUID == r.Devices[1].UUID || r.Driver < 12000 {
		t.Errorf("%+v", r)
	}
	if _, err := Survey(worker.Boot{Device: "soft", SoftOptions: worker.SoftOptions{SoftProfile: "voodoo"}}); err == nil {
		t.Error("a profile that does not exist")
	}
}

func TestCheckFaults(t *testing.T) {
	for rules, good := range map[string]bool{"": true, "oom@12,ecc@100": true, "sneeze@3": false} {
		if err := CheckFaults(rules); (err == nil) != good {
			t.Errorf("%q: %v", rules, err)
		}
	}
}
