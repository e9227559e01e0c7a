#include "app/program.h"
#include "model/formats/models3d/models3d.h"
#include "model/formats/reader/serve.h"

int main(int argc, char** argv) {
  if (wb::worker::isAsked(argc, argv))
    return wb::worker::serve(argc, argv, wb::import3d::readModel);
  return wb::app::endAtOnce(wb::app::runProgram(argc, argv));
}
