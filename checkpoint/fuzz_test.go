package checkpoint

import (
	"bytes"
	"errors"
	"testing"
)

// checkReader reads all that there is: right, or an error that says why not.
func checkReader(t *testing.T, r *Reader) {
	t.Helper()
	total := uint64(0)
	for _, m := range r.Memory() {
		total += m.Size
	}
	if total < 8<<20 { // a sparse region may be larger than anyone can read
		if _, err := readAll(r); err != nil && !isReason(err) {
			t.Errorf("reading: %v", err)
		}
	}
	if _, err := r.Verify(); err != nil && !isReason(err) {
		t.Errorf("verifying: %v", err)
	}
	if _, err := r.Session(); err != nil && !isReason(err) {
		t.Errorf("session: %v", err)
	}
	if _, err := r.Settings(); err != nil && !isReason(err) {
		t.Errorf("settings: %v", err)
	}
	if _, err := r.About(); err != nil && !isReason(err) {
		t.Errorf("about: %v", err)
	}
	if s := r.Summary(); s.Zero > s.Memory {
		t.Errorf("%+v", s)
	}
}

func isReason(err error) bool {
	for _, reason := range []error{ErrDamaged, ErrIncomplete, ErrVersion, ErrParent, ErrNoSection} {
		if errors.Is(err, reason) {
			return true
		}
	}
	return false
}

// FuzzFile opens any bytes as a checkpoint.
func FuzzFile(f *testing.F) {
	f.Add(small(f))
	f.Add(forged())
	f.Fuzz(func(t *testing.T, file []byte) {
		r, err := Open(bytes.NewReader(file), int64(len(file)), KnownSections())
		if err != nil {
			if !isReason(err) {
				t.Errorf("opening: %v", err)
			}
			return
		}
		checkReader(t, r)
	})
}

// FuzzRecords opens any records with hashes that are right: what a fuzzer cannot guess and whoever
// means harm can compute. Payloads are taken from content.
func FuzzRecords(f *testing.F) {
	for _, file := range [][]byte{small(f), forged()} {
		r, err := Open(bytes.NewReader(file), int64(len(file)), nil)
		if err != nil && !errors.Is(err, ErrDamaged) {
			f.Fatal(err)
		}
		if err == nil {
			f.Add(r.index, file[headerSize:])
		}
	}
	f.Fuzz(func(t *testing.T, index, content []byte) {
		const most = 4 << 20
		file := appendHeader(nil, ID{})
		probe := &Reader{size: most, index: index}
		for rec := range probe.records(func(error) {}) {
			file = append(file, rec.head...)
			if rec.payload > most-uint64(len(file)) {
				return
			}
			for n := int(rec.payload); n > 0; {
				part := content[:min(n, len(content))]
				if len(part) == 0 {
					part = zeros[:min(n, len(zeros))]
				}
				file = append(file, part...)
				n -= len(part)
			}
		}
		file = sealed(file, index)
		reader := &Reader{file: bytes.NewReader(file), size: uint64(len(file)), index: index}
		if err := reader.parseIndex(); err == nil {
			id := computeID(ID{}, reader.sections, reader.regions, reader.hashesOf)
			copy(file[len(file)-40:], id[:])
		}
		r, err := Open(bytes.NewReader(file), int64(len(file)), nil)
		if err != nil {
			if !isReason(err) {
				t.Errorf("opening: %v", err)
			}
			return
		}
		checkReader(t, r)
	})
}

// FuzzSections decodes any bytes as the sections of this package: what is decoded has one
// encoding.
func FuzzSections(f *testing.F) {
	f.Add(encodeState(aState(f)))
	f.Add(encodeSettings([]Setting{{Object: 1, Context: 4, Op: 2, Request: []byte{3}}}))
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, body []byte) {
		if st, err := decodeState(body, sessionVersion); err == nil {
			if !bytes.Equal(encodeState(st), body) {
				t.Error("a state has two encodings")
			}
			_ = st.Validate()
		}
		if settings, err := decodeSettings(body, settingsVersion); err == nil && !bytes.Equal(encodeSettings(settings), body) {
			t.Error("settings have two encodings")
		}
		_, _ = decodeAbout(body)
	})
}
