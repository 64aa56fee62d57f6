package corpus

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
)

// A Recording is what a device wrote, by kernel name.
type Recording map[string]Record

// A Record is one kernel's output.
type Record struct {
	Hash [8]byte // of the kernel that ran, see Kernel.Hash
	Data []byte
}

const recordingMagic = "ferry corpus 1\n"

var errRecording = errors.New("corpus: not a recording")

// Save writes a recording. After the magic come, for each kernel: length and
// bytes of its name, hash, length and bytes of its output; lengths have 32 bits,
// little endian. All of it is compressed.
func (r Recording) Save(path string) error {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	w := []byte(recordingMagic)
	for _, name := range slices.Sorted(maps.Keys(r)) {
		w = binary.LittleEndian.AppendUint32(w, uint32(len(name)))
		w = append(w, name...)
		h := r[name].Hash
		w = append(w, h[:]...)
		w = binary.LittleEndian.AppendUint32(w, uint32(len(r[name].Data)))
		w = append(w, r[name].Data...)
	}
	z.Write(w)
	if err := z.Close(); err != nil {
		return err
	}
	return os.WriteFile(path, b.Bytes(), 0o644)
}

// Open reads a recording.
func Open(path string) (Recording, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	b, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	b, ok := bytes.CutPrefix(b, []byte(recordingMagic))
	if !ok {
		return nil, errRecording
	}
	r := Recording{}
	for len(b) > 0 {
		var name, hash, data []byte
		if name, b, ok = field(b, -1); !ok {
			return nil, errRecording
		}
		if hash, b, ok = field(b, 8); !ok {
			return nil, errRecording
		}
		if data, b, ok = field(b, -1); !ok {
			return nil, errRecording
		}
		r[string(name)] = Record{[8]byte(hash), data}
	}
	return r, nil
}

// field cuts n bytes off, or as many as a length in front of them says.
func field(b []byte, n int) (head, rest []byte, ok bool) {
	if n < 0 {
		if len(b) < 4 {
			return nil, nil, false
		}
		n = int(binary.LittleEndian.Uint32(b))
		b = b[4:]
	}
	if n < 0 || n > len(b) {
		return nil, nil, false
	}
	return b[:n], b[n:], true
}
