package session

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"maps"
	"slices"

	"ferry/wire"
)

// A Setting is a command that changed an object after it was made: an attribute of a function, a limit of
// a context. Settings are executed again, in their order, when all objects exist. Only the last of those that
// replace each other is needed.
type Setting struct {
	Object  uint64 // the handle of what it changed; 0: the context, or a device
	Context uint32 // index of the context that was current, 0 for none
	Op      wire.Op
	Request []byte // nil if it is empty
}

// maxSettings bounds how many settings are kept for a client. Programs have some for each kernel with much
// shared memory, and some for each stream.
const maxSettings = 1 << 16

// ErrSettings is why a session has no settings.
var ErrSettings = errors.New("the program has changed more attributes of its functions and streams than are kept")

// A settings is what the client has set, by what replaces it. The command loop owns it.
type settings struct {
	list   map[settingKey]keptSetting
	number uint64 // of the last one
	lost   bool   // there were more than are kept
}

type settingKey struct {
	as      wire.Op
	object  uint64
	context uint32 // where object alone does not say which object: the context and its predefined streams
	fields  [2]uint64
}

type keptSetting struct {
	number uint64
	Setting
}

// A settingPlace says where in the request of a command it stands what the command sets. A request is a row of words of
// 8 bytes, one for each parameter.
type settingPlace struct {
	object int     // the word with the handle; -1: it sets something of the context, or of a device
	fields []int   // the words that select one of several attributes
	as     wire.Op // commands that replace each other have this in common; 0: only the command itself replaces it
	shows  int     // the word with the handle of an array that the object shows from then on, while there is that array; 0: none
}

var settingPlaces = map[wire.Op]settingPlace{
	wire.OpDevicePrimaryCtxSetFlags_v2: {object: -1, fields: []int{0}},
	wire.OpCtxSetFlags:                 {object: -1},
	wire.OpCtxSetLimit:                 {object: -1, fields: []int{0}},
	wire.OpCtxSetCacheConfig:           {object: -1},
	wire.OpCtxSetSharedMemConfig:       {object: -1},
	wire.OpKernelSetAttribute:          {object: 2, fields: []int{0, 3}},
	wire.OpKernelSetCacheConfig:        {object: 0, fields: []int{2}},
	wire.OpFuncSetAttribute:            {object: 0, fields: []int{1}},
	wire.OpFuncSetCacheConfig:          {object: 0},
	wire.OpFuncSetSharedMemConfig:      {object: 0},
	wire.OpStreamSetAttribute:          {object: 0, fields: []int{1}},
	wire.OpStreamCopyAttributes:        {object: 0},
	wire.OpTexRefSetArray:              {object: 0, shows: 1},
	wire.OpTexRefSetMipmappedArray:     {object: 0, as: wire.OpTexRefSetArray, shows: 1},
	wire.OpTexRefSetAddress_v2:         {object: 1, as: wire.OpTexRefSetArray},
	wire.OpTexRefSetAddress2D_v3:       {object: 0, as: wire.OpTexRefSetArray},
	wire.OpTexRefSetFormat:             {object: 0},
	wire.OpTexRefSetAddressMode:        {object: 0, fields: []int{1}},
	wire.OpTexRefSetFilterMode:         {object: 0},
	wire.OpTexRefSetMipmapFilterMode:   {object: 0},
	wire.OpTexRefSetMipmapLevelBias:    {object: 0},
	wire.OpTexRefSetMipmapLevelClamp:   {object: 0},
	wire.OpTexRefSetMaxAnisotropy:      {object: 0},
	wire.OpTexRefSetBorderColor:        {object: 0},
	wire.OpTexRefSetFlags:              {object: 0},
	wire.OpSurfRefSetArray:             {object: 0, shows: 1},
}

// word is a parameter of a request that was decoded before: it is there.
func word(request []byte, i int) uint64 { return binary.LittleEndian.Uint64(request[8*i:]) }

