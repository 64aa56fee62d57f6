package pool

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

const gib = 1 << 30

// viewOf is a pool of servers with so many GPUs of 80 GiB each.
func viewOf(gpus ...int) *View {
	v := &View{Nodes: map[string]*Node{}, Claims: map[string]*Claim{}, Usage: map[string]Usage{}, Quotas: map[string]Quota{}}
	for i, n := range gpus {
		node := &Node{Up: true, Ledger: Ledger{}, Server: Server{Name: fmt.Sprintf("s%d", i), Labels: map[string]string{}}}
		for g := range n {
			node.GPUs = append(node.GPUs, GPU{Index: g, Memory: 80 * gib})
		}
		v.Nodes[node.Name] = node
	}
	return v
}

func (v *View) enqueue(id, tenant string, r Request) {
	v.Claims[id] = &Claim{ID: id, Tenant: tenant, Request: r, State: Queued, Order: int64(len(v.Claims) + 1)}
}

// carryOut does what was decided.
func (v *View) carryOut(list []Assignment) {
	for _, a := range list {
		c := v.Claims[a.Claim]
		c.State, c.Grant = Assigned, &a.Grant
		n := v.Nodes[a.Grant.Server]
		n.Ledger[c.ID] = a.Grant
		v.Usage[c.Tenant] = v.Usage[c.Tenant].Add(n, a.Grant, 1)
		for _, o := range a.Over {
			v.Claims[o].Overtaken++
		}
	}
}

func names(list []Assignment) (ids []string) {
	for _, a := range list {
		ids = append(ids, a.Claim)
	}
	return ids
}

// TestOvertake: a claim for which there is no room is overtaken MaxOvertakes times, and then by nobody.
func TestOvertake(t *testing.T) {
	v := viewOf(2)
	v.enqueue("small", "a", Request{GPUs: 1, Memory: gib})
	v.carryOut(v.Decide(100))
	v.enqueue("large", "a", Request{GPUs: 2})
	for i := range 2 * MaxOvertakes {
		v.enqueue(fmt.Sprintf("next%02d", i), "a", Request{GPUs: 1, Memory: gib})
	}
	if got := v.Decide(100); len(got) != MaxOvertakes || slices.Contains(names(got), "large") {
		t.Errorf("%d claims overtook: %q", len(got), names(got))
	}
}

// TestOvertakeMany: of many claims for which there is no room the first four are counted for, each assignment
// writes no more than those, and the first stops the overtaking.
func TestOvertakeMany(t *testing.T) {
	v := viewOf(2)
	v.enqueue("small", "a", Request{GPUs: 1, Memory: gib})
	v.carryOut(v.Decide(100))
	for i := range 50 {
		v.enqueue(fmt.Sprintf("large%02d", i), "a", Request{GPUs: 2})
	}
	for i := range 2 * MaxOvertakes {
		v.enqueue(fmt.Sprintf("next%02d", i), "a", Request{GPUs: 1, Memory: gib})
	}
	got := v.Decide(100)
	if len(got) != MaxOvertakes {
		t.Errorf("%d claims overtook: %q", len(got), names(got))
	}
	for _, a := range got {
		if !slices.Equal(a.Over, []string{"large00", "large01", "large02", "large03"}) {
			t.Errorf("%s overtook %q", a.Claim, a.Over)
		}
	}
}

// TestNamedServer: a request that names its server and GPUs gets those or waits; it moves nowhere else.
func TestNamedServer(t *testing.T) {
	v := viewOf(4, 4)
	r := Request{GPUs: 2, Server: "s1", On: []int{1, 3}, Memory: gib}
	if err := r.Validate(); err != nil {
		t.Fatal(err)
	}
	v.enqueue("first", "a", r)
	got := v.Decide(100)
	if len(got) != 1 || got[0].Grant.Server != "s1" || !slices.Equal(got[0].Grant.GPUs, []int{1, 3}) {
		t.Fatalf("%+v", got)
	}
	v.carryOut(got)
	if to, ok := v.MoveTarget(v.Claims["first"]); ok {
		t.Errorf("it would move to %+v", to)
	}
	v.enqueue("second", "a", Request{GPUs: 1, Server: "s1", On: []int{3}}) // as a whole
	if got := v.Decide(100); len(got) != 0 {
		t.Errorf("%+v is granted twice", got)
	}
	for _, wrong := range []Request{{GPUs: 2, Server: "s1", On: []int{1}}, {GPUs: 2, Server: "s1", On: []int{1, 1}}, {GPUs: 1, On: []int{1}}, {GPUs: 1, Server: "a b"}} {
		if wrong.Validate() == nil {
			t.Errorf("%+v is valid", wrong)
		}
	}
	if v.Impossible(Request{GPUs: 1, Server: "s9"}) == "" || v.Impossible(Request{GPUs: 1, Server: "s1", On: []int{7}}) == "" {
		t.Error("a server or GPU that is not there is not refused")
	}
}

