package sessions

import (
	"errors"
	"net/url"
	"strings"
)

// An Origin says whose a session is that another server brings, and what its client asked for.
type Origin struct {
	Tenant, Name string
	Request      string // as the client's Hello had it
}

// Words of a request that only a server may send, first and in this order.
const (
	asTenant = "as-tenant="
	asName   = "as-name="
)

// Words returns the origin as the request of a Hello.
func (o Origin) Words() string {
	words := asTenant + url.QueryEscape(o.Tenant) + " " + asName + url.QueryEscape(o.Name)
	if o.Request != "" {
		words += " " + o.Request
	}
	return words
}

// ParseOrigin reads what Words returned.
func ParseOrigin(request string) (o Origin, err error) {
	tenant, rest, _ := strings.Cut(request, " ")
	name, rest, _ := strings.Cut(rest, " ")
	tenant, isTenant := strings.CutPrefix(tenant, asTenant)
	name, isName := strings.CutPrefix(name, asName)
	if !isTenant || !isName {
		return o, errors.New("a server that brings a session says whose it is")
	}
	o.Request = rest
	if o.Tenant, err = url.QueryUnescape(tenant); err == nil {
		o.Name, err = url.QueryUnescape(name)
	}
	if err == nil && (o.Tenant == "" || o.Name == "") {
		err = errors.New("a session that a server brings is somebody's")
	}
	return o, err
}
