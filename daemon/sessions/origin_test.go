package sessions

import (
	"testing"
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
