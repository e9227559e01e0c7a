#include "model/scene/project.h"

#include "model/scene/detail/project_pieces.h"

#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

using namespace wb;

/// Nothing where anything is to be said.
std::optional<scene::Scene> silentlyRead(std::string_view text) {
  auto read = scene::parseProject(text, "/nonexistent");
  if (!read || !read->findings.empty()) return {};
  return std::move(read->value);
}

/// What pieces make of which nothing is to be said, the whole makes, too.
void comparePieces(std::string_view text) {
  constexpr std::size_t small = 16;
  const auto pieces = scene::piecesOf(text, small);
  if (!pieces) return;
  const auto rest = silentlyRead(pieces->rest);
  if (!rest || !rest->linksets.empty()) return;
  std::vector<scene::Linkset> linksets;
  for (const std::string& piece : pieces->linksets) {
    const auto read = silentlyRead(R"({"weighbridge":1,)" + piece.substr(1));
    if (!read) return;
    linksets.insert(linksets.end(), read->linksets.begin(), read->linksets.end());
  }
  const auto whole = scene::parseProject(text, "/nonexistent");
  if (!whole || whole->value.linksets != linksets) std::abort();
}

}  // namespace

/// Whatever the bytes say: an error, or a project that is written so that it reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const std::filesystem::path folder = "/nonexistent";
  const std::string_view text = textOf({data, size});
  comparePieces(text);
  auto read = scene::parseProject(text, folder);
  if (!read) return 0;
  if (!scene::looksLikeProject(text)) std::abort();
  const std::string saved = scene::formatProject(read->value, folder);
  auto again = scene::parseProject(saved, folder);
  if (!again || scene::formatProject(again->value, folder) != saved) std::abort();
  return 0;
}
