package code

import (
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/server/cache"
	"ferry/wire"
)

// Images are those the client has loaded, and the cache they may come from.
type images struct {
	loaded map[codeID]*image
	cache  *cache.Dir // nil: nothing is kept
	held   map[cache.Hash][]byte
	size   int // of held
	kind   cache.Hash
	kinded bool

	writing sync.WaitGroup
	mu      sync.Mutex   // one writer at a time
	pending atomic.Int64 // bytes on their way to the disk
}

const (
	// maxAsked bounds a question about images, maxHeld the bytes of those that
	// are kept at hand until they are loaded, maxTables the bytes of the answer.
	maxAsked  = 1024
	maxHeld   = 256 << 20
	maxTables = 900 << 10
	// maxPending bounds what waits for a disk; the rest is not kept.
	maxPending = 512 << 20
	// lastWrites is how long the end of a session waits for them.
	lastWrites = 500 * time.Millisecond
)

func (s *images) of(id codeID) *image { return s.loaded[id] }

// find returns an image: uploaded under a number, which must have the hash if
// one is given, or from the cache.
func (ld *Loader) findImage(blob uint64, h cache.Hash) (data []byte, missing bool, rc cu.Result) {
	s, b := &ld.images, &ld.blobs
	if blob == 0 {
		if data, ok := s.held[h]; ok {
			return data, false, cu.CUDA_SUCCESS
		}
		if s.cache == nil {
			return nil, true, cu.CUDA_SUCCESS
		}
		data, err := s.cache.Image(h)
		return data, err != nil, cu.CUDA_SUCCESS
	}
	data, complete := ld.useBlob(blob)
	if b.refuses(blob) {
		b.refused = 0
		return nil, false, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	if !complete || (h != cache.Hash{} && cache.Sum(data) != h) {
		return nil, false, cu.CUDA_ERROR_INVALID_VALUE
	}
	return data, false, cu.CUDA_SUCCESS
}

// cacheImage writes an image that was uploaded, and can be loaded, to the cache.
func (ld *Loader) cacheImage(blob uint64, h cache.Hash, data []byte) {
	if blob == 0 || h == (cache.Hash{}) {
		return
	}
	ld.images.write(len(data), func(d *cache.Dir) error { return d.PutImage(h, data) }, func(err error) {
		ld.log.Warn("an image is not kept", "bytes", len(data), "err", err)
	})
}

// write has the cache write, beside the loop.
func (s *images) write(n int, put func(*cache.Dir) error, failed func(error)) {
	if s.cache == nil || s.pending.Load() > maxPending {
		return
	}
	s.pending.Add(int64(n))
	s.writing.Go(func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if err := put(s.cache); err != nil {
			failed(err)
		}
		s.pending.Add(-int64(n))
	})
}

// deviceKind names the kind of device that tables hold for: what a driver says about
// a kernel follows from the image, the driver and the device. Devices that
// differ have none: a table would be one of them's.
func (ld *Loader) deviceKind() (cache.Hash, bool) {
	s := &ld.images
	if s.kinded {
		return s.kind, s.kind != cache.Hash{}
	}
	s.kinded = true
	version, rc := ld.dev.DriverGetVersion()
	if rc != cu.CUDA_SUCCESS || len(ld.s.Devices.Granted) == 0 {
		return s.kind, false
	}
	var first []byte
	for _, dev := range ld.s.Devices.Granted {
		d, rc := ld.gpu.Describe(dev)
		if rc != cu.CUDA_SUCCESS {
			return s.kind, false
		}
		d.Uuid, d.Luid, d.PciBusId = [16]byte{}, [8]byte{}, [32]byte{}
		for _, a := range placeAttributes {
			d.Attributes[a] = 0
		}
		b := cu.Bytes(&d)
		if first == nil {
			first = append(first, b...)
		} else if string(b) != string(first) {
			return s.kind, false
		}
	}
	head := append([]byte("ferry table 1 "), wire.SchemaHash[:]...)
	s.kind = cache.Sum(append(binary.LittleEndian.AppendUint32(head, uint32(version)), first...))
	return s.kind, true
}

// placeAttributes are the attributes that tell where a device is, not what it is.
var placeAttributes = []cu.Device_attribute{
	cu.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID,
	cu.CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID, cu.CU_DEVICE_ATTRIBUTE_NUMA_ID, cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID,
}

// cachedTable is what the cache knows of an image on this kind of device.
func (ld *Loader) cachedTable(h cache.Hash) (t wire.Table, ok bool) {
	if ld.images.cache == nil || h == (cache.Hash{}) {
		return t, false
	}
	kind, ok := ld.deviceKind()
	if !ok {
		return t, false
	}
	b, err := ld.images.cache.Table(h, kind)
	if err != nil {
		return t, false
	}
	t, err = wire.ParseTable(b)
	return t, err == nil
}

