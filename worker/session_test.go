package worker

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"

	"ferry/api/cu"
	"ferry/device"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/wire"
	"ferry/worker/memory"
)

// run starts Run for a client that has done its handshake except for the Welcome.
func run(t *testing.T, boot Boot) (net.Conn, chan error) {
	t.Helper()
	ours, theirs := socketpair(t)
	ended := make(chan error, 1)
	go func() {
		ended <- Run(theirs, boot, softOpeners, nil, nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
		theirs.Close()
	}()
	t.Cleanup(func() { ours.Close() })
	return ours, ended
}

func TestRunWelcomesAndServes(t *testing.T) {
	proof := bytes.Repeat([]byte{7}, 32)
	conn, ended := run(t, Boot{
		Connection: Connection{Session: 99, ServerProof: proof}, Base: testBase, Size: testSize, Device: "soft", SoftOptions: SoftOptions{SoftDevices: 2, SoftMemory: 64 << 20},
	})
	w, err := wire.ReadWelcome(conn)
	if err != nil {
		t.Fatal(err)
	}
	if w.Status != 0 || w.Session != 99 || !bytes.Equal(w.Proof[:], proof) || !strings.Contains(w.Message, "software GPU: 2 x") {
		t.Errorf("%+v", w)
	}
	c := &raw{&server{t: t}, conn}
	c.write(command(wire.OpSnapshot, 5, 0, 0, &wire.SnapshotRequest{}))
	h, body := c.frame()
	var a wire.SnapshotReply
	fixed, record, err := wire.ParseReply(body)
	if err != nil || h.ID != 5 || fixed.Result != cu.CUDA_SUCCESS || a.Decode(record) != nil || len(a.Devices) != 2 {
		t.Errorf("%+v %+v %d devices, %v", h, fixed, len(a.Devices), err)
	}
	conn.Close()
	if err := <-ended; err != nil {
		t.Errorf("a client that leaves is no failure: %v", err)
	}
}

// A neighbour is a device that has something at the addresses that a worker asks for.
type neighbour struct{ device.Device }

func (neighbour) MemAddressReserve(uint64, uint64, cu.Deviceptr, uint64) (cu.Deviceptr, cu.Result) {
	return 0x1000, cu.CUDA_SUCCESS
}

func (neighbour) MemAddressFree(at cu.Deviceptr, _ uint64) cu.Result {
	if at != 0x1000 {
		panic("not what was given")
	}
	return cu.CUDA_SUCCESS
}

// TestRangeTaken: a range that is taken can be told from one that is impossible. The client
// tries the next, and the worker has not failed.
func TestRangeTaken(t *testing.T) {
	err := memory.Reserve(neighbour{}, session.Range{Base: testBase, Size: testSize})
	if !errors.Is(err, memory.ErrTaken) || !strings.Contains(err.Error(), "0x200000000000") {
		t.Error(err)
	}
}

func TestRunRefuses(t *testing.T) {
	tests := []struct {
		name   string
		boot   Boot
		status wire.Status
		say    string
	}{
		{"range", Boot{Base: 4096, Size: testSize, Device: "soft"}, wire.StatusRange, "address range"},
		{"device", Boot{Base: testBase, Size: testSize, Device: "soft", SoftOptions: SoftOptions{SoftProfile: "voodoo"}}, wire.StatusNoDevice, "voodoo"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			conn, ended := run(t, tt.boot)
			w, err := wire.ReadWelcome(conn)
			if err != nil || w.Status != tt.status || !strings.Contains(w.Message, tt.say) {
				t.Errorf("%+v, %v", w, err)
			}
			if err := <-ended; err == nil || !strings.Contains(err.Error(), tt.say) {
				t.Errorf("Run says %v", err)
			}
		})
	}
}

func TestSnapshot(t *testing.T) {
	r := rigWith(t, 3, nil)
	a, err := r.Snapshot(&wire.SnapshotRequest{})
	r.ok(err)
	if a.DriverVersion < 12000 || len(a.Devices) != 3 {
		t.Fatalf("driver %d, %d devices", a.DriverVersion, len(a.Devices))
	}
	uuids := map[[16]byte]bool{}
	for i, d := range a.Devices {
		name := string(bytes.TrimRight(charBytes(d.Name[:]), "\x00"))
		major, rc := r.gpu.DeviceGetAttribute(cu.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, cu.Device(i))
		want, _ := r.gpu.DeviceGetName(255, cu.Device(i))
		if rc != cu.CUDA_SUCCESS || d.ComputeMajor != major || name != want || name == "" {
			t.Errorf("device %d: %q of %d.x", i, name, d.ComputeMajor)
		}
		if d.TotalMem != testMemory {
			t.Errorf("device %d: %d bytes", i, d.TotalMem)
		}
		if d.Attributes[cu.CU_DEVICE_ATTRIBUTE_WARP_SIZE] != 32 {
			t.Errorf("device %d: warps of %d", i, d.Attributes[cu.CU_DEVICE_ATTRIBUTE_WARP_SIZE])
		}
		uuids[[16]byte(charBytes(d.Uuid[:]))] = true
	}
	if len(uuids) != 3 {
		t.Error("devices share a UUID")
	}
}

