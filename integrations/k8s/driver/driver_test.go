package driver

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	resourceapi "k8s.io/api/resource/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/dynamic-resource-allocation/kubeletplugin"
	dra "k8s.io/kubelet/pkg/apis/dra/v1"

	"ferry/pool/protocol"
	"ferry/test/limit"
	"ferry/test/pooletcd"
)

// A site is a real pool, with an etcd, a controller and a server with two software GPUs of 1 GiB; only
// Kubernetes' objects are stood in for.
type site struct {
	t      *testing.T
	dir    string
	root   string
	pool   *protocol.Client
	kube   *fake.Clientset
	plugin *Plugin
	node   dra.DRAPluginClient
}

func newSite(t *testing.T) *site {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "bin", "ferry")); err != nil {
		t.Skip("SKIPPED WITHOUT bin/ferry: run make first")
	}
	dir, err := os.MkdirTemp("", "dra") // the path of a socket must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s := &site{t: t, dir: dir, root: root, kube: fake.NewClientset()}
	etcd := pooletcd.Start(t)
	address := "unix://" + filepath.Join(dir, "pool.sock")
	s.start("pool", "start", "--etcd", etcd.Endpoint(), "--data", filepath.Join(dir, "pool"), "--listen", address, "--server-lease", "5s", "--claim-lease", "5s", "--log-level", "warn")
	s.start("serve", "--device", "soft", "--listen", "unix://"+filepath.Join(dir, "s"), "--listen", "tcp://127.0.0.1:0", "--soft-devices", "2", "--soft-memory", "1GiB", "--pool", address, "--pool-name", "GPU_1", "--label", "zone=a", "--log-level", "warn")
	if s.pool, err = protocol.NewClient([]string{address}, protocol.Credentials{}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.pool.Close)
	limit.Until(t, "the server has joined", func() bool {
		list, err := s.pool.Servers(t.Context())
		return err == nil && len(list) == 1 && list[0].State() == "ready"
	})
	s.startPlugin()
	return s
}

// start starts a command of ferry that runs until the test ends.
func (s *site) start(args ...string) {
	s.t.Helper()
	cmd := exec.Command(filepath.Join(s.root, "bin", "ferry"), args...)
	var out strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &out
	if err := cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
		if s.t.Failed() {
			s.t.Logf("ferry %s says\n%s", args[0], out.String())
		}
	})
}

// startPlugin starts the plugin with its gRPC server, and connects to it as kubelet does. The one before ends.
func (s *site) startPlugin() {
	s.t.Helper()
	if s.plugin != nil {
		s.plugin.Stop()
	}
	var err error
	s.plugin, err = NewPlugin(s.t.Context(), Config{
		Pool: s.pool, Node: "node1", Folder: filepath.Join(s.dir, "claims"), CDI: filepath.Join(s.dir, "cdi"), Libraries: filepath.Join(s.root, "shim", "lib"),
		Wait: 5 * time.Second, Log: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		s.t.Fatal(err)
	}
	for _, dir := range []string{"data", "reg"} {
		if err := os.MkdirAll(filepath.Join(s.dir, dir), 0o755); err != nil {
			s.t.Fatal(err)
		}
	}
	helper, err := kubeletplugin.Start(s.t.Context(), s.plugin, kubeletplugin.DriverName(Name), kubeletplugin.KubeClient(s.kube), kubeletplugin.NodeName("node1"),
		kubeletplugin.PluginDataDirectoryPath(filepath.Join(s.dir, "data")), kubeletplugin.RegistrarDirectoryPath(filepath.Join(s.dir, "reg")))
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(helper.Stop)
	conn, err := grpc.NewClient("unix://"+filepath.Join(s.dir, "data", "dra.sock"), grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = conn.Close() })
	s.node = dra.NewDRAPluginClient(conn)
}

// allocate makes a claim as the scheduler leaves it: with these devices, and memory of each; 0 for all of them.
func (s *site) allocate(name string, mib int64, devices ...string) *dra.Claim {
	s.t.Helper()
	c := &resourceapi.ResourceClaim{ObjectMeta: metav1.ObjectMeta{Name: name, Namespace: "default", UID: types.UID(name + "-uid")}}
	c.Status.Allocation = &resourceapi.AllocationResult{}
	for _, d := range devices {
		r := resourceapi.DeviceRequestAllocationResult{Request: "gpu", Driver: Name, Pool: "gpu-1", Device: d}
		if mib != 0 {
			r.ConsumedCapacity = map[resourceapi.QualifiedName]resource.Quantity{capacityMemory: *resource.NewQuantity(mib<<20, resource.BinarySI)}
		}
		c.Status.Allocation.Devices.Results = append(c.Status.Allocation.Devices.Results, r)
	}
	if _, err := s.kube.ResourceV1().ResourceClaims("default").Create(s.t.Context(), c, metav1.CreateOptions{}); err != nil {
		s.t.Fatal(err)
	}
	return &dra.Claim{Namespace: "default", Name: name, UID: string(c.UID)}
}

