package etcd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
)

// ErrCompacted is returned for a watch from a revision that etcd no longer has: what changed since is not
// known, and everything is to be read again.
var ErrCompacted = errors.New("etcd no longer has this revision")

// An Event is a change of a key: it was written, or deleted.
type Event struct {
	KV
	Deleted bool // Modified is the revision that deleted it
}

type watchRequest struct {
	Create struct {
		Key            []byte `json:"key"`
		RangeEnd       []byte `json:"range_end"`
		StartRevision  int64  `json:"start_revision,string"`
		ProgressNotify bool   `json:"progress_notify"`
	} `json:"create_request"`
}

type watchAnswer struct {
	Result struct {
		Header          header `json:"header"`
		Canceled        bool   `json:"canceled"`
		CompactRevision int64  `json:"compact_revision,string"`
		CancelReason    string `json:"cancel_reason"`
		Events          []struct {
			Type string `json:"type"`
			KV   jsonKV `json:"kv"`
		} `json:"events"`
	} `json:"result"`
	Error *answerError `json:"error"`
}

// Watch calls changed with all changes of keys with a prefix from a revision on, in their order, until ctx
// is done or the connection is lost. changed is also called without events, with the revision that etcd has.
func (c *Client) Watch(ctx context.Context, prefix string, from int64, changed func(events []Event, revision int64)) error {
	var q watchRequest
	q.Create.Key, q.Create.RangeEnd, q.Create.StartRevision, q.Create.ProgressNotify = []byte(prefix), prefixEnd(prefix), from, true
	body, err := json.Marshal(q)
	if err != nil {
		return err
	}
	at := int(c.next.Load()) % len(c.endpoints)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, c.endpoints[at]+"/v3/watch", bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := c.stream.Do(r)
	if err != nil {
		c.next.CompareAndSwap(uint32(at), uint32(at+1)%uint32(len(c.endpoints)))
		return fmt.Errorf("%w: %w", ErrAway, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return readError(resp)
	}
	for d := json.NewDecoder(resp.Body); ; {
		var a watchAnswer
		if err := d.Decode(&a); err != nil {
			return fmt.Errorf("%w: the watch ended: %w", ErrAway, err)
		}
		switch {
		case a.Error != nil:
			return a.Error
		case a.Result.CompactRevision != 0:
			return ErrCompacted
		case a.Result.Canceled:
			return fmt.Errorf("%w: the watch was cancelled: %s", ErrAway, a.Result.CancelReason)
		}
		var events []Event
		for _, e := range a.Result.Events {
			events = append(events, Event{KV: e.KV.kv(), Deleted: e.Type == "DELETE"})
		}
		changed(events, a.Result.Header.Revision)
	}
}
