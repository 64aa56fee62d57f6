package wire

import "encoding/binary"

// A RegionID names memory that a virtual machine and its host share. It is random: who knows it has the memory.
type RegionID uint64

// A MemoryPart is what a session has of a region: its rings are there. PROTOCOL.md, "Regions", has the layout.
type MemoryPart struct {
	Region RegionID `json:"region"`
	Offset uint64   `json:"offset"`
	Size   uint64   `json:"size"`
}

// append appends the part as a Welcome has it.
func (p MemoryPart) append(b []byte) []byte {
	b = binary.LittleEndian.AppendUint64(b, p.Offset)
	b = binary.LittleEndian.AppendUint64(b, p.Size)
	return binary.LittleEndian.AppendUint64(b, uint64(p.Region))
}

// memoryPart reads what append has written.
func memoryPart(raw []byte) MemoryPart {
	word := func(i int) uint64 { return binary.LittleEndian.Uint64(raw[8*i:]) }
	return MemoryPart{Offset: word(0), Size: word(1), Region: RegionID(word(2))}
}

// announced reports whether the flag of a Welcome is right about the part.
func (p MemoryPart) announced(flag bool) bool {
	if flag {
		return p.Size != 0 && p.Region != 0
	}
	return p == MemoryPart{}
}
