package main

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ferry/cmd/ferry/devices"
	placement "ferry/daemon/place"
	"ferry/server/config"
	"ferry/worker"
)

// placeOptions say which GPUs the clients of a server get, and how much of each.
type placeOptions struct {
	memory    size
	sms       config.SMs
	place     string
	perGPU    int
	queue     int
	queueWait time.Duration
	poolOptions
}

func policies() (names []string) {
	for _, p := range placement.Policies {
		names = append(names, string(p))
	}
	return names
}

func (o *placeOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.Var(&o.memory, "memory", "memory a client may have of each GPU, such as 8GiB (default: any amount)")
	f.Var(&o.sms, "sms", "multiprocessors of each GPU that a client is limited to: a number such as 32, or 25% (default: all of them)")
	f.StringVar(&o.place, "place", "", "give a client one GPU unless it asks for more, chosen by this policy: spread, pack, round-robin, free (default: a client that does not ask gets all GPUs)")
	f.IntVar(&o.perGPU, "clients-per-gpu", 0, "clients placed on one GPU at the same time; 0 for any number")
	f.IntVar(&o.queue, "queue", 32, "clients that may wait for a GPU; further ones are refused")
	f.DurationVar(&o.queueWait, "queue-wait", 10*time.Minute, "how long a client may wait for a GPU")
	complete(cmd, "place", policies()...)
	o.poolOptions.register(cmd)
}

func (o *placeOptions) validate() error {
	switch {
	case o.place != "" && !slices.Contains(policies(), o.place):
		return usagef("--place %s: use one of %s", o.place, strings.Join(policies(), ", "))
	case o.perGPU < 0:
		return usagef("--clients-per-gpu %d: use a number from 0", o.perGPU)
	case o.queue < 0 || o.queue > 10000:
		return usagef("--queue %d: use a number from 0 to 10000", o.queue)
	case o.queueWait <= 0:
		return usagef("--queue-wait %v: use a time such as 10m", o.queueWait)
	}
	return nil
}

// A gpuRequest is what a program asks for of the server's GPUs.
type gpuRequest struct {
	gpus  string
	mem   size
	share string
	sms   config.SMs
}

func (o *gpuRequest) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&o.gpus, "gpus", "", "how many GPUs the program gets, or all (default: $"+envGPUs+", else what the server gives)")
	f.Var(&o.mem, "mem", "memory of each GPU that is reserved for the program, and the most it gets, such as 8GiB (default: $"+envMemory+")")
	f.Var(&o.sms, "sms", "multiprocessors of each GPU that are reserved for the program, and the most it uses: a number such as 32, or 25% (default: $"+envSMs+")")
	f.StringVar(&o.share, "share", "", "part of each GPU's time that is reserved for the program, such as 0.25 (default: $"+envShare+")")
}

func (o *gpuRequest) validate() error {
	if o.gpus != "" {
		if _, err := placement.Parse("gpus=" + o.gpus); err != nil {
			return usagef("--gpus: %v", err)
		}
	}
	if o.share != "" {
		if _, err := placement.ParseTimeshare(o.share); err != nil {
			return usagef("--share: %v", err)
		}
	}
	return nil
}

// environment adds the variables that the shim reads, and a job's name, so that processes
// the program starts get the same GPUs.
func (o *gpuRequest) environment(env []string) []string {
	set := func(name, value string) {
		if value != "" {
			env = append(without(env, name), name+"="+value)
		}
	}
	set(envGPUs, o.gpus)
	set(envShare, o.share)
	if o.mem != 0 {
		set(envMemory, strconv.FormatUint(uint64(o.mem), 10))
	}
	if o.sms != (config.SMs{}) {
		set(envSMs, o.sms.String())
	}
	if os.Getenv(envJob) == "" {
		var name [12]byte
		_, _ = rand.Read(name[:]) // never fails (crypto/rand)
		set(envJob, hex.EncodeToString(name[:]))
	}
	return env
}

// isSet reports whether the environment asks the server for GPUs, memory, time or
// multiprocessors.
func (o *gpuRequest) isSet(env []string) bool {
	return slices.ContainsFunc(env, func(e string) bool {
		name, value, _ := strings.Cut(e, "=")
		return value != "" && (name == envGPUs || name == envMemory || name == envShare || name == envSMs)
	})
}

// probeCommand returns the command that lists the GPUs for a server.
func probeCommand(d config.Device) []string {
	return []string{
		"/proc/self/exe", "probe", "--device=" + d.Kind, "--soft-devices=" + strconv.Itoa(d.Soft.Count),
		"--soft-profile=" + d.Soft.Profile, "--soft-memory=" + strconv.FormatUint(uint64(d.Soft.Memory), 10),
	}
}

func newProbe() *cobra.Command {
	var o deviceOptions
	cmd := &cobra.Command{
		Use:    "probe",
		Short:  "Report on the GPUs (started by the server)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE:   func(*cobra.Command, []string) error { return o.probe() },
	}
	o.register(cmd)
	return cmd
}

// probe writes a worker.Report as JSON. It is a process of its own because the server never
// calls CUDA.
func (o *deviceOptions) probe() error {
	boot := worker.Boot{Device: o.device, SoftOptions: worker.SoftOptions{SoftDevices: o.softDevices, SoftProfile: o.softProfile, SoftMemory: uint64(o.softMemory)}}
	if o.device == "auto" {
		boot.Device = "cuda"
		if r, err := devices.Survey(boot); err == nil && len(r.Devices) > 0 {
			return json.NewEncoder(os.Stdout).Encode(r)
		}
		boot.Device = "soft"
	}
	r, err := devices.Survey(boot)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(r)
}
