package admin

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"strings"
	"syscall"
	"time"
)

const (
	// requestTimeout bounds one request and its answer; it is longer than a kill waits.
	requestTimeout = 15 * time.Second
	// restartTimeout bounds the answer to a restart, for which the server first tries the
	// new program.
	restartTimeout = 30 * time.Second
	// maxAnswer bounds what a client reads: the answer of a server with thousands of
	// clients fits, and a broken server does not fill the memory.
	maxAnswer = 64 << 20
)

// ErrNoServer is returned when no server listens at a Client's socket.
var ErrNoServer = errors.New("no server is running there")

// A Client sends requests to a server through its admin socket.
type Client struct {
	path string
	http *http.Client
}

// NewClient returns a Client for the socket at path. It does not connect yet.
func NewClient(path string) *Client {
	var d net.Dialer
	transport := &http.Transport{
		DialContext:        func(ctx context.Context, _, _ string) (net.Conn, error) { return d.DialContext(ctx, "unix", path) },
		DisableCompression: true,
		MaxIdleConns:       2,
	}
	return &Client{path: path, http: &http.Client{Transport: transport}}
}

// Path returns the path of the socket.
func (c *Client) Path() string { return c.path }

// Close closes idle connections.
func (c *Client) Close() { c.http.CloseIdleConnections() }

// Server returns the state of the server itself.
func (c *Client) Server(ctx context.Context) (s Server, err error) {
	return s, c.do(ctx, "GET", "/v1/server", nil, &s)
}

// Devices lists the GPUs.
func (c *Client) Devices(ctx context.Context) ([]Device, error) {
	var l DeviceList
	err := c.do(ctx, "GET", "/v1/devices", nil, &l)
	return l.Devices, err
}

// Sessions lists the clients.
func (c *Client) Sessions(ctx context.Context) ([]Session, error) {
	var l SessionList
	err := c.do(ctx, "GET", "/v1/sessions", nil, &l)
	return l.Sessions, err
}

// Session returns one session.
func (c *Client) Session(ctx context.Context, id uint64) (s Session, err error) {
	return s, c.do(ctx, "GET", fmt.Sprintf("/v1/sessions/%d", id), nil, &s)
}

// Tenants lists the tenants.
func (c *Client) Tenants(ctx context.Context) ([]Tenant, error) {
	var l TenantList
	err := c.do(ctx, "GET", "/v1/tenants", nil, &l)
	return l.Tenants, err
}

// Kill ends a session.
func (c *Client) Kill(ctx context.Context, id uint64) error {
	return c.do(ctx, "POST", fmt.Sprintf("/v1/sessions/%d/kill", id), nil, nil)
}

