package main

import (
	"strings"
	"testing"
	"time"
)

// Every time lies in its bucket, which is no wider than a sixteenth of it.
func TestBuckets(t *testing.T) {
	last := -1
	for at := time.Duration(0); at < time.Hour; at += 1 + at/50 {
		b := bucket(at)
		if b < last || ceiling(b) < at || ceiling(b) > at+at/steps {
			t.Fatalf("%v is in bucket %d, which ends with %v", at, b, ceiling(b))
		}
		last = b
	}
}

func TestQuantiles(t *testing.T) {
	var h histogram
	for i := range 100 {
		h.add(time.Duration(i+1) * time.Millisecond)
	}
	if err := h.read(strings.Fields("2000000000 0:900")); err != nil { // as a client prints them
		t.Fatal(err)
	}
	if h.n != 1000 || h.quantile(0.5) != 0 || h.longest != 2*time.Second || h.quantile(1) < 100*time.Millisecond {
		t.Errorf("%v", &h)
	}
	if q := h.quantile(0.95); q < 50*time.Millisecond || q > 54*time.Millisecond {
		t.Errorf("p95 is %v", q)
	}
}

// The rule finds every kind of growth.
func TestGrown(t *testing.T) {
	before := holding{server: usage{rss: 30 << 10, descriptors: 17, threads: 30}, goroutines: 20, children: 1}
	if err := grown(before, before, 0); err != nil {
		t.Error(err)
	}
	for name, grow := range map[string]func(*holding){
		"server's memory":      func(h *holding) { h.server.rss += 40 << 10 },
		"server's descriptors": func(h *holding) { h.server.descriptors++ },
		"server's threads":     func(h *holding) { h.server.threads += 30 },
		"agent's descriptors":  func(h *holding) { h.agent.descriptors++ },
		"TLS proxy's memory":   func(h *holding) { h.tlsProxy.rss += 40 << 10 },
		"goroutines":           func(h *holding) { h.goroutines += 3 },
		"children":             func(h *holding) { h.children++ },
		"clients":              func(h *holding) { h.clients++ },
		"bytes of the GPU":     func(h *holding) { h.device++ },
		"/dev/shm":             func(h *holding) { h.shared++ },
		"temporary":            func(h *holding) { h.files++ },
	} {
		now := before
		grow(&now)
		if err := grown(before, now, 0); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
