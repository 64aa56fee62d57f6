package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"ferry/client/agent"
	"ferry/cmd/ferry/dispositions"
	"ferry/transport"
)

type runOptions struct {
	deviceOptions
	clientOptions
	servers []string // --server; more than one: the program sees the GPUs of all of them
	trace   string
	dryRun  bool
	gpuRequest
	claimOptions
	reportOptions
	held *heldClaim // nil: the program has no claim
}

func newRun() *cobra.Command {
	var o runOptions
	cmd := &cobra.Command{
		Use:   "run [flags] [--] program [args...]",
		Short: "Run a program with Ferry's GPU",
		Long: `Run a program with Ferry's libcuda.so.1 in place of NVIDIA's.

The server is the one named by --server or FERRY_SERVER. Where neither is given,
a private server is started for this program and ended with it; its device is
chosen by --device. With --server given several times (FERRY_SERVER: addresses
with commas between them) the program sees the GPUs of all these servers in one
list, in their order; --gpus, --mem and --share are asked of each (docs/pool.md).

ferry run passes signals on to the program and ends with the program's exit code:
128+n if signal n killed it, 127 if it was not found, 126 if it cannot be
executed, 125 if ferry itself failed before it began. FERRY_LOG=info or debug shows what the private server does.

--gpus, --mem, --share and --sms say what the program asks for of the server's
GPUs: the server reserves so much of each, and the program gets no more. Where
there is no room the program waits, and ferry prints its place in the queue.
Processes that the program starts get the same GPUs.

--pool claims GPUs of a pool of servers (docs/pool.md): --gpus of one server, as
a whole, or --mem and --share of each. The program waits in the pool's queue,
runs on the server that has room, and gives the GPUs back when it ends, however
it ends. --ca, --cert, --key and --token-file are for the pool then.

--trace writes every driver call of the program and of the processes it starts to
a file: its arguments and result, when it began, how long it took, what crossed to
the server. Open the file in ui.perfetto.dev or chrome://tracing.`,
		Example: `  # On the GPU of another machine
  ferry run --server tcp://gpu1:7700 --token-file ferry.token -- python train.py

  # On the software GPU; no GPU and no driver are needed
  ferry run --device soft -- ./vectoradd

  # On whatever this machine has
  ferry run ./vectoradd 1000

  # On two GPUs of a shared server, 8 GiB and a quarter of the time of each
  ferry run --server tcp://gpu1:7700 --gpus 2 --mem 8GiB --share 0.25 -- python train.py

  # On two GPUs of whichever server of a pool has room, 20 GiB of each
  ferry run --pool tls://pool:7710 --token-file ferry.token --gpus 2 --mem 20GiB -- python train.py

  # On the GPUs of two servers at once
  ferry run --server tcp://gpu1:7700 --server tcp://gpu2:7700 --token-file ferry.token -- python train.py

  # Which calls take the time?
  ferry run --trace calls.json -- python train.py`,
		RunE: func(cmd *cobra.Command, args []string) error { return ownFailure(o.run(cmd, args)) },
	}
	o.deviceOptions.register(cmd)
	o.clientOptions.register(cmd)
	o.gpuRequest.register(cmd)
	o.claimOptions.register(cmd)
	o.reportOptions.register(cmd)
	f := cmd.Flags()
	f.SetInterspersed(false) // flags after the program's name are the program's
	f.StringArrayVar(&o.servers, "server", nil, "address of the server, may be given several times: unix:///path, tcp://host:port, tls://host:port, vsock://CID:port or vsock+unix:///path:port (default: $FERRY_SERVER, else a private server)")
	f.BoolVar(&o.dryRun, "dry-run", false, "only say which program, libraries, server and GPUs would be used")
	f.StringVar(&o.trace, "trace", "", "write every driver call to this file, for ui.perfetto.dev")
	return cmd
}

// ownFailure gives a failure of ferry run itself an exit code of its own, so that a caller can
// tell it from one of the program. A mistake in the command line keeps its code.
func ownFailure(err error) error {
	_, ended := errors.AsType[*exitError](err)
	_, usage := errors.AsType[*usageError](err)
	if err == nil || ended || usage {
		return err
	}
	return &exitError{exitRunFailed, err.Error()}
}

