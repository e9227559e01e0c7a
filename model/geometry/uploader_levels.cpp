// Problem, method, complexity and the source of all constants: see uploader_levels.h.
// Each try here is one call of meshoptimizer: seams that a try ignores are joined by a shadow index
// buffer, and its triangles go back to the face of their first vertex.
// The order of the tries, and every comparison in floats, follow the viewer: another order gives
// other levels, and so other costs.
#include "model/geometry/uploader_levels.h"

#include "model/core/limits.h"
#include "model/geometry/detail/tangles.h"
#include "model/geometry/simplify.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::mesh {
namespace {

using Indices = std::vector<unsigned int>;

/// What a try may ignore (the viewer's eSimplificationMode).
enum class Seams { all, withoutNormals, withoutTexCoords, none };

/// How many times fewer triangles a level has; not above 0: nothing could be made.
using Ratio = float;
constexpr Ratio failed = -1;

constexpr float levelStep = 3;          ///< Triangles of a level for each of the next lower one.
constexpr float allowedDrift = 1.8F;    ///< Of a collapsed level from what was asked for.
constexpr float clusteredDrift = 1.4F;  ///< The same of a clustered one.

}  // namespace

void UploaderLevels::add(const TriangleMesh& face, const std::vector<glm::vec2>& texCoords) {
  const auto first = static_cast<unsigned int>(positions_.size());
  for (const glm::dvec3& position : face.positions) positions_.emplace_back(position);
  texCoords_.insert(texCoords_.end(), texCoords.begin(), texCoords.end());
  texCoords_.resize(positions_.size(), glm::vec2(0));
  for (const Triangle& triangle : face.triangles)
    for (const std::uint32_t vertex : triangle) indices_.push_back(first + vertex);
  begins_.push_back(positions_.size());
}

UploaderLevels UploaderLevels::only(std::size_t face) const {
  const std::size_t begin = begins_[face];
  const std::size_t end = begins_[face + 1];
  UploaderLevels one;
  one.begins_ = {0, end - begin};
  const auto slice = [&](auto& to, const auto& from) {
    to.assign(from.begin() + static_cast<std::ptrdiff_t>(begin),
              from.begin() + static_cast<std::ptrdiff_t>(end));
  };
  slice(one.positions_, positions_);
  slice(one.texCoords_, texCoords_);
  for (const unsigned int index : indices_)
    if (index >= begin && index < end)
      one.indices_.push_back(index - static_cast<unsigned int>(begin));
  return one;
}

/// One level in the making: what the last try that got anywhere left is what there is.
class UploaderLevel {
 public:
  UploaderLevel(const UploaderLevels& source, float decimator)
      : source_(source), decimator_(decimator), faces_(source.begins_.size() - 1) {}

  /// In the order of `genMeshOptimizerLODs`: more is ignored until it comes near enough.
  std::vector<UploaderFace> make() && {
    Ratio collapsed = failed;
    for (const Seams seams : {Seams::all, Seams::withoutNormals, Seams::withoutTexCoords}) {
      collapsed = attempt(decimator_, seams);
      if (collapsed > 0 && collapsed * allowedDrift >= decimator_) return std::move(faces_);
    }
    const Ratio clustered = cluster(collapsed);
    if (clustered > 0 && clustered >= collapsed) return std::move(faces_);
    if (collapsed > 0)
      attempt(decimator_, Seams::all);
    else
      keepAll();
    return std::move(faces_);
  }

 private:
  Ratio cluster(Ratio collapsed) {
    Ratio ratio = attempt(decimator_, Seams::none);
    const Ratio first = ratio;
    if (ratio > decimator_ * clusteredDrift || ratio < 0)
      ratio = attempt(decimator_ * (decimator_ / ratio + 1) / 2, Seams::none);
    if (first > 0 && ratio < first) ratio = attempt(decimator_, Seams::none);
    if (ratio >= 0) return ratio;
    const float step = std::sqrt(levelStep);
    for (float decimator = decimator_ / step; ratio < 0 && decimator > collapsed && decimator > 1;
         decimator /= step)
      ratio = attempt(decimator, Seams::none);
    return ratio;
  }

  /// The indices, those of vertices that differ only in what is ignored made one.
  Indices indicesFor(Seams seams) const {
    const Indices& all = source_.indices_;
    if (seams == Seams::all || seams == Seams::none) return all;
    const meshopt_Stream streams[]{
        {source_.positions_.data(), sizeof(glm::vec3), sizeof(glm::vec3)},
        {source_.texCoords_.data(), sizeof(glm::vec2), sizeof(glm::vec2)}};
    Indices joined(all.size());
    meshopt_generateShadowIndexBufferMulti(joined.data(), all.data(), all.size(),
                                           source_.positions_.size(), streams,
                                           seams == Seams::withoutNormals ? 2 : 1);
    return joined;
  }

