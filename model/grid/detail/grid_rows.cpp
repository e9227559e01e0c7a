#include "model/grid/detail/grid_rows.h"

#include "model/core/text_width.h"
#include "model/core/utf8.h"
#include "model/grid/detail/grid_fields.h"
#include "model/grid/detail/grid_texts.h"

#include <algorithm>

namespace wb::grid {
namespace {

constexpr std::string_view hexadecimal = "0123456789abcdef";
constexpr std::string_view replacement = "\xef\xbf\xbd";

bool isStorable(std::string_view text) {
  const auto isPlain = [](unsigned char c) { return c > 0 && c < 0x80; };
  return std::ranges::all_of(text, isPlain) ||
         (text.find('\0') == std::string_view::npos && isUtf8(text));
}

std::size_t makeStorable(scene::Linkset& linkset) {
  std::size_t count = 0;
  for (std::string* text : {&linkset.name, &linkset.region, &linkset.parcel})
    count += grid::makeStorable(*text);
  for (scene::Part& part : linkset.parts) count += grid::makeStorable(part.name);
  return count;
}

}  // namespace

IdText::IdText(const Uuid& id) : isNull_(id.isNull()) {
  if (isNull_) return;
  std::size_t at = 0;
  for (const std::uint8_t byte : id.bytes) {
    if (at == 8 || at == 13 || at == 18 || at == 23) characters_[at++] = '-';
    characters_[at++] = hexadecimal[byte >> 4];
    characters_[at++] = hexadecimal[byte & 15];
  }
}

Result<void> writeRows(TableId table, const SourceStatistics& source, std::int64_t number,
                       const cost::Profile& profile, const RowSink& sink) {
  switch (table) {
    case TableId::sources:
      return writeSource(source, number, sink);
    case TableId::regions:
      return writeRegions(source, number, sink);
    case TableId::linksets:
      return writeLinksets(source, number, sink);
    case TableId::parts:
      return writeParts(source, number, profile, sink);
    case TableId::meta:
      break;
  }
  return {};
}

bool makeStorable(std::string& text) {
  if (isStorable(text)) return false;
  std::string valid;
  for (const char c : validUtf8(text)) valid += c == '\0' ? replacement : std::string_view(&c, 1);
  text = std::move(valid);
  return true;
}

Diagnostics makeTextsStorable(scene::Scene& scene) {
  std::size_t count = 0;
  for (scene::Region& region : scene.regions) count += makeStorable(region.name);
  for (scene::Linkset& linkset : scene.linksets) count += makeStorable(linkset);
  if (count == 0) return {};
  return {{Severity::warning, gridTexts["grid.unstorable_texts"], {{"count", count}}, {}, 1, {}}};
}

}  // namespace wb::grid
