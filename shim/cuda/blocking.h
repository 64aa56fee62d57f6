/* shim/cuda/blocking.h: calls that natively return when their work is done. Here one may return earlier, as long as the program cannot tell. */
#ifndef FERRY_SHIM_BLOCKING_H
#define FERRY_SHIM_BLOCKING_H
#include "../core/ferry.h"
#include "gen_types.h"

/* Streams are resolved ones (shim_resolve_stream). */
void blocking_note_write(CUstream s);     /* a command was sent that may write memory which the program reads without asking */
void blocking_note_kernel(CUstream s);    /* a kernel was sent: the same, if the program has memory that kernels can write so */
void blocking_kernels_reach_host(void);   /* from now on it has */
void blocking_note_lasting(CUstream s);   /* the stream is about to be given work that may last, or wait for the program */
void blocking_streams_are_independent(void); /* the program is about to make a stream that does not wait for the default stream */
void blocking_note_sent(void);            /* a call that natively blocks, or all but does, has sent its work and returns */
CUresult blocking_wait_for_sent(void);    /* wait for the last such work: what it uses is about to be taken away */
/* A call that blocks natively has sent its work: wait now if the program could tell. in: it wrote memory of the device's, which the program
 * may give to other streams and processes next. */
CUresult blocking_end(CUstream s, int in);
CUresult blocking_settle(void);           /* the program asks how far the GPU is: wait now if blocking_end did not */
CUresult blocking_begin(CUstream s, int pinned); /* a call that blocks natively is about to read host memory: wait if earlier work may write it */
CUresult blocking_catch_up(CUstream s);   /* wait until work of this process's may be done in the stream's place */
#endif
