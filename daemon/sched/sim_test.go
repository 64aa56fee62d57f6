package sched

import (
	"container/heap"
	"slices"
)

// A sim is a device, the clients that use it, their workers and the daemon's driver,
// in simulated time.
//
// The device works as GPUs do: it goes round among processes that have work,
// gives each a quantum, and goes on at once when one has no more. Beside 2 ms
// kernels a client that has 200 µs of tiny ones at a time gets a tenth, as measured.
type sim struct {
	s     *Scheduler
	now   Nanos
	queue simQueue
	seq   int

	// latency is how long a doorbell, or a change of a permit, takes to arrive.
	latency Nanos
	// notice is how long a worker takes to see that the device has nothing left of it.
	notice  Nanos
	quantum Nanos
	// switching is what the device takes to go from one process to another.
	switching Nanos
	// off: there is no scheduler, as natively.
	off bool

	procs   map[ID]*proc
	order   []*proc
	running *proc
	last    *proc // the process that ran before
	ran     Nanos // how much of its quantum
	turnAt  int   // index in order of the process the hardware runs next
	busy    Nanos // device time in all
	tick    int   // the number of the wake-up that counts
	steps   int
	onStep  func(*sim) // after each step
}

// quantum is how long a GPU works for a process before it turns to others.
const quantum = 2 * Millisecond

// A proc is a program and its worker. The program hands its worker batches of
// kernels, each hostTime after the other, waits for the end of the batch, thinks.
type proc struct {
	id            ID
	kernel        Nanos
	batch         int
	hostTime      Nanos
	think         Nanos
	depth         int   // kernels it may be ahead of the device; 0 for any number
	lazy          bool  // its worker tells what it used only at the end of its work
	grain         Nanos // how often its worker reports while no other client wants the device
	ignoresPermit bool  // its worker runs without a permit
	mixed         bool  // kernels are of many lengths, up to four times that
	warmUp        int   // so many take a millisecond, at first

	permit   Permit
	waits    []Nanos // with the worker, not yet on the device
	onDevice []Nanos // on the device
	work     Nanos   // sum of ahead
	sent     int     // of the batch
	blocked  bool    // the host waits for room
	since    Nanos   // when ahead became not empty
	used     Nanos
	wants    bool
	ended    bool

	done     Nanos // device time really had
	kernels  int
	given    uint64
	began    Nanos // of the batch
	took     []Nanos
	random   uint64 // for the lengths
	toldUsed Nanos
}

type simEvent struct {
	at  Nanos
	seq int
	do  func()
}

type simQueue []simEvent

