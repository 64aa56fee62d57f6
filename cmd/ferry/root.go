package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"
)

// An exitError ends ferry with a code, and with a message unless one was printed already.
type exitError struct {
	code    int
	message string
}

func (e *exitError) Error() string { return fmt.Sprintf("exit code %d: %s", e.code, e.message) }

// A usageError is a mistake in the command line.
type usageError struct{ message string }

func (e *usageError) Error() string { return e.message }

func usagef(format string, args ...any) error {
	return &usageError{fmt.Sprintf(format, args...)}
}

// newRoot returns the command tree, and a flag that becomes true once a command line has
// been parsed and its command begins.
func newRoot() (*cobra.Command, *bool) {
	parsed := new(bool)
	root := &cobra.Command{
		Use:   "ferry",
		Short: "Use a GPU that is not in this machine",
		Long: `Ferry lets an unmodified CUDA program use a GPU that is not in its machine, or
a software GPU where there is none.

The program loads Ferry's libcuda.so.1 in place of NVIDIA's, which sends its calls
to a server that owns the GPUs and answers them as if the GPUs were local.`,
		Example: `  # On any machine, without a GPU: run a CUDA program on the software GPU
  ferry run --device soft -- ./vectoradd

  # On the machine with the GPU
  ferry token create --out ferry.token
  ferry serve --listen tcp://0.0.0.0:7700 --token-file ferry.token

  # On another machine, with a copy of the token
  ferry run --server tcp://gpu1:7700 --token-file ferry.token -- python train.py

  # Which programs use the GPU, and how much
  ferry top

  # Something does not work
  ferry doctor --server tcp://gpu1:7700 --token-file ferry.token`,
		Version:       versionText(),
		SilenceUsage:  true,
		SilenceErrors: true,
		PersistentPreRun: func(cmd *cobra.Command, _ []string) {
			*parsed = true
			if cmd.Name() != "serve" {
				runtime.UnlockOSThread()
			}
		},
	}
	root.SetVersionTemplate("{{.Version}}")
	root.AddCommand(
		newRun(),
		newServe(),
		newGPUs(),
		newPs(),
		newTop(),
		newLimit(),
		newKill(),
		newSuspend(),
		newSnapshot(),
		newMove(),
		newResume(),
		newDrain(),
		newPool(),
		newReload(),
		newRestart(),
		newDoctor(),
		newBench(),
		newCoverage(),
		newToken(),
		newCA(),
		newCheckpoint(),
		newAudit(),
		newAgent(),
		newCDI(),
		newVM(),
		newVersion(),
		newMan(),
		newWorker(),
		newTLSProxy(),
		newProbe(),
		newHealth(),
		newPark(),
		newCarry(),
	)
	return root, parsed
}
