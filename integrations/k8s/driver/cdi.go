package driver

import (
	"encoding/json"
	"strings"

	"k8s.io/apimachinery/pkg/types"

	"ferry/pool/holder"
)

// cdiKind names the devices of claims for container runtimes. Each claim has a specification with one device.
const cdiKind = "k8s." + Name + "/claim"

// Where things are in a container.
const (
	insideLibraries = "/usr/local/lib/ferry"
	insideSocket    = "/run/ferry.sock"
)

// A cdiSpec is a specification of the Container Device Interface.
type cdiSpec struct {
	Version string      `json:"cdiVersion"`
	Kind    string      `json:"kind"`
	Devices []cdiDevice `json:"devices"`
}

type cdiDevice struct {
	Name  string   `json:"name"`
	Edits cdiEdits `json:"containerEdits"`
}

type cdiEdits struct {
	Env    []string   `json:"env"`
	Mounts []cdiMount `json:"mounts"`
}

type cdiMount struct {
	Host      string   `json:"hostPath"`
	Container string   `json:"containerPath"`
	Options   []string `json:"options"`
}

// writeCDI writes the specification of a claim: Ferry's libraries, read-only, and the way to the server. Only
// root may read it: it may hold the token of the claim.
func (p *Plugin) writeCDI(uid types.UID, e *holder.Entrance) error {
	edits := cdiEdits{Mounts: []cdiMount{{p.cfg.Libraries, insideLibraries, []string{"ro", "nosuid", "nodev", "bind"}}}}
	for _, v := range e.Env {
		if e.Socket != "" {
			v = strings.ReplaceAll(v, "unix://"+e.Socket, "unix://"+insideSocket)
		}
		edits.Env = append(edits.Env, v)
	}
	edits.Env = append(edits.Env, "LD_LIBRARY_PATH="+insideLibraries)
	if e.Socket != "" {
		edits.Mounts = append(edits.Mounts, cdiMount{e.Socket, insideSocket, []string{"rw", "nosuid", "nodev", "bind"}})
	}
	text, err := json.MarshalIndent(cdiSpec{Version: "0.6.0", Kind: cdiKind, Devices: []cdiDevice{{string(uid), edits}}}, "", "  ")
	if err != nil {
		return err
	}
	return writeWhole(p.cdiFile(uid), text)
}
