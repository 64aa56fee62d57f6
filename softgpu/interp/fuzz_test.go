package interp

import (
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"ferry/softgpu/ptx"
)

// FuzzRun links and runs whatever parses, for a moment, on a block of 40
// threads with pointers to a little memory. Any kernel may fault; none may make
// the interpreter panic or reach memory that is not the kernel's.
func FuzzRun(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.ptx")
	for _, name := range files {
		if src, err := os.ReadFile(name); err == nil && len(src) < 1<<14 {
			f.Add(src)
		}
	}
	for _, c := range instCases() {
		f.Add([]byte(kernelText(replaceOperands(c.text, map[byte]string{'d': "%r4", 'a': "%r1", 'b': "%r2", 'c': "%r3"}) + ";")))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		mod, err := ptx.Parse(src)
		if err != nil {
			return
		}
		mem := newArena()
		base := mem.alloc(4096)
		prog, err := Link(mod, func(string) (uint64, bool) { return base, true })
		if err != nil {
			return
		}
		for _, k := range prog.Kernels() {
			var stop atomic.Bool
			timer := time.AfterFunc(5*time.Millisecond, func() { stop.Store(true) }) // not a limit: kernels may run for ever
			p := make([]byte, k.ParamBytes)
			for i := 0; i+8 <= len(p); i += 8 {
				copy(p[i:], []byte{0, 0, 0, 0, 0, 0x10})
			}
			Run(&Launch{Kernel: k, Grid: dim(2), Block: dim(40), Params: p, Mem: mem, Workers: 1, Interrupt: &stop})
			timer.Stop()
		}
	})
}
