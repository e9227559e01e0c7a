#include "model/formats/archives/archives.h"
#include "model/formats/cell/serve.h"

namespace {

void read(const wb::worker::Request&, wb::ByteView file, const wb::import::PieceTaker& take,
          const wb::Task& task) {
  wb::import::RecordWriter records(wb::worker::pieceBytes, take);
  wb::import::readArchive(file, records, task);
}

}  // namespace

/// Reads one archive of objects for the program that starts it, and can do nothing else.
int main(int argc, char** argv) { return wb::worker::servePieces(argc, argv, read); }
