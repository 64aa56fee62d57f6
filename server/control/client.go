package control

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"
	"time"
)

// timeout is how long a worker waits for its daemon. The daemon answers from
// memory; if it does not, something is wrong with it.
const timeout = 5 * time.Second

// A Client is the worker's end. Its methods may be called from any goroutine.
type Client struct {
	mu   sync.Mutex
	conn *Conn
}

// ErrNone is returned by a nil Client: the worker was started without a daemon.
var ErrNone = errors.New("control: no daemon")

// NewClient makes a Client of the worker's end and closes f.
func NewClient(f *os.File) (*Client, error) {
	conn, err := FromFile(f)
	if err != nil {
		return nil, err
	}
	return &Client{conn: conn}, nil
}

// Close ends the channel, and with it what was published through it.
func (c *Client) Close() error {
	if c == nil {
		return nil
	}
	return c.conn.Close()
}

// Publish publishes a descriptor under a fresh name, with up to MaxMeta bytes for sessions that
// fetch it. file may be nil. The caller keeps it.
func (c *Client) Publish(name Name, file *os.File, meta []byte) error {
	_, f, err := c.request(Request{Op: OpPublish, Name: &name, Meta: meta}, file)
	closeFile(f)
	return err
}

// Withdraw ends a publication; sessions that have fetched the descriptor keep it.
func (c *Client) Withdraw(name Name) error {
	_, f, err := c.request(Request{Op: OpWithdraw, Name: &name}, nil)
	closeFile(f)
	return err
}

// Fetch returns what is published under a name by a session of the same owner,
// and which. The caller closes the file, which is nil if none was published.
func (c *Client) Fetch(name Name) (file *os.File, meta []byte, session uint64, err error) {
	r, file, err := c.request(Request{Op: OpFetch, Name: &name}, nil)
	return file, r.Meta, r.Session, err
}

// Sessions lists the live sessions of the same owner, the caller's own among
// them, oldest first.
func (c *Client) Sessions() ([]Session, error) {
	var all []Session
	after := uint64(0)
	for {
		r, f, err := c.request(Request{Op: OpSessions, After: after}, nil)
		closeFile(f)
		if err != nil {
			return all, err
		}
		all = append(all, r.Sessions...)
		if !r.More || len(r.Sessions) == 0 {
			return all, nil
		}
		after = all[len(all)-1].ID
	}
}

// Transfer returns the connection to the worker that the session is to move to, once. The caller
// closes it.
func (c *Client) Transfer() (*os.File, error) {
	_, file, err := c.request(Request{Op: OpTransfer}, nil)
	if err == nil && file == nil {
		err = errors.New("asking the daemon: it has no connection to the other server")
	}
	return file, err
}

// Place returns a place for so many bytes of the session's memory, and a descriptor that the caller
// closes. ErrNotFound means that the daemon has none for it.
func (c *Client) Place(bytes uint64) (*os.File, Place, error) {
	r, file, err := c.request(Request{Op: OpPlace, Bytes: bytes}, nil)
	if err == nil && (file == nil || r.Place == nil) {
		closeFile(file)
		err = ErrNotFound
	}
	if err != nil {
		return nil, Place{}, err
	}
	return file, *r.Place, nil
}

// TellReasons says why the session cannot move. The daemon keeps what it was told last.
func (c *Client) TellReasons(reasons []string) error {
	reasons = slices.Clone(reasons[:min(len(reasons), MaxReasons)])
	for i, r := range reasons {
		reasons[i] = r[:min(len(r), MaxReason)]
	}
	_, f, err := c.request(Request{Op: OpReasons, Reasons: reasons}, nil)
	closeFile(f)
	return err
}

// request sends one request and waits for its reply.
func (c *Client) request(q Request, file *os.File) (Reply, *os.File, error) {
	var r Reply
	if c == nil {
		return r, nil, ErrNone
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.conn.SetDeadline(time.Now().Add(timeout))
	if err := c.conn.Send(&q, file); err != nil {
		return r, nil, fmt.Errorf("asking the daemon: %w", err)
	}
	got, err := c.conn.Receive(&r)
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		_ = c.conn.Close() // a late answer would be taken for that of the next request
		return r, nil, fmt.Errorf("asking the daemon: %w", err)
	case errors.Is(err, io.EOF):
		return r, nil, fmt.Errorf("asking the daemon: it is gone: %w", err)
	case err != nil:
		return r, nil, fmt.Errorf("asking the daemon: %w", err)
	case r.NotFound:
		closeFile(got)
		return r, nil, ErrNotFound
	case r.Error != "":
		closeFile(got)
		return r, nil, fmt.Errorf("the daemon refuses %s: %s", q.Op, r.Error)
	}
	return r, got, nil
}

func closeFile(f *os.File) {
	if f != nil {
		_ = f.Close()
	}
}
