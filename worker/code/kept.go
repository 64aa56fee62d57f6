package code

import (
	"bytes"
	"errors"
	"sync"

	"golang.org/x/sys/unix"

	"ferry/device/fatbin"
	"ferry/server/cache"
)

// A kept is the bytes of an image, for as long as the image is loaded: on another server it is loaded from them again. Where
// there is a cache they are a mapping of its file, which costs no memory that the system cannot take back.
type kept struct {
	mu     sync.Mutex // the goroutine that writes to the cache replaces the bytes
	data   []byte
	mapped bool
	ended  bool
	// symbols are the names in it, where they were read before the session stopped (Unread).
	symbols *fatbin.Symbols
}

// bytes returns the bytes. The command loop calls it, and nothing ends or replaces a mapping but the command loop.
func (k *kept) bytes() []byte {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.data
}

// read copies bytes of the image. Any thread calls it; of one that has ended there are none.
func (k *kept) read(offset uint64, to []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if offset < uint64(len(k.data)) {
		copy(to, k.data[offset:])
	}
}

// replace puts a mapping in the place of bytes in memory.
func (k *kept) replace(mapping []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.ended || k.mapped {
		_ = unix.Munmap(mapping)
		return
	}
	k.data, k.mapped = mapping, true
}

// end gives the bytes back.
func (k *kept) end() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.mapped {
		_ = unix.Munmap(k.data)
	}
	k.data, k.mapped, k.ended = nil, false, true
}

var errNoCache = errors.New("there is no cache of images")

// mapImage returns an image that the cache has.
func (s *images) mapImage(h cache.Hash) (*kept, error) {
	if s.cache == nil {
		return nil, errNoCache
	}
	data, err := s.cache.Map(h, maxMapped)
	if err != nil {
		return nil, err
	}
	return &kept{data: data, mapped: true}, nil
}

// copyHeld returns an image that is held for another command, which ends it.
func (s *images) copyHeld(h cache.Hash) *kept {
	if k, err := s.mapImage(h); err == nil {
		return k
	}
	return &kept{data: bytes.Clone(s.held[h])}
}
