#include "app/end.h"

#include "model/core/result_cache.h"

#include <cstdio>
#include <cstdlib>

namespace wb::app {

int endAtOnce(ExitState state) {
  setResultCache(nullptr);
#ifndef WEIGHBRIDGE_SANITIZED
  std::fflush(nullptr);
  std::_Exit(static_cast<int>(state));
#endif
  return static_cast<int>(state);
}

}  // namespace wb::app
