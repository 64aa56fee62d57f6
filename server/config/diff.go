package config

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// liveKeys are the keys that a running server can change.
var liveKeys = []string{"limits.clients", "log.level", "tenant"}

// Diff returns the keys in which two configurations differ: those a running server can
// change and those that need a restart.
func Diff(old, new Config) (changed, restart []string) {
	for _, key := range differences(old, new) {
		if slices.ContainsFunc(liveKeys, func(l string) bool { return key == l || strings.HasPrefix(key, l+".") }) {
			changed = append(changed, key)
		} else {
			restart = append(restart, key)
		}
	}
	return changed, restart
}

// KeepFixed returns new, with everything from old that a running server cannot change.
func KeepFixed(old, new Config) Config {
	old.Limits.Clients, old.Log.Level, old.Tenants = new.Limits.Clients, new.Log.Level, new.Tenants
	return old
}

func differences(old, new Config) (keys []string) {
	oldTenants, newTenants := old.Tenants, new.Tenants
	old.Tenants, new.Tenants = nil, nil
	keys = compare("", reflect.ValueOf(old), reflect.ValueOf(new))
	has := func(list []Tenant, name string) bool {
		return slices.ContainsFunc(list, func(t Tenant) bool { return t.Name == name })
	}
	for _, t := range newTenants {
		if !has(oldTenants, t.Name) {
			keys = append(keys, fmt.Sprintf("tenant.%s (new)", t.Name))
			continue
		}
		keys = append(keys, compare("tenant."+t.Name+".", reflect.ValueOf(TenantNamed(oldTenants, t.Name)), reflect.ValueOf(t))...)
	}
	for _, t := range oldTenants {
		if !has(newTenants, t.Name) {
			keys = append(keys, fmt.Sprintf("tenant.%s (gone)", t.Name))
		}
	}
	return keys
}

// compare lists the keys of a struct whose values differ. An empty list equals a missing
// one.
func compare(prefix string, old, new reflect.Value) (keys []string) {
	for i := range old.NumField() {
		key := prefix + old.Type().Field(i).Tag.Get("toml")
		a, b := old.Field(i), new.Field(i)
		switch {
		case a.Kind() == reflect.Struct && a.Type() != reflect.TypeFor[SMs]():
			keys = append(keys, compare(key+".", a, b)...)
		case a.Kind() == reflect.Slice && a.Len() == 0 && b.Len() == 0:
		case !reflect.DeepEqual(a.Interface(), b.Interface()):
			keys = append(keys, key)
		}
	}
	return keys
}
