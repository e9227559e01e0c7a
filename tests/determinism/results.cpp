#include "tests/determinism/results.h"

#include "model/analysis/advice.h"
#include "model/analysis/analysis.h"
#include "model/analysis/fragility.h"
#include "model/analysis/sensitivity.h"
#include "model/core/identifiers.h"
#include "tests/support/region.h"

#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <string>

namespace wb::determinism {
namespace {

/// The bits of numbers, one after the other.
class Bits {
 public:
  void add(double number) {
    const std::size_t end = bytes_.size();
    bytes_.resize(end + sizeof number);
    std::memcpy(bytes_.data() + end, &number, sizeof number);
  }
  void add(std::initializer_list<double> numbers) {
    for (const double number : numbers) add(number);
  }
  void add(const tuning::PerConstant& numbers) {
    for (const double number : numbers) add(number);
  }

  std::string hash() const { return sha256(bytes_); }

 private:
  Bytes bytes_;
};

void addCosts(Bits& bits, const cost::LinksetCost& cost) {
  bits.add({cost.meanFaceArea, cost.physics, cost.physicsPhysical, cost.streaming, cost.server,
            cost.src, cost.rrc, cost.landImpact});
  for (const cost::PartCost& part : cost.parts)
    bits.add({part.physics.value_or(-1), part.physicsStatic.value_or(-1),
              part.physicsDynamic.value_or(-1), part.streaming.value_or(-1)});
}

void addFragility(Bits& bits, const tuning::Fragility& fragility) {
  bits.add(fragility.cost);
  for (const tuning::Spread& spread : fragility.levels)
    bits.add({spread.minimum, spread.median, spread.maximum});
}

void addAdvice(Bits& bits, const scene::Scene& scene, std::size_t linkset,
               const cost::Profile& profile) {
  for (const advice::Suggestion& one : advice::advise(scene, linkset, {}, profile))
    bits.add({one.before.unrounded, one.after.unrounded});
}

/// Under another name for each number of threads, so that advice is searched again.
void addScene(Bits& bits, scene::Scene scene, const cost::Profile& profile, std::size_t threads,
              bool advises) {
  for (scene::Linkset& linkset : scene.linksets) linkset.name += std::to_string(threads);
  // What would lower it is searched for long, and what moves it is tried often: of all only with
  // WEIGHBRIDGE_LONG set, else of a few.
  constexpr std::size_t everySo = 40;
  constexpr std::size_t everyFew = 5;
  const bool isLong = std::getenv("WEIGHBRIDGE_LONG") != nullptr;
  const auto statistics = makeStatistics(scene, cost::GeometryRules(profile));
  const auto costs = weigh(scene, statistics, profile);
  const tuning::Sensitivity slopes = tuning::sensitivity(scene, statistics, profile, costs);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    addCosts(bits, costs[i]);
    bits.add(slopes.linksets[i].up);
    bits.add(slopes.linksets[i].down);
    if (i % everyFew == 0 || isLong) {
      const auto moved =
          tuning::fragility(scene, i, statistics.linksets[i], profile, {}, threads).value();
      addFragility(bits, moved.whole);
      for (const tuning::Fragility& part : moved.parts) addFragility(bits, part);
    }
    if ((advises && i % everySo == 0) || isLong) addAdvice(bits, scene, i, profile);
  }
}

scene::Scene someLinksets(const scene::Scene& region) {
  constexpr std::size_t count = 10;
  scene::Scene some;
  some.linksets.assign(region.linksets.begin(), region.linksets.begin() + count);
  return some;
}

}  // namespace

std::string resultHash(std::size_t threads) {
  Bits bits;
  const auto market = weighing::weighFile(WEIGHBRIDGE_SAMPLES "/market.weighbridge", {});
  if (!market) return line(market.error());
  addScene(bits, market->value.scene, market->value.profile, threads, true);
  for (const std::string_view name : cost::builtInProfiles())
    addScene(bits, someLinksets(bench::region()), *cost::builtInProfile(name), threads, false);
  return bits.hash();
}

}  // namespace wb::determinism
