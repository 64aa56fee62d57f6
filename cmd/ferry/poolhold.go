package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"ferry/pool/holder"
)

// holdOptions say what ferry pool hold claims, and for whom.
type holdOptions struct {
	runOptions
	folder     string
	id         string
	program    string
	user       int
	wait       time.Duration
	account    string
	background bool
	end        bool
}

func newPoolHold() *cobra.Command {
	var o holdOptions
	cmd := &cobra.Command{
		Use:   "hold",
		Short: "Claim GPUs for programs that something else starts, such as a cluster manager",
		Long: `Claim GPUs of a pool and keep them until ferry is ended by a signal, or by
ferry pool hold --end. Programs are started by something else, with the variables that
lie in FOLDER/env: one NAME=value in each line. The folder belongs to --user alone.

With --background the command returns when the GPUs are there, and a process of its own
holds them. It ends with code 1, and nothing is claimed, if they are not there after --wait.
When the machine dies, the GPUs come back with the lease of the claim.

--account appends a line of JSON for each claim when it ends: who had which GPUs for how long.`,
		Example: `  ferry pool hold --pool tls://pool:7710 --token-file node.token --gpus 2 --mem 8GiB \
      --folder /run/ferry-slurm/1234 --id slurm-1234-n1 --user 1000 --background
  ferry pool hold --end --folder /run/ferry-slurm/1234`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return o.hold(cmd) },
	}
	o.clientOptions.register(cmd)
	o.gpuRequest.register(cmd)
	o.claimOptions.register(cmd)
	f := cmd.Flags()
	f.StringVar(&o.folder, "folder", "", "folder for what programs need; it is made, and removed at the end")
	f.StringVar(&o.id, "id", "", "id of the claim (default: one of chance)")
	f.StringVar(&o.program, "program", "", "what the claim is for, as ferry pool claims shows it")
	f.IntVar(&o.user, "user", os.Getuid(), "number of the user whose programs get the GPUs")
	f.DurationVar(&o.wait, "wait", 0, "how long to wait for GPUs; 0 for as long as it takes")
	f.StringVar(&o.account, "account", "", "file to which a line is appended when the claim ends")
	f.BoolVar(&o.background, "background", false, "return when the GPUs are there, and hold them in a process of its own")
	f.BoolVar(&o.end, "end", false, "end what holds GPUs for this folder, and give them back")
	return cmd
}

// The files in the folder of a claim that is held.
const (
	holdEnv   = "env"   // variables for programs
	holdPID   = "pid"   // of the process that holds the claim
	holdClaim = "claim" // its id
	holdLog   = "log"   // what it said
)

func (o *holdOptions) file(name string) string { return filepath.Join(o.folder, name) }

func (o *holdOptions) hold(cmd *cobra.Command) error {
	if !filepath.IsAbs(o.folder) {
		return usagef("--folder %q: name a folder by its whole path", o.folder)
	}
	switch {
	case o.end:
		return o.endHold(cmd)
	case o.background:
		return o.detach(cmd)
	}
	return o.keep(cmd)
}

// keep holds the claim until a signal comes or the pool ends it.
func (o *holdOptions) keep(cmd *cobra.Command) error {
	request, err := o.poolRequest()
	if err != nil {
		return err
	}
	shims, err := extractShims()
	if err != nil {
		return err
	}
	client, err := o.connectPool()
	if err != nil {
		return err
	}
	defer client.Close()
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	if o.id == "" {
		o.id = holder.NewID()
	}
	if err := o.makeFolder(); err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(o.folder) }()
	waiting, cancel := ctx, context.CancelFunc(func() {})
	if o.wait > 0 {
		waiting, cancel = context.WithTimeout(ctx, o.wait)
	}
	host, _ := os.Hostname() // for people
	last := ""
	held, err := holder.Claim(waiting, client, holder.Wish{ID: o.id, Request: request, Program: o.program, Host: host, Say: func(text string) {
		last = text
		sayLine(text)
	}})
	late := waiting.Err() != nil && ctx.Err() == nil
	cancel()
	if err != nil && late {
		return fmt.Errorf("no GPUs after %v: %s; ferry pool claims shows who has them", o.wait, orDash(last))
	}
	if err != nil {
		return givenUp(err)
	}
	began := time.Now()
	entrance, err := o.open(held, shims)
	if err != nil {
		held.Release()
		return err
	}
	fmt.Fprintf(cmd.OutOrStdout(), "holding claim %s: GPUs %v of %s\n", held.ID, held.Grant.GPUs, held.Grant.Server)
	how := "released"
	select {
	case <-ctx.Done():
	case <-held.Lost():
		how = "ended by the pool"
	}
	// Programs are not to begin with what ends now.
	_ = os.Remove(o.file(holdEnv))
	entrance.Close()
	held.Release()
	if err := o.writeAccount(held, began, how); err != nil {
		return err
	}
	if how != "released" {
		return fmt.Errorf("the pool has ended claim %s: its GPUs are taken away (the controller's log says why)", held.ID)
	}
	return nil
}

// makeFolder makes the folder of the user, with what --end needs.
func (o *holdOptions) makeFolder() error {
	if err := os.MkdirAll(filepath.Dir(o.folder), 0o755); err != nil {
		return err
	}
	if err := os.Mkdir(o.folder, 0o700); errors.Is(err, os.ErrExist) {
		if _, held := os.Stat(o.file(holdPID)); held == nil && findHolder(o.file(holdPID)) != 0 {
			return fmt.Errorf("%s is in use: end that with ferry pool hold --end --folder %s", o.folder, o.folder)
		}
	} else if err != nil {
		return err
	}
	for name, text := range map[string]string{holdPID: strconv.Itoa(os.Getpid()), holdClaim: o.id} {
		if err := os.WriteFile(o.file(name), []byte(text+"\n"), 0o600); err != nil {
			return err
		}
	}
	return nil
}

