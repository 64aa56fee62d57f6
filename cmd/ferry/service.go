package main

import (
	"context"
	"fmt"
	"log/slog"
	"time"

	"ferry/daemon"
	"ferry/server/systemd"
)

// notifyManager tells systemd, if it started the server, that the server is ready, then
// regularly that it is alive, and finally that it is stopping. The function it returns ends
// the reporting.
func notifyManager(ctx context.Context, manager *systemd.Service, d *daemon.Daemon, log *slog.Logger) (end func() bool) {
	end = context.AfterFunc(ctx, func() { notifyState(manager, log, "STOPPING=1") })
	go sendWatchdog(ctx, manager, d, log)
	notifyState(manager, log, "READY=1")
	return end
}

// notifyState sends a state to systemd, if it started the server.
func notifyState(manager *systemd.Service, log *slog.Logger, state string) {
	if err := manager.Notify(state); err != nil {
		log.Warn("notifying systemd failed", "err", err)
	}
}

// sendWatchdog tells systemd that the server is alive, as long as the daemon answers.
func sendWatchdog(ctx context.Context, manager *systemd.Service, d *daemon.Daemon, log *slog.Logger) {
	if manager.Watchdog == 0 {
		return
	}
	for tick := time.Tick(manager.Watchdog / 3); ; {
		select {
		case <-ctx.Done():
			return
		case <-tick:
			s := d.Stats()
			notifyState(manager, log, fmt.Sprintf("WATCHDOG=1\nSTATUS=%d clients, %d sessions so far", s.Clients, s.Sessions))
		}
	}
}
