package spawn

import (
	"fmt"
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
	dir, log := filepath.Join(t.TempDir(), "cache"), slog.New(slog.DiscardHandler)
	c := newImageCache(dir, 1<<20, nil, log)
	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Fatalf("%v, %v", info, err)
	}
	one, two := c.ownerDir("token", "token on a"), c.ownerDir("token", "token on b")
	if one != two || one == c.ownerDir("uid 7", "uid 7 on a") || filepath.Dir(one) != dir {
		t.Errorf("%s and %s", one, two)
	}
	c = newImageCache(dir, 1<<20, &confiner{uids: newUIDPool(UIDRange{})}, log)
	if c.ownerDir("token", "token on a") == c.ownerDir("token", "token on b") {
		t.Error("two users share a part of the cache")
	}
	if got := newImageCache("", 1<<20, nil, log).ownerDir("token", "token on a"); got != "" {
		t.Errorf("%q without a cache", got)
	}
}

// TestManyHosts: a client that claims to be on 300 machines leaves a bounded number of folders, and
// those of others stay.
func TestManyHosts(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cache")
	c := newImageCache(dir, 1<<20, &confiner{uids: newUIDPool(UIDRange{})}, slog.New(slog.DiscardHandler))
	enter := func(credential, host string) string {
		own := c.ownerDir(credential, credential+" on "+host)
		if err := os.MkdirAll(own, 0o700); err != nil {
			t.Fatal(err)
		}
		return own
	}
	other := enter("bob", "home")
	var last string
	for i := range 300 {
		last = enter("mallory", fmt.Sprint(i))
		c.sweep()
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) > maxDirsOfCredential+1 {
		t.Errorf("%d folders, %v", len(entries), err)
	}
	for _, want := range []string{other, last} {
		if _, err := os.Stat(want); err != nil {
			t.Errorf("a folder in use is gone: %v", err)
		}
	}
}

// TestChownFolder: a cache that another user's workers have used becomes the next's,
// with what is in it.
func TestChownFolder(t *testing.T) {
	if os.Geteuid() != 0 {
		t.Skip("only root can")
	}
	dir := filepath.Join(t.TempDir(), "owner")
	file := filepath.Join(dir, "image")
	for _, uid := range []uint32{4242, 4343, 4242} {
		if err := chownFolder(dir, syscall.Credential{Uid: uid, Gid: uid}); err != nil {
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
