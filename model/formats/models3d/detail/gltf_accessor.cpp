#include "model/formats/models3d/detail/gltf_accessor.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <string_view>

namespace wb::import3d {
namespace {

constexpr std::size_t signedByte = 5120;
constexpr std::size_t unsignedByte = 5121;
constexpr std::size_t signedShort = 5122;
constexpr std::size_t unsignedShort = 5123;
constexpr std::size_t unsignedInt = 5125;

std::size_t componentsOf(std::string_view type) {
  constexpr std::pair<std::string_view, std::size_t> types[]{
      {"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};
  for (const auto& [name, count] : types)
    if (name == type) return count;
  return 0;
}

template <class T>
double read(const std::uint8_t* bytes, bool isNormalized) {
  T value{};
  std::memcpy(&value, bytes, sizeof value);
  if (!isNormalized) return static_cast<double>(value);
  return std::max(static_cast<double>(value) / static_cast<double>(std::numeric_limits<T>::max()),
                  -1.0);
}

/// Whether `count` elements lie in so many bytes.
bool doFit(std::size_t count, std::size_t stride, std::size_t element, std::size_t bytes) {
  return count == 0 || (element <= bytes && (count - 1) <= (bytes - element) / stride);
}

double numberOf(std::size_t type, const std::uint8_t* bytes, bool isNormalized) {
  switch (type) {
    case signedByte:
      return read<std::int8_t>(bytes, isNormalized);
    case unsignedByte:
      return read<std::uint8_t>(bytes, isNormalized);
    case signedShort:
      return read<std::int16_t>(bytes, isNormalized);
    case unsignedShort:
      return read<std::uint16_t>(bytes, isNormalized);
    case unsignedInt:
      return read<std::uint32_t>(bytes, isNormalized);
    default:
      return read<float>(bytes, false);
  }
}

}  // namespace

std::size_t ElementKind::componentBytes() const {
  if (type == signedByte || type == unsignedByte) return 1;
  if (type == signedShort || type == unsignedShort) return 2;
  return type == unsignedInt || type == gltfFloat ? 4 : 0;
}

Elements::Elements(const Json& description, const ElementKind& kind, std::size_t count,
                   GltfBuffers& buffers, const std::string& place)
    : kind_(kind) {
  const Json* view = memberOf(description, "bufferView");
  if (!view) return;
  const ByteView bytes = buffers.view(*view);
  const std::size_t offset = countIn(description, "byteOffset").value_or(0);
  // glTF 1 has the distance here, glTF 2 in the view.
  stride_ = countIn(description, "byteStride").value_or(0);
  if (stride_ == 0) stride_ = buffers.strideOf(*view);
  if (stride_ == 0) stride_ = kind.bytes();
  if (offset > bytes.size() || !doFit(count, stride_, kind.bytes(), bytes.size() - offset))
    refuseDamaged(place, std::to_string(count) + " elements of " + std::to_string(kind.bytes()) +
                             " bytes do not lie in a view of " + std::to_string(bytes.size()));
  first_ = bytes.data() + offset;
}

double Elements::numberAt(std::size_t index, std::size_t component) const {
  if (!first_ || component >= kind_.components) return 0;
  const std::uint8_t* element = first_ + index * stride_;
  return numberOf(kind_.type, element + component * kind_.componentBytes(), kind_.isNormalized);
}

GltfAccessor::GltfAccessor(const GltfDocument& document, GltfBuffers& buffers, const Json& key)
    : place_(placeOf("accessors", key)) {
  const Json& accessor = objectOf(document, "accessors", key);
  const Json* normalized = memberOf(accessor, "normalized");
  const auto count = countIn(accessor, "count");
  kind_ = {countIn(accessor, "componentType").value_or(0), componentsOf(textAt(accessor, "type")),
           normalized && *normalized == true};
  if (!count || kind_.bytes() == 0)
    refuseDamaged(place_, "it needs a count, a known type and a known component type");
  count_ = *count;
  elements_ = Elements(accessor, kind_, count_, buffers, place_);
  hasNumbers_ = memberOf(accessor, "bufferView") || memberOf(accessor, "sparse");
  if (!memberOf(accessor, "bufferView") && count_ > limits::modelCorners)
    refuse(worker::Refusal::Reason::tooLarge, {"vertices"});
  if (const Json* sparse = memberOf(accessor, "sparse")) readSparse(*sparse, buffers);
}

void GltfAccessor::readSparse(const Json& sparse, GltfBuffers& buffers) {
  const std::size_t count = countIn(sparse, "count").value_or(0);
  const Json* where = memberOf(sparse, "indices");
  const Json* what = memberOf(sparse, "values");
  if (!where || !what || !memberOf(*where, "bufferView") || !memberOf(*what, "bufferView"))
    refuseDamaged(place_, "its \"sparse\" lacks indices or values");
  const ElementKind kind{countIn(*where, "componentType").value_or(0), 1, false};
  if (kind.bytes() == 0 || kind.type == gltfFloat)
    refuseDamaged(place_, "its sparse indices have an unknown type");
  const Elements places(*where, kind, count, buffers, place_);
  replacements_ = Elements(*what, kind_, count, buffers, place_);
  for (std::size_t i = 0; i < count; ++i)
    replaced_[static_cast<std::size_t>(static_cast<std::int64_t>(places.numberAt(i, 0)))] = i;
}

double GltfAccessor::numberAt(std::size_t index, std::size_t component) const {
  if (!replaced_.empty())
    if (const auto found = replaced_.find(index); found != replaced_.end())
      return replacements_.numberAt(found->second, component);
  return elements_.numberAt(index, component);
}

std::array<double, 4> GltfAccessor::vectorAt(std::size_t index) const {
  return {numberAt(index, 0), numberAt(index, 1), numberAt(index, 2), numberAt(index, 3)};
}

std::vector<std::uint32_t> GltfAccessor::indices() const {
  if (kind_.components != 1 || kind_.type == gltfFloat)
    refuseDamaged(place_, "vertex indices must be integers");
  std::vector<std::uint32_t> result(count_);
  for (std::size_t i = 0; i < count_; ++i)
    // What is negative in a signed type names nothing.
    result[i] = static_cast<std::uint32_t>(static_cast<std::int64_t>(numberAt(i, 0)));
  return result;
}

}  // namespace wb::import3d
