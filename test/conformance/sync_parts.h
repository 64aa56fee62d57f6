// sync_parts.h: what sync.cu and sync_shapes.cu share: CUDA's "API synchronization behavior", row by row.
//
// A row is one call between two kinds of memory while other work is held on a stream: a kernel that spins, and
// behind it something whose effect the host can see. A helper lets the work go when the row has seen enough, or
// after a time. Two questions are answered:
//
//	waits, returns  whether the host finds the held work done after the call: by reading what it wrote, and by
//	                cuStreamQuery. Where CUDA leaves that to the driver nothing is said of it ("free")
//	new, old        what the destination holds, read at once where the call promises that, else when all is over.
//	                A source that the program may reuse is overwritten as soon as the call has returned.
//	                With fed_ the held work writes the source, which the copy must take as it is then
//
// The program knows CUDA's rules (by_rule): not to judge, but to know how long to wait. A call that ought to wait is
// let go soon; one that ought to return gets long enough for the slowest machine.
#pragma once

#include "stream_parts.h"

#include <condition_variable>
#include <mutex>

namespace rows {

using clock = std::chrono::steady_clock;

static __global__ void spin(volatile int *host, volatile int *device)
{
	while (!*device && !(host && *host))
		__nanosleep(2000);
}

static __global__ void write_all(unsigned char *p, unsigned char v, size_t n)
{
	for (size_t i = threadIdx.x; i < n; i += blockDim.x)
		p[i] = v;
}

// --- the calls, as a program gets them with and without per-thread default streams

#define ROW_CALLS(X)                                                                                             \
	X(cuMemcpy) X(cuMemcpyAsync) X(cuMemcpyHtoD) X(cuMemcpyHtoDAsync) X(cuMemcpyDtoH) X(cuMemcpyDtoHAsync)   \
	X(cuMemcpyDtoD) X(cuMemcpyDtoDAsync) X(cuMemcpyPeer) X(cuMemcpyPeerAsync) X(cuMemcpy2D)                  \
	X(cuMemcpy2DUnaligned) X(cuMemcpy2DAsync) X(cuMemcpy3D) X(cuMemcpy3DAsync) X(cuMemcpy3DPeer)             \
	X(cuMemcpy3DPeerAsync) X(cuMemcpyHtoA) X(cuMemcpyHtoAAsync) X(cuMemcpyAtoH) X(cuMemcpyAtoHAsync)         \
	X(cuMemcpyDtoA) X(cuMemcpyAtoD) X(cuMemcpyAtoA) X(cuMemcpyBatchAsync) X(cuMemPrefetchAsync)              \
	X(cuMemsetD8) X(cuMemsetD8Async)                                                                         \
	X(cuMemsetD16) X(cuMemsetD16Async) X(cuMemsetD32) X(cuMemsetD32Async) X(cuMemsetD2D8)                    \
	X(cuMemsetD2D8Async) X(cuMemsetD2D16) X(cuMemsetD2D16Async) X(cuMemsetD2D32) X(cuMemsetD2D32Async)

struct api {
#define X(f) decltype(&::f) f = nullptr;
	ROW_CALLS(X)
#undef X
	explicit api(cuuint64_t flags)
	{
		CUdriverProcAddressQueryResult found;
#define X(f) MUST(cuGetProcAddress(#f, (void **)&f, CUDA_VERSION, flags, &found));
		ROW_CALLS(X)
#undef X
	}
};

// --- memory

enum kind { device, pinned, mapped, registered, managed, pageable, device_of_other, pinned_of_other, array, nothing, KINDS };
static const char *const kind_names[] = {"device", "pinned", "mapped", "registered", "managed", "pageable", "device_of_other", "pinned_of_other", "array", "value"};

static inline bool is_host(kind k) { return k == pinned || k == mapped || k == registered || k == pageable || k == pinned_of_other; }
static inline bool is_device(kind k) { return k == device || k == device_of_other || k == array; }

// rows of width bytes at a pitch; an array has pitch == width.
struct shape {
	size_t pitch, width, rows;
	size_t span() const { return (rows - 1) * pitch + width; }
};

// --- what is held, and where

enum where { legacy, own, blocking, apart };
static const char *const where_names[] = {"legacy", "own", "blocking", "apart"};
enum what { idle, kernel, copy, function, fed_kernel, fed_copy, fed_function };
static const char *const what_names[] = {"idle", "kernel", "copy", "function", "fed_kernel", "fed_copy", "fed_function"};

// Does work on a wait for work given before it on b?
static inline bool ordered(where a, where b)
{
	return a == b || (a == legacy && b != apart) || (b == legacy && a != apart);
}

enum { LARGEST = 3 << 20, LEAST_MS = 20, GRACE_MS = 3000, GRACE_IN_ALL_MS = 12000 };

// A stage has all memory and streams that rows use: making them while work is held could wait for it.
struct stage {
	api calls[2] = {api(CU_GET_PROC_ADDRESS_LEGACY_STREAM), api(CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM)};
	stream blocking_, apart_{cudaStreamNonBlocking}, release_{cudaStreamNonBlocking};
	CUcontext here = nullptr, other = nullptr;
	unsigned char *at[2][KINDS] = {}; // [0]: destinations, [1]: sources
	CUarray arrays[2] = {};
	unsigned char *registered_base[2] = {};
	volatile int *host_flag = nullptr; // where a store of the host reaches a kernel that runs
	int *device_flag = nullptr, *from = nullptr;
	int *by_kernel = nullptr, *by_copy = nullptr;
	unsigned char *scratch = nullptr; // of the device
	struct { unsigned char *p, v; size_t n; } to_feed = {};
	std::atomic<int> by_function{0};
	long grace_spent = 0;
	bool held = false; // a row began and did not come to its end
	unsigned char value = 0;

