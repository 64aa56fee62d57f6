package daemon

import (
	"slices"
	"strings"
	"testing"
)

func TestDevices(t *testing.T) {
	f := serve(t, "echo", func(cfg *Config) {
		cfg.Device, cfg.SoftDevices, cfg.SoftProfile, cfg.SoftMemory = "soft", 2, "t4", 1<<30
	})
	want := []DeviceInfo{{0, "t4", "GPU-a", 1 << 30}, {1, "t4", "GPU-b", 1 << 30}}
	for range 2 { // the second time from memory
		got, err := f.Devices(t.Context())
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("got %+v, %v", got, err)
		}
	}
}

func TestDevicesUnknown(t *testing.T) {
	f := serve(t, "crash", nil)
	got, err := f.Devices(t.Context())
	if got != nil || err == nil || !strings.Contains(err.Error(), "no driver") {
		t.Fatalf("got %+v, %v", got, err)
	}
}
