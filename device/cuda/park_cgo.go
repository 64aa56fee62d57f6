package cuda

/*
#include <stdint.h>
#include <string.h>

static int ferry_process_state(void *f, int pid, int *state) { return ((int (*)(int, int *))f)(pid, state); }

// The arguments of all four functions are 64 bytes and zero, but for the first word of the lock's: its timeout in milliseconds.
static int ferry_process(void *f, int pid, uint32_t timeout)
{
	uint64_t arguments[8];
	memset(arguments, 0, sizeof arguments);
	memcpy(arguments, &timeout, sizeof timeout);
	return ((int (*)(int, void *))f)(pid, arguments);
}
*/
import "C"

import (
	"errors"
	"fmt"
	"time"

	"ferry/api/cu"
)

// ErrCannotPark says that the driver is older than its functions for processes.
var ErrCannotPark = errors.New("this driver cannot take a process off the GPU (CUDA 12.8 and later can)")

// lockTimeout is how long the driver may wait for calls of the process that are under way.
const lockTimeout = 5 * time.Second

// A step is one of the driver's functions for other processes, and the states it leads from and to.
type step struct {
	function string
	timeout  time.Duration // where the function has one
	from, to cu.ProcessState
}

var (
	parking = []step{
		{"cuCheckpointProcessLock", lockTimeout, cu.CU_PROCESS_STATE_RUNNING, cu.CU_PROCESS_STATE_LOCKED},
		{"cuCheckpointProcessCheckpoint", 0, cu.CU_PROCESS_STATE_LOCKED, cu.CU_PROCESS_STATE_CHECKPOINTED},
	}
	unparking = []step{
		{"cuCheckpointProcessRestore", 0, cu.CU_PROCESS_STATE_CHECKPOINTED, cu.CU_PROCESS_STATE_LOCKED},
		{"cuCheckpointProcessUnlock", 0, cu.CU_PROCESS_STATE_LOCKED, cu.CU_PROCESS_STATE_RUNNING},
	}
)

// Park has the driver take all that it keeps for another process off the GPU, into memory of that
// process, or put it back. Meanwhile calls of that process to the driver wait. A process that is
// where it is to be stays there; one that cannot be parked goes on.
func Park(pid int, away bool) error {
	lib, err := load()
	if err != nil {
		return err
	}
	steps := unparking
	if away {
		steps = parking
	}
	for _, s := range steps {
		at, err := lib.processState(pid)
		if errors.Is(err, cu.CUDA_ERROR_NOT_INITIALIZED) {
			return nil // the process has nothing on a GPU
		}
		if err != nil {
			return err
		}
		if at != s.from {
			continue
		}
		f := lib.lookup(s.function)
		if f == nil {
			return ErrCannotPark
		}
		if rc := cu.Result(C.ferry_process(f, C.int(pid), C.uint32_t(s.timeout.Milliseconds()))); rc != cu.CUDA_SUCCESS {
			if away {
				lib.unlock(pid)
			}
			return fmt.Errorf("%s: %w", s.function, rc)
		}
	}
	if at, err := lib.processState(pid); err != nil || at != steps[1].to {
		return fmt.Errorf("the driver has the process in state %d: %w", at, errors.Join(err, errors.New("not where it is to be")))
	}
	return nil
}

// processState asks the driver where a process is.
func (l *library) processState(pid int) (cu.ProcessState, error) {
	f := l.lookup("cuCheckpointProcessGetState")
	if f == nil {
		return 0, ErrCannotPark
	}
	var state C.int
	if rc := cu.Result(C.ferry_process_state(f, C.int(pid), &state)); rc != cu.CUDA_SUCCESS {
		return 0, fmt.Errorf("cuCheckpointProcessGetState: %w", rc)
	}
	return cu.ProcessState(state), nil
}

// unlock lets a process go on that was locked and could not be parked.
func (l *library) unlock(pid int) {
	if f := l.lookup("cuCheckpointProcessUnlock"); f != nil {
		C.ferry_process(f, C.int(pid), 0)
	}
}
