#include "model/analysis/calibration.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/detail/calibration_fit.h"
#include "model/analysis/detail/calibration_search.h"
#include "model/cost/published.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

// Says what measurements tell of fitted constants: standard errors by the linear theory of least
// squares from a singular value decomposition of the slopes, of columns of equal length; directions
// of small singular values are constants that the measurements do not tell apart. Complexity: see
// calibration_fit.cpp.

namespace wb::tuning {
namespace {

using cost::DecidedBy;
using scene::Linkset;
using scene::Measured;

/// Whether a mesh of the linkset is missing, or damaged in what costs may rest on, or a size of it
/// not known.
bool lacksMeshes(const scene::Scene& scene, const Linkset& linkset) {
  return std::ranges::any_of(linkset.parts, [&scene](const scene::Part& part) {
    if (isSizeUnknown(part)) return true;
    if (part.kind != scene::PartKind::mesh) return false;
    const asset::MeshAsset* mesh = scene.meshOf(part);
    return !mesh || mesh->damage.lodSizes || mesh->damage.physicsMesh ||
           mesh->damage.physicsConvex || std::ranges::count(mesh->damage.lods, true) > 0;
  });
}

Diagnostic finding(Text text, const Measured& measured) {
  const std::string id = measured.linksetId.isNull() ? "" : measured.linksetId.text();
  Diagnostic made =
      failure(text, {{"linkset", measured.linkset.empty() ? id : measured.linkset}}).value();
  made.severity = Severity::warning;
  return made;
}

void addWeights(std::vector<Observation>& all, std::size_t linkset, const Measured& measured) {
  const auto add = [&](DecidedBy weight, const std::optional<double>& value) {
    if (value) all.push_back({linkset, weight, *value});
  };
  add(DecidedBy::physics, measured.physics);
  add(DecidedBy::streaming, measured.streaming);
  add(DecidedBy::server, measured.server);
}

/// Scenes may have assets of any name.
std::string freeAssetName(const scene::Scene& scene, const std::string& wanted) {
  std::string name = wanted;
  while (scene.assets.contains(name)) name += '\'';
  return name;
}

}  // namespace

Observations observationsOf(const scene::Scene& scene, std::span<const Measured> measured) {
  Observations result;
  const scene::LinksetNames names(scene);
  result.scene.assets = scene.assets;
  for (const Measured& one : measured) {
    const auto index = names.of(one);
    const Linkset* linkset = index ? &scene.linksets[*index] : nullptr;
    if (!linkset || lacksMeshes(scene, *linkset)) {
      result.findings.push_back(finding(
          linkset ? tuningTexts["measured.mesh_missing"] : tuningTexts["measured.unknown"], one));
      continue;
    }
    addWeights(result.all, result.scene.linksets.size(), one);
    result.scene.linksets.push_back(*linkset);
    if (one.physical) result.scene.linksets.back().physical = *one.physical;
  }
  return result;
}

void addPublished(Observations& observations, const cost::Profile& profile) {
  const auto weightOf = [&](const cost::PublishedMeasurement& one) -> std::optional<DecidedBy> {
    using cost::PublishedQuantity;
    const bool isPhysics = one.quantity == PublishedQuantity::physicsCost ||
                           one.quantity == PublishedQuantity::physicsCostPhysical;
    if (isPhysics && profile.accounting != cost::AccountingModel::openSim)
      return DecidedBy::physics;
    const bool isToday = profile.accounting == cost::AccountingModel::secondLife;
    if (one.quantity == PublishedQuantity::serverCost && isToday) return DecidedBy::server;
    return {};
  };
  for (const cost::PublishedMeasurement& one : cost::publishedMeasurements()) {
    const auto weight = weightOf(one);
    if (!weight || !one.isTestable()) continue;
    auto rebuilt = rebuiltScene(one);
    if (!rebuilt) continue;
    observations.all.push_back({observations.scene.linksets.size(), *weight, one.value});
    for (auto& [name, asset] : rebuilt->assets) {
      const std::string free = freeAssetName(observations.scene, name);
      for (scene::Part& part : rebuilt->linksets.front().parts)
        if (part.asset == name) part.asset = free;
      observations.scene.assets.emplace(free, std::move(asset));
    }
    observations.scene.linksets.push_back(std::move(rebuilt->linksets.front()));
  }
}

Relevance relevanceOf(const scene::Scene& scene, std::span<const scene::Measured> measured,
                      const cost::Profile& profile, const Task& task) {
  Relevance relevance{};
  const Observations observations = observationsOf(scene, measured);
  if (observations.all.empty()) return relevance;
  Costing costing(observations);
  const auto now = costing.deviations(profile).calculated;
  for (const cost::Constant& constant : cost::constants())
    for (const double end : {constant.minimum, constant.maximum}) {
      bool& isRelevant = relevance[static_cast<std::size_t>(constant.key)];
      if (isRelevant || !task.step()) continue;
      cost::Profile moved = profile;
      moved[constant.key] = end;
      isRelevant = costing.deviations(moved).calculated != now;
    }
  return relevance;
}

namespace {

using cost::Key;

/// A direction of constants in which deviations change by less than this of the most they change in
/// any: the measurements do not tell these constants apart.
constexpr double leastSeparation = 1e-4;
/// A constant takes part in such a direction from this share on.
constexpr double leastShare = 0.1;

std::string_view nameOf(Key key) { return constant(key).name; }

Diagnostic warning(Text text, std::vector<Argument> arguments) {
  Diagnostic made = failure(text, std::move(arguments)).value();
  made.severity = Severity::warning;
  return made;
}

/// What the measurements say about the constants, around the values found.
class Evidence {
 public:
  Evidence(const Nearest& nearest, std::span<const Key> keys) : fit_(nearest.fit), keys_(keys) {
    for (std::size_t k = 0; k < keys.size(); ++k) sort(k, nearest.matters[k]);
    values_ = singularValues(columns_);
    for (const double value : values_.values) largest_ = std::max(largest_, value);
    for (std::size_t i = 0; i < values_.values.size(); ++i)
      if (values_.values[i] < leastSeparation * largest_) tellInseparable(i);
  }

