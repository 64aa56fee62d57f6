// Package linker joins units of device code into one image of the software GPU's own
// kind (fatbin.Join), as the driver's linker does: PTX text, fatbins, object files and
// archives of them. It takes the PTX of each; an archive's members are taken only as far
// as others use them.
//
// The input is hostile. A Linker belongs to one goroutine at a time; functions may be
// called from several.
package linker

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"ferry/api/cu"
	"ferry/device/fatbin"
	"ferry/softgpu/image"
	"ferry/softgpu/interp"
	"ferry/softgpu/ptx"
)

// A Linker collects units until they are joined.
type Linker struct {
	cc      int // of the device: 90 for 9.0
	inputs  int
	units   []*unit
	library []*unit // members of archives, and CUDA's device runtime
}

// A unit is the device code of one compilation.
type unit struct {
	name string
	text []byte      // PTX; nil where the unit has none
	mod  *ptx.Module // nil until it is needed
	err  error       // why there is no PTX
}

// New makes a linker for a device of compute capability cc.
func New(cc int) *Linker { return &Linker{cc: cc} }

// Empty reports whether nothing was added.
func (l *Linker) Empty() bool { return l.inputs == 0 }

// ErrKind is the error of an input of no kind that CUDA has.
var ErrKind = errors.New("linker: no such kind of input")

// Add adds an input and keeps no part of data. Mistakes in it are found here, as the
// driver does. Errors are ErrKind, *fatbin.Error, or of package ptx.
func (l *Linker) Add(kind cu.JitInputType, data []byte, name string) error {
	list := []fatbin.Unit{{Data: data}}
	var err error
	switch kind {
	case cu.CU_JIT_INPUT_PTX, cu.CU_JIT_INPUT_FATBINARY:
	case cu.CU_JIT_INPUT_CUBIN: // of ours: what another linker made
		if list, err = splitLinked(data); err != nil {
			return err
		}
	case cu.CU_JIT_INPUT_OBJECT, cu.CU_JIT_INPUT_LIBRARY:
		if list, err = fatbin.Units(data); err != nil {
			return err
		}
	case cu.CU_JIT_INPUT_NVVM:
		return refused("LTO-IR is compiled by NVIDIA's linker only; give the software GPU PTX (NVRTC: without -dlto; nvcc: -gencode arch=compute_%d,code=compute_%d)", l.cc, l.cc)
	default:
		return ErrKind
	}
	l.inputs++
	for _, part := range list {
		called := cmp.Or(name, part.Name)
		if name != "" && part.Name != "" {
			called = fmt.Sprintf("%s(%s)", name, part.Name) // a member of an archive
		}
		if err := l.addUnit(part, called, kind); err != nil {
			return err
		}
	}
	return nil
}

func refused(format string, args ...any) error {
	return &fatbin.Error{Result: cu.CUDA_ERROR_NO_BINARY_FOR_GPU, Msg: fmt.Sprintf(format, args...)}
}

// splitLinked lists the units of a linked image; other machine code is refused.
func splitLinked(data []byte) ([]fatbin.Unit, error) {
	if !fatbin.IsLinked(data) {
		return nil, refused("the software GPU links PTX, alone, in a fatbin, in an object file or in an archive; a cubin is machine code")
	}
	parts, err := fatbin.Split(data)
	if err != nil {
		return nil, err
	}
	var list []fatbin.Unit
	for _, p := range parts {
		list = append(list, fatbin.Unit{Data: p})
	}
	return list, nil
}

// addUnit takes the PTX of one unit. A unit of a library without PTX is no mistake as
// long as nobody needs it.
func (l *Linker) addUnit(part fatbin.Unit, name string, kind cu.JitInputType) error {
	u := &unit{name: name}
	u.text, u.err = textOf(part.Data, l.cc, kind == cu.CU_JIT_INPUT_CUBIN)
	if kind == cu.CU_JIT_INPUT_LIBRARY || isDeviceRuntime(u.text) {
		l.library = append(l.library, u)
		return nil
	}
	if u.err == nil {
		u.err = u.parse()
	}
	if u.err == nil && len(l.units) == maxUnits {
		u.err = refused("more than %d units", maxUnits)
	}
	l.units = append(l.units, u)
	return u.err
}