// saveTable has the cache keep what was learned about an image.
func (ld *Loader) saveTable(c *image) {
	if !c.changed || c.hash == (cache.Hash{}) || ld.images.cache == nil {
		return
	}
	kind, ok := ld.deviceKind()
	if !ok {
		return
	}
	c.changed = false
	b := c.Append(nil)
	ld.images.write(len(b), func(d *cache.Dir) error { return d.PutTable(c.hash, kind, b) }, func(err error) {
		ld.log.Warn("what is known of an image is not kept", "err", err)
	})
}

// EndImage forgets a module or library.
func (ld *Loader) endImage(id codeID) {
	if c := ld.images.loaded[id]; c != nil {
		ld.saveTable(c)
		if id == c.loadedAs {
			ld.accounts.Code.Sub(c.size)
		}
		delete(ld.images.loaded, id)
	}
}

// end saves what was learned. The loop has ended; disks may be slow.
func (ld *Loader) EndImages() {
	for _, c := range ld.images.loaded {
		ld.saveTable(c)
	}
	for h := range ld.images.held {
		ld.images.unmapHeld(h)
	}
	done := make(chan struct{})
	go func() {
		ld.images.writing.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(lastWrites):
		ld.log.Warn("the cache's disk is slow: some of what the session loaded is not kept")
	}
}

func (s *images) unmapHeld(h cache.Hash) {
	data := s.held[h]
	s.size -= len(data)
	delete(s.held, h)
	_ = unix.Munmap(data)
}

// CmdImagesKnown tells a client which of the images it will load are here, and
// holds those at hand that were loaded before.
func (ld *Loader) CmdImagesKnown(q *wire.ImagesKnownRequest, a *wire.ImagesKnownReply) cu.Result {
	if len(q.Hashes) > maxAsked {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	a.States = make([]byte, len(q.Hashes))
	if ld.images.cache == nil {
		return cu.CUDA_SUCCESS
	}
	for i := range q.Hashes {
		h := q.Hashes[i].Bytes
		if !ld.images.cache.Has(h) {
			continue
		}
		a.States[i] = 1
		t, ok := ld.cachedTable(h)
		if !ok {
			continue
		}
		b := t.Append(nil)
		if len(a.Tables)+4+len(b) > maxTables || !ld.images.mapHeld(h) {
			continue
		}
		a.States[i] = 2
		a.Tables = append(binary.LittleEndian.AppendUint32(a.Tables, uint32(len(b))), b...)
	}
	return cu.CUDA_SUCCESS
}

// hold maps an image, checked, so that loading it cannot fail for want of it.
func (s *images) mapHeld(h cache.Hash) bool {
	if _, ok := s.held[h]; ok {
		return true
	}
	data, err := s.cache.Map(h, int64(maxHeld-s.size))
	if err != nil {
		return false
	}
	s.held[h] = data
	s.size += len(data)
	return true
}

// CmdModuleLoadSoon loads an image that was loaded on such a device before, so
// that the client, which knows that there is memory, did not wait.
func (ld *Loader) CmdModuleLoadSoon(q *wire.ModuleLoadSoonRequest) cu.Result {
	return ld.loadHeld(q.Hash.Bytes, cu.KindModule, uint64(q.Module), func(image []byte) (uint64, cu.Result) {
		m, log, rc := ld.dev.LoadModule(image, nil)
		ld.logLoad("module", len(image), log, rc)
		return uint64(m), rc
	})
}

func (ld *Loader) CmdLibraryLoadSoon(q *wire.LibraryLoadSoonRequest) cu.Result {
	return ld.loadHeld(q.Hash.Bytes, cu.KindLibrary, uint64(q.Library), func(image []byte) (uint64, cu.Result) {
		l, log, rc := ld.dev.LoadLibrary(image, nil)
		ld.logLoad("library", len(image), log, rc)
		return uint64(l), rc
	})
}

// loadHeld loads an image that is held for the client, and gives it up.
func (ld *Loader) loadHeld(h [32]byte, kind cu.Kind, handle uint64, load func(image []byte) (uint64, cu.Result)) cu.Result {
	image, ok := ld.images.held[h]
	if !ok {
		return cu.CUDA_ERROR_INVALID_VALUE
	}
	defer ld.images.unmapHeld(h)
	if rc := ld.claimImage(image); rc != cu.CUDA_SUCCESS {
		return rc
	}
	real, rc := load(image)
	if rc = ld.gpu.Bind(kind, handle, real, rc); rc == cu.CUDA_SUCCESS {
		ld.newImage(codeOf(kind, real), image, h, true)
	}
	return rc
}

// OpenCache opens the owner's part of the cache. A session does without one
// rather than not at all.
func (ld *Loader) OpenCache(dir string, size int64) {
	if dir == "" {
		return
	}
	d, err := cache.Open(dir, size)
	if err != nil {
		ld.log.Warn("no cache of images", "err", err)
		return
	}
	ld.images.cache = d
}
