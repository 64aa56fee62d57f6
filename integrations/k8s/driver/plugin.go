package driver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	resourceapi "k8s.io/api/resource/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/dynamic-resource-allocation/kubeletplugin"

	"ferry/pool"
	"ferry/pool/holder"
	"ferry/pool/protocol"
	"ferry/server/identity"
	"ferry/wire"
)

// Config is what a Plugin needs.
type Config struct {
	Pool      *protocol.Client
	TLS       identity.Client // how the servers of tls:// addresses are verified
	Node      string
	Folder    string        // for what the plugin must remember, and for sockets: a folder of root's
	CDI       string        // the folder of CDI specifications
	Libraries string        // the folder with Ferry's libcuda.so.1, on the node
	Wait      time.Duration // how long kubelet is kept waiting for the pool; 0 for 20 s
	Log       *slog.Logger
}

// A Plugin hands GPUs of the pool to the pods of a node: a kubeletplugin.DRAPlugin. It keeps the claims of the
// pods alive; what it holds lies in its folder too, and another process of it goes on with that.
//
// mu guards held. Each claim has a lock of its own besides, in that order.
type Plugin struct {
	cfg  Config
	mu   sync.Mutex
	held map[types.UID]*preparedClaim
}

// A preparedClaim is a claim of Kubernetes with that of the pool.
type preparedClaim struct {
	mu       sync.Mutex
	record   record
	claim    *holder.Held // nil: not granted yet, or no longer
	entrance *holder.Entrance
}

// A record is what the plugin remembers of a claim.
type record struct {
	Namespace string                 `json:"namespace"`
	Name      string                 `json:"name"`
	UID       types.UID              `json:"uid"`
	Token     string                 `json:"token"`
	Server    string                 `json:"server"` // as Kubernetes names it
	Request   pool.Request           `json:"request"`
	Devices   []kubeletplugin.Device `json:"devices"`
}

// NewPlugin returns a Plugin that holds the claims that one before it held.
func NewPlugin(ctx context.Context, cfg Config) (*Plugin, error) {
	if cfg.Wait == 0 {
		cfg.Wait = 20 * time.Second
	}
	p := &Plugin{cfg: cfg, held: map[types.UID]*preparedClaim{}}
	for _, dir := range []string{cfg.Folder, cfg.CDI} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return nil, err
		}
	}
	if err := os.Chmod(cfg.Folder, 0o700); err != nil {
		return nil, err
	}
	files, err := filepath.Glob(filepath.Join(cfg.Folder, "*", recordFile))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		var r record
		text, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(text, &r)
		}
		if err != nil {
			cfg.Log.Error("a claim of before cannot be read: its pod may lose its GPUs", "file", file, "err", err)
			continue
		}
		c := &preparedClaim{record: r}
		p.held[r.UID] = c
		if err := p.grant(ctx, c); err != nil {
			cfg.Log.Error("a claim of before is not held; kubelet's next request tries again", "claim", r.Namespace+"/"+r.Name, "err", err)
		}
	}
	return p, nil
}

const recordFile = "claim.json"

func (p *Plugin) folder(uid types.UID) string { return filepath.Join(p.cfg.Folder, string(uid)) }
func (p *Plugin) cdiFile(uid types.UID) string {
	return filepath.Join(p.cfg.CDI, "ferry-"+string(uid)+".json")
}

// PrepareResourceClaims claims of the pool what the scheduler has allocated.
func (p *Plugin) PrepareResourceClaims(ctx context.Context, claims []*resourceapi.ResourceClaim) (map[types.UID]kubeletplugin.PrepareResult, error) {
	results := map[types.UID]kubeletplugin.PrepareResult{}
	for _, c := range claims {
		devices, err := p.prepare(ctx, c)
		if err != nil {
			p.cfg.Log.Warn("a claim is not prepared", "claim", c.Namespace+"/"+c.Name, "err", err)
		}
		results[c.UID] = kubeletplugin.PrepareResult{Devices: devices, Err: err}
	}
	return results, nil
}

func (p *Plugin) prepare(ctx context.Context, claim *resourceapi.ResourceClaim) ([]kubeletplugin.Device, error) {
	p.mu.Lock()
	c := p.held[claim.UID]
	if c == nil {
		r, err := newRecord(claim)
		if err != nil {
			p.mu.Unlock()
			return nil, err
		}
		c = &preparedClaim{record: r}
		p.held[claim.UID] = c
	}
	p.mu.Unlock()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.claim != nil {
		select {
		case <-c.claim.Lost():
			return nil, errors.New("Ferry's pool has ended the claim of this pod (ferry pool claims, and its controller's log, say more): delete the pod")
		default:
			return c.record.Devices, nil
		}
	}
	if err := p.remember(c.record); err != nil {
		return nil, err
	}
	if err := p.grant(ctx, c); err != nil {
		return nil, err
	}
	return c.record.Devices, nil
}

