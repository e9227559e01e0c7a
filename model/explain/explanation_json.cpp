#include "model/base/language.h"
#include "model/explain/explanation.h"
#include "model/explain/telling.h"
#include "model/explain/term_json.h"
#include "model/table/json.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace wb::explain {
namespace {

table::Json idJson(const Uuid& id) {
  return id.isNull() ? table::Json(nullptr) : table::Json(id.text());
}

/// Each number by the key of its column in the table of linksets, what others are made of first.
std::vector<NamedTree> treesOf(const cost::LinksetTerms& terms) {
  return {{"physics_cost", &terms.physics},
          {"streaming_cost", &terms.streaming},
          {"server_cost", &terms.server},
          {"src", &terms.src},
          {"rrc", &terms.rrc},
          {"physics_cost_physical", &terms.physicsPhysical},
          {"land_impact", &terms.landImpact}};
}

/// Likewise of the table of parts.
std::vector<NamedTree> treesOf(const cost::LinksetTerms& terms, std::size_t part) {
  return {{"physics_cost", termOfPart(terms.physics, part)},
          {"streaming_cost", termOfPart(terms.streaming, part)}};
}

/// Indices of the parts that a suggestion changes; null where it is about whole linksets.
table::Json changedParts(const advice::Change& change) {
  return std::visit(
      [](const auto& what) -> table::Json {
        if constexpr (requires { what.parts; }) return what.parts;
        return nullptr;
      },
      change.what);
}

/// The sides that its parts get; null where it is no such change.
table::Json newScale(const advice::Change& change) {
  const auto* resized = std::get_if<advice::NewScale>(&change.what);
  if (!resized) return nullptr;
  return {resized->scale.x, resized->scale.y, resized->scale.z};
}

table::Json suggestionObject(const advice::Suggestion& suggestion) {
  table::Json cautions = table::Json::array();
  for (const cost::Statement& caution : suggestion.cautions)
    cautions.push_back({{"code", caution.text.code}, {"text", rendered(caution, nullptr)}});
  const auto& part = suggestion.what.part;
  return {{"code", suggestion.what.text.code},
          {"text", rendered(suggestion.what, nullptr)},
          {"part", part ? table::Json(*part) : table::Json(nullptr)},
          {"parts", changedParts(suggestion.change)},
          {"scale_m", newScale(suggestion.change)},
          {"cautions", std::move(cautions)},
          {"land_impact_before", suggestion.before.rounded},
          {"land_impact_after", suggestion.after.rounded},
          {"unrounded_before", suggestion.before.unrounded},
          {"unrounded_after", suggestion.after.unrounded}};
}

table::Json countJson(const std::optional<std::size_t>& count) {
  return count ? table::Json(*count) : table::Json(nullptr);
}

table::Json cliffObject(const advice::SizeCliff& cliff) {
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
table::Json arrayOf(const std::vector<Value>& values, table::Json (*object)(const Value&)) {
  table::Json array = table::Json::array();
  for (const Value& value : values) array.push_back(object(value));
  return array;
}

std::string explanationText(const weighing::Weighing& weighing, const weighing::Target& target,
                            const TargetAdvice* advice, TermJson& writer) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const scene::Part* part = target.part ? &linkset.parts[*target.part] : nullptr;
  const bool hasCliffs = part || linkset.parts.size() == 1;
  const cost::LinksetTerms terms =
      cost::linksetTerms(weighing.scene, target.linkset,
                         weighing.statistics.linksets[target.linkset], weighing.profile);
  const table::Json head = {{"linkset", linkset.name},
                            {"linkset_id", idJson(linkset.id)},
                            {"part", part ? table::Json(part->name) : table::Json(nullptr)},
                            {"part_id", part ? idJson(part->id) : table::Json(nullptr)}};
  const table::Json tail = {
      {"advice", advice ? arrayOf(advice->suggestions, suggestionObject) : table::Json(nullptr)},
      {"size_cliffs",
       advice && hasCliffs ? arrayOf(advice->cliffs, cliffObject) : table::Json(nullptr)}};
  std::string text = table::jsonText(head, table::JsonLayout::oneLine);
  text.back() = ',';
  text +=
      " \"terms\": " + writer.trees(part ? treesOf(terms, *target.part) : treesOf(terms)) + ", ";
  return text += table::jsonText(tail, table::JsonLayout::oneLine).substr(1);
}

}  // namespace

void writeExplanationJson(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, std::string_view version,
                          const table::Sink& sink, const Advice& advice) {
  const Language english;
  const LanguageScope speaking(english);
  sink("{\"weighbridge\": " + table::jsonText(version) +
       ", \"file\": " + table::jsonText(weighing.file) + ", \"profile\": " +
       table::jsonText(displayName(weighing.profile)) + ", \"explanations\": [");
  TermJson writer;
  std::string_view separator = "\n";
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const TargetAdvice* ofTarget = advice ? &(*advice)[i] : nullptr;
    sink(std::string(separator) + explanationText(weighing, targets[i], ofTarget, writer));
    separator = ",\n";
  }
  sink("\n], \"legend\": " + writer.legend() + "}\n");
}

}  // namespace wb::explain
