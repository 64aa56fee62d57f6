package confine

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

// TestRemoveTemp removes what a hostile worker may have made.
func TestRemoveTemp(t *testing.T) {
	base := t.TempDir()
	kept := filepath.Join(base, "kept")
	if err := os.MkdirAll(filepath.Join(kept, "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	dir, err := MakeTemp(base, os.Geteuid(), os.Getegid())
	if err != nil {
		t.Fatal(err)
	}
	for i := range 50 {
		name := filepath.Join(dir, fmt.Sprintf(".ferry-removing-%d", i))
		if i%3 == 0 {
			err = os.WriteFile(name, nil, 0o600)
		} else {
			err = os.MkdirAll(filepath.Join(name, "a", "b"), 0o700)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	at := dir
	for i := range 200 { // names that look like ours, closed folders, links out
		for _, err := range []error{
			os.MkdirAll(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7)), 0o700),
			os.WriteFile(filepath.Join(at, "d", fmt.Sprintf(".ferry-removing-%d", i%7), "f"), nil, 0o400),
			os.Symlink(kept, filepath.Join(at, "link")),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		at = filepath.Join(at, "d")
	}
	if err := os.Chmod(at, 0o100); err != nil {
		t.Fatal(err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Lstat(dir); !os.IsNotExist(err) {
		t.Errorf("it is still there: %v", err)
	}
	if _, err := os.Stat(filepath.Join(kept, "folder")); err != nil {
		t.Errorf("what a link led to: %v", err)
	}
	if err := RemoveTemp(dir); err != nil {
		t.Errorf("removing what is gone: %v", err)
	}
}

// TestLandlockHandles: a ruleset decides about all that a version of Landlock knows and a worker has no use for. The kernel refuses
// a ruleset with bits that it does not know.
func TestLandlockHandles(t *testing.T) {
	const (
		first = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR |
			unix.LANDLOCK_ACCESS_FS_REMOVE_DIR | unix.LANDLOCK_ACCESS_FS_REMOVE_FILE | unix.LANDLOCK_ACCESS_FS_MAKE_CHAR | unix.LANDLOCK_ACCESS_FS_MAKE_DIR |
			unix.LANDLOCK_ACCESS_FS_MAKE_REG | unix.LANDLOCK_ACCESS_FS_MAKE_SOCK | unix.LANDLOCK_ACCESS_FS_MAKE_FIFO | unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK | unix.LANDLOCK_ACCESS_FS_MAKE_SYM
		second  = first | unix.LANDLOCK_ACCESS_FS_REFER
		third   = second | unix.LANDLOCK_ACCESS_FS_TRUNCATE
		fifth   = third | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
		network = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
		signals = unix.LANDLOCK_SCOPE_SIGNAL
		scopes  = signals | unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET
	)
	for version, want := range map[int]unix.LandlockRulesetAttr{
		1: {Handled_access_fs: first},
		2: {Handled_access_fs: second},
		3: {Handled_access_fs: third},
		4: {Handled_access_fs: third, Handled_access_net: network},
		5: {Handled_access_fs: fifth, Handled_access_net: network},
		6: {Handled_access_fs: fifth, Handled_access_net: network, Scoped: scopes},
		7: {Handled_access_fs: fifth, Handled_access_net: network, Scoped: scopes},
	} {
		if got := (Spec{}).handled(version); got != want {
			t.Errorf("version %d: %+v, want %+v", version, got, want)
		}
		if want.Scoped != 0 {
			want.Scoped = signals
		}
		if got := (Spec{Connect: true}).handled(version); got != want {
			t.Errorf("version %d, where workers may connect: %+v, want %+v", version, got, want)
		}
	}
}
