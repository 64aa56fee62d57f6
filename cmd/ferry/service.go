package main

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"ferry/daemon"
	"ferry/server/systemd"
)

// tellManager tells systemd, if it is there, that the server listens, and from then on
// that it lives and when it begins to end. What it returns ends the reporting.
func tellManager(ctx context.Context, manager *systemd.Service, d *daemon.Daemon, log *slog.Logger) (end func() bool) {
	end = context.AfterFunc(ctx, func() { tell(manager, log, "STOPPING=1") })
	go keepWatched(ctx, manager, d, log)
	tell(manager, log, "READY=1")
	return end
}

// tell tells systemd, if it is there.
func tell(manager *systemd.Service, log *slog.Logger, state string) {
	if err := manager.Notify(state); err != nil {
		log.Warn("the service manager is not told", "err", err)
	}
}

// keepWatched tells systemd that we live, as long as the daemon can be asked.
func keepWatched(ctx context.Context, manager *systemd.Service, d *daemon.Daemon, log *slog.Logger) {
	if manager.Watchdog == 0 {
		return
	}
	for tick := time.Tick(manager.Watchdog / 3); ; {
		select {
		case <-ctx.Done():
			return
		case <-tick:
			s := d.Stats()
			tell(manager, log, fmt.Sprintf("WATCHDOG=1\nSTATUS=%d clients, %d sessions so far", s.Clients, s.Sessions))
		}
	}
}
