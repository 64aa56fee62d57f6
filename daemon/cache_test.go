package daemon

import (
	"log/slog"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// TestOwnersOfImages: each credential has a part of the cache of its own, on any
// machine; where owners are different users, each machine has.
func TestOwnersOfImages(t *testing.T) {
	d := New(Config{Log: slog.New(slog.DiscardHandler), CacheDir: filepath.Join(t.TempDir(), "cache"), CacheSize: 1 << 20})
	d.log = d.cfg.Log
	d.openCache()
	if info, err := os.Stat(d.cfg.CacheDir); err != nil || info.Mode().Perm() != 0o700 {
		t.Fatalf("%v, %v", info, err)
	}
	one, two := d.ownerCache("token", "token on a"), d.ownerCache("token", "token on b")
	if one != two || one == d.ownerCache("uid 7", "uid 7 on a") || filepath.Dir(one) != d.cfg.CacheDir {
		t.Errorf("%s and %s", one, two)
	}
	d.confined = &confined{uids: newUIDs(UIDRange{})}
	if d.ownerCache("token", "token on a") == d.ownerCache("token", "token on b") {
		t.Error("two users share a part of the cache")
	}
	d.cfg.CacheDir = ""
	if got := d.ownerCache("token", "token on a"); got != "" {
		t.Errorf("%q without a cache", got)
	}
}

// TestEntrust: a cache that another user's workers have used becomes the next's,
// with what is in it.
func TestEntrust(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can")
	}
	dir := filepath.Join(t.TempDir(), "owner")
	file := filepath.Join(dir, "image")
	for _, uid := range []uint32{4242, 4343, 4242} {
		if err := entrust(dir, syscall.Credential{Uid: uid, Gid: uid}); err != nil {
			t.Fatal(err)
		}
		for _, p := range []string{dir, file} {
			var st unix.Stat_t
			if err := unix.Lstat(p, &st); p == dir && err != nil || err == nil && st.Uid != uid {
				t.Errorf("%s belongs to %d, %v", p, st.Uid, err)
			}
		}
		if err := os.WriteFile(file, []byte("code"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