	stage()
	{
		CUdevice dev;
		MUST(cudaFree(nullptr));
		MUST(cuCtxGetCurrent(&here));
		MUST(cuCtxGetDevice(&dev));
		MUST(cuCtxCreate(&other, nullptr, 0, dev));
		for (int i = 0; i < 2; i++) {
			CUdeviceptr d;
			MUST(cuMemAlloc(&d, LARGEST));
			at[i][device_of_other] = (unsigned char *)d;
			MUST(cuMemHostAlloc((void **)&at[i][pinned_of_other], LARGEST, 0));
		}
		MUST(cuCtxSetCurrent(here));
		for (int i = 0; i < 2; i++) {
			MUST(cudaMalloc(&at[i][device], LARGEST));
			MUST(cudaHostAlloc(&at[i][pinned], LARGEST, cudaHostAllocDefault));
			MUST(cudaHostAlloc(&at[i][mapped], LARGEST, cudaHostAllocMapped));
			void *same;
			MUST(cudaHostGetDevicePointer(&same, at[i][mapped], 0));
			MUST(cudaMallocManaged(&at[i][managed], LARGEST));
			// Registered memory neither begins nor ends with a page.
			registered_base[i] = (unsigned char *)aligned_alloc(4096, LARGEST + 8192);
			at[i][registered] = registered_base[i] + 264;
			MUST(cudaHostRegister(at[i][registered], LARGEST, cudaHostRegisterMapped));
			at[i][pageable] = (unsigned char *)malloc(LARGEST);
			CUDA_ARRAY_DESCRIPTOR line = {1024, 0, CU_AD_FORMAT_UNSIGNED_INT8, 1};
			MUST(cuArrayCreate(&arrays[i], &line));
		}
		MUST(cudaMalloc(&device_flag, 4));
		MUST(cudaMalloc(&from, 4));
		MUST(cudaMalloc(&scratch, LARGEST));
		MUST(cudaMemset(device_flag, 0, 4));
		MUST(cudaMemset(from, 1, 4));
		MUST(cudaHostAlloc(&by_kernel, 4, cudaHostAllocMapped));
		MUST(cudaHostAlloc(&by_copy, 4, cudaHostAllocDefault));
		// Code is loaded now, not while work is held.
		store<<<1, 1>>>(by_kernel, 0);
		shift<<<1, 1>>>(by_kernel, 0);
		write_all<<<1, 32>>>(scratch, 0, 1);
		find_live_flag();
		MUST(cudaDeviceSynchronize());
	}

