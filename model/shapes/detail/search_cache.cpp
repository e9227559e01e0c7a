#include "model/shapes/detail/search_cache.h"

#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/shapes/detail/input_sum.h"
#include "model/shapes/detail/kept_shape.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

using Json = nlohmann::json;

void add(InputSum& sum, const std::vector<glm::dvec3>& points) {
  sum.add(static_cast<double>(points.size()));
  for (const glm::dvec3& point : points) sum.add(point);
}

void add(InputSum& sum, const PieceRules& rules) {
  const auto& [perHull, perCorner, fill, thickness, mostCorners, low, high] = rules;
  for (const double one : {perHull, perCorner, fill, thickness, static_cast<double>(mostCorners)})
    sum.add(one);
  sum.add(low);
  sum.add(high);
}

void add(InputSum& sum, const LinkedRules& rules) {
  const auto& [perPart, perPrimitive, smallSide, most] = rules;
  for (const double one : {perPart, perPrimitive, smallSide, static_cast<double>(most)})
    sum.add(one);
}

void add(InputSum& sum, const std::optional<Avatar>& avatar) {
  sum.add(avatar ? 1.0 : 0.0);
  if (!avatar) return;
  const auto& [width, height, up] = *avatar;
  sum.add(width);
  sum.add(height);
  sum.add(up);
}

void add(InputSum& sum, const std::optional<ZoneTolerances>& zones) {
  sum.add(zones ? 1.0 : 0.0);
  if (!zones) return;
  const auto& [contact, elsewhere] = *zones;
  sum.add(contact);
  sum.add(elsewhere);
}

/// Each member is named: one that is added to them has to be summed, too.
void add(InputSum& sum, const FitOptions& options) {
  const auto& [tolerance, rules, surfaces, linked, mostPieces, zones, toucher, avatar, own,
               baseHullPoints, mostCost, effort, threads] = options;
  const auto& [perInverseWidth, least] = surfaces;
  for (const double one : {tolerance, perInverseWidth, least, static_cast<double>(mostPieces),
                           mostCost, effort, static_cast<double>(own.size())})
    sum.add(one);
  static_cast<void>(threads);  // It makes no difference.
  add(sum, rules);
  add(sum, linked);
  add(sum, zones);
  add(sum, std::optional(toucher));
  add(sum, avatar);
  for (const auto& hull : own) add(sum, hull);
  add(sum, baseHullPoints);
}

/// What an object has under `key`; null where it is none, or has nothing there.
const Json& at(const Json& value, const char* key) {
  static const Json none;
  return value.is_object() && value.contains(key) ? value[key] : none;
}

std::optional<double> numberOf(const Json& value) {
  return value.is_number() ? std::optional(value.get<double>()) : std::nullopt;
}

std::optional<std::size_t> countOf(const Json& value) {
  return value.is_number_unsigned() ? std::optional(value.get<std::size_t>()) : std::nullopt;
}

Json parsed(ByteView bytes) { return Json::from_cbor(bytes.begin(), bytes.end(), true, false); }

}  // namespace

std::string keyOfFit(const mesh::TriangleMesh& seen, const FitMethod& method,
                     const FitOptions& options, const std::optional<double>& budget) {
  InputSum sum;
  sum.add(method.name);
  sum.add(seen);
  add(sum, options);
  sum.add(budget ? 1.0 : 0.0);
  sum.add(budget.value_or(0));
  return "fitted shape " + sum.text();
}

std::string keyOfLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                        const cost::Profile& profile, const LevelRequest& request) {
  InputSum sum;
  sum.add(sha256(asset::encode(mesh)));
  sum.add(scale);
  sum.add(profile);
  const auto& [pixels, isQuick, radius] = request;
  sum.add(pixels);
  sum.add(isQuick ? 1.0 : 0.0);
  sum.add(radius.value_or(0));
  return "levels of detail " + sum.text();
}

std::string keyOfAnalyzed(const mesh::TriangleMesh& mesh) {
  InputSum sum;
  sum.add(mesh);
  return "hulls after Analyze " + sum.text();
}

Bytes bytesOf(const TimedFit& fit) {
  return Json::to_cbor({{"fit", making::valueOf(fit.fit)}, {"seconds", fit.seconds}});
}

bool readFrom(ByteView bytes, TimedFit& fit) {
  const Json value = parsed(bytes);
  const auto seconds = numberOf(at(value, "seconds"));
  auto kept = making::keptFit(at(value, "fit"));
  if (!seconds || !kept) return false;
  fit = {std::move(*kept), *seconds};
  return true;
}

Bytes bytesOf(const MadeLevels& levels) {
  Json all = Json::array();
  for (const MadeLevel& level : levels.levels)
    all.push_back(Json::array({level.distance, level.error, level.triangles, level.bytes}));
  return Json::to_cbor({{"mesh", Json::binary(asset::encode(*levels.mesh))},
                        {"pixels", levels.pixels},
                        {"levels", std::move(all)}});
}

bool readFrom(ByteView bytes, MadeLevels& levels) {
  const Json value = parsed(bytes);
  const Json& mesh = at(value, "mesh");
  const auto pixels = numberOf(at(value, "pixels"));
  const Json& all = at(value, "levels");
  if (!mesh.is_binary() || !pixels || !all.is_array() || all.size() != levels.levels.size())
    return false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].is_array() || all[i].size() != 4) return false;
    const auto distance = numberOf(all[i][0]);
    const auto error = numberOf(all[i][1]);
    const auto triangles = countOf(all[i][2]);
    const auto size = countOf(all[i][3]);
    if (!distance || !error || !triangles || !size) return false;
    levels.levels[i] = {*distance, *error, *triangles, *size};
  }
  auto read = asset::decode(mesh.get_binary());
  const auto isThere = [](const auto& level) { return level.has_value(); };
  if (!read || !std::ranges::all_of(read->value.lods, isThere)) return false;
  levels.mesh = std::make_shared<const asset::MeshAsset>(std::move(read->value));
  levels.pixels = *pixels;
  return true;
}

Bytes bytesOf(const AnalyzedRange& range) {
  const auto& [least, most] = range;
  return Json::to_cbor(Json::array({least.hulls, least.vertices, most.hulls, most.vertices}));
}

bool readFrom(ByteView bytes, AnalyzedRange& range) {
  const Json value = parsed(bytes);
  if (!value.is_array() || value.size() != 4) return false;
  std::array<std::size_t, 4> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto count = countOf(value[i]);
    if (!count) return false;
    counts[i] = *count;
  }
  range = {{counts[0], counts[1]}, {counts[2], counts[3]}};
  return true;
}

}  // namespace wb::shape
