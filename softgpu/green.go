package softgpu

import (
	"encoding/binary"
	"slices"
	"sync"

	"ferry/api/cu"
	"ferry/softgpu/handle"
)

// A green context is the primary context with a part of the multiprocessors:
// its streams' kernels see only those, and a cooperative launch must fit on
// them. Memory, code and events are the primary context's.
type green struct {
	handle cu.GreenCtx
	ctx    *context // what it converts to
	sms    []int    // the multiprocessors, by number
}

// An smSet is a resource: some of a device's multiprocessors.
type smSet struct {
	dev   *dev
	sms   []int
	whole bool   // of a device or a context, which can be split; parts cannot
	split uint64 // the split it came from
}

// greens are the machine's resources, descriptors and green contexts.
type greens struct {
	contexts handle.Table[*green]
	descs    handle.Table[*smSet]
	splits   handle.Counter

	mu   sync.Mutex // a leaf
	sets []*smSet   // by number less one
}

func (g *greens) init() {
	g.contexts.Init(48)
	g.descs.Init(49)
}

// Flags of a split. Real devices round groups up to what shares a cluster of
// processors, unless told not to.
const (
	splitIgnoreCoscheduling = uint32(cu.CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING)
	splitMaxCluster         = uint32(cu.CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE)
	setNumber               = 4 // where a resource's number lies in its opaque part
)

// smRules are the least multiprocessors of a part and what their number is a
// multiple of.
func (p *profile) smRules() (least, multiple int) {
	switch {
	case p.cc >= 90:
		return 8, 8
	case p.cc >= 80:
		return 4, 2
	}
	return 2, 2
}

// describe makes a resource of a set.
func (g *greens) describe(s *smSet) cu.DevResource_v1 {
	g.mu.Lock()
	defer g.mu.Unlock()
	n := 1 + slices.IndexFunc(g.sets, func(o *smSet) bool {
		return o.dev == s.dev && o.whole == s.whole && o.split == s.split && slices.Equal(o.sms, s.sms)
	})
	if n == 0 {
		g.sets = append(g.sets, s)
		n = len(g.sets)
	}
	r := cu.DevResource_v1{Type: cu.CU_DEV_RESOURCE_TYPE_SM}
	binary.LittleEndian.PutUint64(r.Internal_padding[setNumber:], uint64(n))
	r.Anon0[0] = uint32(len(s.sms))
	if s.whole { // driver 580 leaves these out of parts
		least, multiple := s.dev.prof.smRules()
		r.Anon0[1], r.Anon0[2] = uint32(least), uint32(multiple)
	}
	return r
}

// set finds what a resource describes; nil if nobody made it.
func (g *greens) set(r *cu.DevResource_v1) *smSet {
	g.mu.Lock()
	defer g.mu.Unlock()
	n := binary.LittleEndian.Uint64(r.Internal_padding[setNumber:])
	if r.Type != cu.CU_DEV_RESOURCE_TYPE_SM || n == 0 || n > uint64(len(g.sets)) {
		return nil
	}
	s := g.sets[n-1]
	if int(r.Anon0[0]) != len(s.sms) {
		return nil
	}
	return s
}

func (d *dev) allSMs() []int {
	list := make([]int, d.prof.sms)
	for i := range list {
		list[i] = i
	}
	return list
}

// resourceOf describes the multiprocessors of a device or of a green context.
func (g *GPU) resourceOf(d *dev, sms []int, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	if t != cu.CU_DEV_RESOURCE_TYPE_SM {
		return cu.DevResource_v1{}, cu.CUDA_ERROR_INVALID_RESOURCE_TYPE
	}
	return g.m.greens.describe(&smSet{dev: d, sms: sms, whole: true}), cu.CUDA_SUCCESS
}

// DeviceGetDevResource describes all multiprocessors of a device.
func (g *GPU) DeviceGetDevResource(d cu.Device, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return cu.DevResource_v1{}, r
	}
	return g.resourceOf(dev, dev.allSMs(), t)
}

