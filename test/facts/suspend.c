// How fast device memory leaves and comes back by plain copies of the driver, to compare a suspended session with (scripts/gpu-suspend), and a
// program to suspend.
//
//   suspend copies GiB      so many GiB out and in: with pinned memory, and by 12 threads through small pinned buffers to a file in memory
//   suspend hold GiB        holds so many GiB, checks them at SIGUSR1, and ends
//
// It links libcuda.so.1 and no header of NVIDIA's.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef unsigned long long addr;
int cuInit(unsigned);
int cuDevicePrimaryCtxRetain(void **, int);
int cuCtxSetCurrent(void *);
int cuMemAlloc_v2(addr *, size_t);
int cuMemHostAlloc(void **, size_t, unsigned);
int cuMemsetD32_v2(addr, unsigned, size_t);
int cuMemcpyDtoH_v2(void *, addr, size_t);
int cuMemcpyDtoHAsync_v2(void *, addr, size_t, void *);
int cuMemcpyHtoDAsync_v2(addr, const void *, size_t, void *);
int cuStreamCreate(void **, unsigned);
int cuStreamSynchronize(void *);
int cuCtxSynchronize(void);

enum { threads = 12 };
static const size_t GiB = 1 << 30, piece = 8 << 20;
static void *context;
static addr memory[1024];
static size_t gib;

static void check(int rc, const char *what)
{
    if (rc != 0) {
        printf("%s: error %d\n", what, rc);
        exit(1);
    }
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void allocate(void)
{
    check(cuInit(0), "cuInit");
    check(cuDevicePrimaryCtxRetain(&context, 0), "cuDevicePrimaryCtxRetain");
    check(cuCtxSetCurrent(context), "cuCtxSetCurrent");
    for (size_t i = 0; i < gib; i++) {
        check(cuMemAlloc_v2(&memory[i], GiB), "cuMemAlloc");
        check(cuMemsetD32_v2(memory[i], 0x9e3779b9u * (unsigned)(i + 1), GiB / 4), "cuMemsetD32");
    }
    check(cuCtxSynchronize(), "cuCtxSynchronize");
}

static int file;
static int out;
static _Atomic size_t next_piece;
static void *buffers[threads];

// Copies pieces between the device and the file until there are none left, through a pinned buffer.
static void *copy_pieces(void *buffer)
{
    void *stream;
    check(cuCtxSetCurrent(context), "cuCtxSetCurrent");
    check(cuStreamCreate(&stream, 1), "cuStreamCreate");
    for (size_t at; (at = piece * atomic_fetch_add(&next_piece, 1)) < gib * GiB;) {
        addr d = memory[at / GiB] + at % GiB;
        if (!out && pread(file, buffer, piece, (off_t)at) != (ssize_t)piece)
            check(-1, "pread");
        if (out)
            check(cuMemcpyDtoHAsync_v2(buffer, d, piece, stream), "cuMemcpyDtoHAsync");
        else
            check(cuMemcpyHtoDAsync_v2(d, buffer, piece, stream), "cuMemcpyHtoDAsync");
        check(cuStreamSynchronize(stream), "cuStreamSynchronize");
        if (out && pwrite(file, buffer, piece, (off_t)at) != (ssize_t)piece)
            check(-1, "pwrite");
    }
    return NULL;
}

static double through_buffers(int way)
{
    pthread_t t[threads];
    out = way;
    next_piece = 0;
    double start = now();
    for (int i = 0; i < threads; i++)
        pthread_create(&t[i], NULL, copy_pieces, buffers[i]);
    for (int i = 0; i < threads; i++)
        pthread_join(t[i], NULL);
    return now() - start;
}

static void copies(void)
{
    void *pinned;
    allocate();
    check(cuMemHostAlloc(&pinned, GiB, 0), "cuMemHostAlloc");
    for (int way = 1; way >= 0; way--) {
        double start = now();
        for (size_t i = 0; i < gib; i++)
            check(way ? cuMemcpyDtoHAsync_v2(pinned, memory[i], GiB, NULL) : cuMemcpyHtoDAsync_v2(memory[i], pinned, GiB, NULL), "copy");
        check(cuCtxSynchronize(), "cuCtxSynchronize");
        printf("pinned memory: %s %.3f s\n", way ? "out" : "in ", now() - start);
    }
    file = memfd_create("suspend", 0);
    double start = now();
    for (size_t at = 0; at < gib * GiB; at += piece)
        if (pwrite(file, pinned, piece, (off_t)at) != (ssize_t)piece)
            check(-1, "pwrite");
    printf("first touch of %zu GiB in memory by one thread: %.1f s\n", gib, now() - start);
    start = now();
    for (int i = 0; i < threads; i++)
        check(cuMemHostAlloc(&buffers[i], piece, 0), "cuMemHostAlloc");
    printf("%d pinned buffers of %zu MiB: %.3f s\n", threads, piece >> 20, now() - start);
    for (int round = 0; round < 2; round++) {
        double o = through_buffers(1);
        printf("%d threads, small buffers, touched memory: out %.3f s, in %.3f s\n", threads, o, through_buffers(0));
    }
}

static void hold(void)
{
    sigset_t set;
    int signal;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
    allocate();
    printf("holds %zu GiB\n", gib);
    fflush(stdout);
    sigwait(&set, &signal);
    unsigned *b = malloc(64 << 20);
    for (size_t i = 0; i < gib; i++)
        for (size_t at = 0; at < GiB; at += 64 << 20) {
            check(cuMemcpyDtoH_v2(b, memory[i] + at, 64 << 20), "cuMemcpyDtoH");
            for (size_t k = 0; k < (64 << 20) / 4; k++)
                if (b[k] != 0x9e3779b9u * (unsigned)(i + 1))
                    check(-1, "the memory is not what it was");
        }
}

int main(int argc, char **argv)
{
    gib = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
    if (gib == 0 || gib > 1024) {
        printf("usage: suspend copies|hold GiB\n");
        return 2;
    }
    if (strcmp(argv[1], "copies") == 0)
        copies();
    else
        hold();
    return 0;
}
