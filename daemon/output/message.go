package output

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
)

// What processes may print: a burst, of which a tenth comes back each second. The figures for
// one process leave room for the stacks of a crash; eight processes at their limit use up
// what all have.
const (
	ownLines, ownBytes = 2000, 1 << 20
	allLines, allBytes = 8 * ownLines, 8 * ownBytes
	refillSeconds      = 10
)

// A bucket bounds lines and bytes.
type bucket struct {
	mu                 *sync.Mutex
	maxLines, maxBytes float64
	lines, bytes       float64 // what is left
	at                 time.Time
}

func newBucket(lines, bytes float64) bucket {
	return bucket{mu: new(sync.Mutex), maxLines: lines, maxBytes: bytes, lines: lines, bytes: bytes}
}

// allow says whether a line of so many bytes may be printed.
func (b *bucket) allow(n int, now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if passed := now.Sub(b.at).Seconds(); !b.at.IsZero() && passed > 0 {
		b.lines = min(b.maxLines, b.lines+passed*b.maxLines/refillSeconds)
		b.bytes = min(b.maxBytes, b.bytes+passed*b.maxBytes/refillSeconds)
	}
	b.at = now
	if b.lines < 1 || b.bytes < float64(n) {
		return false
	}
	b.lines, b.bytes = b.lines-1, b.bytes-float64(n)
	return true
}

// A message is what a process logged by the handler of this build (LineHandler).
type message struct {
	level  slog.Level
	text   string
	fields []slog.Attr
}

// LineHandler is the slog.Handler for a process whose standard error a Collector reads: JSON
// lines, in which a duration is text.
func LineHandler(w io.Writer, level slog.Leveler) slog.Handler {
	return slog.NewJSONHandler(w, &slog.HandlerOptions{Level: level, ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Value.Kind() == slog.KindDuration {
			a.Value = slog.StringValue(a.Value.Duration().String())
		}
		return a
	}})
}

const (
	maxFields = 40
	maxKey    = 40
	maxDepth  = 3
)

// parse reads a line that LineHandler wrote. Anything else is refused: it is shown as text. Of
// what the process says of itself, the daemon takes neither time, number nor session: it
// knows better.
func parse(line []byte) (m message, ok bool) {
	if line[0] != '{' {
		return m, false
	}
	d := json.NewDecoder(bytes.NewReader(line))
	d.UseNumber()
	_, _ = d.Token() // the brace
	fields, err := readFields(d, maxDepth)
	if err != nil || d.InputOffset() != int64(len(line)) {
		return m, false
	}
	leveled, texted := false, false
	for _, f := range fields {
		switch f.Key {
		case slog.LevelKey:
			if leveled || f.Value.Kind() != slog.KindString || m.level.UnmarshalText([]byte(f.Value.String())) != nil || !known(m.level) {
				return m, false
			}
			leveled = true
		case slog.MessageKey:
			if texted || f.Value.Kind() != slog.KindString {
				return m, false
			}
			m.text, texted = f.Value.String(), true
		case slog.TimeKey, "pid", "session":
		default:
			m.fields = append(m.fields, f)
		}
	}
	return m, leveled && texted
}

func known(l slog.Level) bool {
	return l == slog.LevelDebug || l == slog.LevelInfo || l == slog.LevelWarn || l == slog.LevelError
}

var errForm = errors.New("not of the form that LineHandler writes")

// readFields reads the fields of an object, behind its brace.
func readFields(d *json.Decoder, depth int) (list []slog.Attr, err error) {
	for d.More() {
		if len(list) == maxFields || depth == 0 {
			return nil, errForm
		}
		t, err := d.Token()
		if err != nil {
			return nil, err
		}
		key, ok := t.(string)
		if !ok || !goodKey(key) {
			return nil, errForm
		}
		value, err := readValue(d, depth)
		if err != nil {
			return nil, err
		}
		list = append(list, slog.Attr{Key: key, Value: value})
	}
	_, err = d.Token() // the brace
	return list, err
}

// goodKey says whether a key is of the kind that workers use.
func goodKey(key string) bool {
	return len(key) > 0 && len(key) <= maxKey && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz0123456789_") == ""
}

func readValue(d *json.Decoder, depth int) (v slog.Value, err error) {
	t, err := d.Token()
	if err != nil {
		return v, err
	}
	switch t := t.(type) {
	case string:
		return slog.StringValue(printable(t)), nil
	case json.Number:
		return slog.AnyValue(t), nil
	case bool:
		return slog.BoolValue(t), nil
	case nil:
		return slog.StringValue(""), nil
	case json.Delim:
		if t == '{' {
			fields, err := readFields(d, depth-1)
			return slog.GroupValue(fields...), err
		}
		return readList(d, depth)
	}
	return v, errForm
}

// readList reads a list, behind its bracket, as the text of its elements.
func readList(d *json.Decoder, depth int) (v slog.Value, err error) {
	var parts []string
	for d.More() {
		if depth == 1 {
			return v, errForm
		}
		one, err := readValue(d, depth-1)
		if err != nil {
			return v, err
		}
		parts = append(parts, one.String())
	}
	_, err = d.Token() // the bracket
	return slog.StringValue("[" + strings.Join(parts, " ") + "]"), err
}

// printable escapes what a terminal or a reader of the log could take for something else.
func printable(text string) string {
	clean := func(c rune) bool { return c != unicode.ReplacementChar && unicode.IsPrint(c) }
	if strings.IndexFunc(text, func(c rune) bool { return !clean(c) }) < 0 {
		return text
	}
	var out strings.Builder
	for i, c := range text {
		switch {
		case clean(c):
			out.WriteRune(c)
		case c == unicode.ReplacementChar:
			out.WriteString(`\x`)
			out.WriteString(strconv.FormatUint(uint64(text[i])|0x100, 16)[1:])
		default:
			q := strconv.QuoteRune(c)
			out.WriteString(q[1 : len(q)-1])
		}
	}
	return out.String()
}