// prepare asks as kubelet does; the answer is the error of the claim.
func (s *site) prepare(c *dra.Claim) (*dra.NodePrepareResourceResponse, string) {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), limit.For(20*time.Second))
	defer cancel()
	a, err := s.node.NodePrepareResources(ctx, &dra.NodePrepareResourcesRequest{Claims: []*dra.Claim{c}})
	if err != nil {
		s.t.Fatal(err)
	}
	return a.Claims[c.UID], a.Claims[c.UID].Error
}

func (s *site) unprepare(c *dra.Claim) string {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), limit.For(20*time.Second))
	defer cancel()
	a, err := s.node.NodeUnprepareResources(ctx, &dra.NodeUnprepareResourcesRequest{Claims: []*dra.Claim{c}})
	if err != nil {
		s.t.Fatal(err)
	}
	return a.Claims[c.UID].Error
}

// environment is what a container runtime makes of the CDI specification of a claim. A mount becomes the path
// outside, since the program of the test runs there.
func (s *site) environment(c *dra.Claim) (env []string) {
	s.t.Helper()
	file := filepath.Join(s.dir, "cdi", "ferry-"+c.UID+".json")
	text, err := os.ReadFile(file)
	if err != nil {
		s.t.Fatal(err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		s.t.Errorf("others may read %s, which holds a token: %v", file, info.Mode())
	}
	var spec cdiSpec
	if err := json.Unmarshal(text, &spec); err != nil || len(spec.Devices) != 1 || spec.Kind+"="+spec.Devices[0].Name != cdiKind+"="+c.UID {
		s.t.Fatalf("%v: %s", err, text)
	}
	for _, v := range spec.Devices[0].Edits.Env {
		for _, m := range spec.Devices[0].Edits.Mounts {
			v = strings.ReplaceAll(v, m.Container, m.Host)
		}
		env = append(env, v)
	}
	return env
}

// compute runs a CUDA program with nothing but an environment.
func (s *site) compute(env []string) error {
	cmd := exec.Command(filepath.Join(s.root, "bin", "examples", "vectoradd"))
	cmd.Env = env
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "PASS") {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

// TestClaims drives the plugin as kubelet does. A CUDA program with exactly what the CDI specification adds
// computes on the GPU that was allocated, within its memory; after unprepare its credential is refused and the
// memory is back. Both calls may come again, and another process of the plugin goes on with what one had.
func TestClaims(t *testing.T) {
	s := newSite(t)
	one := s.allocate("one", 300, "gpu-1")
	a, why := s.prepare(one)
	if why != "" || len(a.Devices) != 1 || a.Devices[0].DeviceName != "gpu-1" || !slices.Equal(a.Devices[0].CDIDeviceIDs, []string{cdiKind + "=one-uid"}) {
		t.Fatalf("%+v: %s", a, why)
	}
	env := s.environment(one)
	if err := s.compute(env); err != nil {
		t.Error(err)
	}
	list, err := s.pool.Claims(t.Context())
	if err != nil || len(list) != 1 || !slices.Equal(list[0].Claim.Grant.GPUs, []int{1}) || list[0].Claim.Grant.Memory != 300<<20 || list[0].Claim.Program != "pod claim default/one" {
		t.Errorf("%v: the pool has %+v", err, list)
	}
	if _, why := s.prepare(one); why != "" {
		t.Errorf("prepared once more: %s", why)
	}

	// The plugin is replaced. The claim outlives its lease, and the credential stays as it was.
	s.startPlugin()
	if again := s.environment(one); !slices.Equal(again, env) {
		t.Errorf("another plugin wrote %q instead of %q", again, env)
	}
	time.Sleep(8 * time.Second) // not a limit: the lease is 5 s, and nobody but the new plugin renews it
	limit.Until(t, "the program computes", func() bool { return s.compute(env) == nil })

	// A claim that others have no room for waits, and kubelet hears why.
	two := s.allocate("two", 0, "gpu-1")
	if _, why := s.prepare(two); !strings.Contains(why, "not granted it yet") {
		t.Errorf("a GPU of which a part is taken: %q", why)
	}
	if why := s.unprepare(one); why != "" {
		t.Error(why)
	}
	if err := s.compute(env); err == nil {
		t.Error("the credential is accepted after unprepare")
	}
	if _, err := os.Stat(filepath.Join(s.dir, "cdi", "ferry-one-uid.json")); !os.IsNotExist(err) {
		t.Error("the specification is still there")
	}
	if why := s.unprepare(one); why != "" {
		t.Errorf("unprepared once more: %s", why)
	}
	limit.Until(t, "what one had is two's", func() bool {
		_, why := s.prepare(two)
		return why == ""
	})
	if err := s.compute(s.environment(two)); err != nil {
		t.Error(err)
	}
	// The pool takes it away: kubelet is told.
	if err := s.pool.Release(t.Context(), "k8s-two-uid"); err != nil {
		t.Fatal(err)
	}
	limit.Until(t, "kubelet is told", func() bool {
		_, why := s.prepare(two)
		return strings.Contains(why, "has ended the claim")
	})
	if why := s.unprepare(two); why != "" {
		t.Error(why)
	}
	if _, why := s.prepare(s.allocate("three", 0, "gpu-7")); !strings.Contains(why, "can never be had") {
		t.Errorf("a GPU that is not there: %q", why)
	}
	left, _ := filepath.Glob(filepath.Join(s.dir, "cdi", "*"))
	if list, err := s.pool.Claims(t.Context()); err != nil || len(left) != 0 {
		t.Errorf("%v: left behind: %q, %+v", err, left, list)
	}
}

// TestSlices: the publisher writes the servers of the pool as devices, with what may be consumed of them, and
// a taint while a server takes no claims.
func TestSlices(t *testing.T) {
	s := newSite(t)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		done <- (&Publisher{Pool: s.pool, Kube: s.kube, Every: 100 * time.Millisecond, Log: slog.New(slog.DiscardHandler)}).Run(ctx)
	}()
	defer func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
	}()
	devices := func() []resourceapi.Device {
		list, err := s.kube.ResourceV1().ResourceSlices().List(t.Context(), metav1.ListOptions{})
		if err != nil || len(list.Items) != 1 || list.Items[0].Spec.Driver != Name || list.Items[0].Spec.Pool.Name != "gpu-1" || list.Items[0].Spec.AllNodes == nil || !*list.Items[0].Spec.AllNodes {
			return nil
		}
		return list.Items[0].Spec.Devices
	}
	limit.Until(t, "two devices are published", func() bool { return len(devices()) == 2 })
	d := devices()[0]
	memory, share := d.Capacity[capacityMemory], d.Capacity[capacityShare]
	if d.Name != "gpu-0" || *d.Attributes["server"].StringValue != "GPU_1" || !*d.Attributes["remote"].BoolValue || *d.Attributes["label."+Name+"/zone"].StringValue != "a" ||
		memory.Value.Value() != 1<<30 || share.Value.Value() != 10000 || !*d.AllowMultipleAllocations || len(d.Taints) != 0 {
		t.Errorf("%+v", d)
	}
	out, err := exec.Command(filepath.Join(s.root, "bin", "ferry"), "pool", "cordon", "GPU_1", "--pool", "unix://"+filepath.Join(s.dir, "pool.sock")).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	limit.Until(t, "the devices have a taint", func() bool {
		d := devices()
		return len(d) == 2 && len(d[0].Taints) == 1 && d[0].Taints[0].Value == "cordoned" && d[0].Taints[0].Effect == resourceapi.DeviceTaintEffectNoSchedule
	})
}

