package wire

import (
	"bytes"
	"encoding/binary"
	"testing"
)

func TestInfo(t *testing.T) {
	var b bytes.Buffer
	if err := WriteInfo(&b, []byte(`{"version":"1"}`)); err != nil {
		t.Fatal(err)
	}
	whole := bytes.Clone(b.Bytes())
	if got, err := ReadInfo(&b); err != nil || string(got) != `{"version":"1"}` {
		t.Errorf("%q %v", got, err)
	}
	for n := range whole {
		if _, err := ReadInfo(bytes.NewReader(whole[:n])); err == nil {
			t.Errorf("%d of %d bytes are taken for all", n, len(whole))
		}
	}
	if _, err := ReadInfo(bytes.NewReader(binary.LittleEndian.AppendUint32(nil, MaxInfo+1))); err == nil {
		t.Error("a length beyond the bound is believed")
	}
}
