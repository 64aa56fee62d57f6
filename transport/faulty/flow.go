package faulty

import (
	"io"
	"math/rand/v2"
	"net"
	"time"
)

// A flow is one direction of one connection.
type flow struct {
	p         *Proxy
	now       *program
	from, to  net.Conn
	direction Direction
	number    uint64
	r         *rand.Rand
	passed    int64
	next      []int64 // the position at which each rule applies next; negative for never
}

// run copies bytes until the direction ends. The end of the stream is passed on; other
// errors reset the other connection.
func (f *flow) run() {
	defer func() {
		f.p.mu.Lock()
		delete(f.p.conns, f.from)
		f.p.mu.Unlock()
	}()
	for _, r := range f.now.rules {
		at := int64(-1)
		if f.number >= r.From && (r.Direction == Both || r.Direction == f.direction) {
			at = r.Skip + f.gap(r)
		}
		f.next = append(f.next, at)
	}
	buf := make([]byte, 64<<10)
	for {
		n, err := f.from.Read(buf)
		if n > 0 && !f.pass(buf[:n]) {
			return
		}
		if err == io.EOF {
			if t, ok := f.to.(*net.TCPConn); ok {
				_ = t.CloseWrite()
			}
			return
		}
		if err != nil {
			reset(f.to)
			return
		}
	}
}

// gap chooses how many bytes pass before a rule applies again.
func (f *flow) gap(r Rule) int64 { return r.Min + f.r.Int64N(r.Max-r.Min+1) }

// pass sends bytes on, up to where a rule applies, and then applies it. It returns false
// when the connection has ended.
func (f *flow) pass(b []byte) bool {
	for len(b) > 0 {
		rule, at := -1, f.passed+int64(len(b))
		for i, next := range f.next {
			if next >= 0 && next < at {
				rule, at = i, next
			}
		}
		n := max(at-f.passed, 0)
		if _, err := f.to.Write(b[:n]); err != nil {
			reset(f.from)
			return false
		}
		f.passed += n
		f.p.countPassed(f, n)
		if b = b[n:]; rule < 0 {
			return true
		}
		f.next[rule] = f.passed + max(f.gap(f.now.rules[rule]), 1)
		if !f.p.mayApply(f.now, rule) {
			f.next[rule] = -1
			continue
		}
		var ok bool
		if b, ok = f.applyRule(f.now.rules[rule], b); !ok {
			return false
		}
	}
	return true
}

// mayApply uses up one of the times of a rule.
func (p *Proxy) mayApply(now *program, rule int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if now.left[rule] == 0 {
		return false
	}
	now.left[rule]--
	now.done[now.rules[rule].Action]++
	return true
}

// countPassed counts bytes that have passed.
func (p *Proxy) countPassed(f *flow, n int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	f.now.passed[f.direction] += n
}

// applyRule applies a rule to the bytes that come next, and returns those that are to
// pass.
func (f *flow) applyRule(r Rule, b []byte) ([]byte, bool) {
	pause := time.Duration(0)
	if r.For > 0 {
		pause = time.Duration(f.r.Int64N(int64(r.For) + 1))
	}
	n := 1 + f.r.IntN(min(64, len(b)))
	switch r.Action {
	case Call:
		r.Do()
	case Cut, Close:
		f.p.mu.Lock()
		f.p.refuse = time.Now().Add(pause)
		f.p.mu.Unlock()
		if r.Action == Cut {
			reset(f.from)
			reset(f.to)
		} else {
			_ = f.from.Close()
			_ = f.to.Close()
		}
		return nil, false
	case Delay:
		select {
		case <-time.After(pause):
		case <-f.p.quit:
		}
	case Truncate:
		b = b[n:]
	case Duplicate:
		b = append(append([]byte{}, b[:n]...), b...)
	case Reorder:
		n = len(b) * n / 128
		n = min(n, 64)
		swapped := append([]byte{}, b[n:2*n]...)
		b = append(append(swapped, b[:n]...), b[2*n:]...)
	case Corrupt:
		b = append([]byte{}, b...)
		b[f.r.IntN(len(b))] ^= 1 << f.r.IntN(8)
	}
	return b, true
}
