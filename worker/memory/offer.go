package memory

import (
	"ferry/api/cu"
	"ferry/server/control"
)

// An offer is what one worker tells another about memory or an event that it publishes.
type offer struct {
	Kind        uint32        `json:"kind"`
	Device      cu.Device     `json:"device"`           // the server's ordinal
	MappingSize uint64        `json:"unit,omitempty"`   // bytes of the memory behind the descriptor
	Offset      uint64        `json:"offset,omitempty"` // of the allocation in that memory
	Size        uint64        `json:"size,omitempty"`   // of the allocation
	Pool        *control.Name `json:"pool,omitempty"`   // the pool it came from
	Event       []byte        `json:"event,omitempty"`  // the device's handle
}