// CtxGetDevResource describes those of a context.
func (g *GPU) CtxGetDevResource(h cu.Context, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	c, r := g.context(h)
	if r != cu.CUDA_SUCCESS {
		return cu.DevResource_v1{}, r
	}
	if c.green != nil {
		return g.resourceOf(c.dev, c.green.sms, t)
	}
	return g.resourceOf(c.dev, c.dev.allSMs(), t)
}

// GreenCtxGetDevResource describes those of a green context.
func (g *GPU) GreenCtxGetDevResource(h cu.GreenCtx, t cu.DevResourceType) (cu.DevResource_v1, cu.Result) {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return cu.DevResource_v1{}, r
	}
	return g.resourceOf(gr.ctx.dev, gr.sms, t)
}

// DevSmResourceSplitByCount divides multiprocessors into equal groups of at
// least a number, and a rest. Asked for no groups, it says how many there
// would be.
func (g *GPU) DevSmResourceSplitByCount(groups uint32, input *cu.DevResource_v1, flags, least uint32) ([]cu.DevResource_v1, uint32, cu.DevResource_v1, cu.Result) {
	var rest cu.DevResource_v1
	if input == nil || flags&splitIgnoreCoscheduling != 0 && flags&splitMaxCluster != 0 { // of other bits the driver takes no notice
		return nil, groups, rest, cu.CUDA_ERROR_INVALID_VALUE
	}
	if input.Type != cu.CU_DEV_RESOURCE_TYPE_SM {
		return nil, groups, rest, cu.CUDA_ERROR_INVALID_RESOURCE_TYPE
	}
	from := g.m.greens.set(input)
	if from == nil || !from.whole || uint64(least) > uint64(len(from.sms)) {
		return nil, groups, rest, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
	}
	smallest, multiple := from.dev.prof.smRules()
	if flags&splitIgnoreCoscheduling != 0 {
		smallest, multiple = 2, 2
	}
	total := len(from.sms)
	size := max(int(least), smallest)
	size = min((size+multiple-1)/multiple*multiple, total)
	n := total / size
	if groups == 0 {
		return nil, uint32(n), rest, cu.CUDA_SUCCESS
	}
	n = min(n, int(groups))
	split := g.m.greens.splits.Next()
	parts := make([]cu.DevResource_v1, n)
	for i := range parts {
		parts[i] = g.m.greens.describe(&smSet{dev: from.dev, sms: from.sms[i*size : (i+1)*size], split: split})
	}
	if left := from.sms[n*size:]; len(left) > 0 {
		rest = g.m.greens.describe(&smSet{dev: from.dev, sms: left, split: split})
	}
	return parts, uint32(n), rest, cu.CUDA_SUCCESS
}

