package config

import (
	"strings"
	"testing"

	"ferry/daemon/swap"
)

func TestMemory(t *testing.T) {
	c, err := Read("x", []byte(`
[memory]
oversubscribe = 3.0
swap = "200GiB"
swap-disk = "1TiB"
swap-dir = "/var/swap"
[[tenant]]
name = "notebooks"
idle = "10m"
weight = 2.0
class = "interactive"
[[tenant]]
name = "batch"
`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := c.SwapConfig(), (swap.Config{Host: 200 << 30, Disk: 1 << 40, Oversubscribe: 3}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	for i, want := range []swap.Policy{{Idle: 10 * swap.Minute, Weight: 2, Interactive: true}, {Weight: 1}} {
		if got := c.Tenants[i].SwapPolicy(); got != want {
			t.Errorf("tenant %s: got %+v, want %+v", c.Tenants[i].Name, got, want)
		}
	}
	// Without a word of it nothing is swapped.
	c = Default()
	if got := c.SwapConfig(); got.Host != 0 || got.Oversubscribe != 1 {
		t.Errorf("the default is %+v", got)
	}
	tenant := TenantNamed(nil, "a")
	if got := tenant.SwapPolicy(); got.Idle != 0 {
		t.Errorf("the default of a tenant is %+v", got)
	}
}

func TestMemoryMistakes(t *testing.T) {
	const place = "[memory]\nswap = \"1GiB\"\n"
	for _, c := range []struct{ name, text, want string }{
		{"below 1", "[memory]\noversubscribe = 0.5\n", "x: memory.oversubscribe: 0.5: use a number from 1 "},
		{"none", "[memory]\noversubscribe = nan\n", "x: memory.oversubscribe: NaN: use a number from 1 "},
		{"too much", "[memory]\noversubscribe = inf\n", "x: memory.oversubscribe: +Inf: use a number from 1 "},
		{"no place", "[memory]\noversubscribe = 3.0\n", "x: memory.oversubscribe: 3: sessions that do not fit on a GPU need a place; set memory.swap"},
		{"warm", "[memory]\nwarm = \"yes\"\n", `x: memory.warm: "yes": use on `},
		{"disk without a folder", "[memory]\nswap-disk = \"1GiB\"\n", "x: memory.swap-disk: 1GiB: say where; set memory.swap-dir"},
		{"a folder from somewhere", "[memory]\nswap-dir = \"swap\"\n", `x: memory.swap-dir: "swap": use an absolute path`},
		{"checkpoints from somewhere", "[memory]\ncheckpoints = \"ckpt\"\n", `x: memory.checkpoints: "ckpt": use an absolute path`},
		{"size", "[memory]\nswap = \"much\"\n", `x:2:8: memory.swap: "much" is no size`},
		{"short idle time", place + "[[tenant]]\nname = \"a\"\nidle = \"1ms\"\n", `x: tenant 1 ("a"): idle: 1ms: use 0s (never swapped out), or a time from 1s to 720h0m0s`},
		{"negative idle time", place + "[[tenant]]\nname = \"a\"\nidle = \"-1m\"\n", `idle: -1m0s: use 0s`},
		{"long idle time", place + "[[tenant]]\nname = \"a\"\nidle = \"721h\"\n", `idle: 721h0m0s: use 0s`},
		{"idle without a place", "[[tenant]]\nname = \"a\"\nidle = \"10m\"\n", `x: tenant 1 ("a"): idle: 10m0s: its clients cannot be swapped out`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read("x", []byte(c.text))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}
