// Package cu holds the CUDA driver API's types as facts: handles, enumerations,
// structs with C's layout, result codes. It has no behaviour; every other
// package may import it, it imports nothing of ours.
package cu

import "fmt"

// Error makes a Result usable as a Go error. Success is not an error: compare
// with CUDA_SUCCESS, or call Err.
func (r Result) Error() string {
	if name, ok := resultNames[r]; ok {
		return fmt.Sprintf("%s (%d)", name, int32(r))
	}
	return fmt.Sprintf("CUresult %d", int32(r))
}

// Err is nil for success and the result itself otherwise.
func (r Result) Err() error {
	if r == CUDA_SUCCESS {
		return nil
	}
	return r
}

// Layout says how the generator laid out a struct and how Go did.
type Layout struct {
	Name   string
	Size   uintptr // as the description says
	GoSize uintptr // as Go has it
	Fields []Offset
}

// Offset is the place of one field.
type Offset struct {
	Name     string
	Offset   uintptr
	GoOffset uintptr
}
