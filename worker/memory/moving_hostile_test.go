package memory

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// load loads a section into a new worker with the contexts of r.
func (r *rig) load(section []byte) error {
	r.t.Helper()
	st, err := r.s.State()
	if err != nil {
		r.t.Fatal(err)
	}
	to := bareRig(r.t, rigMemory)
	to.contexts(&st)
	return NewMoving(to.m).Load(decoder(section))
}

// TestDamagedMemory loads sections that no worker has saved: each is refused, and says why.
func TestDamagedMemory(t *testing.T) {
	home := newRig(t)
	home.everything()
	good := section(t, NewMoving(home.m))
	if err := home.load(good); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		edit func(*state)
		says string
	}{
		"a mapping outside of the window": {func(s *state) { s.Mappings[0].Base = 1 << 20 }, "window"},
		"one that wraps around":           {func(s *state) { s.Mappings[0].Size = ^uint64(0) &^ (Granule - 1) }, "window"},
		"one of no size":                  {func(s *state) { s.Mappings[0].Size = 0 }, "granules"},
		"one that is no granule":          {func(s *state) { s.Mappings[0].Size = Granule + 4096 }, "granules"},
		"one over another":                {func(s *state) { s.Mappings[1].Base = s.Mappings[0].Base }, "over other memory"},
		"one on no device":                {func(s *state) { s.Mappings[0].Device = 2 }, "device 2 of 2"},
		"one below the devices":           {func(s *state) { s.Mappings[0].Device = -1 }, "device -1"},
		"one for no device":               {func(s *state) { s.Mappings[0].Granted = []grantState{{9, true}} }, "device 9"},
		"one that stands in for itself":   {func(s *state) { s.Mappings[0].Promised = true }, "stands in"},
		"one that nothing uses": {func(s *state) {
			s.Mappings = append(s.Mappings, mappingState{Base: rigBase + 64*Granule, Size: Granule})
		}, "no allocation"},
		"one as large as the window": {func(s *state) {
			s.Mappings = append(s.Mappings, mappingState{Base: rigBase + 64*Granule, Size: 4 << 30})
		}, "no room"},
		"an allocation without memory":           {func(s *state) { s.Allocations[0].Addr = rigBase + 100*Granule }, "no memory"},
		"one that is longer than it":             {func(s *state) { s.Allocations[len(s.Allocations)-1].Size = 3 * Granule }, "no memory"},
		"one outside of the window":              {func(s *state) { s.Allocations[0].Addr = 4096 }, "damaged"},
		"one that ends behind all":               {func(s *state) { s.Allocations[0].Size = ^uint64(0) }, "damaged"},
		"one of no size ":                        {func(s *state) { s.Allocations[0].Size = 0 }, "damaged"},
		"one of no context":                      {func(s *state) { s.Allocations[0].Context = 5 }, "context 5"},
		"one over another ":                      {func(s *state) { s.Allocations[1].Addr = s.Allocations[0].Addr + 8 }, "over another"},
		"one on no device ":                      {func(s *state) { s.Allocations[0].Device = 77 }, "device 77"},
		"access to nobody":                       {func(s *state) { s.Peers[0].Peer = 9 }, "context 9"},
		"access to itself":                       {func(s *state) { s.Peers[0].Peer = s.Peers[0].Context }, "damaged"},
		"access twice":                           {func(s *state) { s.Peers = append(s.Peers, s.Peers[0]) }, "cannot use"},
		"created memory of no size":              {func(s *state) { s.Created[0].Bytes = 0 }, "damaged"},
		"of an odd size":                         {func(s *state) { s.Created[0].Bytes++ }, "damaged"},
		"of a size that no device has":           {func(s *state) { s.Created[1].Bytes = 1 << 47; s.Created[1].Parts = nil }, "no room"},
		"that nothing holds":                     {func(s *state) { s.Created[0].Handle, s.Created[0].Parts = 0, nil }, "damaged"},
		"on no device":                           {func(s *state) { s.Created[0].Device = 3 }, "device 3"},
		"at no place":                            {func(s *state) { s.Created[0].Location = 9 }, "location"},
		"that a fabric could open":               {func(s *state) { s.Created[0].HandleTypes = int32(cu.CU_MEM_HANDLE_TYPE_FABRIC) }, "type 8"},
		"with a handle of another kind":          {func(s *state) { s.Created[0].Handle = handle[uint64](cu.KindStream, 10) }, "no handle"},
		"with another's handle":                  {func(s *state) { s.Created[0].Handle = s.Created[1].Handle }, "of two"},
		"with a handle that the session has not": {func(s *state) { s.Created[0].Handle = handle[uint64](cu.KindMemGenericAllocationHandle, 77) }, "handle"},
		"mapped behind its end":                  {func(s *state) { s.Created[0].Parts[0].Offset = Granule }, "are mapped"},
		"mapped beside granules":                 {func(s *state) { s.Created[0].Parts[0].Offset = 8 }, "are mapped"},
		"mapped over others":                     {func(s *state) { s.Created[0].Parts[0].Addr = rigBase }, "over other memory"},
		"mapped outside":                         {func(s *state) { s.Created[0].Parts[0].Addr = 0 }, "window"},
		"used beside the mapping":                {func(s *state) { s.Created[0].Parts[0].Access[0].Addr -= Granule }, "access"},
		"used in odd ways":                       {func(s *state) { s.Created[0].Parts[0].Access[0].Flags = 2 }, "access 2"},
		"more of the host than the device has": {func(s *state) {
			for i := range uint64(3) {
				at := rigBase + (64+16*i)*Granule
				s.Mappings = append(s.Mappings, mappingState{Base: at, Size: 16 * Granule, Host: true, Promised: true})
			}
		}, "stands in for device 0"},
		"a promise of no device": {func(s *state) { s.Promises[0].Device = 5 }, "device 5"},
	} {
		t.Run(name, func(t *testing.T) {
			var st state
			if err := json.Unmarshal(good, &st); err != nil {
				t.Fatal(err)
			}
			c.edit(&st)
			b, err := json.Marshal(&st)
			if err != nil {
				t.Fatal(err)
			}
			if err := home.load(b); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, which does not say %q", err, c.says)
			}
		})
	}
}

