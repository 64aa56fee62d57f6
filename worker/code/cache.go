package code

import (
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"

	"ferry/api/cu"
	"ferry/server/cache"
	"ferry/wire"
)

// images are the images that the client has loaded, and the cache they may come from.
//
// The fields belong to the command loop, except for those of the goroutines that write to
// the cache: writing, mu and pending.
type images struct {
	loaded map[codeID]*image
	cache  *cache.Dir            // nil: there is no cache
	held   map[cache.Hash][]byte // mapped until the client loads them
	size   int                   // bytes of held
	ahead  *Ahead                // what was prepared for a session that moves here; nil if nothing
	moved  map[uint64]*kept      // came with the session from another server, by the handle that is bound to each
	kind   cache.Hash
	kinded bool

	writing sync.WaitGroup
	mu      sync.Mutex   // taken by one writer at a time
	pending atomic.Int64 // bytes that wait to be written

	complained sync.Once // said that the cache cannot be written
}

const (
	// maxAsked bounds how many images one ImagesKnown names, maxHeld the bytes of images
	// that are mapped until they are loaded, maxTables the bytes of the tables in the
	// answer.
	maxAsked  = 1024
	maxHeld   = 256 << 20
	maxTables = 900 << 10
	// maxPending bounds the bytes that wait for a disk; images beyond it are not cached.
	maxPending = 512 << 20
	// maxMapped bounds an image that is mapped: no image is larger.
	maxMapped = 1 << 40
	// lastWrites is how long the end of a session waits for these writes.
	lastWrites = 500 * time.Millisecond
)

// of is the image of a module or library, nil if it was not loaded here.
func (s *images) of(id codeID) *image { return s.loaded[id] }

// findImage returns the image of a module or library. It was uploaded under a number, and must have the hash if one
// is given, or it comes from the cache, or from where the session was before.
func (ld *Loader) findImage(handle, blob uint64, h cache.Hash) (k *kept, missing bool, rc cu.Result) {
	s, b := &ld.images, &ld.blobs
	if k := s.takeMoved(handle); k != nil {
		return k, false, cu.CUDA_SUCCESS
	}
	if blob == 0 {
		if _, ok := s.held[h]; ok {
			return s.copyHeld(h), false, cu.CUDA_SUCCESS
		}
		if s.cache == nil {
			return nil, true, cu.CUDA_SUCCESS
		}
		k, err := s.mapImage(h)
		return k, err != nil, cu.CUDA_SUCCESS
	}
	data, complete := ld.useBlob(blob)
	if b.refuses(blob) {
		b.refused = 0
		return nil, false, cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	if !complete || (h != cache.Hash{} && cache.Sum(data) != h) {
		return nil, false, cu.CUDA_ERROR_INVALID_VALUE
	}
	return &kept{data: data}, false, cu.CUDA_SUCCESS
}

// cacheImage caches an image that was uploaded and that the driver could load.
func (ld *Loader) cacheImage(blob uint64, h cache.Hash, k *kept) {
	if blob == 0 || h == (cache.Hash{}) {
		return
	}
	data := k.bytes()
	ld.images.write(len(data), func(d *cache.Dir) error {
		err := d.PutImage(h, data)
		if mapping, no := d.Map(h, maxMapped); err == nil && no == nil {
			k.replace(mapping)
		}
		return err
	}, func(err error) { complain(ld, err) })
}

// complain says, once in a session, that the cache cannot be written: a program may load thousands of images.
func complain(ld *Loader, err error) {
	ld.images.complained.Do(func() {
		ld.log.Warn("images are not kept: programs upload theirs again; see to it that the cache's folder can be written", "err", err)
	})
}

// write writes to the cache on a goroutine.
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

// deviceKind names the kind of device for which tables hold: what a driver says about a
// kernel follows from the image, the driver and the device. A client with different devices
// has none, because a table would hold for one of them only.
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

// placeAttributes are the attributes that say where a device is, not what it is.
var placeAttributes = []cu.Device_attribute{
	cu.CU_DEVICE_ATTRIBUTE_PCI_BUS_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID, cu.CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID,
	cu.CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID, cu.CU_DEVICE_ATTRIBUTE_NUMA_ID, cu.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID,
}

// cachedTable is the table that the cache has of an image on this kind of device.
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

// saveTable caches the table of an image if it has changed.
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
	ld.images.write(len(b), func(d *cache.Dir) error { return d.PutTable(c.hash, kind, b) }, func(err error) { complain(ld, err) })
}

