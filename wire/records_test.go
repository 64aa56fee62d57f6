package wire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// records calls do with every record there is: each command's request and, if
// it has one, reply.
func records(do func(name string, fresh func() Record)) {
	for op := OpNone + 1; op < opEnd; op++ {
		do(op.String()+"/request", func() Record { return NewRequest(op) })
		if NewReply(op) != nil {
			do(op.String()+"/reply", func() Record { return NewReply(op) })
		}
	}
}

func TestEveryCommandHasItsRecords(t *testing.T) {
	for op := OpNone + 1; op < opEnd; op++ {
		if NewRequest(op) == nil {
			t.Errorf("%v has no request", op)
		}
		if (NewReply(op) != nil) != op.Answered() {
			t.Errorf("%v: reply %v, answered %v", op, NewReply(op) != nil, op.Answered())
		}
		if strings.HasPrefix(op.String(), "op ") {
			t.Errorf("%v has no name", op)
		}
	}
	for _, op := range []Op{OpNone, opEnd, opEnd + 1, math.MaxUint16} {
		if NewRequest(op) != nil || NewReply(op) != nil {
			t.Errorf("%v is no command and has a record", op)
		}
		if want := fmt.Sprintf("op %d", uint16(op)); op.String() != want {
			t.Errorf("%q, want %q", op.String(), want)
		}
	}
}

// fill sets everything in v that travels to random values. Floats are never
// NaN, which would not equal itself.
func fill(r *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && f.Name != "Agreed" { // which does not travel
				fill(r, v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Slice:
		n := r.IntN(9)
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			fill(r, v.Index(i))
		}
	case reflect.String:
		b := make([]byte, r.IntN(40))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		v.SetString(string(b))
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Uint64()) >> (64 - v.Type().Bits()))
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		v.SetUint(r.Uint64() >> (64 - v.Type().Bits()))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(float32(r.NormFloat64())))
	default:
		panic("a record holds a " + v.Kind().String())
	}
}

// same compares records, for which an empty run is as good as none.
func same(a, b reflect.Value) bool {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if a.Type().Field(i).IsExported() && !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice:
		return a.Len() == b.Len() && (a.Len() == 0 || reflect.DeepEqual(a.Interface(), b.Interface()))
	}
	return reflect.DeepEqual(a.Interface(), b.Interface())
}

func TestRecordsRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	records(func(name string, fresh func() Record) {
		t.Run(name, func(t *testing.T) {
			for range 20 {
				sent, got := fresh(), fresh()
				fill(r, reflect.ValueOf(sent).Elem())
				const before = "kept"
				raw := sent.Append([]byte(before))
				if !bytes.HasPrefix(raw, []byte(before)) {
					t.Fatal("Append overwrote what was there")
				}
				raw = raw[len(before):]
				if len(raw)%8 != 0 {
					t.Fatalf("a record of %d bytes", len(raw))
				}
				if err := got.Decode(raw); err != nil {
					t.Fatal(err)
				}
				if !same(reflect.ValueOf(sent).Elem(), reflect.ValueOf(got).Elem()) {
					t.Fatalf("sent %+v\ngot  %+v", sent, got)
				}
			}
		})
	})
}

// A record that misses its last bytes is an error, unless what is missing is
// padding behind the last tail.
func TestTruncatedRecords(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	records(func(name string, fresh func() Record) {
		t.Run(name, func(t *testing.T) {
			sent := fresh()
			fill(r, reflect.ValueOf(sent).Elem())
			raw := sent.Append(nil)
			short := 0
			for n := range raw {
				got := fresh()
				err := got.Decode(bytes.Clone(raw[:n])) // a clone ends where it ends
				switch {
				case err == nil && len(raw)-n >= 8:
					t.Fatalf("%d of %d bytes were enough", n, len(raw))
				case err != nil && !errors.Is(err, ErrShort):
					t.Fatal(err)
				case err == nil && !same(reflect.ValueOf(sent).Elem(), reflect.ValueOf(got).Elem()):
					t.Fatalf("%d of %d bytes gave another record", n, len(raw))
				case err != nil:
					short++
				}
			}
			if len(raw) > 0 && short == 0 {
				t.Error("no length was too short")
			}
		})
	})
}

// Counts that promise more than is there, up to those whose size in bytes
// wraps around, are errors and reserve nothing.
func TestLyingCounts(t *testing.T) {
	lies := []uint64{1 << 20, 1 << 32, 1 << 60, 1<<61 + 1, 1 << 63, math.MaxUint64, math.MaxUint64 / 72, math.MaxInt64}
	r := rand.New(rand.NewPCG(5, 6))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	caught := 0
	records(func(name string, fresh func() Record) {
		empty := fresh()
		raw := empty.Append(nil) // only the fixed part
		tails := 0
		v := reflect.ValueOf(empty).Elem()
		for i := range v.NumField() {
			if k := v.Field(i).Kind(); k == reflect.Slice || k == reflect.String {
				tails++
			}
		}
		found := 0
		for at := 0; at+8 <= len(raw); at += 8 {
			wrong := 0
			for _, lie := range lies {
				b := bytes.Clone(raw)
				binary.LittleEndian.PutUint64(b[at:], lie)
				b = append(b, make([]byte, 8*r.IntN(20))...)
				if err := fresh().Decode(b); errors.Is(err, ErrShort) {
					wrong++
				} else if err != nil {
					t.Errorf("%s: %v", name, err)
				}
			}
			if wrong == len(lies) {
				found++
			} else if wrong != 0 {
				t.Errorf("%s: slot %d: %d of %d lies were believed", name, at/8, len(lies)-wrong, len(lies))
			}
		}
		if found != tails {
			t.Errorf("%s: lies were found out in %d slots, it has %d tails", name, found, tails)
		}
		caught += found
	})
	runtime.ReadMemStats(&after)
	if caught == 0 {
		t.Error("no record has a tail")
	}
	if n := after.TotalAlloc - before.TotalAlloc; n > 256<<20 {
		t.Errorf("%d MiB were allocated", n>>20)
	}
}

// Decode may point into the frame, but what it returns must not let a caller's
// append run over what follows.
func TestDecodedBytesAreClipped(t *testing.T) {
	sent := CopyInRequest{Width: 3, Rows: 1, Data: []byte("abc")}
	raw := sent.Append(nil)
	var got CopyInRequest
	if err := got.Decode(raw); err != nil {
		t.Fatal(err)
	}
	if cap(got.Data) != 3 {
		t.Errorf("3 bytes with room for %d", cap(got.Data))
	}
}

// atRevision has a record that has grown be one of an older revision.
func atRevision(q Record, r Revision) Record {
	if agreed := reflect.ValueOf(q).Elem().FieldByName("Agreed"); agreed.IsValid() {
		agreed.SetUint(uint64(r))
	}
	return q
}

func FuzzRequest(f *testing.F) {
	r := rand.New(rand.NewPCG(7, 8))
	for op := OpNone; op <= opEnd; op++ {
		q := NewRequest(op)
		if q == nil {
			f.Add(uint16(op), []byte{})
			continue
		}
		fill(r, reflect.ValueOf(q).Elem())
		f.Add(uint16(op), q.Append(nil))
	}
	f.Fuzz(func(t *testing.T, n uint16, b []byte) {
		if fresh := func() Record { return NewRequest(Op(n)) }; fresh() != nil {
			saysAgain(t, fresh, b)
			saysAgain(t, func() Record { return atRevision(fresh(), 1) }, b)
		}
	})
}