	// A driver may hold its locks while a call waits, so the work is best let go by a store. Where a kernel does not
	// see it at once, as with a GPU far away, a stream does that.
	void find_live_flag()
	{
		MUST(cudaHostAlloc((void **)&host_flag, 4, cudaHostAllocMapped));
		*host_flag = 0;
		spin<<<1, 1, 0, apart_>>>(host_flag, device_flag);
		std::thread writes([this] { *host_flag = 1; });
		auto end = clock::now() + std::chrono::milliseconds(300);
		cudaError_t e;
		while ((e = cudaStreamQuery(apart_)) == cudaErrorNotReady && clock::now() < end)
			std::this_thread::sleep_for(std::chrono::milliseconds(1));
		if (e == cudaErrorNotReady)
			MUST(cudaMemsetAsync(device_flag, 1, 4, release_));
		writes.join();
		MUST(cudaDeviceSynchronize());
		MUST(cudaMemset(device_flag, 0, 4));
		if (e == cudaErrorNotReady) {
			MUST(cudaFreeHost((void *)host_flag));
			host_flag = nullptr;
		}
	}

	CUstream stream_of(where w) const
	{
		return w == legacy ? CU_STREAM_LEGACY : w == own ? CU_STREAM_PER_THREAD : w == blocking ? (CUstream)blocking_.s : (CUstream)apart_.s;
	}

	// --- holding

	void hold(where w, what b, kind source, unsigned char v, size_t n)
	{
		cudaStream_t s = stream_of(w);
		held = true;
		*by_kernel = *by_copy = 0;
		by_function = 0;
		spin<<<1, 1, 0, s>>>(host_flag, device_flag);
		if (b == kernel)
			store<<<1, 1, 0, s>>>(by_kernel, 1);
		else if (b == copy)
			MUST(cudaMemcpyAsync(by_copy, from, 4, cudaMemcpyDeviceToHost, s));
		else if (b == function)
			MUST(cudaLaunchHostFunc(s, [](void *p) { static_cast<std::atomic<int> *>(p)->store(1); }, &by_function));
		else if (b == fed_kernel)
			write_all<<<1, 32, 0, s>>>(at[1][source], v, n);
		else if (b == fed_copy)
			MUST(cudaMemcpyAsync(at[1][source], scratch, n, cudaMemcpyDefault, s));
		else
			MUST(cudaLaunchHostFunc(s, [](void *self) {
				auto &f = static_cast<stage *>(self)->to_feed;
				memset(f.p, f.v, f.n);
			}, this));
	}
	// Is what the held work leaves to be seen there?
	bool seen(what b)
	{
		return b == kernel ? *(volatile int *)by_kernel != 0 : b == copy ? *(volatile int *)by_copy != 0 : b == function ? by_function != 0 : true;
	}
	void let_go()
	{
		if (host_flag)
			*host_flag = 1;
		else
			cudaMemsetAsync(device_flag, 1, 4, release_);
	}
	void reset()
	{
		MUST(cudaDeviceSynchronize());
		if (host_flag)
			*host_flag = 0;
		MUST(cudaMemset(device_flag, 0, 4));
		MUST(cudaDeviceSynchronize());
		held = false;
	}

	// --- contents

