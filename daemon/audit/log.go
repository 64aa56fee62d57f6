package audit

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// sayHeadEvery is how often the log of the daemon says the head of the audit.
const sayHeadEvery = time.Hour

// A Log writes records, as JSON lines to a file of their own, each with a hash over all before
// it (chain.go), or into the log of the daemon.
type Log struct {
	path    string // empty for the log of the daemon
	log     *slog.Logger
	similar similar

	mu     sync.Mutex
	file   *chainFile
	lost   int       // records that could not be written
	saidAt time.Time // when the log has said the head
}

// Open opens the file at path, or for an empty path has records go into log.
func Open(path string, log *slog.Logger) (*Log, error) {
	a := &Log{path: path, log: log}
	a.similar.init(a.write)
	return a, a.Reopen()
}

// Reopen opens the file by its name again: log rotation may have moved the old one aside. The
// new file goes on behind the last record of the old.
func (a *Log) Reopen() error {
	if a.path == "" {
		return nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	var known Head
	if a.file != nil {
		now, err := os.Stat(a.path)
		if old, oldErr := a.file.file.Stat(); err == nil && oldErr == nil && os.SameFile(now, old) {
			return nil
		}
		known = a.file.head
	}
	c, found, err := openChain(a.path, known, a.log)
	if err != nil {
		return fmt.Errorf("the audit log: %w", err)
	}
	if a.file != nil {
		a.file.close()
	}
	a.file = c
	if c.size == 0 {
		r := Record{Event: Opened, Chain: Chain{Previous: fmt.Sprintf("%x", c.head.Hash)}}
		for _, t := range found {
			if t.event == Opened {
				r.Reason = t.reason
			}
		}
		a.writeLocked(r)
	}
	for _, t := range found {
		if t.event != Opened {
			a.writeLocked(Record{Event: t.event, Reason: t.reason})
		}
	}
	a.sayHead()
	return nil
}

// Write writes a record with the time of this moment. Of records that peers can cause at
// will there may be fewer than there were causes: see similar.
func (a *Log) Write(r Record) {
	if a.similar.admit(&r, time.Now()) {
		a.write(r)
	}
}

func (a *Log) write(r Record) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.path == "" {
		r.Time = stamp()
		text, err := json.Marshal(&r)
		if err != nil {
			a.log.Error("the audit log cannot be written", "err", err)
			return
		}
		a.log.Info(message, "record", json.RawMessage(text))
		return
	}
	if a.file == nil {
		a.log.Error("the audit log is closed", "event", r.Event)
		return
	}
	if size, changed := a.file.changed(); changed {
		reason := fmt.Sprintf("the file had %d bytes and has %d: another process has changed it", a.file.size, size)
		a.log.Error("the audit file was changed", "file", a.path, "reason", reason)
		a.file.size = size
		if size == 0 {
			a.writeLocked(Record{Event: Opened, Chain: Chain{Previous: fmt.Sprintf("%x", a.file.head.Hash)}})
		}
		a.writeLocked(Record{Event: Broken, Reason: reason})
	}
	if a.lost > 0 {
		if a.writeLocked(Record{Event: Lost, Chain: Chain{Count: uint64(a.lost)}, Reason: "records could not be written; the log has them"}) {
			a.lost = 0
		}
	}
	a.writeLocked(r)
	if time.Since(a.saidAt) >= sayHeadEvery {
		a.sayHead()
	}
}

// writeLocked writes a record to the file, or into the log if that fails. mu is held.
func (a *Log) writeLocked(r Record) bool {
	r.Time = stamp()
	err := a.file.write(&r)
	if err != nil {
		if r.Event != Lost {
			a.lost++
		}
		text, _ := json.Marshal(&r)
		a.log.Error("the audit log cannot be written", "record", string(text), "err", err)
	}
	return err == nil
}

func stamp() time.Time { return time.Now().UTC().Truncate(time.Millisecond) }

// sayHead says in the log what the last record is: the log may be kept elsewhere. mu is held.
func (a *Log) sayHead() {
	a.saidAt = time.Now()
	a.log.Info("audit head", "file", a.path, "head", a.file.head.String())
}

// Head is the last record, and the file it is in; an empty name for the log of the daemon.
func (a *Log) Head() (file string, h Head) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.file == nil {
		return a.path, h
	}
	return a.path, a.file.head
}

// Close writes what was counted and closes the file.
func (a *Log) Close() {
	a.similar.flush(time.Now(), true)
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.file != nil {
		a.sayHead()
		a.file.close()
		a.file = nil
	}
}
