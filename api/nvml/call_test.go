package nvml

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
)

// request lays out words and what follows them.
func request(words []uint64, tail ...[]byte) []byte {
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint64(b, w)
	}
	for _, data := range tail {
		b = append(b, data...)
		b = append(b, make([]byte, (8-len(data)%8)%8)...)
	}
	return b
}

func u32(v uint32) []byte { return binary.LittleEndian.AppendUint32(nil, v) }

const device = 0x7e01_0000_0000_0001

// memory is a Memory_v2 whose version claims n bytes.
func memory(claim uint32, n int) []byte { return append(u32(2<<24|claim), make([]byte, n-4)...) }

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		name    string
		op      Op
		payload []byte
		want    error
	}{
		{"a number", OpDeviceGetIndex, request([]uint64{device, 4}), nil},
		{"nothing at all", OpDeviceGetIndex, nil, ErrMalformed},
		{"half a word", OpDeviceGetIndex, request([]uint64{device, 4})[:15], ErrMalformed},
		{"a null pointer", OpDeviceGetIndex, request([]uint64{device, none}), nil},
		{"too small for the number", OpDeviceGetIndex, request([]uint64{device, 3}), ErrMalformed},
		{"too large for the number", OpDeviceGetIndex, request([]uint64{device, 5}), ErrMalformed},
		{"a buffer of most of memory", OpDeviceGetIndex, request([]uint64{device, 1 << 62}), ErrMalformed},

		{"room for a name", OpDeviceGetName, request([]uint64{device, 96, 96}), nil},
		{"a name longer than its room", OpDeviceGetName, request([]uint64{device, 96, 97}), ErrMalformed},
		{"a name with no room", OpDeviceGetName, request([]uint64{device, none, 96}), nil},
		{"a length beyond 32 bits", OpDeviceGetName, request([]uint64{device, 96, 1<<32 | 96}), nil}, // C sees 32 of them

		{"text", OpDeviceGetHandleByUUID, request([]uint64{3, 8}, []byte("GPU")), nil},
		{"text cut short", OpDeviceGetHandleByUUID, request([]uint64{9, 8}, []byte("GPU")), ErrMalformed},

		{"a struct of its version's size", OpDeviceGetMemoryInfo_v2, request([]uint64{device, 40}, memory(40, 40)), nil},
		{"an older, smaller one", OpDeviceGetMemoryInfo_v2, request([]uint64{device, 32}, memory(32, 32)), nil},
		{"one that claims more", OpDeviceGetMemoryInfo_v2, request([]uint64{device, 32}, memory(40, 32)), ErrMalformed},
		{"one larger than any", OpDeviceGetMemoryInfo_v2, request([]uint64{device, 48}, memory(48, 48)), ErrMalformed},
		{"one without a version", OpDeviceGetMemoryInfo_v2, request([]uint64{device, 2}, make([]byte, 2)), ErrMalformed},

		{"a list", OpDeviceGetComputeRunningProcesses_v3, request([]uint64{device, 4, 48}, u32(2)), nil},
		{"a list asked for its length", OpDeviceGetComputeRunningProcesses_v3, request([]uint64{device, 4, none}, u32(0)), nil},
		{"a list longer than its room", OpDeviceGetComputeRunningProcesses_v3, request([]uint64{device, 4, 48}, u32(3)), ErrMalformed},
		{"a list whose length wraps around", OpDeviceGetComputeRunningProcesses_v3, request([]uint64{device, 4, 0}, u32(1<<31)), ErrMalformed},
		{"a list without a count", OpDeviceGetComputeRunningProcesses_v3, request([]uint64{device, none, 24}), ErrMalformed},
		{"fields in and out", OpDeviceGetFieldValues, request([]uint64{device, 2, 80}, make([]byte, 80)), nil},
		{"a negative count", OpDeviceGetFieldValues, request([]uint64{device, ^uint64(0), 80}, make([]byte, 80)), ErrMalformed},

		{"what a struct points to", OpDeviceGetRunningProcessDetailList, request([]uint64{device, 24, 64}, details(24, 2), make([]byte, 64)), nil},
		{"more than the struct says", OpDeviceGetRunningProcessDetailList, request([]uint64{device, 24, 96}, details(24, 2), make([]byte, 96)), ErrMalformed},
		{"less than the struct says", OpDeviceGetRunningProcessDetailList, request([]uint64{device, 24, 32}, details(24, 2), make([]byte, 32)), ErrMalformed},
		{"of a struct too short to point", OpDeviceGetRunningProcessDetailList, request([]uint64{device, 12, 64}, details(12, 2)[:12], make([]byte, 64)), ErrMalformed},
		{"of no struct", OpDeviceGetRunningProcessDetailList, request([]uint64{device, none, 64}, make([]byte, 64)), ErrMalformed},

		{"a refused function", OpDeviceSetEccMode, request([]uint64{device, 1}), ErrUnknown},
		{"a function answered in the client", OpInit_v2, nil, ErrUnknown},
		{"a number beyond the table", opEnd, nil, ErrUnknown},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Decode(uint16(c.op+1), c.payload); !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
	if _, err := Decode(0, nil); !errors.Is(err, ErrUnknown) {
		t.Errorf("number 0: %v", err)
	}
}