func (o *runOptions) run(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return usagef("no program is named. For example: ferry run -- ./vectoradd")
	}
	if err := cmp.Or(o.deviceOptions.validate(), o.gpuRequest.validate()); err != nil {
		return err
	}
	path, err := findProgram(args[0])
	if err != nil {
		return err
	}
	shims, err := extractShims()
	if err != nil {
		return err
	}
	if o.dryRun {
		return o.sayWhat(cmd, path, shims)
	}
	env := o.gpuRequest.environment(setLibraries(os.Environ(), shims))
	if o.trace != "" {
		t, err := beginTrace(o.trace)
		if err != nil {
			return err
		}
		env = append(without(env, envTrace), envTrace+"="+t.path)
		// The worker of a private server adds the commands it executes to the same file.
		if err := os.Setenv(envTrace, t.path); err != nil {
			return err
		}
		defer t.close()
	}
	if len(o.claimOptions.addresses()) > 0 && len(o.servers) == 0 {
		if o.held, err = o.claim(cmd, args[0]); err != nil {
			return err
		}
		defer o.held.release()
		o.servers = []string{o.held.Server}
	}
	if o.nameServers(); len(o.servers) > 0 {
		env, stop, err := o.withServer(cmd, env)
		if err != nil {
			return err
		}
		defer stop()
		return runProgram(path, args, env)
	}

	for _, name := range []string{"token-file", "ca", "pin", "cert", "key", "server-name"} {
		if cmd.Flags().Changed(name) {
			return usagef("--%s applies to a server named by --server or %s; there is none", name, envServer)
		}
	}
	log, level, err := runLogger()
	if err != nil {
		return err
	}
	if isSoft(o.device) {
		if env, err = withSoftTools(withDefaults(env, softEnvironment), path, o.softProfile); err != nil {
			return err
		}
	}
	report, err := o.beginReport(cmd, strings.Join(args, " "))
	if err != nil {
		return err
	}
	o.softRecords = report
	server, err := startPrivate(&o.deviceOptions, o.gpuRequest.isSet(env), log, level)
	if err != nil {
		return fmt.Errorf("starting a private server: %w", err)
	}
	// The private server asks for no token, and a shim that has one refuses such a server.
	env = append(without(env, envServer, envServerShown, envToken, envTokenFile), envServer+"="+server.address)
	env = withDefaults(env, privateEnvironment)
	err = runProgram(path, args, env)
	if stopErr := server.stop(); stopErr != nil {
		log.Warn("ending the private server", "err", stopErr)
	}
	return report.end(err)
}

// nameServers takes the servers from the environment where the command line names none.
func (o *runOptions) nameServers() {
	if len(o.servers) == 0 && os.Getenv(envServer) != "" {
		o.servers = transport.SplitAddresses(os.Getenv(envServer))
	}
}

// maxServers is how many servers a program can use, as the shim's handles have it.
const maxServers = 8

// withServer adds to env what the shim needs to reach the servers that were named. For TLS it
// starts agents, which stop ends.
func (o *runOptions) withServer(cmd *cobra.Command, env []string) (_ []string, stop func(), err error) {
	for _, name := range slices.Concat(deviceFlags, reportFlags) {
		if cmd.Flags().Changed(name) {
			return nil, nil, usagef("--%s is for a private server; the one at %s has its own", name, o.servers[0])
		}
	}
	if len(o.servers) > maxServers {
		return nil, nil, usagef("%d servers are named; a program can use at most %d", len(o.servers), maxServers)
	}
	var stops []func()
	endAll := func() {
		for _, end := range stops {
			end()
		}
	}
	defer func() {
		if err != nil {
			endAll()
		}
	}()
	var addresses, shown, tokens []string
	agents := false
	for _, server := range o.servers {
		addr, err := transport.Parse(server)
		if err != nil {
			return nil, nil, usagef("%v", err)
		}
		address, token, end, err := o.reach(cmd, addr)
		if err != nil {
			return nil, nil, err
		}
		if end != nil {
			agents = true
			stops = append(stops, end)
		}
		addresses, shown, tokens = append(addresses, address), append(shown, addr.String()), append(tokens, string(token))
	}
	env = without(env, envServer, envServerShown, envToken, envTokenFile)
	env = append(env, envServer+"="+strings.Join(addresses, ","))
	if agents { // only they have the credentials: the program needs none
		env = append(without(env, envCA, envPin, envCert, envKey), envServerShown+"="+strings.Join(shown, ","))
	}
	if strings.Join(tokens, "") != "" {
		env = append(env, envToken+"="+strings.Join(tokens, ","))
	}
	return env, endAll, nil
}

