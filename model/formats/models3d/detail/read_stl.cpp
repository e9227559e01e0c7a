#include "model/formats/models3d/detail/read_stl.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/reader/text_facets.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <utility>

namespace wb::import3d {
namespace {

constexpr std::size_t headerBytes = 80;
constexpr std::size_t beginBytes = headerBytes + sizeof(std::uint32_t);

static_assert(std::endian::native == std::endian::little, "numbers of STL are copied as they are");
static_assert(sizeof(Vector3) == 3 * sizeof(float), "and so are corners");

constexpr const char* usualMaterial = "DefaultMaterial";  // As of all formats without any.

/// Returns whether all of its corners are finite.
bool addFacet(const std::array<std::string_view, 9>& words, Surface& surface) {
  if (surface.positions.size() + 3 > limits::modelCorners)
    refuse(worker::Refusal::Reason::tooLarge, {"triangles"});
  const auto first = static_cast<std::uint32_t>(surface.positions.size());
  std::array<float, 9> numbers;
  for (std::size_t i = 0; i < words.size(); ++i) {
    double number = std::numeric_limits<double>::quiet_NaN();
    if (!readNumber(words[i], number)) number = std::numeric_limits<double>::quiet_NaN();
    numbers[i] = static_cast<float>(number);
  }
  for (std::size_t i = 0; i < numbers.size(); i += 3)
    surface.positions.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2]);
  surface.triangles.push_back({first, first + 1, first + 2});
  return std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); });
}

}  // namespace

bool isBinaryStl(ByteView bytes) {
  if (bytes.size() < beginBytes + Facets::bytes) return false;
  std::uint32_t declared = 0;
  std::memcpy(&declared, bytes.data() + headerBytes, sizeof declared);
  return bytes.size() == beginBytes + Facets::bytes * declared;
}

FileScene readBinaryStl(ByteView bytes) {
  std::uint32_t declared = 0;
  if (bytes.size() >= beginBytes)
    std::memcpy(&declared, bytes.data() + headerBytes, sizeof declared);
  if (bytes.size() < beginBytes + Facets::bytes * declared)
    refuseDamaged("byte " + std::to_string(bytes.size()), "the data ends there");
  Surface surface;
  surface.material = usualMaterial;
  surface.facets = Facets(bytes.subspan(beginBytes, Facets::bytes * declared));
  SceneBuilder builder;
  if (declared > 0) builder.addNode({}, glm::dmat4(1), std::array{builder.add(std::move(surface))});
  return std::move(builder).take({worker::UpAxis::z, 1});
}

FileScene readTextStl(std::string_view text) {
  SceneBuilder builder;
  stl::TextFacets facets(text);
  Surface surface;
  std::string name;
  std::string unusableAt;
  const auto finishSolid = [&] {
    if (surface.triangles.empty()) return;
    surface.material = usualMaterial;
    builder.addNode(name, glm::dmat4(1), std::array{builder.add(std::exchange(surface, {}))});
  };
  for (auto item = facets.next(); item != stl::TextFacets::Item::end; item = facets.next()) {
    if (item == stl::TextFacets::Item::solid) {
      finishSolid();
      name = facets.solid();
      continue;
    }
    if (!addFacet(facets.corners(), surface) && unusableAt.empty())
      unusableAt = "facet " + std::to_string(facets.facets());
  }
  finishSolid();
  return std::move(builder).take({worker::UpAxis::z, 1}, std::move(unusableAt));
}

namespace {

/// The facets that a binary file declares, without what some programs write behind them. A text's
/// letters would be too many.
ByteView declaredOf(ByteView bytes) {
  if (bytes.size() < beginBytes) return bytes;
  std::uint32_t declared = 0;
  std::memcpy(&declared, bytes.data() + headerBytes, sizeof declared);
  const std::size_t used = beginBytes + Facets::bytes * declared;
  return declared > 0 && used < bytes.size() ? bytes.first(used) : bytes;
}

}  // namespace

FileScene readStl(ByteView whole) {
  const ByteView bytes = declaredOf(whole);
  if (!isBinaryStl(bytes) && stl::looksLikeText(textOf(bytes))) return readTextStl(textOf(bytes));
  return readBinaryStl(bytes);
}

}  // namespace wb::import3d
