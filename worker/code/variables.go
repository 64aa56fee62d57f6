package code

import (
	"encoding/binary"
	"slices"

	"ferry/api/cu"
	"ferry/wire"
	"ferry/worker/gpu"
)

// A variablesSent is a module, or a library in a context, whose variables were sent to the
// client.
type variablesSent struct {
	id  codeID
	ctx uint32
}

// A toldVariable is a variable whose address the client knows.
type toldVariable struct {
	variablesSent
	name string
}

// maxMore bounds how many variables are sent along with the one that a client asks for.
const maxMore = 256

// CmdModuleVariable answers where a variable of a module lies.
func (ld *Loader) CmdModuleVariable(q *wire.ModuleVariableRequest, a *wire.ModuleVariableReply) (rc cu.Result) {
	placeCode(ld.dev, func() { rc = moduleVariable(ld, q, a) }) // it may load the module
	return rc
}

func moduleVariable(ld *Loader, q *wire.ModuleVariableRequest, a *wire.ModuleVariableReply) cu.Result {
	m, ok := ld.s.Handles.Real(cu.KindModule, uint64(q.Module))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	find := func(name string) (cu.Deviceptr, uint64, cu.Result) { return ld.dev.ModuleGetGlobal(cu.Module(m), name) }
	var rc cu.Result
	if a.Addr, a.Size, rc = find(q.Name); rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Managed = ld.managed(a.Addr)
	ld.images.tell(inCurrent(ld.gpu, codeOf(cu.KindModule, m)), q.Name, a.Addr)
	a.More = ld.moreVariables(codeOf(cu.KindModule, m), q.Name, a.Managed == 0, find)
	return rc
}

// CmdLibraryVariable answers where a variable of a library lies.
func (ld *Loader) CmdLibraryVariable(q *wire.LibraryVariableRequest, a *wire.LibraryVariableReply) (rc cu.Result) {
	placeCode(ld.dev, func() { rc = libraryVariable(ld, q, a) })
	return rc
}

func libraryVariable(ld *Loader, q *wire.LibraryVariableRequest, a *wire.LibraryVariableReply) (rc cu.Result) {
	l, ok := ld.s.Handles.Real(cu.KindLibrary, uint64(q.Library))
	if !ok {
		return cu.CUDA_ERROR_INVALID_HANDLE
	}
	find := func(name string) (cu.Deviceptr, uint64, cu.Result) {
		return ld.dev.LibraryGetGlobal(cu.Library(l), name)
	}
	useImage(ld, ld.images.of(codeOf(cu.KindLibrary, l)))
	if q.Kind == 1 {
		if a.Addr, a.Size, rc = ld.dev.LibraryGetManaged(cu.Library(l), q.Name); rc == cu.CUDA_SUCCESS {
			a.Managed = ld.managed(a.Addr)
			ld.images.tell(inCurrent(ld.gpu, codeOf(cu.KindLibrary, l)), q.Name, a.Addr)
		}
		return rc
	}
	if a.Addr, a.Size, rc = find(q.Name); rc != cu.CUDA_SUCCESS {
		return rc
	}
	a.Managed = ld.managed(a.Addr)
	ld.images.tell(inCurrent(ld.gpu, codeOf(cu.KindLibrary, l)), q.Name, a.Addr)
	a.More = ld.moreVariables(codeOf(cu.KindLibrary, l), q.Name, a.Managed == 0, find)
	return rc
}

// inCurrent is a module or library in the current context.
func inCurrent(e *gpu.Executor, id codeID) variablesSent {
	this := variablesSent{id: id}
	if e.Current != nil {
		this.ctx = e.Current.Index
	}
	return this
}

// tell notes that the client learns where a variable lies.
func (s *images) tell(in variablesSent, name string, at cu.Deviceptr) {
	if c := s.of(in.id); c != nil {
		c.told[toldVariable{in, name}] = at
	}
}

// managed is 1 for the address of managed memory, else 0.
func (ld *Loader) managed(addr cu.Deviceptr) uint32 {
	if _, size := ld.dev.ManagedRange(addr); size > 0 {
		return 1
	}
	return 0
}

// moreVariables lists, once, the other variables of this image that programs ask for.
// plain: the variable that was asked for is not managed, and belongs to that list from now
// on.
func (ld *Loader) moreVariables(id codeID, name string, plain bool, find func(string) (cu.Deviceptr, uint64, cu.Result)) (b []byte) {
	c := ld.images.of(id)
	if c == nil {
		return nil
	}
	this := inCurrent(ld.gpu, id)
	if _, done := c.sentVariables[this]; !done {
		c.sentVariables[this] = struct{}{}
		for _, other := range c.Variables {
			addr, size, rc := find(other)
			if other == name || rc != cu.CUDA_SUCCESS || ld.managed(addr) != 0 {
				continue
			}
			b = binary.LittleEndian.AppendUint64(b, uint64(addr))
			b = binary.LittleEndian.AppendUint64(b, size)
			b = append(binary.LittleEndian.AppendUint16(b, uint16(len(other))), other...)
			ld.images.tell(inCurrent(ld.gpu, id), other, addr)
		}
	}
	if plain && len(c.Variables) < maxMore && !slices.Contains(c.Variables, name) {
		c.Variables = append(c.Variables, name)
		c.changed = true
	}
	return b
}
