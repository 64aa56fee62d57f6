package admin

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v3"
)

// A description is what the tests need of openapi.yaml.
type description struct {
	Paths      map[string]map[string]any
	Components struct {
		Schemas map[string]schema
	}
}

type schema struct {
	Type       string
	Format     string
	Ref        string `yaml:"$ref"`
	Items      *schema
	Required   []string
	Properties map[string]schema
}

func describe(t *testing.T) description {
	t.Helper()
	var d description
	if err := yaml.Unmarshal(OpenAPI, &d); err != nil {
		t.Fatal(err)
	}
	return d
}

// Every route is described, and nothing else is.
func TestRoutesAreDescribed(t *testing.T) {
	var described []string
	for path, item := range describe(t).Paths {
		for method := range item {
			if method != "parameters" {
				described = append(described, strings.ToUpper(method)+" "+path)
			}
		}
	}
	h := NewHandler(&fakeBackend{}, NewSampler(&fakeBackend{}), discard)
	routes := append(slices.Collect(maps.Keys(h.routes())), "GET /metrics")
	slices.Sort(described)
	slices.Sort(routes)
	if !slices.Equal(described, routes) {
		t.Errorf("described %q\nanswered %q", described, routes)
	}
}

// Every schema is a type of ours, field by field.
func TestSchemasAreTypes(t *testing.T) {
	types := map[string]any{
		"Server": Server{}, "Audit": Audit{}, "Certificate": Certificate{}, "GPUHealth": GPUHealth{}, "Device": Device{}, "Session": Session{}, "SessionUse": SessionUse{}, "SessionPart": SessionPart{}, "SessionCounts": SessionCounts{}, "SessionRates": SessionRates{}, "Tenant": Tenant{}, "Change": Change{}, "Killed": Killed{}, "Moved": Moved{}, "SuspendRequest": SuspendRequest{}, "MoveRequest": MoveRequest{}, "MoveCheck": MoveCheck{}, "MoveProgress": MoveProgress{}, "Drained": Drained{}, "SnapshotRequest": SnapshotRequest{}, "Checkpoint": Checkpoint{}, "CheckpointList": CheckpointList{}, "Removed": Removed{},
		"Reloaded": Reloaded{}, "Restarting": Restarting{}, "Health": Health{}, "Snapshot": Snapshot{}, "History": History{}, "DeviceHistory": DeviceHistory{},
		"SessionHistory": SessionHistory{}, "Error": Error{}, "DeviceList": DeviceList{}, "SessionList": SessionList{}, "TenantList": TenantList{},
	}
	schemas := describe(t).Components.Schemas
	if got, want := slices.Sorted(maps.Keys(schemas)), slices.Sorted(maps.Keys(types)); !slices.Equal(got, want) {
		t.Fatalf("described %q\nhave      %q", got, want)
	}
	for name, v := range types {
		s, fields := schemas[name], map[string]bool{}
		for _, f := range reflect.VisibleFields(reflect.TypeOf(v)) {
			if f.Anonymous {
				continue // its fields are visible themselves
			}
			key, options, _ := strings.Cut(f.Tag.Get("json"), ",")
			if key == "-" {
				continue
			}
			fields[key] = true
			if got, want := s.Properties[key].text(), typeText(f.Type); got != want {
				t.Errorf("%s.%s is described as %q and is %q", name, key, got, want)
			}
			if required := slices.Contains(s.Required, key); required == strings.Contains(options, "omitempty") {
				t.Errorf("%s.%s: required is %v", name, key, required)
			}
		}
		for key := range s.Properties {
			if !fields[key] {
				t.Errorf("%s.%s is described and not there", name, key)
			}
		}
	}
}

func (s schema) text() string {
	switch {
	case s.Ref != "":
		return s.Ref[strings.LastIndex(s.Ref, "/")+1:]
	case s.Type == "array" && s.Items != nil:
		return "[]" + s.Items.text()
	case s.Format == "date-time":
		return "time"
	}
	return s.Type
}

func typeText(t reflect.Type) string {
	switch {
	case t == reflect.TypeFor[time.Time]():
		return "time"
	case t.Kind() == reflect.Pointer:
		return typeText(t.Elem())
	case t.Kind() == reflect.Slice:
		return "[]" + typeText(t.Elem())
	case t.Kind() == reflect.Struct:
		return t.Name()
	case t.Kind() == reflect.String:
		return "string"
	case t.Kind() == reflect.Bool:
		return "boolean"
	case t.Kind() == reflect.Float64:
		return "number"
	}
	return "integer"
}