// DevResourceGenerateDesc joins resources of one split, or takes one.
func (g *GPU) DevResourceGenerateDesc(list []cu.DevResource_v1) (cu.DevResourceDesc, cu.Result) {
	if len(list) == 0 {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	all := &smSet{}
	for i := range list {
		if list[i].Type != cu.CU_DEV_RESOURCE_TYPE_SM {
			return 0, cu.CUDA_ERROR_INVALID_RESOURCE_TYPE
		}
		s := g.m.greens.set(&list[i])
		if s == nil || i > 0 && (s.whole || s.split != all.split || s.dev != all.dev) {
			return 0, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
		}
		all.dev, all.split = s.dev, s.split
		all.sms = append(all.sms, s.sms...)
	}
	slices.Sort(all.sms)
	if len(slices.Compact(slices.Clone(all.sms))) != len(all.sms) {
		return 0, cu.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
	}
	h := g.m.greens.descs.Reserve()
	g.m.greens.descs.Put(h, all)
	return cu.DevResourceDesc(h), cu.CUDA_SUCCESS
}

// GreenCtxCreate retains the primary context and makes a green one of it.
func (g *GPU) GreenCtxCreate(desc cu.DevResourceDesc, d cu.Device, flags uint32) (cu.GreenCtx, cu.Result) {
	dev, r := g.m.dev(d)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	set, ok := g.m.greens.descs.Get(uint64(desc))
	if !ok || flags != uint32(cu.CU_GREEN_CTX_DEFAULT_STREAM) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	if set.dev != dev {
		return 0, cu.CUDA_ERROR_INVALID_DEVICE
	}
	if _, r := g.DevicePrimaryCtxRetain(d); r != cu.CUDA_SUCCESS {
		return 0, r
	}
	gr := &green{handle: cu.GreenCtx(g.m.greens.contexts.Reserve()), sms: set.sms}
	gr.ctx = &context{m: g.m, dev: dev, green: gr, of: dev.primary, shared: cu.CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE}
	gr.ctx.handle = cu.Context(g.m.contexts.Reserve())
	g.m.contexts.Put(uint64(gr.ctx.handle), gr.ctx)
	g.m.greens.contexts.Put(uint64(gr.handle), gr)
	return gr.handle, r
}

// GreenCtxDestroy lets its streams' work end, and releases the primary
// context.
func (g *GPU) GreenCtxDestroy(h cu.GreenCtx) cu.Result {
	gr, ok := g.m.greens.contexts.Remove(uint64(h))
	if !ok {
		return cu.CUDA_ERROR_INVALID_CONTEXT
	}
	gr.ctx.gone.Store(true)
	l := gr.ctx.alive()
	for _, p := range l.tails(gr.has) {
		p.Wait()
	}
	g.m.streams.RemoveIf(gr.has)
	g.m.contexts.Remove(uint64(gr.ctx.handle))
	if g.cur == gr.ctx {
		g.cur = nil
	}
	return g.DevicePrimaryCtxRelease(cu.Device(gr.ctx.dev.ordinal))
}

// partition is the green context whose multiprocessors work of a stream has:
// its own or, for a default stream, the current one's. nil means all.
func (g *GPU) partition(s *stream) *green {
	if s.green == nil && s.handle <= perThreadStream && g.cur != nil {
		return g.cur.green
	}
	return s.green
}

// workers is how many of the goroutines of a kernel on the whole device one on
// these multiprocessors gets.
func (gr *green) workers(all int) int {
	sms := int(gr.ctx.dev.prof.sms)
	return (all*len(gr.sms) + sms - 1) / sms
}

// has reports whether a stream is the green context's.
func (gr *green) has(s *stream) bool { return s.green == gr }

func (g *GPU) green(h cu.GreenCtx) (*green, cu.Result) {
	gr, ok := g.m.greens.contexts.Get(uint64(h))
	if !ok {
		return nil, cu.CUDA_ERROR_INVALID_CONTEXT
	}
	return gr, gr.ctx.alive().failure()
}

// GreenCtxGetId returns the number of the context it converts to.
func (g *GPU) GreenCtxGetId(h cu.GreenCtx) (uint64, cu.Result) {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return g.CtxGetId(gr.ctx.handle)
}

// CtxFromGreenCtx returns the context that stands for a green one.
func (g *GPU) CtxFromGreenCtx(h cu.GreenCtx) (cu.Context, cu.Result) {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	return gr.ctx.handle, r
}

// GreenCtxStreamCreate makes a stream of a green context, whichever is
// current.
func (g *GPU) GreenCtxStreamCreate(h cu.GreenCtx, flags uint32, priority int32) (cu.Stream, cu.Result) {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return 0, r
	}
	if flags != uint32(cu.CU_STREAM_NON_BLOCKING) {
		return 0, cu.CUDA_ERROR_INVALID_VALUE
	}
	return g.newStream(gr.ctx, flags, priority)
}

// StreamGetGreenCtx returns the green context of a stream, 0 for none.
func (g *GPU) StreamGetGreenCtx(h cu.Stream) (cu.GreenCtx, cu.Result) {
	_, gr, r := g.StreamGetCtx(h)
	return gr, r
}

// GreenCtxRecordEvent marks the end of what the green context's streams have
// been given so far.
func (g *GPU) GreenCtxRecordEvent(h cu.GreenCtx, e cu.Event) cu.Result {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.CtxRecordEvent(gr.ctx.handle, e)
}

// GreenCtxWaitEvent makes the green context's streams wait for an event.
func (g *GPU) GreenCtxWaitEvent(h cu.GreenCtx, e cu.Event) cu.Result {
	gr, r := g.green(h)
	if r != cu.CUDA_SUCCESS {
		return r
	}
	return g.CtxWaitEvent(gr.ctx.handle, e)
}
