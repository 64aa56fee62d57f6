package memory

import (
	"fmt"
	"math/bits"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/accounting"
)

// Arrays and mipmaps are made again by the commands that made them. This file moves what they hold:
// rows without padding, slice by slice.

// A way is how a region is copied that has no address of its own.
type way struct {
	ctx cu.Context // to be current meanwhile
	// copy enqueues a copy of the bytes from an offset on, to the buffer or, if in is true, from it.
	copy func(dev device.Device, s cu.Stream, offset uint64, buf []byte, in bool) cu.Result
}

// arrayRegions adds the contents of arrays and of the levels of mipmaps.
func arrayRegions(m *Memory, add func(checkpoint.Memory, way)) error {
	dev := m.dev.Thread()
	defer dev.Leave()
	for _, o := range m.s.Handles.Objects() {
		kind := session.KindOf(o.Handle)
		switch {
		case kind == cu.KindMipmappedArray && o.Recipe.Op == wire.OpMipmappedArrayCreate:
		case kind == cu.KindArray && (o.Recipe.Op == wire.OpArrayCreate_v2 || o.Recipe.Op == wire.OpArray3DCreate_v2):
		default:
			continue // further names of these, and levels of mipmaps
		}
		c := m.gpu.Contexts[o.Context]
		if c == nil {
			return fmt.Errorf("array %#x of the program's has no context", o.Handle)
		}
		real, _ := m.s.Handles.Real(kind, o.Handle)
		region := checkpoint.Memory{Kind: checkpoint.Array, Device: int32(c.Device), Handle: o.Handle}
		ctx := c.Home().Background()
		err := inContext(dev, ctx, func() error {
			if kind == cu.KindArray {
				return arrayRegion(dev, cu.Array(real), region, ctx, add)
			}
			levels, err := mipmapLevels(dev, cu.MipmappedArray(real), &o)
			for i, level := range levels {
				if err == nil {
					region.Name = fmt.Sprintf("level %d", i)
					err = arrayRegion(dev, level, region, ctx, add)
				}
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// mipmapLevels finds the levels of a mipmap: as many as the client asked for and its sides allow.
func mipmapLevels(dev device.Device, mip cu.MipmappedArray, o *session.Object) (list []cu.Array, err error) {
	var q wire.MipmappedArrayCreateRequest
	if err := q.Decode(o.Recipe.Request); o.Recipe.Lost || err != nil {
		return nil, fmt.Errorf("it is not known how mipmap %#x was made", o.Handle)
	}
	d := &q.PMipmappedArrayDesc
	most := max(d.Width, d.Height)
	if d.Flags&(accounting.ArrayLayered|accounting.ArrayCubemap) == 0 {
		most = max(most, d.Depth)
	}
	for l := range min(max(q.NumMipmapLevels, 1), uint32(bits.Len64(most))) {
		level, rc := dev.MipmappedArrayGetLevel(mip, l)
		if rc != cu.CUDA_SUCCESS {
			return nil, fmt.Errorf("level %d of mipmap %#x cannot be had: %w", l, o.Handle, rc)
		}
		list = append(list, level)
	}
	return list, nil
}

// arrayRegion adds the content of an array.
func arrayRegion(dev device.Device, a cu.Array, of checkpoint.Memory, ctx cu.Context, add func(checkpoint.Memory, way)) error {
	d, rc := dev.Array3DGetDescriptor(a)
	if rc != cu.CUDA_SUCCESS {
		return fmt.Errorf("the device does not say what array %#x of the program's is: %w", of.Handle, rc)
	}
	element, plain := accounting.PlainElement(d.Format, d.NumChannels)
	if !plain || d.Flags&accounting.ArraySparse != 0 {
		return fmt.Errorf("array %#x of the program's has format %d and flags %#x: the content of such arrays is not moved", of.Handle, d.Format, d.Flags)
	}
	shape := arrayShape{row: d.Width * element, height: max(d.Height, 1), depth: max(d.Depth, 1)}
	of.Size = shape.row * shape.height * shape.depth
	add(of, way{ctx, func(dev device.Device, s cu.Stream, offset uint64, buf []byte, in bool) cu.Result {
		for _, b := range shape.boxes(offset, uint64(len(buf))) {
			d := cu.CUDA_MEMCPY3D_v2{WidthInBytes: b.width, Height: b.height, Depth: b.depth}
			if in {
				d.SrcMemoryType, d.SrcPitch, d.SrcHeight = cu.CU_MEMORYTYPE_HOST, b.width, b.height
				d.DstMemoryType, d.DstArray, d.DstXInBytes, d.DstY, d.DstZ = cu.CU_MEMORYTYPE_ARRAY, a, b.x, b.y, b.z
			} else {
				d.DstMemoryType, d.DstPitch, d.DstHeight = cu.CU_MEMORYTYPE_HOST, b.width, b.height
				d.SrcMemoryType, d.SrcArray, d.SrcXInBytes, d.SrcY, d.SrcZ = cu.CU_MEMORYTYPE_ARRAY, a, b.x, b.y, b.z
			}
			n := b.width * b.height * b.depth
			if rc := dev.CopyArray(&d, buf[:n], s); rc != cu.CUDA_SUCCESS {
				return rc
			}
			buf = buf[n:]
		}
		return cu.CUDA_SUCCESS
	}})
	return nil
}

// An arrayShape is how the bytes of an array lie one behind the other: bytes of a row, rows of a slice,
// slices.
type arrayShape struct{ row, height, depth uint64 }

// A box is a part of an array that one copy moves. x and width are in bytes.
type box struct{ x, y, z, width, height, depth uint64 }

// boxes cuts a run of bytes into what single copies move: parts of a row, rows, whole slices.
func (a arrayShape) boxes(offset, size uint64) (list []box) {
	slice := a.row * a.height
	for size > 0 {
		b := box{x: offset % a.row, y: offset / a.row % a.height, z: offset / slice, width: a.row, height: 1, depth: 1}
		switch {
		case b.x != 0 || size < a.row:
			b.width = min(size, a.row-b.x)
		case b.y != 0 || size < slice:
			b.height = min(size/a.row, a.height-b.y)
		default:
			b.height, b.depth = a.height, size/slice
		}
		list = append(list, b)
		n := b.width * b.height * b.depth
		offset, size = offset+n, size-n
	}
	return list
}

// inContext does something while a context is current on the caller's thread.
func inContext(dev device.Device, ctx cu.Context, do func() error) error {
	was, rc := dev.CtxGetCurrent()
	if rc != cu.CUDA_SUCCESS {
		was = 0
	}
	if rc := dev.CtxSetCurrent(ctx); rc != cu.CUDA_SUCCESS {
		return rc
	}
	defer dev.CtxSetCurrent(was)
	return do()
}
