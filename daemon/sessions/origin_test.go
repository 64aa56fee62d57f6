package sessions

import (
	"strings"
	"testing"

	"ferry/daemon/residence"
)

// TestOrigin: whose a session is comes through a request as it was, and nothing else is taken for it.
func TestOrigin(t *testing.T) {
	for _, o := range []Origin{
		{Tenant: "default", Name: "uid 0"},
		{Tenant: "research", Name: "alice", Request: "gpus=2 mem=8GiB"},
		{Tenant: "default", Name: "(anyone)", Request: "job=a"},
		{Tenant: "ä b=c", Name: "as-tenant=x&y"},
	} {
		if got, err := ParseOrigin(o.Words()); err != nil || got != o {
			t.Errorf("%+v becomes %+v: %v", o, got, err)
		}
	}
	for _, text := range []string{"", "gpus=2", "as-tenant=a", "as-name=b as-tenant=a", "as-tenant= as-name=b", "as-tenant=a as-name=", "as-tenant=%zz as-name=b"} {
		if o, err := ParseOrigin(text); err == nil {
			t.Errorf("%q is %+v", text, o)
		}
	}
}

// TestMoveErrors: what prevents a move is explained to an operator, once.
func TestMoveErrors(t *testing.T) {
	for words, err := range map[string]error{
		"session 3 is suspended":                    residence.ErrAway,
		"session 3: its worker does not answer":     residence.ErrSilent,
		"session 3 goes on here: it shares memory":  &residence.RefusedError{Reason: "it shares memory"},
		"session 3 goes on here: its worker cannot": residence.ErrFixed,
	} {
		again := MoveError(3, MoveError(3, err))
		if again == nil || !strings.HasPrefix(again.Error(), words) || strings.Count(again.Error(), "session 3") != 1 {
			t.Errorf("%v, not %q", again, words)
		}
	}
}
