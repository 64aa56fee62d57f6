package handover

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

var rewrite = flag.Bool("rewrite", false, "write what the tests compare with")

// TestFormat: the JSON of a State is what the ferry of another version writes and reads under
// the same Version. Renamed fields keep their old names in tags; anything else needs a new
// Version, and then -rewrite.
func TestFormat(t *testing.T) {
	var s State
	fill(reflect.ValueOf(&s).Elem())
	text, err := json.Marshal(&s)
	if err != nil {
		t.Fatal(err)
	}
	var any map[string]any // whose keys are written in order
	if err := json.Unmarshal(text, &any); err != nil {
		t.Fatal(err)
	}
	if text, err = json.MarshalIndent(any, "", " "); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join("testdata", fmt.Sprintf("state%d.json", Version))
	if *rewrite {
		if err := os.WriteFile(file, append(text, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.TrimSpace(want), text) {
		t.Errorf("version %d has another format now:\n%s", Version, text)
	}
}

// fill gives everything in a value some value that is not zero.
func fill(v reflect.Value) {
	if v.Type() == reflect.TypeFor[time.Time]() {
		v.Set(reflect.ValueOf(time.Unix(7, 0).UTC()))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(7)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(7)
	case reflect.Float64:
		v.SetFloat(0.5)
	case reflect.String:
		v.SetString("x")
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i))
		}
	case reflect.Map:
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		fill(key)
		fill(value)
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(key, value)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i))
			}
		}
	default:
		panic(v.Type().String())
	}
}

// TestOlderFormat: what a daemon from before schema revisions left is taken over, and its
// clients are of revision 1.
func TestOlderFormat(t *testing.T) {
	for version, understood := range map[int]bool{2: false, 3: true, Version: true, Version + 1: false} {
		text, err := os.ReadFile(filepath.Join("testdata", "state3.json"))
		if err != nil {
			t.Fatal(err)
		}
		var state State
		if err := json.Unmarshal(text, &state); err != nil {
			t.Fatal(err)
		}
		state.Version, state.Files = version, nil
		var fds Descriptors
		at, err := fds.writeState(&state)
		if err != nil {
			t.Fatal(err)
		}
		t.Setenv(envHandover, fmt.Sprint(at))
		h, err := Receive()
		if (err == nil) != understood {
			t.Fatalf("version %d: %v", version, err)
		}
		if version == 3 && (len(h.Waiting) == 0 || h.Waiting[0].Accepted.Revision != 1) {
			t.Errorf("%+v", h.Waiting)
		}
	}
}
