package precopy

import (
	"errors"
	"time"

	"ferry/api/cu"
	"ferry/checkpoint"
	"ferry/device"
	"ferry/worker/gpu"
	"ferry/worker/memory"
)

// A Link takes what is sent to the other worker.
type Link interface {
	// SendAhead sends content of memory, of at most a block.
	SendAhead(addr uint64, data []byte) error
	// SendZeros says that memory is all zeros.
	SendZeros(addr, size uint64) error
}

// Config is what a Sender needs.
type Config struct {
	Dev    device.Device
	GPU    *gpu.Executor
	Memory *memory.Memory
	Made   memory.Made // what the other worker has
	Link   Link
	// Turn calls a function while the command loop's state is the caller's.
	Turn func(func() error) error
	// Told is called now and then with the bytes that have been sent so far.
	Told func(sent uint64)
}

// A Sender sends the memory of a session ahead.
type Sender struct {
	Config
	dev    device.Device // this thread's view
	on     cu.Device
	ctx    *gpu.Context
	hasher *hasher
	key    Key
	sent   map[memory.Block]Sum // what the other worker has
	host   []byte               // staging memory
	bytes  uint64
}

// Bounds of what is under way, and of how long it goes on.
const (
	batch     = 4         // blocks that are copied at once
	asked     = 1024      // blocks whose sums are computed at once, while the program runs
	maxRounds = 6         // a program that changes its memory faster than it is sent stops at last
	fewBytes  = 16 << 20  // so little is left for the stop
	room      = 256 << 20 // what the device must have free besides
	blockSize = checkpoint.BlockSize
)

// Why nothing is sent ahead.
var (
	errDevices = errors.New("the session has memory on no device, or on several")
	errContext = errors.New("the program's context has ended")
	errRoom    = errors.New("the device has no memory to spare")
)

// NewSender returns a Sender. The goroutine is locked to its thread.
func NewSender(c Config) (*Sender, error) {
	s := &Sender{Config: c, dev: c.Dev.Thread(), key: NewKey(), sent: map[memory.Block]Sum{}}
	devices := map[cu.Device]bool{}
	for _, d := range c.Made {
		devices[d], s.on = true, d
	}
	err := errDevices
	if len(devices) == 1 {
		err = s.open()
	}
	if err != nil {
		s.dev.Leave()
		return nil, err
	}
	return s, nil
}

// open makes what the Sender needs in a context of the program.
func (s *Sender) open() error {
	err := s.Turn(func() error {
		c := s.GPU.ContextOn(s.on)
		if c == nil || c.Partition != 0 {
			return errContext
		}
		s.ctx = c.Home()
		s.ctx.AddInFlight(1) // the program ends it later
		return nil
	})
	if err != nil {
		return err
	}
	defer s.ctx.AddInFlight(-1)
	s.dev.CtxSetCurrent(s.ctx.Background())
	defer s.dev.CtxSetCurrent(0)
	if free, _, rc := s.dev.MemGetInfo(); rc != cu.CUDA_SUCCESS || free < room {
		return errors.Join(errRoom, rc.Err())
	}
	host, rc := s.dev.HostAlloc(batch * blockSize)
	if rc != cu.CUDA_SUCCESS {
		return rc
	}
	s.host = host
	if s.hasher, err = newHasher(s.dev, s.ctx.Background()); err != nil {
		s.dev.CtxSetCurrent(s.ctx.Background())
		s.dev.HostFree(host)
	}
	return err
}

// Context is the context that the Sender uses.
func (s *Sender) Context() cu.Context { return s.ctx.Background() }

// View is the view of the device that the Sender's thread has.
func (s *Sender) View() device.Device { return s.dev }

// Alive reports whether the context of the Sender is there. The command loop's state is the caller's.
func (s *Sender) Alive() bool { return s.GPU.Contexts[s.ctx.Index] == s.ctx }

// End gives back what the Sender has. The command loop's state is the caller's.
func (s *Sender) End() {
	alive := s.Alive()
	s.hasher.end(alive)
	if alive {
		s.dev.CtxSetCurrent(s.ctx.Background())
		s.dev.HostFree(s.host)
		s.dev.CtxSetCurrent(0)
	}
	s.dev.Leave()
}

// Bytes is how much has been sent so far.
func (s *Sender) Bytes() uint64 { return s.bytes }

// Rounds sends memory until little of what there is differs from what was sent, or the program changes it faster than it is sent.
// An error of the Link ends it; whatever else fails leaves the rest for the stop.
func (s *Sender) Rounds() error {
	before := uint64(1) << 63
	for range maxRounds {
		changed, err := s.Round()
		if err != nil || changed <= fewBytes || changed > before/2 {
			return err
		}
		before = changed
	}
	return nil
}

