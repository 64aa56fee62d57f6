package config

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ferry/daemon/place"
)

// A Size is a number of bytes as people write it: 8GiB, 512MiB, 1000000.
type Size uint64

// Set is part of pflag.Value; it refuses a size of 0.
func (s *Size) Set(text string) error {
	n, err := place.ParseSize(strings.TrimSpace(text))
	if err == nil {
		*s = Size(n)
	}
	return err
}

// UnmarshalText reads a size that may be 0.
func (s *Size) UnmarshalText(text []byte) error {
	if strings.TrimSpace(string(text)) == "0" {
		*s = 0
		return nil
	}
	return s.Set(string(text))
}

// MarshalText writes what UnmarshalText reads.
func (s Size) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

func (s Size) String() string {
	for i, u := range []string{"TiB", "GiB", "MiB", "KiB"} {
		if unit := Size(1) << (40 - 10*i); s != 0 && s%unit == 0 {
			return strconv.FormatUint(uint64(s/unit), 10) + u
		}
	}
	return strconv.FormatUint(uint64(s), 10)
}

// Type is part of pflag.Value.
func (*Size) Type() string { return "size" }

// SMs limits a GPU's multiprocessors as people write it: 32, 25%, 0 for all.
type SMs = place.SMLimit

// A Duration is a time as Go writes it: 30ms, 5s, 1h30m.
type Duration time.Duration

// UnmarshalText reads a duration.
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

// A Check is what the software GPU looks for: empty for nothing, "true" for the usual, or names with
// commas between them (softgpu/finding). In a file it may be a boolean.
type Check string

// Set is part of pflag.Value.
func (c *Check) Set(text string) error {
	switch text = strings.ToLower(strings.TrimSpace(text)); text {
	case "false", "0":
		*c = ""
	case "1":
		*c = "true"
	default:
		*c = Check(text)
	}
	return nil
}

// UnmarshalText reads what Set does.
func (c *Check) UnmarshalText(text []byte) error { return c.Set(string(text)) }

// MarshalText writes what UnmarshalText reads.
func (c Check) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

func (c Check) String() string {
	if c == "" {
		return "false"
	}
	return string(c)
}

// Type is part of pflag.Value.
func (*Check) Type() string { return "list" }
