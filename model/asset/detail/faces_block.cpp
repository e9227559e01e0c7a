#include "model/asset/asset.h"
#include "model/asset/asset_texts.h"
#include "model/asset/detail/asset_fields.h"
#include "model/asset/detail/blocks.h"
#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/core/llsd.h"
#include "model/core/threads.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::asset {

/// Reads `Weights`: for each of `vertices` up to four of a U8 joint and a U16 weight; 0xFF ends a
/// list shorter than four.
Result<std::vector<VertexWeights>> readWeights(ByteView stored, std::size_t vertices);

/// Joints are below 0xFF.
Bytes writeWeights(const std::vector<VertexWeights>& weights);

namespace {

constexpr std::uint8_t endOfJoints = 0xff;
constexpr std::size_t bytesPerJoint = 3;

/// Reads one vertex off the front of `stored`; false if the bytes end first.
bool readVertex(ByteView& stored, VertexWeights& vertex) {
  while (vertex.count < vertex.joints.size()) {
    if (stored.empty()) return false;
    if (stored[0] == endOfJoints) {
      stored = stored.subspan(1);
      return true;
    }
    if (stored.size() < bytesPerJoint) return false;
    vertex.joints[vertex.count++] = {stored[0],
                                     static_cast<std::uint16_t>(stored[1] | stored[2] << 8)};
    stored = stored.subspan(bytesPerJoint);
  }
  return true;
}

}  // namespace

Result<std::vector<VertexWeights>> readWeights(ByteView stored, std::size_t vertices) {
  std::vector<VertexWeights> weights;
  while (weights.size() < vertices)
    if (!readVertex(stored, weights.emplace_back()))
      return failure(assetTexts["asset.weights_cut"], {{"vertex", weights.size() - 1}});
  if (!stored.empty())
    return failure(assetTexts["asset.weights_left"],
                   {{"vertices", vertices}, {"count", stored.size()}, {"bytes", stored.size()}});
  return weights;
}

Bytes writeWeights(const std::vector<VertexWeights>& weights) {
  Bytes stored;
  for (const VertexWeights& vertex : weights) {
    for (std::size_t i = 0; i < vertex.count; ++i) {
      const auto [joint, weight] = vertex.joints[i];
      stored.insert(stored.end(), {joint, static_cast<std::uint8_t>(weight & 0xff),
                                   static_cast<std::uint8_t>(weight >> 8)});
    }
    if (vertex.count < vertex.joints.size()) stored.push_back(endOfJoints);
  }
  return stored;
}

namespace {

template <class T>
std::vector<T> onePerVertex(Fields& fields, std::string_view key, std::size_t vertices) {
  auto values = fields.packed<T>(key);
  if (!values.empty() && values.size() != vertices)
    fields.refuseCount(key, values.size(), vertices);
  return values;
}

template <class Domain>
Domain domainAt(Fields& fields, std::string_view key) {
  Fields inside(fields.map(key).value_or(llsd::Map{}));
  auto domain = inside.finish(inside.domain<Domain>());
  if (domain) return *domain;
  fields.refuse(domain.error().text, std::move(domain.error().arguments));
  return {};
}

std::vector<VertexWeights> weightsOf(Fields& fields, std::size_t vertices) {
  const std::optional<Bytes> stored = fields.binary("Weights");
  if (!stored) return {};
  auto weights = readWeights(*stored, vertices);
  if (weights) return std::move(*weights);
  fields.refuse(weights.error().text, std::move(weights.error().arguments));
  return {};
}

Result<Face> readFace(llsd::Value&& value) {
  Fields fields(std::move(value), "a face");
  Face face;
  if (fields.boolean("NoGeometry").value_or(false)) return fields.finish(std::move(face));
  face.positionDomain = domainAt<Domain3>(fields, "PositionDomain");
  face.positions = fields.packed<Quantised3>("Position");
  const std::size_t vertices = face.positions.size();
  face.normals = onePerVertex<Quantised3>(fields, "Normal", vertices);
  face.texCoordDomain = domainAt<Domain2>(fields, "TexCoord0Domain");
  face.texCoords = onePerVertex<Quantised2>(fields, "TexCoord0", vertices);
  face.triangles = fields.packed<Quantised3>("TriangleList");
  face.weights = weightsOf(fields, vertices);
  if (fields.has("NormalizedScale"))
    face.normalizedScale = fields.vector("NormalizedScale", glm::dvec3(1));
  face.otherKeys = fields.rest();
  return fields.finish(std::move(face));
}

llsd::Map domainMap(const auto& domain) {
  llsd::Map map;
  packDomain(domain, map);
  return map;
}

llsd::Map writeFace(const Face& face) {
  if (face == Face{}) return {{"NoGeometry", true}};
  llsd::Map map = face.otherKeys;
  map.insert_or_assign("PositionDomain", domainMap(face.positionDomain));
  map.insert_or_assign("Position", packed(face.positions));
  map.insert_or_assign("TriangleList", packed(face.triangles));
  if (!face.normals.empty()) map.insert_or_assign("Normal", packed(face.normals));
  if (!face.texCoords.empty()) map.insert_or_assign("TexCoord0", packed(face.texCoords));
  if (!face.texCoords.empty() || face.texCoordDomain != Domain2{})
    map.insert_or_assign("TexCoord0Domain", domainMap(face.texCoordDomain));
  if (!face.weights.empty()) map.insert_or_assign("Weights", writeWeights(face.weights));
  if (face.normalizedScale) map.insert_or_assign("NormalizedScale", packed(*face.normalizedScale));
  return map;
}

}  // namespace

Result<Faces> readFaces(llsd::Value&& block) {
  auto* stored = block.get<llsd::Array>();
  if (!stored)
    return failure(assetTexts["asset.wrong_type"],
                   {{"key", "the block"}, {"expected", "an array of faces"}});
  if (stored->size() > limits::facesRead)
    return failure(assetTexts["asset.too_many_faces"],
                   {{"have", stored->size()}, {"limit", limits::facesRead}});
  Faces faces;
  for (llsd::Value& value : *stored) {
    auto face = readFace(std::move(value));
    if (!face) {
      face.error().place = "face " + std::to_string(faces.size() + 1);
      return failure(std::move(face));
    }
    faces.push_back(std::move(*face));
  }
  return faces;
}

void writeFaces(const Faces& faces, const std::function<void(ByteView)>& take) {
  constexpr std::size_t worthThreads = 65'536;  ///< Vertices and triangles.
  const bool isLarge = std::ranges::any_of(faces, [](const Face& face) {
    return face.positions.size() + face.triangles.size() >= worthThreads;
  });
  take(llsd::beginOfArray(faces.size()));
  makeInOrder(
      faces.size(), isLarge ? 0 : 1,
      [&](std::size_t i) { return llsd::writeBinary(writeFace(faces[i])); }, take, 1);
  take(std::array{llsd::endOfArray});
}

}  // namespace wb::asset
