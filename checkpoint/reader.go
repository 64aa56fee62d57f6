package checkpoint

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"sync"
)

// A Reader reads one checkpoint. Its methods may be called from several goroutines at once, after
// SetParent.
type Reader struct {
	file     io.ReaderAt
	size     uint64
	minor    uint16
	id       ID
	parentID ID
	parent   *Reader

	index    []byte
	sections []sectionRecord
	regions  []Memory
	places   [][]place // of each region, by block
	blocks   []blockRecord
	memory   uint64 // bytes of all regions
	skipped  int    // optional records that this reader does not know

	close  func() error           // of the file, if OpenFile opened it
	byHash func() map[Hash]uint64 // number of a block, from 1
}

// A place says which block is where in a region.
type place struct{ block, number uint64 }

// advice is what a person can do about a file that is not as it was written.
const advice = "use another copy of it, or make a new one"

// damaged makes the error for a file that is not as it was written.
func damaged(format string, args ...any) error {
	return fmt.Errorf("%w: %s: %s", ErrDamaged, fmt.Sprintf(format, args...), advice)
}

// Open reads the metadata of a checkpoint and checks it. It refuses a checkpoint with a section that is
// not in known, or of a higher version, unless the section is optional. A nil known is for those that only
// look at a checkpoint: nothing is refused.
func Open(file io.ReaderAt, size int64, known Known) (*Reader, error) {
	r := &Reader{file: file, size: uint64(max(size, 0))}
	header, err := r.readHeader()
	if err != nil {
		return nil, err
	}
	if r.size < headerSize+trailerSize {
		return nil, fmt.Errorf("%w: it has %d bytes and ends before its first record: its writer has not finished or was stopped", ErrIncomplete, r.size)
	}
	sum, err := r.readIndex()
	if err != nil {
		return nil, err
	}
	if sumIndex(header, r.index) != sum {
		return nil, damaged("its index is not as it was written")
	}
	if err := r.parseIndex(); err != nil {
		return nil, err
	}
	if computeID(r.parentID, r.sections, r.regions, r.hashesOf) != r.id {
		return nil, damaged("its content does not have the id that it says")
	}
	r.byHash = sync.OnceValue(r.mapHashes)
	return r, r.refuseUnknown(known)
}

// Lineage reads the ids of a checkpoint and of its parent (zero: it has none), and looks at nothing else of it.
func Lineage(file io.ReaderAt, size int64) (id, parent ID, err error) {
	r := &Reader{file: file, size: uint64(max(size, 0))}
	if _, err := r.readHeader(); err != nil {
		return id, parent, err
	}
	trailer := make([]byte, trailerSize)
	if r.size < headerSize+trailerSize {
		return id, parent, fmt.Errorf("%w: its writer has not finished or was stopped", ErrIncomplete)
	}
	if err := r.read(trailer, r.size-trailerSize); err != nil {
		return id, parent, err
	}
	if !bytes.Equal(trailer[72:], trailerMagic[:]) {
		return id, parent, fmt.Errorf("%w: its writer has not finished or was stopped", ErrIncomplete)
	}
	return ID(trailer[40:72]), r.parentID, nil
}

func (r *Reader) readHeader() ([]byte, error) {
	header := make([]byte, headerSize)
	n, err := r.file.ReadAt(header[:min(headerSize, r.size)], 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("reading the checkpoint: %w", err)
	}
	header = header[:n]
	if n < len(headerMagic) || !bytes.Equal(header[:len(headerMagic)], headerMagic[:]) {
		return nil, fmt.Errorf("%w: it does not begin as a checkpoint does: is this the right file?", ErrDamaged)
	}
	if n >= 12 {
		major, minor := binary.LittleEndian.Uint16(header[8:]), binary.LittleEndian.Uint16(header[10:])
		if major != Major {
			return nil, fmt.Errorf("%w: its format is %d.%d, and this ferry reads %d: use the ferry that wrote it, or a newer one", ErrVersion, major, minor, Major)
		}
		r.minor = minor
	}
	if n < headerSize {
		return nil, fmt.Errorf("%w: it has %d bytes and ends within its header: its writer has not finished or was stopped", ErrIncomplete, n)
	}
	if block := binary.LittleEndian.Uint32(header[12:]); block != BlockSize {
		return nil, damaged("its blocks have %d bytes, not %d", block, BlockSize)
	}
	r.parentID = ID(header[16:])
	return header, nil
}

