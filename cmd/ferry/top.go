package main

import (
	"context"
	"errors"
	"io"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

type topOptions struct {
	adminOption
	once bool
}

func newTop() *cobra.Command {
	var o topOptions
	cmd := &cobra.Command{
		Use:   "top",
		Short: "Watch a server's GPUs and clients",
		Long: `Watch a server's GPUs and clients: their share of the GPUs' time, the device memory
they hold (and may hold), bytes, launches and round trips per second, and whether
they wait for a turn on the GPU. The screen changes every second.

Keys: up, down select a client; k ends it, after a question; z suspends it, or resumes
it; s m b l t i p sort by share, memory, bytes, launches, round trips, id, program;
r reverses; q quits.`,
		Example: `  ferry top
  ferry top --once          # print one snapshot and end; the default without a terminal`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.top(cmd) },
	}
	o.register(cmd)
	cmd.Flags().BoolVar(&o.once, "once", false, "print one snapshot and end")
	return cmd
}

func (o *topOptions) top(cmd *cobra.Command) error {
	c, err := o.connect()
	if err != nil {
		return err
	}
	defer c.Close()
	if o.once || !isTerminal(os.Stdout) || !isTerminal(os.Stdin) {
		return printSnapshot(cmd.Context(), c, cmd.OutOrStdout())
	}
	if _, err := c.Server(cmd.Context()); err != nil {
		return explainAdmin(err) // before the screen changes
	}
	ctx, cancel := context.WithCancel(cmd.Context())
	defer cancel()
	kill := func(id uint64) tea.Cmd {
		return func() tea.Msg { return killedMsg{id, c.Kill(ctx, id)} }
	}
	toggle := func(id uint64, suspended bool) tea.Cmd {
		return func() tea.Msg {
			move := c.Resume
			if !suspended {
				move = func(ctx context.Context, id uint64) (admin.Moved, error) { return c.Suspend(ctx, id, 0) }
			}
			moved, err := move(ctx, id)
			return toggledMsg{moved, err}
		}
	}
	p := tea.NewProgram(newTopModel(kill, toggle), tea.WithContext(ctx))
	go streamSnapshots(ctx, c, p.Send)
	_, err = p.Run()
	return err
}

// printSnapshot prints the first snapshot that arrives.
func printSnapshot(ctx context.Context, c *admin.Client, out io.Writer) error {
	var printed error
	err := c.Events(ctx, func(s admin.Snapshot) bool {
		_, printed = io.WriteString(out, onceText(s))
		return false
	})
	if err != nil {
		return explainAdmin(err)
	}
	return printed
}

// streamSnapshots sends every snapshot to the screen, and connects again when the server
// has gone.
func streamSnapshots(ctx context.Context, c *admin.Client, send func(tea.Msg)) {
	for ctx.Err() == nil {
		err := c.Events(ctx, func(s admin.Snapshot) bool {
			send(snapshotMsg(s))
			return true
		})
		if errors.Is(err, io.EOF) {
			err = errors.New("the server has ended")
		}
		send(lostMsg{err})
		select {
		case <-ctx.Done():
		case <-time.After(time.Second):
		}
	}
}
