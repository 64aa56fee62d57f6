// multi: several devices: which is current, streams and events between them,
// copies from one to another and peer access.
#include "stream_parts.h"

static int devices()
{
	int n = 0;
	MUST(cudaGetDeviceCount(&n));
	if (n < 2)
		skip("needs 2 devices");
	return n;
}

// A home leaves device 0 current again, however a check ends.
struct home {
	~home() { cudaSetDevice(0); }
};

static int *on(int device, int v)
{
	int *p = nullptr;
	MUST(cudaSetDevice(device));
	MUST(cudaMalloc(&p, 64));
	store<<<1, 1>>>(p, v);
	MUST(cudaDeviceSynchronize());
	return p;
}

static bool peers(int a, int b)
{
	int can = 0;
	MUST(cudaDeviceCanAccessPeer(&can, a, b));
	return can;
}

CHECK(multi, current_is_per_thread)
{
	devices();
	home h;
	int mine = -1, theirs = -1;
	MUST(cudaSetDevice(1));
	std::thread([&] { cudaGetDevice(&theirs); }).join();
	MUST(cudaGetDevice(&mine));
	say("%d,%d", mine, theirs);
}

CHECK(multi, uuids_and_buses_differ)
{
	devices();
	CUuuid a, b;
	char x[32], y[32];
	MUST(cuDeviceGetUuid(&a, 0));
	MUST(cuDeviceGetUuid(&b, 1));
	MUST(cudaDeviceGetPCIBusId(x, sizeof x, 0));
	MUST(cudaDeviceGetPCIBusId(y, sizeof y, 1));
	is("uuid", memcmp(&a, &b, 16) != 0);
	is("bus", strcmp(x, y) != 0);
	CUdevice d = -1;
	drv("back", cuDeviceGetByPCIBusId(&d, y));
	val("is", d);
}

CHECK(multi, pointers_know_their_device)
{
	devices();
	home h;
	int *p = on(0, 1), *q = on(1, 2);
	cudaPointerAttributes a;
	MUST(cudaPointerGetAttributes(&a, p));
	val("p", a.device);
	MUST(cudaPointerGetAttributes(&a, q));
	val("q", a.device);
	MUST(cudaSetDevice(0));
	rt("free_from_0", cudaFree(q));
	rt("free", cudaFree(p));
}

