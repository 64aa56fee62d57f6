package worker

// What a client may have of this process, beside the device's memory, is bounded for
// everybody (maxBlobs, mirrorLimit and others) and, where its tenant has a limit, by
// that: sessionpage.Limits, which may change at any moment. What is held already stays.
// Beyond it the answer is out of memory, at the call that asks for more.

// roomForCode says whether the client may load an image of that size.
func (w *Worker) roomForCode(size uint64) bool {
	most := w.terms.Limits().Modules.Load()
	return most == 0 || w.within("modules", most, w.images.bytes, size)
}

// roomOnHost says whether so much more may be kept for the client in host memory:
// behind its pinned and registered memory, and of images on their way.
func (w *Worker) roomOnHost(size uint64) bool {
	most := w.terms.Limits().Host.Load()
	return most == 0 || w.within("host memory", most, w.pinned+w.mirrors.bytes+w.blobs.bytes, size)
}

func (w *Worker) within(what string, most, held, size uint64) bool {
	if held <= most && size <= most-held {
		return true
	}
	w.log.Info("the client's limit is reached", "of", what, "limit", most, "held", held, "asked", size)
	return false
}
