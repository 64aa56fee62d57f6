package softgpu

import (
	"encoding/binary"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ferry/api/cu"
	"ferry/device"
	"ferry/softgpu/finding"
)

var rewrite = flag.Bool("rewrite", false, "write what the transcripts of testdata/reports should say from what happens")

// TestReports runs the transcripts of testdata/reports: what a program does,
// one command a line, then "----" and what its developer gets to see.
//
//	machine check devices=2            a fresh machine; without it, a plain one
//	module FILE                        load PTX instead of broken.ptx
//	alloc NAME BYTES [device=N]        memory nobody has written
//	fill NAME BYTES WORD               memory full of a 32-bit word
//	free NAME
//	context N                          make a context of device N current
//	launch KERNEL grid=N block=N [shared=N] ARGUMENT...
//	sync
//
// An argument is a number or a NAME, with +BYTES or -BYTES behind it.
func TestReports(t *testing.T) {
	files, err := filepath.Glob("testdata/reports/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d transcripts, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			commands, want, ok := strings.Cut(string(text), "----\n")
			if !ok {
				t.Fatal("no ---- in it")
			}
			s := &script{t: t, memory: map[string]cu.Deviceptr{}, size: map[string]uint64{}, module: "broken.ptx"}
			for line := range strings.Lines(commands) {
				if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
					s.command(strings.Fields(line))
				}
			}
			if *rewrite {
				if err := os.WriteFile(file, []byte(commands+"----\n"+s.out.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if got := s.out.String(); got != want {
				t.Errorf("it says\n%s\nand should say\n%s\n(go test -rewrite writes what it says)", got, want)
			}
		})
	}
}

// A script is one transcript being run.
type script struct {
	t      *testing.T
	rig    *rig
	module string
	loaded cu.Module
	memory map[string]cu.Deviceptr
	size   map[string]uint64
	out    strings.Builder
}

func (s *script) command(w []string) {
	s.t.Helper()
	if w[0] == "machine" {
		// One worker, so that the first of several culprits is always the same.
		s.rig = newRig(s.t, Config{Workers: 1, Check: s.checks(w), Devices: int(s.option(w, "devices", 1))})
		return
	}
	if s.rig == nil {
		s.rig = newRig(s.t, Config{Workers: 1})
	}
	r := s.rig
	switch w[0] {
	case "module":
		s.module = w[1]
	case "alloc":
		s.memory[w[1]] = r.allocOn(int32(s.option(w, "device", 0)), s.number(w[2]))
		s.size[w[1]] = s.number(w[2])
	case "fill":
		s.memory[w[1]] = r.alloc(s.number(w[2]))
		s.size[w[1]] = s.number(w[2])
		r.ok(r.MemsetD32(s.memory[w[1]], uint32(s.number(w[3])), s.size[w[1]]/4))
	case "free":
		r.free(s.memory[w[1]], s.size[w[1]])
	case "context":
		_, res := r.CtxCreate_v2(0, cu.Device(s.number(w[1])))
		r.ok(res)
		s.loaded = 0
	case "launch":
		s.launch(w)
	case "sync":
		res := r.CtxSynchronize(0)
		printed, complained := r.Output()
		fmt.Fprintf(&s.out, "cuCtxSynchronize: %s\n%s%s%s", res.Error(), printed, complained, r.Report())
	default:
		s.t.Fatalf("what is %q?", w[0])
	}
}

func (s *script) launch(w []string) {
	s.t.Helper()
	r := s.rig
	if s.loaded == 0 {
		src, err := os.ReadFile(filepath.Join("testdata/reports", s.module))
		if err != nil {
			s.t.Fatal(err)
		}
		s.loaded = r.load(string(src))
	}
	f := r.function(s.loaded, w[1])
	var p []byte
	i := uint64(0)
	for _, a := range w[2:] {
		if strings.Contains(a, "=") {
			continue
		}
		off, size, res := r.FuncGetParamInfo(f, i)
		r.ok(res)
		i++
		p = append(p, make([]byte, off-uint64(len(p)))...)
		p = append(p, binary.LittleEndian.AppendUint64(nil, s.value(a))[:size]...)
	}
	res := r.LaunchKernel(&device.Launch{
		Func: f, Params: p, Shared: uint32(s.option(w, "shared", 0)),
		Grid: [3]uint32{uint32(s.option(w, "grid", 1)), 1, 1}, Block: [3]uint32{uint32(s.option(w, "block", 1)), 1, 1},
	})
	if res != cu.CUDA_SUCCESS {
		fmt.Fprintf(&s.out, "cuLaunchKernel: %s\n%s", res.Error(), r.Report())
	}
}

// value is an argument's.
func (s *script) value(a string) uint64 {
	s.t.Helper()
	i := strings.LastIndexAny(a, "+-")
	if i <= 0 {
		i = len(a)
	}
	at, ok := s.memory[a[:i]]
	if !ok {
		return s.number(a)
	}
	if i == len(a) {
		return uint64(at)
	}
	return uint64(at) + s.number(a[i:])
}

func (s *script) number(a string) uint64 {
	s.t.Helper()
	n, err := strconv.ParseInt(a, 0, 64)
	if err != nil {
		s.t.Fatal(err)
	}
	return uint64(n)
}

func (s *script) option(w []string, name string, otherwise uint64) uint64 {
	for _, a := range w {
		if v, ok := strings.CutPrefix(a, name+"="); ok {
			return s.number(v)
		}
	}
	return otherwise
}

// checks reads "check", which is --soft-check, or "check=LIST".
func (s *script) checks(w []string) finding.Options {
	for _, a := range w {
		value, ok := strings.CutPrefix(a, "check")
		if !ok {
			continue
		}
		if value == "" {
			value = "=true"
		}
		o, err := finding.Parse(value[1:])
		if err != nil {
			s.t.Fatal(err)
		}
		return o
	}
	return finding.Options{}
}
