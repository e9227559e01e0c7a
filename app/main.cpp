#include "app/program.h"
#include "model/base/result_cache.h"
#include "model/import3d/read_model.h"
#include "model/worker/serve.h"

#include <cstdio>
#include <cstdlib>

namespace {

/// Once what is kept for the next run is written. To take down display, libraries and meshes one
/// by one takes longer than many a command; the system takes them back at once. Only where
/// sanitizers look for what nobody frees is everything freed.
int end(wb::app::ExitState state) {
  wb::setResultCache(nullptr);
#ifndef WEIGHBRIDGE_SANITIZED
  std::fflush(nullptr);
  std::_Exit(static_cast<int>(state));
#endif
  return static_cast<int>(state);
}

}  // namespace

int main(int argc, char** argv) {
  if (wb::worker::isAsked(argc, argv))
    return wb::worker::serve(argc, argv, wb::import3d::readModel);
  return end(wb::app::runProgram(argc, argv));
}
