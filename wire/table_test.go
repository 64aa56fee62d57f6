package wire

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ferry/api/cu"
)

func sampleTable(n int) Table {
	t := Table{Complete: true}
	for i := range n {
		k := Kernel{Name: fmt.Sprintf("_Z6kernel%dPfi", i)}
		if i%3 != 0 {
			k.Known = true
			k.Info.Attributes[0], k.Info.Attributes[i%24] = 1024, -int32(i)
			for p := range i % 5 {
				k.Layout = append(k.Layout, cu.FerryParam{Offset: uint32(8 * p), Size: 4})
				k.Info.ParamBytes = uint32(8*p + 4)
			}
			k.Info.ParamCount = uint32(len(k.Layout))
		}
		if i%4 == 1 && k.Known {
			k.Notes = []Note{{"how many blocks?", uint64(i)}, {"", 7}}
		}
		t.Kernels = append(t.Kernels, k)
		if i%5 == 0 {
			t.Variables = append(t.Variables, fmt.Sprintf("counter%d", i))
		}
	}
	return t
}

func TestTable(t *testing.T) {
	for _, n := range []int{0, 1, 2, 100} {
		want := sampleTable(n)
		got, err := ParseTable(want.Append(nil))
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%d kernels: %v\n got %+v\nwant %+v", n, err, got, want)
		}
	}
}

// TestTableCut: no beginning of a table is one.
func TestTableCut(t *testing.T) {
	full := sampleTable(20)
	b := full.Append(nil)
	for n := range b {
		if _, err := ParseTable(b[:n]); !errors.Is(err, ErrShort) {
			t.Fatalf("%d of %d bytes: %v", n, len(b), err)
		}
	}
}

// TestTableBound: what is known stays, names go, and the table says so.
func TestTableBound(t *testing.T) {
	var big Table
	big.Complete = true
	for i := range 20_000 {
		k := Kernel{Name: fmt.Sprintf("%06d", i) + strings.Repeat("n", 100)}
		if i >= 19_000 {
			k.Known = true
			k.Info.Attributes[0] = int32(i)
		}
		big.Kernels = append(big.Kernels, k)
	}
	b := big.Append(nil)
	got, err := ParseTable(b)
	if err != nil || len(b) > MaxTable || got.Complete {
		t.Fatalf("%d bytes, complete %v, %v", len(b), got.Complete, err)
	}
	known := 0
	for i := range got.Kernels {
		if got.Kernels[i].Known {
			known++
		}
	}
	if known != 1000 || len(got.Kernels) < 1500 {
		t.Errorf("%d known of %d", known, len(got.Kernels))
	}
}

func FuzzTable(f *testing.F) {
	sample := sampleTable(7)
	f.Add(sample.Append(nil))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := ParseTable(b)
		if err != nil {
			return
		}
		again, err := ParseTable(a.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		if len(again.Kernels) > len(a.Kernels) {
			t.Fatalf("%d kernels became %d", len(a.Kernels), len(again.Kernels))
		}
	})
}
