package daemon

import (
	"cmp"
	"encoding/json"
	"slices"

	"ferry/operator/admin"
	"ferry/server/config"
	"ferry/wire"
)

// overview is what a client is told that asks what the server has: the GPUs that its tenant may use,
// the limits of the tenant, and how many clients there are.
func (d *Daemon) overview(tenant string, who admin.Who) []byte {
	o := operator{d}
	server := o.Server()
	v := admin.Overview{
		Version: server.Version, Commit: server.Commit, Revision: uint32(wire.ThisRevision), Device: server.Device, Driver: server.Driver,
		Draining: server.Draining, Clients: server.Clients, MaxClients: server.MaxClients, Queued: server.Queued,
		You: admin.You{Who: who, Tenant: tenant}, Devices: []admin.Device{},
	}
	var gpus []int
	for _, t := range o.Tenants() {
		if t.Name == tenant || t.Name == config.DefaultTenant && v.You.Class == "" { // a tenant that nothing says anything of is like the default one
			if t.Name != tenant {
				t.Clients, t.Held = 0, 0
			}
			v.You.Clients, v.You.MaxClients, v.You.Cap, v.You.Weight, v.You.Class = t.Clients, t.MaxClients, t.Cap, t.Weight, t.Class
			v.You.Memory, v.You.SMs, v.You.Held, gpus = cmp.Or(t.Memory, d.cfg.Memory), t.SMs, t.Held, t.GPUs
		}
	}
	for _, g := range d.admin.Devices(o.Devices) {
		if len(gpus) == 0 || slices.Contains(gpus, g.Index) {
			v.Devices = append(v.Devices, g)
		}
	}
	text, err := json.Marshal(v)
	if err != nil {
		return []byte("{}") // cannot happen: there are only numbers and text
	}
	return text
}