// Round sends all blocks that differ from what was sent before, and returns how many bytes did.
func (s *Sender) Round() (changed uint64, err error) {
	var blocks []memory.Block
	if err := s.Turn(func() error { blocks = memory.BlocksOf(s.Memory, s.Made); return nil }); err != nil {
		return 0, nil // the stop says what is wrong
	}
	for len(blocks) > 0 {
		some := blocks[:min(len(blocks), asked)]
		blocks = blocks[len(some):]
		for differ := s.differing(some); len(differ) > 0; {
			n := min(len(differ), batch)
			sent, err := s.sendBatch(differ[:n])
			if err != nil {
				return changed, err
			}
			changed += sent
			differ = differ[n:]
		}
	}
	return changed, nil
}

// differing lists the blocks that may differ from what was sent. A software GPU refuses kernels that read memory which the program has freed
// meanwhile: there all blocks are looked at when they have been copied.
func (s *Sender) differing(blocks []memory.Block) (list []memory.Block) {
	if s.Dev.Traits().ExecutesOnHost {
		return blocks
	}
	var known []memory.Block
	for _, b := range blocks {
		if _, ok := s.sent[b]; ok && b.Addr%spanSize == 0 {
			known = append(known, b)
		} else {
			list = append(list, b)
		}
	}
	if len(known) == 0 {
		return list
	}
	_ = s.whileHeld(known, func(held []memory.Block) error {
		sums, err := s.hasher.sums(s.key, spansOf(held))
		for i := range sums {
			if err == nil && sums[i] != s.sent[held[i]] {
				list = append(list, held[i])
			}
		}
		return err
	})
	return list
}

// whileHeld calls a function while blocks, those that are still there, and the context stay.
func (s *Sender) whileHeld(blocks []memory.Block, do func(held []memory.Block) error) error {
	var held []memory.Block
	var release func(device.Device)
	err := s.Turn(func() error {
		if !s.Alive() {
			return errContext
		}
		s.ctx.AddInFlight(1)
		held, release = memory.Hold(s.Memory, s.Made, blocks)
		return nil
	})
	if err != nil {
		return err
	}
	defer s.ctx.AddInFlight(-1)
	defer release(s.dev)
	return do(held)
}

// sendBatch sends those of a few blocks that differ from what was sent.
func (s *Sender) sendBatch(blocks []memory.Block) (sent uint64, err error) {
	start := time.Now()
	var held []memory.Block
	err = s.whileHeld(blocks, func(list []memory.Block) error {
		s.dev.CtxSetCurrent(s.ctx.Background())
		defer s.dev.CtxSetCurrent(0)
		for i, b := range list {
			if rc := s.dev.CopyOut(s.host[i*blockSize:][:b.Size], cu.Deviceptr(b.Addr), b.Size, b.Size, 1, s.hasher.stream); rc != cu.CUDA_SUCCESS {
				return rc
			}
		}
		rc := s.dev.StreamSynchronize(s.hasher.stream)
		if rc == cu.CUDA_SUCCESS {
			held = list
		}
		return rc.Err()
	})
	if err != nil {
		return 0, nil // they are left for the stop
	}
	for i, b := range held {
		data := s.host[i*blockSize:][:b.Size]
		sum := s.key.Sum(data)
		if was, ok := s.sent[b]; ok && was == sum {
			continue
		}
		if err := s.sendBlock(b, data, sum.Zero); err != nil {
			return sent, err
		}
		s.sent[b] = sum
		sent += b.Size
	}
	time.Sleep(min(time.Since(start)/2, maxPause)) // the program needs the bus and the processors too
	return sent, nil
}

// maxPause bounds the pause between two batches.
const maxPause = 20 * time.Millisecond

func (s *Sender) sendBlock(b memory.Block, data []byte, zero bool) error {
	defer func() { s.Told(s.bytes) }()
	if zero {
		return s.Link.SendZeros(b.Addr, b.Size)
	}
	s.bytes += b.Size
	return s.Link.SendAhead(b.Addr, data)
}

// Unchanged lists the blocks whose content the other worker has. The program has
// stopped: the command loop's state is the caller's, and no work is on a device.
func (s *Sender) Unchanged() (list []memory.Block) {
	if !s.Alive() {
		return nil
	}
	var known []memory.Block
	for _, b := range memory.BlocksOf(s.Memory, s.Made) {
		if _, ok := s.sent[b]; ok && b.Addr%spanSize == 0 {
			known = append(known, b)
		}
	}
	sums, err := s.hasher.sums(s.key, spansOf(known))
	if err != nil {
		return nil
	}
	for i, b := range known {
		if sums[i] == s.sent[b] {
			list = append(list, b)
		}
	}
	return list
}

func spansOf(blocks []memory.Block) []Span {
	spans := make([]Span, len(blocks))
	for i, b := range blocks {
		spans[i] = Span{b.Addr, b.Size}
	}
	return spans
}