// TestQuotaHoldsNobodyUp: a tenant at its quota waits, others do not.
func TestQuotaHoldsNobodyUp(t *testing.T) {
	v := viewOf(4)
	v.Quotas["a"] = Quota{GPUs: 1}
	v.Quotas[DefaultQuota] = Quota{Memory: 80 * gib}
	for i := range 3 {
		v.enqueue(fmt.Sprintf("a%d", i), "a", Request{GPUs: 1})
		v.enqueue(fmt.Sprintf("b%d", i), "b", Request{GPUs: 1})
	}
	if got := names(v.Decide(100)); !slices.Equal(got, []string{"a0", "b0"}) {
		t.Errorf("granted %q", got)
	}
}

// TestChoice: parts of GPUs are packed, whole ones kept for those that need them, servers that take no
// claims are left out, a share brings its part of the memory.
func TestChoice(t *testing.T) {
	v := viewOf(4, 2, 4)
	v.Nodes["s2"].Cordon = &Cordon{}
	v.enqueue("part", "a", Request{GPUs: 1, Share: Whole / 4})
	v.enqueue("beside", "a", Request{GPUs: 1, Memory: 60 * gib})
	v.enqueue("four", "a", Request{GPUs: 4})
	v.enqueue("none", "a", Request{GPUs: 3})
	v.carryOut(v.Decide(100))
	part, other, four := v.Claims["part"].Grant, v.Claims["beside"].Grant, v.Claims["four"].Grant
	if part == nil || part.Server != "s1" || part.Memory > 20*gib || part.Memory < 19*gib {
		t.Errorf("the part is %+v", part)
	}
	if other == nil || other.Server != "s1" || other.GPUs[0] != part.GPUs[0] {
		t.Errorf("the other part is %+v", other)
	}
	if four == nil || four.Server != "s0" {
		t.Errorf("four GPUs are %+v", four)
	}
	if c := v.Claims["none"]; c.State != Queued || !strings.Contains(v.Waits(c), "no server has room") {
		t.Errorf("three GPUs are %+v: %s", c.Grant, v.Waits(c))
	}
}

// TestNeverTwice: whatever is claimed and released, in any order, what is granted fits.
func TestNeverTwice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := viewOf(1, 2, 4)
		for i := range rapid.IntRange(1, 40).Draw(t, "steps") {
			if granted := v.granted(); len(granted) > 0 && rapid.Bool().Draw(t, "release") {
				c := v.Claims[rapid.SampledFrom(granted).Draw(t, "claim")]
				n := v.Nodes[c.Grant.Server]
				v.Usage[c.Tenant] = v.Usage[c.Tenant].Add(n, *c.Grant, -1)
				delete(n.Ledger, c.ID)
				delete(v.Claims, c.ID)
			}
			v.enqueue(fmt.Sprint("c", i), "a", Request{
				GPUs: rapid.IntRange(1, 4).Draw(t, "gpus"), Memory: uint64(rapid.IntRange(0, 80).Draw(t, "memory")) * gib,
				Share: Share(rapid.IntRange(0, int(Whole)).Draw(t, "share")), Priority: rapid.IntRange(-3, 3).Draw(t, "priority"),
			})
			v.carryOut(v.Decide(rapid.IntRange(1, 5).Draw(t, "most")))
			for _, n := range v.Nodes {
				again := &Node{Server: n.Server, Ledger: Ledger{}}
				for id, g := range n.Ledger {
					if !again.Fits(g) {
						t.Fatalf("%+v does not fit beside %+v", g, again.Ledger)
					}
					again.Ledger[id] = g
				}
			}
		}
	})
}

func (v *View) granted() (ids []string) {
	for id, c := range v.Claims {
		if c.Grant != nil {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}
