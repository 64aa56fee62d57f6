// conf.h: how a conformance program makes its checks and says what it saw.
//
// A check prints one line, "area.name: what it observed": result codes by name,
// values, counts. It judges nothing: what a program prints natively is the truth,
// and the lines are compared as text. So nothing may be printed that differs from
// run to run or from one GPU model to another.
//
//	CHECK(memory, malloc_zero)              // beside the others, in one process
//	{
//		void *p = (void *)1;
//		rt("malloc", cudaMalloc(&p, 0));
//		is("null", p == nullptr);
//	}
//
// OWN_CHECK runs in a process of its own, started afresh before any CUDA call: for
// what leaves a context broken, or needs one that nobody has touched.
#pragma once

#include <cuda.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include <sys/mman.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace conf {

struct check {
	const char *name;
	void (*body)();
	bool own;
};

inline std::vector<check> &checks()
{
	static std::vector<check> list;
	return list;
}

struct add {
	add(const char *name, void (*body)(), bool own) { checks().push_back({name, body, own}); }
};

#define CONF_CHECK(area, name, own)                                                        \
	static void area##_##name();                                                       \
	static conf::add add_##area##_##name(#area "." #name, area##_##name, own);         \
	static void area##_##name()
#define CHECK(area, name) CONF_CHECK(area, name, false)
#define OWN_CHECK(area, name) CONF_CHECK(area, name, true)

struct skipped {}; // thrown to leave a check

inline std::string line;       // of the check that runs
inline const char *running;    // its name
inline char **arguments;       // main's
inline unsigned seconds = 120; // after which a check hangs; machines are busy

inline void say(const char *format, ...)
{
	char text[2048];
	va_list ap;
	va_start(ap, format);
	vsnprintf(text, sizeof text, format, ap);
	va_end(ap);
	line += ' ';
	line += text;
}

// skip leaves the check: the device lacks what it needs.
[[noreturn]] inline void skip(const char *reason)
{
	line = std::string(" skip: ") + reason;
	throw skipped{};
}

// rt and drv print the result of a call of the runtime or of the driver.
inline cudaError_t rt(const char *what, cudaError_t e)
{
	const char *name = e == cudaSuccess ? "ok" : cudaGetErrorName(e);
	say("%s=%s", what, strncmp(name, "cudaError", 9) ? name : name + 9);
	return e;
}

inline CUresult drv(const char *what, CUresult r)
{
	const char *name = "ok";
	if (r != CUDA_SUCCESS && cuGetErrorName(r, &name) != CUDA_SUCCESS)
		name = "UNNAMED";
	say("%s=%s", what, strncmp(name, "CUDA_ERROR_", 11) ? name : name + 11);
	return r;
}

inline void val(const char *what, long long v) { say("%s=%lld", what, v); }
inline void is(const char *what, bool b) { say("%s=%s", what, b ? "yes" : "no"); }
inline void txt(const char *what, const char *s) { say("%s=\"%s\"", what, s ? s : "(null)"); }
inline void real(const char *what, double d) { say("%s=%.6g", what, d); }

template <class T> void list(const char *what, const T *v, int n)
{
	std::string s = std::string(what) + "=[";
	for (int i = 0; i < n; i++) {
		char b[32];
		snprintf(b, sizeof b, "%s%.6g", i ? " " : "", double(v[i]));
		s += b;
	}
	say("%s]", s.c_str());
}

// hash tells a long buffer in a word.
inline void hash(const char *what, const void *data, size_t n)
{
	uint64_t h = 14695981039346656037u;
	for (size_t i = 0; i < n; i++)
		h = (h ^ static_cast<const unsigned char *>(data)[i]) * 1099511628211u;
	say("%s=%016llx", what, (unsigned long long)h);
}

// must demands what the check only stands on; where it fails, the line ends there.
inline void must(cudaError_t e, const char *call)
{
	if (e == cudaSuccess)
		return;
	say("(%s: %s)", call, cudaGetErrorName(e));
	throw skipped{};
}

inline void must(CUresult r, const char *call)
{
	const char *name = "?";
	if (r == CUDA_SUCCESS)
		return;
	cuGetErrorName(r, &name);
	say("(%s: %s)", call, name);
	throw skipped{};
}

#define MUST(call) conf::must(call, #call)

// A capture holds back what is written to standard output (or error), by us or
// on behalf of a kernel, from its making to text().
class capture {
	int kept, file, from;

public:
	explicit capture(int fd = 1) : from(fd)
	{
		fflush(nullptr);
		file = memfd_create("capture", 0);
		kept = dup(from);
		dup2(file, from);
	}
	std::string text()
	{
		fflush(nullptr);
		dup2(kept, from);
		close(kept);
		std::string s(lseek(file, 0, SEEK_END), 0);
		if (pread(file, &s[0], s.size(), 0) < 0)
			s = "(unreadable)";
		close(file);
		for (size_t at; (at = s.find('\n')) != std::string::npos;)
			s.replace(at, 1, "|");
		return s;
	}
};

