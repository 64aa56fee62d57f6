package worker

import (
	"bufio"
	"io"
	"log/slog"
	"net"

	"ferry/api/nvml"
	"ferry/server/control"
	"ferry/server/sessionpage"
	"ferry/wire"
	"ferry/worker/nvmlworker"
)

// runNVML serves a client of NVML until it leaves. Package nvmlworker executes
// the calls; this file gives it the connection.
func (o Openers) runNVML(conn net.Conn, boot Boot, ctl *control.Client, arrivals *control.Conn, page *sessionpage.Page, log *slog.Logger) error {
	nvmlWorker, err := nvmlworker.Open(nvmlworker.Config{
		Open:      func(processes func() []nvml.Process) (nvml.Library, error) { return o.NVML(boot, processes, log) },
		Sessions:  ctl.Sessions,
		Page:      page,
		ClientPid: boot.Pid,
		Devices:   boot.Devices,
		UUIDs:     boot.UUIDs,
		Log:       log,
	})
	if err != nil {
		return refuse(conn, wire.StatusNoDevice, err)
	}
	if err := seal(boot); err != nil {
		return refuse(conn, wire.StatusInternal, err)
	}
	client, err := connect(conn, boot, arrivals, page, log)
	if err != nil {
		return refuse(conn, wire.StatusInternal, err)
	}
	return nvmlWorker.Run(newNVMLClient(client, page))
}

// nvmlClient is a connection as nvmlworker uses it.
type nvmlClient struct {
	conn   *connection
	reader *bufio.Reader
	room   []byte // for the payload of a frame
	out    output
}

func newNVMLClient(c *connection, page *sessionpage.Page) *nvmlClient {
	return &nvmlClient{
		conn: c, reader: bufio.NewReaderSize(c.stream(), 64<<10), room: make([]byte, wire.MaxPayload),
		out: output{conn: c.stream(), counts: page.Counters()},
	}
}

func (c *nvmlClient) Welcome(message string) error { return endOfClient(c.conn.welcome(message)) }

func (c *nvmlClient) ReadFrame() (wire.Header, []byte, error) {
	f, err := read(c.reader, c.room)
	return f.Header, f.payload, endOfClient(err)
}

func (c *nvmlClient) WriteFrame(kind uint16, id uint32, payload []byte) {
	c.out.frame(kind, id, payload)
}

func (c *nvmlClient) AwaitHangup() { c.conn.hangup() }

func (c *nvmlClient) Close() { c.conn.close() }

// endOfClient returns io.EOF for every error that only means that the client is
// gone.
func endOfClient(err error) error {
	if left(err) {
		return io.EOF
	}
	return err
}
