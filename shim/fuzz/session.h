#ifndef FERRY_FUZZ_SESSION_H
#define FERRY_FUZZ_SESSION_H
void session_environment(void); /* once, before anything of the shim runs */
int session_open(int honest);   /* end the session there is, begin another; ferry_session_start's answer */
#endif
