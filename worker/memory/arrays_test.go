package memory

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"ferry/api/cu"
	"ferry/wire"
)

// TestBoxes cuts any run of bytes of any array into copies: together they are all bytes of the run, in their order.
func TestBoxes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		side := rapid.Uint64Range(1, 7)
		a := arrayShape{row: side.Draw(t, "row"), height: side.Draw(t, "height"), depth: side.Draw(t, "depth")}
		all := a.row * a.height * a.depth
		offset := rapid.Uint64Range(0, all-1).Draw(t, "offset")
		size := rapid.Uint64Range(1, all-offset).Draw(t, "size")
		next := offset
		for _, b := range a.boxes(offset, size) {
			if b.x+b.width > a.row || b.y+b.height > a.height || b.z+b.depth > a.depth || b.width*b.height*b.depth == 0 {
				t.Fatalf("%+v is no part of %+v", b, a)
			}
			for z := range b.depth {
				for y := range b.height {
					for x := range b.width {
						if at := ((b.z+z)*a.height+b.y+y)*a.row + b.x + x; at != next {
							t.Fatalf("%+v of %+v: byte %d comes where %d should", b, a, at, next)
						}
						next++
					}
				}
			}
		}
		if next != offset+size {
			t.Fatalf("%d bytes of %d", next-offset, size)
		}
	})
}

// array makes an array as the dispatcher does.
func (r *rig) array(h cu.Array, d cu.CUDA_ARRAY3D_DESCRIPTOR_v2) {
	r.t.Helper()
	q := &wire.Array3DCreate_v2Request{PHandle: h, PAllocateArray: d}
	r.begin(wire.OpArray3DCreate_v2, q, func() {
		real, rc := r.dev.Array3DCreate(&d)
		r.ok(r.e.Bind(cu.KindArray, uint64(h), uint64(real), rc))
	})
}

// TestArrayContents writes and reads arrays of many shapes in pieces that begin and end anywhere.
func TestArrayContents(t *testing.T) {
	r := newRig(t)
	n := uint64(20)
	for _, d := range []cu.CUDA_ARRAY3D_DESCRIPTOR_v2{
		{Width: 33, Format: cu.CU_AD_FORMAT_UNSIGNED_INT8, NumChannels: 1},
		{Width: 33, Height: 5, Format: cu.CU_AD_FORMAT_HALF, NumChannels: 4},
		{Width: 9, Height: 4, Depth: 7, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 2},
		{Width: 9, Height: 4, Depth: 3, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: 1}, // layered
		{Width: 9, Depth: 3, Format: cu.CU_AD_FORMAT_SIGNED_INT16, NumChannels: 1, Flags: 1},
		{Width: 4, Height: 4, Depth: 6, Format: cu.CU_AD_FORMAT_UNSIGNED_INT32, NumChannels: 1, Flags: 4}, // a cube
	} {
		r.array(handle[cu.Array](cu.KindArray, n), d)
		n++
	}
	v := NewMoving(r.m)
	list, err := v.Memory()
	r.check(err)
	if len(list) != 6 {
		t.Fatalf("%d regions", len(list))
	}
	for i, region := range list {
		want := make([]byte, region.Size)
		for k := range want {
			want[k] = byte(k*7 + k>>8 + i)
		}
		for off, step := uint64(0), uint64(8); off < region.Size; off, step = off+step, step*3 {
			r.check(v.WriteBlock(r.dev, region, off, want[off:min(off+step, region.Size)]))
		}
		got := make([]byte, region.Size)
		r.check(v.ReadBlock(r.dev, region, 0, got))
		if !bytes.Equal(got, want) {
			t.Errorf("%v differs", region)
		}
		if err := v.ReadBlock(r.dev, region, region.Size, got[:8]); err == nil {
			t.Errorf("%v: read behind its end", region)
		}
		region.Handle++
		if err := v.ReadBlock(r.dev, region, 0, got[:8]); err == nil {
			t.Error("an array that there is not was read")
		}
	}
}