	void fill(int side, kind k, unsigned char v, size_t n)
	{
		if (k == array) {
			std::vector<unsigned char> line(1024, v);
			MUST(cuMemcpyHtoA(arrays[side], 0, line.data(), line.size()));
		} else if (is_device(k)) {
			MUST(cuCtxSetCurrent(k == device_of_other ? other : here));
			MUST(cuMemsetD8((CUdeviceptr)at[side][k], v, n));
			MUST(cuCtxSynchronize());
			MUST(cuCtxSetCurrent(here));
		} else if (k != nothing) {
			memset(at[side][k], v, n);
		}
	}
	// Has the destination the value in all rows of the shape?
	bool holds(kind k, const shape &z, unsigned char v)
	{
		std::vector<unsigned char> got;
		const unsigned char *p = at[0][k];
		if (is_device(k)) {
			got.resize(std::max(z.span(), size_t(1024)));
			if (k == array)
				MUST(cuMemcpyAtoH(got.data(), arrays[0], 0, 1024));
			else
				MUST(cuMemcpyDtoH(got.data(), (CUdeviceptr)p, z.span()));
			p = got.data();
		}
		for (size_t y = 0; y < z.rows; y++)
			for (size_t x = 0; x < z.width; x++)
				if (p[y * z.pitch + x] != v)
					return false;
		return true;
	}
};

static inline stage &the_stage()
{
	static stage *s = new stage; // kept to the end: nothing of it is freed while other checks run
	return *s;
}

// A helper lets held work go when it is told to, or when its time is over.
class helper {
	std::mutex mu;
	std::condition_variable cv;
	bool told = false;
	std::thread thread;

public:
	bool ran_out = false;
	helper(stage &t, long ms)
	{
		thread = std::thread([this, &t, ms] {
			std::unique_lock<std::mutex> lock(mu);
			ran_out = !cv.wait_for(lock, std::chrono::milliseconds(ms), [this] { return told; });
			lock.unlock();
			t.let_go();
		});
	}
	~helper() { end(); }
	void end()
	{
		if (!thread.joinable())
			return;
		{
			std::lock_guard<std::mutex> lock(mu);
			told = true;
		}
		cv.notify_one();
		thread.join();
	}
};

// --- rows

struct operation {
	const char *name;
	// plain: the form without a stream. One that is missing answers CUDA_ERROR_NOT_SUPPORTED.
	CUresult (*call)(const stage &t, const api &f, bool plain, kind d, kind s, const shape &z, unsigned char v, CUstream on);
	bool sets, has_plain, has_async;
};

struct form { bool plain; where on; };

// What CUDA's page says of a call: is all of it over when it returns? freedom: the page leaves that to the driver.
static inline bool by_rule(const operation &o, kind d, kind s, bool plain, bool &freedom)
{
	freedom = false;
	if (o.sets)
		return plain && !is_device(d);
	if (is_host(d) && is_host(s))
		return true;
	// The driver returns from a copy of pageable memory into a device when it has read the source. Driver 580 did so behind a kernel that
	// ran, and on another day waited for it: CUDA's page allows both.
	freedom = s == pageable && (d == device || d == device_of_other);
	if (plain)
		return !(is_device(d) && is_device(s));
	freedom = d == pageable || s == pageable;
	return false;
}

static inline std::string row(const operation &o, kind d, kind s, const shape &z, form f, where held, what before)
{
	stage &t = the_stage();
	bool freedom, complete = by_rule(o, d, s, f.plain, freedom), in_order = ordered(f.on, held);
	bool ought = complete && in_order && !freedom;
	if (t.held)
		t.reset();
	unsigned char v = t.value = t.value % 200 + 1;
	t.fill(0, d, 0, z.span());
	t.fill(1, s, before >= fed_kernel ? 0xdd : v, z.span());
	if (before == fed_copy)
		MUST(cudaMemset(t.scratch, v, z.span()));
	t.to_feed = {t.at[1][s], v, z.span()};
	MUST(cudaDeviceSynchronize());
	bool between = (d == device_of_other) != (s == device_of_other) && !o.sets; // two contexts: a server may have to wait
	long ms = ought || freedom ? LEAST_MS : between || t.grace_spent >= GRACE_IN_ALL_MS ? 10 * LEAST_MS : GRACE_MS;
	if (before != idle)
		t.hold(held, before, s, v, z.span());
	helper lets_go(t, ms);
	// A call without a stream is the one or the other variant of its function.
	CUresult r = o.call(t, t.calls[f.on == own], f.plain, d, s, z, v, f.on == own ? nullptr : t.stream_of(f.on));
	bool seen = before == idle || !ought || r != CUDA_SUCCESS || t.seen(before);
	bool done = before == idle || cuStreamQuery(t.stream_of(held)) == CUDA_SUCCESS;
	bool at_once = complete && !is_device(d) && r == CUDA_SUCCESS && (before == idle || !in_order || done);
	bool now = !at_once || t.holds(d, z, v);
	if (!o.sets && r == CUDA_SUCCESS && (s == pageable || (is_host(s) && complete)))
		memset(t.at[1][s], 0xee, z.span());
	lets_go.end();
	if (lets_go.ran_out && ms == GRACE_MS)
		t.grace_spent += ms;
	t.reset();
	if (r != CUDA_SUCCESS) {
		const char *name = "?";
		cuGetErrorName(r, &name);
		return strncmp(name, "CUDA_ERROR_", 11) ? name : name + 11;
	}
	static const bool tell = getenv("SYNC_TELL_FREE") != nullptr; // for notes on a driver, not for the record
	std::string text = before == idle ? "" : freedom && !tell ? "free," : done ? "waits," : "returns,";
	if (!seen)
		text += "unseen,";
	return text + (now && t.holds(d, z, v) ? "new" : now ? "old_after_all" : "old");
}

// One check: all rows of an operation between two kinds of memory.
struct entry {
	std::string name;
	const operation *o;
	kind d, s;
	shape z;
	bool all; // else only the rows with a kernel on the stream itself
};

static inline std::vector<entry> &entries()
{
	static std::vector<entry> list;
	return list;
}

struct given { form f; where held; what before; };

static inline void run_entry(const entry &e)
{
	std::vector<given> list;
	bool error_only = e.o->sets && e.d == pageable;
	auto give = [&](bool plain, where on, where held, what before) { list.push_back({{plain, on}, held, before}); };
	if (e.o->has_plain) {
		give(true, legacy, legacy, idle);
		give(true, legacy, legacy, kernel);
		if (e.all) {
			give(true, legacy, legacy, copy);
			give(true, legacy, legacy, function);
			give(true, legacy, blocking, kernel);
			give(true, legacy, blocking, copy);
			give(true, legacy, own, kernel);
			give(true, legacy, apart, kernel);
			give(true, own, own, copy);
			give(true, own, legacy, kernel);
			give(true, own, blocking, kernel);
		}
		give(true, own, own, kernel);
	}
	auto feed = [&](bool plain, where on) {
		bool freedom, complete = by_rule(*e.o, e.d, e.s, plain, freedom);
		if (!e.all || e.o->sets || (freedom && !plain))
			return;
		if (e.s == device || e.s == mapped || e.s == managed)
			give(plain, on, on, fed_kernel);
		// Ferry waits for a copy into memory that the server does not share, as an asynchronous copy from it comes: the row would
		// depend on who is faster.
		if (e.s != pageable && (complete || (e.s != pinned && e.s != registered)))
			give(plain, on, on, fed_copy);
		if (is_host(e.s))
			give(plain, on, on, fed_function);
	};
	if (e.o->has_plain)
		feed(true, legacy);
	if (e.o->has_async) {
		give(false, blocking, blocking, idle);
		give(false, blocking, blocking, kernel);
		if (e.all) {
			give(false, legacy, legacy, kernel);
			give(false, own, own, kernel);
			give(false, apart, apart, kernel);
			give(false, legacy, blocking, kernel);
			give(false, blocking, legacy, function);
		}
		feed(false, blocking);
	}
	int last_plain = -1;
	where last_on = apart;
	for (const given &g : list) {
		if (error_only && g.before != idle)
			continue;
		bool same = last_plain == int(g.f.plain) && last_on == g.f.on;
		if (!same)
			say("%s.%s", g.f.plain ? "plain" : "async", where_names[g.f.on]);
		last_plain = g.f.plain;
		last_on = g.f.on;
		std::string saw = row(*e.o, e.d, e.s, e.z, g.f, g.held, g.before);
		if (g.before == idle)
			say("idle=%s", saw.c_str());
		else if (g.held == g.f.on)
			say("%s=%s", what_names[g.before], saw.c_str());
		else
			say("%s_%s=%s", where_names[g.held], what_names[g.before], saw.c_str());
	}
}

// add makes a check of an operation and two kinds.
static inline void add(const operation &o, kind d, kind s, const shape &z, const char *suffix, bool all)
{
	std::string name = std::string("sync.") + o.name + "_" + kind_names[d];
	if (s != nothing)
		name += std::string("_from_") + kind_names[s];
	entries().push_back({name + suffix, &o, d, s, z, all});
}

static inline void run_by_name()
{
	for (const entry &e : entries())
		if (e.name == conf::running)
			run_entry(e);
}

static inline int register_entries()
{
	for (const entry &e : entries())
		conf::checks().push_back({e.name.c_str(), run_by_name, false});
	return int(entries().size());
}

#define ROW_CALL [](const stage &t, const api &f, bool plain, kind d, kind s, const shape &z, unsigned char v, CUstream on) -> CUresult

static inline CUdeviceptr to(const stage &t, kind k) { return (CUdeviceptr)t.at[0][k]; }
static inline CUdeviceptr of(const stage &t, kind k) { return (CUdeviceptr)t.at[1][k]; }
static inline void *to_host(const stage &t, kind k) { return t.at[0][k]; }
static inline const void *of_host(const stage &t, kind k) { return t.at[1][k]; }

} // namespace rows
