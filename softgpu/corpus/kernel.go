package corpus

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A Kernel is one file of the corpus.
type Kernel struct {
	Name    string // FAMILY/NAME
	Feature string
	Source  []byte
	Grid    [3]uint32
	Block   [3]uint32
	Shared  uint32 // dynamic, in bytes
	In      []Slot
	Out     Slot
	Rule    Rule
}

// A Slot is an array of input or output.
type Slot struct {
	Type  string // a PTX type
	Kind  string // the generator's name, see input.go; none for output
	Count int
}

func (s Slot) bytes() int { return s.Count * sizeOf(s.Type) }

// Family is the folder a kernel is in.
func (k *Kernel) Family() string { return filepath.Dir(k.Name) }

// Threads is the number of threads of a launch, and the parameter n.
func (k *Kernel) Threads() int {
	n := 1
	for i := range 3 {
		n *= int(k.Grid[i] * k.Block[i])
	}
	return n
}

// Hash identifies what decides a kernel's output: its code, launch and input.
// Comments and the rule of comparison are not part of it.
func (k *Kernel) Hash() [8]byte {
	h := sha256.New()
	for line := range strings.Lines(string(k.Source)) {
		if !strings.HasPrefix(line, "//") {
			h.Write([]byte(line))
		}
	}
	fmt.Fprintln(h, k.Grid, k.Block, k.Shared, k.Out.bytes())
	h.Write(k.Input())
	return [8]byte(h.Sum(nil))
}

// Load reads all kernels below a folder, in the order of their names.
func Load(dir string) ([]*Kernel, error) {
	var list []*Kernel
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ".ptx" {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		k, err := Parse(strings.TrimSuffix(filepath.ToSlash(rel), ".ptx"), src)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		list = append(list, k)
		return nil
	})
	return list, err
}

// Parse reads the header of a kernel's file.
func Parse(name string, src []byte) (*Kernel, error) {
	k := &Kernel{Name: name, Source: src}
	seen := map[string]string{}
	for line := range strings.Lines(string(src)) {
		rest, ok := strings.CutPrefix(line, "// ")
		if !ok {
			break
		}
		if key, value, ok := strings.Cut(strings.TrimSpace(rest), ": "); ok {
			seen[key] = value
		}
	}
	for _, key := range []string{"feature", "launch", "in", "out", "compare"} {
		if seen[key] == "" {
			return nil, fmt.Errorf("header has no %q", key)
		}
	}
	k.Feature = seen["feature"]
	if err := k.parseLaunch(seen["launch"]); err != nil {
		return nil, err
	}
	if err := k.parseSlots(seen["in"], seen["out"]); err != nil {
		return nil, err
	}
	var err error
	k.Rule, err = ParseRule(seen["compare"])
	return k, err
}

func (k *Kernel) parseLaunch(s string) error {
	k.Grid, k.Block = [3]uint32{1, 1, 1}, [3]uint32{1, 1, 1}
	for _, f := range strings.Fields(s) {
		key, value, _ := strings.Cut(f, "=")
		var list []uint32
		for _, v := range strings.Split(value, "x") {
			n, err := strconv.ParseUint(v, 10, 32)
			if err != nil {
				return fmt.Errorf("launch: %w", err)
			}
			list = append(list, uint32(n))
		}
		switch key {
		case "grid":
			copy(k.Grid[:], list)
		case "block":
			copy(k.Block[:], list)
		case "shared":
			k.Shared = list[0]
		default:
			return fmt.Errorf("launch: unknown %q", key)
		}
	}
	return nil
}

func (k *Kernel) parseSlots(in, out string) error {
	for _, item := range strings.Split(in, ", ") {
		f := strings.Fields(item)
		if item == "none" {
			continue
		}
		if len(f) < 2 || len(f) > 3 {
			return fmt.Errorf("in: %q is not a type, a generator and perhaps a count", item)
		}
		s := Slot{Type: f[0], Kind: f[1], Count: k.Threads()}
		if len(f) == 3 {
			n, err := strconv.Atoi(strings.TrimPrefix(f[2], "x"))
			if err != nil {
				return fmt.Errorf("in: %w", err)
			}
			s.Count = n
		}
		if sizeOf(s.Type) == 0 || generators[s.Kind] == nil {
			return fmt.Errorf("in: no generator %q for type %q", s.Kind, s.Type)
		}
		k.In = append(k.In, s)
	}
	f := strings.Fields(out)
	if len(f) != 2 || sizeOf(f[0]) == 0 {
		return fmt.Errorf("out: %q is not a type and a count", out)
	}
	n, err := strconv.Atoi(f[1])
	k.Out = Slot{Type: f[0], Count: n}
	return err
}

// sizeOf is the bytes of an element, 0 for an unknown type.
func sizeOf(t string) int {
	switch t {
	case "u8", "s8", "b8", "e4m3", "e5m2":
		return 1
	case "u16", "s16", "b16", "f16", "bf16":
		return 2
	case "u32", "s32", "b32", "f32", "f16x2", "bf16x2", "tf32":
		return 4
	case "u64", "s64", "b64", "f64":
		return 8
	case "b128":
		return 16
	}
	return 0
}

// OutBytes is the size of the output.
func (k *Kernel) OutBytes() int { return k.Out.bytes() }
