package control

import (
	"os"
	"testing"

	"golang.org/x/sys/unix"
)

// pair returns two ends.
func pair(t *testing.T) (ours, theirs *Conn) {
	t.Helper()
	ours, file, err := Pair()
	if err != nil {
		t.Fatal(err)
	}
	if theirs, err = FromFile(file); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = ours.Close(), theirs.Close() })
	return ours, theirs
}

func openFiles(t *testing.T) int {
	t.Helper()
	list, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(list)
}

// TestFurtherFilesAreClosed: of several descriptors in one message the first is the receiver's, and
// the others are closed: a hostile end takes no descriptors of the other one.
func TestFurtherFilesAreClosed(t *testing.T) {
	ours, theirs := pair(t)
	null, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = null.Close() }()
	fd := int(null.Fd())
	before := openFiles(t)
	for range 10 {
		// As many as have room, in one control message and in two.
		for _, oob := range [][]byte{unix.UnixRights(fd, fd), append(unix.UnixRights(fd), unix.UnixRights(fd)...)} {
			if _, _, err := theirs.sock.WriteMsgUnix([]byte(`"x"`), oob, nil); err != nil {
				continue // this kernel takes one control message of a kind
			}
			var said string
			f, _ := ours.Receive(&said) // an error where the room is for one
			if f != nil {
				_ = f.Close()
			}
		}
	}
	if now := openFiles(t); now != before {
		t.Errorf("%d descriptors, before %d", now, before)
	}
}

// TestCutMessage: a message that is longer than the receiver's room is an error, not its beginning.
func TestCutMessage(t *testing.T) {
	ours, theirs := pair(t)
	long := make([]byte, len(ours.room)+1)
	for i := range long {
		long[i] = ' ' // what is cut off JSON is read all the same
	}
	copy(long, `"said"`)
	if _, err := theirs.sock.Write(long); err != nil {
		t.Fatal(err)
	}
	var said string
	if _, err := ours.Receive(&said); err == nil {
		t.Errorf("read %q of a message that was cut", said)
	}
}

// TestNameLength: a name that is not of a name's length is an error.
func TestNameLength(t *testing.T) {
	ours, theirs := pair(t)
	for _, n := range []int{0, 2, 62, 66, 4096} {
		text := make([]byte, n)
		for i := range text {
			text[i] = 'a'
		}
		if err := theirs.Send(map[string]string{"op": OpFetch, "name": string(text)}, nil); err != nil {
			t.Fatal(err)
		}
		var q Request
		if _, err := ours.Receive(&q); err == nil {
			t.Errorf("a name of %d digits is read as %v", n, q.Name)
		}
	}
}
