package spawn

import (
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"ferry/server/cache"
)

// An imageCache is the directory in which workers keep device code that clients have loaded.
// Each owner has a subdirectory.
type imageCache struct {
	dir      string // empty: there is none
	size     int64
	perOwner bool // subdirectories are per owner, not per credential
	log      *slog.Logger
	sweeping sync.Mutex // held while a goroutine sweeps
}

// newImageCache prepares the directory. Where it cannot be used the server does without.
func newImageCache(dir string, size int64, c *confiner, log *slog.Logger) *imageCache {
	i := &imageCache{size: size, perOwner: c.userPerOwner(), log: log}
	if dir == "" {
		return i
	}
	if err := cache.MakePrivate(dir); err != nil {
		log.Warn("device code is not kept: no cache", "dir", dir, "err", err)
		return i
	}
	if c.otherUser() {
		// Workers pass through it to their own subdirectories, whose names they are told.
		err := os.Chmod(dir, 0o711)
		if at := impassable(filepath.Dir(dir), c.cred); err == nil && at != "" {
			err = fmt.Errorf("the workers' user cannot pass %s: choose another folder with --cache-dir, or run chmod go+x %s", at, at)
		}
		if err != nil {
			log.Warn("device code is not kept: workers cannot reach the cache", "dir", dir, "err", err)
			return i
		}
	}
	i.dir = dir
	i.sweep()
	return i
}

// ownerDir is the subdirectory that clients with a credential share. A client that names an
// image there may load it: subdirectories keep clients of one owner from code of which they
// only know the name. Where the workers of each owner have a user of their own, a
// subdirectory is for one owner: two users cannot own it at once.
func (i *imageCache) ownerDir(credential, owner string) string {
	if i.dir == "" {
		return ""
	}
	// The name begins with that of the credential, by which subdirectories are counted: a client
	// may claim to be on any number of machines, and each is another owner.
	name := cache.Sum([]byte("owner of images: " + credential))
	text := hex.EncodeToString(name[:16])
	if i.perOwner {
		own := cache.Sum([]byte("owner of images: " + owner))
		text += hex.EncodeToString(own[:16])
	}
	dir := filepath.Join(i.dir, text)
	now := time.Now()
	_ = os.Chtimes(dir, now, now) // it is used; the first worker makes it
	return dir
}

const (
	// maxCacheDirs bounds the subdirectories, maxDirsOfCredential those of one credential.
	maxCacheDirs        = 1024
	maxDirsOfCredential = 32
	credentialPrefix    = 32 // characters of a subdirectory's name
)

// sweep keeps all subdirectories together within the size, and their number within bounds. A worker does so only for the
// subdirectory of its own owner, and may see no other.
func (i *imageCache) sweep() {
	if i.dir == "" || !i.sweeping.TryLock() {
		return
	}
	defer i.sweeping.Unlock()
	err := cache.SweepDirs(i.dir, credentialPrefix, maxDirsOfCredential, maxCacheDirs)
	if err = errors.Join(err, cache.Sweep(i.dir, i.size)); err != nil {
		i.log.Warn("the cache of images cannot be swept", "dir", i.dir, "err", err)
	}
}