// maxUnits bounds what is linked into one image.
const maxUnits = 1 << 12

// textOf is the PTX of an image, copied. A part of a linked image was chosen before, and
// may be newer than the device.
func textOf(b []byte, cc int, linked bool) ([]byte, error) {
	if linked {
		return bytes.Clone(fatbin.Text(b)), nil
	}
	im, err := fatbin.Parse(b)
	if err != nil {
		return nil, err
	}
	text, err := image.PTX(im, cc)
	if err != nil {
		return nil, err
	}
	return bytes.Clone(text), nil
}

func (u *unit) parse() error {
	if u.mod != nil {
		return nil
	}
	m, err := ptx.Parse(u.text)
	if err != nil {
		return fmt.Errorf("%s: %w", cmp.Or(u.name, sourceName(u.text), "a unit"), err)
	}
	m.Name = unitName(u.name, u.text, m)
	u.mod = m
	return nil
}

// isDeviceRuntime tells CUDA's device runtime (libcudadevrt), which nvcc links into every
// program of several units, by the name of its source, which is part of many symbols. It
// is large, and few programs use any of it.
func isDeviceRuntime(text []byte) bool {
	return bytes.Contains(text, []byte("_cuda_device_runtime_cu_"))
}

// privateName is how nvcc names what a unit keeps to itself: it contains the length and
// the name of the source file.
var privateName = regexp.MustCompile(`(?:_INTERNAL|__nv_static_[0-9]+_)_[0-9a-f]{8}_([0-9]{1,3})_`)

// sourceName finds the name of the source file in PTX of nvcc -rdc=true; "" where no
// symbol tells.
func sourceName(text []byte) string {
	at := privateName.FindSubmatchIndex(text)
	if at == nil {
		return ""
	}
	n, err := strconv.Atoi(string(text[at[2]:at[3]]))
	if err != nil || n == 0 || at[1]+n > len(text) {
		return ""
	}
	file := string(text[at[1] : at[1]+n])
	if stem, ok := strings.CutSuffix(file, "_cu"); ok {
		file = stem + ".cu"
	}
	return file
}

// unitName is what messages call a unit: as the program named it, as its source is named,
// or by something it defines.
func unitName(name string, text []byte, m *ptx.Module) string {
	if s := cmp.Or(name, sourceName(text)); s != "" {
		return s
	}
	for _, n := range slices.Sorted(keys(m.Files)) {
		return m.Files[n]
	}
	for _, f := range m.Funcs {
		if f.Defined {
			return "the unit that defines " + f.Name
		}
	}
	for _, v := range m.Globals {
		if v.Linkage != ptx.Extern {
			return "the unit that defines " + v.Name
		}
	}
	return "an empty unit"
}

