#include "model/report/detail/notes.h"

#include "model/analysis/analysis.h"
#include "model/analysis/closed_openings.h"
#include "model/analysis/exceeded_limits.h"
#include "model/analysis/find_targets.h"
#include "model/analysis/kit_texts.h"
#include "model/core/number.h"
#include "model/report/explanation_texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace wb::explain {
namespace {

/// Importers note it of what has the flag; a project may say so too.
constexpr std::string_view phantomKey = "phantom";

bool isPhantom(const scene::Linkset& linkset) {
  if (!linkset.extra.contains(phantomKey)) return false;
  const auto& value = linkset.extra.json().at(std::string(phantomKey));
  return value.is_boolean() && value.get<bool>();
}

/// Exported files once had it: the card says whether the object has it now.
bool isOfClosed(const Diagnostic& finding) {
  return finding.text.code == weighing::kitTexts["explain.closed"].code;
}

/// Readers of models and objects name the part by its name.
bool isOfOtherPart(const Diagnostic& finding, const scene::Linkset& linkset, std::size_t part) {
  const auto isNamed = [&](const scene::Part& one) {
    return !one.name.empty() && one.name == finding.place;
  };
  return std::ranges::any_of(linkset.parts, isNamed) && !isNamed(linkset.parts[part]);
}

bool concerns(const Diagnostic& finding, const weighing::Weighing& weighing,
              const weighing::Target& target) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  if (const auto about = weighing::targetOf(finding, weighing))
    return about->linkset == target.linkset &&
           (!target.part || !about->part || *about->part == *target.part);
  const bool isAlone = weighing.scene.linksets.size() == 1;
  return isAlone && !(target.part && isOfOtherPart(finding, linkset, *target.part));
}

const cost::Term* childOf(const cost::Term& term, cost::TermId id) {
  const auto found = std::ranges::find(term.children, id, &cost::Term::id);
  return found == term.children.end() ? nullptr : &*found;
}

/// A mean below the least that counts: how much bigger the part must be before that ends.
Sentence tooNarrow(double mean, double narrowest) {
  if (mean <= 0) return {explanationTexts["explain.no_width"], {}};
  return {explanationTexts["explain.width_least"],
          {{"minimum", lengthInMetres(narrowest)}, {"factor", fourDigits(narrowest / mean)}}};
}

}  // namespace

Diagnostics findingsAbout(const weighing::Weighing& weighing, const weighing::Target& target) {
  Diagnostics found;
  for (const Diagnostic& finding : weighing.findings)
    if (!weighing::isLimitFinding(finding) && !isOfClosed(finding) &&
        concerns(finding, weighing, target))
      found.push_back(finding);
  return found;
}

std::optional<cost::Statement> phantomFact(const scene::Linkset& linkset) {
  if (!isPhantom(linkset)) return {};
  return cost::Statement{explanationTexts["explain.phantom"], {}, {}};
}

std::vector<cost::Statement> closedFacts(const weighing::Weighing& weighing, std::size_t linkset,
                                         const Task& task) {
  const weighing::ClosedOpenings closed = weighing::closedOpenings(weighing, linkset, task);
  if (closed.parts.empty()) return {};
  return {cost::Statement(weighing::closedSentence(closed, weighing.scene.linksets[linkset]),
                          closed.parts.front()),
          {explanationTexts["explain.open_them"], {}, {}}};
}

std::optional<Sentence> growthSentence(const Explanation& explanation, std::size_t part) {
  const cost::Term* mesh = termOfPart(explanation.terms.physics, part);
  const cost::Profile& profile = explanation.profile();
  const cost::Decision& decision = explanation.cost().parts[part].decision;
  if (!mesh || mesh->unknown || decision.representation != cost::Representation::triangleMesh ||
      profile.accounting == cost::AccountingModel::openSim)
    return {};
  const cost::Term* width = childOf(*mesh, cost::TermId::average_width);
  const auto mean = width ? valueOf(*width, cost::QuantityId::meanWidth) : std::nullopt;
  // The rule of density has neither a floor nor a width.
  if (!mean) return Sentence{explanationTexts["explain.bigger_cheaper"], {}};
  const double floor = profile[cost::Key::minimum_mesh_cost];
  if (mesh->value <= floor)
    return Sentence{explanationTexts["explain.bigger_floor"], {{"floor", fourDigits(floor)}}};
  const double narrowest = profile[cost::Key::width_min];
  if (*mean < narrowest) return tooNarrow(*mean, narrowest);
  const double widest = profile[cost::Key::width_max];
  if (*mean >= widest)
    return Sentence{explanationTexts["explain.width_most"], {{"maximum", lengthInMetres(widest)}}};
  return Sentence{explanationTexts["explain.bigger_cheaper"], {}};
}

std::string findingText(const Diagnostic& finding) {
  return rendered(explanationTexts["explain.finding"],
                  {{"place", finding.place.empty() ? finding.file : finding.place},
                   {"what", message(finding)}});
}

namespace {

bool isUnused(const scene::Part& part, const cost::PartCost& cost,
              const cost::PartStatistics& statistics) {
  const bool hasPhysicsModel =
      statistics.triangleMesh.has_value() || statistics.decomposition.hulls > 0;
  return part.kind == scene::PartKind::mesh && hasPhysicsModel && cost.physics &&
         cost.decision.reason == cost::Reason::tinyBox;
}

}  // namespace

std::optional<cost::Statement> unusedPhysics(const weighing::Weighing& weighing,
                                             std::size_t linkset) {
  const auto& parts = weighing.scene.linksets[linkset].parts;
  std::optional<std::size_t> first;
  std::size_t count = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!isUnused(parts[i], weighing.costs[linkset].parts[i],
                  weighing.statistics.linksets[linkset][i]))
      continue;
    ++count;
    if (!first) first = i;
  }
  if (!first) return {};
  return cost::Statement{explanationTexts["explain.unused_physics"],
                         {{"part", weighing::partName(parts[*first], *first)}, {"count", count}},
                         first};
}

}  // namespace wb::explain