// FuzzMemorySection loads any section: it is refused, or what it says is what is there.
func FuzzMemorySection(f *testing.F) {
	home := newRig(f)
	home.everything()
	f.Add(section(f, NewMoving(home.m)))
	f.Add([]byte(`{"mappings":[{"base":35184372088832,"size":2097152,"device":0}],"allocations":[{"addr":35184372088832,"size":9,"device":0,"context":16}]}`))
	st, err := home.s.State()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		to := bareRig(t, 16<<20)
		to.contexts(&st)
		v := NewMoving(to.m)
		if v.Load(decoder(b)) != nil {
			return
		}
		var want, got state
		if err := json.Unmarshal(b, &want); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(section(t, v), &got); err != nil {
			t.Fatal(err)
		}
		if len(got.Mappings) != len(want.Mappings) || len(got.Allocations) != len(want.Allocations) || len(got.Created) != len(want.Created) {
			t.Errorf("%s\nbecame\n%s", b, section(t, v))
		}
	})
}

// TestMovedBeyondLimits: a server that gives the session less than it has refuses it.
func TestMovedBeyondLimits(t *testing.T) {
	home := newRig(t)
	home.alloc(rigBase, 3*Granule)
	home.create(handle[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 10), Granule, DeviceLocation(0))
	st, err := home.s.State()
	home.check(err)
	for quota, says := range map[uint64]string{Granule: "quota", 3 * Granule: "quota", 4 * Granule: ""} {
		to := bareRig(t, rigMemory)
		to.contexts(&st)
		to.page.Device(0).SetQuota(quota)
		err := NewMoving(to.m).Load(decoder(section(t, NewMoving(home.m))))
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) {
			t.Errorf("quota %d: %v", quota, err)
		}
	}
	small := bareRig(t, 4<<20)
	small.contexts(&st)
	if err := NewMoving(small.m).Load(decoder(section(t, NewMoving(home.m)))); err == nil || !strings.Contains(err.Error(), "device 0 has no room") {
		t.Errorf("a smaller device: %v", err)
	}
}

// TestMovedBeyondHost: a server whose limit of host memory the session exceeds refuses it.
func TestMovedBeyondHost(t *testing.T) {
	home := newRig(t)
	home.create(handle[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 10), Granule, cu.MemLocation_v1{Type: cu.CU_MEM_LOCATION_TYPE_HOST})
	st, err := home.s.State()
	home.check(err)
	to := bareRig(t, rigMemory)
	to.contexts(&st)
	to.accounts.Host.Add(MaxHost)
	if err := NewMoving(to.m).Load(decoder(section(t, NewMoving(home.m)))); err == nil || !strings.Contains(err.Error(), "more memory of the host than its limit") {
		t.Error(err)
	}
}

