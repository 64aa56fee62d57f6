package checkpoint

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"runtime"
	"sync"
)

// Options are what a Writer may be told. The zero value is right for most.
type Options struct {
	// Parent, if set, is a checkpoint of an earlier state: blocks that it or its own parents have are
	// left out. Who reads this checkpoint needs them too.
	Parent *Reader
	// Parallel is how many goroutines hash and compress; 0 for one for each processor, up to 32.
	// Each costs 8 MiB of memory.
	Parallel int
}

// A Writer writes one checkpoint. Whoever has made one ends it with Close or Abort.
type Writer struct {
	parent  *Reader
	slots   chan *slot // buffers that are free; nil for one that has no memory yet
	work    chan *job  // jobs that are to be hashed
	order   chan *job  // all jobs, in the order in which they were given
	workers sync.WaitGroup
	emitted chan struct{} // closed when the goroutine that writes has ended

	// mu guards what follows. give holds it while it sends to order and work, which never blocks: there are
	// no more jobs than tickets, and both channels have room for all.
	mu      sync.Mutex
	err     error
	closed  bool
	regions []Memory
	memory  uint64          // bytes of all regions
	names   map[string]bool // of sections
	blocks  map[Hash]stored // that are in the checkpoint
	tickets chan struct{}   // one for each job that is under way

	emit emitter
}

// A stored block is one that the checkpoint has.
type stored struct {
	number uint64 // from 1
	size   int
}

// A slot is the memory that a block is hashed and compressed in.
type slot struct{ plain, packed []byte }

// A job is a record on its way through the writer.
type job struct {
	kind    uint8
	section sectionRecord
	body    []byte // of a section
	region  uint64
	memory  Memory

	block  uint64
	size   int   // of the block; 0: it is zero
	slot   *slot // where the bytes are; nil: there are none, or only the hash is known
	plain  []byte
	packed []byte // nil: stored as it is
	hash   Hash
	err    error

	ready chan struct{} // closed when the job can be written
	done  chan struct{} // of a section: closed when it has been written
}

// A Summary is what a checkpoint holds, in numbers.
type Summary struct {
	ID       ID     `json:"id"`
	Memory   uint64 `json:"memory"`   // bytes of all regions
	Zero     uint64 `json:"zero"`     // of these, in blocks that are zero
	Distinct uint64 `json:"distinct"` // bytes of different blocks that are stored
	Kept     uint64 `json:"kept"`     // bytes of different blocks that only the parent has
	Stored   uint64 `json:"stored"`   // bytes that the stored blocks take in the file
	Blocks   int    `json:"blocks"`   // how many are stored
	File     uint64 `json:"file"`     // bytes of the whole checkpoint
}

const maxParallel = 32

// NewWriter begins a checkpoint. It writes to out from one goroutine of its own, in order, and
// does not close it.
func NewWriter(out io.Writer, o Options) (*Writer, error) {
	if o.Parallel <= 0 {
		o.Parallel = min(runtime.GOMAXPROCS(0), maxParallel)
	}
	buffers := 2 * o.Parallel
	tickets := 4 * buffers // zero blocks and regions need no buffer
	w := &Writer{
		parent: o.Parent, slots: make(chan *slot, buffers), work: make(chan *job, tickets), order: make(chan *job, tickets),
		tickets: make(chan struct{}, tickets), emitted: make(chan struct{}), names: map[string]bool{}, blocks: map[Hash]stored{},
	}
	for range buffers {
		w.slots <- nil
	}
	w.emit.out = bufio.NewWriterSize(out, 64<<10)
	if o.Parent != nil {
		w.emit.parent = o.Parent.ID()
	}
	header := appendHeader(nil, w.emit.parent)
	if _, err := w.emit.out.Write(header); err != nil {
		return nil, fmt.Errorf("writing the checkpoint: %w", err)
	}
	w.emit.summary.File = uint64(len(header))
	for range o.Parallel {
		w.workers.Go(w.hashJobs)
	}
	go w.writeJobs()
	return w, nil
}

var errClosed = errors.New("the checkpoint has been closed")

// give puts a job into the queue, and waits while there are too many.
func (w *Writer) give(j *job) error {
	w.tickets <- struct{}{}
	w.mu.Lock()
	defer w.mu.Unlock()
	err := w.err
	if w.closed {
		err = errClosed
	}
	if err == nil {
		err = w.admit(j)
	}
	if err != nil {
		<-w.tickets
		return err
	}
	w.order <- j
	if j.slot != nil || j.kind == recordSection {
		w.work <- j
	} else {
		close(j.ready)
	}
	return nil
}

