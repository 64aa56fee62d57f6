#include "base/blake3.h"