// TestMovedPromise: a promise holds within the quota that the session has where it is moved to, and is never of more than the device has.
func TestMovedPromise(t *testing.T) {
	home := newRig(t)
	home.accounts.Usage.KeepPromise(0, 1<<60)
	st, err := home.s.State()
	home.check(err)
	to := bareRig(t, rigMemory)
	to.contexts(&st)
	to.page.Device(0).SetQuota(2 * Granule)
	home.check(NewMoving(to.m).Load(decoder(section(t, NewMoving(home.m)))))
	to.e.Enter(uint32(to.ctx[0]))
	if !to.accounts.Usage.Promised(0, rigMemory) || to.accounts.Usage.Promised(0, rigMemory+1) {
		t.Error("it is promised something else than the device has")
	}
	if rc := to.m.CmdMemAllocSoon(&wire.MemAllocSoonRequest{Addr: rigBase, Size: 3 * Granule}); rc != cu.CUDA_ERROR_OUT_OF_MEMORY {
		t.Errorf("beyond its quota: %v", rc)
	}
	to.ok(to.m.CmdMemAllocSoon(&wire.MemAllocSoonRequest{Addr: rigBase, Size: 2 * Granule}))
}

// TestMovedStandIn moves memory of the host that stands in for memory of the device, beside an allocation that takes
// all of the device: the memory is the host's again, and counts as the device's.
func TestMovedStandIn(t *testing.T) {
	home := newRig(t)
	home.m.setStandIn(true)
	home.alloc(rigBase, Granule)
	home.m.setStandIn(false)
	home.write(rigBase, Granule, 3)
	home.alloc(rigBase+2*Granule, rigMemory)
	to := home.move()
	if mp := to.m.mappingAt(rigBase); !mp.host || !mp.promised {
		t.Error("it is the device's memory")
	}
	if held := to.held(0); held != rigMemory+Granule {
		t.Errorf("%d bytes count", held)
	}
	if !bytes.Equal(to.read(rigBase, Granule), home.read(rigBase, Granule)) {
		t.Error("the content differs")
	}
	for _, r := range []*rig{home, to} {
		r.free(rigBase)
		if held := r.held(0); held != rigMemory {
			t.Errorf("%d bytes count afterwards", held)
		}
	}
}

// TestMovedManagedOnHost moves managed memory that lies in the host's memory.
func TestMovedManagedOnHost(t *testing.T) {
	home := newRig(t)
	home.alloc(rigBase, rigMemory-Granule)
	home.ok(AllocManaged(home.m, rigBase+64*Granule, 2*Granule))
	home.write(rigBase+64*Granule, 2*Granule, 7)
	to := home.move()
	if mp := to.m.mappingAt(rigBase + 64*Granule); !mp.host || mp.promised {
		t.Error("it is not the host's memory")
	}
	if !bytes.Equal(to.read(rigBase+64*Granule, 2*Granule), home.read(rigBase+64*Granule, 2*Granule)) {
		t.Error("the content differs")
	}
}

// aGraph is a graph that allocates at one address.
type aGraph struct {
	noGraphs
	at uint64
}

func (g aGraph) HoldsAddress(addr uint64) bool { return addr == g.at }

// TestMovedGraphMemory: memory that a graph's node allocates waits for the node: making the node again takes it, once.
func TestMovedGraphMemory(t *testing.T) {
	home := newRig(t)
	home.m.SetGraphs(aGraph{at: rigBase})
	home.alloc(rigBase, 3*Granule)
	home.write(rigBase, 100, 1)
	st, err := home.s.State()
	home.check(err)
	to := bareRig(t, rigMemory)
	to.contexts(&st)
	home.check(NewMoving(to.m).Load(decoder(section(t, NewMoving(home.m)))))
	to.e.Enter(uint32(to.ctx[0]))
	if rc := to.m.AllocInCurrent(rigBase, Granule); rc != cu.CUDA_ERROR_INVALID_VALUE {
		t.Errorf("less than it was: %v", rc)
	}
	held := to.held(0)
	to.alloc(rigBase, 3*Granule)
	if to.held(0) != held {
		t.Errorf("%d bytes count, and before %d", to.held(0), held)
	}
	if rc := to.m.AllocInCurrent(rigBase, 3*Granule); rc != cu.CUDA_ERROR_INVALID_VALUE {
		t.Errorf("a second time: %v", rc)
	}
	to.free(rigBase)
	if to.m.allocations.Len() != 0 {
		t.Error("it cannot be freed")
	}
}

