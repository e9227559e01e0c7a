#include "app/program.h"

int main(int argc, char** argv) { return wb::app::endAtOnce(wb::app::runProgram(argc, argv)); }
