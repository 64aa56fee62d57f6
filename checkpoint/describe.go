package checkpoint

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"ferry/api/cu"
	"ferry/session"
)

// A Description says what a checkpoint holds, for people and programs. What the checkpoint lacks is nil.
type Description struct {
	Format   string               `json:"format"`
	Parent   *ID                  `json:"parent"`
	Summary  Summary              `json:"summary"`
	Sections []SectionDescription `json:"sections"`
	Memory   []MemoryDescription  `json:"memory"` // by kind and device
	About    *About               `json:"about"`
	Session  *SessionDescription  `json:"session"`
}

// A SectionDescription is one section.
type SectionDescription struct {
	Name     string `json:"name"`
	Version  uint32 `json:"version"`
	Optional bool   `json:"optional"`
	Known    bool   `json:"known"` // this ferry understands it
	Bytes    uint64 `json:"bytes"`
}

// A MemoryDescription is all regions of one kind on one device.
type MemoryDescription struct {
	Kind    string `json:"kind"`
	Device  int32  `json:"device"`
	Regions int    `json:"regions"`
	Bytes   uint64 `json:"bytes"`
	NotZero uint64 `json:"not_zero"` // bytes in blocks that are not zero
}

// A SessionDescription is what the state of the session comes to.
type SessionDescription struct {
	ID          uint64         `json:"id"`
	Revision    uint32         `json:"revision"`
	Devices     []cu.Device    `json:"devices"` // the server's numbers, in the client's order
	Contexts    int            `json:"contexts"`
	Objects     map[string]int `json:"objects"` // how many of each kind
	Allocations int            `json:"allocations"`
	Lost        int            `json:"lost"` // objects of which nobody knows how they were made
	Settings    int            `json:"settings"`
	Error       string         `json:"error"` // the latched error, empty for none
}

var objectNames = [cu.KindEnd]string{
	cu.KindContext: "context", cu.KindModule: "module", cu.KindFunction: "function", cu.KindLibrary: "library", cu.KindKernel: "kernel",
	cu.KindArray: "array", cu.KindMipmappedArray: "mipmapped array", cu.KindTexref: "texture reference", cu.KindSurfref: "surface reference",
	cu.KindEvent: "event", cu.KindStream: "stream", cu.KindGraphicsResource: "graphics resource", cu.KindExternalMemory: "external memory",
	cu.KindExternalSemaphore: "external semaphore", cu.KindGraph: "graph", cu.KindGraphNode: "graph node", cu.KindGraphExec: "executable graph",
	cu.KindMemoryPool: "memory pool", cu.KindUserObject: "user object", cu.KindGraphDeviceNode: "graph device node",
	cu.KindAsyncCallbackHandle: "async callback", cu.KindGreenCtx: "green context", cu.KindLinkState: "link",
	cu.KindMemGenericAllocationHandle: "physical memory", cu.KindDevResourceDesc: "resource description", cu.KindLogsCallbackHandle: "logs callback",
}

func objectName(kind cu.Kind) string {
	if int(kind) < len(objectNames) && objectNames[kind] != "" {
		return objectNames[kind]
	}
	return fmt.Sprintf("kind %d", kind)
}

// Describe reads the metadata of the checkpoint, and no memory.
func (r *Reader) Describe() (*Description, error) {
	d := &Description{Format: fmt.Sprintf("%d.%d", Major, r.minor), Summary: r.Summary(), Memory: r.describeMemory()}
	if id, has := r.ParentID(); has {
		d.Parent = &id
	}
	known := KnownSections()
	for _, s := range r.sections {
		newest, ok := known[s.Name]
		d.Sections = append(d.Sections, SectionDescription{s.Name, s.Version, s.Optional, ok && s.Version <= newest, s.plain})
	}
	var err error
	if d.About, err = r.About(); err != nil && !isOther(err) {
		return nil, err
	}
	st, err := r.Session()
	if err != nil && !isOther(err) {
		return nil, err
	}
	if st != nil {
		d.Session = describeSession(st)
		settings, err := r.Settings()
		if err != nil && !isOther(err) {
			return nil, err
		}
		d.Session.Settings = len(settings)
	}
	return d, nil
}

// isOther tells a section that is not there, or of another version, from one that is damaged.
func isOther(err error) bool { return errors.Is(err, ErrNoSection) || errors.Is(err, ErrVersion) }

func (r *Reader) describeMemory() []MemoryDescription {
	type place struct {
		kind   Kind
		device int32
	}
	sums := map[place]*MemoryDescription{}
	for i := range r.regions {
		m := &r.regions[i]
		at := place{m.Kind, m.Device}
		if sums[at] == nil {
			sums[at] = &MemoryDescription{Kind: m.Kind.String(), Device: m.Device}
		}
		sums[at].Regions++
		sums[at].Bytes += m.Size
		sums[at].NotZero += r.Stored(i)
	}
	var list []MemoryDescription
	for _, at := range slices.SortedFunc(maps.Keys(sums), func(a, b place) int {
		return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.device, b.device))
	}) {
		list = append(list, *sums[at])
	}
	return list
}

func describeSession(st *session.State) *SessionDescription {
	d := &SessionDescription{
		ID: st.ID, Revision: uint32(st.Revision), Devices: st.Devices.Granted,
		Contexts: len(st.Contexts), Objects: map[string]int{}, Allocations: len(st.Allocations),
	}
	for _, o := range st.Objects {
		d.Objects[objectName(session.KindOf(o.Handle))]++
		if o.Recipe.Lost {
			d.Lost++
		}
	}
	if st.Late.Result != cu.CUDA_SUCCESS {
		d.Error = fmt.Sprintf("%v of command %v", st.Late.Result, st.Late.Op)
	}
	return d
}