// admit checks a job against what the checkpoint has so far. mu is held.
func (w *Writer) admit(j *job) error {
	switch j.kind {
	case recordSection:
		if w.names[j.section.Name] {
			return fmt.Errorf("section %q is in the checkpoint already", j.section.Name)
		}
		if len(w.names) == MaxSections {
			return fmt.Errorf("section %q is one too many: the limit is %d", j.section.Name, MaxSections)
		}
		w.names[j.section.Name] = true
	case recordRegion:
		if len(w.regions) == MaxRegions {
			return fmt.Errorf("%v is one region too many: the limit is %d", j.memory, MaxRegions)
		}
		if w.memory += j.memory.Size; w.memory > maxMemory {
			w.memory -= j.memory.Size
			return fmt.Errorf("%v has %d bytes, with which the checkpoint would have more than %d", j.memory, j.memory.Size, uint64(maxMemory))
		}
		j.region = uint64(len(w.regions))
		w.regions = append(w.regions, j.memory)
	}
	return nil
}

// Section adds a section. A name occurs once.
func (w *Writer) Section(s Section) error {
	if err := checkName(s.Name); err != nil {
		return err
	}
	if len(s.Body) > MaxSection {
		return fmt.Errorf("section %q has %d bytes: the limit is %d", s.Name, len(s.Body), MaxSection)
	}
	j := &job{kind: recordSection, body: s.Body, ready: make(chan struct{}), done: make(chan struct{})}
	s.Body = nil
	j.section.Section = s
	if err := w.give(j); err != nil {
		return err
	}
	<-j.done // the body is the caller's
	return w.failure()
}

// AddMemory adds a region and returns its number. All of it is zero until Block says otherwise.
func (w *Writer) AddMemory(m Memory) (region int, err error) {
	if err := m.check(); err != nil {
		return 0, err
	}
	j := &job{kind: recordRegion, memory: m, ready: make(chan struct{})}
	if err := w.give(j); err != nil {
		return 0, err
	}
	return int(j.region), nil
}

// blockOf checks that size bytes at an offset of a region are whole blocks of it.
func (w *Writer) blockOf(region int, offset, size uint64) (Memory, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if region < 0 || region >= len(w.regions) {
		return Memory{}, fmt.Errorf("the checkpoint has no region %d", region)
	}
	m := w.regions[region]
	if offset%BlockSize != 0 || offset > m.Size || size > m.Size-offset || size%BlockSize != 0 && offset+size != m.Size {
		return Memory{}, fmt.Errorf("%d bytes at %#x of %v with %d bytes are no whole blocks of it", size, offset, m, m.Size)
	}
	return m, nil
}

// Block sets bytes of a region. They begin at a multiple of BlockSize and are whole blocks, or
// reach to the end of the region. Block copies them, and waits while too much is under way. A block
// may be set again: the last call counts.
func (w *Writer) Block(region int, offset uint64, data []byte) error {
	m, err := w.blockOf(region, offset, uint64(len(data)))
	if err != nil {
		return err
	}
	for block := offset / BlockSize; len(data) > 0; block++ {
		n := m.lengthOf(block)
		if err := w.giveBlock(uint64(region), block, data[:n]); err != nil {
			return err
		}
		data = data[n:]
	}
	return nil
}

// BlockByHash sets one block to content that the checkpoint or a parent has already, for callers that
// know the hash of a block without having its bytes here. False: neither has such a block yet, and
// Block must bring the bytes.
func (w *Writer) BlockByHash(region int, offset uint64, hash Hash, size int) (bool, error) {
	if _, err := w.blockOf(region, offset, uint64(size)); err != nil || size > BlockSize || size <= 0 {
		return false, errors.Join(err, errOneBlock(size))
	}
	if !w.has(hash, size) {
		return false, nil
	}
	j := &job{kind: recordBlock, region: uint64(region), block: offset / BlockSize, hash: hash, size: size, ready: make(chan struct{})}
	return true, w.give(j)
}

// has says whether the checkpoint or a parent has a block.
func (w *Writer) has(hash Hash, size int) bool {
	w.mu.Lock()
	b, ok := w.blocks[hash]
	w.mu.Unlock()
	return ok && b.size == size || w.parent != nil && w.parent.has(hash, size)
}

func errOneBlock(size int) error {
	if size > 0 && size <= BlockSize {
		return nil
	}
	return fmt.Errorf("%d bytes are not one block", size)
}

func (w *Writer) giveBlock(region, block uint64, data []byte) error {
	j := &job{kind: recordBlock, region: region, block: block, ready: make(chan struct{})}
	if isZero(data) {
		return w.give(j)
	}
	j.slot = <-w.slots
	if j.slot == nil {
		j.slot = &slot{make([]byte, BlockSize), make([]byte, 0, BlockSize)}
	}
	j.size = len(data)
	j.plain = j.slot.plain[:copy(j.slot.plain, data)]
	err := w.give(j)
	if err != nil {
		w.slots <- j.slot
	}
	return err
}

