/* shim/cuda/export_cudart.h: the private tables that cudart uses. */
#ifndef FERRY_SHIM_EXPORT_CUDART_H
#define FERRY_SHIM_EXPORT_CUDART_H
#include "export_stubs.h"

extern const export_word export_cudart_interface[13], export_integrity_check[3], export_context_local_storage[4];
#endif
