package place

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// A Share is a part of a GPU's time, in ten-thousandths: sums of them are exact.
type Share uint32

// Whole is all of a GPU's time.
const Whole Share = 10000

func (s Share) String() string { return strconv.FormatFloat(float64(s)/float64(Whole), 'f', -1, 64) }

// All asks for every GPU there is.
const All = -1

// A Request is what a client asks for. The zero Request asks for nothing.
type Request struct {
	GPUs   int    // how many; 0: it does not say; or All
	Memory uint64 // bytes of each that must be there for it, and the most it gets
	Share  Share  // of each one's time that must be there for it
	SMs    Part   // of each one's multiprocessors that are kept for it, and the most it uses
	Job    string // sessions of one owner with the same job get the same GPUs

	// Only are the numbers of the GPUs it may have; empty: any. It is the
	// server's to say, not the client's.
	Only []int
	// Most are parts of each GPU's multiprocessors that it may have at most, by
	// the server's word too.
	Most []Part
}

// maxJob bounds a job's name.
const maxJob = 64

// Parse reads a request as it travels in Hello: key=value words, one space
// between them, each key once. Errors are for the person who wrote it.
func Parse(text string) (r Request, err error) {
	if text == "" {
		return r, nil
	}
	seen := map[string]bool{}
	for _, word := range strings.Split(text, " ") {
		key, value, found := strings.Cut(word, "=")
		if !found || seen[key] {
			return Request{}, fmt.Errorf("%q is no request: it is key=value, each key once", word)
		}
		seen[key] = true
		switch key {
		case "gpus":
			r.GPUs, err = parseCount(value)
		case "mem":
			r.Memory, err = ParseSize(value)
		case "share":
			r.Share, err = ParseShare(value)
		case "sms":
			r.SMs, err = ParsePart(value)
		case "job":
			r.Job, err = parseJob(value)
		default:
			err = fmt.Errorf("%q can not be asked for; gpus, mem, share, sms and job can", key)
		}
		if err != nil {
			return Request{}, err
		}
	}
	return r, nil
}

// String is the request as it travels.
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
	if r.Share != 0 {
		words = append(words, "share="+r.Share.String())
	}
	if r.SMs != (Part{}) {
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

// ParseShare reads a part of a GPU's time: 0.25.
func ParseShare(text string) (Share, error) {
	f, err := strconv.ParseFloat(text, 64)
	if s := math.Round(f * float64(Whole)); err == nil && s >= 1 && s <= float64(Whole) {
		return Share(s), nil
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

// size writes a number of bytes for people.
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
