package daemon

import (
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"ferry/server/cache"
)

// openCache prepares the directory of images, or does without.
func (d *Daemon) openCache() {
	if d.cfg.CacheDir == "" {
		return
	}
	if err := cache.MakePrivate(d.cfg.CacheDir); err != nil {
		d.log.Warn("device code is not kept: no cache", "dir", d.cfg.CacheDir, "err", err)
		d.cfg.CacheDir = ""
		return
	}
	if d.confined.otherUser() {
		// They pass through it to their own parts, whose names they were told.
		err := os.Chmod(d.cfg.CacheDir, 0o711)
		if at := barrier(filepath.Dir(d.cfg.CacheDir), d.confined.cred); err == nil && at != "" {
			err = fmt.Errorf("the workers' user cannot pass %s: choose another folder with --cache-dir, or run chmod go+x %s", at, at)
		}
		if err != nil {
			d.log.Warn("device code is not kept: workers cannot reach the cache", "dir", d.cfg.CacheDir, "err", err)
			d.cfg.CacheDir = ""
			return
		}
	}
	d.sweepCache()
}

// ownerCache is the part of the cache that clients with a credential share. Who
// names an image there may load it: the parts keep clients of one owner from
// code they only know the name of. Where each owner's workers are a user of
// their own, a part is one owner's: two users cannot own it at once.
func (d *Daemon) ownerCache(credential, owner string) string {
	if d.cfg.CacheDir == "" {
		return ""
	}
	if d.confined.separate() {
		credential = owner
	}
	name := cache.Sum([]byte("owner of images: " + credential))
	return filepath.Join(d.cfg.CacheDir, hex.EncodeToString(name[:16]))
}

// sweepCache keeps all owners' parts together within the size. A worker keeps
// only its own owner's part so, and may see no other.
func (d *Daemon) sweepCache() {
	if d.cfg.CacheDir == "" || !d.sweeping.TryLock() {
		return
	}
	defer d.sweeping.Unlock()
	if err := cache.Sweep(d.cfg.CacheDir, d.cfg.CacheSize); err != nil {
		d.log.Warn("the cache of images cannot be swept", "dir", d.cfg.CacheDir, "err", err)
	}
}
