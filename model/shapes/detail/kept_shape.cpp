#include "model/shapes/detail/kept_shape.h"

#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/shapes/fitting.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// Lists of numbers are base64 of their bits, the lowest byte first: a shape has thousands, and each
// would be a value of the JSON text otherwise. Nothing that is read is trusted.

namespace wb::making {
namespace {

using Json = nlohmann::json;
using Numbers = std::vector<double>;

std::string packed(const Numbers& numbers) {
  Bytes bytes;
  bytes.reserve(numbers.size() * sizeof(double));
  for (const double number : numbers)
    for (std::uint64_t bits = std::bit_cast<std::uint64_t>(number), i = 0; i < 8; ++i)
      bytes.push_back(static_cast<std::uint8_t>(bits >> (8 * i)));
  return base64(bytes);
}

const Json* find(const Json& value, std::string_view key) {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(key);
  return found == value.end() ? nullptr : &*found;
}

/// Keys that projects of before 1.0 have by another name.
constexpr std::string_view deviationKey = "deviation";
constexpr std::string_view oldDeviationKey = "error";
constexpr std::string_view blockedKey = "blocked_passages";
constexpr std::string_view oldBlockedKey = "lost";

/// The one of both keys that a value has; the key of today where it has neither.
std::string_view keyIn(const Json& value, std::string_view today, std::string_view old) {
  return !find(value, today) && find(value, old) ? old : today;
}

/// Nothing where they are none, or not finite.
std::optional<Numbers> numbersAt(const Json& value, std::string_view key) {
  const Json* text = find(value, key);
  if (!text) return Numbers();
  if (!text->is_string()) return {};
  const auto bytes = fromBase64(text->get_ref<const std::string&>());
  if (!bytes || bytes->size() % sizeof(double) != 0) return {};
  Numbers numbers;
  for (std::size_t i = 0; i < bytes->size(); i += sizeof(double)) {
    std::uint64_t bits = 0;
    for (std::size_t byte = sizeof(double); byte-- > 0;) bits = bits << 8 | (*bytes)[i + byte];
    numbers.push_back(std::bit_cast<double>(bits));
    if (!std::isfinite(numbers.back())) return {};
  }
  return numbers;
}

/// Nothing where they are not so many.
std::optional<Numbers> numbersAt(const Json& value, std::string_view key, std::size_t count) {
  auto numbers = numbersAt(value, key);
  return numbers && numbers->size() == count ? numbers : std::nullopt;
}

std::optional<double> numberAt(const Json& value, std::string_view key) {
  const Json* number = find(value, key);
  if (!number || !number->is_number()) return {};
  const auto result = number->get<double>();
  return std::isfinite(result) ? std::optional(result) : std::nullopt;
}

/// A whole number below a bound; nothing for any other.
std::optional<std::size_t> wholeBelow(double number, std::size_t bound) {
  if (!(number >= 0) || number >= static_cast<double>(bound) || number != std::floor(number))
    return {};
  return static_cast<std::size_t>(number);
}

void add(Numbers& numbers, const glm::dvec3& point) {
  numbers.insert(numbers.end(), {point.x, point.y, point.z});
}

glm::dvec3 pointAt(const Numbers& numbers, std::size_t index) {
  return {numbers[index], numbers[index + 1], numbers[index + 2]};
}

const shape::FitMethod* methodNamed(const Json* name) {
  if (!name || !name->is_string()) return nullptr;
  const auto& all = shape::fitMethods();
  const auto found = std::ranges::find(all, std::string_view(name->get_ref<const std::string&>()),
                                       &shape::FitMethod::name);
  return found == all.end() ? nullptr : &*found;
}

/// How many triangles a closed convex body of so many corners has, by Euler's formula.
std::size_t trianglesOf(std::size_t corners) { return 2 * corners - 4; }

void addPieces(const std::vector<shape::Piece>& pieces, Json& value) {
  Numbers counts;
  Numbers corners;
  Bytes faces;  // A byte a corner: there are at most 256.
  for (const shape::Piece& piece : pieces) {
    counts.push_back(static_cast<double>(piece.corners().size()));
    for (const glm::dvec3& corner : piece.corners()) add(corners, corner);
    for (const mesh::Triangle& triangle : piece.triangles())
      for (const std::uint32_t corner : triangle)
        faces.push_back(static_cast<std::uint8_t>(corner));
  }
  value["hulls"] = packed(counts);
  value["corners"] = packed(corners);
  value["faces"] = base64(faces);
}

/// Takes the triangles of a body of `corners` off the front of `faces`; none where they are not
/// there.
std::vector<mesh::Triangle> takeFaces(ByteView& faces, std::size_t corners) {
  const std::size_t count = corners < 4 ? 0 : trianglesOf(corners);
  std::vector<mesh::Triangle> triangles;
  if (faces.size() < 3 * count) return triangles;
  for (std::size_t i = 0; i < 3 * count; i += 3)
    triangles.push_back({faces[i], faces[i + 1], faces[i + 2]});
  faces = faces.subspan(3 * count);
  return triangles;
}

std::optional<std::vector<shape::Piece>> piecesOf(const Json& value) {
  const auto counts = numbersAt(value, "hulls");
  const auto corners = numbersAt(value, "corners");
  if (!counts || !corners || counts->size() > limits::hullsPerAsset) return {};
  const Json* text = find(value, "faces");  // Projects of before 1.0 have none.
  if (text && !text->is_string()) return {};
  const auto faces = fromBase64(text ? text->get_ref<const std::string&>() : std::string());
  if (!faces) return {};
  ByteView left = *faces;
  std::vector<shape::Piece> pieces;
  std::size_t at = 0;
  for (const double number : *counts) {
    const auto count = wholeBelow(number, shape::Piece::mostPoints + 1);
    if (!count || at + 3 * *count > corners->size()) return {};
    std::vector<glm::dvec3> points;
    for (std::size_t i = 0; i < *count; ++i, at += 3) points.push_back(pointAt(*corners, at));
    auto piece = text ? shape::Piece::again(std::move(points), takeFaces(left, *count))
                      : shape::Piece::of(points);
    if (!piece) return {};
    pieces.push_back(std::move(*piece));
  }
  if (at != corners->size() || !left.empty()) return {};
  return pieces;
}

void addSurface(const mesh::TriangleMesh& surface, Json& value) {
  Numbers points;
  Numbers triangles;
  for (const glm::dvec3& point : surface.positions) add(points, point);
  for (const mesh::Triangle& triangle : surface.triangles)
    triangles.insert(triangles.end(), triangle.begin(), triangle.end());
  value["points"] = packed(points);
  value["triangles"] = packed(triangles);
}

std::optional<mesh::TriangleMesh> surfaceOf(const Json& value) {
  const auto points = numbersAt(value, "points");
  const auto triangles = numbersAt(value, "triangles");
  if (!points || !triangles || points->size() % 3 != 0 || triangles->size() % 3 != 0) return {};
  mesh::TriangleMesh surface;
  for (std::size_t i = 0; i < points->size(); i += 3)
    surface.positions.push_back(pointAt(*points, i));
  for (std::size_t i = 0; i < triangles->size(); i += 3) {
    mesh::Triangle triangle{};
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const auto index = wholeBelow((*triangles)[i + corner], surface.positions.size());
      if (!index) return {};
      triangle[corner] = static_cast<std::uint32_t>(*index);
    }
    surface.triangles.push_back(triangle);
  }
  return surface;
}

constexpr std::size_t numbersOfPrim = 11;

std::string packed(const std::vector<shape::Primitive>& prims) {
  Numbers numbers;
  for (const shape::Primitive& prim : prims) {
    numbers.push_back(static_cast<double>(prim.kind));
    add(numbers, prim.size);
    add(numbers, prim.place);
    numbers.insert(numbers.end(), {prim.turn.w, prim.turn.x, prim.turn.y, prim.turn.z});
  }
  return packed(numbers);
}

std::optional<std::vector<shape::Primitive>> primsOf(const Json& value) {
  const auto numbers = numbersAt(value, "prims");
  if (!numbers || numbers->size() % numbersOfPrim != 0) return {};
  std::vector<shape::Primitive> prims;
  for (std::size_t i = 0; i < numbers->size(); i += numbersOfPrim) {
    shape::Primitive prim;
    const auto kind = wholeBelow((*numbers)[i], scene::partKindWords.size());
    if (!kind) return {};
    prim.kind = static_cast<scene::PartKind>(*kind);
    const bool isKnown = prim.kind == scene::PartKind::box ||
                         prim.kind == scene::PartKind::cylinder ||
                         prim.kind == scene::PartKind::sphere;
    prim.size = pointAt(*numbers, i + 1);
    prim.place = pointAt(*numbers, i + 4);
    prim.turn = {(*numbers)[i + 7], (*numbers)[i + 8], (*numbers)[i + 9], (*numbers)[i + 10]};
    const bool isTurn = std::abs(glm::dot(prim.turn, prim.turn) - 1) < 1e-6;
    const bool isSized = glm::all(glm::greaterThan(prim.size, glm::dvec3(0)));
    if (!isKnown || !isTurn || !isSized) return {};
    prims.push_back(prim);
  }
  return prims;
}

constexpr std::size_t numbersOfError = 14;

std::string packed(const shape::ShapeError& error) {
  Numbers numbers;
  for (const shape::Deviation& one : {error.overfill, error.shortfall}) {
    numbers.push_back(one.distance);
    add(numbers, one.place);
    numbers.push_back(one.bound);
  }
  numbers.insert(numbers.end(), {error.surface, error.mean, error.overlap, error.missing});
  return packed(numbers);
}

std::optional<shape::ShapeError> errorOf(const Json& value) {
  const auto numbers =
      numbersAt(value, keyIn(value, deviationKey, oldDeviationKey), numbersOfError);
  if (!numbers) return {};
  const Numbers& n = *numbers;
  shape::ShapeError error{
      {n[0], pointAt(n, 1), n[4]}, {n[5], pointAt(n, 6), n[9]}, n[10], n[11], n[12], n[13]};
  const bool isDistance = n[0] >= 0 && n[5] >= 0;
  return isDistance ? std::optional(error) : std::nullopt;
}

constexpr std::string_view zonesKey = "zones";
constexpr std::size_t numbersOfZones = 12;

std::string packed(const shape::ZoneTolerances& limits, const shape::ZoneErrors& errors) {
  Numbers numbers{limits.contact, limits.elsewhere};
  for (const shape::Deviation& one : {errors.contact, errors.elsewhere}) {
    numbers.push_back(one.distance);
    add(numbers, one.place);
    numbers.push_back(one.bound);
  }
  return packed(numbers);
}

/// Whether it could be read; where one tolerance holds everywhere there are none.
bool readZones(const Json& value, shape::FittedShape& fit) {
  if (!find(value, zonesKey)) return true;
  const auto numbers = numbersAt(value, zonesKey, numbersOfZones);
  if (!numbers) return false;
  const Numbers& n = *numbers;
  if (!(n[0] > 0) || !(n[1] > 0) || !(n[2] >= 0) || !(n[7] >= 0)) return false;
  fit.zones = shape::ZoneTolerances{n[0], n[1]};
  fit.error.zones = shape::ZoneErrors{{n[2], pointAt(n, 3), n[6]}, {n[7], pointAt(n, 8), n[11]}};
  return true;
}

std::string packed(const std::vector<shape::LostPassage>& lost) {
  Numbers numbers;
  for (const shape::LostPassage& one : lost) {
    numbers.push_back(static_cast<double>(one.loss));
    add(numbers, one.place);
  }
  return packed(numbers);
}

/// Whether it could be read; one that nobody asked for has none.
bool readLost(const Json& value, std::optional<std::vector<shape::LostPassage>>& lost) {
  const std::string_view key = keyIn(value, blockedKey, oldBlockedKey);
  if (!find(value, key)) return true;
  const auto numbers = numbersAt(value, key);
  if (!numbers || numbers->size() % 4 != 0) return false;
  lost.emplace();
  for (std::size_t i = 0; i < numbers->size(); i += 4) {
    const auto loss = wholeBelow((*numbers)[i], 2);
    if (!loss) return false;
    lost->push_back({static_cast<shape::Loss>(*loss), pointAt(*numbers, i + 1)});
  }
  return true;
}

std::string packed(const shape::AnalyzedPhysics& analyzed) {
  const auto& [least, most] = analyzed.hulls;
  return packed(Numbers{static_cast<double>(least.hulls), static_cast<double>(least.vertices),
                        static_cast<double>(most.hulls), static_cast<double>(most.vertices),
                        analyzed.least, analyzed.most});
}

bool readAnalyzed(const Json& value, std::optional<shape::AnalyzedPhysics>& analyzed) {
  if (!find(value, "analyzed")) return true;
  const auto numbers = numbersAt(value, "analyzed", 6);
  if (!numbers) return false;
  std::array<std::size_t, 4> counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto count = wholeBelow((*numbers)[i], 1U << 24U);
    if (!count) return false;
    counts[i] = *count;
  }
  analyzed = shape::AnalyzedPhysics{
      {{counts[0], counts[1]}, {counts[2], counts[3]}}, (*numbers)[4], (*numbers)[5]};
  return true;
}

