// How device memory gets to files in memory that were touched ahead, and back: the ways that a suspended session could take. GiB is the argument.
// It links libcuda.so.1 and no header of NVIDIA's; below 40 s for 8.
#define _GNU_SOURCE
#include <emmintrin.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef unsigned long long addr;
int cuInit(unsigned), cuDevicePrimaryCtxRetain(void **, int), cuCtxSetCurrent(void *), cuMemAlloc_v2(addr *, size_t);
int cuMemHostAlloc(void **, size_t, unsigned), cuMemHostRegister_v2(void *, size_t, unsigned), cuMemHostUnregister(void *);
int cuMemcpyDtoHAsync_v2(void *, addr, size_t, void *), cuMemcpyHtoDAsync_v2(addr, const void *, size_t, void *);
int cuStreamCreate(void **, unsigned), cuStreamSynchronize(void *);
int cuCheckpointProcessLock(int, void *), cuCheckpointProcessCheckpoint(int, void *), cuCheckpointProcessRestore(int, void *), cuCheckpointProcessUnlock(int, void *);

enum { T = 12, FILES = 512 };
static const size_t piece = 8 << 20, size = 256 << 20;
static size_t files, way, huge;
static void *context, *buffer[T], *stream[T];
static addr memory;
static int fd[FILES];
static char *map[FILES];
static _Atomic size_t next;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void check(long rc, const char *what)
{
    if (rc) {
        printf("%s: %ld\n", what, rc);
        exit(1);
    }
}

enum { TOUCH, ORDERED, STRIDED, BACK, MAP, COPY, STREAMING, COPYBACK, REGISTER, DIRECT, DIRECTBACK, UNREGISTER, UNMAP };
static const char *names[] = {"touch", "pwrite, one file after the other", "pwrite, each thread its own file", "pread back", "map, populate", "memcpy to the map",
                              "streaming stores to the map", "memcpy back", "register", "direct copy", "direct copy back", "unregister", "unmap"};

static void stores(char *to, const char *from)
{
    for (size_t i = 0; i < piece; i += 16)
        _mm_stream_si128((__m128i *)(to + i), _mm_load_si128((const __m128i *)(from + i)));
    _mm_sfence();
}

static void part(size_t t, size_t f, size_t at)
{
    addr d = memory + f * size + at;
    void *b = buffer[t], *s = stream[t];
    char *m = map[f] + at;
    if (way == BACK)
        check(pread(fd[f], b, piece, at) != (ssize_t)piece, "pread");
    if (way == COPYBACK)
        memcpy(b, m, piece);
    if (way == BACK || way == COPYBACK)
        cuMemcpyHtoDAsync_v2(d, b, piece, s);
    else if (way == DIRECTBACK)
        cuMemcpyHtoDAsync_v2(d, m, piece, s);
    else
        cuMemcpyDtoHAsync_v2(way == DIRECT ? m : b, d, piece, s);
    check(cuStreamSynchronize(s), "copy");
    if (way == ORDERED || way == STRIDED)
        check(pwrite(fd[f], b, piece, at) != (ssize_t)piece, "pwrite");
    if (way == COPY)
        memcpy(m, b, piece);
    if (way == STREAMING)
        stores(m, b);
}

static void whole(size_t f)
{
    if (way == TOUCH) {
        fd[f] = memfd_create("stow", 0);
        check(ftruncate(fd[f], size), "ftruncate");
        map[f] = mmap(0, size, 3, MAP_SHARED, fd[f], 0);
        madvise(map[f], size, huge ? MADV_HUGEPAGE : MADV_NOHUGEPAGE);
        memset(map[f], 1, size);
        munmap(map[f], size);
    }
    if (way == MAP)
        map[f] = mmap(0, size, 3, MAP_SHARED | MAP_POPULATE, fd[f], 0);
    if (way == REGISTER)
        check(cuMemHostRegister_v2(map[f], size, 0), "register");
    if (way == UNREGISTER)
        check(cuMemHostUnregister(map[f]), "unregister");
    if (way == UNMAP)
        munmap(map[f], size), close(fd[f]);
}

static void *thread(void *p)
{
    size_t t = (size_t)p, n;
    check(cuCtxSetCurrent(context), "cuCtxSetCurrent");
    if (way == ORDERED)
        while ((n = next++) < files * size / piece)
            part(t, n * piece / size, n * piece % size);
    else if (way == TOUCH || way == MAP || way == REGISTER || way >= UNREGISTER)
        while ((n = next++) < files)
            whole(n);
    else
        while ((n = next++) < files)
            for (size_t at = 0; at < size; at += piece)
                part(t, n, at);
    return NULL;
}

static void measure(size_t w)
{
    pthread_t t[T];
    double start = now();
    way = w, next = 0;
    for (size_t i = 0; i < T; i++)
        pthread_create(&t[i], NULL, thread, (void *)i);
    for (size_t i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%-40s %.3f s\n", names[w], now() - start);
    fflush(stdout);
}

static void park(int pid)
{
    double t[5] = {now()};
    int rc[4] = {cuCheckpointProcessLock(pid, NULL)};
    t[1] = now(), rc[1] = cuCheckpointProcessCheckpoint(pid, NULL);
    t[2] = now(), rc[2] = cuCheckpointProcessRestore(pid, NULL);
    t[3] = now(), rc[3] = cuCheckpointProcessUnlock(pid, NULL);
    t[4] = now();
    for (int i = 0; i < 4; i++)
        printf("%s: %d, %.3f s\n", (char *[]){"lock", "checkpoint", "restore", "unlock"}[i], rc[i], t[i + 1] - t[i]);
}

int main(int n, char **argv)
{
    if (n < 2)
        return 2;
    int gib = atoi(argv[1]), idle = fork();
    check(cuInit(0), "cuInit");
    check(cuDevicePrimaryCtxRetain(&context, 0), "context");
    check(cuCtxSetCurrent(context), "context");
    if (idle == 0)
        return sleep(100);
    files = gib * 4ul;
    check(cuMemAlloc_v2(&memory, files * size), "cuMemAlloc");
    for (int i = 0; i < T; i++)
        check(cuMemHostAlloc(&buffer[i], piece, 0) || cuStreamCreate(&stream[i], 1), "buffers");
    for (int i = 0; i < 2; i++)
        park(idle);
    kill(idle, 9);
    wait(NULL);
    for (huge = 0; huge < 2; huge++) {
        printf("== huge pages: %zu\n", huge);
        for (size_t w = TOUCH; w <= UNMAP; w++)
            measure(w);
    }
}
