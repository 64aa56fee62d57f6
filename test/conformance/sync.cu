// sync: which copies and sets wait, and what the host reads then: sets, and copies of one dimension.
// sync_parts.h says what a row is.
#include "sync_parts.h"

using namespace rows;

static unsigned two(unsigned char v) { return v * 0x101u; }
static unsigned four(unsigned char v) { return v * 0x1010101u; }

static const operation memset_d8 = {"memset_d8", ROW_CALL { return plain ? f.cuMemsetD8(to(t, d), v, z.width) : f.cuMemsetD8Async(to(t, d), v, z.width, on); }, true, true, true};
static const operation memset_d16 = {"memset_d16", ROW_CALL { return plain ? f.cuMemsetD16(to(t, d), two(v), z.width / 2) : f.cuMemsetD16Async(to(t, d), two(v), z.width / 2, on); }, true, true, true};
static const operation memset_d32 = {"memset_d32", ROW_CALL { return plain ? f.cuMemsetD32(to(t, d), four(v), z.width / 4) : f.cuMemsetD32Async(to(t, d), four(v), z.width / 4, on); }, true, true, true};
static const operation memset_2d8 = {"memset_2d8", ROW_CALL { return plain ? f.cuMemsetD2D8(to(t, d), z.pitch, v, z.width, z.rows) : f.cuMemsetD2D8Async(to(t, d), z.pitch, v, z.width, z.rows, on); }, true, true, true};
static const operation memset_2d16 = {"memset_2d16", ROW_CALL { return plain ? f.cuMemsetD2D16(to(t, d), z.pitch, two(v), z.width / 2, z.rows) : f.cuMemsetD2D16Async(to(t, d), z.pitch, two(v), z.width / 2, z.rows, on); }, true, true, true};
static const operation memset_2d32 = {"memset_2d32", ROW_CALL { return plain ? f.cuMemsetD2D32(to(t, d), z.pitch, four(v), z.width / 4, z.rows) : f.cuMemsetD2D32Async(to(t, d), z.pitch, four(v), z.width / 4, z.rows, on); }, true, true, true};

static const operation memcpy_ = {"memcpy", ROW_CALL { return plain ? f.cuMemcpy(to(t, d), of(t, s), z.width) : f.cuMemcpyAsync(to(t, d), of(t, s), z.width, on); }, false, true, true};
static const operation htod = {"htod", ROW_CALL { return plain ? f.cuMemcpyHtoD(to(t, d), of_host(t, s), z.width) : f.cuMemcpyHtoDAsync(to(t, d), of_host(t, s), z.width, on); }, false, true, true};
static const operation dtoh = {"dtoh", ROW_CALL { return plain ? f.cuMemcpyDtoH(to_host(t, d), of(t, s), z.width) : f.cuMemcpyDtoHAsync(to_host(t, d), of(t, s), z.width, on); }, false, true, true};
static const operation dtod = {"dtod", ROW_CALL { return plain ? f.cuMemcpyDtoD(to(t, d), of(t, s), z.width) : f.cuMemcpyDtoDAsync(to(t, d), of(t, s), z.width, on); }, false, true, true};

static const shape small = {1000, 1000, 1}, large = {LARGEST, LARGEST, 1}, rectangle = {128, 100, 10};

static int make()
{
	for (kind k : {device, pinned, mapped, registered, managed, pageable, device_of_other, pinned_of_other}) {
		add(memset_d8, k, nothing, small, "", true);
		for (const operation *o : {&memset_d16, &memset_d32})
			add(*o, k, nothing, small, "", false);
		for (const operation *o : {&memset_2d8, &memset_2d16, &memset_2d32})
			add(*o, k, nothing, rectangle, "", false);
	}
	const kind mine[] = {device, pinned, mapped, registered, managed, pageable}, others[] = {device_of_other, pinned_of_other};
	for (kind d : mine)
		for (kind s : mine)
			add(memcpy_, d, s, small, "", true);
	for (kind k : others)
		for (kind o : {device, pinned, pageable}) {
			add(memcpy_, k, o, small, "", false);
			add(memcpy_, o, k, small, "", false);
		}
	for (kind k : {pinned, mapped, registered, managed, pageable}) {
		add(memcpy_, device, k, large, "_large", false);
		add(memcpy_, k, device, large, "_large", false);
		add(htod, device, k, small, "", false);
		add(dtoh, k, device, small, "", false);
	}
	add(memcpy_, device, device, large, "_large", false);
	add(htod, mapped, pageable, small, "", false);
	add(dtoh, pageable, mapped, small, "", false);
	for (kind k : {device, mapped, managed}) {
		add(dtod, k, device, small, "", false);
		if (k != device) {
			add(dtod, device, k, small, "", false);
			add(dtod, k, k, small, "", false);
		}
	}
	return register_entries();
}
static const int made = make();