// hashJobs hashes and compresses until there is no more work.
func (w *Writer) hashJobs() {
	for j := range w.work {
		if j.kind == recordSection {
			j.hash = Sum(j.body)
			j.packed, j.err = compress(j.body, nil)
		} else {
			j.hash = Sum(j.plain)
			if !w.has(j.hash, j.size) {
				j.packed, j.err = compress(j.plain, j.slot.packed)
			}
		}
		close(j.ready)
	}
}

// writeJobs writes all jobs in their order, so that equal calls make equal files however
// fast each goroutine was.
func (w *Writer) writeJobs() {
	defer close(w.emitted)
	for j := range w.order {
		<-j.ready
		if w.failure() == nil {
			w.fail(w.writeJob(j))
		}
		if j.slot != nil {
			w.slots <- j.slot
		}
		if j.done != nil {
			close(j.done)
		}
		<-w.tickets
	}
}

func (w *Writer) writeJob(j *job) error {
	if j.err != nil {
		return j.err
	}
	e := &w.emit
	switch j.kind {
	case recordSection:
		s := j.section
		s.hash, s.plain = j.hash, uint64(len(j.body))
		payload := j.body
		if j.packed != nil {
			s.stored, payload = storedZstd, j.packed
		}
		e.sections = append(e.sections, s)
		return e.record(recordSection, s.body(), payload)
	case recordRegion:
		e.places = append(e.places, nil)
		e.summary.Memory += j.memory.Size
		return e.record(recordRegion, j.memory.body(), nil)
	}
	return w.writeBlock(j)
}

func (w *Writer) writeBlock(j *job) error {
	e := &w.emit
	places := &e.places[j.region]
	before := uint64(0)
	if j.block < uint64(len(*places)) {
		before = (*places)[j.block]
	}
	number, fresh := w.numberOf(j)
	if number == before {
		return nil
	}
	for j.block >= uint64(len(*places)) {
		*places = append(*places, 0)
	}
	(*places)[j.block] = number
	if !fresh {
		place := placeRecord{j.region, j.block, number}
		return e.record(recordPlace, place.body(), nil)
	}
	e.hashes = append(e.hashes, j.hash)
	b := blockRecord{region: j.region, block: j.block, plain: uint64(j.size), hash: j.hash}
	if w.parent != nil && w.parent.has(j.hash, j.size) {
		e.summary.Kept += b.plain
		return e.record(recordKept, b.body(), nil)
	}
	payload := j.plain
	if j.packed != nil {
		b.stored, payload = storedZstd, j.packed
	}
	e.summary.Distinct += b.plain
	e.summary.Stored += uint64(len(payload))
	e.summary.Blocks++
	return e.record(recordBlock, b.body(), payload)
}

// numberOf is the number of a block, 0 for zero. A block that the checkpoint does not have is fresh and
// gets the next.
func (w *Writer) numberOf(j *job) (number uint64, fresh bool) {
	if j.size == 0 {
		return 0, false
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	b, ok := w.blocks[j.hash]
	if !ok {
		b = stored{uint64(len(w.emit.hashes)) + 1, j.size}
		w.blocks[j.hash] = b
	}
	return b.number, !ok
}

// stop ends the goroutines, after all that was given has been written.
func (w *Writer) stop() bool {
	w.mu.Lock()
	closed := w.closed
	if !closed {
		w.closed = true
		close(w.work)
		close(w.order)
	}
	w.mu.Unlock()
	w.workers.Wait()
	<-w.emitted
	return !closed
}

func (w *Writer) fail(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = err
	}
}

func (w *Writer) failure() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}

// Abort gives the checkpoint up. What was written so far is no checkpoint. After Close it does nothing.
func (w *Writer) Abort() { w.abort() }

// abort reports whether it was this call that ended the checkpoint.
func (w *Writer) abort() bool {
	w.fail(errors.New("the checkpoint was given up"))
	return w.stop()
}

// Close writes what is under way and the index, and returns what the checkpoint holds. Only
// after it has returned without an error there is a checkpoint.
func (w *Writer) Close() (Summary, error) {
	if !w.stop() {
		return Summary{}, errClosed
	}
	e := &w.emit
	if w.err != nil {
		return e.summary, w.err
	}
	e.summary.ID = computeID(e.parent, e.sections, w.regions, e.blocks)
	e.summary.Zero = e.zeroBytes(w.regions)
	if err := e.finish(); err != nil {
		w.fail(err)
		return e.summary, err
	}
	return e.summary, nil
}