/// Whether a shape is one that its method could have made.
bool isWhole(const shape::FittedShape& shape, const shape::FitMethod& method) {
  const bool makesSurface = std::holds_alternative<shape::FitSurface>(method.fit);
  const bool makesPrims = std::holds_alternative<shape::FitPrimitives>(method.fit);
  return shape.isSurface() == makesSurface && shape.pieces.empty() == makesSurface &&
         shape.prims.size() == (makesPrims ? shape.pieces.size() : 0);
}

}  // namespace

Json valueOf(const shape::FittedShape& fit) {
  Json value{
      {"method", fit.method}, {"tolerance", fit.tolerance}, {deviationKey, packed(fit.error)}};
  if (!fit.pieces.empty()) addPieces(fit.pieces, value);
  if (fit.isSurface()) addSurface(fit.surface, value);
  if (!fit.prims.empty()) value["prims"] = packed(fit.prims);
  if (fit.zones && fit.error.zones)
    value[std::string(zonesKey)] = packed(*fit.zones, *fit.error.zones);
  if (fit.lost) value[std::string(blockedKey)] = packed(*fit.lost);
  return value;
}

std::optional<shape::FittedShape> keptFit(const Json& value) {
  const shape::FitMethod* method = methodNamed(find(value, "method"));
  const auto tolerance = numberAt(value, "tolerance");
  const auto error = errorOf(value);
  auto pieces = piecesOf(value);
  auto surface = surfaceOf(value);
  auto prims = primsOf(value);
  if (!method || !tolerance || !error || !pieces || !surface || !prims) return {};
  shape::FittedShape fit{.method = method->name,
                         .pieces = std::move(*pieces),
                         .surface = std::move(*surface),
                         .build = method->build,
                         .prims = std::move(*prims),
                         .error = *error,
                         .tolerance = *tolerance};
  if (!readLost(value, fit.lost) || !readZones(value, fit) || !isWhole(fit, *method)) return {};
  return fit;
}

