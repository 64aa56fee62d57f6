package daemon

import (
	"encoding/hex"
	"os"
	"path/filepath"

	"ferry/cache"
)

// openCache prepares the directory of images, or does without.
func (d *Daemon) openCache() {
	if d.cfg.CacheDir == "" {
		return
	}
	if err := cache.Private(d.cfg.CacheDir); err != nil {
		d.log.Warn("device code is not kept: no cache", "dir", d.cfg.CacheDir, "err", err)
		d.cfg.CacheDir = ""
		return
	}
	if d.confined.otherUser() {
		// They pass through it to their own parts, whose names they were told.
		if err := os.Chmod(d.cfg.CacheDir, 0o711); err != nil {
			d.log.Warn("workers cannot reach the cache", "dir", d.cfg.CacheDir, "err", err)
		}
	}
	d.sweepCache()
}

// ownerCache is the part of the cache that clients with a credential share. Who
// names an image there may load it: the parts keep clients of one owner from
// code they only know the name of.
func (d *Daemon) ownerCache(credential string) string {
	if d.cfg.CacheDir == "" {
		return ""
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
