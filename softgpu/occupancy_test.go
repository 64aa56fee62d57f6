package softgpu

import (
	"testing"

	"ferry/api/cu"
	"ferry/device"
)

// TestOccupancy compares with the vendor's occupancy calculator, worked out by
// hand from its rules: 64 Ki registers in four parts, 256 at a time; shared
// memory in pieces of 128 bytes (256 before compute capability 8), 1 KiB of it
// the system's from 8 on.
func TestOccupancy(t *testing.T) {
	for _, c := range []struct {
		why       string
		threads   uint32
		registers uint64
		shared    uint64
		want      map[string]uint32
	}{
		{"threads", 256, 32, 0, map[string]uint32{"h100": 8, "a100": 8, "t4": 4, "rtx4090": 6}},
		{"slots for blocks", 32, 16, 0, map[string]uint32{"h100": 32, "a100": 32, "t4": 16, "rtx4090": 24}},
		{"registers", 256, 64, 0, map[string]uint32{"h100": 4, "a100": 4, "t4": 4, "rtx4090": 4}},
		{"registers that do not divide", 128, 40, 0, map[string]uint32{"h100": 12, "a100": 12, "t4": 8, "rtx4090": 12}},
		{"three warps count as four", 96, 32, 0, map[string]uint32{"h100": 16, "a100": 16, "t4": 10, "rtx4090": 16}},
		{"too many registers", 1024, 72, 0, map[string]uint32{"h100": 0, "a100": 0, "t4": 0, "rtx4090": 0}},
		{"just enough registers", 1024, 64, 0, map[string]uint32{"h100": 1, "a100": 1, "t4": 1, "rtx4090": 1}},
		{"shared memory", 128, 32, 48 << 10, map[string]uint32{"h100": 4, "a100": 3, "t4": 1, "rtx4090": 2}},
		{"a little shared memory", 64, 16, 1, map[string]uint32{"h100": 32, "a100": 32, "t4": 16, "rtx4090": 24}},
		{"64 KiB of shared memory", 256, 32, 64 << 10, map[string]uint32{"h100": 3, "a100": 2, "t4": 1, "rtx4090": 1}},
		{"more than one block may have", 256, 32, 100 << 10, map[string]uint32{"h100": 2, "a100": 1, "t4": 0, "rtx4090": 0}},
		{"all there is", 256, 32, 227 << 10, map[string]uint32{"h100": 1, "a100": 0, "t4": 0, "rtx4090": 0}},
	} {
		for name, as := range map[string]string{"b200": "h100", "next": "h100", "rtx5090": "rtx4090"} {
			c.want[name] = c.want[as] // the same registers, threads and shared memory
		}
		for _, p := range profiles {
			if got := p.blocks(c.threads, c.registers, c.shared); got != c.want[p.name] {
				t.Errorf("%s on %s: %d threads, %d registers, %d bytes: %d blocks, want %d",
					c.why, p.name, c.threads, c.registers, c.shared, got, c.want[p.name])
			}
		}
	}
}

// TestProfileLimits: what a launch may ask for follows the profile.
func TestProfileLimits(t *testing.T) {
	for name, optin := range map[string]int32{"h100": 227 << 10, "a100": 163 << 10, "t4": 64 << 10, "rtx4090": 99 << 10, "b200": 227 << 10, "rtx5090": 99 << 10} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t, Config{Profile: name})
			small := r.function(r.load(kernels), "small") // 1 KiB of static shared memory
			const dynamic = cu.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
			launch := func(shared int32) cu.Result {
				return r.LaunchKernel(&device.Launch{Func: small, Grid: [3]uint32{1, 1, 1}, Block: [3]uint32{32, 1, 1}, Shared: uint32(shared)})
			}
			r.ok(launch(47 << 10))
			r.want(launch(47<<10+1), cu.CUDA_ERROR_INVALID_VALUE) // not without asking
			n, res := r.OccupancyMaxActiveBlocksPerMultiprocessor(small, 32, 47<<10+1)
			r.ok(res)
			if n != 0 {
				t.Errorf("%d blocks of what cannot be launched", n)
			}
			most := optin - 1024
			r.want(r.FuncSetAttribute(small, dynamic, most+1), cu.CUDA_ERROR_INVALID_VALUE)
			r.ok(r.FuncSetAttribute(small, dynamic, most))
			r.ok(launch(most))
			r.want(launch(most+1), cu.CUDA_ERROR_INVALID_VALUE)
			n, res = r.OccupancyMaxActiveBlocksPerMultiprocessor(small, 32, uint64(most))
			r.ok(res)
			if n != 1 {
				t.Errorf("%d blocks with all shared memory", n)
			}
			// A cooperative launch fills the device and not one block more.
			n, _ = r.OccupancyMaxActiveBlocksPerMultiprocessor(small, 64, 0)
			sms, _ := r.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 0)
			grid := [3]uint32{uint32(n * sms), 1, 1}
			l := device.Launch{Func: small, Grid: grid, Block: [3]uint32{64, 1, 1}, Cooperative: true}
			r.ok(r.LaunchKernel(&l))
			l.Grid[0]++
			r.want(r.LaunchKernel(&l), cu.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)
			r.soon("launches", func() { r.ok(r.CtxSynchronize(0)) })
		})
	}
}
