// Package checkpoint writes and reads the state of a session as a file or stream: named
// sections, and memory in blocks that are named by their hash.
//
// docs/checkpoint-format.md is the specification of the format. A checkpoint holds live state
// only: what there is, and how each object was made (package session), no history.
//
// A Writer needs no seeking, so that a checkpoint may go through a pipe. It stores each distinct
// block once, zero blocks never, and blocks that its parent has only by their hash. A Reader needs
// random access, as a file gives it. It trusts nothing that it reads: it checks every length before it
// allocates, and every hash before it hands out bytes.
//
// Threads: methods of Writer and Reader may be called from several goroutines at once, except
// Writer.Close, which comes last. A Writer has one goroutine for each processor, which hashes and
// compresses, and one that writes. Its lock, Writer.mu, is held for no input, output or computation.
package checkpoint

import (
	"encoding/hex"
	"errors"
	"fmt"

	"lukechampine.com/blake3"
)

// The format that this package writes. A reader refuses another Major; a higher Minor has
// additions that a reader may skip.
const (
	Major = 1
	Minor = 0
)

// BlockSize is the size of the blocks that memory is divided into; the last block of a region may
// be shorter.
const BlockSize = 2 << 20

// Limits of what a reader accepts and a writer makes, so that a damaged file cannot ask for memory.
const (
	MaxSection  = 128 << 20 // bytes of a section
	MaxSections = 256
	MaxRegions  = 1 << 20
	MaxName     = 255 // bytes of the name of a section or region

	maxIndex  = 128 << 20 // bytes: some 5 TiB of different blocks
	maxBody   = 4 << 10   // bytes of a record without its payload
	maxSize   = 1 << 48   // bytes of a region
	maxMemory = 1 << 50   // bytes of all regions
)

// Reasons why a checkpoint cannot be used; the errors of this package wrap them.
var (
	ErrDamaged    = errors.New("the checkpoint is damaged")
	ErrIncomplete = errors.New("the checkpoint is incomplete")
	ErrVersion    = errors.New("the checkpoint is of another version")
	ErrParent     = errors.New("the checkpoint needs its parent")
	ErrNoSection  = errors.New("the checkpoint has no such section")
)

// A Hash is the BLAKE3-256 hash of a block or section.
type Hash [32]byte

// Sum is the hash of a block.
func Sum(block []byte) Hash { return blake3.Sum256(block) }

// An ID names a checkpoint by its content: a hash over its parent's ID, its sections and all of its memory.
// It does not depend on the order in which blocks were written, nor on compression.
type ID [32]byte

func (id ID) String() string { return hex.EncodeToString(id[:]) }

// MarshalText writes the ID as String does.
func (id ID) MarshalText() ([]byte, error) { return []byte(id.String()), nil }

// ParseID reads what String wrote.
func ParseID(text string) (id ID, err error) {
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(id) {
		return ID{}, fmt.Errorf("%q is no id of a checkpoint: that has %d hexadecimal digits, as ferry checkpoint show prints it", text, 2*len(id))
	}
	return ID(b), nil
}

// A Section is a named part of the metadata, with a version of its own.
type Section struct {
	Name     string
	Version  uint32
	Optional bool // a reader that does not know the section may go on without it
	Body     []byte
}

// Known are the sections that a reader understands, by name, with the highest version of each.
type Known map[string]uint32

// A Kind says what a region of memory is.
type Kind uint8

// The kinds of memory.
const (
	Allocation Kind = iota + 1 // device memory at an address
	Physical                   // device memory of a handle (cuMemCreate), mapped anywhere or nowhere
	Array                      // the content of an array, in rows without padding
	Variable                   // a variable of a module
	Host                       // host memory of the program that the server has
	Image                      // device code as it was loaded
)

var kindNames = [...]string{Allocation: "allocation", Physical: "physical", Array: "array", Variable: "variable", Host: "host", Image: "image"}

func (k Kind) String() string {
	if int(k) < len(kindNames) && kindNames[k] != "" {
		return kindNames[k]
	}
	return fmt.Sprintf("kind %d", uint8(k))
}

// A Memory is one region: bytes that belong together. Regions are numbered in the order in which
// they were added.
type Memory struct {
	Kind    Kind
	Device  int32  // the server's number of the device; -1 for none
	Address uint64 // where it lies; 0 if it has no address
	Size    uint64 // bytes
	Handle  uint64 // the client's handle of the object it belongs to; 0 for none
	Name    string // of a variable; else what its writer likes
}

func (m Memory) String() string {
	s := m.Kind.String()
	if m.Name != "" {
		s += fmt.Sprintf(" %q", m.Name)
	}
	if m.Address != 0 {
		s += fmt.Sprintf(" %#x", m.Address)
	}
	if m.Handle != 0 {
		s += fmt.Sprintf(" of handle %#x", m.Handle)
	}
	if m.Device >= 0 {
		s += fmt.Sprintf(" on device %d", m.Device)
	}
	return s
}

// blocks is how many blocks the region has.
func (m *Memory) blocks() uint64 { return (m.Size + BlockSize - 1) / BlockSize }

// lengthOf is how many bytes one of the blocks has.
func (m *Memory) lengthOf(block uint64) int { return int(min(BlockSize, m.Size-block*BlockSize)) }

func (m *Memory) check() error {
	switch {
	case m.Kind == 0:
		return errors.New("a region without a kind")
	case m.Size == 0 || m.Size > maxSize:
		return fmt.Errorf("%v has %d bytes: the limits are 1 and %d", *m, m.Size, uint64(maxSize))
	case m.Address+m.Size < m.Address:
		return fmt.Errorf("%v has %d bytes and reaches beyond the last address", *m, m.Size)
	case len(m.Name) > MaxName:
		return fmt.Errorf("a region whose name has %d bytes: the limit is %d", len(m.Name), MaxName)
	}
	return nil
}

func checkName(name string) error {
	if name == "" || len(name) > MaxName {
		return fmt.Errorf("a section whose name has %d bytes: the limits are 1 and %d", len(name), MaxName)
	}
	return nil
}
