package softgpu

import (
	"ferry/api/cu"
	"ferry/device"
)

// CaptureInfo says what a stream's work becomes part of.
func (g *GPU) CaptureInfo(h cu.Stream) (device.CaptureInfo, cu.Result) {
	s, r := g.stream(h)
	if r != cu.CUDA_SUCCESS {
		return device.CaptureInfo{}, r
	}
	gs := &g.m.graphs
	gs.mu.Lock()
	defer gs.mu.Unlock()
	c := s.capture.Load()
	switch {
	case c == nil:
		if s == s.life.legacy { // as the driver answers while work there would be refused
			s.life.mu.Lock()
			defer s.life.mu.Unlock()
			if s.life.wouldDisturb() {
				return device.CaptureInfo{}, cu.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
			}
		}
		return device.CaptureInfo{}, r
	case c.broken.Load():
		return device.CaptureInfo{Status: cu.CU_STREAM_CAPTURE_STATUS_INVALIDATED}, r
	}
	info := device.CaptureInfo{Status: cu.CU_STREAM_CAPTURE_STATUS_ACTIVE, ID: c.id, Graph: c.graph.handle}
	for _, e := range c.fronts[s] {
		info.Dependencies = append(info.Dependencies, e.from.handle)
		info.Edges = append(info.Edges, e.data)
	}
	return info, r
}

// wouldDisturb is disturbs without the harm. life.mu is held.
func (l *life) wouldDisturb() bool {
	for s := range l.streams {
		if s.capture.Load() != nil && s.blocking() {
			return true
		}
	}
	return false
}

// StreamIsCapturing says whether a stream's work becomes a graph.
func (g *GPU) StreamIsCapturing(h cu.Stream) (cu.StreamCaptureStatus, cu.Result) {
	info, r := g.CaptureInfo(h)
	return info.Status, r
}

// StreamGetCaptureInfo also names the capture.
func (g *GPU) StreamGetCaptureInfo(h cu.Stream) (cu.StreamCaptureStatus, cu.Cuuint64_t, cu.Result) {
	info, r := g.CaptureInfo(h)
	return info.Status, cu.Cuuint64_t(info.ID), r
}