// open opens the way to the server and writes the variables for programs.
func (o *holdOptions) open(held *holder.Held, shims string) (*holder.Entrance, error) {
	log, _, err := runLogger()
	if err != nil {
		return nil, err
	}
	keep, err := resumeTime()
	if err != nil {
		return nil, err
	}
	e, err := held.Open(holder.EntranceOptions{Folder: o.folder, User: o.user, TLS: o.tls, Keep: keep, Log: log})
	if err != nil {
		return nil, err
	}
	env := append(slices.Clone(e.Env), envLibraries+"="+shims)
	// Whole or not at all: a job must not begin with half of it.
	part := o.file(holdEnv + ".part")
	err = os.WriteFile(part, []byte(strings.Join(env, "\n")+"\n"), 0o400)
	if err == nil && o.user != os.Geteuid() {
		err = errors.Join(os.Chown(part, o.user, -1), os.Chown(o.folder, o.user, -1))
	}
	if err == nil {
		err = os.Rename(part, o.file(holdEnv))
	}
	if err != nil {
		e.Close()
		return nil, err
	}
	return e, nil
}

// An accountLine is what is known of a claim when it has ended.
type accountLine struct {
	Ended   time.Time `json:"ended"`
	Claim   string    `json:"claim"`
	Program string    `json:"program,omitempty"`
	User    int       `json:"user"`
	Server  string    `json:"server"`
	GPUs    []int     `json:"gpus"`
	Memory  uint64    `json:"memory_bytes,omitempty"` // of each; 0: all of it
	Share   string    `json:"share,omitempty"`
	Seconds float64   `json:"seconds"`
	How     string    `json:"how"`
}

func (o *holdOptions) writeAccount(h *holder.Held, began time.Time, how string) error {
	if o.account == "" {
		return nil
	}
	line := accountLine{
		Ended: time.Now().UTC().Truncate(time.Millisecond), Claim: h.ID, Program: o.program, User: o.user, Server: h.Grant.Server, GPUs: h.Grant.GPUs,
		Memory: h.Grant.Memory, Seconds: time.Since(began).Round(time.Millisecond).Seconds(), How: how,
	}
	if h.Grant.Share != 0 {
		line.Share = h.Grant.Share.String()
	}
	text, err := json.Marshal(line)
	if err != nil {
		return err
	}
	f, err := os.OpenFile(o.account, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o640)
	if err != nil {
		return err
	}
	_, err = f.Write(append(text, '\n'))
	return errors.Join(err, f.Close())
}

// detach starts this command once more, in a session of its own, and returns when that holds the claim.
func (o *holdOptions) detach(cmd *cobra.Command) error {
	if err := os.MkdirAll(o.folder, 0o700); err != nil {
		return err
	}
	log, err := os.OpenFile(o.file(holdLog), os.O_CREATE|os.O_TRUNC|os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	defer func() { _ = log.Close() }()
	args := slices.DeleteFunc(slices.Clone(os.Args[1:]), func(a string) bool { return strings.HasPrefix(a, "--background") })
	child := exec.Command("/proc/self/exe", args...)
	child.Args[0] = os.Args[0]
	child.Stderr = log
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	out, err := child.StdoutPipe()
	if err != nil {
		return err
	}
	if err := child.Start(); err != nil {
		return err
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err == nil {
		_, err := fmt.Fprint(cmd.OutOrStdout(), line)
		return err
	}
	_ = child.Wait()
	// The folder is gone; the last line says why.
	text := make([]byte, 4096)
	n, _ := log.ReadAt(text, 0)
	lines := strings.Split(strings.TrimSpace(string(text[:n])), "\n")
	why := strings.TrimPrefix(lines[len(lines)-1], "ferry: ")
	return &exitError{max(child.ProcessState.ExitCode(), 1), "nothing is claimed: " + why}
}

// findHolder is the process that holds the claim of a folder; 0: there is none. The number may be another
// process' by now.
func findHolder(file string) int {
	text, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
	if err != nil || pid <= 1 {
		return 0
	}
	words, err := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	if err != nil || pid == os.Getpid() {
		return 0
	}
	list := strings.Split(string(words), "\x00")
	if !slices.Contains(list, "hold") || !slices.ContainsFunc(list, func(w string) bool { return strings.Contains(w, filepath.Dir(file)) }) {
		return 0
	}
	return pid
}

// endHold ends the process that holds the claim of a folder. If there is none any more, it releases the claim.
func (o *holdOptions) endHold(cmd *cobra.Command) error {
	claim, err := os.ReadFile(o.file(holdClaim))
	if errors.Is(err, os.ErrNotExist) {
		return os.RemoveAll(o.folder) // it has ended already
	}
	if err != nil {
		return err
	}
	if pid := findHolder(o.file(holdPID)); pid != 0 {
		if err := syscall.Kill(pid, syscall.SIGTERM); err != nil {
			return err
		}
		for end := time.Now().Add(15 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			if findHolder(o.file(holdPID)) == 0 {
				return os.RemoveAll(o.folder)
			}
		}
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
	client, err := o.connectPool()
	if err != nil {
		return err
	}
	defer client.Close()
	if err := client.Release(cmd.Context(), strings.TrimSpace(string(claim))); err != nil {
		return fmt.Errorf("claim %s ends by itself with its lease: %w", strings.TrimSpace(string(claim)), err)
	}
	return os.RemoveAll(o.folder)
}
