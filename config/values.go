package config

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// A Size is a number of bytes as people write it: 8GiB, 512MiB, 1000000.
type Size uint64

var sizeUnits = []struct {
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

// Set is part of pflag.Value; a size of nothing is refused.
func (s *Size) Set(text string) error {
	n, err := parseSize(text)
	if err != nil || n == 0 {
		return fmt.Errorf("%q is no size; write 8GiB, 512MiB or a number of bytes", text)
	}
	*s = n
	return nil
}

// UnmarshalText reads a size that may be 0.
func (s *Size) UnmarshalText(text []byte) error {
	n, err := parseSize(string(text))
	if err != nil {
		return err
	}
	*s = n
	return nil
}

// MarshalText writes what UnmarshalText reads.
func (s Size) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

func parseSize(text string) (Size, error) {
	number, factor := strings.TrimSpace(text), uint64(1)
	for _, u := range sizeUnits {
		if len(number) > len(u.name) && strings.EqualFold(number[len(number)-len(u.name):], u.name) {
			number, factor = strings.TrimSpace(number[:len(number)-len(u.name)]), u.bytes
			break
		}
	}
	n, err := strconv.ParseUint(number, 10, 64)
	if err != nil || n > math.MaxInt64/factor {
		return 0, fmt.Errorf("%q is no size; write 8GiB, 512MiB or a number of bytes", text)
	}
	return Size(n * factor), nil
}

func (s Size) String() string {
	for _, u := range []string{"TiB", "GiB", "MiB", "KiB"} {
		for _, unit := range sizeUnits {
			if unit.name == u && s != 0 && uint64(s)%unit.bytes == 0 {
				return strconv.FormatUint(uint64(s)/unit.bytes, 10) + u
			}
		}
	}
	return strconv.FormatUint(uint64(s), 10)
}

// Type is part of pflag.Value.
func (*Size) Type() string { return "size" }

// A Duration is a time as Go writes it: 30ms, 5s, 1h30m.
type Duration time.Duration

// UnmarshalText reads one.
func (d *Duration) UnmarshalText(text []byte) error {
	t, err := time.ParseDuration(string(text))
	if err != nil {
		return fmt.Errorf("%q is no time; write 30ms, 5s or 1h30m", text)
	}
	*d = Duration(t)
	return nil
}

// MarshalText writes what UnmarshalText reads.
func (d Duration) MarshalText() ([]byte, error) { return []byte(time.Duration(d).String()), nil }