func keys(m map[int]string) func(func(int) bool) {
	return func(yield func(int) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

// Complete joins what was added. The error names what is missing or there twice, and in
// which unit.
func (l *Linker) Complete() ([]byte, error) {
	list := slices.Clone(l.units)
	for _, u := range list {
		if err := u.parse(); err != nil { // again, after a link that failed
			return nil, err
		}
	}
	wanted := undefined(list, l.cc)
	for changed := true; changed && len(wanted) > 0; {
		changed = false
		for _, u := range l.library {
			if u.err != nil || slices.Contains(list, u) || !u.mentions(wanted) {
				continue
			}
			if err := u.parse(); err != nil {
				return nil, err
			}
			if !u.offers(wanted) {
				continue
			}
			list = append(list, u)
			wanted, changed = undefined(list, l.cc), true
		}
	}
	if len(wanted) > 0 {
		return nil, l.missing(wanted)
	}
	if len(list) == 0 {
		return nil, &ptx.LinkError{Msg: "nothing to link: no object file in the archives is used"}
	}
	var parts [][]byte
	for _, u := range list {
		parts = append(parts, u.text)
	}
	joined := fatbin.Join(parts)
	for _, u := range list {
		u.mod = nil // Merge changes modules
	}
	_, err := Parse(joined, l.cc, func(i int) string { return list[i].name })
	if err != nil {
		return nil, err
	}
	return joined, nil
}

// mentions reports whether the text has one of the symbols in it: what has not need not
// be parsed.
func (u *unit) mentions(wanted []reference) bool {
	return slices.ContainsFunc(wanted, func(r reference) bool { return bytes.Contains(u.text, []byte(r.symbol)) })
}

func (u *unit) offers(wanted []reference) bool {
	has := map[string]bool{}
	for _, name := range u.mod.Offers() {
		has[name] = true
	}
	return slices.ContainsFunc(wanted, func(r reference) bool { return has[r.symbol] })
}

// provided reports whether devices of compute capability cc have a function by
// themselves.
func provided(name string, cc int) bool {
	return interp.Builtin(name) && (cc < 90 || !slices.Contains(interp.Waits, name))
}

// A reference is a symbol that nobody defines and the first unit that uses it.
type reference struct{ symbol, unit string }

// undefined lists what units use and none defines. Of the device runtime only what the
// others need counts: it knows functions that a driver has for old devices alone.
func undefined(list []*unit, cc int) []reference {
	defined := map[string]bool{}
	for _, u := range list {
		for _, name := range u.mod.Offers() {
			defined[name] = true
		}
	}
	var out []reference
	for _, u := range list {
		if isDeviceRuntime(u.text) {
			continue
		}
		for _, name := range u.mod.Undefined(func(name string) bool { return provided(name, cc) }) {
			if !defined[name] {
				defined[name] = true
				out = append(out, reference{name, u.mod.Name})
			}
		}
	}
	return out
}

// maxNamed bounds the symbols in one message.
const maxNamed = 16

// missing says what nobody defines, and what might have.
func (l *Linker) missing(wanted []reference) error {
	var b strings.Builder
	for i, r := range wanted {
		if i == maxNamed {
			fmt.Fprintf(&b, "\nand %d more", len(wanted)-maxNamed)
			break
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "undefined reference to %s in %s%s", r.symbol, r.unit, hint(r.symbol))
	}
	for _, u := range l.library {
		if u.err != nil {
			fmt.Fprintf(&b, "\n%s was not read: %v", cmp.Or(u.name, "a unit"), u.err)
		}
	}
	return &fatbin.Error{Result: cu.CUDA_ERROR_NOT_FOUND, Msg: b.String()}
}

// hint says why a symbol may be missing that programs do not define themselves.
func hint(symbol string) string {
	switch {
	case slices.Contains(interp.Waits, symbol):
		return " (a kernel may wait for kernels that it started only before compute capability 9.0)"
	case strings.HasPrefix(symbol, "cuda") || strings.HasPrefix(symbol, "__cudaCDP"):
		return " (CUDA's device runtime has it: link libcudadevrt.a)"
	}
	return ""
}

// Parse reads the PTX of an image for a device of compute capability cc; of a linked one
// all of it, as one module. name, when not nil, tells what messages call its units.
func Parse(b []byte, cc int, name func(i int) string) (*ptx.Module, error) {
	if !fatbin.IsLinked(b) {
		text, err := textOf(b, cc, false)
		if err != nil {
			return nil, err
		}
		return ptx.Parse(text)
	}
	parts, err := fatbin.Split(b)
	if err != nil {
		return nil, err
	}
	var list, runtime []*ptx.Module
	for i, p := range parts {
		u := &unit{}
		if name != nil {
			u.name = name(i)
		}
		if u.text, err = textOf(p, cc, true); err != nil {
			return nil, err
		}
		if err := u.parse(); err != nil {
			return nil, err
		}
		if isDeviceRuntime(u.text) {
			runtime = append(runtime, u.mod)
		} else {
			list = append(list, u.mod)
		}
	}
	for _, m := range runtime {
		m.Keep(needs(list))
		list = append(list, m)
	}
	return ptx.Merge(list)
}

// needs lists what modules use and do not define themselves.
func needs(list []*ptx.Module) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Undefined(interp.Builtin)...)
	}
	return out
}
