package e2e

import (
	"crypto/sha256"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// The libc of Debian 11, pinned. A release that is no longer maintained moves
// from the mirrors to the archive.
const (
	libcHash = "05f7264da867b37f4c5ce49266b558ea1e81e05a9464f623152fca70f3550282"
	libcFile = "pool/main/g/glibc/libc6_2.31-13+deb11u11_amd64.deb"
)

var libcFrom = []string{
	"http://deb.debian.org/debian/",
	"http://archive.debian.org/debian/",
	"https://snapshot.debian.org/archive/debian/20240901T000000Z/",
}

// debian11 returns a folder with Debian 11's libc6 unpacked in it, out of the
// cache or a mirror.
func debian11(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(cache(t), "libc6-2.31")
	if _, err := os.Stat(dir); err == nil {
		return dir
	}
	if !installed("xz", "xz-utils") || !installed("ar", "binutils") {
		skip(t, "unpacking Debian 11's libc6 needs ar and xz")
	}
	deb, why := download()
	if why != nil {
		skip(t, "Debian 11's libc6 cannot be had: %v", why)
	}
	tmp, err := os.MkdirTemp(cache(t), "libc6-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(tmp)
	file := filepath.Join(tmp, "libc6.deb")
	if err := os.WriteFile(file, deb, 0o644); err != nil {
		t.Fatal(err)
	}
	tree := filepath.Join(tmp, "tree")
	unpack := exec.Command("sh", "-ec", `mkdir "$2" && ar p "$1" data.tar.xz | tar -xJ -C "$2" ./lib`, "sh", file, tree)
	if out, err := unpack.CombinedOutput(); err != nil {
		t.Fatalf("unpacking libc6: %v: %s", err, out)
	}
	if err := os.Rename(tree, dir); err != nil && !os.IsExist(err) {
		t.Fatal(err)
	}
	return dir
}

func download() ([]byte, error) {
	web := &http.Client{Timeout: 60 * time.Second}
	var last error
	for _, from := range libcFrom {
		resp, err := web.Get(from + libcFile)
		if err != nil {
			last = err
			continue
		}
		body, err := io.ReadAll(io.LimitReader(resp.Body, 16<<20))
		resp.Body.Close()
		switch sum := fmt.Sprintf("%x", sha256.Sum256(body)); {
		case err != nil:
			last = err
		case resp.StatusCode != http.StatusOK:
			last = fmt.Errorf("%s%s: %s", from, libcFile, resp.Status)
		case sum != libcHash:
			last = fmt.Errorf("%s%s has sha256 %s, the pin is %s", from, libcFile, sum, libcHash)
		default:
			return body, nil
		}
	}
	return nil, last
}

// cache is a folder that outlives the run: $FERRY_CACHE, else ferry/ in the
// user's cache folder.
func cache(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("FERRY_CACHE")
	if dir == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			t.Fatalf("no place for a cache: %v", err)
		}
		dir = filepath.Join(user, "ferry")
	}
	dir, err := filepath.Abs(filepath.Join(dir, "e2e"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}