inline void put(const std::string &s)
{
	for (size_t done = 0; done < s.size();) {
		ssize_t n = write(1, s.data() + done, s.size() - done);
		if (n <= 0)
			_exit(3);
		done += n;
	}
}

// lost is called when a check crashes or hangs: its line says so, and a fresh
// process goes on behind it. Only calls that a signal handler may make.
inline void lost(int sig)
{
	const char *why = sig == SIGALRM ? ": hangs\n" : sig == SIGABRT ? ": aborts\n" : ": crashes\n";
	if (write(1, running, strlen(running)) < 0 || write(1, why, strlen(why)) < 0)
		_exit(3);
	// Not main's arguments: the crash may have been their overwriting.
	char program[] = "conformance", after[] = "--after";
	char *args[] = {program, after, const_cast<char *>(running), nullptr};
	execv("/proc/self/exe", args);
	_exit(3);
}

inline void run(const check &c)
{
	running = c.name;
	line.clear();
	alarm(seconds);
	try {
		c.body();
	} catch (skipped) {
	}
	if (!c.own) { // an error that comes out late belongs to this line, not to the next
		cudaError_t left = cudaDeviceSynchronize();
		if (left != cudaSuccess)
			say("left=%s", cudaGetErrorName(left));
		cudaGetLastError();
	}
	alarm(0);
	put(std::string(c.name) + ":" + line + "\n");
}

// spawn runs a check in a process of its own and says how it ended, if not well.
inline void spawn(const check &c)
{
	pid_t child = fork();
	if (child == 0) {
		char only[] = "--only";
		char *args[] = {arguments[0], only, const_cast<char *>(c.name), nullptr};
		execv("/proc/self/exe", args);
		_exit(127);
	}
	int status = 0;
	while (waitpid(child, &status, 0) < 0)
		;
	if (WIFSIGNALED(status))
		put(std::string(c.name) + ": killed by signal " + std::to_string(WTERMSIG(status)) + "\n");
	else if (WEXITSTATUS(status) != 0)
		put(std::string(c.name) + ": exit code " + std::to_string(WEXITSTATUS(status)) + "\n");
}

inline int main(int argc, char **argv)
{
	arguments = argv;
	signal(SIGPIPE, SIG_IGN);
	std::string mode = argc > 1 ? argv[1] : "", name = argc > 2 ? argv[2] : "";
	if (argc > 3 || (mode != "" && mode != "--list" && ((mode != "--only" && mode != "--after") || name == ""))) {
		fprintf(stderr, "usage: %s [--list | --only NAME | --after NAME]\n", argv[0]);
		return 2;
	}
	sigset_t all;
	sigfillset(&all);
	sigprocmask(SIG_UNBLOCK, &all, nullptr); // a lost check's exec leaves its signal blocked
	bool found = mode != "--only", on = mode != "--after";
	if (found) // once: Ferry has a handler of its own for memory with two copies, and hands on to the one it found
		for (int s : {SIGALRM, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL})
			signal(s, lost);
	for (const check &c : checks()) {
		if (mode == "--list") {
			printf("%s\n", c.name);
		} else if (mode == "--only") {
			if (name != c.name)
				continue;
			found = true;
			run(c);
		} else if (on) {
			if (c.own) {
				spawn(c);
				continue;
			}
			run(c);
		}
		on = on || name == c.name;
	}
	if (!found)
		fprintf(stderr, "%s: no check %s; see --list\n", argv[0], name.c_str());
	fflush(stdout);
	return found ? 0 : 2;
}

} // namespace conf

using conf::drv;
using conf::hash;
using conf::is;
using conf::list;
using conf::real;
using conf::rt;
using conf::say;
using conf::skip;
using conf::txt;
using conf::val;

// last prints and clears the last error.
static inline cudaError_t last(const char *what = "last") { return rt(what, cudaGetLastError()); }

// A buffer of device memory that goes with its check.
template <class T> struct dev {
	T *p = nullptr;
	explicit dev(size_t n) { MUST(cudaMalloc(&p, n * sizeof(T))); }
	~dev() { cudaFree(p); }
	operator T *() const { return p; }
};

// attribute is an attribute of the current device.
static inline int attribute(cudaDeviceAttr a)
{
	int d = 0, v = 0;
	MUST(cudaGetDevice(&d));
	MUST(cudaDeviceGetAttribute(&v, a, d));
	return v;
}

int main(int argc, char **argv) { return conf::main(argc, argv); }
