package worker

import (
	"encoding/json"
	"net"
	"testing"

	"golang.org/x/sys/unix"

	"ferry/api/cu"
	"ferry/client"
	"ferry/server/control"
	"ferry/wire"
	"ferry/worker/code"
	"ferry/worker/memory"
)

// A sharer is a client that shares pinned memory, as the shim does on one host.
type sharer struct {
	*rig
	far *net.UnixConn
}

func newSharer(t *testing.T) *sharer {
	t.Helper()
	s, nc := start(t, 1)
	c, err := client.New(nc, client.Options{Base: testBase, Size: testSize})
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{Conn: c, server: s, next: testBase}
	r.ctx = r.retain(0)
	r.SetContext(r.ctx)
	r.ok(r.sync())
	return &sharer{r, nc.(*net.UnixConn)}
}

// share sends a memfd of so many bytes with these seals, and has it mapped at an address.
func (s *sharer) share(at cu.Deviceptr, size uint64, bytes int64, seals int) error {
	s.t.Helper()
	fd, err := unix.MemfdCreate("pinned", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
	if err != nil {
		s.t.Fatal(err)
	}
	defer unix.Close(fd)
	if err := unix.Ftruncate(fd, bytes); err != nil {
		s.t.Fatal(err)
	}
	if _, err := unix.FcntlInt(uintptr(fd), unix.F_ADD_SEALS, seals); err != nil {
		s.t.Fatal(err)
	}
	frame := make([]byte, wire.HeaderSize)
	wire.Header{Size: wire.HeaderSize, Op: uint16(wire.OpNone)}.Put(frame)
	if _, _, err := s.far.WriteMsgUnix(frame, unix.UnixRights(fd), nil); err != nil {
		s.t.Fatal(err)
	}
	_, err = s.HostShare(&wire.HostShareRequest{Addr: at, Size: size})
	return err
}

// TestHostShareRefuses: the worker maps memory of a client only if nobody can shorten it, it is as
// long as the client says, lies where nothing else does in the client's own window, and counts
// against the client's limit.
func TestHostShareRefuses(t *testing.T) {
	r := newSharer(t)
	const sealed = unix.F_SEAL_SHRINK
	window := r.windows.Host
	at := cu.Deviceptr(window.Base)
	for name, c := range map[string]struct {
		at    cu.Deviceptr
		size  uint64
		bytes int64
		seals int
	}{
		"not sealed":                       {at, 8192, 8192, 0},
		"sealed against all but shrinking": {at, 8192, 8192, unix.F_SEAL_GROW},
		"too short":                        {at, 8192, 4096, sealed},
		"empty":                            {at, 4096, 0, sealed},
		"a byte too short":                 {at, 8192, 8191, sealed},
		"of no size":                       {at, 0, 4096, sealed},
		"behind the window":                {cu.Deviceptr(window.End()), 4096, 4096, sealed},
		"half outside":                     {cu.Deviceptr(window.End() - 4096), 8192, 8192, sealed},
		"device memory":                    {cu.Deviceptr(r.windows.Device.Base), 4096, 4096, sealed},
		"wraps around":                     {at, ^uint64(0) - 4095, 4096, sealed},
		"between two pages":                {at + 8, 4096, 4096, sealed},
	} {
		t.Run(name, func(*testing.T) { r.want(r.share(c.at, c.size, c.bytes, c.seals), cu.CUDA_ERROR_INVALID_VALUE) })
	}

	r.limits().Host.Store(3 * 4096)
	r.want(r.share(at, 4*4096, 4*4096, sealed), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.ok(r.share(at, 2*4096, 2*4096, sealed))
	r.want(r.share(at, 2*4096, 2*4096, sealed), cu.CUDA_ERROR_INVALID_VALUE) // there is some
	r.want(r.share(at+1<<20, 2*4096, 2*4096, sealed), cu.CUDA_ERROR_OUT_OF_MEMORY)
	r.want(r.share(at+4096, 4096, 4096, sealed), cu.CUDA_ERROR_NOT_SUPPORTED) // over the second page
	r.ok(r.HostUnshare(&wire.HostUnshareRequest{Addr: at}))
	r.ok(r.share(at+1<<20, 2*4096, 2*4096, sealed))
	r.ok(r.HostUnshare(&wire.HostUnshareRequest{Addr: at + 1<<20}))
	r.ok(r.sync())
}

// TestLyingOffers: a worker in other hands publishes memory that is smaller than it says. Who opens
// it is refused.
func TestLyingOffers(t *testing.T) {
	b, lender, other := pair(t)
	s := lender.share(lender.alloc(3 * memory.Granule))
	there := other.place(16 * memory.Granule)
	lie := func(edit func(o map[string]any, s *cu.FerryShare)) cu.FerryShare {
		t.Helper()
		b.mu.Lock()
		defer b.mu.Unlock()
		honest := b.lent[control.Name(s.Name)]
		var o map[string]any
		if err := json.Unmarshal(honest.meta, &o); err != nil {
			t.Fatal(err)
		}
		share := s
		share.Name = control.NewName()
		edit(o, &share)
		meta, err := json.Marshal(o)
		if err != nil {
			t.Fatal(err)
		}
		b.lent[control.Name(share.Name)] = &loan{honest.session, honest.file, meta}
		return share
	}
	for name, edit := range map[string]func(o map[string]any, s *cu.FerryShare){
		"begins behind its memory": func(o map[string]any, s *cu.FerryShare) { s.Offset = 4 * memory.Granule; o["offset"] = s.Offset },
		"ends behind its memory":   func(o map[string]any, s *cu.FerryShare) { s.Size = 4 * memory.Granule; o["size"] = s.Size },
		"wraps around": func(o map[string]any, s *cu.FerryShare) {
			s.Offset, s.Size = memory.Granule, 1<<53
			o["offset"], o["size"] = s.Offset, s.Size
		},
		"is larger than the window": func(o map[string]any, _ *cu.FerryShare) { o["unit"] = uint64(1 << 50) },
	} {
		t.Run(name, func(*testing.T) { other.want(other.open(there, lie(edit)), cu.CUDA_ERROR_INVALID_VALUE) })
	}
	other.ok(other.open(there, s))
}

// TestUploadsAreBounded: what a client announces to upload is bounded in size, together and in number,
// whatever it says.
func TestUploadsAreBounded(t *testing.T) {
	r := newRig(t)
	begin := func(blob, total uint64) error {
		t.Helper()
		r.ok(r.Blob(&wire.BlobRequest{Blob: blob, Total: total, Data: []byte("x")}))
		return r.sync()
	}
	r.ok(begin(1000, 1<<20))
	for _, total := range []uint64{code.MaxUploads, code.MaxUploads + 1, ^uint64(0), 1<<64 - 1<<20, 1 << 63} {
		r.wantAsync(begin(1001, total), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
	}
	for n := range uint64(1023) {
		r.ok(r.Blob(&wire.BlobRequest{Blob: 2000 + n, Total: 2, Data: []byte("x")}))
	}
	r.ok(r.sync())
	r.wantAsync(begin(1001, 2), cu.CUDA_ERROR_OUT_OF_MEMORY, wire.OpBlob)
}

// TestQuestionsAreBounded: one command asks for so many images, and no more.
func TestQuestionsAreBounded(t *testing.T) {
	r := newRig(t)
	_, err := r.ImagesKnown(&wire.ImagesKnownRequest{Hashes: make([]cu.FerryHash, 1024)})
	r.ok(err)
	_, err = r.ImagesKnown(&wire.ImagesKnownRequest{Hashes: make([]cu.FerryHash, 1025)})
	r.want(err, cu.CUDA_ERROR_INVALID_VALUE)
}
