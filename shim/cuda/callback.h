/* shim/cuda/callback.h: functions that a stream calls when it comes to them. */
#ifndef FERRY_SHIM_CALLBACK_H
#define FERRY_SHIM_CALLBACK_H
#include "gen_types.h"

/* Have a stream call a function of the shim's, as cuLaunchHostFunc does. data is freed when it is not needed any more, and if this fails. */
CUresult shim_call_in_stream(CUstream s, void (*fn)(void *), void *data);
#endif