// readIndex reads the trailer and the index, and returns the hash that the trailer has of it.
func (r *Reader) readIndex() (sum Hash, err error) {
	trailer := make([]byte, trailerSize)
	if err := r.read(trailer, r.size-trailerSize); err != nil {
		return sum, err
	}
	if !bytes.Equal(trailer[72:], trailerMagic[:]) {
		return sum, fmt.Errorf("%w: it has %d bytes and does not end as a checkpoint does: its writer has not finished or was stopped, or the file was cut: make a new one", ErrIncomplete, r.size)
	}
	length := binary.LittleEndian.Uint64(trailer)
	if length > maxIndex || length > r.size-headerSize-trailerSize {
		return sum, damaged("its index has %d bytes, more than the file has or the limit of %d", length, maxIndex)
	}
	r.index = make([]byte, length)
	r.id = ID(trailer[40:])
	return Hash(trailer[8:]), r.read(r.index, r.size-trailerSize-length)
}

func (r *Reader) read(to []byte, at uint64) error {
	n, err := r.file.ReadAt(to, int64(at))
	if n == len(to) {
		return nil
	}
	if err == nil || errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: %d bytes at %d are missing: the file was cut while it was read", ErrIncomplete, len(to)-n, at)
	}
	return fmt.Errorf("reading the checkpoint: %w", err)
}

// A record is one record of the index.
type record struct {
	kind    uint8
	head    []byte // prefix and body
	body    []byte
	payload uint64 // bytes
	at      uint64 // of the record in the file
}

// records lists the records of the index with their places in the file, which follow from their lengths.
// A wrong one ends the list: then fail has been called.
func (r *Reader) records(fail func(error)) iter.Seq[record] {
	return func(yield func(record) bool) {
		at, rest := uint64(headerSize), r.index
		for len(rest) > 0 {
			f := fields{b: rest}
			kind := f.byte()
			body := f.most(maxBody, "the length of a record")
			payload := f.most(r.size, "the length of a payload")
			content := f.run(body)
			if f.err != nil {
				fail(damaged("record at %d: %v", at, f.err))
				return
			}
			rec := record{kind, rest[:len(rest)-len(f.b)], content, payload, at}
			if !yield(rec) {
				return
			}
			if at += uint64(len(rec.head)) + payload; at > r.size {
				fail(damaged("record at %d: it reaches beyond the end of the file", rec.at))
				return
			}
			rest = f.b
		}
		at += uint64(len(appendPrefix(nil, recordIndex, 0, len(r.index))))
		if want := r.size - trailerSize - uint64(len(r.index)); at != want {
			fail(damaged("its records end at %d, and its index begins at %d", at, want))
		}
	}
}

func (r *Reader) parseIndex() (err error) {
	for rec := range r.records(func(wrong error) { err = wrong }) {
		if wrong := r.parseRecord(rec); wrong != nil {
			if errors.Is(wrong, ErrVersion) {
				return wrong
			}
			return damaged("record at %d: %v", rec.at, wrong)
		}
	}
	if err != nil {
		return err
	}
	for i := range r.places {
		r.places[i] = lastPlaces(r.places[i])
	}
	return nil
}

