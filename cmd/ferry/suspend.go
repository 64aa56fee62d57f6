package main

import (
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"ferry/cmd/ferry/devices"
	"ferry/daemon/residence"
	"ferry/daemon/swap"
	"ferry/operator/admin"
	"ferry/server/config"
)

type suspendOptions struct {
	adminOption
	to      string
	timeout time.Duration
}

func newSuspend() *cobra.Command {
	var o suspendOptions
	cmd := &cobra.Command{
		Use:   "suspend ID...",
		Short: "Take clients off their GPUs for a while",
		Long: `Take sessions, as ferry ps lists them, off their GPUs. Work that a GPU has of a session
is finished first; then its device memory is copied to memory of the server, and the
session holds nothing on the GPU. Its program goes on until its next call that needs
the GPU, waits there, and continues after ferry resume as if nothing had happened.

With --to NAME a checkpoint of the session is written to the server's folder for
checkpoints (memory.checkpoints in its configuration), and takes no memory of the
server; ferry resume reads it, and it stays. ferry checkpoint show and ferry snapshot
ls and rm know it.

A session that cannot be suspended goes on, and ferry says why: its work does not end
in time, it is capturing a graph, or it shares device memory with another process.`,
		Example:           "  ferry suspend 3\n  ferry suspend 3 5 --timeout 1m\n  ferry suspend 3 --to train.ckpt",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.suspend(cmd, args) },
	}
	o.register(cmd)
	cmd.Flags().DurationVar(&o.timeout, "timeout", 10*time.Second, "how long to wait for work that is under way")
	cmd.Flags().StringVar(&o.to, "to", "memory", "memory, or the name of a file in the server's folder for checkpoints")
	return cmd
}

func (o *suspendOptions) suspend(cmd *cobra.Command, args []string) error {
	if o.timeout <= 0 {
		return usagef("--timeout %v: more than 0", o.timeout)
	}
	if o.to != "memory" && len(args) > 1 {
		return usagef("--to %s: a file holds one session, and %d are named", o.to, len(args))
	}
	return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
		defer showProgress(cmd, c, id)()
		m, err := c.SuspendTo(cmd.Context(), id, o.to, o.timeout)
		return movedText(m), err
	})
}

func newResume() *cobra.Command {
	var o adminOption
	cmd := &cobra.Command{
		Use:   "resume ID...",
		Short: "Bring suspended clients back to their GPUs",
		Long: `Bring sessions that ferry suspend took off their GPUs back. Their device memory is
there again, at the same addresses and with the same contents, and their programs
continue. A session for which a GPU has no room stays suspended, and ferry says so.`,
		Example:           "  ferry resume 3",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: o.completeSessions,
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.forEachSession(cmd, args, func(c *admin.Client, id uint64) (string, error) {
				defer showProgress(cmd, c, id)()
				m, err := c.Resume(cmd.Context(), id)
				return movedText(m), err
			})
		},
	}
	o.register(cmd)
	return cmd
}

// suspendedState is the state of a session that is suspended, as the server reports it.
const suspendedState = "suspended"

// stateText is the state of a session, and where the memory of a suspended one is.
func stateText(s admin.Session) string {
	if s.State == suspendedState && s.Place != "" {
		return s.State + ", " + s.Place
	}
	return s.State
}

// placeText is stateText where there is room for one word.
func placeText(s admin.Session) string {
	switch {
	case s.State != suspendedState || s.Place == "":
		return s.State
	case s.Place == "checkpoint":
		return "in file"
	}
	return "in " + s.Place
}

// movedText says what a move did.
func movedText(m admin.Moved) string {
	text := fmt.Sprintf("session %d %s: %s in %.2f s", m.ID, m.State, bytesText(float64(m.Bytes)), m.Seconds)
	if m.Driver >= 0.005 {
		text += fmt.Sprintf(", of which the driver took %.2f s", m.Driver)
	}
	if m.File != "" {
		text += fmt.Sprintf(", to %s of %s", m.File, bytesText(float64(m.Stored)))
	}
	if m.Left != "" {
		text += "; its contexts stay on the GPU: " + m.Left
	}
	return text
}

// parkCommand is how the server has the driver take a worker off the GPU.
func parkCommand() []string { return []string{"/proc/self/exe", "park"} }

// newPark is a process of its own because the server never calls CUDA.
func newPark() *cobra.Command {
	return &cobra.Command{
		Use:    "park away|back PID",
		Short:  "Have the driver take a process off the GPU (started by the server)",
		Hidden: true,
		Args:   cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			pid, err := strconv.Atoi(args[1])
			if err != nil || pid <= 0 || args[0] != "away" && args[0] != "back" {
				return usagef("ferry park is started by ferry serve, not by hand")
			}
			return devices.Park(pid, args[0] == "away")
		},
	}
}

// contextMemory is what a client has on a real GPU besides its memory: measured on an H200 with
// PyTorch, about 800 MiB with cuBLAS's workspaces and code.
const contextMemory = 800 << 20

// swapDir is the folder for clients that go to disk; empty if none does.
func swapDir(m config.Memory) string {
	if m.SwapDisk == 0 {
		return ""
	}
	return m.SwapDir
}

// swapConfig says how clients share more memory than the GPUs have.
func swapConfig(c config.Config) residence.SwapConfig {
	s := residence.SwapConfig{Config: c.SwapConfig()}
	if c.Device.Kind == "soft" { // its memory is the host's, and there is no driver
		s.Fixed, s.Rate = 50*swap.Millisecond, 1e9
	} else {
		s.Context = contextMemory
	}
	return s
}
