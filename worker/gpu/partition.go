package gpu

import (
	"errors"
	"fmt"

	"ferry/api/cu"
	"ferry/device"
)

// A Partition is a set of a device's multiprocessors that the client may use. Each context
// of the client on that device, primary or not, is then a green context with these
// multiprocessors on top of the real primary context: a kernel in it cannot use others.
// Objects that are made in such contexts belong to the real primary context and would
// outlive them, so the worker ends them.
type Partition struct {
	SMs  int
	desc cu.DevResourceDesc
}

// ErrNoGreen says that the driver has no green contexts.
var ErrNoGreen = errors.New("the driver here has no green contexts, which a part of a GPU's multiprocessors needs: CUDA 12.4 (driver 550) or newer has")

// CountGroups says into how many groups of how many multiprocessors a device can be
// divided; 0 where the driver cannot divide it. Groups are as small as the driver makes
// them, or twice that size if less is left over: an H200 makes 15 groups of 8 but 8 groups
// of 16. All processes must compute the same result, because they name groups by number.
func CountGroups(dev device.Device, d cu.Device) (size, count int) {
	all, rc := dev.DeviceGetDevResource(d, cu.CU_DEV_RESOURCE_TYPE_SM)
	if rc != cu.CUDA_SUCCESS {
		return 0, 0
	}
	least, multiple := int(all.Anon0[1]), int(all.Anon0[2])
	if least <= 0 || multiple <= 0 { // drivers before 12.5 do not fill these in
		least, multiple = 8, 8
	}
	size = (least + multiple - 1) / multiple * multiple
	countOf := func(size int) int {
		_, n, _, rc := dev.DevSmResourceSplitByCount(0, &all, 0, uint32(size))
		if rc != cu.CUDA_SUCCESS {
			return 0
		}
		return int(n)
	}
	count = countOf(size)
	if n := countOf(2 * size); 2*n > count {
		return 2 * size, n
	}
	if count == 0 {
		return 0, 0
	}
	return size, count
}

// SetPartitions restricts the client to groups of multiprocessors, by the numbers of
// CountGroups, per device.
func (e *Executor) SetPartitions(parts map[int][]int) error {
	if parts == nil {
		return nil
	}
	e.Partitions = map[cu.Device]*Partition{}
	for _, d := range e.s.Devices.Granted {
		groups, ok := parts[int(d)]
		switch {
		case !ok:
			return fmt.Errorf("device %d, of which the client may have a part, came after the server counted", d)
		case len(groups) == 0:
			continue // the whole device
		}
		p, err := NewPartition(e.dev, d, groups)
		if err != nil {
			return err
		}
		e.Partitions[d] = p
		e.log.Info("the client is kept to a part", "device", int(d), "multiprocessors", p.SMs, "groups", groups)
	}
	return nil
}

// NewPartition returns the partition of a device that consists of these groups.
func NewPartition(dev device.Device, d cu.Device, groups []int) (*Partition, error) {
	size, count := CountGroups(dev, d)
	if count == 0 {
		return nil, ErrNoGreen
	}
	all, _ := dev.DeviceGetDevResource(d, cu.CU_DEV_RESOURCE_TYPE_SM)
	list, _, _, rc := dev.DevSmResourceSplitByCount(uint32(count), &all, 0, uint32(size))
	if rc != cu.CUDA_SUCCESS {
		return nil, fmt.Errorf("dividing device %d: %w", d, rc)
	}
	p := &Partition{}
	var mine []cu.DevResource_v1
	for _, g := range groups {
		if g < 0 || g >= len(list) {
			return nil, fmt.Errorf("device %d has %d groups of multiprocessors; there is no %d", d, len(list), g)
		}
		mine = append(mine, list[g])
		p.SMs += int(list[g].Anon0[0])
	}
	if p.desc, rc = dev.DevResourceGenerateDesc(mine); rc != cu.CUDA_SUCCESS {
		return nil, fmt.Errorf("a part of device %d: %w", d, rc)
	}
	return p, nil
}

// Open makes a green context with the partition, and retains the primary context under it.
func (p *Partition) Open(dev device.Device, d cu.Device) (base cu.Context, green cu.GreenCtx, rc cu.Result) {
	PlaceContext(dev, func() { base, rc = dev.DevicePrimaryCtxRetain(d) })
	if rc != cu.CUDA_SUCCESS {
		return 0, 0, rc
	}
	if green, rc = dev.GreenCtxCreate(p.desc, d, uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM)); rc != cu.CUDA_SUCCESS {
		dev.DevicePrimaryCtxRelease(d)
	}
	return base, green, rc
}

// ClosePartition ends a green context that Open made, and releases the primary context.
func ClosePartition(dev device.Device, d cu.Device, green cu.GreenCtx) cu.Result {
	rc := dev.GreenCtxDestroy(green)
	if end := dev.DevicePrimaryCtxRelease(d); rc == cu.CUDA_SUCCESS {
		rc = end
	}
	return rc
}
