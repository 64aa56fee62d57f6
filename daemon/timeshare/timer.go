package timeshare

import (
	"fmt"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// A timer keeps time to some 50 µs. Go's own timers are rounded to
// a millisecond when the program has nothing else to do, which is a sixth of a
// slice.
type timer struct {
	fd   int // of file, whose own accessor would make it blocking
	file *os.File
}

func newTimer() (*timer, error) {
	fd, err := unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_NONBLOCK|unix.TFD_CLOEXEC)
	if err != nil {
		return nil, fmt.Errorf("timer: %w", err)
	}
	return &timer{fd, os.NewFile(uintptr(fd), "timer")}, nil
}

// set has the timer fire once after a time, and not at the time set before.
func (t *timer) set(after time.Duration) {
	t.settime(unix.NsecToTimespec(int64(max(after, time.Nanosecond))))
}

// stop has the timer not fire.
func (t *timer) stop() { t.settime(unix.Timespec{}) }

func (t *timer) settime(value unix.Timespec) {
	_ = unix.TimerfdSettime(t.fd, 0, &unix.ItimerSpec{Value: value}, nil) // cannot fail with these values
}

// wait waits until the timer fires. It fails when the timer is closed.
func (t *timer) wait() error {
	var count [8]byte
	_, err := t.file.Read(count[:])
	return err
}

// close ends a wait. No goroutine may set the timer afterwards.
func (t *timer) close() { _ = t.file.Close() }
