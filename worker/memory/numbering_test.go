package memory

import (
	"ferry/api/cu"
	"ferry/device"
)

// A numbering is a device whose texture and surface objects are but numbers.
type numbering struct {
	device.Device
	next  [2]uint64 // the last number, of textures and of surfaces
	one   bool      // both kinds share the first row
	again bool      // the lowest free number comes next
	live  map[textureName]bool
}

func ascending() *numbering  { return &numbering{one: true, live: map[textureName]bool{}} }
func lowestFree() *numbering { return &numbering{one: true, again: true, live: map[textureName]bool{}} }
func eachKind() *numbering   { return &numbering{live: map[textureName]bool{}} }

func (n *numbering) create(surface bool) uint64 {
	row := 0
	if surface && !n.one {
		row = 1
	}
	number := n.next[row] + 1
	if n.again {
		for number = 1; n.live[textureName{false, number}] || n.live[textureName{true, number}]; number++ {
		}
	} else {
		n.next[row]++
	}
	n.live[textureName{surface, number}] = true
	return number
}

func (n *numbering) TexObjectCreate(*cu.CUDA_RESOURCE_DESC_v1, *cu.CUDA_TEXTURE_DESC_v1, *cu.CUDA_RESOURCE_VIEW_DESC_v1) (cu.TexObject, cu.Result) {
	return cu.TexObject(n.create(false)), cu.CUDA_SUCCESS
}

func (n *numbering) SurfObjectCreate(*cu.CUDA_RESOURCE_DESC_v1) (cu.SurfObject, cu.Result) {
	return cu.SurfObject(n.create(true)), cu.CUDA_SUCCESS
}

func (n *numbering) TexObjectDestroy(t cu.TexObject) cu.Result {
	delete(n.live, textureName{false, uint64(t)})
	return cu.CUDA_SUCCESS
}

func (n *numbering) SurfObjectDestroy(s cu.SurfObject) cu.Result {
	delete(n.live, textureName{true, uint64(s)})
	return cu.CUDA_SUCCESS
}