  Diagnostics takeFindings() { return std::move(findings_); }

  /// By the linear theory, of the deviations that are left.
  std::optional<double> standardError(std::size_t k) const {
    const auto place = std::ranges::find(used_, k);
    const std::size_t rows = fit_.deviations().relative.size();
    if (place == used_.end() || rows <= used_.size()) return {};
    const auto column = static_cast<std::size_t>(place - used_.begin());
    double variance = 0;
    for (std::size_t i = 0; i < values_.values.size(); ++i) {
      const double share = values_.vectors[i][column];
      const bool known = values_.values[i] >= leastSeparation * largest_;
      if (!known && std::abs(share) >= leastShare) return {};
      if (known) variance += share * share / (values_.values[i] * values_.values[i]);
    }
    const double noise =
        fit_.deviations().sumOfSquares() / static_cast<double>(rows - used_.size());
    return std::sqrt(variance * noise) / lengths_[column] * fit_.unit(k);
  }

 private:
  /// Columns of equal length, so that constants of any unit can be compared.
  void sort(std::size_t k, bool matters) {
    if (!matters) return tell(tuningTexts["calibrate.says_nothing"], k);
    if (fit_.isFlat(k)) return tell(tuningTexts["calibrate.level"], k);
    const std::vector<double>& slopes = fit_.deviations().slopes[k];
    const double length = std::sqrt(dot(slopes, slopes));
    if (fit_.isAtEnd(k)) return tell(tuningTexts["calibrate.at_end"], k);
    std::vector<double>& column = columns_.emplace_back(slopes);
    for (double& slope : column) slope /= length;
    lengths_.push_back(length);
    used_.push_back(k);
  }

  void tell(Text text, std::size_t k) {
    findings_.push_back(warning(text, {{"key", ConstantName{std::string(nameOf(keys_[k]))}},
                                       {"value", fit_.profile()[keys_[k]]}}));
  }

  void tellInseparable(std::size_t direction) {
    std::vector<std::string_view> names;
    for (std::size_t column = 0; column < used_.size(); ++column)
      if (std::abs(values_.vectors[direction][column]) >= leastShare)
        names.push_back(nameOf(keys_[used_[column]]));
    findings_.push_back(warning(tuningTexts["calibrate.inseparable"],
                                {{"keys", fmt::format("{}", fmt::join(names, ", "))}}));
  }

  const Fit& fit_;
  std::span<const Key> keys_;
  std::vector<std::size_t> used_;  ///< Which constant a column is of.
  Columns columns_;
  std::vector<double> lengths_;
  SingularValues values_;
  double largest_ = 0;
  Diagnostics findings_;
};

std::vector<Residual> residualsOf(const Observations& observations, const Fit& fit) {
  std::vector<Residual> residuals;
  for (std::size_t i = 0; i < observations.all.size(); ++i) {
    const Observation& one = observations.all[i];
    const scene::Linkset& linkset = observations.scene.linksets[one.linkset];
    residuals.push_back(
        {linkset.name, linkset.id, one.weight, one.measured, fit.deviations().calculated[i]});
  }
  return residuals;
}

double squared(double number) { return number * number; }

std::optional<double> rSquaredOf(const std::vector<Residual>& residuals) {
  double sum = 0;
  double weights = 0;
  for (const Residual& one : residuals) {
    const double weight = 1 / squared(scaleOf(one.measured));
    sum += weight * one.measured;
    weights += weight;
  }
  const double mean = sum / weights;
  double left = 0;
  double whole = 0;
  for (const Residual& one : residuals) {
    left += squared((one.measured - one.calculated) / scaleOf(one.measured));
    whole += squared((one.measured - mean) / scaleOf(one.measured));
  }
  const bool isAllEqual = std::ranges::all_of(
      residuals, [&](const Residual& one) { return one.measured == residuals.front().measured; });
  if (isAllEqual) return {};
  return 1 - left / whole;
}

}  // namespace

Result<Calibration> calibrate(const scene::Scene& scene, std::span<const scene::Measured> measured,
                              const cost::Profile& profile, std::span<const Key> keys,
                              const Task& task) {
  return calibrate(observationsOf(scene, measured), profile, keys, task);
}

Result<Calibration> calibrate(Observations observations, const cost::Profile& profile,
                              std::span<const Key> keys, const Task& task) {
  if (observations.all.empty()) return failure(tuningTexts["calibrate.nothing_measured"]);
  Costing costing(observations);
  const Nearest nearest = searchNearest(observations, costing, profile, keys, task);
  const Fit& fit = nearest.fit;
  Evidence evidence(nearest, keys);
  Calibration result;
  result.profile = fit.profile();
  for (std::size_t k = 0; k < keys.size(); ++k)
    result.constants.push_back(
        {keys[k], profile[keys[k]], fit.profile()[keys[k]], evidence.standardError(k)});
  result.residuals = residualsOf(observations, fit);
  result.rSquared = rSquaredOf(result.residuals);
  result.findings = std::move(observations.findings);
  append(result.findings, evidence.takeFindings());
  return result;
}

}  // namespace wb::tuning
