#include "app/program.h"
#include "model/plain/read_model.h"
#include "model/worker/serve.h"

int main(int argc, char** argv) {
  if (wb::worker::isAsked(argc, argv)) return wb::worker::serve(argc, argv, wb::plain::readModel);
  return static_cast<int>(wb::app::runProgram(argc, argv));
}
