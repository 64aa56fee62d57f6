package memory

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"math/rand/v2"
	"testing"

	"ferry/api/cu"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/wire"
	"ferry/worker/accounting"
	"ferry/worker/gpu"
	"ferry/worker/printfscan"
	"ferry/worker/translate"
)

// A rig is the memory of a session on two software GPUs, with a context on each. Commands reach it as the dispatcher
// calls it.
type rig struct {
	t        testing.TB
	dev      *softgpu.GPU
	s        *session.Session
	e        *gpu.Executor
	m        *Memory
	ipc      *IPC
	textures *Textures
	accounts *accounting.Accounts
	page     *sessionpage.Page
	ctx      [2]cu.Context
}

const (
	rigBase   = 0x2000_0000_0000
	rigSize   = 16 << 30
	rigMemory = 64 << 20
)

// handle is a handle that a client minted.
func handle[H ~uint64](kind cu.Kind, n uint64) H { return H(0x7e<<56 | uint64(kind)<<48 | n*16) }

// bareRig is the worker of a session that has nothing.
func bareRig(t testing.TB, memory uint64) *rig {
	t.Helper()
	windows, err := session.Divide(rigBase, rigSize)
	if err != nil {
		t.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	dev, err := softgpu.Open(softgpu.Config{
		Devices: 2, Memory: memory, Base: windows.Device.Base, Size: windows.Device.Size,
		ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	page := sessionpage.Alone()
	r := &rig{t: t, dev: dev, s: session.New(7, windows), page: page, accounts: accounting.New(page, log)}
	cfg := gpu.Config{Dev: dev, Session: r.s, Accounts: r.accounts, Prints: &printfscan.Scan{}, Log: log}
	r.e = gpu.New(cfg)
	if err := r.e.GrantDevices(nil); err != nil {
		t.Fatal(err)
	}
	structs := translate.New(r.s)
	r.m = New(r.e, cfg)
	r.ipc = NewIPC(r.m, nil, structs)
	r.textures = NewTextures(r.m, structs)
	r.s.Handles.Gone = r.accounts.Charges.Release
	r.m.UseWindow(windows.Device)
	if err := Reserve(dev, windows.Device); err != nil {
		t.Fatal(err)
	}
	r.ctx = [2]cu.Context{handle[cu.Context](cu.KindContext, 1), handle[cu.Context](cu.KindContext, 2)}
	t.Cleanup(func() {
		r.e.Pool.Close()
		for d := range cu.Device(2) {
			dev.DevicePrimaryCtxReset(d)
		}
		dev.Close()
	})
	return r
}

func newRig(t testing.TB) *rig {
	t.Helper()
	r := bareRig(t, rigMemory)
	for d := range cu.Device(2) {
		r.begin(wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: r.ctx[d], Dev: d}, func() { r.context(r.ctx[d], d) })
	}
	r.e.Enter(uint32(r.ctx[0]))
	return r
}

// context makes a primary context.
func (r *rig) context(h cu.Context, d cu.Device) {
	r.t.Helper()
	real, rc := r.dev.DevicePrimaryCtxRetain(d)
	r.ok(rc)
	if r.e.AddContext(h, real, d, true) == nil {
		r.t.Fatal(r.s.Failure())
	}
}

func (r *rig) ok(rc cu.Result) {
	r.t.Helper()
	if rc != cu.CUDA_SUCCESS {
		r.t.Fatal(rc)
	}
}

// begin executes something as a command.
func (r *rig) begin(op wire.Op, q wire.Record, do func()) {
	index := uint32(0)
	if r.e.Current != nil {
		index = r.e.Current.Index
	}
	r.s.Begin(op, index, q.Append(nil))
	do()
	r.s.End()
}

func (r *rig) alloc(at, size uint64) { r.t.Helper(); r.ok(r.m.AllocInCurrent(at, size)) }

func (r *rig) free(at uint64) {
	r.t.Helper()
	r.ok(r.m.CmdMemFree(&wire.MemFreeRequest{Addr: cu.Deviceptr(at)}))
}

func (r *rig) create(h cu.MemGenericAllocationHandle, size uint64, where cu.MemLocation_v1) {
	r.t.Helper()
	q := &wire.MemCreateRequest{Handle: h, Size: size, Prop: cu.MemAllocationProp_v1{Type: cu.CU_MEM_ALLOCATION_TYPE_PINNED, Location: where}}
	r.begin(wire.OpMemCreate, q, func() {
		r.ok(r.m.CheckMemCreate(q))
		real, rc := r.dev.MemCreate(size, &q.Prop, 0)
		r.ok(r.e.Bind(cu.KindMemGenericAllocationHandle, uint64(h), uint64(real), rc))
	})
}

func (r *rig) mapAt(at, size, offset uint64, h cu.MemGenericAllocationHandle) {
	r.t.Helper()
	q := &wire.MemMapRequest{Ptr: cu.Deviceptr(at), Size: size, Offset: offset, Handle: h}
	real, _ := r.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(h))
	rc := r.dev.MemMap(q.Ptr, size, offset, cu.MemGenericAllocationHandle(real), 0)
	r.m.NoteMemMap(q, rc)
	r.ok(rc)
}

func (r *rig) unmap(at, size uint64) {
	r.t.Helper()
	rc := r.dev.MemUnmap(cu.Deviceptr(at), size)
	r.m.NoteMemUnmap(&wire.MemUnmapRequest{Ptr: cu.Deviceptr(at), Size: size}, rc)
	r.ok(rc)
}

func (r *rig) access(at, size uint64, d cu.Device) {
	r.t.Helper()
	r.ok(r.dev.MemSetAccess(cu.Deviceptr(at), size, []cu.MemAccessDesc_v1{{Location: DeviceLocation(d), Flags: cu.CU_MEM_ACCESS_FLAGS_PROT_READWRITE}}))
}

func (r *rig) release(h cu.MemGenericAllocationHandle) {
	r.t.Helper()
	real, _ := r.s.Handles.Real(cu.KindMemGenericAllocationHandle, uint64(h))
	r.ok(r.dev.MemRelease(cu.MemGenericAllocationHandle(real)))
	r.s.Handles.Drop(cu.KindMemGenericAllocationHandle, uint64(h))
}

// write fills memory with bytes that look random.
func (r *rig) write(at uint64, n int, seed byte) {
	r.t.Helper()
	b := make([]byte, n)
	_, _ = rand.NewChaCha8([32]byte{seed}).Read(b)
	r.ok(r.dev.CopyIn(cu.Deviceptr(at), uint64(n), b, uint64(n), 1, session.LegacyStream))
	r.ok(r.dev.StreamSynchronize(session.LegacyStream))
}

func (r *rig) read(at, n uint64) []byte {
	r.t.Helper()
	b := make([]byte, n)
	r.ok(r.dev.CopyOut(b, cu.Deviceptr(at), n, n, 1, session.LegacyStream))
	r.ok(r.dev.StreamSynchronize(session.LegacyStream))
	return b
}

// section is the state of a part as a checkpoint has it.
func section(t testing.TB, part interface{ Save() (any, error) }) []byte {
	t.Helper()
	st, err := part.Save()
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func decoder(b []byte) func(any) error { return func(v any) error { return json.Unmarshal(b, v) } }

// contexts makes the contexts of a session again, in a worker that has nothing.
func (r *rig) contexts(st *session.State) {
	r.t.Helper()
	if err := r.s.Restore(st); err != nil {
		r.t.Fatal(err)
	}
	for _, o := range r.s.Restoring().Objects {
		if session.KindOf(o.Handle) == cu.KindContext {
			r.s.Handles.Remake(o.Recipe.Command, nil)
			r.s.Begin(o.Recipe.Op, o.Recipe.Context, o.Recipe.Request)
			for _, c := range r.s.Restoring().Contexts {
				if uint64(c.Handle) == o.Handle {
					r.context(c.Handle, c.Device)
				}
			}
			r.s.End()
		}
	}
}

// move takes the session to another worker, objects other than memory excepted.
func (r *rig) move() *rig {
	r.t.Helper()
	from := NewMoving(r.m)
	state := section(r.t, from)
	st, err := r.s.State()
	if err != nil {
		r.t.Fatal(err)
	}
	to := bareRig(r.t, rigMemory)
	to.contexts(&st)
	there := NewMoving(to.m)
	if err := there.Load(decoder(state)); err != nil {
		r.t.Fatal(err)
	}
	list, err := from.Memory()
	if err != nil {
		r.t.Fatal(err)
	}
	for _, region := range list {
		buf := make([]byte, region.Size)
		if region.Address == 0 {
			r.check(from.ReadBlock(r.dev, region, 0, buf))
			r.check(there.WriteBlock(to.dev, region, 0, buf))
			continue
		}
		r.e.Enter(uint32(r.ctx[region.Device]))
		to.e.Enter(uint32(r.ctx[region.Device]))
		to.ok(to.dev.CopyIn(cu.Deviceptr(region.Address), region.Size, r.read(region.Address, region.Size), region.Size, 1, session.LegacyStream))
		to.ok(to.dev.StreamSynchronize(session.LegacyStream))
	}
	r.check(to.s.Restored())
	to.e.Enter(uint32(r.ctx[0]))
	r.e.Enter(uint32(r.ctx[0]))
	if again := section(r.t, there); !bytes.Equal(state, again) {
		r.t.Fatalf("moved:\n%s\nbefore:\n%s", again, state)
	}
	for d := range cu.Device(2) {
		if is, was := to.held(d), r.held(d); is != was {
			r.t.Errorf("device %d: %d bytes count, and before %d", d, is, was)
		}
	}
	return to
}

func (r *rig) check(err error) {
	r.t.Helper()
	if err != nil {
		r.t.Fatal(err)
	}
}

// held is how many bytes of a device count.
func (r *rig) held(d cu.Device) uint64 { return r.page.Device(int(d)).Use().Held }

// everything makes memory of all kinds.
func (r *rig) everything() {
	r.t.Helper()
	const g = Granule
	at := func(n uint64) uint64 { return rigBase + n*g }
	r.ok(r.m.CmdPeerAccess(&wire.PeerAccessRequest{Peer: r.ctx[1], On: 1}, nil)) // device 0 may use what device 1 has
	r.alloc(at(0), 100)                                                          // three share a granule
	r.alloc(at(0)+512, 4096)
	r.alloc(at(0)+8192, 1<<20)
	r.alloc(at(1), 3*g)
	r.alloc(at(1)+3*g, 5000) // and the next granule is another mapping
	r.e.Enter(uint32(r.ctx[1]))
	r.alloc(at(8), g)
	r.e.Enter(uint32(r.ctx[0]))
	r.ok(r.m.CmdMemAccess(&wire.MemAccessRequest{Addr: cu.Deviceptr(at(0)), Devices: []int32{1}, On: 1}, nil))
	r.ok(r.m.CmdMemAccess(&wire.MemAccessRequest{Addr: cu.Deviceptr(at(1)), Devices: []int32{1}, On: 1}, nil))
	r.ok(r.m.CmdMemAccess(&wire.MemAccessRequest{Addr: cu.Deviceptr(at(1)), Devices: []int32{1}}, nil))
	r.ok(AllocManaged(r.m, at(12), 64<<10))
	r.m.OpenToPeers(at(12))
	r.alloc(at(14), g) // ends: its mapping stays for the next one
	r.free(at(14))
	r.alloc(at(15), 700) // ends: its granule is another's too
	r.alloc(at(15)+1024, 700)
	r.free(at(15))

	h := func(n uint64) cu.MemGenericAllocationHandle {
		return handle[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, n)
	}
	r.create(h(10), 2*g, DeviceLocation(0)) // mapped as a whole
	r.mapAt(at(20), 2*g, 0, h(10))
	r.access(at(20), 2*g, 0)
	r.create(h(11), 2*g, DeviceLocation(1)) // mapped nowhere
	r.create(h(12), 3*g, DeviceLocation(0)) // mapped twice, in part, one granule of which nobody may use; its handle has ended
	r.mapAt(at(24), 2*g, g, h(12))
	r.mapAt(at(28), 2*g, 0, h(12))
	r.access(at(24), g, 0)
	r.access(at(24), g, 1)
	r.release(h(12))
	r.create(h(13), g, DeviceLocation(0)) // only a handle that the server named is left
	r.mapAt(at(32), g, 0, h(13))
	r.access(at(32), g, 0)
	r.release(h(13))
	q := &wire.HandleRetainRequest{Addr: cu.Deviceptr(at(32))}
	r.begin(wire.OpHandleRetain, q, func() { r.ok(r.ipc.CmdHandleRetain(q, &wire.HandleRetainReply{})) })
	r.unmap(at(32), g)
	r.create(h(14), g, cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST_NUMA})
	r.mapAt(at(34), g, 0, h(14))
	r.access(at(34), g, 0)
	r.accounts.Usage.KeepPromise(0, 12345)

	for i, where := range []struct{ at, n uint64 }{
		{at(0), 100},
		{at(0) + 512, 4096},
		{at(0) + 8192, 1 << 20},
		{at(1), 3 * g},
		{at(1) + 3*g, 5000},
		{at(12), 64 << 10},
		{at(15) + 1024, 700},
		{at(20), 2 * g},
		{at(24), g},
		{at(34), g},
	} {
		r.write(where.at, int(where.n), byte(i))
	}
	r.e.Enter(uint32(r.ctx[1]))
	r.write(at(8), g, 99)
	r.e.Enter(uint32(r.ctx[0]))
	// What is mapped nowhere has content all the same.
	list, err := NewMoving(r.m).Memory()
	r.check(err)
	v := NewMoving(r.m)
	for i, region := range list {
		if region.Address == 0 {
			b := make([]byte, region.Size)
			r.check(v.ReadBlock(r.dev, region, 0, b))
			for k := range b {
				b[k] += byte(k>>12) + byte(i)
			}
			r.check(v.WriteBlock(r.dev, region, 0, b))
		}
	}
}

// contents reads all memory of the session.
func (r *rig) contents() map[string][]byte {
	r.t.Helper()
	v := NewMoving(r.m)
	list, err := v.Memory()
	r.check(err)
	all := map[string][]byte{}
	for _, region := range list {
		r.e.Enter(uint32(r.ctx[region.Device]))
		if region.Address != 0 {
			all[region.String()] = r.read(region.Address, region.Size)
			continue
		}
		b := make([]byte, region.Size)
		for off := uint64(0); off < region.Size; off += 1 << 20 {
			r.check(v.ReadBlock(r.dev, region, off, b[off:off+1<<20]))
		}
		all[region.String()] = b
	}
	r.e.Enter(uint32(r.ctx[0]))
	return all
}

// TestMoved moves a session with memory of all kinds: state, counts and contents are the same, and the same commands have
// the same effects afterwards.
func TestMoved(t *testing.T) {
	home := newRig(t)
	home.everything()
	moved := home.move()
	twice := moved.move()
	want := home.contents()
	if len(want) != 13 {
		t.Errorf("%d regions", len(want))
	}
	after := func(r *rig) []byte {
		const g = Granule
		r.free(rigBase)            // its granule is used by others
		r.free(rigBase + g)        // its mapping stays for the next one
		r.alloc(rigBase+g, 3*g)    // which is this
		r.free(rigBase + 4*g)      // and this one ends
		r.alloc(rigBase+15*g, 700) // beside another
		if rc := r.m.AllocInCurrent(rigBase+512, 100); rc != cu.CUDA_ERROR_INVALID_VALUE {
			t.Errorf("memory that is taken: %v", rc)
		}
		r.ok(r.m.CmdMemAccess(&wire.MemAccessRequest{Addr: rigBase + 512, Devices: []int32{1}}, nil))
		r.ok(r.m.CmdPeerAccess(&wire.PeerAccessRequest{Peer: r.ctx[1]}, nil))
		r.unmap(rigBase+24*g, 2*g)
		r.release(handle[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 11))
		r.unmap(rigBase+20*g, 2*g)
		r.m.ReleaseUnused()
		return section(t, NewMoving(r.m))
	}
	for name, r := range map[string]*rig{"moved": moved, "moved twice": twice} {
		got := r.contents()
		for region, b := range want {
			if !bytes.Equal(got[region], b) {
				t.Errorf("%s: %s differs", name, region)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d regions", name, len(got))
		}
	}
	was := after(home)
	for name, r := range map[string]*rig{"moved": moved, "moved twice": twice} {
		if is := after(r); !bytes.Equal(is, was) {
			t.Errorf("%s: afterwards\n%s\nand at home\n%s", name, is, was)
		}
		for d := range cu.Device(2) {
			if is, was := r.held(d), home.held(d); is != was {
				t.Errorf("%s: %d bytes of device %d count, and at home %d", name, is, d, was)
			}
		}
		for _, region := range []uint64{rigBase + 512, rigBase + 8192, rigBase + 12*Granule} {
			if !bytes.Equal(r.read(region, 4096), home.read(region, 4096)) {
				t.Errorf("%s: memory at %#x differs", name, region)
			}
		}
	}
}

// TestMovedToOtherNumbers moves a session to a server on which its devices have other numbers: memory of its first device is memory
// of the one that is its first there.
func TestMovedToOtherNumbers(t *testing.T) {
	home := newRig(t)
	home.everything()
	st, err := home.s.State()
	home.check(err)
	state := section(t, NewMoving(home.m))
	to := bareRig(t, rigMemory)
	to.s.Devices.Granted = []cu.Device{1, 0}
	to.contexts(&st)
	home.check(NewMoving(to.m).Load(decoder(state)))
	home.check(to.s.Restored())
	if again := section(t, NewMoving(to.m)); !bytes.Equal(state, again) {
		t.Errorf("moved:\n%s\nbefore:\n%s", again, state)
	}
	for d := range cu.Device(2) {
		if is, was := to.held(1-d), home.held(d); is != was || is == 0 {
			t.Errorf("device %d: %d bytes count, and before on device %d %d", 1-d, is, d, was)
		}
	}
}
