// Package nvml is NVIDIA's management library as facts: its functions as a
// table, its structs, its result codes, and how a call travels. The table is
// the same on both ends; whoever executes a call (device/nvml, softgpu/smi)
// gets it checked and with every buffer of the size the library will assume.
package nvml

import "fmt"

// Op is the place of a function in Funcs.
type Op int

// Func is one function.
type Func struct {
	Name   string
	Class  string // local, sync, refused, denied, todo
	Since  int    // the revision of the schema from which on it crosses; 0: it does not
	Params []Param
}

// Kind says what a parameter is.
type Kind uint8

// The kinds of parameters.
const (
	Word   Kind = iota // a number
	Handle             // an object's name
	Text               // a string of the caller's
	Buffer             // a pointer to Count elements, or to as many as parameter By says
	Sized              // a pointer to a struct that tells its own size, at most Elem
	Field              // what the struct of parameter Of points to; follows the parameters C knows
)

// Param is one parameter.
type Param struct {
	Name     string
	Kind     Kind
	In, Out  bool
	Elem     int
	Count    int
	By       int // -1: none
	Handle   int // kind of handle, of the parameter or of the buffer's elements
	Of       int
	At       int // Field: the pointer's place in the struct
	CountAt  int // Field: the count's place in the struct
	Handles  []Inner
	Pointers []Places // of pointers in the struct
}

// Inner is a handle inside a struct.
type Inner struct {
	At     int
	Handle int
}

// Places are Count places in a struct, Step bytes apart.
type Places struct {
	At, Step, Count int
}

// A Library executes calls. It is used by many goroutines at once.
type Library interface {
	// Call executes a call whose handles are the library's own.
	Call(c *Call) Return
	// Describe says what it is, for a log.
	Describe() string
}

// Layout is a struct's size and offsets: the description's and Go's.
type Layout struct {
	Name   string
	Size   uintptr
	GoSize uintptr
	Fields []Offset
}

// Offset is a field's place.
type Offset struct {
	Name     string
	Offset   uintptr
	GoOffset uintptr
}

// Error makes a result an error; nobody returns NVML_SUCCESS as one.
func (r Return) Error() string { return fmt.Sprintf("NVML result %d", int32(r)) }

// NotAvailable stands for a number the library has no value for.
const NotAvailable = ^uint64(0)

// NoInstance stands for no GPU or compute instance.
const NoInstance = ^uint32(0)

// Process is a client with work on the server: where it runs, and what its
// worker uses.
type Process struct {
	Worker  int // pid on the server
	Client  int // pid where the client runs
	Program string
	Memory  map[int]uint64 // by device; a device is in it when the process has a context there
}
