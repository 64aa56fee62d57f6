/* shim/nvml/library.c: what needs no server, or only the one question nvmlInit asks.
 *
 * nvmlInit counts references as NVIDIA's library does. The last nvmlShutdown closes the session, so that a lost server can be
 * found again by the next nvmlInit; with a call in flight on another thread the session stays.
 * Order: a call adds itself to busy and then reads references; shutdown drops a reference and then reads busy. */
#include "nvml.h"

struct text { char s[80]; };
static struct { struct text driver, library; int cuda; unsigned devices; } known; /* written by the first nvmlInit */
static ferry_mu mu;             /* serialises init and shutdown */
static _Atomic int references, busy;
const unsigned ferry_service = 1;

static void forked(void)
{
	atomic_store(&mu.word, 0);
	atomic_store(&busy, 0);
}

nvmlReturn_t nvml_enter(void)
{
	atomic_fetch_add(&busy, 1);
	if (atomic_load(&references))
		return NVML_SUCCESS;
	atomic_fetch_sub(&busy, 1);
	return NVML_ERROR_UNINITIALIZED;
}

void nvml_leave(void) { atomic_fetch_sub(&busy, 1); }

static nvmlReturn_t first_init(void)
{
	ferry_on_fork = forked;
	if (ferry_session_start())
		return NVML_ERROR_DRIVER_NOT_LOADED; /* the reason is logged */
	nvmlReturn_t rc = nvml_ask(NVML_OP_Start, (const uint64_t[]){NVML_P(&known.driver), NVML_P(&known.library), NVML_P(&known.cuda), NVML_P(&known.devices)});
	if (rc)
		ferry_session_close();
	known.driver.s[sizeof known.driver.s - 1] = 0;
	known.library.s[sizeof known.library.s - 1] = 0;
	return rc;
}

NVML_API nvmlReturn_t nvmlInitWithFlags(unsigned flags)
{
	nvmlReturn_t rc = NVML_SUCCESS;

	if (flags & ~3u) /* NO_GPUS, NO_ATTACH: with us there is nothing to attach to */
		return NVML_ERROR_INVALID_ARGUMENT;
	ferry_lock(&mu);
	if (!atomic_load(&references))
		rc = first_init();
	if (!rc)
		atomic_fetch_add(&references, 1);
	ferry_unlock(&mu);
	return rc;
}

NVML_API nvmlReturn_t nvmlInit_v2(void) { return nvmlInitWithFlags(0); }
NVML_API nvmlReturn_t nvmlInit(void) { return nvmlInitWithFlags(0); }

NVML_API nvmlReturn_t nvmlShutdown(void)
{
	nvmlReturn_t rc = NVML_ERROR_UNINITIALIZED;

	ferry_lock(&mu);
	if (atomic_load(&references)) {
		rc = NVML_SUCCESS;
		if (atomic_fetch_sub(&references, 1) == 1 && !atomic_load(&busy))
			ferry_session_close();
	}
	ferry_unlock(&mu);
	return rc;
}

static nvmlReturn_t text_out(const struct text *from, char *to, unsigned room)
{
	nvmlReturn_t rc = nvml_enter();
	if (rc)
		return rc;
	size_t n = strlen(from->s) + 1;
	rc = !to ? NVML_ERROR_INVALID_ARGUMENT : room < n ? NVML_ERROR_INSUFFICIENT_SIZE : NVML_SUCCESS;
	if (!rc)
		memcpy(to, from->s, n);
	nvml_leave();
	return rc;
}

NVML_API nvmlReturn_t nvmlSystemGetDriverVersion(char *version, unsigned length) { return text_out(&known.driver, version, length); }
NVML_API nvmlReturn_t nvmlSystemGetNVMLVersion(char *version, unsigned length) { return text_out(&known.library, version, length); }

static nvmlReturn_t number_out(int value, int *to)
{
	nvmlReturn_t rc = nvml_enter();
	if (rc)
		return rc;
	if (to)
		*to = value;
	nvml_leave();
	return to ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
}

