package graph

import "maps"

// Hold keeps the ends of tokens from the client while its session leaves for another server, which tells them.
// It comes before Save.
func (hc *HostCalls) Hold() {
	hc.userObjects.mu.Lock()
	defer hc.userObjects.mu.Unlock()
	hc.userObjects.holding = true
}

// Release tells the client what Hold has kept: the session stays.
func (hc *HostCalls) Release() {
	o := &hc.userObjects
	o.mu.Lock()
	held := o.held
	o.holding, o.held = false, nil
	o.mu.Unlock()
	for _, token := range held {
		hc.tellEnd(token)
	}
}

// heldTokens are the client's tokens that objects of the driver stand for, and those whose end it has not been
// told.
func (hc *HostCalls) heldTokens() map[uint64]bool {
	o := &hc.userObjects
	o.mu.Lock()
	defer o.mu.Unlock()
	return hc.heldLocked()
}

// heldLocked is heldTokens with userObjects.mu held.
func (hc *HostCalls) heldLocked() map[uint64]bool {
	o := &hc.userObjects
	set := map[uint64]bool{}
	for _, token := range o.held {
		set[token] = true
	}
	for token := range o.live {
		if c := hc.hostCopies.find(token); c != nil {
			token = c.client
		}
		if token < OwnTokens && !o.told[token] {
			set[token] = true
		}
	}
	return set
}

func (hc *HostCalls) isReplaying() bool {
	hc.userObjects.mu.Lock()
	defer hc.userObjects.mu.Unlock()
	return hc.userObjects.replaying
}

// beginReplay says that graphs are made again.
func (hc *HostCalls) beginReplay() {
	hc.userObjects.mu.Lock()
	defer hc.userObjects.mu.Unlock()
	hc.userObjects.replaying = true
}

// endReplay says that all graphs are there. The client knows the end of every token but those in known; others are tokens that
// are in use here besides those that objects of the driver stand for. What the client takes for alive and nothing uses
// has ended now; what is in use here and ended on the other server, ends here without a word.
func (hc *HostCalls) endReplay(known []uint64, others map[uint64]bool) {
	o := &hc.userObjects
	o.mu.Lock()
	o.replaying = false
	hc.readAhead = len(o.live)+len(others) > 0
	here := hc.heldLocked()
	maps.Copy(here, others)
	for _, token := range known {
		if here[token] {
			delete(here, token)
		} else if token < OwnTokens {
			defer hc.tellEnd(token)
		}
	}
	for token := range here {
		o.told[token] = true
	}
	o.mu.Unlock()
}

// CountHeld counts, for tests, the ends that Hold has kept. Any thread may call it.
func (hc *HostCalls) CountHeld() int {
	hc.userObjects.mu.Lock()
	defer hc.userObjects.mu.Unlock()
	return len(hc.userObjects.held)
}
