#pragma once

#include "model/shapes/detail/panel_candidates.h"
#include "model/shapes/detail/repair_hulls.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::shape {

/// All panels that may be worth laying along some planes: the widest at each place. And a choice
/// of few among them that cover what any of them does.
class PanelPool {
 public:
  /// @param candidates  Whose planes these are; must outlive this.
  /// @param solid       What is stood for.
  /// @param samples     How many are to be covered.
  /// @param reach       Within which they are, m.
  PanelPool(const Solid& solid, const PanelCandidates& candidates, std::size_t samples,
            double reach, const Task& task);

  /// Chooses panels, and looks for a cheaper choice so many times.
  std::vector<LaidPanel> chosen(std::size_t rounds, const Task& task);

 private:
  struct Entry {
    std::size_t plane;
    Panel panel;
    std::vector<std::uint32_t> covered;  ///< Samples.
    std::vector<std::uint32_t> classes;  ///< That it covers whole.
    bool isAllowed = false;              ///< It is known to be.
  };
  using Choice = std::vector<std::uint32_t>;  ///< Entries.

  void addPlane(std::size_t plane);
  void offer(std::size_t plane, Outline outline);
  std::vector<std::uint32_t> classesOf(const std::vector<std::uint32_t>& samples) const;
  bool isAllowed(std::uint32_t entry);
  void addInset(std::uint32_t entry);
  std::uint32_t gainOf(std::uint32_t entry) const;
  void lay(std::uint32_t entry);
  void take(std::uint32_t entry);
  void fill(Choice& choice, double noise);
  void removeSuperfluous(Choice& choice);
  void ruin(Choice& choice);
  void restore();
  double costOf(const Choice& choice) const;

  const Solid& solid_;
  const PanelCandidates& candidates_;
  double reach_;
  std::vector<Entry> entries_;
  std::size_t size_ = 0;                              ///< Samples of all entries.
  std::vector<std::uint32_t> classOf_;                ///< Of each sample.
  std::vector<std::uint32_t> weights_;                ///< Samples of a class.
  std::vector<std::vector<std::uint32_t>> coverers_;  ///< Entries, of each class.
  std::vector<std::uint16_t> counts_;                 ///< Chosen ones that cover a class.
  std::vector<std::uint32_t> gains_;                  ///< Samples that only an entry would cover.
  std::vector<double> costs_;                         ///< Of entries; infinite where not allowed.
  std::vector<std::uint16_t> keptCounts_;             ///< Of the choice to come back to.
  std::vector<std::uint32_t> keptGains_;
  Random random_;
};

}  // namespace wb::shape