Json valueOf(const shape::MadeShape& made) {
  Json value = valueOf(made.shape);
  value["diagonal"] = made.diagonal;
  value["seconds"] = made.seconds;
  if (made.analyzed) value["analyzed"] = packed(*made.analyzed);
  return value;
}

std::optional<shape::MadeShape> keptShape(const Json& value, const cost::Profile& profile) {
  auto fit = keptFit(value);
  const auto diagonal = numberAt(value, "diagonal");
  const auto seconds = numberAt(value, "seconds");
  if (!fit || !diagonal || !seconds) return {};
  auto bodies = shape::makeBodies(*fit, profile);
  if (!bodies) return {};
  shape::MadeShape made;
  made.shape = std::move(*fit);
  made.bodies = std::move(*bodies);
  made.diagonal = *diagonal;
  made.seconds = *seconds;
  return readAnalyzed(value, made.analyzed) ? std::optional(std::move(made)) : std::nullopt;
}

namespace {

/// Nothing that is not asked for.
Json valueOf(const std::optional<shape::Tolerance>& tolerance) {
  if (!tolerance) return nullptr;
  return {{"value", tolerance->value}, {"is_share", tolerance->isShare}};
}

/// Whether it could be read.
bool readTolerance(const Json& value, std::string_view key,
                   std::optional<shape::Tolerance>& tolerance) {
  const Json* one = find(value, key);
  if (!one || one->is_null()) return true;
  const auto number = numberAt(*one, "value");
  const Json* isShare = find(*one, "is_share");
  if (!number || !isShare || !isShare->is_boolean()) return false;
  tolerance = {*number, isShare->get<bool>()};
  return true;
}

/// Likewise. Zones come first: what was kept earlier has the other beside them.
bool readWithin(const Json& value, shape::ShapeRequest& request) {
  if (const Json* both = find(value, zonesKey))
    return readTolerance(*both, "contact", request.zones.contact) &&
           readTolerance(*both, "elsewhere", request.zones.elsewhere);
  const Json* isShare = find(value, "is_share");
  const auto within = numberAt(value, "within");
  if (!within || !isShare || !isShare->is_boolean()) return false;
  request.within = {*within, isShare->get<bool>()};
  return true;
}

}  // namespace