// NoteSetting keeps a command that changed an object, and was executed with success.
func (s *Session) NoteSetting(op wire.Op, ctx uint32, request []byte) {
	if op == wire.OpStreamCopyAttributes {
		s.copySettings(word(request, 0), word(request, 1), ctx)
		return
	}
	p, ok := settingPlaces[op]
	if !ok {
		return
	}
	k := settingKey{as: cmp.Or(p.as, op)}
	set := Setting{Op: op, Request: bytes.Clone(request)}
	if p.object >= 0 {
		set.Object = word(request, p.object)
	}
	k.object = set.Object
	switch {
	case set.Object > uint64(PerThreadStream):
		set.Context = s.home(set.Object)
	case op != wire.OpDevicePrimaryCtxSetFlags_v2:
		set.Context, k.context = ctx, ctx
	}
	for i, field := range p.fields {
		k.fields[i] = word(request, field)
	}
	s.keepSetting(k, set)
}

// home is the context that an object ends with, by itself or with its owner; 0 for none.
func (s *Session) home(h uint64) uint32 {
	return cmp.Or(s.Handles.Context(h), s.Handles.Context(s.Handles.Owner(h)))
}

// keepSetting keeps a setting in the place of the one that it replaces.
func (s *Session) keepSetting(k settingKey, set Setting) {
	t := &s.settings
	if t.list == nil {
		t.list = map[settingKey]keptSetting{}
	}
	if _, replaces := t.list[k]; !replaces && len(t.list) >= maxSettings {
		maps.DeleteFunc(t.list, func(_ settingKey, kept keptSetting) bool { return !s.holds(&kept.Setting) })
		if len(t.list) >= maxSettings {
			t.lost = true
			return
		}
	}
	t.number++
	t.list[k] = keptSetting{t.number, set}
}

// holds says whether what a setting changed is still there.
func (s *Session) holds(set *Setting) bool {
	if set.Context != 0 && s.Contexts[set.Context] == nil {
		return false
	}
	if i := settingPlaces[set.Op].shows; i != 0 && !s.Handles.Bound(word(set.Request, i)) {
		return false
	}
	return set.Object <= uint64(PerThreadStream) || s.Handles.Bound(set.Object)
}

// copySettings gives a stream the attributes of another.
func (s *Session) copySettings(to, from uint64, ctx uint32) {
	if to == from {
		return
	}
	key := func(stream uint64, attribute uint64) settingKey {
		k := settingKey{as: wire.OpStreamSetAttribute, object: stream, fields: [2]uint64{attribute}}
		if stream <= uint64(PerThreadStream) {
			k.context = ctx
		}
		return k
	}
	var attributes []uint64
	for k := range s.settings.list {
		if k == key(from, k.fields[0]) {
			attributes = append(attributes, k.fields[0])
		}
	}
	maps.DeleteFunc(s.settings.list, func(k settingKey, _ keptSetting) bool { return k == key(to, k.fields[0]) })
	for _, a := range slices.Sorted(slices.Values(attributes)) {
		set := s.settings.list[key(from, a)].Setting
		set.Object, set.Context, set.Request = to, ctx, bytes.Clone(set.Request)
		if to > uint64(PerThreadStream) {
			set.Context = s.home(to)
		}
		binary.LittleEndian.PutUint64(set.Request, to)
		s.keepSetting(key(to, a), set)
	}
}

// DropSettings forgets what was set in a context that has ended: its name may come back for another.
func (s *Session) DropSettings(ctx uint32) {
	maps.DeleteFunc(s.settings.list, func(_ settingKey, kept keptSetting) bool { return kept.Context == ctx })
}

// Settings lists what the client has set of what is there, in the order of the commands.
func (s *Session) Settings() (list []Setting, err error) {
	if s.settings.lost {
		return nil, ErrSettings
	}
	kept := slices.SortedFunc(maps.Values(s.settings.list), func(a, b keptSetting) int { return cmp.Compare(a.number, b.number) })
	for _, set := range kept {
		if s.holds(&set.Setting) {
			list = append(list, set.Setting)
		}
	}
	return list, nil
}

// Bound says whether a handle means something.
func (t *Handles) Bound(h uint64) bool {
	t.mu.RLock()
	defer t.mu.RUnlock()
	return t.at(h) != nil
}
