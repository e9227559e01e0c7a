// Packs what readers of objects find, and takes it out again without believing any of it: each
// length is held to the bytes that are left, each number to the range that the reader itself holds
// files to. O(bytes).

#include "model/formats/objects/packed.h"

#include "model/asset/asset_texts.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/objects/read_part.h"
#include "model/octree/octree_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <variant>

namespace wb::import {
namespace {

enum class ValueKind : std::uint8_t { text, count, number };

std::optional<Text> textOfCode(std::string_view code) {
  for (const std::span<const Text> table :
       {objectTexts.rows(), baseTexts.rows(), llsd::llsdTexts.rows(), asset::assetTexts.rows(),
        octree::octreeTexts.rows()})
    if (const auto found = std::ranges::find(table, code, &Text::code); found != table.end())
      return *found;
  return {};
}

}  // namespace

void Packer::add(std::string_view text) {
  add(text.size());
  bytes_.insert(bytes_.end(), text.begin(), text.end());
}

void Packer::add(const Uuid& id) { bytes_.insert(bytes_.end(), id.bytes.begin(), id.bytes.end()); }

void Packer::add(const glm::dvec3& vector) {
  for (int axis = 0; axis < 3; ++axis) add(vector[axis]);
}

void Packer::add(const glm::dquat& rotation) {
  for (const double number : {rotation.w, rotation.x, rotation.y, rotation.z}) add(number);
}

void Packer::add(const Diagnostic& finding) {
  add(finding.severity);
  add(finding.text.code);
  add(finding.place);
  add(finding.count);
  add(finding.arguments.size());
  for (const Argument& argument : finding.arguments) {
    add(argument.name);
    if (const auto* text = std::get_if<std::string>(&argument.value)) {
      add(ValueKind::text);
      add(*text);
    } else if (const auto* count = std::get_if<std::size_t>(&argument.value)) {
      add(ValueKind::count);
      add(*count);
    } else {
      const auto* number = std::get_if<Number>(&argument.value);
      add(ValueKind::number);
      add(number ? number->value : 0.0);
    }
  }
}

void Packer::add(const prim::PrimShape& shape) {
  add(shape.profile);
  add(static_cast<std::uint8_t>(static_cast<std::size_t>(shape.path) / scene::pathStep));
  add(shape.hole);
  for (const prim::PairRange& pair : prim::pairRanges())
    for (int i = 0; i < 2; ++i) add((shape.*pair.member)[i]);
  for (const prim::NumberRange& range : prim::numberRanges()) add(shape.*range.member);
}

void Packer::add(const scene::Part& part) {
  add(part.id);
  add(part.name);
  add(part.kind);
  add(part.asset);
  add(part.scale);
  add(part.position);
  add(part.rotation);
  add(part.shapeType);
  add(part.scripts);
  add(part.prim);
}

void Packer::add(const scene::Linkset& linkset) {
  add(linkset.id);
  add(linkset.name);
  add(linkset.position);
  add(linkset.rotation);
  add(linkset.physical);
  add(linkset.extra.contains("phantom"));
  add(linkset.parts.size());
  for (const scene::Part& part : linkset.parts) add(part);
}

void Unpacker::refuse() {
  isGood_ = false;
  rest_ = {};
}

std::size_t Unpacker::count() {
  const auto count = number<std::size_t>();
  if (count > rest_.size()) refuse();
  return isGood_ ? count : 0;
}

std::string Unpacker::text() {
  const std::size_t size = count();
  std::string text(textOf(rest_.first(size)));
  rest_ = rest_.subspan(size);
  return text;
}

Uuid Unpacker::id() {
  Uuid id;
  for (std::uint8_t& byte : id.bytes) byte = number<std::uint8_t>();
  return id;
}

ByteView Unpacker::rest() { return std::exchange(rest_, {}); }

double Unpacker::finite() {
  const auto found = number<double>();
  if (!std::isfinite(found)) refuse();
  return found;
}

glm::dvec3 Unpacker::vector() {
  glm::dvec3 vector;
  for (int axis = 0; axis < 3; ++axis) vector[axis] = finite();
  return vector;
}

glm::dvec3 Unpacker::position() {
  const glm::dvec3 position = vector();
  if (!isUsablePosition(position)) refuse();
  return position;
}

glm::dquat Unpacker::rotation() {
  constexpr double rounding = 1e-6;
  glm::dquat rotation;
  for (double* number : {&rotation.w, &rotation.x, &rotation.y, &rotation.z}) *number = finite();
  if (!(std::abs(glm::dot(rotation, rotation) - 1) < rounding)) refuse();
  return rotation;
}

Argument Unpacker::argument() {
  const std::string name = text();
  switch (oneOf(ValueKind::number)) {
    case ValueKind::text:
      return {name, text()};
    case ValueKind::count:
      return {name, number<std::size_t>()};
    case ValueKind::number:
      break;
  }
  return {name, number<double>()};
}

Diagnostic Unpacker::finding() {
  Diagnostic finding;
  const int severity = number<int>();
  if (severity < 0 || severity > static_cast<int>(Severity::error)) refuse();
  finding.severity = isGood_ ? static_cast<Severity>(severity) : Severity::error;
  const auto known = textOfCode(text());
  if (!known) refuse();
  finding.text = known.value_or(Text());
  finding.place = text();
  finding.count = number<std::size_t>();
  for (std::size_t left = count(); left > 0 && isGood_; --left)
    finding.arguments.push_back(argument());
  return finding;
}

Diagnostics Unpacker::findings() {
  Diagnostics findings;
  for (std::size_t left = count(); left > 0 && isGood_; --left) findings.push_back(finding());
  return findings;
}

prim::PrimShape Unpacker::shape() {
  constexpr std::uint8_t paths = scene::pathWords.size();
  prim::PrimShape shape;
  shape.profile = oneOf(prim::Profile::halfCircle);
  const auto path = number<std::uint8_t>();
  if (path == 0 || path >= paths) refuse();
  shape.path = isGood_ ? static_cast<prim::Path>(path * scene::pathStep) : shape.path;
  shape.hole = oneOf(prim::Hole::triangle);
  for (const prim::PairRange& pair : prim::pairRanges())
    for (int i = 0; i < 2; ++i) (shape.*pair.member)[i] = finite();
  for (const prim::NumberRange& range : prim::numberRanges()) shape.*range.member = finite();
  return prim::clamped(shape);
}

scene::Part Unpacker::part() {
  scene::Part part;
  part.id = id();
  part.name = text();
  part.kind = oneOf(scene::PartKind::flexible);
  part.asset = text();
  const bool isMesh = part.kind == scene::PartKind::mesh;
  if (isMesh ? !Uuid::parse(part.asset) : !part.asset.empty()) refuse();
  part.scale = vector();
  if (!isUsableScale(part.scale)) refuse();
  part.position = position();
  part.rotation = rotation();
  part.shapeType = oneOf(scene::ShapeType::convexHull);
  part.scripts = number<std::size_t>();
  if (part.scripts > limits::scriptsPerPart) refuse();
  part.prim = shape();
  return part;
}

scene::Linkset Unpacker::linkset() {
  scene::Linkset linkset;
  linkset.id = id();
  linkset.name = text();
  linkset.position = position();
  linkset.rotation = rotation();
  linkset.physical = number<std::uint8_t>() != 0;
  if (number<std::uint8_t>() != 0) linkset.extra.set("phantom", true);
  std::size_t left = count();
  if (left == 0) refuse();
  for (; left > 0 && isGood_; --left) linkset.parts.push_back(part());
  return linkset;
}

}  // namespace wb::import
