package store

import (
	"log/slog"
	"testing"

	"ferry/pool/etcd"
)

// TestLateOutcome: the outcome of a transaction that arrives after the watch has seen more does not bring back
// what was deleted meanwhile, and a later one counts.
func TestLateOutcome(t *testing.T) {
	const key = upKey + "a"
	s := New(nil, slog.New(slog.DiscardHandler))
	up := etcd.KV{Key: key, Value: []byte(`"1"`), Created: 100, Modified: 100}
	failed := &tx{s: s, txn: etcd.Txn{If: map[string]int64{key: 7}}}
	s.adoptEvents([]etcd.Event{{KV: up}}, 100)
	s.adoptEvents([]etcd.Event{{KV: etcd.KV{Key: key, Modified: 120}, Deleted: true}}, 130)
	s.adoptOutcome(failed, etcd.Result{Revision: 110, Now: map[string]etcd.KV{key: up}})
	if kv, ok := s.keys[key]; ok {
		t.Errorf("a late outcome brought back %+v", kv)
	}
	up.Modified = 125 // the events of the watch were up to 120
	s.adoptOutcome(failed, etcd.Result{Revision: 125, Now: map[string]etcd.KV{key: up}})
	if s.keys[key].Modified != 125 {
		t.Errorf("a new outcome is not known: %+v", s.keys[key])
	}
	s.adoptEvents(nil, 200) // the watch has seen everything
	s.adoptOutcome(failed, etcd.Result{Revision: 150, Now: map[string]etcd.KV{}})
	if _, ok := s.keys[key]; !ok {
		t.Error("an outcome that the watch has passed deleted the key")
	}
}
