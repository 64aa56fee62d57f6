package checkpoint

import (
	"encoding/binary"
	"errors"
	"fmt"
	"iter"

	"lukechampine.com/blake3"
)

// A checkpoint is a header, records, and a trailer. A record is a prefix (type, length of
// the body, length of the payload), a body and a payload. The last record's payload is the index:
// all other records without their payloads. docs/checkpoint-format.md has the details.

const (
	headerSize  = 48
	trailerSize = 80
	maxPrefix   = 1 + 2*binary.MaxVarintLen64
)

var (
	headerMagic  = [8]byte{0x8b, 'F', 'E', 'R', 'R', 'Y', '\r', '\n'} // no text, and no transfer as text leaves it alone
	trailerMagic = [8]byte{'y', 'r', 'r', 'e', 'f', 'e', 'n', 'd'}
)

// The types of records. One with the top bit may be skipped by readers that do not know it.
const (
	recordSection = 1 // payload: the section
	recordRegion  = 2
	recordBlock   = 3 // payload: the block
	recordPlace   = 4 // a block of a region is equal to one that was there before, or zero
	recordKept    = 5 // a block that the parent has
	recordIndex   = 6 // payload: the index

	recordOptional = 0x80
)

// How a payload is stored.
const (
	storedRaw  = 0
	storedZstd = 1
)

const sectionOptional = 1 // flag

type sectionRecord struct {
	Section        // without the body
	stored  uint8  // how the payload is stored
	plain   uint64 // bytes of the section
	hash    Hash   // of the section
	at, len uint64 // of the payload in the file; known to readers
}

type blockRecord struct {
	region uint64
	block  uint64 // of the region
	stored uint8
	kept   bool // by the parent: there is no payload
	plain  uint64
	hash   Hash

	at, len uint64 // of the payload in the file; known to readers
}

type placeRecord struct {
	region, block uint64
	source        uint64 // which of the blocks so far, counted from 1; 0: it is zero
}

func appendHeader(b []byte, parent ID) []byte {
	b = append(b, headerMagic[:]...)
	b = binary.LittleEndian.AppendUint16(b, Major)
	b = binary.LittleEndian.AppendUint16(b, Minor)
	b = binary.LittleEndian.AppendUint32(b, BlockSize)
	return append(b, parent[:]...)
}

