package daemon

import (
	"context"
	"time"

	"ferry/daemon/admission"
	"ferry/operator/admin"
)

// This file is what the daemon does for the pool that it is in (package member, by way of cmd/ferry).

// suspendTimeout is how long a suspension or a move waits for work that is under way.
const suspendTimeout = 10 * time.Second

// SetClaims has the programs of these claims, and of no others, be let in, and ends the sessions of claims
// that are gone.
func (d *Daemon) SetClaims(list []admission.Claim) { d.admission.SetClaims(list) }

// ClaimSessions lists the sessions of a claim, by its token, that could move, and says whether there is
// nothing of it here.
func (d *Daemon) ClaimSessions(token string) (list []uint64, idle bool) {
	return d.admission.ClaimSessions(token)
}

// MoveClaimed moves a session of a claim to another server, which has been told to let it in with a token.
// A server that is known by a fingerprint is accepted by that, unless the daemon has a CA for servers.
func (d *Daemon) MoveClaimed(ctx context.Context, id uint64, q admin.MoveRequest, token, fingerprint string) error {
	as := d.cfg.CarryAs
	as.Token, as.TokenFile, as.TLS.Cert, as.TLS.Key = token, "", "", ""
	if as.TLS.CA == "" {
		as.TLS.Pin = fingerprint
	}
	q.Timeout = suspendTimeout.Seconds()
	_, err := d.moveSession(ctx, id, q, as)
	return err
}

// SuspendSession takes a session off its GPUs, and ResumeSession brings it back.
func (d *Daemon) SuspendSession(ctx context.Context, id uint64) error {
	_, err := d.sessions.Suspend(ctx, id, suspendTimeout, nil)
	return err
}

// ResumeSession brings a suspended session back to its GPUs.
func (d *Daemon) ResumeSession(ctx context.Context, id uint64) error {
	_, err := d.sessions.Resume(ctx, id)
	return err
}

// Draining says whether new clients are refused.
func (d *Daemon) Draining() bool { return d.sessions.Draining() }

// Devices describes the GPUs.
func (d *Daemon) Devices() []admin.Device { return operator{d}.Devices() }
