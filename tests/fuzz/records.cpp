#include "model/formats/detail/object_records.h"
#include "model/formats/detail/open_sim_archive.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

/// Whatever a reading process says that somebody took over: an error, or a scene whose linksets
/// have parts. The first byte says what is read: the objects of a file, or of an archive.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  if (size == 0) return 0;
  constexpr std::size_t most = 13;
  const import::RecordSource source = [&](const import::PieceTaker& take) -> Result<void> {
    for (std::size_t at = 1; at < size; at += most)
      if (!take({data + at, std::min(most, size - at)})) break;
    return {};
  };
  const auto read = data[0] == 'a' ? import::readOpenSimArchive(source, "fuzz")
                                   : import::readObjectRecords(source, "fuzz");
  if (!read) {
    if (message(read.error()).empty()) std::abort();
    return 0;
  }
  for (const scene::Linkset& linkset : read->value.linksets)
    if (linkset.parts.empty()) std::abort();
  return 0;
}
