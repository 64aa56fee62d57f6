package session

import (
	"errors"
	"reflect"
	"testing"

	"ferry/api/cu"
	"ferry/wire"
)

// note has a session note a command that was executed.
func note(s *Session, ctx uint32, op wire.Op, q wire.Record) []byte {
	request := q.Append(nil)
	s.NoteSetting(op, ctx, request)
	return request
}

// TestSettings: of commands that replace each other the last is kept, of others all, in their order, and none of what has ended.
func TestSettings(t *testing.T) {
	s := New(1, Windows{})
	s.Contexts[16], s.Contexts[32] = &Context{}, &Context{}
	function, stream := mint(cu.KindFunction, 0, 48), mint(cu.KindStream, 0, 64)
	s.Bind(cu.KindFunction, function, 1, 16)
	s.Bind(cu.KindStream, stream, 2, 32)
	attribute := func(a cu.Function_attribute, v int32) *wire.FuncSetAttributeRequest {
		return &wire.FuncSetAttributeRequest{Hfunc: cu.Function(function), Attrib: a, Value: v}
	}
	note(s, 16, wire.OpFuncSetAttribute, attribute(8, 1))
	limit := note(s, 16, wire.OpCtxSetLimit, &wire.CtxSetLimitRequest{Limit: 1, Value: 5})
	other := note(s, 32, wire.OpCtxSetLimit, &wire.CtxSetLimitRequest{Limit: 1, Value: 6})
	nine := note(s, 16, wire.OpFuncSetAttribute, attribute(9, 2))
	eight := note(s, 16, wire.OpFuncSetAttribute, attribute(8, 3))
	streams := note(s, 16, wire.OpStreamSetAttribute, &wire.StreamSetAttributeRequest{HStream: cu.Stream(stream), Attr: 3})
	flags := note(s, 16, wire.OpDevicePrimaryCtxSetFlags_v2, &wire.DevicePrimaryCtxSetFlags_v2Request{Dev: 0, Flags: 1})
	check := func(what string, want ...Setting) {
		t.Helper()
		if got, err := s.Settings(); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v, want %+v", what, got, err, want)
		}
	}
	a, b := Setting{0, 16, wire.OpCtxSetLimit, limit}, Setting{0, 32, wire.OpCtxSetLimit, other}
	c, d := Setting{function, 16, wire.OpFuncSetAttribute, nine}, Setting{function, 16, wire.OpFuncSetAttribute, eight}
	e, f := Setting{stream, 32, wire.OpStreamSetAttribute, streams}, Setting{0, 0, wire.OpDevicePrimaryCtxSetFlags_v2, flags}
	check("all", a, b, c, d, e, f)
	s.Handles.Drop(cu.KindFunction, function)
	check("without the function", a, b, e, f)
	s.DropSettings(32)
	check("without a context", a, f)
	delete(s.Contexts, 16)
	check("without contexts", f)
}

// TestCopiedSettings: a stream that gets the attributes of another has those, and no others.
func TestCopiedSettings(t *testing.T) {
	s := New(1, Windows{})
	s.Contexts[16] = &Context{}
	from, to := mint(cu.KindStream, 0, 48), mint(cu.KindStream, 0, 64)
	s.Bind(cu.KindStream, from, 1, 16)
	s.Bind(cu.KindStream, to, 2, 16)
	set := func(stream uint64, attr cu.LaunchAttributeID, value uint64) *wire.StreamSetAttributeRequest {
		return &wire.StreamSetAttributeRequest{HStream: cu.Stream(stream), Attr: attr, Param: cu.LaunchAttributeValue{value}}
	}
	first := note(s, 16, wire.OpStreamSetAttribute, set(from, 3, 7))
	note(s, 16, wire.OpStreamSetAttribute, set(to, 4, 8))
	note(s, 16, wire.OpStreamCopyAttributes, &wire.StreamCopyAttributesRequest{DstStream: cu.Stream(to), SrcStream: cu.Stream(from)})
	note(s, 16, wire.OpStreamCopyAttributes, &wire.StreamCopyAttributesRequest{DstStream: cu.Stream(to), SrcStream: cu.Stream(to)})
	want := []Setting{
		{from, 16, wire.OpStreamSetAttribute, first},
		{to, 16, wire.OpStreamSetAttribute, set(to, 3, 7).Append(nil)},
	}
	if got, err := s.Settings(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}

// TestSettingsAreBounded: a client that sets more than is kept can go on, and its session says that it cannot be moved; what ended
// makes room.
func TestSettingsAreBounded(t *testing.T) {
	s := New(1, Windows{})
	s.Contexts[16] = &Context{}
	for i := range uint32(2 * maxSettings) { // each ends before the next
		stream := mint(cu.KindStream, 0, 16*(i+2))
		s.Bind(cu.KindStream, stream, 5, 16)
		note(s, 16, wire.OpStreamSetAttribute, &wire.StreamSetAttributeRequest{HStream: cu.Stream(stream), Attr: 3})
		s.Handles.Drop(cu.KindStream, stream)
	}
	if list, err := s.Settings(); err != nil || len(list) != 0 {
		t.Fatalf("%d settings, %v", len(list), err)
	}
	for i := range uint64(maxSettings + 1) {
		note(s, 16, wire.OpCtxSetLimit, &wire.CtxSetLimitRequest{Limit: cu.Limit(i)})
	}
	if len(s.settings.list) > maxSettings {
		t.Errorf("%d settings are kept", len(s.settings.list))
	}
	if _, err := s.Settings(); !errors.Is(err, ErrSettings) {
		t.Errorf("too many: %v", err)
	}
}
