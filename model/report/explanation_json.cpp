#include "model/report/explanation.h"
#include "model/report/json.h"
#include "model/report/telling.h"

namespace wb::report {
namespace {

std::string_view word(cost::Evidence::Kind kind) {
  switch (kind) {
    case cost::Evidence::Kind::triangles:
      return "triangles";
    case cost::Evidence::Kind::hulls:
      return "hulls";
    case cost::Evidence::Kind::none:
      break;
  }
  return "none";
}

Json symbolObject(const cost::Symbol& symbol) {
  return {{"symbol", symbol.symbol},
          {"value", symbol.value},
          {"unit", symbol.unit},
          {"constant", symbol.constant},
          {"meaning", symbol.meaning}};
}

/// Null where no geometry stands behind a term; all of it where the list is empty.
Json evidenceObject(const cost::Evidence& evidence) {
  if (evidence.kind == cost::Evidence::Kind::none) return nullptr;
  return {{"kind", word(evidence.kind)}, {"part", evidence.part}, {"indices", evidence.indices}};
}

Json termObject(const cost::Term& term) {
  Json symbols = Json::array();
  for (const cost::Symbol& symbol : term.symbols) symbols.push_back(symbolObject(symbol));
  Json children = Json::array();
  for (const cost::Term& child : term.children) children.push_back(termObject(child));
  return {{"code", term.code},
          {"name", term.name},
          {"value", term.value},
          {"unit", term.unit},
          {"share", term.share},
          {"formula", term.formula},
          {"filled_in", term.filledIn},
          {"sureness", name(term.sureness)},
          {"source", term.source},
          {"symbols", std::move(symbols)},
          {"evidence", evidenceObject(term.evidence)},
          {"part", term.part ? Json(*term.part) : Json(nullptr)},
          {"terms", std::move(children)}};
}

Json idJson(const Uuid& id) { return id.isNull() ? Json(nullptr) : Json(id.text()); }

/// Each number by the key of its column in the table of linksets.
Json linksetTermsObject(const cost::LinksetTerms& terms) {
  return {{"land_impact", termObject(terms.landImpact)},
          {"physics_cost", termObject(terms.physics)},
          {"physics_cost_physical", termObject(terms.physicsPhysical)},
          {"streaming_cost", termObject(terms.streaming)},
          {"server_cost", termObject(terms.server)},
          {"src", termObject(terms.src)},
          {"rrc", termObject(terms.rrc)}};
}

/// Likewise of the table of parts.
Json partTermsObject(const cost::LinksetTerms& terms, std::size_t part) {
  const auto objectOf = [part](const cost::Term& sum) {
    const cost::Term* term = termOfPart(sum, part);
    return term ? termObject(*term) : Json(nullptr);
  };
  return {{"physics_cost", objectOf(terms.physics)}, {"streaming_cost", objectOf(terms.streaming)}};
}

Json explanationObject(const Weighing& weighing, const Target& target) {
  const Subject subject = subjectOf(weighing, target.linkset);
  const scene::Linkset& linkset = subject.linkset();
  const scene::Part* part = target.part ? &linkset.parts[*target.part] : nullptr;
  return {{"linkset", linkset.name},
          {"linkset_id", idJson(linkset.id)},
          {"part", part ? Json(part->name) : Json(nullptr)},
          {"part_id", part ? idJson(part->id) : Json(nullptr)},
          {"terms", part ? partTermsObject(subject.terms, *target.part)
                         : linksetTermsObject(subject.terms)}};
}

}  // namespace

void writeExplanationJson(const Weighing& weighing, const std::vector<Target>& targets,
                          std::string_view version, const Sink& sink) {
  sink("{\"weighbridge\": " + jsonText(version) + ", \"file\": " + jsonText(weighing.file) +
       ", \"profile\": " + jsonText(displayName(weighing.profile)) + ", \"explanations\": [");
  std::string_view separator = "\n";
  for (const Target& target : targets) {
    sink(std::string(separator) + jsonText(explanationObject(weighing, target)));
    separator = ",\n";
  }
  sink(targets.empty() ? "]}\n" : "\n]}\n");
}

}  // namespace wb::report
