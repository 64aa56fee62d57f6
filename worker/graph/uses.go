package graph

import (
	"reflect"

	"ferry/api/cu"
	"ferry/wire"
)

// A use is a handle in a request.
type use struct {
	kind cu.Kind
	h    uint64
}

// handleKinds are the types of handles whose objects a transcript must know or find.
var handleKinds = map[reflect.Type]cu.Kind{
	reflect.TypeFor[cu.Graph]():          cu.KindGraph,
	reflect.TypeFor[cu.GraphNode]():      cu.KindGraphNode,
	reflect.TypeFor[cu.GraphExec]():      cu.KindGraphExec,
	reflect.TypeFor[cu.UserObject]():     cu.KindUserObject,
	reflect.TypeFor[cu.Stream]():         cu.KindStream,
	reflect.TypeFor[cu.Event]():          cu.KindEvent,
	reflect.TypeFor[cu.Context]():        cu.KindContext,
	reflect.TypeFor[cu.Function]():       cu.KindFunction,
	reflect.TypeFor[cu.Kernel]():         cu.KindKernel,
	reflect.TypeFor[cu.Array]():          cu.KindArray,
	reflect.TypeFor[cu.MipmappedArray](): cu.KindMipmappedArray,
}

// A place is where a request has a handle: the fields that lead to it.
type place struct {
	path []int
	kind cu.Kind
	list bool
}

// placesOf finds the handles of a type of request.
func placesOf(t reflect.Type, path []int) (list []place) {
	for i := range t.NumField() {
		f, at := t.Field(i).Type, append(path[:len(path):len(path)], i)
		if kind, ok := handleKinds[f]; ok {
			list = append(list, place{at, kind, false})
		} else if f.Kind() == reflect.Slice && handleKinds[f.Elem()] != cu.KindNone {
			list = append(list, place{at, handleKinds[f.Elem()], true})
		} else if f.Kind() == reflect.Struct {
			list = append(list, placesOf(f, at)...)
		}
	}
	return list
}

// places are the handles of every command's request, and concern says of which commands graphs, nodes,
// executables or user objects are among them.
var places, concern = func() (all [][]place, concern []bool) {
	for op := wire.Op(0); op < 1<<12; op++ { // further than there are commands
		q := wire.NewRequest(op)
		if q == nil {
			all, concern = append(all, nil), append(concern, false)
			continue
		}
		list := placesOf(reflect.TypeOf(q).Elem(), nil)
		graphs := false
		for _, p := range list {
			switch p.kind {
			case cu.KindGraph, cu.KindGraphNode, cu.KindGraphExec, cu.KindUserObject:
				graphs = true
			}
		}
		all, concern = append(all, list), append(concern, graphs)
	}
	return all, concern
}()

// usesOf lists the handles in a request, in the order of its parameters, without those that name nothing. It
// returns nil if the request is malformed.
func usesOf(op wire.Op, payload []byte) (list []use) {
	q := wire.NewRequest(op)
	if q == nil || q.Decode(payload) != nil {
		return nil
	}
	v := reflect.ValueOf(q).Elem()
	add := func(kind cu.Kind, h uint64) {
		if h > 2 { // predefined streams have the lowest numbers
			list = append(list, use{kind, h})
		}
	}
	for _, p := range places[op] {
		f := v.FieldByIndex(p.path)
		if !p.list {
			add(p.kind, f.Uint())
			continue
		}
		for i := range f.Len() {
			add(p.kind, f.Index(i).Uint())
		}
	}
	return list
}

// streamOf is the stream that a request names; false if it names none.
func streamOf(op wire.Op, payload []byte) (cu.Stream, bool) {
	if int(op) >= len(places) {
		return 0, false
	}
	for _, p := range places[op] {
		if p.kind != cu.KindStream || p.list {
			continue
		}
		q := wire.NewRequest(op)
		if q.Decode(payload) != nil {
			return 0, false
		}
		return cu.Stream(reflect.ValueOf(q).Elem().FieldByIndex(p.path).Uint()), true
	}
	return 0, false
}
