package admin

import (
	"fmt"
	"math"
	"net/http"
)

// An Error is the answer to a request that fails.
type Error struct {
	Status  int    `json:"-"` // HTTP status
	Message string `json:"error"`
	Hint    string `json:"hint"` // what the operator can do; may be empty
}

func (e *Error) Error() string {
	if e.Hint == "" {
		return e.Message
	}
	return e.Message + "; " + e.Hint
}

// NoSession returns the error for a session that does not exist or has ended.
func NoSession(id uint64) error {
	return &Error{Status: http.StatusNotFound, Message: fmt.Sprintf("no session %d", id), Hint: "ferry ps lists the sessions"}
}

// Refuse returns the error for a request that cannot be carried out on this server.
func Refuse(hint, format string, args ...any) error {
	return &Error{Status: http.StatusUnprocessableEntity, Message: fmt.Sprintf(format, args...), Hint: hint}
}

// MaxWeight bounds a weight; the smallest is its inverse.
const MaxWeight = 1000

// Validate says what is wrong with a change, whatever session it is for.
func (c Change) Validate() error {
	switch {
	case c == Change{}:
		return Refuse("give weight, cap, memory_bytes or class", "nothing to change")
	case c.Weight != nil && !(*c.Weight >= 1.0/MaxWeight && *c.Weight <= MaxWeight):
		return Refuse("2 is twice the share of 1", "weight %v: use a number from %v to %v", *c.Weight, 1.0/MaxWeight, MaxWeight)
	case c.Cap != nil && !(*c.Cap >= 0 && *c.Cap <= 1):
		return Refuse("0.25 is a quarter of a GPU's time, 0 is no cap", "cap %v: use a number from 0 to 1", *c.Cap)
	case c.Memory != nil && *c.Memory > math.MaxInt64:
		return Refuse("", "memory_bytes %d: more than any GPU has", *c.Memory)
	case c.Class != nil && *c.Class != ClassInteractive && *c.Class != ClassBatch:
		return Refuse("", "class %q: use %s or %s", *c.Class, ClassInteractive, ClassBatch)
	}
	return nil
}
