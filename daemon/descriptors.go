package daemon

import (
	"fmt"
	"math"

	"golang.org/x/sys/unix"

	"ferry/daemon/budget"
)

// maxDescriptors bounds what the daemon counts on: tables of the kernel grow with the highest number.
const maxDescriptors = 1 << 20

// planDescriptors raises the limit of open files to what the daemon may have and divides it.
func (d *Daemon) planDescriptors() (budget.Plan, error) {
	limit, err := raiseDescriptors()
	if err != nil {
		return budget.Plan{}, err
	}
	p := budget.Divide(limit, sessionsOf(d.cfg.MaxClients))
	if text := p.Shortage(d.cfg.MaxClients); text != "" && !d.cfg.Private {
		d.log.Warn("the limit of open files is too low: " + text)
	}
	d.log.Debug("descriptors", "limit", p.Limit, "own", p.Own, "operators", p.Operators, "connections", p.Connections, "sessions", p.Sessions, "names", p.Names)
	return p, nil
}

// sessionsOf is how many sessions so many clients may have: as many again may only watch. 0 for any number.
func sessionsOf(clients int) int { return 2 * clients }

// sessionBound is how many sessions the table lets in; 0 where the number of clients bounds them enough,
// since clients that wait for a GPU then need no room.
func (d *Daemon) sessionBound(p budget.Plan) int {
	if n := sessionsOf(d.cfg.MaxClients); n > 0 && n <= p.Sessions {
		return 0
	}
	return p.Sessions
}

// raiseDescriptors sets the limit of open files to the most this process may set, and returns it.
func raiseDescriptors() (int, error) {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		return 0, fmt.Errorf("asking how many descriptors there may be: %w", err)
	}
	if limit.Cur < limit.Max {
		limit.Cur = limit.Max
		if err := unix.Setrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
			return 0, fmt.Errorf("raising the number of descriptors: %w", err)
		}
	}
	return int(min(limit.Cur, maxDescriptors, math.MaxInt32)), nil
}