Json valueOf(const shape::ShapeRequest& request) {
  Json methods = Json::array();
  for (const shape::FitMethod& method : request.methods) methods.push_back(method.name);
  Json value{{"methods", std::move(methods)}};
  if (request.budget) {
    value["budget"] = *request.budget;
  } else if (request.within) {
    value["within"] = request.within->value;
    value["is_share"] = request.within->isShare;
  } else {
    value[std::string(zonesKey)] = {{"contact", valueOf(request.zones.contact)},
                                    {"elsewhere", valueOf(request.zones.elsewhere)}};
  }
  if (request.keepsPassage) value["keeps_passage"] = *request.keepsPassage;
  return value;
}

std::optional<shape::ShapeRequest> keptRequest(const Json& value) {
  const Json* methods = find(value, "methods");
  if (!methods || !methods->is_array()) return {};
  shape::ShapeRequest request;
  request.methods.clear();
  for (const Json& name : *methods) {
    const shape::FitMethod* method = methodNamed(&name);
    if (!method) return {};
    request.methods.push_back(*method);
  }
  request.budget = numberAt(value, "budget");
  if (!request.budget && !readWithin(value, request)) return {};
  if (const Json* keeps = find(value, "keeps_passage"); keeps && keeps->is_boolean())
    request.keepsPassage = keeps->get<bool>();
  return request;
}

}  // namespace wb::making
