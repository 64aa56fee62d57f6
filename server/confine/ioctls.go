package confine

import (
	"bufio"
	"embed"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/sys/unix"
)

// What a worker asks of a device, it asks by ioctl. A filter sees the descriptor's number and the
// request, not the file: a request passes for any file, and Landlock decides which files there are.
//
// The software GPU needs no device. NVIDIA's driver has two sets of requests: those of /dev/nvidiactl
// and /dev/nvidia0 are of type 'F' with a number and a size, those of /dev/nvidia-uvm are bare
// numbers. ioctls/VERSION.txt lists them for a version of the driver. Only a list that says
// "recorded" is enforced number by number; with a list that is only believed, and for a version that
// has no list, each request of the two sets passes, and nothing else does.

//go:embed ioctls/*.txt
var ioctlFiles embed.FS

const (
	typeOf   = 0xff00   // the bits of a request that are its type
	numberOf = 0xffff   // and those with its number
	frontend = 'F' << 8 // the type of requests to /dev/nvidiactl and /dev/nvidia0
	uvmBits  = 0x7f     // bare numbers of /dev/nvidia-uvm are below this, but for two
	uvmOpen  = 0x30000001
	uvmClose = 0x30000002

	// Requests of the C library's headers.
	tcGets2   = 0x802c542a
	tiocLinux = 0x541c // it pastes
	fioNRead  = 0x541b
	fioNBIO   = 0x5421
	fioNClEx  = 0x5450
	fioClEx   = 0x5451
	fioAsync  = 0x5452 // signals
	fioSetOwn = 0x8901 // whom signals go to
	siocSPGrp = 0x8902 // the same
)

// terminal are questions that C libraries ask of any descriptor: is it a terminal?
var terminal = []uint32{unix.TCGETS, tcGets2}

// An IoctlList is what is known of the requests of a version of NVIDIA's driver.
type IoctlList struct {
	Version  string // of the driver in this machine, such as 580.95.05; empty if there is none
	Recorded bool   // all requests that programs make are in the list, and only these are allowed
	requests []uint32
	others   bool // the machine has a GPU of another kind (Tegra, WSL), whose requests are not known
}

// DriverIoctls is the list for the driver of this machine.
func DriverIoctls() (IoctlList, error) {
	var l IoctlList
	for _, pattern := range otherNodes {
		if nodes, _ := filepath.Glob(pattern); len(nodes) > 0 {
			l.others = true
		}
	}
	text, err := os.ReadFile("/proc/driver/nvidia/version")
	if err != nil {
		return l, nil // no driver that has a list
	}
	l.Version = driverVersion(string(text))
	major, _, _ := strings.Cut(l.Version, ".")
	file, err := ioctlFiles.ReadFile("ioctls/" + major + ".txt")
	if err != nil {
		return l, nil // a version without a list
	}
	l.requests, l.Recorded, err = parseIoctls(string(file))
	return l, err
}

// driverVersion finds the version in what the driver says of itself: the first word with two dots.
func driverVersion(text string) string {
	for _, word := range strings.Fields(text) {
		if digits := strings.Trim(word, "0123456789."); digits == "" && strings.Contains(word, ".") {
			return word
		}
	}
	return ""
}

// parseIoctls reads a list. Its lines are "state believed" or "state recorded", "F NUMBER DEVICE NAME"
// and "uvm NUMBER DEVICE NAME".
func parseIoctls(text string) (requests []uint32, recorded bool, err error) {
	in := bufio.NewScanner(strings.NewReader(text))
	for n := 1; in.Scan(); n++ {
		line, _, _ := strings.Cut(in.Text(), "#")
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		if len(f) < 2 {
			return nil, false, fmt.Errorf("line %d of a list of ioctls: %q", n, in.Text())
		}
		if f[0] == "state" {
			recorded = f[1] == "recorded"
			continue
		}
		number, err := strconv.ParseUint(f[1], 0, 32)
		switch {
		case err == nil && f[0] == "F" && number <= 0xff:
			requests = append(requests, frontend|uint32(number))
		case err == nil && f[0] == "uvm" && (number <= uvmBits || number == uvmOpen || number == uvmClose):
			requests = append(requests, uint32(number))
		default:
			return nil, false, fmt.Errorf("line %d of a list of ioctls: %q", n, in.Text())
		}
	}
	return requests, recorded, in.Err()
}

// describe writes a request as a line of a list begins; a request of neither set as it is.
func describeIoctl(request uint32) string {
	switch {
	case request&typeOf == frontend:
		return fmt.Sprintf("F %#02x", request&0xff)
	case request <= uvmBits || request == uvmOpen || request == uvmClose:
		return fmt.Sprintf("uvm %#x", request)
	}
	return fmt.Sprintf("other %#x", request)
}

// contains says whether a request is in the list.
func (l IoctlList) contains(request uint32) bool {
	if request&typeOf == frontend {
		request &= numberOf
	}
	for _, r := range l.requests {
		if r == request {
			return true
		}
	}
	return false
}

// rows are the requests that a worker with NVIDIA's driver may make.
func (l IoctlList) rows() []row {
	ask := row{call: unix.SYS_IOCTL, by: driver, why: "is it a terminal?", when: when(test{arg: 1, in: terminal})}
	plain := row{call: unix.SYS_IOCTL, by: believed, why: "libc: not waiting, how much is there to read", when: when(test{arg: 1, in: []uint32{
		fioNRead, fioNBIO, fioClEx, fioNClEx,
	}})}
	device := row{call: unix.SYS_IOCTL, by: believed, why: "NVIDIA's driver", when: when(
		test{arg: 1, mask: typeOf, in: []uint32{frontend}},
		test{arg: 1, mask: ^uint32(uvmBits), in: []uint32{0}},
		test{arg: 1, in: []uint32{uvmOpen, uvmClose}},
	)}
	switch {
	case l.others:
		device = row{call: unix.SYS_IOCTL, by: believed, why: "the driver of Tegra or WSL", when: when(test{arg: 1, not: []uint32{
			unix.TIOCSTI, tiocLinux, unix.TIOCSCTTY, fioAsync, fioSetOwn, siocSPGrp,
		}})}
	case l.Recorded:
		var frontends, bare []uint32
		for _, r := range l.requests {
			if r&typeOf == frontend {
				frontends = append(frontends, r)
			} else {
				bare = append(bare, r)
			}
		}
		device.by = driver
		device.when = when(test{arg: 1, mask: numberOf, in: frontends}, test{arg: 1, in: bare})
	}
	return []row{ask, plain, device}
}