// TestMovedWhileFreeing: memory that is being freed does not move, what shares a granule with it does.
func TestMovedWhileFreeing(t *testing.T) {
	r := newRig(t)
	r.alloc(rigBase, 100)
	r.alloc(rigBase+512, 100)
	r.alloc(rigBase+4*Granule, 3*Granule)
	for _, at := range []uint64{rigBase, rigBase + 4*Granule} {
		if r.m.beginFree(at) == nil {
			t.Fatal("there is nothing to free")
		}
	}
	saved, err := NewMoving(r.m).Save()
	r.check(err)
	st := saved.(*state)
	if len(st.Allocations) != 1 || st.Allocations[0].Addr != rigBase+512 || len(st.Mappings) != 1 || st.Mappings[0].Base != rigBase {
		t.Errorf("%+v", st)
	}
	if list, err := NewMoving(r.m).Memory(); err != nil || len(list) != 1 {
		t.Errorf("%v, %v", list, err)
	}
	r.check(r.load(section(t, NewMoving(r.m))))
}

// TestStays names what keeps a session where it is.
func TestStays(t *testing.T) {
	h := handle[cu.MemGenericAllocationHandle](cu.KindMemGenericAllocationHandle, 10)
	for says, do := range map[string]func(r *rig){
		"shares 3 bytes of memory with other processes": func(r *rig) {
			r.alloc(rigBase, 3)
			r.m.mappingAt(rigBase).exported = true // as CmdMemShare does, for which there is no daemon here
		},
		"another process's memory, at": func(r *rig) {
			r.alloc(rigBase, 3)
			r.m.mappingAt(rigBase).opened = true
		},
		"of created memory at 0x200000000000 with other processes": func(r *rig) {
			r.create(h, Granule, DeviceLocation(0))
			r.mapAt(rigBase, Granule, 0, h)
			r.accounts.Charges.Publish([32]byte{1}, r.m.physicalOf(h))
			r.accounts.Charges.Withdraw([32]byte{1}) // it was opened meanwhile, perhaps
		},
		"sparse arrays or multicast objects": func(r *rig) {
			r.create(h, Granule, DeviceLocation(0))
			r.m.physicalOf(h).KeepToEnd()
		},
		"has mapped 2097152 bytes of another process's memory": func(r *rig) {
			r.m.NoteMemMap(&wire.MemMapRequest{Ptr: rigBase, Size: Granule, Handle: h}, cu.CUDA_SUCCESS)
		},
		"opened memory of another process": func(r *rig) {
			r.begin(wire.OpHandleOpen, &wire.HandleOpenRequest{Handle: h}, func() { r.e.Bind(cu.KindMemGenericAllocationHandle, uint64(h), 99, cu.CUDA_SUCCESS) })
		},
		"multicast object": func(r *rig) {
			r.begin(wire.OpMulticastCreate, &wire.MulticastCreateRequest{McHandle: h}, func() { r.e.Bind(cu.KindMemGenericAllocationHandle, uint64(h), 99, cu.CUDA_SUCCESS) })
		},
		"shares 1 events": func(r *rig) {
			e := handle[cu.Event](cu.KindEvent, 20)
			r.e.Bind(cu.KindEvent, uint64(e), 5, cu.CUDA_SUCCESS)
			r.ipc.events[e] = struct{}{}
			r.ipc.events[handle[cu.Event](cu.KindEvent, 21)] = struct{}{} // which has ended
		},
		"shares 1 memory pools": func(r *rig) { r.ipc.pools[[32]byte{1}] = struct{}{} },
		"opened a memory pool":  func(r *rig) { r.ipc.opened++ },
	} {
		r := newRig(t)
		do(r)
		if _, err := NewMoving(r.m).Save(); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, which does not say %q", err, says)
		}
	}
	// Memory of a device without a context cannot be copied.
	r := newRig(t)
	r.create(h, Granule, DeviceLocation(1))
	delete(r.e.Contexts, uint32(r.ctx[1]))
	if _, err := NewMoving(r.m).Memory(); err == nil || !strings.Contains(err.Error(), "no context there") {
		t.Errorf("without a context: %v", err)
	}
}
