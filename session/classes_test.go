package session

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ferry/gen/apidef"
	"ferry/wire"
)

// setter tells commands that change something by their names.
var setter = regexp.MustCompile(`Set([A-Z]|$)|CopyAttributes|SetBack`)

// TestEveryCommandHasAClass compares the classes with the descriptions of the commands, so that a new command is not
// forgotten when a session is moved.
func TestEveryCommandHasAClass(t *testing.T) {
	api, err := apidef.Load("../api/types.api", "../api/ferry.api", "../api/cuda.api")
	if err != nil {
		t.Fatal(err)
	}
	numbers := map[string]wire.Op{}
	for op := wire.Op(1); op.Since() != 0; op++ {
		numbers[op.String()] = op
		if class := ClassOf(op); class == Unknown {
			t.Errorf("%v has no class: say in classes.go what it leaves behind in a session", op)
		}
		if _, ok := settingPlaces[op]; ok != (ClassOf(op) == Changes) {
			t.Errorf("%v: settings.go says where it stands what the command sets, for commands that change an object and for no others", op)
		}
	}
	if ClassOf(wire.Op(len(numbers))+1) != Unknown {
		t.Error("a command that there is not has a class")
	}
	seen := 0
	for _, fn := range api.Funcs {
		if !fn.HasCommand() {
			continue
		}
		seen++
		op, ok := numbers[fn.Name]
		if !ok {
			t.Errorf("%s has no number", fn.Name)
			continue
		}
		is := func(what string, classes ...Class) {
			if !slices.Contains(classes, ClassOf(op)) {
				t.Errorf("%s %s: its class is %d, want one of %v", fn.Name, what, ClassOf(op), classes)
			}
		}
		for _, p := range fn.Params {
			switch typ := api.Type(p.Type); {
			case p.Dir == apidef.New:
				is("makes an object", Makes, Keeps)
			case p.Dir == apidef.Drop:
				is("ends an object", Ends, Keeps)
			case typ != nil && typ.Kind == apidef.Handle && p.Dir == apidef.Out:
				if strings.HasSuffix(fn.Name, "Get") || strings.HasSuffix(fn.Name, "GetEvent") {
					continue // what they name was named before
				}
				is("names an object", Makes, Keeps)
			}
		}
		if setter.MatchString(fn.Name) {
			is("changes something", Changes, Keeps)
		}
		checkPlace(t, api, fn, op)
	}
	if seen != len(numbers) {
		t.Errorf("%d commands, %d descriptions", len(numbers), seen)
	}
}

// checkPlace compares where a setting's object stands with the description of the command.
func checkPlace(t *testing.T, api *apidef.File, fn *apidef.Func, op wire.Op) {
	place, ok := settingPlaces[op]
	if !ok {
		return
	}
	var words []apidef.Param // of the request; a struct is the last that counts here
	optional := slices.ContainsFunc(fn.Params, func(p apidef.Param) bool { return p.Opt })
	if optional {
		words = append(words, apidef.Param{Name: "which are there"})
	}
	object := -1
	for _, p := range fn.Params {
		if p.Dir == apidef.Out {
			continue
		}
		if typ := api.Type(p.Type); object < 0 && typ != nil && typ.Kind == apidef.Handle {
			object = len(words)
		}
		words = append(words, p)
	}
	if place.object != object {
		t.Errorf("%s changes the object at word %d, and not at %d", fn.Name, object, place.object)
	}
	for _, i := range place.fields {
		typ := api.Type(words[i].Type)
		if i == object || typ.Kind != apidef.Enum && typ.Kind != apidef.Scalar || words[i].Ptr || words[i].Len != "" {
			t.Errorf("%s: %s does not select what is set", fn.Name, words[i].Name)
		}
	}
}
