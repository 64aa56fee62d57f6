package worker

import (
	"encoding/binary"
	"io"
	"log/slog"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/device"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/session"
	"ferry/softgpu"
	"ferry/softgpu/smi"
	"ferry/test/limit"
	"ferry/wire"
)

// softOpeners open the software GPU.
var softOpeners = Openers{
	Device: func(boot Boot, windows session.Windows, log *slog.Logger) (device.Device, error) {
		return softgpu.Open(softgpu.Config{
			Devices: boot.SoftDevices, Profile: boot.SoftProfile, Memory: boot.SoftMemory,
			Base: windows.Device.Base, Size: windows.Device.Size,
			ServerBase: windows.Server.Base, ServerSize: windows.Server.Size, Log: log,
		})
	},
	NVML: func(boot Boot, processes func() []nvml.Process, _ *slog.Logger) (nvml.Library, error) {
		return smi.Open(softgpu.Config{Memory: boot.SoftMemory}, processes)
	},
}

// lonely is the channel to a daemon that has no other sessions.
func lonely(t *testing.T) *control.Client {
	t.Helper()
	ours, theirs, err := control.Pair()
	if err != nil {
		t.Fatal(err)
	}
	client, err := control.NewClient(theirs)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = client.Close(); _ = ours.Close() })
	go func() {
		for {
			var q control.Request
			if _, err := ours.Receive(&q); err != nil {
				return
			}
			_ = ours.Send(&control.Reply{}, nil)
		}
	}()
	return client
}

// TestNVMLSession speaks frames to a worker that serves NVML for the software GPU.
func TestNVMLSession(t *testing.T) {
	client, end := socketpair(t)
	defer client.Close()
	done := make(chan error, 1)
	go func() {
		boot := Boot{Service: uint32(wire.ServiceNVML), SoftOptions: SoftOptions{SoftMemory: 64 << 20}}
		done <- Run(end, boot, softOpeners, lonely(t), nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
	}()
	if w, err := wire.ReadWelcome(client); err != nil || w.Status != wire.StatusOK {
		t.Fatalf("%+v %v", w, err)
	}
	ask := func(id uint32, op nvml.Op, payload []byte) (wire.Header, []byte) {
		h := wire.Header{Size: uint32(wire.HeaderSize + len(payload)), Op: uint16(op + 1), ID: id}
		head := make([]byte, wire.HeaderSize)
		h.Put(head)
		if _, err := client.Write(append(head, payload...)); err != nil {
			t.Fatal(err)
		}
		_ = client.SetReadDeadline(limit.Deadline())
		if _, err := io.ReadFull(client, head); err != nil {
			return wire.Header{}, nil
		}
		answer, err := wire.ParseHeader(head)
		if err != nil {
			t.Fatal(err)
		}
		body := make([]byte, answer.Size-wire.HeaderSize)
		if _, err := io.ReadFull(client, body); err != nil {
			t.Fatal(err)
		}
		return answer, body
	}
	const firstDevice = 0x7e01_0000_0000_0001 // as the shim names it
	words := func(list ...uint64) (b []byte) {
		for _, w := range list {
			b = binary.LittleEndian.AppendUint64(b, w)
		}
		return b
	}
	if h, body := ask(7, nvml.OpDeviceGetMemoryInfo, words(firstDevice, 24)); h.ID != 7 || binary.LittleEndian.Uint64(body[24:]) != 64<<20 {
		t.Errorf("%+v % x", h, body)
	}
	// A client that lies about sizes loses its session.
	if h, _ := ask(8, nvml.OpDeviceGetMemoryInfo, words(firstDevice, 23)); h.Size != 0 {
		t.Errorf("answered: %+v", h)
	}
	if err := <-done; err == nil {
		t.Error("the session ended without a reason")
	}
}

// A newer client that sends a call which the session lacks is told so; from any other client it is
// a broken protocol.
func TestNVMLOfANewerClient(t *testing.T) {
	for _, newer := range []bool{true, false} {
		client, end := socketpair(t)
		done := make(chan error, 1)
		go func() {
			boot := Boot{Service: uint32(wire.ServiceNVML), SoftOptions: SoftOptions{SoftMemory: 64 << 20}}
			boot.Revision, boot.ClientRevision = 1, 1
			if newer {
				boot.ClientRevision = 2
			}
			done <- Run(end, boot, softOpeners, lonely(t), nil, sessionpage.Alone(), slog.New(slog.DiscardHandler))
		}()
		if w, err := wire.ReadWelcome(client); err != nil || w.Status != wire.StatusOK {
			t.Fatalf("%+v %v", w, err)
		}
		c := rawClient{t, client}
		c.send(60000, 5, nil)
		if newer {
			if got := c.reply(5); got.Result != cu.Result(nvml.NVML_ERROR_NOT_SUPPORTED) {
				t.Errorf("%+v", got)
			}
			client.Close()
			if err := <-done; err != nil {
				t.Error(err)
			}
			continue
		}
		if err := <-done; err == nil || !strings.Contains(err.Error(), "client broke the protocol") {
			t.Error(err)
		}
		client.Close()
	}
}
