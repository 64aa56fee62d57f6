// Package driver lends the GPUs of a pool of Ferry servers to pods, by Kubernetes' Dynamic Resource Allocation
// (resource.k8s.io/v1). A Publisher, one in the cluster, publishes each server of the pool as a pool of devices,
// which are the same from every node. A Plugin, one on each node, claims of Ferry's pool what the scheduler has
// allocated, and hands it to the pod by a CDI specification.
package driver

import (
	"context"
	"fmt"
	"log/slog"
	"regexp"
	"strconv"
	"strings"
	"time"

	resourceapi "k8s.io/api/resource/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/client-go/kubernetes"
	"k8s.io/dynamic-resource-allocation/resourceslice"

	"ferry/pool"
	"ferry/pool/protocol"
)

// Name is the name of the driver, and the prefix of its attributes, capacities and taints.
const Name = "gpu.ferry.dev"

// The capacities of a device. A share is counted in ten-thousandths of the GPU's time.
const (
	capacityMemory = resourceapi.QualifiedName("memory")
	capacityShare  = resourceapi.QualifiedName("share")
)

// taintState is the taint of the devices of a server that takes no new claims; its value says why.
const taintState = Name + "/state"

// deviceName is the name of a GPU of a server, and gpuIndex the other way.
func deviceName(gpu int) string { return "gpu-" + strconv.Itoa(gpu) }

func gpuIndex(device string) (int, error) {
	text, ok := strings.CutPrefix(device, "gpu-")
	n, err := strconv.Atoi(text)
	if !ok || err != nil || n < 0 {
		return 0, fmt.Errorf("%s is no device of this driver", device)
	}
	return n, nil
}

// Resources describes the servers of a pool for Kubernetes. A server that is away, cordoned, drained or not
// healthy keeps its devices, with a taint: pods that have them stay.
func Resources(servers []protocol.ServerStatus) resourceslice.DriverResources {
	pools := map[string]resourceslice.Pool{}
	for i := range servers {
		s := &servers[i]
		devices := []resourceapi.Device{}
		for _, gpu := range s.GPUs {
			devices = append(devices, describe(s, gpu))
		}
		pools[poolName(s.Name)] = resourceslice.Pool{Slices: []resourceslice.Slice{{Devices: devices}}}
	}
	return resourceslice.DriverResources{Pools: pools}
}

// poolName is the name of a server as a DNS name, which Kubernetes wants; the attribute server has it as it is.
func poolName(server string) string { return strings.ReplaceAll(strings.ToLower(server), "_", "-") }

func describe(s *protocol.ServerStatus, gpu pool.GPU) resourceapi.Device {
	many := true
	text := func(v string) resourceapi.DeviceAttribute { return resourceapi.DeviceAttribute{StringValue: &v} }
	index, remote := int64(gpu.Index), true
	d := resourceapi.Device{
		Name: deviceName(gpu.Index), AllowMultipleAllocations: &many,
		Attributes: map[resourceapi.QualifiedName]resourceapi.DeviceAttribute{
			"server": text(s.Name), "model": text(clip(gpu.Name)), "uuid": text(clip(gpu.UUID)), "version": text(clip(s.Version)),
			"index": {IntValue: &index}, "remote": {BoolValue: &remote},
		},
		// A request that names neither gets all of the GPU: others find nothing left of it.
		Capacity: map[resourceapi.QualifiedName]resourceapi.DeviceCapacity{
			capacityMemory: consumable(int64(gpu.Memory), 1<<20, resource.BinarySI),
			capacityShare:  consumable(int64(pool.Whole), 1, resource.DecimalSI),
		},
	}
	for k, v := range s.Labels {
		if len(d.Attributes) < 24 && attributeForm.MatchString(k) { // a device has at most 32
			d.Attributes[resourceapi.QualifiedName("label."+Name+"/"+k)] = text(clip(v))
		}
	}
	if state := s.State(); state != "ready" {
		d.Taints = []resourceapi.DeviceTaint{{Key: taintState, Value: state, Effect: resourceapi.DeviceTaintEffectNoSchedule}}
	}
	return d
}

// attributeForm is what Kubernetes takes for the name of an attribute.
var attributeForm = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]{0,31}$`)

// clip cuts a text to what an attribute may hold.
func clip(s string) string { return s[:min(len(s), 64)] }

// consumable is a capacity of which claims consume a part, from one step on; all of it by default.
func consumable(n, step int64, format resource.Format) resourceapi.DeviceCapacity {
	q := func(n int64) *resource.Quantity { return resource.NewQuantity(n, format) }
	return resourceapi.DeviceCapacity{Value: *q(n - n%step), RequestPolicy: &resourceapi.CapacityRequestPolicy{
		Default: q(n - n%step), ValidRange: &resourceapi.CapacityRequestPolicyRange{Min: q(step), Max: q(n - n%step), Step: q(step)},
	}}
}

// A Publisher keeps the ResourceSlices of the cluster as the pool is.
type Publisher struct {
	Pool  *protocol.Client
	Kube  kubernetes.Interface
	Every time.Duration // how often the pool is asked; 0 for 2 s
	Log   *slog.Logger
}

// Run publishes until ctx is done. While the pool does not answer, what was published stays.
func (p *Publisher) Run(ctx context.Context) error {
	every := p.Every
	if every == 0 {
		every = 2 * time.Second
	}
	var c *resourceslice.Controller
	defer func() {
		if c != nil {
			c.Stop()
		}
	}()
	for {
		list, err := p.Pool.Servers(ctx)
		if err != nil && ctx.Err() == nil {
			p.Log.Warn("the pool does not answer: what is published stays", "err", err)
		}
		if err == nil {
			r := Resources(list)
			if c == nil {
				c, err = resourceslice.StartController(ctx, resourceslice.Options{DriverName: Name, KubeClient: p.Kube, Resources: &r})
				if err != nil {
					return err
				}
			} else {
				c.Update(&r) // it writes what differs
			}
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(every):
		}
	}
}
