#include "model/formats/cell/serve.h"
#include "model/formats/models3d/models3d.h"

/// Reads one 3D model for the program that starts it, and can do nothing else.
int main(int argc, char** argv) { return wb::worker::serve(argc, argv, wb::import3d::readModel); }
