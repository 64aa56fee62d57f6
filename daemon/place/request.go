package place

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Fraction is a part of a GPU, in ten-thousandths: sums of fractions are exact.
type Fraction uint32

// Whole is all of it.
const Whole Fraction = 10000

func (s Fraction) String() string { return strconv.FormatFloat(float64(s)/float64(Whole), 'f', -1, 64) }

// All asks for every GPU there is.
const All = -1

// A Request is what a client asks for. The zero Request asks for nothing. The daemon hands
// requests to its successor as JSON at a restart: the names in JSON must not change.
type Request struct {
	GPUs      int      // how many; 0: the client does not say; or All
	Memory    uint64   // bytes of each GPU that are reserved for it, and the most it gets
	Timeshare Fraction `json:"Share"` // of each GPU's time that is reserved for it
	SMs       SMLimit  // of each GPU's multiprocessors that are reserved for it, and the most it uses
	Job       string   // sessions of one owner with the same job get the same GPUs

	// Only lists the numbers of the GPUs it may have; empty: any. The server sets it, not
	// the client.
	Only []int
	// Most lists limits on each GPU's multiprocessors, which the server sets, too.
	Most []SMLimit
}

// maxJob bounds a job's name.
const maxJob = 64

// Parse reads a request as Hello carries it: key=value words, one space between them, each
// key once. Errors address the person who wrote the request.
func Parse(text string) (r Request, err error) {
	if text == "" {
		return r, nil
	}
	seen := map[string]bool{}
	for _, word := range strings.Split(text, " ") {
		key, value, found := strings.Cut(word, "=")
		if !found || seen[key] {
			return Request{}, fmt.Errorf("%q is no request: write key=value, each key once", word)
		}
		seen[key] = true
		switch key {
		case "gpus":
			r.GPUs, err = parseCount(value)
		case "mem":
			r.Memory, err = ParseSize(value)
		case "share":
			r.Timeshare, err = ParseTimeshare(value)
		case "sms":
			r.SMs, err = ParseSMLimit(value)
		case "job":
			r.Job, err = parseJob(value)
		default:
			err = fmt.Errorf("%q cannot be asked for; gpus, mem, share, sms and job can", key)
		}
		if err != nil {
			return Request{}, err
		}
	}
	return r, nil
}

// String returns the request as Hello carries it.
func (r Request) String() string {
	var words []string
	switch {
	case r.GPUs == All:
		words = append(words, "gpus=all")
	case r.GPUs != 0:
		words = append(words, "gpus="+strconv.Itoa(r.GPUs))
	}
	if r.Memory != 0 {
		words = append(words, "mem="+strconv.FormatUint(r.Memory, 10))
	}
	if r.Timeshare != 0 {
		words = append(words, "share="+r.Timeshare.String())
	}
	if r.SMs != (SMLimit{}) {
		words = append(words, "sms="+r.SMs.String())
	}
	if r.Job != "" {
		words = append(words, "job="+r.Job)
	}
	return strings.Join(words, " ")
}

func parseCount(text string) (int, error) {
	if text == "all" {
		return All, nil
	}
	n, err := strconv.ParseUint(text, 10, 10)
	if err != nil || n == 0 {
		return 0, fmt.Errorf("%q is no number of GPUs; write 1, 2, … or all", text)
	}
	return int(n), nil
}

// ParseTimeshare reads a part of a GPU's time: 0.25.
func ParseTimeshare(text string) (Fraction, error) {
	f, err := strconv.ParseFloat(text, 64)
	if s := math.Round(f * float64(Whole)); err == nil && s >= 1 && s <= float64(Whole) {
		return Fraction(s), nil
	}
	return 0, fmt.Errorf("%q is no share of a GPU; write a number from 0.0001 to 1", text)
}

var units = []struct {
	name  string
	bytes uint64
}{
	{"KiB", 1 << 10},
	{"MiB", 1 << 20},
	{"GiB", 1 << 30},
	{"TiB", 1 << 40},
	{"KB", 1e3},
	{"MB", 1e6},
	{"GB", 1e9},
	{"TB", 1e12},
	{"B", 1},
}

// ParseSize reads a number of bytes as people write it: 8GiB, 512MiB, 1000000.
func ParseSize(text string) (uint64, error) {
	digits, factor := text, uint64(1)
	for _, u := range units {
		if len(digits) > len(u.name) && strings.EqualFold(digits[len(digits)-len(u.name):], u.name) {
			digits, factor = strings.TrimSpace(digits[:len(digits)-len(u.name)]), u.bytes
			break
		}
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil || n == 0 || n > math.MaxInt64/factor {
		return 0, fmt.Errorf("%q is no size; write 8GiB, 512MiB or a number of bytes", text)
	}
	return n * factor, nil
}

// size formats a number of bytes for people.
func size(n uint64) string {
	for _, u := range []struct {
		name  string
		bytes uint64
	}{{"GiB", 1 << 30}, {"MiB", 1 << 20}, {"KiB", 1 << 10}} {
		if n >= u.bytes {
			return strconv.FormatFloat(math.Floor(float64(n)/float64(u.bytes)*10)/10, 'f', -1, 64) + " " + u.name
		}
	}
	return strconv.FormatUint(n, 10) + " bytes"
}

func parseJob(text string) (string, error) {
	ok := len(text) > 0 && len(text) <= maxJob
	for _, c := range []byte(text) {
		ok = ok && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_' || c == '-')
	}
	if !ok {
		return "", fmt.Errorf("%q is no job's name: up to %d letters, digits, '.', '_' and '-'", text, maxJob)
	}
	return text, nil
}