func (r *Reader) parseRecord(rec record) error {
	at := rec.at + uint64(len(rec.head))
	if rec.payload > 0 && rec.kind != recordSection && rec.kind != recordBlock && rec.kind&recordOptional == 0 && rec.kind <= recordIndex {
		return fmt.Errorf("one of type %d has a payload of %d bytes", rec.kind, rec.payload)
	}
	switch rec.kind {
	case recordSection:
		s, err := parseSection(rec.body)
		if err != nil {
			return err
		}
		if len(r.sections) == MaxSections || r.hasSection(s.Name) {
			return fmt.Errorf("section %q is one too many", s.Name)
		}
		s.at, s.len = at, rec.payload
		if s.len > s.plain || s.stored == storedRaw && s.len != s.plain {
			return fmt.Errorf("section %q of %d bytes takes %d", s.Name, s.plain, s.len)
		}
		r.sections = append(r.sections, s)
	case recordRegion:
		m, err := parseRegion(rec.body)
		if err != nil {
			return err
		}
		if len(r.regions) == MaxRegions {
			return fmt.Errorf("there are more than %d regions", MaxRegions)
		}
		if r.memory += m.Size; r.memory > maxMemory {
			return fmt.Errorf("its regions have more than %d bytes", uint64(maxMemory))
		}
		r.regions = append(r.regions, m)
		r.places = append(r.places, nil)
	case recordBlock, recordKept:
		b, err := parseBlock(rec.body)
		if err != nil {
			return err
		}
		b.kept = rec.kind == recordKept
		b.at, b.len = at, rec.payload
		if b.kept && (r.parentID == ID{} || b.stored != storedRaw) {
			return errors.New("it names a block of a parent that there is not")
		}
		if !b.kept && (b.len > b.plain || b.stored == storedRaw && b.len != b.plain) {
			return fmt.Errorf("a block of %d bytes takes %d", b.plain, b.len)
		}
		r.blocks = append(r.blocks, b)
		return r.setPlace(placeRecord{b.region, b.block, uint64(len(r.blocks))})
	case recordPlace:
		p, err := parsePlace(rec.body)
		if err != nil {
			return err
		}
		return r.setPlace(p)
	default:
		if rec.kind&recordOptional == 0 {
			return fmt.Errorf("%w: it has a record of type %d, which this ferry does not know (format 1.%d, this ferry writes %d.%d): use a newer ferry", ErrVersion, rec.kind, r.minor, Major, Minor)
		}
		r.skipped++
	}
	return nil
}

func (r *Reader) setPlace(p placeRecord) error {
	if p.region >= uint64(len(r.regions)) {
		return fmt.Errorf("it is for region %d, and there are %d so far", p.region, len(r.regions))
	}
	m := &r.regions[p.region]
	if p.block >= m.blocks() {
		return fmt.Errorf("it is for block %d of %v, which has %d", p.block, *m, m.blocks())
	}
	if p.source > uint64(len(r.blocks)) {
		return fmt.Errorf("it names block %d, and there are %d so far", p.source, len(r.blocks))
	}
	if p.source > 0 && r.blocks[p.source-1].plain != uint64(m.lengthOf(p.block)) {
		return fmt.Errorf("it puts %d bytes where block %d of %v has %d", r.blocks[p.source-1].plain, p.block, *m, m.lengthOf(p.block))
	}
	r.places[p.region] = append(r.places[p.region], place{p.block, p.source})
	return nil
}

// lastPlaces sorts places by block, and keeps the last of each block unless that is zero.
func lastPlaces(list []place) []place {
	slices.SortStableFunc(list, func(a, b place) int { return cmp.Compare(a.block, b.block) })
	kept := list[:0]
	for i, p := range list {
		if (i+1 == len(list) || list[i+1].block != p.block) && p.number != 0 {
			kept = append(kept, p)
		}
	}
	return slices.Clip(kept)
}

// refuseUnknown refuses sections that a reader must know and does not.
func (r *Reader) refuseUnknown(known Known) error {
	if known == nil {
		return nil
	}
	for _, s := range r.sections {
		newest, ok := known[s.Name]
		switch {
		case s.Optional || ok && s.Version <= newest:
		case !ok:
			return fmt.Errorf("%w: it has a section %q, which this ferry does not know and which cannot be left out: use the ferry that wrote it, or a newer one", ErrVersion, s.Name)
		default:
			return fmt.Errorf("%w: its section %q has version %d, and this ferry knows up to %d: use the ferry that wrote it, or a newer one", ErrVersion, s.Name, s.Version, newest)
		}
	}
	return nil
}

