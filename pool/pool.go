// Package pool decides which server of a pool a claim gets GPUs of, and which claims have to wait. It is
// pure: no clock, no I/O, no locks. Package store keeps what it decides on in etcd, and package
// controller runs it.
//
// A server offers GPUs. A claim asks for some of them, all on one server, or for a part of each. What a
// claim was granted stands in the ledger of its server until the server has said that nothing of the claim
// runs there any more: so a GPU's memory and time are never granted twice, whoever fails.
package pool

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A Share is a part of a GPU's time, in ten-thousandths: sums of shares are exact.
type Share uint32

// Whole is all of a GPU's time.
const Whole Share = 10000

func (s Share) String() string { return strconv.FormatFloat(float64(s)/float64(Whole), 'f', -1, 64) }

// A GPU is one GPU of a server. Index is the server's number of it.
type GPU struct {
	Index  int    `json:"index"`
	Name   string `json:"name"`
	UUID   string `json:"uuid"`
	Memory uint64 `json:"memory_bytes"`
}

// A Server is what a server says of itself when it joins the pool.
type Server struct {
	Name        string            `json:"name"`
	Instance    string            `json:"instance"`              // another one with each start
	Addresses   []string          `json:"addresses"`             // where clients and other servers reach it, best first
	Fingerprint string            `json:"fingerprint,omitempty"` // of its certificate, sha256:…
	Version     string            `json:"version"`
	Labels      map[string]string `json:"labels,omitempty"`
	GPUs        []GPU             `json:"gpus"`
	Problem     string            `json:"problem,omitempty"` // why it should get no new claims; empty: it is healthy
	Sessions    int               `json:"sessions"`          // clients that it has outside the pool
}

// A Request is what a claim asks for.
type Request struct {
	GPUs     int               `json:"gpus"`
	Memory   uint64            `json:"memory_bytes,omitempty"` // of each GPU
	Share    Share             `json:"share,omitempty"`        // of each GPU's time
	Labels   map[string]string `json:"labels,omitempty"`       // that the server must have
	Priority int               `json:"priority,omitempty"`     // higher ones first
	// Server and On name the server and its GPUs where somebody else has chosen them, such as Kubernetes.
	Server string `json:"server,omitempty"`
	On     []int  `json:"on,omitempty"`
}

// MaxPriority bounds priorities: from -MaxPriority to MaxPriority.
const MaxPriority = 1000

// maxGPUs bounds the GPUs of a server and of a claim; maxLabels the labels of each.
const (
	maxGPUs   = 64
	maxLabels = 32
)

// whole says whether a request is for GPUs as a whole: it names neither memory nor less than all the time.
func (r Request) whole() bool { return r.Memory == 0 && (r.Share == 0 || r.Share == Whole) }

// Validate says what is wrong with a request.
func (r Request) Validate() error {
	switch {
	case r.GPUs < 1 || r.GPUs > maxGPUs:
		return fmt.Errorf("%d GPUs: ask for 1 to %d", r.GPUs, maxGPUs)
	case r.Share > Whole:
		return fmt.Errorf("a share of %v: ask for at most 1", r.Share)
	case r.Memory > math.MaxInt64:
		return fmt.Errorf("%d bytes of memory are more than any GPU has", r.Memory)
	case r.Priority < -MaxPriority || r.Priority > MaxPriority:
		return fmt.Errorf("priority %d: use a number from -%d to %d", r.Priority, MaxPriority, MaxPriority)
	}
	if r.Server != "" {
		if err := CheckName("server", r.Server); err != nil {
			return err
		}
	}
	if len(r.On) > 0 && (r.Server == "" || len(slices.Compact(slices.Sorted(slices.Values(r.On)))) != r.GPUs) {
		return fmt.Errorf("GPUs %v: name %d different GPUs of one server", r.On, r.GPUs)
	}
	return checkLabels(r.Labels)
}

func (r Request) String() string {
	words := []string{fmt.Sprintf("%d GPU", r.GPUs)}
	if r.GPUs > 1 {
		words[0] += "s"
	}
	if r.Memory != 0 {
		words = append(words, SizeText(r.Memory))
	}
	if r.Share != 0 {
		words = append(words, "share "+r.Share.String())
	}
	if r.Server != "" {
		words = append(words, "of "+r.Server)
	}
	for _, k := range slices.Sorted(maps.Keys(r.Labels)) {
		words = append(words, k+"="+r.Labels[k])
	}
	return strings.Join(words, ", ")
}

var (
	labelForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._/-]{0,62}$`)
	nameForm  = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$`)
)

func checkLabels(labels map[string]string) error {
	if len(labels) > maxLabels {
		return fmt.Errorf("%d labels are more than %d", len(labels), maxLabels)
	}
	for k, v := range labels {
		if !labelForm.MatchString(k) || v != "" && !labelForm.MatchString(v) {
			return fmt.Errorf("label %q=%q: use up to 63 letters, digits, '.', '_', '/' and '-'", k, v)
		}
	}
	return nil
}

// CheckName says what is wrong with the name of a server or of a tenant.
func CheckName(what, name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("%s %q: use 1 to 63 letters, digits, '.', '_' and '-', beginning with a letter or digit", what, name)
	}
	return nil
}

