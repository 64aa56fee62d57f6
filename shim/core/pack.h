#include "net/pack.h"
