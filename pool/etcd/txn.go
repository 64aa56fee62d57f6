package etcd

import (
	"context"
	"errors"
)

// A Put writes a key, under a lease if it is not 0.
type Put struct {
	Value []byte
	Lease int64
}

// A Txn is a transaction: if each key of If was last written by its revision (0: does not exist), the keys
// of Puts are written and those of Deletes deleted, all at once.
type Txn struct {
	If      map[string]int64
	Puts    map[string]Put
	Deletes []string
}

// A Result is what became of a transaction.
type Result struct {
	Done     bool
	Revision int64
	Now      map[string]KV // not done: the keys of If as they are; those that do not exist are missing
}

type compare struct {
	Key         []byte `json:"key"`
	Target      string `json:"target"`
	Result      string `json:"result"`
	ModRevision int64  `json:"mod_revision,string"`
}

type putRequest struct {
	Key   []byte `json:"key"`
	Value []byte `json:"value"`
	Lease int64  `json:"lease,string,omitempty"`
}

type requestOp struct {
	Range  *rangeRequest `json:"request_range,omitempty"`
	Put    *putRequest   `json:"request_put,omitempty"`
	Delete *rangeRequest `json:"request_delete_range,omitempty"`
}

type txnRequest struct {
	Compare []compare   `json:"compare"`
	Success []requestOp `json:"success"`
	Failure []requestOp `json:"failure"`
}

type txnAnswer struct {
	Header    header `json:"header"`
	Succeeded bool   `json:"succeeded"`
	Responses []struct {
		Range *rangeAnswer `json:"response_range"`
	} `json:"responses"`
}

// Commit executes a transaction. After ErrAway it is not known whether it was executed.
func (c *Client) Commit(ctx context.Context, t Txn) (Result, error) {
	var q txnRequest
	for key, revision := range t.If {
		q.Compare = append(q.Compare, compare{Key: []byte(key), Target: "MOD", Result: "EQUAL", ModRevision: revision})
		q.Failure = append(q.Failure, requestOp{Range: &rangeRequest{Key: []byte(key)}})
	}
	for key, p := range t.Puts {
		q.Success = append(q.Success, requestOp{Put: &putRequest{Key: []byte(key), Value: p.Value, Lease: p.Lease}})
	}
	for _, key := range t.Deletes {
		q.Success = append(q.Success, requestOp{Delete: &rangeRequest{Key: []byte(key)}})
	}
	var a txnAnswer
	err := c.call(ctx, "/v3/kv/txn", q, &a)
	if e, ok := errors.AsType[*answerError](err); ok && e.Code == codeNotFound {
		return Result{}, ErrNoLease // of a Put
	}
	if err != nil {
		return Result{}, err
	}
	r := Result{Done: a.Succeeded, Revision: a.Header.Revision}
	if r.Done {
		return r, nil
	}
	r.Now = map[string]KV{}
	for _, one := range a.Responses {
		if one.Range != nil && len(one.Range.KVs) > 0 {
			kv := one.Range.KVs[0].kv()
			r.Now[kv.Key] = kv
		}
	}
	return r, nil
}

// ErrNoLease is returned for a lease that has expired.
var ErrNoLease = errors.New("the lease has expired")

type lease struct {
	ID  int64 `json:"ID,string"`
	TTL int64 `json:"TTL,string,omitempty"`
}

// Lease makes a lease of so many seconds.
func (c *Client) Lease(ctx context.Context, seconds int64) (id int64, err error) {
	var a lease
	err = c.call(ctx, "/v3/lease/grant", lease{TTL: seconds}, &a)
	return a.ID, err
}

// Renew lets a lease begin anew.
func (c *Client) Renew(ctx context.Context, id int64) error {
	var a struct {
		Result lease        `json:"result"`
		Error  *answerError `json:"error"`
	}
	if err := c.call(ctx, "/v3/lease/keepalive", lease{ID: id}, &a); err != nil {
		return err
	}
	if a.Error != nil {
		return a.Error
	}
	if a.Result.TTL <= 0 {
		return ErrNoLease
	}
	return nil
}

// Revoke ends a lease; the keys under it are deleted.
func (c *Client) Revoke(ctx context.Context, id int64) error {
	var a struct{}
	err := c.call(ctx, "/v3/lease/revoke", lease{ID: id}, &a)
	if e, ok := errors.AsType[*answerError](err); ok && e.Code == codeNotFound {
		return ErrNoLease
	}
	return err
}