// charBytes is for C arrays whatever the sign of their char.
func charBytes[T ~int8 | ~uint8](list []T) []byte {
	b := make([]byte, len(list))
	for i, v := range list {
		b[i] = byte(v)
	}
	return b
}

// A frame that no correct client sends ends the session with a reason, and at once.
func TestProtocolViolations(t *testing.T) {
	snapshot := func(id uint32, flags uint16) []byte {
		return command(wire.OpSnapshot, id, flags, 0, &wire.SnapshotRequest{})
	}
	header := func(h wire.Header) []byte {
		b := make([]byte, wire.HeaderSize)
		h.Put(b)
		return b
	}
	handle := func(h uint64) []byte {
		return command(wire.OpPrimaryRetain, 1, 0, 0, &wire.PrimaryRetainRequest{Ctx: cu.Context(h)})
	}
	launch := (&wire.LaunchRequest{Params: []byte("12345678")}).Append(nil)
	lying := bytes.Clone(launch)
	lying[88] = 0xff // the length of params
	frame := func(op wire.Op, id uint32, payload []byte) []byte {
		return append(header(wire.Header{Size: uint32(wire.HeaderSize + len(payload)), Op: uint16(op), ID: id}), payload...)
	}
	tests := []struct {
		name string
		sent []byte
		want error
		say  string
	}{
		{"unknown command", header(wire.Header{Size: 16, Op: 60000}), wire.ErrUnknownOp, "op 60000"},
		{"unknown command with an id", header(wire.Header{Size: 16, Op: 60000, ID: 3}), nil, "op 60000 with id 3"},
		{"command 0", header(wire.Header{Size: 16, ID: 3}), wire.ErrUnknownOp, "op 0"},
		{"rings without memory", header(wire.Header{Size: 16, Flags: wire.FlagRings}), nil, "rings without memory"},
		{"sync without id", snapshot(0, 0), nil, "Snapshot with id 0"},
		{"sync without id, though it insists", snapshot(0, wire.FlagReply), nil, "Snapshot with id 0"},
		{"async with id", command(wire.OpMemFree, 9, 0, 0, &wire.MemFreeRequest{}), nil, "MemFree with id 9"},
		{"async that asks but has no id", command(wire.OpMemFree, 0, wire.FlagReply, 0, &wire.MemFreeRequest{}), nil, "MemFree with id 0"},
		{"frame of nothing", header(wire.Header{Op: uint16(wire.OpSnapshot), ID: 1}), wire.ErrFrameSize, ""},
		{"frame smaller than its header", header(wire.Header{Size: 8, Op: uint16(wire.OpSnapshot), ID: 1}), wire.ErrFrameSize, ""},
		{"frame of odd size", header(wire.Header{Size: 17, Op: uint16(wire.OpSnapshot), ID: 1}), wire.ErrFrameSize, ""},
		{"frame of 4 GiB", header(wire.Header{Size: 1<<32 - 8, Op: uint16(wire.OpBlob)}), wire.ErrFrameSize, ""},
		{"frame a little too large", header(wire.Header{Size: wire.HeaderSize + wire.MaxPayload + 8, Op: uint16(wire.OpBlob)}), wire.ErrFrameSize, ""},
		{"record cut short", frame(wire.OpMemAlloc, 1, make([]byte, 8)), wire.ErrShort, "MemAlloc"},
		{"no record at all", frame(wire.OpLaunch, 0, nil), wire.ErrShort, "Launch"},
		{"record that lies about a length", frame(wire.OpLaunch, 0, lying), wire.ErrShort, "Launch"},
		{"handle without a tag", handle(1), session.ErrHandle, "PrimaryRetain"},
		{"handle of another kind", handle(0x7e<<56 | uint64(cu.KindStream)<<48 | 1), session.ErrHandle, "PrimaryRetain"},
		{"handle of index 0", handle(0x7e<<56 | uint64(cu.KindContext)<<48), session.ErrHandle, "PrimaryRetain"},
		{"handle of the server's", handle(0x7e<<56 | uint64(cu.KindContext)<<48 | 1<<31), session.ErrHandle, "PrimaryRetain"},
		{"handle far out", handle(0x7e<<56 | uint64(cu.KindContext)<<48 | 1<<20), session.ErrHandle, "PrimaryRetain"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := newRaw(t)
			c.write(tt.sent)
			c.end(tt.want, "client broke the protocol", tt.say)
			// No answer but for what was executed before the lie was found.
			left, err := io.ReadAll(c)
			if err != nil {
				t.Fatal(err)
			}
			if len(left) > wire.HeaderSize+wire.ReplyFixed+8 { // PrimaryRetain answers with a number
				t.Errorf("%d bytes of answer", len(left))
			}
			if !strings.Contains(c.log.String(), "client broke the protocol") {
				t.Errorf("the log does not say so:\n%s", c.log)
			}
		})
	}
}

