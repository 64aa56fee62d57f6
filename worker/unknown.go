package worker

import (
	"ferry/api/cu"
	"ferry/wire"
)

// unknownOps are the commands of a client's newer build that this session lacks. A client of
// ours sends none of them; they are answered so that another client need not be as careful.
type unknownOps struct {
	newer  bool             // the client's revision is newer than the session's
	logged map[wire.Op]bool // at most maxUnknown
}

// maxUnknown bounds how many such commands the log names.
const maxUnknown = 64

// lacks reports whether the client may send a command that this session has not.
func (w *Worker) lacks(op wire.Op) bool {
	return w.unknown.newer && op != wire.OpNone && (op.Since() == 0 || !w.s.Revision.Has(op.Since()))
}

// refuseUnknown answers a command that this session lacks: at once where the client waits, with
// the next answer that reports such errors where it does not.
func (w *Worker) refuseUnknown(op wire.Op, id uint32) {
	if u := &w.unknown; !u.logged[op] && len(u.logged) < maxUnknown {
		if u.logged == nil {
			u.logged = map[wire.Op]bool{}
		}
		u.logged[op] = true
		w.log.Warn("the client sent a command that this server lacks; upgrade the server", "command", op.String(), "number", uint16(op), "revision", uint32(w.s.Revision))
	}
	w.wait.Finish(op, id, cu.CUDA_ERROR_NOT_SUPPORTED)
}
