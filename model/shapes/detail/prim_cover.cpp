#include "model/shapes/detail/prim_cover.h"

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/prim_bodies.h"
#include "model/shapes/detail/prim_candidates.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

// Finds few prims that stand for a solid within a tolerance: each costs the same, so their number
// counts.
// Method: greedy set cover (Chvatal 1979) of samples of the outer surface, by prims around loose
// pieces of the mesh and by prims grown from samples that are uncovered yet; then ruin and recreate
// (Schrimpf et al. 2000) as hill climbing; then exact distances add samples where something is
// missed, and take out prims that stand out. Last, sides of boxes that stand out are drawn in.
// Complexity: offers times the samples that they cover, for each choice. Constants: tuned::prims.

namespace wb::shape {
namespace {

using Numbers = std::vector<std::uint32_t>;

/// A prim that may be chosen, and the samples that it covers.
struct PrimOffer {
  Primitive prim;
  Piece piece;
  Numbers covered;
};

class PrimCover {
 public:
  PrimCover(const Solid& solid, const FitOptions& options, const Task& task)
      : solid_(solid),
        options_(options),
        task_(task),
        fill_(tuned::cover::fillShare * options.tolerance),
        reach_(tuned::cover::reachShare * options.tolerance),
        candidates_(solid, fill_, options.linked.smallSide),
        most_(std::min(options.mostPieces, options.linked.most)) {
    const double spacing = std::max(options.tolerance / tuned::cover::samplesPerTolerance,
                                    solid.diagonal() / tuned::cover::samplesPerDiagonal);
    take(surfaceSamples(solid, spacing, task));
  }

  std::vector<Primitive> make() {
    for (const Primitive& prim : candidates_.around(task_)) offer(prim);
    kept_ = offers_.size();
    fill(tuned::prims::fillSeeds);
    search();
    for (int round = 0; round < tuned::prims::maxSettleRounds && task_.step(); ++round)
      if (settle()) break;
    takeWhole();
    tighten();
    std::vector<Primitive> prims;
    for (const std::size_t i : chosen_) prims.push_back(offers_[i].prim);
    return prims;
  }

 private:
  void take(std::vector<SurfaceSample> samples) {
    samples_ = std::move(samples);
    std::vector<glm::dvec3> places;
    places.reserve(samples_.size());
    for (const SurfaceSample& sample : samples_) places.push_back(sample.place);
    places_ = placesOn(solid_, std::move(places), reach_);
    counts_.assign(samples_.size(), 0);
  }

  void offer(const Primitive& prim) {
    if (std::max({prim.size.x, prim.size.y, prim.size.z}) > mostPrimSide) return;
    auto piece = pieceOf(prim);
    if (!piece) return;
    Numbers covered = places_->coveredBy(*piece);
    if (!covered.empty()) offers_.push_back({prim, std::move(*piece), std::move(covered)});
  }

