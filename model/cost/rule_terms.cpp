#include "model/cost/rule_terms.h"

#include <algorithm>
#include <utility>

namespace wb::cost {
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