func appendPrefix(b []byte, kind uint8, body, payload int) []byte {
	b = append(b, kind)
	b = binary.AppendUvarint(b, uint64(body))
	return binary.AppendUvarint(b, uint64(payload))
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

func (s *sectionRecord) body() []byte {
	flags := uint8(0)
	if s.Optional {
		flags |= sectionOptional
	}
	b := []byte{flags, s.stored}
	b = binary.AppendUvarint(b, uint64(s.Version))
	b = appendText(b, s.Name)
	b = binary.AppendUvarint(b, s.plain)
	return append(b, s.hash[:]...)
}

func (m *Memory) body() []byte {
	b := []byte{uint8(m.Kind)}
	b = binary.AppendVarint(b, int64(m.Device))
	b = binary.AppendUvarint(b, m.Address)
	b = binary.AppendUvarint(b, m.Size)
	b = binary.AppendUvarint(b, m.Handle)
	return appendText(b, m.Name)
}

func (r *blockRecord) body() []byte {
	b := []byte{r.stored}
	b = binary.AppendUvarint(b, r.region)
	b = binary.AppendUvarint(b, r.block)
	b = binary.AppendUvarint(b, r.plain)
	return append(b, r.hash[:]...)
}

func (r *placeRecord) body() []byte {
	b := binary.AppendUvarint(nil, r.region)
	b = binary.AppendUvarint(b, r.block)
	return binary.AppendUvarint(b, r.source)
}

// fields decodes the fields of a body or section. The first wrong one sets err, and everything after it
// reads as zero.
type fields struct {
	b   []byte
	err error
}

var (
	errShort  = errors.New("it ends within a field")
	errLong   = errors.New("it has bytes that no field explains")
	errNumber = errors.New("a number exceeds 64 bits or is not in its shortest form")
)

func (f *fields) fail(err error) {
	if f.err == nil {
		f.err = err
	}
	f.b = nil
}

func (f *fields) run(n uint64) []byte {
	if n > uint64(len(f.b)) {
		f.fail(errShort)
		return nil
	}
	b := f.b[:n]
	f.b = f.b[n:]
	return b
}

func (f *fields) byte() uint8 {
	if b := f.run(1); b != nil {
		return b[0]
	}
	return 0
}

// uvarint reads a number. Only its shortest form counts: one content has one encoding.
func (f *fields) uvarint() uint64 {
	v, n := binary.Uvarint(f.b)
	if n == 0 {
		f.fail(errShort)
		return 0
	}
	if n < 0 || n > 1 && f.b[n-1] == 0 {
		f.fail(errNumber)
		return 0
	}
	f.b = f.b[n:]
	return v
}

func (f *fields) varint() int64 {
	u := f.uvarint()
	return int64(u>>1) ^ -int64(u&1)
}

// most reads a number that may not exceed a limit.
func (f *fields) most(limit uint64, what string) uint64 {
	v := f.uvarint()
	if v > limit {
		f.fail(fmt.Errorf("%s is %d, and the limit is %d", what, v, limit))
		return 0
	}
	return v
}

func (f *fields) hash() (h Hash) {
	copy(h[:], f.run(uint64(len(h))))
	return h
}

func (f *fields) text(limit uint64) string {
	return string(f.run(f.most(limit, "the length of a name")))
}

// end says whether all fields were right and nothing is left.
func (f *fields) end() error {
	if f.err == nil && len(f.b) > 0 {
		return errLong
	}
	return f.err
}

func parseSection(body []byte) (s sectionRecord, err error) {
	f := fields{b: body}
	flags := f.byte()
	s.Optional = flags&sectionOptional != 0
	s.stored = f.byte()
	s.Version = uint32(f.most(1<<32-1, "the version of a section"))
	s.Name = f.text(MaxName)
	s.plain = f.most(MaxSection, "the length of a section")
	s.hash = f.hash()
	if err := f.end(); err != nil {
		return s, err
	}
	if flags&^sectionOptional != 0 || s.stored > storedZstd {
		return s, fmt.Errorf("section %q has flags %#x and is stored in way %d, which this ferry does not know", s.Name, flags, s.stored)
	}
	return s, checkName(s.Name)
}

func parseRegion(body []byte) (m Memory, err error) {
	f := fields{b: body}
	m.Kind = Kind(f.byte())
	device := f.varint()
	m.Device = int32(device)
	m.Address = f.uvarint()
	m.Size = f.uvarint()
	m.Handle = f.uvarint()
	m.Name = f.text(MaxName)
	if err := f.end(); err != nil {
		return m, err
	}
	if device != int64(m.Device) {
		return m, fmt.Errorf("a region of device %d", device)
	}
	return m, m.check()
}

func parseBlock(body []byte) (r blockRecord, err error) {
	f := fields{b: body}
	r.stored = f.byte()
	r.region = f.uvarint()
	r.block = f.uvarint()
	r.plain = f.most(BlockSize, "the length of a block")
	r.hash = f.hash()
	if err := f.end(); err != nil {
		return r, err
	}
	if r.stored > storedZstd {
		return r, fmt.Errorf("a block is stored in way %d, which this ferry does not know", r.stored)
	}
	return r, nil
}

func parsePlace(body []byte) (r placeRecord, err error) {
	f := fields{b: body}
	r = placeRecord{f.uvarint(), f.uvarint(), f.uvarint()}
	return r, f.end()
}

// computeID hashes what a checkpoint holds: its parent, its sections in their order, and for each
// region what it is and the hashes of its blocks that are not zero, by number.
func computeID(parent ID, sections []sectionRecord, regions []Memory, blocks func(region int) iter.Seq2[uint64, Hash]) (id ID) {
	h := blake3.New(len(id), nil)
	put := func(b []byte) { _, _ = h.Write(b) } // it never fails
	number := func(n uint64) { put(binary.LittleEndian.AppendUint64(nil, n)) }
	part := func(b []byte) { number(uint64(len(b))); put(b) }
	put([]byte("ferry checkpoint 1\n"))
	put(parent[:])
	number(uint64(len(sections)))
	for i := range sections {
		s := sections[i]
		s.stored = storedRaw // how does not count
		part(s.body())
	}
	number(uint64(len(regions)))
	for i := range regions {
		part(regions[i].body())
		n := uint64(0)
		for block, hash := range blocks(i) {
			number(block)
			put(hash[:])
			n++
		}
		number(^n) // no number of a block: a region cannot be taken for a longer one
	}
	h.Sum(id[:0])
	return id
}