// endImage forgets a module or library.
func (ld *Loader) endImage(id codeID) {
	if c := ld.images.loaded[id]; c != nil {
		ld.saveTable(c)
		if id == c.loadedAs {
			ld.accounts.Code.Sub(c.size)
			c.kept.end()
		}
		delete(ld.images.loaded, id)
	}
}

// EndImages caches the tables of all images at the end of a session. The command loop has
// ended. It does not wait long for slow disks. Images that are held or kept end with the process: a session that is
// being moved is still read.
func (ld *Loader) EndImages() {
	for _, c := range ld.images.loaded {
		ld.saveTable(c)
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

// takeHeld returns an image that was held, which is not held any more.
func (s *images) takeHeld(h cache.Hash) *kept {
	data := s.held[h]
	s.size -= len(data)
	delete(s.held, h)
	return &kept{data: data, mapped: true}
}

// CmdImagesKnown answers which of the images that a client will load are in the cache: 1
// for an image, 2 for an image with a table, which is then held until the client loads it.
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

// mapHeld maps an image and checks its hash, so that its eviction from the cache cannot
// make a later load fail.
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

// CmdModuleLoadSoon loads an image that was loaded on such a device before. The client
// knows that there is memory for it and does not wait for an answer.
func (ld *Loader) CmdModuleLoadSoon(q *wire.ModuleLoadSoonRequest) cu.Result {
	return ld.loadHeld(q.Hash.Bytes, cu.KindModule, uint64(q.Module), func(image []byte) (uint64, cu.Result) {
		m, log, rc := ld.dev.LoadModule(image, nil)
		ld.logLoad("module", len(image), log, rc)
		return uint64(m), rc
	})
}

// CmdLibraryLoadSoon is CmdModuleLoadSoon for a library.
func (ld *Loader) CmdLibraryLoadSoon(q *wire.LibraryLoadSoonRequest) cu.Result {
	return ld.loadHeld(q.Hash.Bytes, cu.KindLibrary, uint64(q.Library), func(image []byte) (uint64, cu.Result) {
		l, log, rc := ld.dev.LoadLibrary(image, nil)
		ld.logLoad("library", len(image), log, rc)
		return uint64(l), rc
	})
}

// loadHeld loads an image that is held for the client, and unmaps it.
func (ld *Loader) loadHeld(h [32]byte, kind cu.Kind, handle uint64, load func(image []byte) (uint64, cu.Result)) cu.Result {
	k := ld.images.takeMoved(handle)
	if k == nil {
		if _, ok := ld.images.held[h]; !ok {
			return cu.CUDA_ERROR_INVALID_VALUE
		}
		k = ld.images.takeHeld(h)
	}
	if rc := ld.claimImage(k.bytes()); rc != cu.CUDA_SUCCESS {
		k.end()
		return rc
	}
	rc := cu.CUDA_SUCCESS
	real, _, loaded := takeLoaded(ld, kind, handle, k, nil)
	if !loaded {
		placeCode(ld.dev, func() { real, rc = load(k.bytes()) })
	}
	if rc = ld.gpu.Bind(kind, handle, real, rc); rc != cu.CUDA_SUCCESS {
		k.end()
		return rc
	}
	ld.newImage(codeOf(kind, real), handle, k, h, true)
	return rc
}

// OpenCache opens the owner's folder of the cache. Without a cache a session works, too.
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
