package main

import (
	"encoding/json"
	"io"
	"log/slog"
	"os"
	"time"

	"github.com/spf13/cobra"

	"ferry/api/nvml"
	"ferry/cmd/ferry/devices"
	"ferry/server/config"
	"ferry/worker"
)

// healthEvery is how often the health of the GPUs is read.
const healthEvery = 5 * time.Second

// healthCommand returns the command that reads the health of a server's GPUs.
func healthCommand(d config.Device) []string {
	command := probeCommand(d)
	command[1] = "health"
	return command
}

func newHealth() *cobra.Command {
	var o deviceOptions
	cmd := &cobra.Command{
		Use:    "health",
		Short:  "Read temperature, power and errors of the GPUs (started by the server)",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE:   func(*cobra.Command, []string) error { return o.readHealth() },
	}
	o.register(cmd)
	return cmd
}

// readHealth writes a line of JSON every few seconds, the health of each GPU by its UUID, until standard
// input ends. It is a process of its own because the server calls no library of NVIDIA's.
func (o *deviceOptions) readHealth() error {
	boot := worker.Boot{Device: o.device, SoftOptions: worker.SoftOptions{SoftDevices: o.softDevices, SoftProfile: o.softProfile, SoftMemory: uint64(o.softMemory)}}
	lib, err := devices.OpenNVML(boot, func() []nvml.Process { return nil }, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	ended := make(chan struct{})
	go func() { _, _ = io.Copy(io.Discard, os.Stdin); close(ended) }()
	out := json.NewEncoder(os.Stdout)
	for {
		if err := out.Encode(devices.ReadHealth(lib, time.Now())); err != nil {
			return err
		}
		select {
		case <-ended:
			return nil
		case <-time.After(healthEvery):
		}
	}
}
