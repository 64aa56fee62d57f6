package main

import (
	"github.com/spf13/cobra"

	"ferry/daemon/spawn"
	"ferry/server/config"
)

// confinementOptions say what a server's workers are kept from. A private server
// has none: its one client is the user's own program.
type confinementOptions struct {
	confine    string
	workerUser string
	workerUIDs string
	workerTemp string
	driverIPC  bool
}

func (o *confinementOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.confine, "confine", "on", "confine workers (user, no_new_privs, seccomp, Landlock, limits, a folder of their own): on, strict (or not start), learn (report what the filter lacks; for trusted clients), off")
	f.StringVar(&o.workerUser, "worker-user", "", "user that workers run as when the server is root (default ferry if there is one, else nobody)")
	f.StringVar(&o.workerUIDs, "worker-uids", "", "range of unused user ids, such as 60600-61100: each owner of sessions gets one of its own; none: all workers are one user (default where the server is root: a range that nothing uses, 60600-61100 or another)")
	f.StringVar(&o.workerTemp, "worker-temp", "", "folder in which workers get folders of their own (default: $TMPDIR, else /tmp)")
	f.BoolVar(&o.driverIPC, "worker-driver-ipc", false, "let workers on a real GPU connect to each other's sockets, should the driver need that to share events between processes")
	complete(cmd, "confine", config.Confines...)
}

// asked says whether there is a flag that only confined workers are in need of. An
// operator who names users for them does not mean them to be root.
func (o *confinementOptions) asked() bool {
	return o.workerUser != "" || o.workerUIDs != "" || o.workerTemp != "" || o.driverIPC
}

// confinement is what the flags say; nil for none.
func (o *confinementOptions) confinement() (*spawn.Confinement, error) {
	switch o.confine {
	case "on", "strict", "learn":
	case "off":
		if o.asked() {
			return nil, usagef("--worker-user, --worker-uids, --worker-temp and --worker-driver-ipc are for confined workers: leave out --confine off")
		}
		return nil, nil
	default:
		return nil, usagef("--confine %s: use on, strict, learn or off", o.confine)
	}
	c := &spawn.Confinement{User: o.workerUser, Temp: o.workerTemp, DriverIPC: o.driverIPC, Strict: o.confine == "strict", Learn: o.confine == "learn"}
	switch o.workerUIDs {
	case "":
		c.FindUIDs = true
	case "none":
	default:
		var err error
		if c.UIDs, err = spawn.ParseUIDRange(o.workerUIDs); err != nil {
			return nil, usagef("--worker-uids: %v", err)
		}
	}
	return c, nil
}