// newRecord translates what the scheduler has allocated.
func newRecord(claim *resourceapi.ResourceClaim) (record, error) {
	r := record{Namespace: claim.Namespace, Name: claim.Name, UID: claim.UID}
	if claim.Status.Allocation == nil {
		return r, errors.New("the claim is not allocated")
	}
	first := true
	for _, a := range claim.Status.Allocation.Devices.Results {
		if a.Driver != Name {
			continue
		}
		gpu, err := gpuIndex(a.Device)
		if err != nil {
			return r, err
		}
		memory, share := uint64(0), pool.Share(0)
		if q, ok := a.ConsumedCapacity[capacityMemory]; ok {
			memory = uint64(q.Value())
		}
		if q, ok := a.ConsumedCapacity[capacityShare]; ok {
			share = pool.Share(q.Value())
		}
		switch {
		case !first && a.Pool != r.Server:
			return r, fmt.Errorf("the claim has GPUs of the servers %s and %s: ask for one server with the constraint matchAttribute: %s/server", r.Server, a.Pool, Name)
		case !first && (memory != r.Request.Memory || share != r.Request.Share):
			return r, errors.New("the GPUs of a claim have different memory or shares: make a claim for each")
		case slices.Contains(r.Request.On, gpu):
			return r, fmt.Errorf("the claim has %s twice: ask for distinct GPUs", a.Device)
		}
		r.Server, r.Request.Memory, r.Request.Share, first = a.Pool, memory, share, false
		r.Request.On = append(r.Request.On, gpu)
		r.Devices = append(r.Devices, kubeletplugin.Device{
			Requests: []string{a.Request}, PoolName: a.Pool, DeviceName: a.Device, CDIDeviceIDs: []string{cdiKind + "=" + string(claim.UID)},
		})
	}
	if first {
		return r, fmt.Errorf("the claim has no device of %s", Name)
	}
	slices.Sort(r.Request.On)
	r.Request.GPUs = len(r.Request.On)
	_, r.Token = wire.FreshToken()
	return r, nil
}

// remember writes a record, so that another process of the plugin finds it.
func (p *Plugin) remember(r record) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(p.folder(r.UID), 0o700); err != nil {
		return err
	}
	return writeWhole(filepath.Join(p.folder(r.UID), recordFile), text)
}

// writeWhole writes a file that nobody else may read, whole or not at all.
func writeWhole(file string, text []byte) error {
	if err := os.WriteFile(file+".part", text, 0o600); err != nil {
		return err
	}
	return os.Rename(file+".part", file)
}

// grant claims, opens the way to the server, and writes the CDI specification. It may be called again with the
// same claim: the pool knows it.
func (p *Plugin) grant(ctx context.Context, c *preparedClaim) error {
	ctx, cancel := context.WithTimeout(ctx, p.cfg.Wait)
	defer cancel()
	server, err := p.serverName(ctx, c.record.Server)
	if err != nil {
		return err
	}
	request, last := c.record.Request, ""
	request.Server = server
	held, err := holder.Claim(ctx, p.cfg.Pool, holder.Wish{
		ID: "k8s-" + string(c.record.UID), Token: c.record.Token, Request: request,
		Program: "pod claim " + c.record.Namespace + "/" + c.record.Name, Host: p.cfg.Node, Say: func(text string) { last = text },
	})
	if errors.Is(err, holder.ErrGivenUp) {
		return fmt.Errorf("Ferry's pool has not granted it yet: others have what the scheduler took for free (%s)", last)
	}
	if err != nil {
		return err
	}
	entrance, err := held.Open(holder.EntranceOptions{Folder: p.folder(c.record.UID), User: holder.Anyone, TLS: p.cfg.TLS, Log: p.cfg.Log})
	if err == nil {
		err = p.writeCDI(c.record.UID, entrance)
	}
	if err != nil {
		held.Release()
		return err
	}
	c.claim, c.entrance = held, entrance
	return nil
}

// serverName is the name of a server in Ferry's pool.
func (p *Plugin) serverName(ctx context.Context, name string) (string, error) {
	list, err := p.cfg.Pool.Servers(ctx)
	if err != nil {
		return "", err
	}
	for i := range list {
		if poolName(list[i].Name) == name {
			return list[i].Name, nil
		}
	}
	return "", fmt.Errorf("Ferry's pool has no server %s any more: delete the pod, and its claim is allocated anew", name)
}

// UnprepareResourceClaims gives back what claims have. Kubelet may ask again for those that are gone.
func (p *Plugin) UnprepareResourceClaims(_ context.Context, claims []kubeletplugin.NamespacedObject) (map[types.UID]error, error) {
	results := map[types.UID]error{}
	for _, c := range claims {
		results[c.UID] = p.unprepare(c.UID)
	}
	return results, nil
}

func (p *Plugin) unprepare(uid types.UID) error {
	p.mu.Lock()
	c := p.held[uid]
	p.mu.Unlock()
	if c == nil {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	// The specification first: no container begins with what ends.
	if err := os.Remove(p.cdiFile(uid)); err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	if c.entrance != nil {
		c.entrance.Close()
	}
	ctx, cancel := context.WithTimeout(context.Background(), p.cfg.Wait)
	defer cancel()
	if c.claim != nil {
		c.claim.StopRenewing()
	}
	// Kubelet asks again if the pool does not answer: the credential is to be gone when the pod is.
	if err := p.cfg.Pool.Release(ctx, "k8s-"+string(uid)); err != nil {
		return fmt.Errorf("the claim cannot be given back yet: %w", err)
	}
	if err := os.RemoveAll(p.folder(uid)); err != nil {
		return err
	}
	p.mu.Lock()
	delete(p.held, uid)
	p.mu.Unlock()
	return nil
}

// HandleError logs what the helper of kubelet's protocol could not do.
func (p *Plugin) HandleError(_ context.Context, err error, msg string) {
	p.cfg.Log.Error(strings.ToLower(msg), "err", err)
}

// Stop stops renewing, and ends the agents; the claims stay, for another process of the plugin within their
// lease.
func (p *Plugin) Stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range p.held {
		c.mu.Lock()
		if c.claim != nil {
			c.entrance.Close()
			c.claim.StopRenewing()
		}
		c.mu.Unlock()
	}
}