// TestRecords: what the scheduler may allocate and the pool cannot give is refused with what to do.
func TestRecords(t *testing.T) {
	result := func(pool, device, memory string) resourceapi.DeviceRequestAllocationResult {
		r := resourceapi.DeviceRequestAllocationResult{Driver: Name, Pool: pool, Device: device}
		if memory != "" {
			r.ConsumedCapacity = map[resourceapi.QualifiedName]resource.Quantity{capacityMemory: resource.MustParse(memory)}
		}
		return r
	}
	for _, c := range []struct {
		why     string
		results []resourceapi.DeviceRequestAllocationResult
	}{
		{"no device of", []resourceapi.DeviceRequestAllocationResult{{Driver: "other", Pool: "a", Device: "gpu-0"}}},
		{"matchAttribute: gpu.ferry.dev/server", []resourceapi.DeviceRequestAllocationResult{result("a", "gpu-0", ""), result("b", "gpu-0", "")}},
		{"different memory", []resourceapi.DeviceRequestAllocationResult{result("a", "gpu-0", "1Gi"), result("a", "gpu-1", "2Gi")}},
		{"twice", []resourceapi.DeviceRequestAllocationResult{result("a", "gpu-0", "1Gi"), result("a", "gpu-0", "1Gi")}},
		{"no device of this driver", []resourceapi.DeviceRequestAllocationResult{result("a", "card-0", "")}},
	} {
		claim := &resourceapi.ResourceClaim{Status: resourceapi.ResourceClaimStatus{Allocation: &resourceapi.AllocationResult{Devices: resourceapi.DeviceAllocationResult{Results: c.results}}}}
		if _, err := newRecord(claim); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%v, not %q", err, c.why)
		}
	}
}
