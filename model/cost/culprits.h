#pragma once

#include "model/asset/asset.h"
#include "model/core/text.h"
#include "model/cost/cost.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::cost {

/// A share of a part that carries the weight that decides, by ids, so that a view can light it.
struct Culprit {
  enum class Kind : std::uint8_t {
    triangles,  ///< Of its physics mesh.
    hulls,      ///< Of its list of hulls.
    shape,      ///< The one shape that physics takes it for.
    level,      ///< One level of detail of what is downloaded.
    part        ///< The part, which counts as such.
  };
  Kind kind = Kind::part;
  std::size_t part = 0;  ///< Index in the linkset.
  double weight = 0;     ///< Carried by all that is named, in PE.
  /// Triangles as physicsSurface() counts them, or hulls; ascending. Empty: all of the part, also
  /// where triangles reach over so much of its surface that the whole of it is meant.
  std::vector<std::uint32_t> indices{};
  std::size_t count = 0;    ///< Triangles (of a level too), hulls, shapes or parts that are named,
  std::size_t of = 0;       ///< of so many that there are.
  double width = 0;         ///< Of triangles: in metres, of the widest that is named.
  bool areSlivers = false;  ///< All that are named are a hundred times as long as wide, or more.
  asset::Lod lod = asset::Lod::high;
  double seenTo = 0;  ///< Of a level: how far away it is still shown, m.
  glm::dvec3 at{0};   ///< In the middle of what carries most of it, region metres.
};

/// Named are as many as it takes to carry so much of the weight that decides, and those equal to
/// the last of them.
inline constexpr double culpritShare = 0.8;
/// Triangles that reach over more of a part's surface mean the whole part.
inline constexpr double wholePartShare = 0.3;

/// Finds what carries the weight that decides for a linkset: the fewest triangles, hulls, levels or
/// parts that add up to culpritShare of it.
/// @param scene  With its assets.
/// @param linkset  Index in the scene.
/// @param cost  What weigh() gave for it.
/// @param statistics  Of its parts.
/// @param profile  The one it was weighed under.
/// @param part  Index of the part that alone is asked about; nothing: the whole linkset.
/// @return  At most one a part, of levels of detail one each; the largest weight first. Empty where
///   it is not known what decides, or nothing costs anything.
std::vector<Culprit> findCulprits(const scene::Scene& scene, std::size_t linkset,
                                  const LinksetCost& cost,
                                  const std::vector<PartStatistics>& statistics,
                                  const Profile& profile, std::optional<std::size_t> part = {});

/// What is written beside culprits: one label for all that lie together.
struct CulpritLabel {
  Sentence text;                      ///< `24 slivers, 0.2 µm: 1,800 PE`
  double weight = 0;                  ///< Of all together, in PE.
  std::vector<std::size_t> culprits;  ///< Indices, ascending.
  glm::dvec3 at{0};                   ///< Where the most expensive of them is, region metres.
};

/// Names culprits, neighbours by one label.
/// @param culprits  As findCulprits() gives them.
/// @param cost  Of the linkset: what decided.
/// @param most  How many labels there may be, at least 1.
/// @return  The largest weight first.
std::vector<CulpritLabel> labelsOf(const std::vector<Culprit>& culprits, const LinksetCost& cost,
                                   std::size_t most = 5);

/// Says in one plain sentence, without a formula, why a linkset costs what it costs.
/// @param culprits  As findCulprits() gives them for the whole linkset.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param profile  The one it was weighed under.
/// @return  Nothing where there are no culprits, or each part has a weight of its own that decides.
std::optional<Sentence> reasonOf(const std::vector<Culprit>& culprits,
                                 const scene::Linkset& linkset, const LinksetCost& cost,
                                 const Profile& profile);

}  // namespace wb::cost