  /// The viewer would collapse what is tangled too, for minutes.
  Indices simplified(float decimator, Seams seams) const {
    const Indices from = indicesFor(seams);
    const std::size_t count = from.size();
    std::size_t target = 3;
    if (decimator > 0)
      target =
          std::clamp(static_cast<std::size_t>(std::floor(static_cast<float>(count) / decimator)),
                     std::size_t{3}, count);
    const float* positions = &source_.positions_.front().x;
    const std::size_t vertices = source_.positions_.size();
    Indices result(count);
    float error = 0;
    result.resize(seams == Seams::none || isTangled(from, source_.positions_)
                      ? meshopt_simplifySloppy(result.data(), from.data(), count, positions,
                                               vertices, sizeof(glm::vec3), target, anyError,
                                               &error)
                      : meshopt_simplify(result.data(), from.data(), count, positions, vertices,
                                         sizeof(glm::vec3), target, anyError, 0, &error));
    return result;
  }

  /// `genMeshOptimizerPerModel`.
  Ratio attempt(float decimator, Seams seams) {
    const std::size_t count = source_.indices_.size();
    if (count < 3) return failed;
    const Indices fewer = simplified(decimator, seams);
    if (fewer.size() < 3) return failed;
    faces_ = partedInto(fewer);
    // A single face would be tried again and again. Here it may have more, of which many are one
    // again once its creases are joined.
    if (faces_.size() > 1 && std::ranges::any_of(faces_, [](const UploaderFace& face) {
          return face.vertices.size() > limits::verticesPerFace;
        }))
      return attemptByFace(decimator, seams);
    const bool isAny = std::ranges::any_of(
        faces_, [](const UploaderFace& face) { return !face.triangles.empty(); });
    return isAny ? static_cast<float>(count) / static_cast<float>(fewer.size()) : failed;
  }

  /// `genMeshOptimizerPerFace`, where joined seams would leave a face more vertices than it can
  /// number.
  Ratio attemptByFace(float decimator, Seams seams) {
    std::size_t left = 0;
    for (std::size_t f = 0; f < faces_.size(); ++f) {
      const UploaderLevels one = source_.only(f);
      UploaderLevel level(one, decimator);
      level.attempt(decimator, seams == Seams::none ? Seams::none : Seams::all);
      faces_[f] = std::move(level.faces_.front());
      for (std::uint32_t& vertex : faces_[f].vertices)
        vertex += static_cast<std::uint32_t>(source_.begins_[f]);
      left += faces_[f].triangles.size();
    }
    const auto before = static_cast<float>(source_.indices_.size() / 3);
    return left > 0 ? before / static_cast<float>(left) : failed;
  }

  /// A triangle belongs to the face of its first vertex; the others may be of other faces.
  std::vector<UploaderFace> partedInto(const Indices& indices) const {
    constexpr auto unknown = std::numeric_limits<std::uint32_t>::max();
    std::vector<UploaderFace> faces(faces_.size());
    std::vector<Indices> ofFace(faces_.size());
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
      const auto end = std::ranges::upper_bound(source_.begins_, indices[i]);
      Indices& own = ofFace[static_cast<std::size_t>(end - source_.begins_.begin()) - 1];
      own.insert(own.end(), {indices[i], indices[i + 1], indices[i + 2]});
    }
    std::vector<std::uint32_t> numbers(source_.positions_.size(), unknown);
    for (std::size_t f = 0; f < faces.size(); ++f) {
      UploaderFace& face = faces[f];
      const auto numberOf = [&](unsigned int vertex) {
        if (numbers[vertex] == unknown) {
          numbers[vertex] = static_cast<std::uint32_t>(face.vertices.size());
          face.vertices.push_back(vertex);
        }
        return numbers[vertex];
      };
      for (std::size_t i = 0; i + 2 < ofFace[f].size(); i += 3) {
        Triangle& triangle = face.triangles.emplace_back();
        for (std::size_t corner = 0; corner < 3; ++corner)
          triangle[corner] = numberOf(ofFace[f][i + corner]);
      }
      for (const std::uint32_t vertex : face.vertices) numbers[vertex] = unknown;
    }
    return faces;
  }

  void keepAll() { faces_ = partedInto(source_.indices_); }

  const UploaderLevels& source_;
  float decimator_;
  std::vector<UploaderFace> faces_;
};

std::vector<UploaderFace> UploaderLevels::make(unsigned level, std::size_t allTriangles) const {
  const auto all = static_cast<float>(allTriangles);
  const float asked = all / std::pow(levelStep, static_cast<float>(level));
  return UploaderLevel(*this, all / std::max(asked, 1.0F)).make();
}

}  // namespace wb::mesh
