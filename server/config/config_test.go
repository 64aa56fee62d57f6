package config

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/pelletier/go-toml/v2"
)

func example(t testing.TB) string {
	t.Helper()
	text, err := os.ReadFile("../../docs/ferry.toml")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The example is the default, and has every key with its default.
func TestExample(t *testing.T) {
	c, err := Read("ferry.toml", []byte(example(t)))
	if err != nil {
		t.Fatal(err)
	}
	c.Pool.Address, c.Pool.Advertise, c.Pool.Labels = nil, nil, nil // empty lists, as those below
	if c.Listen, c.Move.From, c.Network.GuestMemory = nil, nil, nil; !reflect.DeepEqual(c, Default()) {
		t.Errorf("the example says\n%+v, the default is\n%+v", c, Default())
	}
	// With the tenant that is commented out.
	text := regexp.MustCompile(`(?m)^#([a-z[])`).ReplaceAllString(example(t), "$1")
	if c, err = Read("ferry.toml", []byte(text)); err != nil {
		t.Fatal(err)
	}
	want := TenantNamed(nil, "research")
	want.Users, want.Tokens, want.Certificates, want.GPUs = []string{"alice", "1001"}, []string{}, []string{}, []int{}
	if len(c.Tenants) != 1 || !reflect.DeepEqual(c.Tenants[0], want) {
		t.Errorf("tenants %+v, want %+v", c.Tenants, want)
	}
	var there map[string]any
	if err := toml.Unmarshal([]byte(text), &there); err != nil {
		t.Fatal(err)
	}
	everyKey(t, "", reflect.TypeFor[Config](), there)
}

func everyKey(t *testing.T, prefix string, of reflect.Type, there map[string]any) {
	t.Helper()
	for f := range of.Fields() {
		key := f.Tag.Get("toml")
		v, ok := there[key]
		if !ok {
			t.Errorf("the example lacks %s%s", prefix, key)
			continue
		}
		if list, ok := v.([]any); ok && key == "tenant" {
			everyKey(t, "tenant.", f.Type.Elem(), list[0].(map[string]any))
		}
		if f.Type.Kind() == reflect.Struct && f.Type != reflect.TypeFor[SMs]() {
			everyKey(t, prefix+key+".", f.Type, v.(map[string]any))
		}
	}
}

func TestRead(t *testing.T) {
	c, err := Read("x", []byte(`
listen = ["unix:///a", "tcp://b:1"]
[device]
kind = "soft"
soft.memory = "512MiB"
[limits]
handshake = "250ms"
sms = "25%"
[[tenant]]
name = "a"
weight = 0.5
memory = "4GiB"
sms = "16"
[[tenant]]
name = "b"
class = "interactive"
`))
	if err != nil {
		t.Fatal(err)
	}
	want := Default()
	want.Listen = []string{"unix:///a", "tcp://b:1"}
	want.Device.Kind, want.Device.Soft.Memory = "soft", 512<<20
	want.Limits.Handshake, want.Limits.SMs = Duration(250*time.Millisecond), SMs{Fraction: 2500}
	want.Tenants = []Tenant{{Name: "a", Weight: 0.5, Memory: 4 << 30, SMs: SMs{Count: 16}, Class: Batch}, {Name: "b", Weight: 1, Class: Interactive}}
	if !reflect.DeepEqual(c, want) {
		t.Errorf("got  %+v\nwant %+v", c, want)
	}
}

// Every mistake is reported with its position.
func TestMistakes(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"unknown key", "[device]\nkindd = \"soft\"\n", `x:2:1: there is no key "device.kindd"`},
		{"two unknown keys", "a = 1\nb = 2\n", "x:1:1: there is no key \"a\"\nx:2:1: there is no key \"b\""},
		{"unknown table", "[divice]\nkind = \"soft\"\n", `x:1:2: there is no key "divice"`},
		{"unknown key of a tenant", "[[tenant]]\nname = \"a\"\nshare = 1\n", `x:3:1: there is no key "tenant.share"`},
		{"syntax", "listen = [\n", "x:1:11: "},
		{"type", "insecure = \"yes\"\n", "x:1:12: "},
		{"size", "[device.soft]\nmemory = \"8 potatoes\"\n", `x:2:10: device.soft.memory: "8 potatoes" is no size; write 8GiB, 512MiB or a number of bytes`},
		{"time", "[limits]\nhandshake = \"soon\"\n", `x:2:13: limits.handshake: "soon" is no time; write 30ms, 5s or 1h30m`},
		{"range", "[device.soft]\ncount = 65\n", "x: device.soft.count: 65: use a number from 1 to 64"},
		{"choice", "[log]\nlevel = \"loud\"\n", `x: log.level: "loud" is not one of debug, info, warn, error`},
		{"slice", "[sched]\nslice = \"1ns\"\n", "x: sched.slice: 1ns: use a time from 500µs to 1s"},
		{"period", "[sched]\nperiod = \"1ms\"\n", "x: sched.period: 1ms: use a time from a slice (6ms) to 10s"},
		{"clients", "[limits]\nclients = -1\n", "x: limits.clients: -1: use a number from 0"},
		{"admin", "admin = \"here\"\n", `x: admin: "here" is no absolute path, nor off`},
		{"tenant without a name", "[[tenant]]\n", `x: tenant 1 (""): name: use 1 to 64`},
		{"two of a name", "[[tenant]]\nname = \"a\"\n[[tenant]]\nname = \"a\"\n", `x: tenant 2 ("a"): name: there is another`},
		{"a user twice", "[[tenant]]\nname = \"a\"\nusers = [\"u\"]\n[[tenant]]\nname = \"b\"\nusers = [\"u\"]\n", `x: tenant 2 ("b"): users: "u" belongs to "a" already`},
		{"a certificate of another tenant", "[[tenant]]\nname = \"a\"\ncertificates = [\"b\"]\n", `x: tenant 1 ("a"): certificates: a certificate that names the tenant "b" is of that tenant`},
		{"who is default", "[[tenant]]\nname = \"default\"\nusers = [\"u\"]\n", `x: tenant 1 ("default"): users: the default tenant is for`},
		{"weight", "[[tenant]]\nname = \"a\"\nweight = 0.0\n", `weight: 0: use a number from 0.001 to 1000`},
		{"weight that is none", "[[tenant]]\nname = \"a\"\nweight = nan\n", `weight: NaN: use`},
		{"cap", "[[tenant]]\nname = \"a\"\ncap = 2.0\n", `cap: 2: use a number from 0 (no cap) to 1`},
		{"class", "[[tenant]]\nname = \"a\"\nclass = \"first\"\n", `class: "first" is not one of`},
		{"handshakes of a peer", "[limits]\nhandshakes-per-peer = 0\n", "x: limits.handshakes-per-peer: 0: use a number from 1 to 256"},
		{"a certificate alone", "[tls]\ncert = \"a\"\n", "x: tls: a certificate and its key go together"},
		{"resume", "[network]\nresume = \"25h\"\n", "x: network.resume: 25h0m0s: use a time from 0 to 24h"},
		{"guest memory", "[network]\nguest-memory = [\"vm1\"]\n", "x: network.guest-memory: \"vm1\" is no absolute path, or stands there twice"},
		{"guest memory twice", "[network]\nguest-memory = [\"/a\", \"/a\"]\n", "x: network.guest-memory: \"/a\" is no absolute path, or stands there twice"},
		{"silence", "[network]\npeer-timeout = \"1ms\"\n", "x: network.peer-timeout: 1ms: use a time from 1s to 1h"},
		{"bandwidth", "[[tenant]]\nname = \"a\"\nbandwidth = \"1KiB\"\n", `bandwidth: 1KiB: use at least 1MiB`},
		{"sessions", "[[tenant]]\nname = \"a\"\nsessions-per-minute = -1\n", `sessions-per-minute: -1: use a number from 0`},
		{"multiprocessors", "[limits]\nsms = \"120%\"\n", `"120%" is no part of a GPU's multiprocessors; write how many, such as 32, or 25%`},
		{"a tenant's", "[[tenant]]\nname = \"a\"\nsms = \"some\"\n", `x:3:7: `},
		{"gpu twice", "[[tenant]]\nname = \"a\"\ngpus = [1, 1]\n", `gpus: 1: use each index from 0 once`},
		{"several", "[log]\nlevel = \"x\"\nformat = \"y\"\n", "log.format"},
		{"too long", strings.Repeat("#", MaxText+1), "at most"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read("x", []byte(c.text))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

func TestDiff(t *testing.T) {
	old := Default()
	old.Tenants = []Tenant{TenantNamed(nil, "a"), TenantNamed(nil, "b")}
	now := Default()
	now.Listen, now.Limits.Clients, now.Log.Level, now.Device.Soft.Count = []string{"unix:///x"}, 3, "debug", 2
	now.Tenants = []Tenant{TenantNamed(nil, "a"), TenantNamed(nil, "c")}
	now.Tenants[0].Weight = 2
	now.Tenants[0].SMs, now.Limits.SMs = SMs{Count: 8}, SMs{Fraction: 2500}
	changed, restart := Diff(old, now)
	if want := []string{"limits.clients", "log.level", "tenant.a.sms", "tenant.a.weight", "tenant.c (new)", "tenant.b (gone)"}; !slices.Equal(changed, want) {
		t.Errorf("changed %q, want %q", changed, want)
	}
	if want := []string{"listen", "device.soft.count", "limits.sms"}; !slices.Equal(restart, want) {
		t.Errorf("restart %q, want %q", restart, want)
	}
	if changed, restart := Diff(old, old); changed != nil || restart != nil {
		t.Errorf("nothing differs, but %q %q", changed, restart)
	}
	kept := KeepFixed(old, now)
	if changed, restart := Diff(kept, now); changed != nil || !slices.Equal(restart, []string{"listen", "device.soft.count", "limits.sms"}) {
		t.Errorf("what is kept differs in %q %q", changed, restart)
	}
}

// Whatever Read accepts is written and read again the same way, and is valid.
func FuzzRead(f *testing.F) {
	f.Add([]byte(example(f)))
	f.Add([]byte("[[tenant]]\nname = \"a\"\nweight = 2\nmemory = \"1GiB\"\nsms = \"12.5%\"\n"))
	f.Add([]byte("listen = [\"unix:///a\"]\n[limits]\nhandshake = \"1s\"\n"))
	f.Add([]byte("[device]\nsoft.count = 99999999999999999999\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Read("x", text)
		if err != nil {
			if err.Error() == "" {
				t.Error("an error without words")
			}
			return
		}
		if err := c.Validate(); err != nil {
			t.Errorf("what was read makes no sense: %v", err)
		}
		again, err := toml.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := Read("x", again); err != nil {
			t.Errorf("%v\n%s", err, again)
		} else if changed, restart := Diff(c, back); changed != nil || restart != nil {
			t.Errorf("differs in %q %q\n%s", changed, restart, again)
		}
	})
}