CHECK(multi, copies)
{
	devices();
	home h;
	int *p = on(0, 11), *q = on(1, 22), v = 0;
	rt("peer", cudaMemcpyPeer(q + 1, 1, p, 0, 4));
	rt("default", cudaMemcpy(q + 2, p, 4, cudaMemcpyDefault));
	rt("device_to_device", cudaMemcpy(p + 1, q, 4, cudaMemcpyDeviceToDevice));
	MUST(cudaDeviceSynchronize());
	MUST(cudaMemcpy(&v, q + 1, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	MUST(cudaMemcpy(&v, q + 2, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	MUST(cudaMemcpy(&v, p + 1, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	rt("wrong_device", cudaMemcpyPeer(q, 7, p, 0, 4));
	rt("wrong_owner", cudaMemcpyPeer(q, 0, p, 1, 4));
	last();
	cudaFree(p);
	cudaFree(q);
}

CHECK(multi, copy_3d_peer)
{
	devices();
	home h;
	int *p = on(0, 33), *q = on(1, 0), v = 0;
	cudaMemcpy3DPeerParms m = {};
	m.srcPtr = make_cudaPitchedPtr(p, 16, 16, 1);
	m.srcDevice = 0;
	m.dstPtr = make_cudaPitchedPtr(q, 32, 32, 1);
	m.dstDevice = 1;
	m.extent = make_cudaExtent(4, 1, 1);
	rt("copy", cudaMemcpy3DPeer(&m));
	MUST(cudaDeviceSynchronize());
	MUST(cudaMemcpy(&v, q, 4, cudaMemcpyDeviceToHost));
	val("is", v);
	cudaFree(p);
	cudaFree(q);
}

CHECK(multi, stream_of_another_device)
{
	devices();
	home h;
	int *q = on(1, 5);
	cudaStream_t s;
	cudaEvent_t e;
	MUST(cudaStreamCreate(&s));
	MUST(cudaSetDevice(0));
	MUST(cudaEventCreate(&e));
	shift<<<1, 1, 0, s>>>(q, 6);
	last("launch");
	rt("record", cudaEventRecord(e, s));
	last();
	rt("copy", cudaMemcpyAsync(q + 1, q, 4, cudaMemcpyDeviceToDevice, s));
	rt("synchronize", cudaStreamSynchronize(s));
	int d = -1;
	rt("device", cudaStreamGetDevice(s, &d));
	val("is", d);
	val("q", value(q));
	cudaEventDestroy(e);
	cudaStreamDestroy(s);
	cudaFree(q);
	last();
}

CHECK(multi, wait_across_devices)
{
	devices();
	home h;
	blocker g;
	int *p = on(0, 1), *q = on(1, 2);
	cudaStream_t a, b;
	cudaEvent_t e;
	MUST(cudaSetDevice(0));
	MUST(cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking));
	MUST(cudaEventCreateWithFlags(&e, cudaEventDisableTiming));
	MUST(cudaSetDevice(1));
	MUST(cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking));
	g.hold(a);
	store<<<1, 1, 0, b>>>(q, 3);
	rt("other", cudaStreamSynchronize(b));
	MUST(cudaSetDevice(0));
	store<<<1, 1, 0, a>>>(p, 8);
	rt("record", cudaEventRecord(e, a));
	rt("wait", cudaStreamWaitEvent(b, e, 0));
	rt("copy", cudaMemcpyPeerAsync(q, 1, p, 0, 4, b));
	rt("held", cudaStreamQuery(b));
	g.open();
	rt("synchronize", cudaStreamSynchronize(b));
	val("is", value(q));
	cudaStreamDestroy(a);
	cudaStreamDestroy(b);
	cudaEventDestroy(e);
	cudaFree(p);
	cudaFree(q);
}

CHECK(multi, elapsed_across_devices)
{
	devices();
	home h;
	cudaEvent_t a, b;
	float ms;
	MUST(cudaSetDevice(0));
	MUST(cudaEventCreate(&a));
	MUST(cudaEventRecord(a));
	MUST(cudaSetDevice(1));
	MUST(cudaEventCreate(&b));
	MUST(cudaEventRecord(b));
	MUST(cudaDeviceSynchronize());
	rt("elapsed", cudaEventElapsedTime(&ms, a, b));
	cudaEventDestroy(a);
	cudaEventDestroy(b);
	last();
}

OWN_CHECK(peer, enable)
{
	devices();
	home h;
	if (!peers(0, 1))
		skip("devices 0 and 1 are no peers");
	MUST(cudaSetDevice(0));
	rt("disable_first", cudaDeviceDisablePeerAccess(1));
	rt("enable", cudaDeviceEnablePeerAccess(1, 0));
	rt("twice", cudaDeviceEnablePeerAccess(1, 0));
	rt("itself", cudaDeviceEnablePeerAccess(0, 0));
	rt("flags", cudaDeviceEnablePeerAccess(1, 1));
	int *q = on(1, 4);
	MUST(cudaSetDevice(0));
	shift<<<1, 1>>>(q, 5);
	rt("kernel", cudaDeviceSynchronize());
	val("is", value(q));
	rt("disable", cudaDeviceDisablePeerAccess(1));
	rt("twice", cudaDeviceDisablePeerAccess(1));
	cudaFree(q);
	last();
}

OWN_CHECK(peer, without_access)
{
	devices();
	int *q = on(1, 4);
	MUST(cudaSetDevice(0));
	shift<<<1, 1>>>(q, 5);
	rt("kernel", cudaDeviceSynchronize());
}

CHECK(peer, attributes)
{
	devices();
	int v = -1;
	rt("access", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrAccessSupported, 0, 1));
	is("as_can", v == int(peers(0, 1)));
	rt("rank", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrPerformanceRank, 0, 1));
	rt("self", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrAccessSupported, 1, 1));
	rt("past", cudaDeviceGetP2PAttribute(&v, cudaDevP2PAttrAccessSupported, 0, 99));
	last();
}

CHECK(multi, reset_of_one)
{
	devices();
	home h;
	int n = 0;
	MUST(cudaGetDeviceCount(&n));
	int *p = on(0, 7), *q = on(n - 1, 9);
	MUST(cudaSetDevice(n - 1));
	rt("reset", cudaDeviceReset());
	MUST(cudaSetDevice(0));
	val("p", value(p));
	rt("q", cudaFree(q));
	last();
	cudaFree(p);
}

OWN_CHECK(multi, fault_of_one)
{
	devices();
	int *p = on(0, 7);
	on(1, 9);
	store<<<1, 1>>>((int *)0x10, 1);
	rt("broken", cudaDeviceSynchronize());
	MUST(cudaSetDevice(0));
	rt("other", cudaDeviceSynchronize());
	int v = 0;
	rt("copy", cudaMemcpy(&v, p, 4, cudaMemcpyDeviceToHost));
	val("p", v);
}
