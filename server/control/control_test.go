package control

import (
	"errors"
	"io"
	"os"
	"testing"
)

// What was sent arrives, with its descriptor, although the sender closed its end with something of ours unread.
func TestClosedUnread(t *testing.T) {
	ours, file, err := Pair()
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := FromFile(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = theirs.Close() }()
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = null.Close() }()
	if err := errors.Join(theirs.Send("unread", nil), ours.Send("last", null), ours.Close()); err != nil {
		t.Fatal(err)
	}
	var said string
	f, err := theirs.Receive(&said)
	if err != nil || f == nil || said != "last" {
		t.Fatalf("%q, %v, %v", said, f, err)
	}
	_ = f.Close()
	if _, err := theirs.Receive(&said); !errors.Is(err, io.EOF) {
		t.Errorf("after the last: %v", err)
	}
}
