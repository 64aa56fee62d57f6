/* shim/cuda/capture.h: streams whose work becomes a graph. */
#ifndef FERRY_SHIM_CAPTURE_H
#define FERRY_SHIM_CAPTURE_H
#include "../core/ferry.h"
#include "gen_types.h"

struct shim_ctx;
CUresult shim_capture_allows(void);        /* may this thread make a call that is unsafe while a stream is captured? */
CUresult shim_capture_allows_legacy(CUstream s, const struct shim_ctx *c); /* if s is the legacy stream, may it be given work? */
CUresult shim_capture_forbids(CUstream s); /* a call that cannot be captured: spoils the capture of s, if there is one */
CUresult shim_capture_spoiled(CUstream s); /* may a captured stream be given work? */
void shim_capture_answered(CUstream s, CUresult rc); /* the server's answer to a wait, which may have spoiled a capture */
int shim_anybody_captures(void);
int shim_capturing(CUstream s);            /* is it being captured? To know may take a round trip */
void shim_capture_stream_gone(CUstream s);
#endif
