#include "ui/panels/why/detail/evidence_highlight.h"

namespace wb::ui {

std::optional<Highlight> highlightOf(const cost::Term& term, std::size_t linkset,
                                     const std::vector<cost::PartCost>& parts) {
  using Kind = cost::Evidence::Kind;
  const cost::Evidence& evidence = term.evidence;
  if (evidence.kind == Kind::none || evidence.part >= parts.size()) return {};
  if (evidence.kind == Kind::triangles)
    return Highlight{layers::Layer::physicsMesh, linkset, evidence.part, false, evidence.indices};
  const bool isDecomposition =
      parts[evidence.part].decision.representation == cost::Representation::decomposition;
  return Highlight{isDecomposition ? layers::Layer::hulls : layers::Layer::baseHull, linkset,
                   evidence.part, true, evidence.indices};
}

}  // namespace wb::ui