// TestPlaceholders makes texture objects again on drivers that number them in different ways.
func TestPlaceholders(t *testing.T) {
	for name, c := range map[string]struct {
		numbers func() *numbering
		live    []textureState
		says    string
		last    [2]uint64
	}{
		"in order":                     {ascending, []textureState{{Number: 1}, {Number: 2}}, "", [2]uint64{}},
		"with gaps":                    {ascending, []textureState{{Number: 3}, {Number: 900}, {Number: 901}}, "", [2]uint64{}},
		"both kinds in one row":        {ascending, []textureState{{Number: 2}, {Surface: true, Number: 3}, {Number: 5}}, "", [2]uint64{}},
		"given again":                  {lowestFree, []textureState{{Number: 3}, {Number: 7}}, "", [2]uint64{}},
		"each kind by itself":          {eachKind, []textureState{{Number: 2}, {Surface: true, Number: 2}, {Number: 3}}, "", [2]uint64{}},
		"one row where there were two": {ascending, []textureState{{Number: 1}, {Surface: true, Number: 1}}, "surface object 1 would be number 2 here", [2]uint64{}},
		"from another number on":       {func() *numbering { n := ascending(); n.next[0] = 10; return n }, []textureState{{Number: 4}}, "texture object 4 would be number 11 here", [2]uint64{}},
		"whose last have ended":        {ascending, []textureState{{Number: 2}}, "", [2]uint64{7, 9}},
		"whose very last have ended":   {eachKind, []textureState{{Surface: true, Number: 2}}, "", [2]uint64{30, 2}},
		"given again, and ended":       {lowestFree, []textureState{{Number: 2}}, "", [2]uint64{7, 0}},
		"of which nothing is left":     {ascending, nil, "", [2]uint64{4, 4}},
		"far away":                     {ascending, []textureState{{Number: 1 << 40}}, "too far", [2]uint64{}},
		"out of order":                 {ascending, []textureState{{Number: 2}, {Number: 1}}, "comes behind", [2]uint64{}},
		"twice":                        {ascending, []textureState{{Number: 2}, {Number: 2}}, "comes behind", [2]uint64{}},
		"number nought":                {ascending, []textureState{{Number: 0}}, "comes behind", [2]uint64{}},
		"no context":                   {ascending, []textureState{{Number: 1, Context: 99}}, "context 99", [2]uint64{}},
		"no request":                   {ascending, []textureState{{Number: 1, Request: []byte{1}}}, "damaged", [2]uint64{}},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			a := handle[cu.Array](cu.KindArray, 30)
			r.array(a, cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 4, Height: 4, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1, Flags: 2})
			numbers := c.numbers()
			numbers.Device, r.m.dev = r.m.dev, numbers
			q := wire.TexObjectCreateRequest{Present: 1}
			q.PResDesc.Res[0] = uint64(a)
			for i := range c.live {
				if s := &c.live[i]; s.Context == 0 {
					s.Context = uint32(r.ctx[0])
				}
				if s := &c.live[i]; s.Request == nil {
					s.Request = q.Append(nil)
				}
			}
			err := r.textures.Load(func(v any) error { *v.(*texturesState) = texturesState{Objects: c.live, Last: c.last}; return nil })
			if (err == nil) != (c.says == "") || err != nil && !strings.Contains(err.Error(), c.says) {
				t.Fatalf("%v, which does not say %q", err, c.says)
			}
			if err != nil {
				return
			}
			for _, s := range c.live {
				if !numbers.live[s.name()] {
					t.Errorf("there is no %v", s.name())
				}
			}
			if made, _ := numbers.TexObjectCreate(nil, nil, nil); !numbers.again && uint64(made) <= c.last[0] {
				t.Errorf("the next one has number %d, which another had", made)
			} else {
				numbers.TexObjectDestroy(made)
			}
			if len(numbers.live) != len(c.live) {
				t.Errorf("%d objects, not %d", len(numbers.live), len(c.live))
			}
			if n, _ := r.textures.Save(); len(n.(*texturesState).Objects) != len(c.live) {
				t.Errorf("%d are saved", len(n.(*texturesState).Objects))
			}
		})
	}
}

// TestTexturesEnd: objects end with their context, and a texture of what has ended keeps its number.
func TestTexturesEnd(t *testing.T) {
	r := newRig(t)
	a := handle[cu.Array](cu.KindArray, 30)
	r.array(a, cu.CUDA_ARRAY3D_DESCRIPTOR_v2{Width: 4, Height: 4, Format: cu.CU_AD_FORMAT_FLOAT, NumChannels: 1})
	real, _ := r.s.Handles.Real(cu.KindArray, uint64(a))
	q := &wire.TexObjectCreateRequest{Present: 1}
	q.PResDesc.Res[0] = real // as the dispatcher has admitted it
	for range 2 {
		made, rc := r.dev.TexObjectCreate(&q.PResDesc, &q.PTexDesc, nil)
		r.textures.NoteTexObjectCreate(q, made, rc)
		r.ok(rc)
	}
	r.s.Handles.Drop(cu.KindArray, uint64(a))
	state, err := r.textures.Save()
	r.check(err)
	if list := state.(*texturesState).Objects; len(list) != 2 || !list[0].Ended || list[1].Number != list[0].Number+1 {
		t.Errorf("%+v", list)
	}
	saved := section(t, r.textures)
	st, err := r.s.State()
	r.check(err)
	to := bareRig(t, rigMemory)
	to.contexts(&st)
	r.check(to.textures.Load(decoder(saved)))
	if again := section(t, to.textures); !bytes.Equal(again, saved) {
		t.Errorf("%s\nbecame\n%s", saved, again)
	}
	to.m.DropContext(to.dev, to.e.Contexts[uint32(to.ctx[0])])
	if state, _ := to.textures.Save(); len(state.(*texturesState).Objects) != 0 {
		t.Error("they outlive their context")
	}
	number := state.(*texturesState).Objects[0].Number
	r.textures.NoteTexObjectCreate(q, cu.TexObject(number), cu.CUDA_SUCCESS)
	if _, err := r.textures.Save(); err == nil {
		t.Error("two have one number, and it is not noticed")
	}
}