func (q simQueue) Len() int { return len(q) }
func (q simQueue) Less(i, j int) bool {
	return q[i].at < q[j].at || q[i].at == q[j].at && q[i].seq < q[j].seq
}
func (q simQueue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *simQueue) Push(x any)   { *q = append(*q, x.(simEvent)) }
func (q *simQueue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

func newSim(cfg Config) *sim {
	return &sim{s: New(cfg), procs: map[ID]*proc{}, latency: 20 * Microsecond, quantum: quantum}
}

func (m *sim) after(d Nanos, do func()) {
	m.seq++
	heap.Push(&m.queue, simEvent{m.now + d, m.seq, do})
}

// run simulates for so long.
func (m *sim) run(d Nanos) {
	end := m.now + d
	for len(m.queue) > 0 && m.queue[0].at <= end {
		e := heap.Pop(&m.queue).(simEvent)
		m.now = e.at
		e.do()
	}
	m.now = end
}

// add starts a client.
func (m *sim) add(t Entitlement, p proc) *proc {
	c := &p
	c.id = ID(len(m.procs) + 1)
	c.permit = Permit{Run: true}
	m.procs[c.id] = c
	m.order = append(m.order, c)
	if !m.off {
		m.s.Join(m.now, c.id, t, 0)
		m.drive(nil)
	}
	m.startBatch(c)
	return c
}

// end ends a client, whatever it is doing.
func (m *sim) end(p *proc) {
	p.ended, p.onDevice, p.work, p.waits = true, nil, 0, nil
	m.order = slices.DeleteFunc(m.order, func(o *proc) bool { return o == p })
	if !m.off {
		m.s.RemoveClient(p.id)
		m.drive(nil)
	}
}

// startBatch is the host's part.
func (m *sim) startBatch(p *proc) {
	p.sent, p.began = 0, m.now
	m.launch(p)
}

func (m *sim) launch(p *proc) {
	if p.ended || p.sent == p.batch {
		return
	}
	if p.depth > 0 && len(p.waits)+len(p.onDevice) >= p.depth {
		p.blocked = true
		return
	}
	p.blocked = false
	p.sent++
	p.waits = append(p.waits, p.length())
	m.feed(p)
	if p.hostTime > 0 {
		m.after(p.hostTime, func() { m.launch(p) })
	} else {
		m.launch(p)
	}
}

// length is how long the next kernel takes.
func (p *proc) length() Nanos {
	if p.warmUp > 0 {
		p.warmUp--
		return Millisecond
	}
	if !p.mixed {
		return p.kernel
	}
	p.random = p.random*6364136223846793005 + 1442695040888963407
	return p.kernel * Nanos(1+(p.random>>33)%64*((p.random>>39)%64)/64) / 16
}

// feed is the worker's part: it passes on what it may.
func (m *sim) feed(p *proc) {
	open := p.permit.Run || p.ignoresPermit
	for len(p.waits) > 0 && open && (!p.permit.Contended || p.ignoresPermit || p.work < m.s.cfg.Slice) {
		if len(p.onDevice) == 0 {
			p.since = m.now
		}
		p.onDevice = append(p.onDevice, p.waits[0])
		p.given++
		p.work += p.waits[0]
		p.waits = p.waits[1:]
	}
	wants := len(p.waits) > 0 && !open
	if wants && !p.wants {
		m.ring(p)
	}
	p.wants = wants
	if m.running == nil {
		m.dispatch()
	}
}

// dispatch has the device go on with the next process that has work.
func (m *sim) dispatch() {
	m.running = nil
	for range m.order {
		if m.turnAt++; m.turnAt >= len(m.order) {
			m.turnAt = 0
		}
		if p := m.order[m.turnAt]; len(p.onDevice) > 0 {
			m.running, m.ran = p, 0
			if m.switching > 0 && p != m.last {
				m.after(m.switching, func() { m.begin(p) })
			} else {
				m.execute(p)
			}
			m.last = p
			return
		}
	}
}

// begin has the device run a process it has gone to, if that still has work.
func (m *sim) begin(p *proc) {
	if len(p.onDevice) > 0 {
		m.execute(p)
	} else {
		m.dispatch()
	}
}

// execute runs the first kernel of a process, as long as the quantum allows.
func (m *sim) execute(p *proc) {
	d := min(p.onDevice[0], m.quantum-m.ran)
	m.after(d, func() {
		m.busy += d
		p.done += d
		m.ran += d
		if p.ended {
			m.dispatch()
			return
		}
		p.onDevice[0] -= d
		p.work -= d
		if p.onDevice[0] == 0 {
			p.onDevice = p.onDevice[1:]
			p.kernels++
			m.finished(p)
		}
		if m.ran < m.quantum && len(p.onDevice) > 0 {
			m.execute(p)
		} else {
			m.dispatch()
		}
	})
}

// finished: a kernel has ended.
func (m *sim) finished(p *proc) {
	idle := len(p.onDevice) == 0
	was := m.running
	m.feed(p)
	m.running = was
	if idle {
		p.used += m.now - p.since
		p.since = m.now
		if len(p.onDevice) == 0 && p.permit.Contended {
			m.after(m.notice, func() { m.ring(p) })
		}
	}
	if p.blocked {
		m.launch(p)
	}
	if p.sent == p.batch && len(p.waits)+len(p.onDevice) == 0 {
		p.took = append(p.took, m.now-p.began)
		m.after(p.think, func() {
			if !p.ended {
				m.startBatch(p)
			}
		})
	}
}

func (m *sim) ring(p *proc) {
	if !m.off {
		m.after(m.latency, func() { m.drive(p) })
	}
}

func (p *proc) report(now Nanos) Report {
	r := Report{Busy: len(p.onDevice) > 0, Wants: p.wants, Used: p.used, Given: p.given}
	if r.Busy && !p.lazy {
		r.Used += now - p.since
	}
	if p.grain > 0 && !p.permit.Contended && r.Busy { // the worker polls the device once per grain
		p.toldUsed = max(p.toldUsed, r.Used-(now+Nanos(p.id)*Millisecond)%p.grain)
		r.Used = p.toldUsed
	}
	return r
}

// drive is the daemon's part.
func (m *sim) drive(rang *proc) {
	for again := true; again; {
		again = false
		m.steps++
		if rang != nil && !rang.ended {
			m.s.Report(m.now, rang.id, rang.report(m.now))
			rang = nil
		}
		for id := range m.s.Watched() {
			if p := m.procs[id]; p != nil {
				m.s.Report(m.now, id, p.report(m.now))
			}
		}
		changes, wake := m.s.Step(m.now)
		for _, c := range changes {
			p := m.procs[c.ID]
			again = again || !c.Run
			m.set(p, c.Permit)
		}
		if m.onStep != nil {
			m.onStep(m)
		}
		m.tick++
		if tick := m.tick; !again && wake != Never {
			m.after(wake-m.now, func() {
				if tick == m.tick {
					m.drive(nil)
				}
			})
		}
	}
}

// set changes a permit. A worker sees a revocation at once, because worker and daemon check
// Busy and the permit in opposite order; a worker that sleeps until its permit is granted
// needs time to wake up.
func (m *sim) set(p *proc, g Permit) {
	opens := g.Run && !p.permit.Run
	p.permit = g
	if !opens {
		m.feed(p)
		return
	}
	m.after(m.latency, func() {
		if !p.ended {
			m.feed(p)
		}
	})
}
