// Package etcd speaks with etcd through its JSON gateway: ranges, transactions, leases, watches. It needs
// net/http and no module of etcd's (RATIONALE.md says what those would cost).
//
// A Client may be used by any goroutine. It asks its endpoints in turn until one answers.
package etcd

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"time"
)

// A Client is a client of one etcd cluster.
type Client struct {
	endpoints []string
	http      *http.Client
	stream    *http.Client // without a limit for the whole answer
	next      atomic.Uint32
}

// answerTimeout is how long one member may take to answer.
const answerTimeout = 5 * time.Second

// New returns a client of the members at these addresses: http://host:port, https://host:port, or
// unix:///path for one on this machine. tls may be nil.
func New(endpoints []string, cfg *tls.Config) (*Client, error) {
	if len(endpoints) == 0 {
		return nil, errors.New("no address of etcd")
	}
	sockets := map[string]string{}
	var urls []string
	for i, e := range endpoints {
		switch path, ok := strings.CutPrefix(e, "unix://"); {
		case ok:
			host := fmt.Sprintf("socket%d", i)
			sockets[host+":80"] = path
			urls = append(urls, "http://"+host)
		case strings.HasPrefix(e, "http://") || strings.HasPrefix(e, "https://"):
			urls = append(urls, strings.TrimSuffix(e, "/"))
		default:
			return nil, fmt.Errorf("%q is no address of etcd: write http://host:2379, https://host:2379 or unix:///path", e)
		}
	}
	dialer := net.Dialer{Timeout: answerTimeout, KeepAlive: 15 * time.Second}
	transport := &http.Transport{
		TLSClientConfig: cfg, MaxIdleConnsPerHost: 64, IdleConnTimeout: time.Minute, ResponseHeaderTimeout: answerTimeout,
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			if path, ok := sockets[address]; ok {
				network, address = "unix", path
			}
			return dialer.DialContext(ctx, network, address)
		},
	}
	streaming := transport.Clone()
	streaming.ResponseHeaderTimeout = 0 // a watch says nothing until something changes
	return &Client{endpoints: urls, http: &http.Client{Transport: transport, Timeout: answerTimeout}, stream: &http.Client{Transport: streaming}}, nil
}

// Close gives up idle connections.
func (c *Client) Close() {
	c.http.CloseIdleConnections()
	c.stream.CloseIdleConnections()
}

// ErrAway wraps the reason why no member answers.
var ErrAway = errors.New("etcd does not answer")

// An answerError is what etcd answers instead of a result.
type answerError struct {
	Code    int    `json:"code"` // of gRPC
	Message string `json:"message"`
}

func (e *answerError) Error() string { return "etcd: " + e.Message }

// Codes of gRPC after which another member, or the same one later, may answer.
const (
	codeCanceled          = 1
	codeUnknown           = 2
	codeDeadline          = 4
	codeResourceExhausted = 8
	codeUnavailable       = 14
	codeNotFound          = 5
)

func (e *answerError) passes() bool {
	switch e.Code {
	case codeCanceled, codeUnknown, codeDeadline, codeResourceExhausted, codeUnavailable:
		return true
	}
	return false
}

// call asks one member after the other.
func (c *Client) call(ctx context.Context, path string, q, answer any) error {
	body, err := json.Marshal(q)
	if err != nil {
		return err
	}
	var failed error
	for range c.endpoints {
		at := int(c.next.Load()) % len(c.endpoints)
		err := c.askMember(ctx, c.endpoints[at], path, body, answer)
		refused, answered := errors.AsType[*answerError](err)
		if err == nil || answered && !refused.passes() {
			return err
		}
		if ctx.Err() != nil {
			return fmt.Errorf("%w: %w", ErrAway, context.Cause(ctx))
		}
		failed = err
		c.next.CompareAndSwap(uint32(at), uint32(at+1)%uint32(len(c.endpoints)))
	}
	return fmt.Errorf("%w: %w", ErrAway, failed)
}

func (c *Client) askMember(ctx context.Context, endpoint, path string, body []byte, answer any) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, endpoint+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := c.http.Do(r)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return readError(resp)
	}
	return json.NewDecoder(resp.Body).Decode(answer)
}

// readError reads a refusal, of a call or of a stream.
func readError(resp *http.Response) error {
	text, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
	if err != nil {
		return err
	}
	var e struct {
		answerError
		Error json.RawMessage `json:"error"`
	}
	if json.Unmarshal(text, &e) != nil || e.Message == "" {
		return &answerError{Code: codeUnknown, Message: fmt.Sprintf("%s: %.200s", resp.Status, text)}
	}
	return &e.answerError
}

// A KV is a key with its value.
type KV struct {
	Key      string
	Value    []byte
	Created  int64 // the revision that created it
	Modified int64 // the revision that wrote it last
	Lease    int64
}

type jsonKV struct {
	Key            []byte `json:"key"`
	Value          []byte `json:"value"`
	CreateRevision int64  `json:"create_revision,string"`
	ModRevision    int64  `json:"mod_revision,string"`
	Lease          int64  `json:"lease,string"`
}

func (k jsonKV) kv() KV {
	return KV{Key: string(k.Key), Value: k.Value, Created: k.CreateRevision, Modified: k.ModRevision, Lease: k.Lease}
}

type header struct {
	Revision int64 `json:"revision,string"`
}

type rangeRequest struct {
	Key      []byte `json:"key"`
	RangeEnd []byte `json:"range_end,omitempty"`
	Limit    int64  `json:"limit,string,omitempty"`
	Revision int64  `json:"revision,string,omitempty"`
}

type rangeAnswer struct {
	Header header   `json:"header"`
	KVs    []jsonKV `json:"kvs"`
	More   bool     `json:"more"`
}

// prefixEnd is the first key behind all keys with a prefix.
func prefixEnd(prefix string) []byte {
	end := []byte(prefix)
	for i := len(end) - 1; i >= 0; i-- {
		if end[i] < 0xff {
			end[i]++
			return end[:i+1]
		}
	}
	return []byte{0}
}

// pageSize is how many keys are read in one answer.
const pageSize = 5000

// List returns all keys with a prefix, at one revision.
func (c *Client) List(ctx context.Context, prefix string) (list []KV, revision int64, err error) {
	q := rangeRequest{Key: []byte(prefix), RangeEnd: prefixEnd(prefix), Limit: pageSize}
	for {
		var a rangeAnswer
		if err := c.call(ctx, "/v3/kv/range", q, &a); err != nil {
			return nil, 0, err
		}
		for _, k := range a.KVs {
			list = append(list, k.kv())
		}
		if q.Revision == 0 {
			q.Revision = a.Header.Revision
		}
		if !a.More || len(a.KVs) == 0 {
			return list, q.Revision, nil
		}
		q.Key = append(a.KVs[len(a.KVs)-1].Key, 0)
	}
}
