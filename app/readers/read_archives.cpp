#include "model/formats/archives/archives.h"
#include "model/formats/archives/map_files.h"
#include "model/formats/archives/object_files.h"
#include "model/formats/cell/serve.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace {

using Reader = void (*)(wb::ByteView file, wb::import::RecordWriter& records, const wb::Task& task);

struct Readable {
  std::string_view word;
  Reader read;
};

constexpr std::array all{
    Readable{"archive", wb::import::readArchive}, Readable{"object", wb::import::readObjectFile},
    Readable{"export", wb::import::readExportFile}, Readable{"reply", wb::import::readReply},
    Readable{"map", wb::import::readMapFile}};

void read(const wb::worker::Request& request, wb::ByteView file, const wb::import::PieceTaker& take,
          const wb::Task& task) {
  wb::import::RecordWriter records(wb::worker::pieceBytes, take);
  const auto found = std::ranges::find(all, request.format, &Readable::word);
  if (found != all.end()) found->read(file, records, task);
}

}  // namespace

/// Reads one archive of objects, one file of them, one reply of a grid or one map for the program
/// that starts it, and can do nothing else.
int main(int argc, char** argv) { return wb::worker::servePieces(argc, argv, read); }
