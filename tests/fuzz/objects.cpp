#include "model/formats/detail/slm.h"
#include "model/formats/measured_costs.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/oxp.h"
#include "tests/formats/archive_here.h"
#include "tests/formats/reply_here.h"

#include <cstdint>
#include <cstdlib>
#include <vector>

namespace wb::import {
namespace {

void demandParts(const std::vector<scene::Linkset>& linksets) {
  for (const scene::Linkset& linkset : linksets)
    if (linkset.parts.empty()) std::abort();
}

void tryObjects(ByteView bytes) {
  const auto read = readOpenSimObjects(bytes, [](const Uuid& id) { return id.text(); });
  if (read) demandParts(read->value);
}

void tryArchive(ByteView bytes) {
  const auto read = test::readArchiveHere(bytes, "fuzz");
  if (read) demandParts(read->value.linksets);
}

void tryExport(ByteView bytes) {
  const auto read = readOxp(bytes, "fuzz");
  if (read) demandParts(read->value.linksets);
}

void tryMeasured(ByteView bytes) {
  scene::Scene scene;
  scene.linksets.emplace_back().name = "a";
  const auto read = readMeasured(bytes, scene, {}, test::readReplyHere);
  if (!read && message(read.error()).empty()) std::abort();
}

void trySlm(ByteView bytes) {
  const auto read = readSlm(bytes, "fuzz");
  if (!read && message(read.error()).empty()) std::abort();
}

}  // namespace
}  // namespace wb::import

/// Whatever the bytes say to the reader that the first of them chooses: an error, or linksets of at
/// least one part each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  if (size == 0) return 0;
  const ByteView bytes{data + 1, size - 1};
  if (data[0] == 's') import::trySlm(bytes);
  if (data[0] == 'x') import::tryObjects(bytes);
  if (data[0] == 'a') import::tryArchive(bytes);
  if (data[0] == 'o') import::tryExport(bytes);
  if (data[0] == 'm') import::tryMeasured(bytes);
  return 0;
}
