#include "app/program.h"

int main(int argc, char** argv) { return static_cast<int>(wb::app::runProgram(argc, argv)); }
