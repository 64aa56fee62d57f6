package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	placement "ferry/daemon/place"
	"ferry/pool"
	"ferry/pool/holder"
	"ferry/pool/protocol"
	"ferry/server/config"
)

// envPool names the controllers of a pool, separated by commas.
const envPool = "FERRY_POOL"

// claimOptions say what a program claims of a pool.
type claimOptions struct {
	pool     []string
	labels   []string
	priority int
}

func (o *claimOptions) register(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringArrayVar(&o.pool, "pool", nil, "address of the controller of a pool to claim GPUs of, tls://host:port; may be given several times (default: $"+envPool+", separated by commas)")
	f.StringArrayVar(&o.labels, "label", nil, "with --pool: label that the server must have, key=value; may be given several times")
	f.IntVar(&o.priority, "priority", 0, "with --pool: claims of a higher priority are granted first")
}

// addresses are those of the pool's controllers; none: the program claims nothing.
func (o *claimOptions) addresses() []string {
	if len(o.pool) > 0 {
		return o.pool
	}
	if text := os.Getenv(envPool); text != "" {
		return strings.Split(text, ",")
	}
	return nil
}

// poolRequest is what a program claims.
func (o *runOptions) poolRequest() (r pool.Request, err error) {
	if o.sms != (config.SMs{}) || os.Getenv(envSMs) != "" {
		return r, usagef("--sms: multiprocessors cannot be claimed of a pool; use --share")
	}
	gpus := cmp.Or(o.gpus, os.Getenv(envGPUs), "1")
	if r.GPUs, err = strconv.Atoi(gpus); err != nil {
		return r, usagef("--gpus %s: name a number of GPUs to claim of a pool", gpus)
	}
	if r.Memory = uint64(o.mem); r.Memory == 0 && os.Getenv(envMemory) != "" {
		if r.Memory, err = placement.ParseSize(os.Getenv(envMemory)); err != nil {
			return r, usagef("%s: %v", envMemory, err)
		}
	}
	if share := cmp.Or(o.share, os.Getenv(envShare)); share != "" {
		part, err := placement.ParseTimeshare(share)
		if err != nil {
			return r, usagef("--share: %v", err)
		}
		r.Share = pool.Share(part)
	}
	r.Labels, r.Priority = parseLabels(o.claimOptions.labels), o.priority
	if err := r.Validate(); err != nil {
		return r, usagef("%v", err)
	}
	return r, nil
}

// A heldClaim is a claim for the program of ferry run.
type heldClaim struct {
	*holder.Held
	client *protocol.Client
}

// release gives the GPUs back.
func (h *heldClaim) release() {
	h.Release()
	h.client.Close()
}

// claim claims GPUs of a pool, and returns when a server lets the program in. The claim is renewed until
// release.
func (o *runOptions) claim(cmd *cobra.Command, program string) (*heldClaim, error) {
	request, err := o.poolRequest()
	if err != nil {
		return nil, err
	}
	client, err := o.poolClient(o.claimOptions.addresses())
	if err != nil {
		return nil, err
	}
	// A signal ends the wait; later ones are the program's.
	ctx, stop := signal.NotifyContext(cmd.Context(), syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	host, _ := os.Hostname() // for people
	held, err := holder.Claim(ctx, client, holder.Wish{Request: request, Program: filepath.Base(program), Host: host, Say: sayLine})
	if err != nil {
		client.Close()
		return nil, givenUp(err)
	}
	go func() { // until ferry ends
		<-held.Lost()
		sayLine("the pool has ended the claim: its GPUs are taken away (ferry pool claims, and the controller's log, say more)")
	}()
	return &heldClaim{held, client}, nil
}

// sayLine prints a line for the user.
func sayLine(text string) { fmt.Fprintln(os.Stderr, "ferry:", text) }

// givenUp gives the end of a wait by the user the exit code of an interrupt.
func givenUp(err error) error {
	if errors.Is(err, holder.ErrGivenUp) {
		return &exitError{exitSignal + int(syscall.SIGINT), err.Error()}
	}
	return err
}

// poolClient returns a client of a pool.
func (o *clientOptions) poolClient(addresses []string) (*protocol.Client, error) {
	credentials := protocol.Credentials{TLS: o.tls}
	if o.tls.Cert == "" {
		token, err := loadToken(o.tokenFile)
		if err != nil {
			return nil, err
		}
		credentials.Token = string(token)
	}
	client, err := protocol.NewClient(addresses, credentials)
	if err != nil {
		return nil, usagef("%v", err)
	}
	return client, nil
}
