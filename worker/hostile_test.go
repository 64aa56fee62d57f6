package worker

import (
	"io"
	"math/rand/v2"
	"os"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/test/limit"
	"ferry/wire"
	"ferry/worker/memory"
)

// This file plays a client that speaks the protocol well and means harm: every
// command there is, with handles that exist, existed or are of another kind,
// addresses at and around allocations, lengths that lie, in any order. The
// worker may answer with any error or end the session; it must not crash, nor
// hold the session's end up, nor take memory for what is only claimed.

// hostile makes commands. Its choices follow from its source alone.
type hostile struct {
	*rand.Rand
	handles []uint64
	next    map[uint64]uint64 // by kind: the last index
	ids     uint32
}

// numbers are values at which lengths, counts and flags often go wrong.
var numbers = []uint64{
	0, 0, 0, 1, 1, 2, 3, 4, 7, 8, 16, 31, 32, 64, 255, 256, 1024, 4096, 65535, 1 << 16, 1 << 20, 1 << 21, 1<<21 + 1, 1 << 31, 1<<32 - 1, 1 << 32,
	1 << 40, 1 << 47, 1 << 63, 1<<64 - 4096, 1<<64 - 1,
}

func newHostile(seed uint64) *hostile {
	return &hostile{Rand: rand.New(rand.NewPCG(seed, 1)), next: map[uint64]uint64{}}
}

func (h *hostile) mint(kind uint64) uint64 {
	h.next[kind]++
	v := 0x7e<<56 | kind<<48 | h.next[kind]
	h.handles = append(h.handles, v)
	return v
}

// handle is a word for a field of a handle's type.
func (h *hostile) handle(kind uint64) uint64 {
	switch p := h.IntN(100); {
	case p < 55: // one of that kind, if there is any
		for range 32 {
			if len(h.handles) == 0 {
				break
			}
			if v := h.handles[h.IntN(len(h.handles))]; v>>48&0xff == kind {
				return v
			}
		}
		return h.mint(kind)
	case p < 75:
		return h.mint(kind)
	case p < 85 && len(h.handles) > 0:
		return h.handles[h.IntN(len(h.handles))]
	case p < 95:
		return uint64(h.IntN(3)) // none, and the streams that need not be made
	default:
		return h.Uint64()
	}
}

func (h *hostile) address() uint64 {
	switch p := h.IntN(100); {
	case p < 70:
		return testBase + uint64(h.IntN(4))*memory.Granule + uint64(h.IntN(64))*4
	case p < 80:
		return testBase + h.Uint64N(testSize)
	case p < 90:
		return numbers[h.IntN(len(numbers))]
	default:
		return testBase + testSize - uint64(h.IntN(1<<22))
	}
}

// kinds are the kinds of handles, by the name of their type.
var kinds = map[string]uint64{
	"Context":                    uint64(cu.KindContext),
	"Module":                     uint64(cu.KindModule),
	"Function":                   uint64(cu.KindFunction),
	"Library":                    uint64(cu.KindLibrary),
	"Kernel":                     uint64(cu.KindKernel),
	"Array":                      uint64(cu.KindArray),
	"MipmappedArray":             uint64(cu.KindMipmappedArray),
	"Texref":                     uint64(cu.KindTexref),
	"Surfref":                    uint64(cu.KindSurfref),
	"Event":                      uint64(cu.KindEvent),
	"Stream":                     uint64(cu.KindStream),
	"GraphicsResource":           uint64(cu.KindGraphicsResource),
	"ExternalMemory":             uint64(cu.KindExternalMemory),
	"ExternalSemaphore":          uint64(cu.KindExternalSemaphore),
	"Graph":                      uint64(cu.KindGraph),
	"GraphNode":                  uint64(cu.KindGraphNode),
	"GraphExec":                  uint64(cu.KindGraphExec),
	"MemoryPool":                 uint64(cu.KindMemoryPool),
	"UserObject":                 uint64(cu.KindUserObject),
	"GraphDeviceNode":            uint64(cu.KindGraphDeviceNode),
	"AsyncCallbackHandle":        uint64(cu.KindAsyncCallbackHandle),
	"GreenCtx":                   uint64(cu.KindGreenCtx),
	"LinkState":                  uint64(cu.KindLinkState),
	"MemGenericAllocationHandle": uint64(cu.KindMemGenericAllocationHandle),
	"DevResourceDesc":            uint64(cu.KindDevResourceDesc),
	"LogsCallbackHandle":         uint64(cu.KindLogsCallbackHandle),
}

