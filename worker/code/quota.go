package code

import (
	"ferry/api/cu"
	"ferry/worker/accounting"
)

// claimImage claims an image that is about to be loaded. It computes the image's footprint
// only where there is a quota, because decompression takes time. A library may be loaded
// before there is a context: then it counts on the client's first device.
func (ld *Loader) claimImage(image []byte) cu.Result {
	if !ld.accounts.Code.HasRoom(uint64(len(image))) {
		return cu.CUDA_ERROR_OUT_OF_MEMORY
	}
	dev, ok := ld.s.Devices.First()
	if ld.gpu.Current != nil {
		dev, ok = ld.gpu.Current.Device, true
	}
	if !ok || ld.accounts.Usage.Quota(dev) == 0 {
		return cu.CUDA_SUCCESS
	}
	major, _ := ld.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, dev)
	minor, _ := ld.dev.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, dev)
	return ld.mem.ClaimObject(dev, accounting.ImageFootprint(image, int(major*10+minor)))
}