// ID names the checkpoint.
func (r *Reader) ID() ID { return r.id }

// ParentID names the checkpoint that has the blocks which this one left out; false: it left none out.
func (r *Reader) ParentID() (ID, bool) { return r.parentID, r.parentID != ID{} }

// Minor is the minor version of the format that the writer had.
func (r *Reader) Minor() int { return int(r.minor) }

// SetParent gives the reader the checkpoint that has the blocks which this one left out.
func (r *Reader) SetParent(parent *Reader) error {
	if _, needed := r.ParentID(); !needed {
		return fmt.Errorf("checkpoint %v has no parent: leave out %v", r.id, parent.id)
	}
	if parent.id != r.parentID {
		return fmt.Errorf("%w: that is %v, not %v", ErrParent, r.parentID, parent.id)
	}
	r.parent = parent
	return nil
}

// Sections lists the sections without their bodies, in the order in which they were written.
func (r *Reader) Sections() (list []Section) {
	for _, s := range r.sections {
		list = append(list, s.Section)
	}
	return list
}

// Section reads a section. Its body is new memory.
func (r *Reader) Section(name string) (Section, error) {
	i := slices.IndexFunc(r.sections, func(s sectionRecord) bool { return s.Name == name })
	if i < 0 {
		return Section{}, fmt.Errorf("%w: %q", ErrNoSection, name)
	}
	s := r.sections[i]
	stored := make([]byte, s.len)
	if err := r.read(stored, s.at); err != nil {
		return Section{}, fmt.Errorf("section %q: %w", name, err)
	}
	s.Body = stored
	if s.stored == storedZstd {
		s.Body = make([]byte, s.plain)
		if err := decompress(stored, s.Body); err != nil {
			return Section{}, damaged("section %q at %d: %v", name, s.at, err)
		}
	}
	if Sum(s.Body) != s.hash {
		return Section{}, damaged("section %q at %d is not as it was written", name, s.at)
	}
	return s.Section, nil
}

func (r *Reader) hasSection(name string) bool {
	return slices.ContainsFunc(r.sections, func(s sectionRecord) bool { return s.Name == name })
}

// Memory lists the regions by number. The list is the reader's own.
func (r *Reader) Memory() []Memory { return r.regions }

// hashesOf lists the blocks of a region that are not zero.
func (r *Reader) hashesOf(region int) iter.Seq2[uint64, Hash] {
	return func(yield func(uint64, Hash) bool) {
		for _, p := range r.places[region] {
			if !yield(p.block, r.blocks[p.number-1].hash) {
				return
			}
		}
	}
}

func (r *Reader) mapHashes() map[Hash]uint64 {
	numbers := make(map[Hash]uint64, len(r.blocks))
	for i := range r.blocks {
		numbers[r.blocks[i].hash] = uint64(i) + 1
	}
	return numbers
}

// has says whether the checkpoint or one of its parents has a block.
func (r *Reader) has(hash Hash, size int) bool {
	n := r.byHash()[hash]
	return n != 0 && r.blocks[n-1].plain == uint64(size)
}

// Summary says what the checkpoint holds, in numbers.
func (r *Reader) Summary() Summary {
	s := Summary{ID: r.id, File: r.size, Memory: r.memory, Zero: r.memory}
	for i := range r.regions {
		m := &r.regions[i]
		for _, p := range r.places[i] {
			s.Zero -= uint64(m.lengthOf(p.block))
		}
	}
	for i := range r.blocks {
		if b := &r.blocks[i]; b.kept {
			s.Kept += b.plain
		} else {
			s.Distinct += b.plain
			s.Stored += b.len
			s.Blocks++
		}
	}
	return s
}

// Stored says how many bytes of a region are in blocks that are not zero.
func (r *Reader) Stored(region int) (n uint64) {
	for _, p := range r.places[region] {
		n += uint64(r.regions[region].lengthOf(p.block))
	}
	return n
}
