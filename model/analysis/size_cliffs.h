#pragma once

#include "model/cost/part_rules.h"
#include "model/cost/representation.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::advice {

/// What a part is for physics, as far as its size makes that jump.
struct SizeForm {
  cost::Decision decision;
  std::optional<std::size_t> triangles;     ///< Of a triangle mesh; a prim's follow its detail.
  std::optional<std::size_t> hullVertices;  ///< Likewise, of all hulls.
  std::optional<int> raised;  ///< The axis of a triangle mesh whose side counts as longer.

  /// Whether this and the `other` are the same but for the length of their sides.
  bool isLike(const SizeForm& other) const;
};

/// Finds the form of a part at any sides. What it is made from must outlive it.
class SizeForms {
 public:
  SizeForms(const scene::Part& part, const cost::PartStatistics& statistics,
            const cost::Profile& profile, const cost::PartPlace& place);

  /// Returns what the part is for physics with sides of `scale`, m, each above 0.
  SizeForm at(const glm::dvec3& scale);

  const scene::Part& part() const { return part_; }

 private:
  const cost::PartStatistics& statisticsFor(const cost::Decision& decision,
                                            const glm::dvec3& scale);

  const scene::Part& part_;
  const cost::PartStatistics& statistics_;
  const cost::Profile& profile_;
  cost::PartPlace place_;
  cost::GeometryRules rules_;
  std::map<double, cost::PartStatistics> byDetail_;  ///< Of a prim.
};

/// The sides that a part can be given on the grid, in metres.
inline constexpr double shortestSide = 0.01;
inline constexpr double longestSide = 64;

/// What jumps at a cliff: what the part is for physics or why; how finely its surface is made; or
/// whether its flat side counts as longer.
enum class CliffKind : std::uint8_t { shape, detail, flatSide };
/// Returns the stable code of a `kind`: `shape`, `detail`, `flat_side`.
std::string_view name(CliffKind kind);

/// Where a part becomes something else for physics when some of its sides change, in proportion,
/// and the others stay.
struct SizeCliff {
  std::string_view axes;  ///< Those that change: `x`, `y`, `z`, `xy`, `yz`, `xyz`.
  bool grows = false;
  glm::dvec3 from{0};  ///< The sides now, in metres.
  glm::dvec3 to{0};    ///< The nearest at which it is something else.
  SizeForm before;
  SizeForm after;

  int axis() const { return axes[0] - 'x'; }  ///< The first of them.
  double distance() const;                    ///< That the side moves which moves most.
  CliffKind kind() const;
};

/// Finds the cliffs of a part by trying sides one per cent apart and the part's other sides, as far
/// as those that change stay between shortestSide and longestSide, then halving down to the last
/// bit. What is over within a per cent may be missed. What it is made from must outlive it.
class SizeCliffs {
 public:
  SizeCliffs(const scene::Part& part, const cost::PartStatistics& statistics,
             const cost::Profile& profile, const cost::PartPlace& place)
      : forms_(part, statistics, profile, place) {}

  /// The nearest one of each axis either way.
  std::vector<SizeCliff> perAxis();
  /// The nearest ones of all sides together and of the two across a round prim's axis.
  std::vector<SizeCliff> together();

  /// Returns sides near those of a `cliff` where the part is what it is there, with as few decimals
  /// as that takes (at least three, of a metre); else the cliff's. Where a side has to be equal to
  /// another that has more decimals, both are changed.
  glm::dvec3 tidySides(const SizeCliff& cliff);

 private:
  std::vector<SizeCliff> along(std::span<const std::string_view> directions);
  bool isBeyond(const SizeCliff& cliff, const glm::dvec3& sides);

  SizeForms forms_;
};

/// How the download weight of a part follows its size, all sides changed in proportion. Radii are
/// half the diagonal of the part, in metres.
struct DownloadSizes {
  double radius = 0;               ///< As it is now.
  std::vector<double> changes;     ///< Where the weight begins to follow the size differently.
  std::optional<double> constant;  ///< From here on, the last of those, it stays the same.
};

/// Returns the sizes at which the download weight of a part changes its slope (cost::switchRadii)
/// and really does: not of animated mesh, under `opensim`, or where a cap or equal levels of detail
/// hide it.
/// @param part        Its sides give their proportions and the size now.
/// @param statistics  Of the part, under the profile.
/// @param profile     The rules that the weight follows.
/// @param place       Where the part is in its linkset: see cost::placeOf.
/// @return Nothing where no size changes the weight or it is unknown.
std::optional<DownloadSizes> downloadSizes(const scene::Part& part,
                                           const cost::PartStatistics& statistics,
                                           const cost::Profile& profile,
                                           const cost::PartPlace& place);

}  // namespace wb::advice
