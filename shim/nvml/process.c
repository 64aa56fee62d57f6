/* shim/nvml/process.c: processes by name, and the private table through which nvidia-smi lists them.
 *
 * The server knows a client's program by the name the kernel gives it. Where that process is in sight here, under the same name,
 * the command it was started by says more, and is what NVIDIA's library answers; as it does for processes without a GPU. */
#include "nvml.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct info { uint32_t pid; uint64_t used; uint32_t gpu_instance, compute_instance; }; /* nvmlProcessInfo_v2_t */
_Static_assert(sizeof(struct info) == 24, "nvmlProcessInfo_v2_t");

/* The beginning of a file of the process's, up to a NUL or a newline; "" where there is none. */
static void peek(uint32_t pid, const char *file, char *to, size_t room)
{
	char path[64];
	ssize_t n = 0;

	snprintf(path, sizeof path, "/proc/%u/%s", pid, file);
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0) {
		n = read(fd, to, room - 1);
		close(fd);
	}
	to[n > 0 ? n : 0] = 0;
	to[strcspn(to, "\n")] = 0;
}

NVML_API nvmlReturn_t nvmlSystemGetProcessName(unsigned pid, char *name, unsigned length)
{
	char comm[64], command[4096];
	nvmlReturn_t rc = nvml_call(NVML_OP_nvmlSystemGetProcessName, (const uint64_t[]){pid, NVML_P(name), length});

	if ((rc && rc != NVML_ERROR_NOT_FOUND) || !name || !length)
		return rc;
	if (!rc) { /* the same pid may be another process in our namespace */
		name[length - 1] = 0;
		peek(pid, "comm", comm, sizeof comm);
		if (!*comm || strncmp(comm, name, length - 1))
			return rc;
	}
	peek(pid, "cmdline", command, sizeof command);
	if (!*command)
		return rc;
	snprintf(name, length, "%s", command);
	return NVML_SUCCESS;
}

/* --- NVIDIA's private tables of functions, by a UUID.
 *
 * nvidia-smi 580 does not start without one, and lists processes through three functions in it. How it uses the table is plain
 * from how it calls: the first word is the table's size in bytes; a function that is missing counts as not supported. */
struct smi_process { struct info info; uint64_t protected_memory; char name[4096]; };
_Static_assert(sizeof(struct smi_process) == 0x1020, "what nvidia-smi allocates");

static nvmlReturn_t list(unsigned op, void *device, unsigned *count, struct smi_process *out)
{
	if (!count || !out)
		return NVML_ERROR_INVALID_ARGUMENT;
	unsigned room = *count < 4096 ? *count : 4096;
	struct info *found = calloc(room + 1, sizeof *found);
	if (!found)
		return NVML_ERROR_MEMORY;
	unsigned n = room;
	nvmlReturn_t rc = nvml_call(op, (const uint64_t[]){NVML_P(device), NVML_P(&n), NVML_P(found)});
	*count = n;
	for (unsigned i = 0; !rc && i < n && i < room; i++) {
		out[i].info = found[i];
		out[i].protected_memory = 0;
		if (nvmlSystemGetProcessName(found[i].pid, out[i].name, sizeof out[i].name))
			snprintf(out[i].name, sizeof out[i].name, "[Not Found]"); /* it has just ended */
	}
	free(found);
	return rc;
}

static nvmlReturn_t compute(void *d, unsigned *n, void *out) { return list(NVML_OP_nvmlDeviceGetComputeRunningProcesses_v3, d, n, out); }
static nvmlReturn_t graphics(void *d, unsigned *n, void *out) { return list(NVML_OP_nvmlDeviceGetGraphicsRunningProcesses_v3, d, n, out); }
static nvmlReturn_t mps(void *d, unsigned *n, void *out) { return list(NVML_OP_nvmlDeviceGetMPSComputeRunningProcesses_v3, d, n, out); }

/* Whether the device is one nvidia-smi shall watch (dmon, pmon): it leaves out those that answer 0. */
static nvmlReturn_t watchable(void *device, int *yes)
{
	if (!yes || !nvml_is(NVML_KIND_Device, NVML_P(device)))
		return NVML_ERROR_INVALID_ARGUMENT;
	*yes = 1;
	return NVML_SUCCESS;
}

NVML_API nvmlReturn_t nvmlInternalGetExportTable(const void **table, const void *id)
{
	static const unsigned char smi[16] = {0xc4, 0xfe, 0x3e, 0x6c, 0xc9, 0x8f, 0x6c, 0x4e, 0xa3, 0x27, 0xee, 0x69, 0x6e, 0x12, 0xf7, 0xc4};
	typedef nvmlReturn_t lister(void *, unsigned *, void *);
	static const union { size_t size; nvmlReturn_t (*asks)(void *, int *); lister *list; } entries[512] = {
		[0] = {.size = sizeof entries}, [0x240 / 8] = {.asks = watchable}, [0x6a8 / 8] = {.list = compute}, [0x6b0 / 8] = {.list = graphics}, [0x6b8 / 8] = {.list = mps},
	};

	if (!table || !id)
		return NVML_ERROR_INVALID_ARGUMENT;
	*table = memcmp(id, smi, sizeof smi) ? NULL : entries;
	return *table ? NVML_SUCCESS : NVML_ERROR_NOT_FOUND;
}