// reach returns the address and the token by which the shim reaches a server. For TLS that is an
// agent, which end ends.
func (o *runOptions) reach(cmd *cobra.Command, addr transport.Address) (address string, token []byte, end func(), err error) {
	verify := o.tls
	if o.held != nil {
		token, verify = []byte(o.held.Token), o.held.TLS(o.tls)
	} else if token, err = o.clientToken(cmd, addr); err != nil {
		return "", nil, nil, err
	}
	if addr.Scheme != "tls" {
		return addr.String(), token, nil, nil
	}
	log, _, err := runLogger()
	if err != nil {
		return "", nil, nil, err
	}
	keep, err := resumeTime()
	if err != nil {
		return "", nil, nil, err
	}
	a, err := startAgent(agent.Config{Server: addr, Token: token, TLS: verify, Keep: keep, Log: log, Private: true})
	if err != nil {
		return "", nil, nil, err
	}
	return a.address, nil, a.stop, nil
}

// runLogger returns a logger that prints warnings and errors, unless FERRY_LOG names a
// level.
func runLogger() (*slog.Logger, string, error) {
	level := strings.ToLower(os.Getenv(envLog))
	if !slices.Contains(logLevels, level) {
		level = "warn" // the variable may hold a level that only the shim knows
	}
	log, err := newLogger(level, "text")
	return log, level, err
}

// findProgram finds a program as a shell does, with a shell's exit codes.
func findProgram(name string) (string, error) {
	path, err := exec.LookPath(name)
	switch {
	case err == nil:
		return path, nil
	case errors.Is(err, exec.ErrDot):
		return "", &exitError{exitNotFound, fmt.Sprintf("%s is in this directory only; write ./%s", name, name)}
	case errors.Is(err, exec.ErrNotFound) || errors.Is(err, fs.ErrNotExist):
		return "", &exitError{exitNotFound, name + ": not found"}
	default:
		return "", &exitError{exitNotExecutable, cannotExecute(name, err)}
	}
}

func cannotExecute(name string, err error) string {
	if info, statErr := os.Stat(name); statErr == nil && info.IsDir() {
		return name + ": is a directory"
	}
	if sys, ok := errors.AsType[syscall.Errno](err); ok {
		err = sys
	}
	return fmt.Sprintf("%s: cannot be executed: %v", name, err)
}

// runProgram runs the program to its end. It returns the program's exit code as an
// *exitError, or nil for 0.
func runProgram(path string, args, env []string) error {
	// Before the start, so that no signal is lost; signals that the program begins with ignored
	// only afterwards, since a program that is started inherits the ignoring of ferry.
	state := dispositions.AtStart()
	signals := make(chan os.Signal, 64)
	signal.Notify(signals, relayedSignals(state.Ignored)...)
	defer signal.Stop(signals)
	relay := newSignalRelay(signals)
	var child *exec.Cmd
	err := state.Start(path, args, func(path string, args []string) error {
		child = exec.Command(path)
		child.Args = args
		child.Env = env
		child.Stdin, child.Stdout, child.Stderr = os.Stdin, os.Stdout, os.Stderr
		return child.Start()
	})
	if err != nil {
		code := exitNotExecutable
		if errors.Is(err, fs.ErrNotExist) {
			code = exitNotFound // the interpreter named in a script's first line
		}
		return &exitError{code, cannotExecute(args[0], err)}
	}
	signal.Notify(signals, relayedSignals(0)...)
	relay.start(child.Process)
	err = child.Wait()
	relay.stop()
	return programEnd(child.ProcessState, err)
}

func programEnd(state *os.ProcessState, err error) error {
	if err == nil {
		return nil
	}
	if _, ok := errors.AsType[*exec.ExitError](err); !ok {
		return err
	}
	if ws, ok := state.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return &exitError{code: exitSignal + int(ws.Signal())}
	}
	return &exitError{code: state.ExitCode()}
}
