#include "model/import/measured_costs.h"

#include "model/base/file.h"
#include "model/base/limits.h"
#include "model/import/measured_csv.h"
#include "model/import/measured_reply.h"
#include "model/import/texts.h"

#include <algorithm>
#include <utility>

namespace wb::import {
namespace {

/// No CSV of costs begins like this.
bool looksLikeReply(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  return first != std::string_view::npos && (text[first] == '<' || text[first] == '{');
}

}  // namespace

Result<Loaded<std::vector<scene::Measured>>> readMeasured(ByteView bytes,
                                                          const scene::Scene& scene) {
  return looksLikeReply(textOf(bytes)) ? readMeasuredReply(bytes, scene)
                                       : readMeasuredCsv(textOf(bytes), scene);
}

Result<Loaded<std::vector<scene::Measured>>> withMeasuredFile(const std::filesystem::path& path,
                                                              const scene::Scene& scene) {
  const auto bytes = readFile(path, limits::measuredBytes);
  if (!bytes) return tl::unexpected(bytes.error());
  auto read = readMeasured(*bytes, scene);
  if (!read) return tl::unexpected(inFile(std::move(read).error(), path.string()));
  Loaded<std::vector<scene::Measured>> all{scene.measured, {}};
  for (scene::Measured& measured : read->value) {
    std::erase_if(all.value, [&](const scene::Measured& old) {
      return old.linksetId == measured.linksetId && old.linkset == measured.linkset;
    });
    all.value.push_back(std::move(measured));
  }
  append(all.findings, std::move(read->findings), path.string());
  return all;
}

}  // namespace wb::import
