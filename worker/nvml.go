package worker

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"time"

	"ferry/api/cu"
	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker/conn"
)

// maxCalls bounds the NVML calls of a client that are executed at once.
const maxCalls = 32

// monitor serves a client of NVML. Calls are executed beside each other, since
// one that waits for an event may take for ever; answers go out as they come.
type monitor struct {
	log   *slog.Logger
	lib   nvml.Library
	ctl   *control.Client
	names names
	view  view
	out   *conn.Writer
	slots chan struct{}
}

// runNVML serves the client at the other end of conn until it leaves. Neither
// CUDA nor memory of a device is touched.
func runNVML(nc net.Conn, boot Boot, ctl *control.Client, arrivals *control.Conn, terms *sessionpage.Page, log *slog.Logger) error {
	m := &monitor{
		log: log, ctl: ctl, slots: make(chan struct{}, maxCalls), view: view{terms: terms, pid: boot.Pid},
	}
	var err error
	if m.lib, err = openNVML(boot, m.processes, log); err != nil {
		return conn.Refuse(nc, wire.StatusNoDevice, err)
	}
	devices, rc := realDevices(m.lib)
	if rc != nvml.NVML_SUCCESS {
		return conn.Refuse(nc, wire.StatusNoDevice, fmt.Errorf("counting devices: %w", rc))
	}
	if err := seal(boot); err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	seen, hidden := m.view.choose(m.lib, devices, &boot)
	m.names.begin(seen)
	m.names.hide(hidden)
	client, err := conn.Open(nc, boot.Connection, arrivals, terms, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	defer client.Close()
	m.out = client.Writer()
	if err := client.Welcome(m.lib.Describe()); err != nil {
		if conn.ClientLeft(err) {
			return nil
		}
		return err
	}
	log.Info("session starts", "device", m.lib.Describe())
	start := time.Now()
	ended := make(chan error, 2)
	go func() { client.AwaitHangup(); ended <- nil }()
	go func() { ended <- m.loop(client, terms.Counters()) }()
	err = <-ended
	if conn.ClientLeft(err) {
		err = nil
	}
	log.Info("session ends", "after", time.Since(start).Round(time.Millisecond), "commands", terms.Counters().Commands.Load(), "reason", reason(err))
	return err
}

// loop reads calls until the client goes away or breaks the protocol.
func (m *monitor) loop(client *conn.Conn, counts *sessionpage.Counters) error {
	for {
		f, err := client.ReadFrame()
		if err != nil {
			return err
		}
		c, err := nvml.Decode(f.Op, f.Payload)
		if err == nil && f.ID == 0 {
			err = errors.New("a call that wants no answer")
		}
		if err != nil {
			return fmt.Errorf("client broke the protocol: call %d: %w", f.Op, err)
		}
		counts.Commands.Add(1)
		counts.BytesIn.Add(uint64(f.Size))
		m.slots <- struct{}{}
		go func() {
			m.answer(f.ID, c, m.execute(c))
			<-m.slots
		}()
	}
}

func (m *monitor) answer(id uint32, c *nvml.Call, rc nvml.Return) {
	m.log.Debug("NVML", "call", c.Func.Name, "result", int32(rc))
	b := wire.Reply{Result: cu.Result(rc)}.AppendReply(make([]byte, 0, 256))
	m.out.WriteFrame(wire.AnsReply, id, c.AppendReply(b, rc))
}

// execute answers what is Ferry's own to say, and has the library answer the rest.
func (m *monitor) execute(c *nvml.Call) nvml.Return {
	if c.Op == nvml.OpStart {
		return m.start(c)
	}
	device := m.names.device(c)
	if !m.names.toReal(c) {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	if !admitted(c) {
		return nvml.NVML_ERROR_INVALID_ARGUMENT
	}
	rc, ours := m.viewCall(device, c)
	if !ours {
		rc, ours = m.ownCall(m.view.server(device), c)
	}
	if !ours {
		rc = m.lib.Call(c)
	}
	if err := m.names.toClient(c, rc); errors.Is(err, errHidden) {
		return nvml.NVML_ERROR_NOT_FOUND
	} else if err != nil {
		m.log.Warn("the client has too many objects", "call", c.Func.Name)
		return nvml.NVML_ERROR_INSUFFICIENT_RESOURCES
	}
	return rc
}

// admitted checks the numbers by which a library writes into a struct, which
// the table does not know: nobody's library shall write beyond it.
func admitted(c *nvml.Call) bool {
	switch c.Op {
	case nvml.OpGpmMetricsGet:
		m := nvml.Get[nvml.GpmMetricsGet](c, 0)
		return int(m.NumMetrics) <= len(m.Metrics)
	case nvml.OpSystemGetDriverBranch:
		return uint32(c.Args[1].Word) <= uint32(len(nvml.SystemDriverBranchInfo_v1{}.Branch))
	}
	return true
}

// start answers nvmlInit: what a client may ask without asking us.
func (m *monitor) start(c *nvml.Call) nvml.Return {
	for i, op := range []nvml.Op{nvml.OpSystemGetDriverVersion, nvml.OpSystemGetNVMLVersion} {
		q := nvml.New(op)
		q.Args[0].Data, q.Args[1].Word = c.Args[i].Data, uint64(len(c.Args[i].Data))
		if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
			return rc
		}
	}
	q := nvml.New(nvml.OpSystemGetCudaDriverVersion_v2)
	q.Args[0].Data = c.Args[2].Data
	if rc := m.lib.Call(q); rc != nvml.NVML_SUCCESS {
		return rc
	}
	return c.PutU32(3, m.names.count)
}

// realDevices lists the library's handles of all devices, in its order.
func realDevices(lib nvml.Library) ([]uint64, nvml.Return) {
	q := nvml.New(nvml.OpDeviceGetCount_v2)
	q.Args[0].Data = make([]byte, 4)
	if rc := lib.Call(q); rc != nvml.NVML_SUCCESS {
		return nil, rc
	}
	list := make([]uint64, min(q.U32(0), 4096))
	for i := range list {
		h := nvml.New(nvml.OpDeviceGetHandleByIndex_v2)
		h.Args[0].Word, h.Args[1].Data = uint64(i), make([]byte, 8)
		// A device that has fallen off the bus keeps its place; its handle is
		// the library's affair.
		if rc := lib.Call(h); rc == nvml.NVML_SUCCESS {
			list[i] = h.U64(1)
		}
	}
	return list, nvml.NVML_SUCCESS
}
