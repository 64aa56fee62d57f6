package daemon

import (
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// An alarm is a timer that keeps time to some 50 µs. Go's own timers are rounded to
// a millisecond when the program has nothing else to do, which is a sixth of a
// slice.
type alarm struct {
	fd   int // of file, whose own accessor would make it blocking
	file *os.File
}

func newAlarm() (*alarm, error) {
	fd, err := unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_NONBLOCK|unix.TFD_CLOEXEC)
	if err != nil {
		return nil, fmt.Errorf("alarm: %w", err)
	}
	return &alarm{fd, os.NewFile(uintptr(fd), "alarm")}, nil
}

// set has the alarm go off after so long, and not at the time set before.
func (a *alarm) set(after time.Duration) {
	a.settime(unix.NsecToTimespec(int64(max(after, time.Nanosecond))))
}

// stop has it not go off.
func (a *alarm) stop() { a.settime(unix.Timespec{}) }

func (a *alarm) settime(t unix.Timespec) {
	_ = unix.TimerfdSettime(a.fd, 0, &unix.ItimerSpec{Value: t}, nil) // cannot fail with these values
}

// wait waits for the alarm. It fails when the alarm is closed.
func (a *alarm) wait() error {
	var count [8]byte
	_, err := a.file.Read(count[:])
	return err
}

// close ends a wait. Nobody may set the alarm any more.
func (a *alarm) close() { _ = a.file.Close() }