  Numbers uncovered() const {
    Numbers found;
    for (std::uint32_t i = 0; i < counts_.size(); ++i)
      if (counts_[i] == 0) found.push_back(i);
    return found;
  }
  std::size_t gainOf(const PrimOffer& one) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(one.covered, [&](std::uint32_t i) { return counts_[i] == 0; }));
  }
  void choose(std::size_t number) {
    chosen_.push_back(number);
    for (const std::uint32_t i : offers_[number].covered) ++counts_[i];
  }
  void drop(std::size_t at) {
    for (const std::uint32_t i : offers_[chosen_[at]].covered) --counts_[i];
    chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(at));
  }

  void growFrom(const Numbers& places, std::size_t seeds) {
    for (std::size_t i = 0; i < seeds && task_.step(); ++i)
      for (const Primitive& prim :
           candidates_.grownFrom(samples_[places[random_.below(places.size())]], random_))
        offer(prim);
  }

  /// Chooses what covers most until all is covered, or nothing found covers any more.
  void fill(std::size_t seeds) {
    std::size_t failures = 0;
    while (task_.step() && chosen_.size() < most_ && failures < tuned::prims::maxFillFailures) {
      const Numbers open = uncovered();
      if (open.empty()) return;
      growFrom(open, seeds);
      std::size_t best = 0;
      std::size_t most = 0;
      for (std::size_t i = 0; i < offers_.size(); ++i)
        if (offers_[i].covered.size() > most)
          if (const std::size_t gain = gainOf(offers_[i]); gain > most) {
            most = gain;
            best = i;
          }
      if (most == 0) {
        ++failures;
        continue;
      }
      choose(best);
    }
  }

  /// Takes away what others make superfluous, what covers least first.
  void prune() {
    for (bool isAny = true; isAny;) {
      isAny = false;
      std::optional<std::size_t> least;
      for (std::size_t at = 0; at < chosen_.size(); ++at) {
        const Numbers& covered = offers_[chosen_[at]].covered;
        const bool isNeeded =
            std::ranges::any_of(covered, [&](std::uint32_t i) { return counts_[i] == 1; });
        if (!isNeeded && (!least || covered.size() < offers_[chosen_[*least]].covered.size()))
          least = at;
      }
      if (!least) return;
      drop(*least);
      isAny = true;
    }
  }

  std::pair<std::size_t, std::size_t> worth() const { return {uncovered().size(), chosen_.size()}; }

  void restore(const std::vector<std::size_t>& chosen) {
    while (!chosen_.empty()) drop(chosen_.size() - 1);
    for (const std::size_t i : chosen) choose(i);
  }

  void search() {
    prune();
    const auto rounds = static_cast<std::size_t>(
        options_.effort *
        static_cast<double>(
            std::min(tuned::prims::maxRounds, tuned::prims::roundsPerPrim * chosen_.size())));
    auto best = worth();
    for (std::size_t round = 0; round < rounds && chosen_.size() > 1 && task_.step(); ++round) {
      const std::vector<std::size_t> before = chosen_;
      ruin();
      fill(tuned::prims::searchSeeds);
      prune();
      if (worth() > best)
        restore(before);
      else
        best = worth();
      forget();
    }
  }

  /// Takes away one, and those nearest to it.
  void ruin() {
    const glm::dvec3 place = offers_[chosen_[random_.below(chosen_.size())]].prim.place;
    std::vector<std::pair<double, std::size_t>> near;
    for (std::size_t at = 0; at < chosen_.size(); ++at)
      near.emplace_back(glm::distance(offers_[chosen_[at]].prim.place, place), at);
    std::ranges::sort(near);
    near.resize(std::min(near.size(), 1 + 1 + random_.below(tuned::prims::maxRuin)));
    std::vector<std::size_t> gone;
    for (const auto& [distance, at] : near) gone.push_back(at);
    std::ranges::sort(gone, std::ranges::greater());
    for (const std::size_t at : gone) drop(at);
  }

  /// Keeps few offers: those around loose pieces, those that are chosen, and the newest.
  void forget() {
    if (offers_.size() < 2 * tuned::prims::maxOffers) return;
    std::vector<std::uint8_t> isKept(offers_.size(), 0);
    for (std::size_t i = 0; i < isKept.size(); ++i)
      isKept[i] = i < kept_ || i + tuned::prims::maxOffers > offers_.size() ? 1 : 0;
    for (const std::size_t i : chosen_) isKept[i] = 1;
    keepOnly(isKept);
  }

  void keepOnly(const std::vector<std::uint8_t>& isKept) {
    std::vector<std::size_t> numbers(offers_.size(), 0);
    std::vector<PrimOffer> left;
    std::size_t first = 0;
    for (std::size_t i = 0; i < offers_.size(); ++i) {
      numbers[i] = left.size();
      if (isKept[i] == 0) continue;
      if (i < kept_) ++first;
      left.push_back(std::move(offers_[i]));
    }
    for (std::size_t& i : chosen_) i = numbers[i];
    offers_ = std::move(left);
    kept_ = first;
  }

  std::vector<Piece> pieces() const {
    std::vector<Piece> all;
    for (const std::size_t i : chosen_) all.push_back(offers_[i].piece);
    return all;
  }

  /// By exact distances. Returns whether nothing is wrong.
  bool settle() {
    bool isRight = true;
    for (std::size_t at = chosen_.size(); at-- > 0;) {
      const PrimOffer& one = offers_[chosen_[at]];
      const double over = overfillOf(solid_, {one.piece}, task_).distance + bulgeOf(one.prim);
      if (over <= options_.tolerance) continue;
      isRight = false;
      const std::size_t number = chosen_[at];
      drop(at);
      std::vector<std::uint8_t> isKept(offers_.size(), 1);
      isKept[number] = 0;
      keepOnly(isKept);
    }
    if (!isRight) candidates_.setFill(fill_ *= tuned::cover::settleFillFactor);
    if (!chosen_.empty()) isRight = !addMissed() && isRight;
    if (isRight) return true;
    fill(tuned::prims::fillSeeds);
    prune();
    return false;
  }

  /// Makes samples of what is missed between those that there are. Whether there was any.
  bool addMissed() {
    const std::vector<glm::dvec3> missed =
        placesBeyond(solid_, pieces(), options_.tolerance, task_);
    if (missed.empty()) return false;
    std::vector<SurfaceSample> samples = std::move(samples_);
    for (const glm::dvec3& place : missed) samples.push_back({place, solid_.outward(place)});
    const std::vector<std::size_t> before = std::exchange(chosen_, {});
    take(std::move(samples));
    for (PrimOffer& one : offers_) one.covered = places_->coveredBy(one.piece);
    for (const std::size_t i : before) choose(i);
    return true;
  }

  /// Puts a prim around a loose piece in place of one that has grown, where that will do: it is
  /// closer.
  void takeWhole() {
    std::vector<std::uint8_t> isThere(counts_.size(), 0);
    for (std::size_t& number : chosen_) {
      if (number < kept_) continue;
      const Numbers only = onlyBy(offers_[number]);
      for (std::size_t whole = 0; whole < kept_; ++whole) {
        for (const std::uint32_t i : offers_[whole].covered) isThere[i] = 1;
        const bool isEnough =
            std::ranges::all_of(only, [&](std::uint32_t i) { return isThere[i] == 1; });
        for (const std::uint32_t i : offers_[whole].covered) isThere[i] = 0;
        if (!isEnough) continue;
        for (const std::uint32_t i : offers_[number].covered) --counts_[i];
        for (const std::uint32_t i : offers_[whole].covered) ++counts_[i];
        number = whole;
        break;
      }
    }
  }

  /// Samples that it alone covers, of a chosen one.
  Numbers onlyBy(const PrimOffer& one) const {
    Numbers only;
    std::ranges::copy_if(one.covered, std::back_inserter(only),
                         [&](std::uint32_t i) { return counts_[i] == 1; });
    return only;
  }

  /// How far a side of a box stands out.
  double overOf(const Primitive& box, int axis, int sign) const {
    constexpr int count = 8;
    double over = 0;
    for (int i = 0; i <= count; ++i)
      for (int j = 0; j <= count; ++j) {
        glm::dvec3 own(static_cast<double>(i) / count - 0.5, static_cast<double>(j) / count - 0.5,
                       0);
        own = axis == 0   ? glm::dvec3(sign * 0.5, own.x, own.y)
              : axis == 1 ? glm::dvec3(own.x, sign * 0.5, own.y)
                          : glm::dvec3(own.x, own.y, sign * 0.5);
        over = std::max(over, solid_.level(box.place + box.turn * (own * box.size)));
      }
    return over;
  }

  bool isNear(const Numbers& places, const Piece& piece, double reach) const {
    return std::ranges::all_of(
        places, [&](std::uint32_t i) { return piece.isWithin(places_->all()[i], reach); });
  }

  /// Draws in sides that stand out by more than half of the fill, where all stays well covered.
  void tighten() {
    const double enough = fill_ / 2;
    for (const std::size_t number : chosen_) {
      for (int side = 0; side < 6 && task_.step(); ++side) {
        Primitive box = offers_[number].prim;
        if (box.kind != scene::PartKind::box) break;
        const int axis = side / 2;
        const int sign = side % 2 == 0 ? -1 : 1;
        const double over = overOf(box, axis, sign);
        if (over <= enough) continue;
        const Numbers only = onlyBy(offers_[number]);
        for (const double share : {1.0, 0.75, 0.5, 0.25}) {
          const double by = share * over;
          if (box.size[axis] - by < leastPrimSide) continue;
          Primitive smaller = box;
          glm::dvec3 along(0);
          along[axis] = sign * by / 2;
          smaller.size[axis] -= by;
          smaller.place -= box.turn * along;
          const auto piece = pieceOf(smaller);
          if (!piece || !isNear(only, *piece, enough)) continue;
          replace(number, smaller, *piece);
          break;
        }
      }
    }
  }

  void replace(std::size_t number, const Primitive& prim, const Piece& piece) {
    PrimOffer& one = offers_[number];
    for (const std::uint32_t i : one.covered) --counts_[i];
    one = {prim, piece, places_->coveredBy(piece)};
    for (const std::uint32_t i : one.covered) ++counts_[i];
  }

  const Solid& solid_;
  const FitOptions& options_;
  const Task& task_;
  double fill_;
  double reach_;
  PrimCandidates candidates_;
  std::size_t most_;
  PrimRandom random_;
  std::vector<SurfaceSample> samples_;
  std::shared_ptr<const Places> places_;
  std::vector<std::uint16_t> counts_;  ///< Chosen ones that cover a sample.
  std::vector<PrimOffer> offers_;
  std::size_t kept_ = 0;  ///< So many at the beginning are around loose pieces.
  std::vector<std::size_t> chosen_;
};

}  // namespace

std::vector<Primitive> primCoverOf(const Solid& solid, const FitOptions& options,
                                   const Task& task) {
  return PrimCover(solid, options, task).make();
}

}  // namespace wb::shape
