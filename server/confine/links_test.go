package confine

import (
	"os"
	"path/filepath"
	"testing"
)

// TestRemoveTempFollowsNoLink: a worker owns its folder and can put a link in its place. What the link
// leads to stays.
func TestRemoveTempFollowsNoLink(t *testing.T) {
	base, victim := t.TempDir(), t.TempDir()
	kept := filepath.Join(victim, "kept")
	if err := os.WriteFile(kept, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(base, tempName+"1")
	if err := os.Symlink(victim, link); err != nil {
		t.Fatal(err)
	}
	_ = RemoveTemp(link) // whether it fails or removes the link
	if _, err := os.Lstat(kept); err != nil {
		t.Errorf("what a link led to was removed: %v", err)
	}
}
