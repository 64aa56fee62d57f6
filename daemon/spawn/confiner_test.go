package spawn

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ferry/server/confine"
)

// openTemp is a folder that other users can pass through.
func openTemp(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("/tmp", "ferry-test-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestUIDRange(t *testing.T) {
	for text, want := range map[string]UIDRange{
		"60600-61100": {60600, 61100}, "1000-1000": {1000, 1000},
		"": {}, "60600": {}, "5-9": {}, "2000-1999": {}, "-": {}, "60600-99999999999": {}, "a-b": {},
	} {
		got, err := ParseUIDRange(text)
		if got != want || (err == nil) != (want != UIDRange{}) {
			t.Errorf("%q: %v, %v", text, got, err)
		}
	}
}

// TestRestoredUIDs: owners keep the ids they have when another daemon takes over.
func TestRestoredUIDs(t *testing.T) {
	u := newUIDPool(UIDRange{60600, 60602})
	u.restore("a", 60601)
	u.restore("a", 60601)
	u.restore("elsewhere", 70000) // of a range that is no more
	for owner, want := range map[string]uint32{"a": 60601, "elsewhere": 70000} {
		if uid, err := u.acquire(owner); err != nil || uid != want {
			t.Errorf("%s has %d %v", owner, uid, err)
		}
	}
	b, err := u.acquire("b")
	if err != nil || b != 60600 {
		t.Errorf("b has %d %v", b, err)
	}
	if c, err := u.acquire("c"); err != nil || c != 60602 { // not the one that a has
		t.Errorf("c has %d %v", c, err)
	}
	for n := range 3 {
		if uid, last := u.release("a"); uid != 60601 || last != (n == 2) {
			t.Errorf("gave %d back, the last: %v", uid, last)
		}
	}
}

func TestChooseTemp(t *testing.T) {
	other := &syscall.Credential{Uid: 65534, Gid: 65534}
	open := openTemp(t)
	private := filepath.Join(open, "private")
	if err := os.MkdirAll(filepath.Join(private, "open"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(private, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		tmpdir, configured string
		cred               *syscall.Credential
		base               string // empty: refused
	}{
		{open, "", other, open},
		{private, "", other, "/tmp"}, // as Debian's libpam-tmpdir has it
		{private, "", nil, private},
		{open, filepath.Join(private, "open"), other, ""},
		{open, filepath.Join(open, "nowhere"), other, ""},
		{private, open, other, open},
	} {
		t.Setenv("TMPDIR", c.tmpdir)
		got := &account{base: c.configured, cred: c.cred}
		if err := got.chooseTemp(); (err == nil) != (c.base != "") || err == nil && got.base != c.base {
			t.Errorf("TMPDIR %s, told %q: %q, %v, want %q", c.tmpdir, c.configured, got.base, err, c.base)
		}
	}
}

// TestStrict: a server that is strict does not start where something is missing, and says all of it.
func TestStrict(t *testing.T) {
	a := account{cred: &syscall.Credential{Uid: 60600}}
	if err := a.checkStrict(nil); err != nil {
		t.Error(err)
	}
	err := a.checkStrict([]confine.Gap{{Missing: "no Landlock", Open: "files", Do: "a newer kernel"}, {Missing: "no seccomp filter", Open: "calls", Do: "another kernel"}})
	if err == nil || !strings.Contains(err.Error(), "no Landlock: files; a newer kernel. no seccomp filter: calls; another kernel") {
		t.Error(err)
	}
	if os.Geteuid() == 0 {
		if err := (&account{cred: &syscall.Credential{}}).checkStrict(nil); err == nil || !strings.Contains(err.Error(), "--worker-user") {
			t.Error(err)
		}
		if err := (&Confinement{Strict: true, User: "root"}).CheckAccount(); err == nil {
			t.Error("workers that are root are accepted")
		}
	}
	if err := (&Confinement{Strict: true, Temp: openTemp(t)}).CheckAccount(); (err == nil) != (len(confine.Gaps()) == 0) {
		t.Errorf("%v, although this machine lacks %v", err, confine.Gaps())
	}
}
