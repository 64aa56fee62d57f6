// Command soft compares the software GPU with plain C loops: the same work, on
// the same data, in one process, round by round. It prints processor time per
// element on one core, which other processes disturb little; how much faster
// two workers are, which needs two idle cores to mean anything; and how much
// more processor time they take together, which bounds that on any machine.
//
//	go run ./operator/bench/soft
//	GOEXPERIMENT=simd go run ./operator/bench/soft    # with vector instructions
package main

import (
	_ "embed"
	"encoding/binary"
	"flag"
	"fmt"
	"log"
	"math"
	"runtime"
	"time"

	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

//go:embed kernels.ptx
var source []byte

// memory is one allocation per buffer, at made-up addresses.
type memory struct{ buffers []buffer }

type buffer struct {
	addr  uint64
	bytes []byte
}

func (m *memory) Span(addr uint64) (uint64, []byte, bool) {
	for _, b := range m.buffers {
		if addr >= b.addr && addr-b.addr < uint64(len(b.bytes)) {
			return b.addr, b.bytes, true
		}
	}
	return 0, nil, false
}

func (m *memory) Epoch() uint64 { return uint64(len(m.buffers)) }

// alloc makes a buffer of n words, filled by f.
func (m *memory) alloc(n int, f func(i int) uint32) buffer {
	b := buffer{addr: 0x1000_0000_0000 + uint64(len(m.buffers))<<32, bytes: make([]byte, 4*n)}
	for i := range n {
		binary.LittleEndian.PutUint32(b.bytes[4*i:], f(i))
	}
	m.buffers = append(m.buffers, b)
	return b
}

// A job is a kernel, the loop that does the same, and how many elements both
// work on. Results are compared within the tolerance.
type job struct {
	name, unit string
	items      int
	launch     *interp.Launch
	loop       func()
	output     buffer
	float      bool
}

func jobs(prog *interp.Program, m *memory, scale int) []job {
	value := func(i int) uint32 { return math.Float32bits(1 / float32(i%1000+3)) }
	small := func(i int) uint32 { return uint32(i) * 2654435761 >> 24 }
	noise := func(i int) uint32 { return uint32(i) * 2654435761 }
	zero := func(int) uint32 { return 0 }
	launch := func(name string, grid, block [3]uint32, args ...any) *interp.Launch {
		k := prog.Kernel(name)
		p := make([]byte, k.ParamBytes)
		for i, a := range args {
			if b, ok := a.(buffer); ok {
				a = b.addr
			}
			if _, err := binary.Encode(p[k.Params[i].Offset:], binary.LittleEndian, a); err != nil {
				log.Fatal(err)
			}
		}
		return &interp.Launch{Kernel: k, Grid: grid, Block: block, Params: p, Mem: m}
	}
	n := 1 << 18 * scale
	x, y := m.alloc(n, value), m.alloc(n, value)
	side := 256
	a, b, c := m.alloc(side*side, value), m.alloc(side*side, value), m.alloc(side*side, zero)
	in, sum := m.alloc(n, small), m.alloc(1, zero)
	text, bins := m.alloc(n/4, noise), m.alloc(256, zero)
	bodies := 1024
	p, acc := m.alloc(4*bodies, value), m.alloc(4*bodies, zero)
	u := func(n int) uint32 { return uint32(n) }
	return []job{
		{
			"saxpy", "element", n,
			launch("saxpy", [3]uint32{u(n / 256), 1, 1}, [3]uint32{256, 1, 1}, int32(n), float32(0.5), x, y),
			func() { cSaxpy(n, 0.5, x.bytes, y.bytes) }, y, true,
		},
		{
			"tiled matmul", "multiply-add", side * side * side,
			launch("matmul", [3]uint32{u(side / 16), u(side / 16), 1}, [3]uint32{16, 16, 1}, a, b, c, int32(side)),
			func() { cMatmul(a.bytes, b.bytes, c.bytes, side) }, c, true,
		},
		{
			"tree reduction", "element", n,
			launch("reduce", [3]uint32{u(n / 512), 1, 1}, [3]uint32{256, 1, 1}, in, sum, int32(n)),
			func() { cReduce(in.bytes, sum.bytes, n) }, sum, false,
		},
		{
			"histogram", "element", n,
			launch("hist", [3]uint32{16, 1, 1}, [3]uint32{256, 1, 1}, text, bins, int32(n)),
			func() { cHist(text.bytes, bins.bytes, n) }, bins, false,
		},
		{
			"n-body", "pair", bodies * bodies,
			launch("nbody", [3]uint32{u(bodies / 256), 1, 1}, [3]uint32{256, 1, 1}, p, acc, int32(bodies)),
			func() { cNbody(p.bytes, acc.bytes, bodies) }, acc, true,
		},
	}
}

// check runs both once from the same start and compares.
func (j *job) check() {
	before := append([]byte(nil), j.output.bytes...)
	j.loop()
	want := append([]byte(nil), j.output.bytes...)
	copy(j.output.bytes, before)
	j.run(1)
	for i := 0; i < len(want); i += 4 {
		g, w := binary.LittleEndian.Uint32(j.output.bytes[i:]), binary.LittleEndian.Uint32(want[i:])
		if g == w {
			continue
		}
		x, y := float64(math.Float32frombits(g)), float64(math.Float32frombits(w))
		if !j.float || math.Abs(x-y) > 1e-3*math.Max(math.Abs(y), 1e-3) {
			log.Fatalf("%s: word %d is %v (%#x), the loop has %v (%#x)", j.name, i/4, x, g, y, w)
		}
	}
}

func (j *job) run(workers int) {
	j.launch.Workers = workers
	if err := interp.Run(j.launch); err != nil {
		log.Fatal(err)
	}
}

func main() {
	log.SetFlags(0)
	rounds := flag.Int("rounds", 20, "how often to measure; the best counts")
	scale := flag.Int("scale", 1, "multiplies the length of arrays")
	only := flag.String("kernel", "", "measure only this one")
	tier := flag.String("tier", interp.Tier(), "plain, fast or vector")
	flag.Parse()
	if err := interp.UseTier(*tier); err != nil {
		log.Fatal(err)
	}
	mod, err := ptx.Parse(source)
	if err != nil {
		log.Fatal(err)
	}
	prog, err := interp.Link(mod, func(string) (uint64, bool) { return 0, false })
	if err != nil {
		log.Fatal(err)
	}
	// Processor time is counted per thread, so stay on one.
	runtime.LockOSThread()
	fmt.Printf("software GPU, %s tier, against C at -O2; best of %d rounds, processor time of one core\n\n", interp.Tier(), *rounds)
	fmt.Printf("%-16s %10s %13s %8s %13s %12s   %s\n", "kernel", "C ns", "soft GPU ns", "ratio", "two workers", "extra work", "per")
	for _, j := range jobs(prog, &memory{}, *scale) {
		if *only != "" && *only != j.name {
			continue
		}
		j.check()
		c, g, one, two := math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)
		var alone, both float64 // sums: the clock of a process is coarse
		for range *rounds {
			t := cpuNanos()
			j.loop()
			c = min(c, cpuNanos()-t)
			t = cpuNanos()
			wall := time.Now()
			j.run(1)
			d := cpuNanos() - t
			g, one = min(g, d), min(one, float64(time.Since(wall)))
			alone += d
			wall = time.Now()
			t = processNanos()
			j.run(2)
			both += processNanos() - t
			two = min(two, float64(time.Since(wall)))
		}
		n := float64(j.items)
		fmt.Printf("%-16s %10.3f %13.3f %7.1fx %12.2fx %11.0f%%   %s\n", j.name, c/n, g/n, g/c, one/two, 100*(both/alone-1), j.unit)
	}
}
