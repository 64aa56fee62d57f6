package texture

// What txq and suq answer. The ISA takes the numbers from OpenCL.
const (
	channelType  = 0x10d0 // snorm8, snorm16, unorm8, unorm16, …
	channelOrder = 0x10b0 // R, A, RG, RA, RGB, RGBA
)

// Query answers a query about the image; false when there is no such.
func (im *Image) Query(what string, level int) (uint32, bool) {
	l := &im.Levels[min(max(level, 0), len(im.Levels)-1)]
	switch what {
	case "width":
		return uint32(l.Width), true
	case "height":
		return uint32(l.Height), true
	case "depth":
		if im.Layers > 0 {
			return 1, true
		}
		return uint32(l.Depth), true
	case "array_size":
		return uint32(max(im.Layers, 1)), true
	case "num_mipmap_levels":
		return uint32(len(im.Levels)), true
	case "num_samples":
		return 1, true
	case "channel_data_type":
		return im.Format.dataType(), true
	case "channel_order":
		return channelOrder + [5]uint32{1: 0, 2: 2, 4: 5}[im.Format.Channels], true
	case "memory_layout":
		if im.Pitched {
			return 1, true
		}
		return 0, true
	}
	return 0, false
}

func (f Format) dataType() uint32 {
	n := uint32(0) // 8, 16, 32 bits
	switch f.Bits {
	case 16:
		n = 1
	case 32:
		n = 2
	}
	switch f.Kind {
	case Snorm:
		return channelType + n
	case Unorm:
		return channelType + 2 + n
	case Packed:
		return channelType + 6
	case Int:
		return channelType + 7 + n
	case Uint:
		return channelType + 10 + n
	}
	return channelType + 12 + n // half is 16 bits
}

// Query answers a query about the sampler; false when there is no such.
func (s *Sampler) Query(what string) (uint32, bool) {
	// The ISA's order: wrap, mirror, clamp_ogl, clamp_to_edge, clamp_to_border.
	mode := func(axis int) uint32 { return [4]uint32{Wrap: 0, Clamp: 3, Mirror: 1, Border: 4}[s.Address[axis]] }
	flag := func(b bool) uint32 {
		if b {
			return 1
		}
		return 0
	}
	switch what {
	case "filter_mode":
		return flag(s.Linear), true
	case "normalized_coords":
		return flag(s.Normalized), true
	case "force_unnormalized_coords":
		return flag(!s.Normalized), true
	case "addr_mode_0":
		return mode(0), true
	case "addr_mode_1":
		return mode(1), true
	case "addr_mode_2":
		return mode(2), true
	}
	return 0, false
}
