package sessionpage

import (
	"time"

	"ferry/transport/futex"
)

// Where sessions together may hold more memory than a device has, the daemon says how much of it
// each may have on the device without asking: its room. The room is no quota: a session that
// needs more asks, and the daemon has others leave the device, or says no.

// Room is how many bytes of the device the session may have without asking; 0 for any number.
func (d *Device) Room() uint64 { return d.room.Load() }

// SetRoom sets the room. Only the daemon calls it.
func (d *Device) SetRoom(bytes uint64) { d.room.Store(bytes) }

// AskRoom asks for bytes more than the room, and returns the number of the question. The worker rings
// the doorbell afterwards.
func (d *Device) AskRoom(bytes uint64) uint32 {
	d.need.Store(bytes)
	return d.asked.Add(1)
}

// Asked is the last question: its number and how many bytes it asks for.
func (d *Device) Asked() (number uint32, bytes uint64) {
	number = d.asked.Load()
	return number, d.need.Load()
}

// Answer answers a question. Only the daemon calls it, after SetRoom.
func (d *Device) Answer(number uint32, yes bool) {
	d.answer.Store(number<<1 | bit(yes))
	futex.Wake(&d.answer, futex.All)
}

// AwaitAnswer waits until a question is answered, or until the timeout. It returns whether there
// is an answer, and the answer.
func (d *Device) AwaitAnswer(number uint32, timeout time.Duration) (answered, yes bool) {
	got := d.answer.Load()
	if got>>1 != number&(1<<31-1) {
		futex.Wait(&d.answer, got, timeout)
		got = d.answer.Load()
	}
	return got>>1 == number&(1<<31-1), got&1 != 0
}
