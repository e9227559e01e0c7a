#include "model/base/language.h"
#include "model/report/explanation.h"
#include "model/report/json.h"
#include "model/report/telling.h"
#include "model/report/term_json.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace wb::report {
namespace {

Json idJson(const Uuid& id) { return id.isNull() ? Json(nullptr) : Json(id.text()); }

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

std::string explanationText(const Weighing& weighing, const Target& target,
                            const TargetAdvice* advice, TermJson& writer) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const scene::Part* part = target.part ? &linkset.parts[*target.part] : nullptr;
  const bool hasCliffs = part || linkset.parts.size() == 1;
  const cost::LinksetTerms terms =
      cost::linksetTerms(weighing.scene, target.linkset,
                         weighing.statistics.linksets[target.linkset], weighing.profile);
  const Json head = {{"linkset", linkset.name},
                     {"linkset_id", idJson(linkset.id)},
                     {"part", part ? Json(part->name) : Json(nullptr)},
                     {"part_id", part ? idJson(part->id) : Json(nullptr)}};
  const Json tail = {
      {"advice", advice ? arrayOf(advice->suggestions, suggestionObject) : Json(nullptr)},
      {"size_cliffs", advice && hasCliffs ? arrayOf(advice->cliffs, cliffObject) : Json(nullptr)}};
  std::string text = jsonText(head, JsonLayout::oneLine);
  text.back() = ',';
  text +=
      " \"terms\": " + writer.trees(part ? treesOf(terms, *target.part) : treesOf(terms)) + ", ";
  return text += jsonText(tail, JsonLayout::oneLine).substr(1);
}

}  // namespace

void writeExplanationJson(const Weighing& weighing, const std::vector<Target>& targets,
                          std::string_view version, const Sink& sink, const Advice& advice) {
  const Language english;
  const Speaking speaking(english);
  sink("{\"weighbridge\": " + jsonText(version) + ", \"file\": " + jsonText(weighing.file) +
       ", \"profile\": " + jsonText(displayName(weighing.profile)) + ", \"explanations\": [");
  TermJson writer;
  std::string_view separator = "\n";
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const TargetAdvice* ofTarget = advice ? &(*advice)[i] : nullptr;
    sink(std::string(separator) + explanationText(weighing, targets[i], ofTarget, writer));
    separator = ",\n";
  }
  sink("\n], \"legend\": " + writer.legend() + "}\n");
}

}  // namespace wb::report
