package holder

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"ferry/client/agent"
	"ferry/pool"
	"ferry/server/identity"
	"ferry/transport"
)

// An Entrance is how programs of a claim reach its server: the address itself with the token, or, for a tls://
// server, the socket of an agent, which keeps the token to itself.
type Entrance struct {
	Env    []string // NAME=value, for programs; the socket stands there as it is on this machine
	Socket string   // of the agent; empty: there is none

	cancel context.CancelFunc
	done   chan struct{}
}

// EntranceOptions say where an Entrance is opened, and for whom.
type EntranceOptions struct {
	Folder string // for the socket of an agent
	User   int    // who may open the socket; Anyone for all that reach the folder
	TLS    identity.Client
	Keep   time.Duration // see agent.Config
	Log    *slog.Logger
}

// Anyone is every user of the machine.
const Anyone = -1

// Open opens the way to the server of a claim.
func (h *Held) Open(o EntranceOptions) (*Entrance, error) {
	e := &Entrance{Env: h.requestEnv()}
	address, err := transport.Parse(h.Server)
	if err != nil {
		return nil, err
	}
	if address.Scheme != "tls" {
		e.Env = append(e.Env, "FERRY_SERVER="+address.String(), "FERRY_TOKEN="+h.Token)
		return e, nil
	}
	e.Socket = filepath.Join(o.Folder, "ferry.sock")
	a, err := agent.New(agent.Config{
		Listen: transport.Address{Scheme: "unix", Target: e.Socket}, Server: address, Token: []byte(h.Token),
		TLS: h.TLS(o.TLS), Keep: o.Keep, Log: o.Log,
	})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	if err := a.Listen(ctx); err != nil {
		cancel()
		return nil, err
	}
	e.cancel, e.done = cancel, make(chan struct{})
	go func() {
		defer close(e.done)
		_ = a.Serve(ctx) // it ends with ctx
	}()
	if o.User == Anyone {
		err = os.Chmod(e.Socket, 0o666)
	} else if o.User != os.Geteuid() {
		err = os.Chown(e.Socket, o.User, -1)
	}
	if err != nil {
		e.Close()
		return nil, fmt.Errorf("the socket for programs: %w", err)
	}
	e.Env = append(e.Env, "FERRY_SERVER=unix://"+e.Socket, "FERRY_SERVER_SHOWN="+address.String())
	return e, nil
}

// requestEnv are the variables by which each process of the claim asks the server for what was claimed.
func (h *Held) requestEnv() []string {
	env := []string{"FERRY_JOB=" + h.ID, "FERRY_GPUS=" + strconv.Itoa(len(h.Grant.GPUs))}
	if h.Grant.Memory != 0 {
		env = append(env, "FERRY_MEM="+strconv.FormatUint(h.Grant.Memory, 10))
	}
	if h.Grant.Share != 0 && h.Grant.Share != pool.Whole {
		env = append(env, "FERRY_SHARE="+h.Grant.Share.String())
	}
	return env
}

// Close ends the agent, and with it the sessions of its programs.
func (e *Entrance) Close() {
	if e.cancel == nil {
		return
	}
	e.cancel()
	<-e.done
	_ = os.Remove(e.Socket)
}
