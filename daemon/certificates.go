package daemon

import (
	"context"
	"fmt"
	"sync"
	"time"

	"ferry/operator/admin"
	"ferry/server/identity"
)

const (
	// endsSoon is how long before a certificate ends the log says so, once a day.
	endsSoon = 21 * 24 * time.Hour
	// endingsFresh is how long the daemon goes by what it has read of the certificates.
	endingsFresh = 10 * time.Second
)

// endings is when the certificates of the server end, as they were read last.
type endings struct {
	mu   sync.Mutex
	at   time.Time
	list []admin.Certificate
}

// of reads the certificates, unless that was done a moment ago.
func (e *endings) of(files identity.ServerFiles, now time.Time) []admin.Certificate {
	e.mu.Lock()
	defer e.mu.Unlock()
	if now.Sub(e.at) < endingsFresh {
		return e.list
	}
	e.at, e.list = now, []admin.Certificate{}
	found, err := files.Endings()
	if err != nil {
		return e.list // the daemon has said so when it read the files for clients
	}
	for _, c := range found {
		e.list = append(e.list, admin.Certificate{File: c.File, Name: c.Name, Ends: c.Ends.UTC()})
	}
	return e.list
}

// expired says which certificate of the server clients cannot accept any more.
func expired(files identity.ServerFiles, now time.Time) error {
	list, err := files.Endings()
	if err != nil {
		return err
	}
	for _, c := range list {
		if now.After(c.Ends) {
			return fmt.Errorf("the certificate %s in %s ended at %s: no client that verifies it can connect; renew it (ferry ca issue --renew)", c.Name, c.File, c.Ends.UTC().Format(time.DateTime))
		}
	}
	return nil
}

// watchCertificates says in the log, now and once a day, which certificates have ended or soon do.
func (d *Daemon) watchCertificates(ctx context.Context) {
	daily := time.NewTicker(24 * time.Hour)
	defer daily.Stop()
	for {
		for _, c := range d.endings.of(d.cfg.TLS, time.Now()) {
			switch left := time.Until(c.Ends); {
			case left < 0:
				d.log.Error("a certificate has ended: no client that verifies it can connect; renew it with ferry ca issue --renew", "file", c.File, "name", c.Name, "ended", c.Ends)
			case left < endsSoon:
				d.log.Warn("a certificate ends soon; renew it with ferry ca issue --renew", "file", c.File, "name", c.Name, "ends", c.Ends, "days", int(left.Hours()/24))
			}
		}
		select {
		case <-ctx.Done():
			return
		case <-daily.C:
		}
	}
}