// A live context's index cannot be taken by another.
func TestContextIndexTakenTwice(t *testing.T) {
	r := newRig(t)
	other := r.ctx ^ 1<<32 // the next generation of the same index
	_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: other})
	_ = err // answered before it is noticed, or not at all
	r.end(session.ErrHandle, "CtxCreate")
}

func TestClientLeaves(t *testing.T) {
	t.Run("between commands", func(t *testing.T) {
		r := newRig(t)
		r.Close()
		r.end(nil)
		if err := <-r.ended; err != nil {
			t.Error(err)
		} else {
			r.ended <- err
		}
	})
	t.Run("in the middle of a frame", func(t *testing.T) {
		c := newRaw(t)
		c.write(command(wire.OpSnapshot, 1, 0, 0, &wire.SnapshotRequest{})[:10])
		c.Close()
		c.end(nil)
	})
	t.Run("while a kernel spins", func(t *testing.T) {
		r := newRig(t)
		flag := r.alloc(4)
		r.launch(r.function("spin"), 1, 1, 0, flag)
		waits := make(chan error, 1)
		go func() { waits <- r.sync() }()
		time.Sleep(20 * time.Millisecond)
		r.Close()
		r.end(nil)
		if err := <-waits; err == nil {
			t.Error("a wait in a session that ended was answered")
		}
	})
	t.Run("while the loop waits for the device", func(t *testing.T) {
		r := newRig(t)
		flag := r.alloc(4)
		r.launch(r.function("spin"), 1, 1, 0, flag)
		// The loop itself waits for the context's end; no thread reads commands.
		r.ok(r.PrimaryRelease(&wire.PrimaryReleaseRequest{Ctx: r.ctx}))
		r.ok(r.MemFree(&wire.MemFreeRequest{Addr: flag}))
		time.Sleep(20 * time.Millisecond)
		r.Close()
		r.end(nil)
	})
	t.Run("without reading its data", func(t *testing.T) {
		c := newRaw(t)
		c.open(64 << 20)
		c.write(command(wire.OpCopyOut, 9, 0, 1, &wire.CopyOutRequest{Src: testBase, Pitch: 64 << 20, Width: 64 << 20, Rows: 1}))
		time.Sleep(20 * time.Millisecond)
		c.Close()
		c.end(nil)
	})
}

// FERRY_SYNC=1 asks for an answer to every command.
func TestAsyncCommandWithAnswer(t *testing.T) {
	c := newRaw(t)
	c.open(memory.Granule)
	c.write(command(wire.OpMemFree, 10, wire.FlagReply, 1, &wire.MemFreeRequest{Addr: testBase}))
	if got := c.result(10); got.Result != cu.CUDA_SUCCESS {
		t.Error(got)
	}
	c.write(command(wire.OpMemFree, 11, wire.FlagReply, 1, &wire.MemFreeRequest{Addr: testBase}))
	if got := c.result(11); got.Result != cu.CUDA_ERROR_INVALID_VALUE || got.Async != cu.CUDA_SUCCESS {
		t.Errorf("the second free: %+v", got)
	}
}

// Calls fail when the session ends, and so do later ones.
func TestClientAfterTheEnd(t *testing.T) {
	r := newRig(t)
	if err := r.CopyIn(&wire.CopyInRequest{Data: make([]byte, wire.MaxPayload)}); err == nil {
		t.Error("a command larger than a frame was sent")
	}
	r.ok(r.sync()) // and did no harm
	r.ok(r.StreamDestroy_v2(&wire.StreamDestroy_v2Request{HStream: 77}))
	r.wantAsync(r.sync(), cu.CUDA_ERROR_INVALID_HANDLE, wire.OpStreamDestroy_v2)
	_, err := r.CtxCreate(&wire.CtxCreateRequest{Ctx: 12345})
	_ = err
	r.end(session.ErrHandle)
	for range 2 {
		if err := r.sync(); err == nil {
			t.Fatal("a call after the end was answered")
		}
	}
}
