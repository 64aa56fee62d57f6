package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/spf13/cobra"

	"ferry/operator/admin"
)

// progressPause is the time between two looks at how far a session is.
const progressPause = time.Second

// showProgress shows on a terminal how far a session is that is being suspended, resumed or moved, in one line
// that it writes anew, until stop is called, which takes the line away. Elsewhere it shows nothing.
func showProgress(cmd *cobra.Command, c *admin.Client, id uint64) (stop func()) {
	to, ok := cmd.ErrOrStderr().(*os.File)
	if !ok || !isTerminal(to) {
		return func() {}
	}
	ctx, cancel := context.WithCancel(cmd.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		defer func() { _, _ = io.WriteString(to, "\r\x1b[K") }()
		for {
			select {
			case <-ctx.Done():
				return
			case <-time.After(progressPause):
			}
			if s, err := c.Session(ctx, id); err == nil {
				_, _ = io.WriteString(to, "\r\x1b[K"+progressText(s))
			}
		}
	}()
	return func() { cancel(); <-ended }
}

// progressText says how far a session is.
func progressText(s admin.Session) string {
	p := s.Progress
	text := fmt.Sprintf("session %d %s", s.ID, s.State)
	switch p.Phase {
	case "waiting":
		return text + ": waits until the GPU has done its work"
	case "rebuilding":
		return text + fmt.Sprintf(": %s sent, the other server makes the session", bytesText(float64(p.Done)))
	case "copying":
		return text + fmt.Sprintf(": %s of %s", bytesText(float64(p.Done)), bytesText(float64(p.Total)))
	}
	return text
}