// Validate says what is wrong with a server's description of itself.
func (s *Server) Validate() error {
	wrong := []error{CheckName("server", s.Name), checkLabels(s.Labels)}
	if s.Instance == "" || len(s.Instance) > 64 {
		wrong = append(wrong, errors.New("a server has an instance"))
	}
	if len(s.Addresses) == 0 || len(s.Addresses) > 8 {
		wrong = append(wrong, fmt.Errorf("%d addresses: a server has 1 to 8", len(s.Addresses)))
	}
	if len(s.GPUs) > maxGPUs {
		wrong = append(wrong, fmt.Errorf("%d GPUs are more than %d", len(s.GPUs), maxGPUs))
	}
	seen := map[int]bool{}
	for _, g := range s.GPUs {
		if g.Index < 0 || g.Index >= maxGPUs || seen[g.Index] || g.Memory > math.MaxInt64 {
			wrong = append(wrong, fmt.Errorf("GPU %d is there twice, or makes no sense", g.Index))
		}
		seen[g.Index] = true
	}
	return errors.Join(wrong...)
}

// A Grant is what a claim has of a server.
type Grant struct {
	Server string `json:"server"`
	GPUs   []int  `json:"gpus"`
	Memory uint64 `json:"memory_bytes,omitempty"` // of each
	Share  Share  `json:"share,omitempty"`        // of each
	Whole  bool   `json:"whole,omitempty"`        // the GPUs are the claim's alone
}

// A Ledger is what is granted of one server, by claim.
type Ledger map[string]Grant

// The states of a claim, in their order.
const (
	Queued   = "queued"   // no server has room for it
	Assigned = "assigned" // the ledger of a server has it; the server has not accepted it yet
	Ready    = "ready"    // the server lets its programs in
	Ending   = "ending"   // it is released; the server has not ended its sessions yet
)

// A Credential is what the server of a claim knows of the token that the claim's client made: not its
// secret.
type Credential struct {
	ID  string `json:"id"`
	Key []byte `json:"key"`
}

// A Claim is a client's right to GPUs of the pool, from when it asks for them.
type Claim struct {
	ID         string     `json:"id"`
	Tenant     string     `json:"tenant"`
	Owner      string     `json:"owner"` // the name of the client's credential
	Program    string     `json:"program,omitempty"`
	Host       string     `json:"host,omitempty"` // as the client says
	Created    time.Time  `json:"created"`
	Request    Request    `json:"request"`
	Credential Credential `json:"credential"`
	State      string     `json:"state"`
	Grant      *Grant     `json:"grant,omitempty"`
	Overtaken  int        `json:"overtaken,omitempty"` // claims behind it that were granted before it
	Move       *Move      `json:"move,omitempty"`      // while it leaves its server
	Why        string     `json:"why,omitempty"`       // it is ending

	Order int64 `json:"-"` // when it came: the revision of etcd that created it
}

// A Move is how a claim leaves the server that it is on.
type Move struct {
	To      *Grant `json:"to,omitempty"`      // on another server; nil: no other has room
	Token   string `json:"token,omitempty"`   // with which the server brings the sessions; set when the other server has made room
	Suspend bool   `json:"suspend,omitempty"` // the sessions are to be suspended where they are
	Blocked string `json:"blocked,omitempty"` // why the claim has not left
}

// A Cordon keeps new claims away from a server.
type Cordon struct {
	By     string    `json:"by"`
	Reason string    `json:"reason,omitempty"`
	Since  time.Time `json:"since"`
	Drain  bool      `json:"drain"` // the claims that are there are to leave
}

// A Quota is what the claims of one tenant may have together.
type Quota struct {
	GPUs     int    `json:"gpus"`         // counted as a whole, however small the part of each; 0 for any number
	Memory   uint64 `json:"memory_bytes"` // 0 for any amount
	Priority int    `json:"priority"`     // the highest its claims may have
}

// A Usage is what the claims of one tenant have.
type Usage struct {
	GPUs   int    `json:"gpus"`
	Memory uint64 `json:"memory_bytes"`
}

// A Node is a server as the pool knows it.
type Node struct {
	Server
	Up     bool // its lease is alive
	Cordon *Cordon
	Ledger Ledger
}

// Memory is what a grant takes of the memory of a server.
func (n *Node) Memory(g Grant) (bytes uint64) {
	if !g.Whole {
		return g.Memory * uint64(len(g.GPUs))
	}
	for _, gpu := range n.GPUs {
		if slices.Contains(g.GPUs, gpu.Index) {
			bytes += gpu.Memory
		}
	}
	return bytes
}

// Add returns a usage with a grant more, or, for -1, less.
func (u Usage) Add(n *Node, g Grant, sign int) Usage {
	bytes := n.Memory(g)
	if sign < 0 {
		return Usage{GPUs: max(u.GPUs-len(g.GPUs), 0), Memory: u.Memory - min(bytes, u.Memory)}
	}
	return Usage{GPUs: u.GPUs + len(g.GPUs), Memory: u.Memory + bytes}
}

// Exceeds says in what a usage is beyond a quota; empty if it is not.
func (u Usage) Exceeds(q Quota) string {
	switch {
	case q.GPUs != 0 && u.GPUs > q.GPUs:
		return fmt.Sprintf("the tenant may have %d GPUs", q.GPUs)
	case q.Memory != 0 && u.Memory > q.Memory:
		return fmt.Sprintf("the tenant may have %s of memory", SizeText(q.Memory))
	}
	return ""
}

// SizeText is a number of bytes for people.
func SizeText(n uint64) string {
	for _, u := range []struct {
		name  string
		bytes uint64
	}{{"TiB", 1 << 40}, {"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if n >= u.bytes {
			return strconv.FormatFloat(math.Floor(float64(n)/float64(u.bytes)*10)/10, 'f', -1, 64) + " " + u.name
		}
	}
	return strconv.FormatUint(n, 10) + " bytes"
}
