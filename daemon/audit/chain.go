package audit

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
)

// A line of an audit file is a JSON object whose first field is seq, the number of the record,
// and whose last field is hash: SHA-256 over the hash of the line before, 32 bytes, and all of
// this line in front of its hash. So the hash of a line says what all lines before it are.
//
//	{"seq":7,"time":…,"event":…,…,"hash":"…"}
//
// The first line of a file has the event "opened" and names the hash of the last line of the
// file before it (previous), all zeros if there was none.

// A Head is the last record of an audit: whoever knows it can tell whether records before it
// were changed or are missing.
type Head struct {
	Seq  uint64
	Hash [sha256.Size]byte
}

// String is the head as people keep it: 17:a3f0….
func (h Head) String() string { return fmt.Sprintf("%d:%x", h.Seq, h.Hash) }

// ParseHead reads what Head.String writes.
func ParseHead(text string) (h Head, err error) {
	seq, hash, ok := strings.Cut(strings.TrimSpace(text), ":")
	if h.Seq, err = strconv.ParseUint(seq, 10, 64); !ok || err != nil || !decodeHash(&h.Hash, []byte(hash)) {
		return Head{}, fmt.Errorf("%.100q is no head of an audit, which is a number, a colon and 64 digits of a hash", text)
	}
	return h, nil
}

const (
	beforeHash = `,"hash":"`
	afterHash  = `"}`
	tailSize   = len(beforeHash) + 2*sha256.Size + len(afterHash)
)

// decodeHash decodes a hash, which is written one way only: in lower case.
func decodeHash(to *[sha256.Size]byte, text []byte) bool {
	if len(text) != 2*sha256.Size || !bytes.Equal(bytes.ToLower(text), text) {
		return false
	}
	_, err := hex.Decode(to[:], text)
	return err == nil
}

// next is the head behind h whose line has this content.
func (h Head) next(content []byte) Head {
	d := sha256.New()
	d.Write(h.Hash[:])
	d.Write(content)
	n := Head{Seq: h.Seq + 1}
	d.Sum(n.Hash[:0])
	return n
}

// appendLine returns the line of a record behind h, with its end, and the new head.
func (h Head) appendLine(r *Record) ([]byte, Head, error) {
	text, err := json.Marshal(struct {
		Seq uint64 `json:"seq"`
		*Record
	}{h.Seq + 1, r})
	if err != nil {
		return nil, h, err
	}
	content := bytes.TrimSuffix(text, []byte("}"))
	n := h.next(content)
	return fmt.Appendf(content, "%s%x%s\n", beforeHash, n.Hash, afterHash), n, nil
}

// A chained is a line of an audit file, read again.
type chained struct {
	Head
	event, previous, reason string
	content                 []byte
}

// parseLine reads a line, without its end; false if it is none of an audit file. It does not
// verify the hash.
func parseLine(line []byte) (c chained, ok bool) {
	if len(line) < tailSize {
		return c, false
	}
	c.content = line[:len(line)-tailSize]
	tail := line[len(line)-tailSize:]
	hash, closed := bytes.CutSuffix(bytes.TrimPrefix(tail, []byte(beforeHash)), []byte(afterHash))
	if !closed || len(hash) != 2*sha256.Size || !decodeHash(&c.Hash, hash) {
		return c, false
	}
	var fields struct {
		Seq      uint64 `json:"seq"`
		Event    string `json:"event"`
		Previous string `json:"previous"`
		Reason   string `json:"reason"`
	}
	if json.Unmarshal(line, &fields) != nil || !bytes.HasPrefix(line, fmt.Appendf(nil, `{"seq":%d,`, fields.Seq)) {
		return c, false
	}
	c.Seq, c.event, c.previous, c.reason = fields.Seq, fields.Event, fields.Previous, fields.Reason
	return c, true
}
