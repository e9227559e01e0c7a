#include "model/formats/models3d/detail/collada_source.h"

#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <assimp/types.h>

#include <algorithm>

namespace wb::import3d {
namespace {

template <class Number, class Take>
void forEachNumber(const ColladaDocument& document, const pugi::xml_node& element, Take take) {
  const std::string text = textInside(element);
  Words words(text);
  for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
    Number number = 0;
    if (!readNumber(word, number))
      refuseDamaged(document.placeOf(element),
                    "a number was expected, not \"" + std::string(word.substr(0, 40)) + "\"");
    take(number);
  }
}

}  // namespace

std::vector<float> floatsIn(const ColladaDocument& document, const pugi::xml_node& element) {
  std::vector<float> numbers;
  forEachNumber<double>(document, element,
                        [&](double number) { numbers.push_back(static_cast<float>(number)); });
  return numbers;
}

std::vector<std::uint32_t> indicesIn(const ColladaDocument& document,
                                     const pugi::xml_node& element) {
  std::vector<std::uint32_t> numbers;
  forEachNumber<std::int64_t>(document, element, [&](std::int64_t number) {
    numbers.push_back(number < 0 || number > noIndex ? noIndex
                                                     : static_cast<std::uint32_t>(number));
  });
  return numbers;
}

ColladaSource::ColladaSource(const ColladaDocument& document, const pugi::xml_node& source,
                             std::string_view axes)
    : used_(axes.size()) {
  for (const char* array : {"float_array", "int_array"})
    if (const auto found = source.child(array)) numbers_ = floatsIn(document, found);
  stride_ = axes.size();
  if (const auto accessor = source.child("technique_common").child("accessor"))
    readAccessor(accessor, axes);
}

void ColladaSource::readAccessor(const pugi::xml_node& accessor, std::string_view axes) {
  offset_ = accessor.attribute("offset").as_ullong(0);
  std::vector<std::string_view> names;
  for (const pugi::xml_node& parameter : accessor.children("param"))
    names.emplace_back(parameter.attribute("name").value());
  stride_ = std::max<std::uint64_t>(accessor.attribute("stride").as_ullong(names.size()), 1);
  for (std::size_t axis = 0; axis < axes.size(); ++axis) {
    const auto named = std::ranges::find(names, axes.substr(axis, 1));
    if (named == names.end()) continue;
    components_[axis] = static_cast<std::uint64_t>(named - names.begin());
  }
  // One number a vector, of which three were expected: the rest stays 0.
  used_ = std::min<std::uint64_t>(used_, stride_);
}

std::optional<aiVector3D> ColladaSource::at(std::uint32_t index) const {
  if (stride_ > numbers_.size() || offset_ > numbers_.size()) return {};
  const std::uint64_t first = offset_ + index * stride_;
  aiVector3D result(0);
  for (std::size_t axis = 0; axis < used_; ++axis) {
    const std::uint64_t place = first + components_[axis];
    if (place >= numbers_.size()) return {};
    result[static_cast<unsigned>(axis)] = numbers_[place];
  }
  return result;
}

}  // namespace wb::import3d
