#include "model/formats/measured_costs.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/measured_chat.h"
#include "model/formats/detail/measured_csv.h"
#include "model/formats/detail/measured_reply.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

namespace wb::import {
namespace {

/// No CSV of costs begins like this.
bool looksLikeReply(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  return first != std::string_view::npos && (text[first] == '<' || text[first] == '{');
}

}  // namespace

Result<Loaded<std::vector<scene::Measured>>> readMeasured(ByteView bytes, const scene::Scene& scene,
                                                          const Task& task) {
  if (holdsMeasuredLines(textOf(bytes))) return readMeasuredChat(textOf(bytes), scene, task);
  return looksLikeReply(textOf(bytes)) ? readMeasuredReply(bytes, scene, task)
                                       : readMeasuredCsv(textOf(bytes), scene, task);
}

Result<Loaded<std::vector<scene::Measured>>> withMeasuredText(std::string_view text,
                                                              const std::string& name,
                                                              const scene::Scene& scene,
                                                              const Task& task) {
  auto read = readMeasured(bytesOf(text), scene, task);
  if (!read) return tl::unexpected(inFile(std::move(read).error(), name));
  using Whose = std::pair<Uuid, std::string_view>;
  const auto whose = [](const scene::Measured& one) { return Whose(one.linksetId, one.linkset); };
  std::set<Whose> said;
  for (const scene::Measured& measured : read->value) said.insert(whose(measured));
  Loaded<std::vector<scene::Measured>> all{scene.measured, {}};
  std::erase_if(all.value, [&](const scene::Measured& old) { return said.contains(whose(old)); });
  std::ranges::move(read->value, std::back_inserter(all.value));
  append(all.findings, std::move(read->findings), name);
  return all;
}

Result<Loaded<std::vector<scene::Measured>>> withMeasuredFile(const std::filesystem::path& path,
                                                              const scene::Scene& scene,
                                                              const Task& task) {
  const auto bytes = readFile(path, limits::measuredBytes, task);
  if (!bytes) return tl::unexpected(bytes.error());
  return withMeasuredText(textOf(*bytes), path.string(), scene, task);
}

}  // namespace wb::import
