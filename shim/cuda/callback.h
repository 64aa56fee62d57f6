/* shim/cuda/callback.h: functions that a stream calls when it comes to them. */
#ifndef FERRY_SHIM_CALLBACK_H
#define FERRY_SHIM_CALLBACK_H
#include "gen_types.h"

/* Have a stream call a function of the shim's, as cuLaunchHostFunc does. data is freed when it is not needed any more, and if this fails. */
CUresult shim_call_in_stream(CUstream s, void (*fn)(void *), void *data);
/* The stream waits until shim_barrier_open (token.h) is called with what reached is told, which runs where host functions do and must not wait. */
CUresult shim_barrier(CUstream s, void (*reached)(void *data, uint64_t barrier), void *data);
#endif
