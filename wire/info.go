package wire

import (
	"encoding/binary"
	"fmt"
	"io"
)

// MaxInfo bounds what a server says of itself.
const MaxInfo = 1 << 20

// WriteInfo writes what follows the Welcome of ServiceInfo: a document of JSON behind its length.
// The connection ends after it.
func WriteInfo(w io.Writer, document []byte) error {
	_, err := w.Write(append(binary.LittleEndian.AppendUint32(nil, uint32(len(document))), document...))
	return err
}

// ReadInfo reads what WriteInfo wrote.
func ReadInfo(r io.Reader) ([]byte, error) {
	var head [4]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return nil, err
	}
	n := binary.LittleEndian.Uint32(head[:])
	if n > MaxInfo {
		return nil, fmt.Errorf("the server says %d bytes of itself (at most %d)", n, MaxInfo)
	}
	document := make([]byte, n)
	_, err := io.ReadFull(r, document)
	return document, err
}