// Suspend takes a session off its GPUs. A timeout of 0 is the server's own.
func (c *Client) Suspend(ctx context.Context, id uint64, timeout time.Duration) (m Moved, err error) {
	q := SuspendRequest{Timeout: timeout.Seconds()}
	return m, c.doWithin(ctx, timeout+moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/suspend", id), q, &m)
}

// SuspendTo is Suspend, to a checkpoint of this name.
func (c *Client) SuspendTo(ctx context.Context, id uint64, name string, timeout time.Duration) (m Moved, err error) {
	q := SuspendRequest{To: name, Timeout: timeout.Seconds()}
	return m, c.doWithin(ctx, timeout+moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/suspend", id), q, &m)
}

// Snapshot writes a checkpoint of a session, which goes on.
func (c *Client) Snapshot(ctx context.Context, id uint64, q SnapshotRequest) (m Moved, err error) {
	timeout := time.Duration(q.Timeout * float64(time.Second))
	return m, c.doWithin(ctx, timeout+moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/snapshot", id), q, &m)
}

// Checkpoints lists the checkpoints of sessions, the oldest first.
func (c *Client) Checkpoints(ctx context.Context) ([]Checkpoint, error) {
	var list CheckpointList
	err := c.do(ctx, "GET", "/v1/checkpoints", nil, &list)
	return list.Checkpoints, err
}

// RemoveCheckpoint removes a checkpoint.
func (c *Client) RemoveCheckpoint(ctx context.Context, name string) error {
	return c.do(ctx, "DELETE", "/v1/checkpoints/"+url.PathEscape(name), nil, nil)
}

// Move moves a session to another server.
func (c *Client) Move(ctx context.Context, id uint64, q MoveRequest) (m Moved, err error) {
	timeout := time.Duration(q.Timeout * float64(time.Second))
	return m, c.doWithin(ctx, timeout+moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/move", id), q, &m)
}

// CheckMove says why a session cannot move, to the server that q names if it names one.
func (c *Client) CheckMove(ctx context.Context, id uint64, q MoveRequest) (check MoveCheck, err error) {
	timeout := time.Duration(q.Timeout * float64(time.Second))
	return check, c.doWithin(ctx, timeout+moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/move/check", id), q, &check)
}

// Resume brings a suspended session back to its GPUs.
func (c *Client) Resume(ctx context.Context, id uint64) (m Moved, err error) {
	return m, c.doWithin(ctx, moveTimeout+time.Minute, "POST", fmt.Sprintf("/v1/sessions/%d/resume", id), nil, &m)
}

// Limit changes a session's limits and returns the changed session.
func (c *Client) Limit(ctx context.Context, id uint64, change Change) (s Session, err error) {
	return s, c.do(ctx, "PATCH", fmt.Sprintf("/v1/sessions/%d", id), change, &s)
}

// Drain begins a drain, or ends it.
func (c *Client) Drain(ctx context.Context, on bool) (d Drained, err error) {
	method := "POST"
	if !on {
		method = "DELETE"
	}
	return d, c.do(ctx, method, "/v1/drain", nil, &d)
}

// Reload lets the server read its configuration again.
func (c *Client) Reload(ctx context.Context) (r Reloaded, err error) {
	return r, c.do(ctx, "POST", "/v1/reload", nil, &r)
}

// Restart lets the server become the program that is at its path now, and returns when it
// has. ctx bounds how long that may take.
func (c *Client) Restart(ctx context.Context) (s Server, err error) {
	var r Restarting
	if err := c.doWithin(ctx, restartTimeout, "POST", "/v1/restart", nil, &r); err != nil {
		return s, err
	}
	for {
		s, err := c.Server(ctx)
		switch {
		case err == nil && s.Restarts > r.Restarts:
			return s, nil
		case err == nil && s.RestartError != "":
			return s, &Error{Status: http.StatusInternalServerError, Message: s.RestartError, Hint: "the server goes on as it is"}
		case errors.Is(err, ErrNoServer):
			return s, err // it has ended
		}
		select {
		case <-ctx.Done():
			return s, errors.Join(ctx.Err(), err)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// History returns the last hour, after since (Unix time).
func (c *Client) History(ctx context.Context, since int64) (h History, err error) {
	return h, c.do(ctx, "GET", fmt.Sprintf("/v1/history?since=%d", since), nil, &h)
}

// Events calls f with a snapshot a second until f returns false, ctx is done or the server
// ends.
func (c *Client) Events(ctx context.Context, f func(Snapshot) bool) error {
	r, err := http.NewRequestWithContext(ctx, "GET", "http://ferry/v1/events", nil)
	if err != nil {
		return err
	}
	answer, err := c.send(r)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }()
	lines := bufio.NewScanner(answer.Body)
	lines.Buffer(nil, maxAnswer)
	for lines.Scan() {
		data, ok := strings.CutPrefix(lines.Text(), "data: ")
		if !ok {
			continue
		}
		var s Snapshot
		if err := json.Unmarshal([]byte(data), &s); err != nil {
			return fmt.Errorf("the server sent no snapshot: %w", err)
		}
		if !f(s) {
			return nil
		}
	}
	if err := lines.Err(); err != nil {
		return c.explain(err)
	}
	return io.EOF
}

// do sends a request and decodes the answer into out, unless that is nil.
func (c *Client) do(ctx context.Context, method, path string, in, out any) error {
	return c.doWithin(ctx, requestTimeout, method, path, in, out)
}

// send sends a request. An answer other than OK is an error; the caller closes the body.
func (c *Client) send(r *http.Request) (*http.Response, error) {
	answer, err := c.http.Do(r)
	if err != nil {
		return nil, c.explain(err)
	}
	if answer.StatusCode != http.StatusOK {
		defer func() { _ = answer.Body.Close() }()
		return nil, refusal(answer)
	}
	return answer, nil
}

// doWithin does what do does, with a timeout of its own.
func (c *Client) doWithin(ctx context.Context, limit time.Duration, method, path string, in, out any) error {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	var body io.Reader
	if in != nil {
		text, err := json.Marshal(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(text)
	}
	r, err := http.NewRequestWithContext(ctx, method, "http://ferry"+path, body)
	if err != nil {
		return err
	}
	if in != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	answer, err := c.send(r)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }()
	if out == nil {
		return nil
	}
	return json.NewDecoder(io.LimitReader(answer.Body, maxAnswer)).Decode(out)
}

// refusal returns the error a server has answered with.
func refusal(answer *http.Response) error {
	e := &Error{Status: answer.StatusCode}
	text, _ := io.ReadAll(io.LimitReader(answer.Body, maxBody))
	if json.Unmarshal(text, e) != nil || e.Message == "" {
		e.Message = fmt.Sprintf("the server answered %s", answer.Status)
	}
	return e
}

// explain distinguishes a server that does not exist from one that fails.
func (c *Client) explain(err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ECONNREFUSED):
		return fmt.Errorf("%s: %w", c.path, ErrNoServer)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s: %w", c.path, fs.ErrPermission)
	}
	return fmt.Errorf("%s: %w", c.path, err)
}
