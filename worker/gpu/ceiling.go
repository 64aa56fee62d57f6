package gpu

import (
	"golang.org/x/sys/unix"

	"ferry/device"
	"ferry/wire"
)

// ceiling is an address below all that Linux gives a process by itself on x86-64 and arm64: mappings
// lie at most 1 TiB, randomised, below the end of 47 bits.
const ceiling = 0x7e0000000000

// BelowCeiling calls f while the process has no free addresses above the ceiling. The driver reserves
// its addresses when it is initialised and when it makes a context, and puts variables of modules
// there, wherever the kernel likes. Programs ask for the addresses of variables (cuBLAS does) and keep
// them, so a session can move to another process only if they come out the same: with the addresses
// above the ceiling taken, the driver's are right below it in every process. What is small, such as the
// stacks of threads that begin meanwhile, finds pockets above, so that it does not shift the driver's.
// Addresses of everything else stay randomised. Nothing depends on it: after a move every address is
// compared.
func BelowCeiling(f func()) {
	taken := makePockets(takeAbove())
	defer func() {
		for _, t := range taken {
			if t.size > 0 {
				_, _, _ = unix.Syscall(unix.SYS_MUNMAP, t.at, t.size, 0)
			}
		}
	}()
	f()
}

// PlaceContext calls f, which makes a context, so that the driver's addresses come out the same in every
// process; see BelowCeiling. A software GPU needs none of it.
func PlaceContext(dev device.Device, f func()) {
	if dev.Traits().ExecutesOnHost {
		f()
		return
	}
	BelowCeiling(f)
}

// Reserves reports whether the driver may reserve addresses for a command although it loads no code. Driver 580 reserves 32 MiB
// with a stream now and then, and puts variables of code that is loaded later there.
func Reserves(op wire.Op) bool {
	return op == wire.OpStreamCreateWithPriority || op == wire.OpGreenStream || op == wire.OpGraphInstantiate
}

// A span is addresses that are taken.
type span struct {
	at, size uintptr
}

// Sizes of what takeAbove takes, and of the pockets that it leaves: a stack has 8 MiB, and the driver
// reserves more than a pocket at once.
const (
	largestSpan  = 1 << 41
	smallestSpan = 1 << 24
	maxSpans     = 4096
	pocket       = smallestSpan - 1<<16
	pockets      = 24

	reserve = unix.MAP_PRIVATE | unix.MAP_ANONYMOUS | unix.MAP_NORESERVE
)

// takeAbove takes the free addresses above the ceiling. The kernel gives the highest gap that is
// large enough: when that is below the ceiling, there is none of that size above.
func takeAbove() (taken []span) {
	for size := uintptr(largestSpan); size >= smallestSpan && len(taken) < maxSpans; {
		at, _, errno := unix.Syscall6(unix.SYS_MMAP, 0, size, unix.PROT_NONE, reserve, ^uintptr(0), 0)
		if errno == 0 && at >= ceiling {
			taken = append(taken, span{at, size})
			continue
		}
		if errno == 0 {
			_, _, _ = unix.Syscall(unix.SYS_MUNMAP, at, size, 0)
		}
		size /= 2
	}
	// What is left is smaller. If it touches the ceiling, it is part of the gap below.
	for at, size := uintptr(ceiling), uintptr(smallestSpan); size >= 1<<12; {
		part := takePart(at, size)
		if part.size == 0 {
			size /= 2
			continue
		}
		taken = append(taken, part)
		at += size
	}
	return taken
}

// makePockets frees some addresses in the first span that has room for all pockets, and returns what is
// still taken: what others have put into a pocket meanwhile is theirs.
func makePockets(taken []span) []span {
	for n, t := range taken {
		if t.size < pockets*smallestSpan {
			continue
		}
		taken[n] = span{t.at + pockets*smallestSpan, t.size - pockets*smallestSpan}
		for i := range uintptr(pockets) {
			at := t.at + i*smallestSpan
			_, _, _ = unix.Syscall(unix.SYS_MUNMAP, at, pocket, 0)
			taken = append(taken, span{at + pocket, smallestSpan - pocket})
		}
		break
	}
	return taken
}

// takePart takes some addresses, if they are free.
func takePart(from, size uintptr) (s span) {
	at, _, errno := unix.Syscall6(unix.SYS_MMAP, from, size, unix.PROT_NONE, reserve|unix.MAP_FIXED_NOREPLACE, ^uintptr(0), 0)
	if errno != 0 {
		return s
	}
	if at != from { // a kernel that does not know the flag
		_, _, _ = unix.Syscall(unix.SYS_MUNMAP, at, size, 0)
		return s
	}
	return span{at, size}
}
