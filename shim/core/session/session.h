/* shim/core/session/session.h: the process's one session. Results are those of base/result.h, which are CUresult values. */
#ifndef FERRY_SESSION_H
#define FERRY_SESSION_H

int ferry_session_start(void);  /* connect once; 0, or NO_DEVICE with the reason logged */
int ferry_session_ready(void);  /* 0; NOT_INITIALIZED before cuInit and in a forked child; else as ferry_state_result */
void ferry_session_used(void);  /* cuInit succeeded: from now on a forked child is cut off */
int ferry_session_forked(void); /* is this a child that inherited a session? */
void ferry_session_close(void); /* end the session, so that the next start opens another; no call may be in flight */
void ferry_session_shut(void);  /* the process ends: answer DEINITIALIZED from now on, leave the connection to the kernel */
const char *ferry_session_peer(void);
extern void (*ferry_on_fork)(void); /* runs in a forked child, to free the locks that another thread held */
#endif
