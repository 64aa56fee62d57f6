package config

import (
	"strings"
	"testing"
)

func TestFind(t *testing.T) {
	tenants := []Tenant{
		{Name: "users", Users: []string{"alice", "1001"}},
		{Name: "tokens", Tokens: []string{"laptop"}},
		{Name: "lab", Certificates: []string{"lab"}},
		{Name: "others", Certificates: []string{DefaultTenant}},
		{Name: DefaultTenant, MaxClients: 3},
	}
	for _, c := range []struct {
		name string
		id   Identity
		want string // "!" for a contradiction
	}{
		{"nobody", Identity{}, DefaultTenant},
		{"user by name", Identity{Unix: true, UID: 7, User: "alice"}, "users"},
		{"user by number", Identity{Unix: true, UID: 1001}, "users"},
		{"another user", Identity{Unix: true, UID: 1002, User: "bob"}, DefaultTenant},
		{"a user's name that came otherwise", Identity{UID: 1001, User: "alice"}, DefaultTenant},
		{"token", Identity{Token: "laptop"}, "tokens"},
		{"token of the default tenant", Identity{Token: "laptop", TokenTenant: DefaultTenant}, "tokens"},
		{"a token with a user's name", Identity{Token: "alice", TokenTenant: DefaultTenant}, DefaultTenant},
		{"token over user", Identity{Unix: true, UID: 1001, Token: "laptop"}, "tokens"},
		{"an unknown token of a known user", Identity{Unix: true, UID: 1001, Token: "other"}, "users"},
		{"token's own tenant", Identity{Token: "other", TokenTenant: "lab"}, "lab"},
		{"token's own tenant, and listed there", Identity{Token: "laptop", TokenTenant: "tokens"}, "tokens"},
		{"token's own tenant, and listed elsewhere", Identity{Token: "laptop", TokenTenant: "lab"}, "!"},
		{"token's own tenant that is not configured, and listed", Identity{Token: "laptop", TokenTenant: "none"}, "!"},
		{"token's own tenant that is not configured", Identity{Token: "other", TokenTenant: "none"}, "none"},
		{"certificate", Identity{Certificate: "lab"}, "lab"},
		{"certificate whose tenant lists nothing", Identity{Certificate: "users"}, "users"},
		{"certificate without a tenant", Identity{Certificate: DefaultTenant}, "others"},
		{"certificate of a tenant that is not configured", Identity{Certificate: "none"}, "none"},
	} {
		got, err := FindTenant(tenants, c.id)
		if c.want == "!" {
			if err == nil {
				t.Errorf("%s: no contradiction, but %s", c.name, got.Name)
			}
			continue
		}
		if err != nil || got.Name != c.want {
			t.Errorf("%s: %s, not %s; %v", c.name, got.Name, c.want, err)
		}
		if (c.want == DefaultTenant || c.want == "none") && got.MaxClients != 3 {
			t.Errorf("%s: the limits of the default tenant do not apply: %+v", c.name, got)
		}
	}
	if got, err := FindTenant(nil, Identity{Token: "x", TokenTenant: "y"}); err != nil || got.Name != "y" || got.Weight != 1 {
		t.Errorf("without a configuration: %+v, %v", got, err)
	}
}

func TestCheckTokens(t *testing.T) {
	tenants := []Tenant{{Name: "a", Tokens: []string{"carol", "dave"}}, {Name: "b"}}
	tokens := []StoredToken{{"carol", "b"}, {"dave", "a"}, {"erin", "b"}, {"frank", "c"}, {"grace", DefaultTenant}}
	err := CheckTokens(tenants, "/etc/tokens.json", tokens)
	want := `token "carol" is of tenant "b" in the store of tokens /etc/tokens.json, and in the configuration tenant "a" lists it (tokens); ` +
		"remove it from that list, or revoke it and create it again with --tenant a"
	if err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
	if err := CheckTokens(tenants, "x", tokens[1:]); err != nil {
		t.Error(err)
	}
	if text := DescribeUnlisted(tenants, tokens); !strings.HasSuffix(text, ": c (token frank)") {
		t.Errorf("%q", text)
	}
	if text := DescribeUnlisted(nil, tokens); text != "" {
		t.Errorf("where there are no tenants: %q", text)
	}
}