// fill sets a field, or all of a record's.
func (h *hostile) fill(v reflect.Value) {
	if kind, ok := kinds[v.Type().Name()]; ok && v.Kind() == reflect.Uint64 {
		v.SetUint(h.handle(kind))
		return
	}
	if v.Type() == reflect.TypeFor[cu.Deviceptr]() {
		v.SetUint(h.address())
		return
	}
	switch v.Kind() {
	case reflect.Uint64, reflect.Uint32, reflect.Uint16, reflect.Uint8:
		n := numbers[h.IntN(len(numbers))]
		if h.IntN(4) == 0 {
			n = h.address()
		}
		v.SetUint(n & (1<<v.Type().Bits() - 1))
	case reflect.Int64, reflect.Int32, reflect.Int16, reflect.Int8, reflect.Int:
		v.SetInt(int64(numbers[h.IntN(len(numbers))]) << (64 - v.Type().Bits()) >> (64 - v.Type().Bits()))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(h.NormFloat64())
	case reflect.Bool:
		v.SetBool(h.IntN(2) == 0)
	case reflect.String:
		v.SetString([]string{"add", "fail", "total", "", "nobody", strings.Repeat("x", 5000)}[h.IntN(6)])
	case reflect.Slice:
		n := []int{0, 1, 1, 2, 3, 8, 64}[h.IntN(7)]
		if v.Type().Elem().Kind() == reflect.Uint8 {
			n *= 1 + h.IntN(40)
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			h.fill(v.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			h.fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				h.fill(v.Field(i))
			}
		}
	case reflect.Pointer:
		if h.IntN(3) > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			h.fill(v.Elem())
		}
	}
}

// command is the next frame. One in a thousand is cut short or has an id that is wrong for
// its command, which ends a session.
func (h *hostile) command(last wire.Op) []byte {
	op := wire.Op(1 + h.IntN(int(last)))
	q := wire.NewRequest(op)
	if q == nil {
		return nil
	}
	h.fill(reflect.ValueOf(q).Elem())
	id, flags := uint32(0), uint16(0)
	if h.ids++; op.Answered() {
		id = h.ids
	} else if h.IntN(8) == 0 {
		id, flags = h.ids, wire.FlagReply
	}
	b := command(op, id, flags, uint32(h.IntN(3)), q)
	if h.IntN(1000) == 0 && len(b) > wire.HeaderSize {
		b = b[:wire.HeaderSize+h.IntN((len(b)-wire.HeaderSize)/8)*8]
		wire.Header{Size: uint32(len(b)), Op: uint16(op), ID: id, Flags: flags}.Put(b)
	}
	return b
}

// lastOp is the highest command there is.
func lastOp() wire.Op {
	for op := wire.Op(1 << 12); ; op-- {
		if wire.NewRequest(op) != nil {
			return op
		}
	}
}

// attack is one session of n commands; every third is kept to a part of the device.
func attack(t *testing.T, seed uint64, n int) {
	var edit []func(*Worker)
	if seed%3 == 0 {
		edit = append(edit, keptTo(t, map[int][]int{0: {1, 2}}))
	}
	c := newRaw(t, edit...)
	h := newHostile(seed)
	// A context, memory, code and a stream to begin with.
	ctx := h.mint(uint64(cu.KindContext))
	say := func(op wire.Op, q wire.Record) {
		id := uint32(0)
		if h.ids++; op.Answered() {
			id = h.ids
		}
		_, _ = c.Write(command(op, id, 0, 1, q))
	}
	say(wire.OpPrimaryRetain, &wire.PrimaryRetainRequest{Ctx: cu.Context(ctx)})
	say(wire.OpMemAlloc, &wire.MemAllocRequest{Addr: testBase, Size: memory.Granule})
	module := h.mint(uint64(cu.KindModule))
	say(wire.OpBlob, &wire.BlobRequest{Blob: module, Total: uint64(len(kernels)), Data: []byte(kernels)})
	say(wire.OpModuleLoad, &wire.ModuleLoadRequest{Module: cu.Module(module), Blob: module})
	say(wire.OpModuleGetFunction, &wire.ModuleGetFunctionRequest{Func: cu.Function(h.mint(uint64(cu.KindFunction))), Module: cu.Module(module), Name: "add"})
	say(wire.OpStreamCreateWithPriority, &wire.StreamCreateWithPriorityRequest{PhStream: cu.Stream(h.mint(uint64(cu.KindStream)))})

	drained := make(chan struct{})
	go func() { _, _ = io.Copy(io.Discard, c); close(drained) }()
	last := lastOp()
	for range n {
		// An end is an answer too. One that takes nothing any more waits, in order,
		// for something that never comes: natively a program's thread would.
		_ = c.SetWriteDeadline(time.Now().Add(2 * time.Second)) // not a limit: it may pass
		if _, err := c.Write(h.command(last)); err != nil {
			break
		}
	}
	_ = c.Close()
	<-drained
	<-c.ready
	select {
	case err := <-c.ended:
		c.ended <- err
		t.Logf("%d commands, then: %s", c.w.page.Counters().Commands.Load(), endReason(err))
	case <-limit.After():
		buf := make([]byte, 1<<20)
		t.Fatalf("seed %d: the session does not end\n%s", seed, buf[:runtime.Stack(buf, true)])
	}
}

// TestHostileClient runs a few such sessions; FERRY_HOSTILE=n runs n, and
// FERRY_HOSTILE_SEED=s says which comes first.
func TestHostileClient(t *testing.T) {
	sessions, first := 12, uint64(time.Now().UnixNano())
	if n, err := strconv.Atoi(os.Getenv("FERRY_HOSTILE")); err == nil {
		sessions = n
	}
	if s, err := strconv.ParseUint(os.Getenv("FERRY_HOSTILE_SEED"), 10, 64); err == nil {
		first = s
	}
	for i := range sessions {
		seed := first + uint64(i)
		if !t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) { attack(t, seed, 400) }) {
			t.Fatalf("again with FERRY_HOSTILE=1 FERRY_HOSTILE_SEED=%d", seed)
		}
	}
}
