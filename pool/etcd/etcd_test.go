package etcd_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"ferry/pool/etcd"
	"ferry/test/limit"
	"ferry/test/pooletcd"
)

// TestClient runs every kind of request against a real etcd.
func TestClient(t *testing.T) {
	server := pooletcd.Start(t)
	c, err := etcd.New([]string{server.Endpoint()}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	ctx := limit.Context(t, time.Minute)

	events := make(chan etcd.Event, 16)
	watched := make(chan error, 1)
	go func() {
		watched <- c.Watch(ctx, "/a/", 1, func(list []etcd.Event, _ int64) {
			for _, e := range list {
				events <- e
			}
		})
	}()
	lease, err := c.Lease(ctx, 60)
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.Commit(ctx, etcd.Txn{If: map[string]int64{"/a/x": 0}, Puts: map[string]etcd.Put{"/a/x": {Value: []byte("one"), Lease: lease}, "/a/y": {Value: []byte("two")}}})
	if err != nil || !r.Done {
		t.Fatalf("%+v %v", r, err)
	}
	// The same again must fail, and say how the key is.
	again, err := c.Commit(ctx, etcd.Txn{If: map[string]int64{"/a/x": 0, "/a/none": 0}, Puts: map[string]etcd.Put{"/a/x": {Value: []byte("three")}}})
	if err != nil || again.Done || len(again.Now) != 1 || string(again.Now["/a/x"].Value) != "one" || again.Now["/a/x"].Modified != r.Revision || again.Now["/a/x"].Lease != lease {
		t.Fatalf("%+v %v", again, err)
	}
	list, _, err := c.List(ctx, "/a/")
	if err != nil || len(list) != 2 || list[0].Key != "/a/x" || list[1].Key != "/a/y" {
		t.Fatalf("%+v %v", list, err)
	}
	if err := c.Renew(ctx, lease); err != nil {
		t.Fatal(err)
	}
	if err := c.Revoke(ctx, lease); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(c.Renew(ctx, lease), nil); !errors.Is(err, etcd.ErrNoLease) {
		t.Fatalf("renewing a lease that is gone: %v", err)
	}
	if err := c.Revoke(ctx, lease); !errors.Is(err, etcd.ErrNoLease) {
		t.Fatalf("revoking a lease that is gone: %v", err)
	}
	var got []string
	for range 3 {
		select {
		case e := <-events:
			name := e.Key + " " + string(e.Value)
			if e.Deleted {
				name = e.Key + " deleted"
			}
			got = append(got, name)
		case <-limit.After():
			t.Fatalf("only %q", got)
		}
	}
	slices.Sort(got[:2])
	if want := []string{"/a/x one", "/a/y two", "/a/x deleted"}; !slices.Equal(got, want) {
		t.Errorf("the watch said %q, not %q", got, want)
	}

	server.Kill()
	select {
	case err := <-watched:
		if !errors.Is(err, etcd.ErrAway) {
			t.Errorf("the watch ended with %v", err)
		}
	case <-limit.After():
		t.Fatal("the watch did not notice that etcd is gone")
	}
	if _, _, err := c.List(ctx, "/a/"); !errors.Is(err, etcd.ErrAway) {
		t.Errorf("an etcd that is gone: %v", err)
	}
	server.Restart()
	if list, _, err = c.List(ctx, "/a/"); err != nil || len(list) != 1 {
		t.Errorf("after it came back: %+v %v", list, err)
	}
}
