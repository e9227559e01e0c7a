#include "model/base/language.h"
#include "model/report/explanation.h"
#include "model/report/json.h"
#include "model/report/telling.h"

#include <nlohmann/json.hpp>

#include <optional>

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
          {"value", term.unknown ? Json(nullptr) : Json(term.value)},
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

/// Indices of the parts that a suggestion changes; null where it is about whole linksets.
Json changedParts(const advice::Change& change) {
  return std::visit(
      [](const auto& what) -> Json {
        if constexpr (requires { what.parts; }) return what.parts;
        return nullptr;
      },
      change.what);
}

/// The sides that its parts get; null where it is no such change.
Json newScale(const advice::Change& change) {
  const auto* resized = std::get_if<advice::NewScale>(&change.what);
  if (!resized) return nullptr;
  return {resized->scale.x, resized->scale.y, resized->scale.z};
}

Json suggestionObject(const advice::Suggestion& suggestion) {
  Json cautions = Json::array();
  for (const cost::Statement& caution : suggestion.cautions)
    cautions.push_back({{"code", caution.text.code}, {"text", english(caution)}});
  const auto& part = suggestion.what.part;
  return {{"code", suggestion.what.text.code},
          {"text", english(suggestion.what)},
          {"part", part ? Json(*part) : Json(nullptr)},
          {"parts", changedParts(suggestion.change)},
          {"scale_m", newScale(suggestion.change)},
          {"cautions", std::move(cautions)},
          {"land_impact_before", suggestion.before.rounded},
          {"land_impact_after", suggestion.after.rounded},
          {"unrounded_before", suggestion.before.unrounded},
          {"unrounded_after", suggestion.after.unrounded}};
}

Json countJson(const std::optional<std::size_t>& count) {
  return count ? Json(*count) : Json(nullptr);
}

Json cliffObject(const advice::SizeCliff& cliff) {
  const advice::SizeForm& after = cliff.after;
  const glm::dvec3& scale = after.decision.scale;
  return {{"axis", cliff.axes},
          {"grows", cliff.grows},
          {"from_m", cliff.from[cliff.axis()]},
          {"to_m", cliff.to[cliff.axis()]},
          {"changes", name(cliff.kind())},
          {"representation", name(after.decision.representation)},
          {"reason", code(after.decision.reason)},
          {"triangles", countJson(after.triangles)},
          {"hull_vertices", countJson(after.hullVertices)},
          {"physics_sides_m", {scale.x, scale.y, scale.z}}};
}

template <class Value>
Json arrayOf(const std::vector<Value>& values, Json (*object)(const Value&)) {
  Json array = Json::array();
  for (const Value& value : values) array.push_back(object(value));
  return array;
}

Json explanationObject(const Weighing& weighing, const Target& target, const TargetAdvice* advice) {
  const Subject subject = subjectOf(weighing, target.linkset);
  const scene::Linkset& linkset = subject.linkset();
  const scene::Part* part = target.part ? &linkset.parts[*target.part] : nullptr;
  const bool hasCliffs = part || linkset.parts.size() == 1;
  return {
      {"linkset", linkset.name},
      {"linkset_id", idJson(linkset.id)},
      {"part", part ? Json(part->name) : Json(nullptr)},
      {"part_id", part ? idJson(part->id) : Json(nullptr)},
      {"terms",
       part ? partTermsObject(subject.terms, *target.part) : linksetTermsObject(subject.terms)},
      {"advice", advice ? arrayOf(advice->suggestions, suggestionObject) : Json(nullptr)},
      {"size_cliffs", advice && hasCliffs ? arrayOf(advice->cliffs, cliffObject) : Json(nullptr)}};
}

}  // namespace

void writeExplanationJson(const Weighing& weighing, const std::vector<Target>& targets,
                          std::string_view version, const Sink& sink, const Advice& advice) {
  const Language english;
  const Speaking speaking(english);
  sink("{\"weighbridge\": " + jsonText(version) + ", \"file\": " + jsonText(weighing.file) +
       ", \"profile\": " + jsonText(displayName(weighing.profile)) + ", \"explanations\": [");
  std::string_view separator = "\n";
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const TargetAdvice* ofTarget = advice ? &(*advice)[i] : nullptr;
    sink(std::string(separator) + jsonText(explanationObject(weighing, targets[i], ofTarget)));
    separator = ",\n";
  }
  sink(targets.empty() ? "]}\n" : "\n]}\n");
}

}  // namespace wb::report
