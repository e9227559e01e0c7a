#pragma once

#include "model/shapes/detail/panel.h"
#include "model/shapes/detail/repair_hulls.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// A panel, and what it stands for.
struct LaidPanel {
  Panel panel;
  std::vector<std::uint32_t> covered;  ///< Samples.
};

/// What panels may be laid along planes, and which of them covers most for its cost.
class PanelCandidates {
 public:
  /// @param solid    It, `samples` and `reaches` must outlive this.
  /// @param reach    How near panels must come to samples at most, m.
  /// @param samples  What is to be covered.
  /// @param reaches  How near panels must come to each, m.
  PanelCandidates(const Solid& solid, const PieceRules& rules, double reach,
                  const std::vector<SurfaceSample>& samples, const std::vector<double>& reaches);

  /// Where the plane comes near to any sample.
  void addPlane(const PlaneFrame& frame);
  /// The sample that was added last.
  void addSample();
  /// Forgets all samples but the first `count`, and that it was to be exact.
  void forget(std::size_t count);

  /// From now on, by exact distances instead of the grid's alone, which takes longer.
  void beExact() { isExact_ = true; }
  /// Whether a panel is farther from the solid than the tolerance.
  bool isTooFar(const Panel& panel) const;
  /// Whether a panel is where the plane is free, all of it stays close to the solid, and the grid
  /// would take its triangles.
  bool isAllowed(const PanelPlane& plane, const Panel& panel) const;

  const std::vector<PanelPlane>& planes() const { return planes_; }
  /// With what a panel on one of the planes covers.
  LaidPanel laid(std::size_t plane, Panel panel) const;

  /// The best of those at so many of the samples `open`, chosen by chance; `counts` tells how many
  /// panels cover each sample.
  std::optional<LaidPanel> best(std::span<const std::uint32_t> open, std::size_t attempts,
                                const std::vector<std::uint16_t>& counts, Random& random);

 private:
  /// What is not covered near a plane, by `at.x`.
  struct OpenSpots {
    std::vector<Spot> spots{};
    bool isKnown = false;
    bool isOffered = false;  ///< The outline around all of them was.
    glm::dvec2 low{0};
    glm::dvec2 high{0};

    /// Those at most so far across from there.
    std::span<const Spot> between(double from, double to) const;
    /// No triangle between them is wider, m.
    double width() const { return std::min(high.x - low.x, high.y - low.y); }
    /// What so many triangles that are no wider are worth at most.
    double mostWorth(double width, double triangles) const;
  };
  struct Offer {
    std::size_t plane = 0;
    Panel panel{};
    double worth = 0;  ///< Samples newly covered for each unit of cost.
  };
  /// Chosen by chance.
  struct Try {
    glm::dvec2 aside;  ///< Beside a place there may be room where at it there is none.
    std::size_t order;
    double radius;
  };

  /// `best`, but for what it covers.
  Offer sought(std::span<const std::uint32_t> open, std::size_t attempts,
               const std::vector<std::uint16_t>& counts, Random& random);
  static Try anyTry(double reach, Random& random);
  OpenSpots& openSpots(std::size_t plane, const std::vector<std::uint16_t>& counts);
  void offerAt(std::size_t plane, const glm::dvec2& at, const Try& chosen, OpenSpots& open,
               Offer& best) const;
  void offerAround(std::size_t plane, const glm::dvec2& at, double radius, OpenSpots& open,
                   Offer& best) const;
  void offer(std::size_t plane, Outline outline, const OpenSpots& open, Offer& best) const;
  bool isLikely(const PanelPlane& plane, const Panel& panel) const;

  const Solid& solid_;
  PieceRules rules_;
  double reach_;
  const std::vector<SurfaceSample>& samples_;
  const std::vector<double>& reaches_;
  std::vector<PanelPlane> planes_;
  std::vector<OpenSpots> open_;  ///< One a plane, for one call of `sought`.
  bool isExact_ = false;
  bool isStrict_ = false;  ///< Whether only what is surely allowed is offered.
};

}  // namespace wb::shape
