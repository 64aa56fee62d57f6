package worker

import (
	"io"
	"log/slog"
	"net"

	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker/conn"
	"ferry/worker/nvmlworker"
)

// runNVML serves a client of NVML until it leaves. Package nvmlworker executes the calls;
// this file passes it the connection.
func (o Openers) runNVML(nc net.Conn, boot Boot, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	nvmlWorker, err := nvmlworker.Open(nvmlworker.Config{
		Open:     func(processes func() []nvml.Process) (nvml.Library, error) { return o.NVML(boot, processes, log) },
		Sessions: ctl.Sessions,
		Page:     page,
		Revision: boot.Revision, ClientIsNewer: boot.ClientIsNewer(),
		ClientPid: boot.Pid,
		Devices:   boot.Devices,
		UUIDs:     boot.UUIDs,
		Log:       log,
	})
	if err != nil {
		return conn.Refuse(nc, wire.StatusNoDevice, err)
	}
	if err := seal(boot, log); err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	client, err := conn.Open(nc, boot.Connection, arrivals, page, log)
	if err != nil {
		return conn.Refuse(nc, wire.StatusInternal, err)
	}
	return nvmlWorker.Run(nvmlClient{client})
}

// An nvmlClient is a connection as nvmlworker uses it.
type nvmlClient struct{ conn *conn.Conn }

// Welcome ends the handshake.
func (c nvmlClient) Welcome(message string) error { return endOfClient(c.conn.Welcome(message)) }

// ReadFrame reads the next call.
func (c nvmlClient) ReadFrame() (wire.Header, []byte, error) {
	f, err := c.conn.ReadFrame()
	return f.Header, f.Payload, endOfClient(err)
}

// WriteFrame writes an answer.
func (c nvmlClient) WriteFrame(kind uint16, id uint32, payload []byte) {
	c.conn.Writer().WriteFrame(kind, id, payload)
}

// AwaitHangup returns when the client has left.
func (c nvmlClient) AwaitHangup() { c.conn.AwaitHangup() }

// Close closes the connection.
func (c nvmlClient) Close() { c.conn.Close() }

// endOfClient returns io.EOF for every error that means only that the client has left.
func endOfClient(err error) error {
	if conn.ClientLeft(err) {
		return io.EOF
	}
	return err
}
