#include "model/cost/breakdown.h"

#include "model/cost/evidence.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/part_rules.h"
#include "model/cost/trace_sink.h"

#include <algorithm>
#include <utility>

namespace wb::cost {
namespace {

/// Gives RuledParts numbers that are traced to what they are made of.
class TracingSource {
 public:
  using Number = Traced;

  TracingSource(const scene::Scene& scene, const scene::Linkset& linkset, const Profile& profile,
                const Task& task)
      : scene_(scene), linkset_(linkset), rules_(profile), sink_(profile), task_(task) {}

  TraceSink sink(std::size_t i) const { return sink_.forPart(i, partName(linkset_, i)); }

  void finish(Traced& physics, std::size_t i, const Decision& decision) const {
    if (!task_.step()) return;
    const scene::Part& part = linkset_.parts[i];
    addEvidence(physics.children.front(), sink(i), part, scene_.meshOf(part), decision, rules_);
  }

 private:
  const scene::Scene& scene_;
  const scene::Linkset& linkset_;
  GeometryRules rules_;
  TraceSink sink_;
  const Task& task_;
};

/// Every number that a rule of totals gives stands for one term.
Term termBehind(Traced number) { return std::move(number.children.front()); }

LinksetNumbers<Traced> tracedNumbers(const scene::Scene& scene, const scene::Linkset& linkset,
                                     const std::vector<PartStatistics>& statistics,
                                     const Profile& profile, const Task& task) {
  return linksetNumbers(
      TraceSink(profile), profile.accounting, factsOf(linkset, profile.accounting),
      RuledParts(TracingSource(scene, linkset, profile, task), linkset, statistics, profile));
}

}  // namespace

LinksetTerms linksetTerms(const scene::Scene& scene, std::size_t linkset,
                          const std::vector<PartStatistics>& statistics, const Profile& profile,
                          const Task& task) {
  LinksetNumbers<Traced> numbers =
      tracedNumbers(scene, scene.linksets[linkset], statistics, profile, task);
  return {termBehind(std::move(numbers.physics)),   termBehind(std::move(numbers.physicsPhysical)),
          termBehind(std::move(numbers.streaming)), termBehind(std::move(numbers.server)),
          termBehind(std::move(numbers.src)),       termBehind(std::move(numbers.rrc)),
          termBehind(std::move(numbers.landImpact))};
}

DecidingTerms decidingTerms(const LinksetTerms& terms, bool physical, AccountingModel model) {
  return {physical ? terms.physicsPhysical : terms.physics, terms.streaming,
          model == AccountingModel::wiki2011 ? terms.src : terms.server};
}

Term breakdown(const scene::Scene& scene, std::size_t linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile) {
  return linksetTerms(scene, linkset, statistics, profile).landImpact;
}

namespace {

/// A hollow box is weighed by its triangles, and a part without a shape opts in under every
/// accounting.
scene::Linkset exampleLinkset() {
  scene::Part hollow;
  hollow.prim.hollow = 0.5;
  hollow.scripts = 1;
  scene::Part shapeless = hollow;
  shapeless.shapeType = scene::ShapeType::none;
  scene::Linkset linkset;
  linkset.parts = {std::move(hollow), std::move(shapeless)};
  return linkset;
}

/// A plain sum over the parts has no formula of its own.
std::string formulaOf(const Term& term) {
  const std::string symbol(info(term.id).symbol);
  return symbol + " = " + (term.formula.empty() ? "Σ " + symbol + "_part" : term.formula);
}

void addSymbols(std::vector<Symbol>& symbols, const Term& term) {
  for (const Symbol& symbol : term.symbols)
    if (std::ranges::find(symbols, symbol.symbol, &Symbol::symbol) == symbols.end())
      symbols.push_back(symbol);
}

}  // namespace

LinksetTerms ruleTerms(const Profile& profile) {
  scene::Scene scene;
  scene.linksets = {exampleLinkset()};
  const SceneStatistics statistics = makeStatistics(scene, GeometryRules(profile));
  return linksetTerms(scene, 0, statistics.linksets.front(), profile);
}

const Term* findTerm(const Term& tree, TermId id) {
  if (tree.id == id) return &tree;
  for (const Term& child : tree.children)
    if (const Term* found = findTerm(child, id)) return found;
  return nullptr;
}

std::vector<std::string> formulasOf(const Term& term) {
  std::vector<std::string> formulas{formulaOf(term)};
  for (const Term& child : term.children)
    if (!child.part) formulas.push_back(formulaOf(child));
  return formulas;
}

std::vector<Symbol> symbolsOf(const Term& term) {
  std::vector<Symbol> symbols;
  addSymbols(symbols, term);
  for (const Term& child : term.children)
    if (!child.part) addSymbols(symbols, child);
  return symbols;
}

}  // namespace wb::cost