NVML_API nvmlReturn_t nvmlSystemGetCudaDriverVersion(int *version) { return number_out(known.cuda, version); }
NVML_API nvmlReturn_t nvmlSystemGetCudaDriverVersion_v2(int *version) { return number_out(known.cuda, version); }
NVML_API nvmlReturn_t nvmlDeviceGetCount_v2(unsigned *count) { return number_out((int)known.devices, (int *)count); }
NVML_API nvmlReturn_t nvmlDeviceGetCount(unsigned *count) { return number_out((int)known.devices, (int *)count); }

/* The server numbers its devices as the driver does, so their handles can be named without asking. */
NVML_API nvmlReturn_t nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device)
{
	nvmlReturn_t rc = nvml_enter();
	if (rc)
		return rc;
	rc = device && index < known.devices ? NVML_SUCCESS : NVML_ERROR_INVALID_ARGUMENT;
	if (!rc)
		*device = (void *)(uintptr_t)nvml_handle(NVML_KIND_Device, index + 1);
	nvml_leave();
	return rc;
}

NVML_API nvmlReturn_t nvmlDeviceGetHandleByIndex(unsigned index, void **device) { return nvmlDeviceGetHandleByIndex_v2(index, device); }

/* In the words of driver 580, which nvidia-smi has too; programs print them. */
NVML_API const char *nvmlErrorString(nvmlReturn_t result)
{
	static const char *const text[] = {
		[NVML_SUCCESS] = "Success",
		[NVML_ERROR_UNINITIALIZED] = "Uninitialized",
		[NVML_ERROR_INVALID_ARGUMENT] = "Invalid Argument",
		[NVML_ERROR_NOT_SUPPORTED] = "Not Supported",
		[NVML_ERROR_NO_PERMISSION] = "Insufficient Permissions",
		[NVML_ERROR_ALREADY_INITIALIZED] = "Already Initialized",
		[NVML_ERROR_NOT_FOUND] = "Not Found",
		[NVML_ERROR_INSUFFICIENT_SIZE] = "Insufficient Size",
		[NVML_ERROR_INSUFFICIENT_POWER] = "Insufficient External Power",
		[NVML_ERROR_DRIVER_NOT_LOADED] = "Driver Not Loaded",
		[NVML_ERROR_TIMEOUT] = "Timeout",
		[NVML_ERROR_IRQ_ISSUE] = "Interrupt Request Issue",
		[NVML_ERROR_LIBRARY_NOT_FOUND] = "NVML Shared Library Not Found",
		[NVML_ERROR_FUNCTION_NOT_FOUND] = "Function Not Found",
		[NVML_ERROR_CORRUPTED_INFOROM] = "Corrupted infoROM",
		[NVML_ERROR_GPU_IS_LOST] = "GPU is lost",
		[NVML_ERROR_RESET_REQUIRED] = "GPU requires reset",
		[NVML_ERROR_OPERATING_SYSTEM] = "GPU access blocked by the operating system",
		[NVML_ERROR_LIB_RM_VERSION_MISMATCH] = "Driver/library version mismatch",
		[NVML_ERROR_IN_USE] = "In use by another client",
		[NVML_ERROR_MEMORY] = "Insufficient Memory",
		[NVML_ERROR_NO_DATA] = "No data",
		[NVML_ERROR_VGPU_ECC_NOT_SUPPORTED] = "vGPU ECC not supported",
		[NVML_ERROR_INSUFFICIENT_RESOURCES] = "Insufficient Resources",
		[NVML_ERROR_FREQ_NOT_SUPPORTED] = "Invalid Frequency",
		[NVML_ERROR_ARGUMENT_VERSION_MISMATCH] = "Argument version mismatch",
		[NVML_ERROR_DEPRECATED] = "Requested functionality has been deprecated",
		[NVML_ERROR_NOT_READY] = "System is not in ready state",
		[NVML_ERROR_GPU_NOT_FOUND] = "No supported GPUs were found",
		[NVML_ERROR_RESET_TYPE_NOT_SUPPORTED] = "Reset type is not supported for given device",
		[NVML_ERROR_INVALID_STATE] = "Resource not in correct state to perform requested operation",
	};
	if ((unsigned)result < sizeof text / sizeof *text && text[result])
		return text[result];
	return "Unknown Error";
}