func details(size, n uint32) []byte {
	b := append(u32(1<<24|size), u32(0)...)
	return append(append(b, u32(n)...), make([]byte, 12)...)
}

func TestReply(t *testing.T) {
	c, err := Decode(uint16(OpDeviceGetComputeRunningProcesses_v3+1), request([]uint64{device, 4, 72}, u32(3)))
	if err != nil {
		t.Fatal(err)
	}
	if rc := PutList(c, 1, 2, []ProcessInfo_v2{{Pid: 7}}); rc != NVML_SUCCESS {
		t.Fatal(rc)
	}
	// A count and as many elements as it says.
	want := request([]uint64{4}, u32(1))
	want = append(want, request([]uint64{24}, append(u32(7), make([]byte, 20)...))...)
	if got := c.AppendReply(nil, NVML_SUCCESS); !bytes.Equal(got, want) {
		t.Errorf("% x, want % x", got, want)
	}
	// A failure: the count the caller gave, and nothing of what it did not.
	want = append(request([]uint64{4}, u32(1)), request([]uint64{0})...)
	if got := c.AppendReply(nil, NVML_ERROR_INSUFFICIENT_SIZE); !bytes.Equal(got, want) {
		t.Errorf("% x, want % x", got, want)
	}
}

// Put leaves a caller of an older version what that version has, and its version.
func TestPutSized(t *testing.T) {
	c, err := Decode(uint16(OpDeviceGetMemoryInfo_v2+1), request([]uint64{device, 24}, memory(24, 24)))
	if err != nil {
		t.Fatal(err)
	}
	if rc := Put(c, 1, Memory_v2{Version: 99, Total: 1, Reserved: 2, Free: 3}); rc != NVML_SUCCESS {
		t.Fatal(rc)
	}
	if got := Get[Memory_v2](c, 1); got != (Memory_v2{Version: 2<<24 | 24, Total: 1, Reserved: 2}) || len(c.Args[1].Data) != 24 {
		t.Errorf("%+v", got)
	}
}

// Every row of the table hangs together.
func TestTable(t *testing.T) {
	for i := range Funcs {
		f := &Funcs[i]
		if f.Name == "" && Op(i) < opCrossing {
			continue // the place of a function that builds from before revisions numbered, and that does not cross
		}
		if f.Name == "" || f.Class == "" {
			t.Errorf("function %d has no name", i)
		}
		if (f.Since > 0) != (Op(i) < opCrossing) || f.Since > 0 && f.Class != "sync" {
			t.Errorf("%s, at place %d of %d, crosses since revision %d", f.Name, i, opCrossing, f.Since)
		}
		for j, p := range f.Params {
			if p.By >= len(f.Params) || p.By == j || p.Of >= len(f.Params) || p.Handle >= KindEnd {
				t.Errorf("%s.%s: %+v", f.Name, p.Name, p)
			}
			if p.By >= 0 && f.Params[p.By].Kind != Word && f.Params[p.By].Elem != 4 {
				t.Errorf("%s.%s is counted by %s, which is no unsigned int", f.Name, p.Name, f.Params[p.By].Name)
			}
			if f.Class == "sync" && p.Kind == Buffer && p.Elem*max(p.Count, 1) > maxBuffer {
				t.Errorf("%s.%s is larger than a buffer may be", f.Name, p.Name)
			}
		}
		if f.Class == "sync" && len(f.Params) > 8 {
			t.Errorf("%s has %d parameters: the shim and device/nvml pass 8", f.Name, len(f.Params))
		}
	}
}

func TestLayouts(t *testing.T) {
	if len(Layouts) < 140 {
		t.Fatalf("only %d structs", len(Layouts))
	}
	for _, l := range Layouts {
		if l.Size != l.GoSize {
			t.Errorf("%s has %d bytes, in Go %d", l.Name, l.Size, l.GoSize)
		}
		for _, f := range l.Fields {
			if f.Offset != f.GoOffset {
				t.Errorf("%s.%s is at %d, in Go at %d", l.Name, f.Name, f.Offset, f.GoOffset)
			}
		}
	}
}

// FuzzDecode: whatever comes, a call is refused or has buffers a library may trust.
func FuzzDecode(f *testing.F) {
	f.Add(uint16(OpDeviceGetName+1), request([]uint64{device, 96, 96}))
	f.Add(uint16(OpDeviceGetMemoryInfo_v2+1), request([]uint64{device, 40}, memory(40, 40)))
	f.Add(uint16(OpDeviceGetRunningProcessDetailList+1), request([]uint64{device, 24, 64}, details(24, 2), make([]byte, 64)))
	f.Fuzz(func(t *testing.T, number uint16, payload []byte) {
		c, err := Decode(number, payload)
		if err != nil {
			return
		}
		total := 0
		for i := range c.Args {
			if !c.sizeFits(i) {
				t.Errorf("%s.%s has %d bytes", c.Func.Name, c.Func.Params[i].Name, len(c.Args[i].Data))
			}
			total += len(c.Args[i].Data)
		}
		if reply := c.AppendReply(nil, NVML_SUCCESS); len(reply) > total+16*len(c.Args) {
			t.Errorf("%s: a reply of %d bytes for %d", c.Func.Name, len(reply), total)
		}
	})
}
