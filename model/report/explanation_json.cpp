#include "model/report/explanation_json.h"

#include "model/analysis/acts.h"
#include "model/core/language.h"
#include "model/core/threads.h"
#include "model/report/detail/term_json.h"
#include "model/report/explanation.h"
#include "model/report/table_formats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>

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

table::Json sentenceObject(const Sentence& sentence) {
  return {{"code", sentence.text.code}, {"text", rendered(sentence, nullptr)}};
}

table::Json indexJson(const std::optional<std::size_t>& index) {
  return index ? table::Json(*index) : table::Json(nullptr);
}

table::Json statementObject(const cost::Statement& statement) {
  table::Json object = sentenceObject(statement);
  object["part"] = indexJson(statement.part);
  return object;
}

table::Json lossesObject(const advice::Losses& losses) {
  return {{"function", losses.function},
          {"collision_removed_m2", losses.removed},
          {"contact_m", losses.contact},
          {"elsewhere_m", losses.elsewhere},
          {"pixels", losses.pixels}};
}

table::Json notSearchedObject(const advice::NotSearched& one) {
  return {{"part", one.part}, {"triangles", one.triangles}, {"seconds", one.seconds}};
}

table::Json textJson(const Text& text) {
  return text.code.empty() ? table::Json(nullptr)
                           : table::Json(rendered(Sentence{text, {}}, nullptr));
}

/// Which act a step is, what takes it back and how it is done; null for several steps.
table::Json actObject(const Sentence& step) {
  const advice::ActRow* act = advice::actOf(step.text.code);
  if (!act) return nullptr;
  return {{"key", act->key},
          {"inverse", textJson(act->inverse)},
          {"in_viewer", textJson(act->inViewer)},
          {"in_blender", textJson(act->inBlender)},
          {"here", textJson(act->here)}};
}

table::Json planStepObject(const cost::Statement& step) {
  table::Json object = sentenceObject(step);
  object["act"] = actObject(step);
  return object;
}

table::Json suggestionObject(const advice::Suggestion& suggestion) {
  table::Json cautions = table::Json::array();
  for (const cost::Statement& caution : suggestion.cautions)
    cautions.push_back(sentenceObject(caution));
  table::Json steps = table::Json::array();
  for (const cost::Statement& step : suggestion.steps) steps.push_back(planStepObject(step));
  return {{"code", suggestion.what.text.code},
          {"text", rendered(suggestion.what, nullptr)},
          {"act", actObject(suggestion.what)},
          {"steps", std::move(steps)},
          {"part", indexJson(suggestion.what.part)},
          {"parts", changedParts(suggestion.change)},
          {"scale_m", newScale(suggestion.change)},
          {"cautions", std::move(cautions)},
          {"losses", lossesObject(suggestion.losses)},
          {"land_impact_before", suggestion.before.rounded},
          {"land_impact_after", suggestion.after.rounded},
          {"land_impact_after_least", suggestion.leastAfter.value_or(suggestion.after.rounded)},
          {"is_for_others", suggestion.isForOthers},
          {"unrounded_before", suggestion.before.unrounded},
          {"unrounded_after", suggestion.after.unrounded}};
}

table::Json changedObject(const std::optional<tuning::WhatChanged>& changed) {
  if (!changed) return nullptr;
  table::Json acts = table::Json::array();
  for (const tuning::Act& act : changed->acts)
    acts.push_back({{"code", act.done.text.code},
                    {"text", rendered(act.done, nullptr)},
                    {"inverse", rendered(act.inverse, nullptr)},
                    {"parts", act.parts},
                    {"land_impact_without", act.without}});
  table::Json because = table::Json::array();
  for (const Sentence& sentence : sentencesOf(*changed))
    because.push_back(sentenceObject(sentence));
  return {
      {"land_impact_before", changed->isNew ? table::Json(nullptr) : table::Json(changed->before)},
      {"land_impact_after", changed->after},
      {"acts", std::move(acts)},
      {"sets", changed->sets},
      {"because", std::move(because)}};
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
          {"triangles", indexJson(after.triangles)},
          {"hull_vertices", indexJson(after.hullVertices)},
          {"physics_sides_m", {scale.x, scale.y, scale.z}}};
}

table::Json downloadObject(const std::optional<advice::DownloadSizes>& sizes) {
  if (!sizes) return nullptr;
  return {
      {"radius_m", sizes->radius},
      {"changes_at_m", sizes->changes},
      {"constant_from_m", sizes->constant ? table::Json(*sizes->constant) : table::Json(nullptr)}};
}

template <class Value>
table::Json arrayOf(const std::vector<Value>& values, table::Json (*object)(const Value&)) {
  table::Json array = table::Json::array();
  for (const Value& value : values) array.push_back(object(value));
  return array;
}

table::Json weightObject(const Weight& weight) {
  const cost::Term& term = weight.derivation;
  return {{"weight", name(weight.which)},
          {"cost", term.unknown ? table::Json(nullptr) : table::Json(term.value)},
          {"confidence", name(term.confidence)},
          {"decides", weight.decides},
          {"see", "/" + std::string(weight.tree)}};
}

table::Json causeObject(const cost::Cause& cause) {
  table::Json parts = table::Json::array({cause.part});
  for (const std::size_t other : cause.alike) parts.push_back(other);
  return {{"part", cause.part},
          {"parts", std::move(parts)},
          {"cost", cause.value()},
          {"share", cause.share()},
          {"text", cost::name(cause.term, nullptr)}};
}

table::Json steadinessArray(const tuning::Fragility& steadiness) {
  table::Json levels = table::Json::array();
  for (std::size_t i = 0; i < tuning::perturbations.size(); ++i)
    levels.push_back({{"moved_by_m", tuning::perturbations[i].metres},
                      {"least", steadiness.levels[i].minimum},
                      {"most", steadiness.levels[i].maximum}});
  return levels;
}

table::Json refusalObject(const weighing::UploadRefusal& refusal, const Explanation& explanation) {
  const Diagnostic& finding = refusal.finding;
  table::Json numbers = table::Json::array();
  for (const std::uint32_t index : refusal.indices) numbers.push_back(std::size_t{index} + 1);
  const std::size_t part = *refusal.part.part;
  return {{"code", finding.text.code},
          {"part", part},
          {"part_name", explanation.linkset().parts[part].name},
          {"alike", refusal.alike},
          {"place", finding.place},
          {"text", message(finding, nullptr)},
          {"count", finding.count},
          {"numbers", std::move(numbers)},
          {"remedy",
           refusal.remedy ? table::Json(rendered(*refusal.remedy, nullptr)) : table::Json(nullptr)},
          {"confidence", name(refusal.confidence)}};
}

/// Null for what is not uploaded.
table::Json uploadObject(const Explanation& explanation) {
  const weighing::UploadVerdict verdict = uploadVerdict(explanation.weighing, explanation.target);
  const auto sentence = uploadSentence(verdict, explanation.weighing);
  if (!sentence) return nullptr;
  table::Json refusals = table::Json::array();
  for (const weighing::UploadRefusal& refusal : verdict.refusals)
    refusals.push_back(refusalObject(refusal, explanation));
  return {{"state", name(*verdict.state)},
          {"text", rendered(*sentence, nullptr)},
          {"refusals", std::move(refusals)}};
}

table::Json findingObject(const Diagnostic& finding) {
  return {{"severity", name(finding.severity)},
          {"code", finding.text.code},
          {"file", finding.file},
          {"place", finding.place},
          {"text", message(finding, nullptr)}};
}

std::vector<Sentence> sentencesOfPart(const Explanation& explanation, std::size_t part) {
  std::vector<Sentence> sentences = partSentences(explanation, part);
  std::ranges::move(partFacts(explanation), std::back_inserter(sentences));
  return sentences;
}

table::Json factsOf(const Explanation& explanation) {
  table::Json facts = arrayOf(explanation.closed, statementObject);
  for (const cost::Statement& fact : explanation.facts) facts.push_back(statementObject(fact));
  return facts;
}

/// What it is about, and the short answer.
table::Json headOf(const Explanation& explanation) {
  const scene::Linkset& linkset = explanation.linkset();
  const auto index = explanation.target.part;
  const scene::Part* part = index ? &linkset.parts[*index] : nullptr;
  table::Json head = {{"upload", uploadObject(explanation)},
                      {"linkset", linkset.name},
                      {"linkset_id", idJson(linkset.id)},
                      {"part", part ? table::Json(part->name) : table::Json(nullptr)},
                      {"part_id", part ? idJson(part->id) : table::Json(nullptr)}};
  head["verdict"] = part ? table::Json(nullptr) : sentenceObject(explanation.verdict);
  head["where"] =
      part || !explanation.where ? table::Json(nullptr) : sentenceObject(*explanation.where);
  head["rule"] = part ? table::Json(nullptr) : sentenceObject(explanation.rule);
  head["weights"] = table::Json::array();
  if (!part)
    for (const Weight& weight : explanation.weights())
      head["weights"].push_back(weightObject(weight));
  head["causes"] = part ? table::Json::array() : arrayOf(explanation.causes, causeObject);
  head["facts"] =
      part ? arrayOf(sentencesOfPart(explanation, *index), sentenceObject) : factsOf(explanation);
  head["findings"] = arrayOf(explanation.findings, findingObject);
  return head;
}

table::Json tailOf(const Explanation& explanation) {
  const TargetAdvice* advice = explanation.advice;
  const bool hasCliffs = explanation.target.part || explanation.linkset().parts.size() == 1;
  const table::Json nothing(nullptr);
  return {{"what_changed", advice ? changedObject(advice->changed) : nothing},
          {"advice", advice ? arrayOf(advice->suggestions, suggestionObject) : nothing},
          {"bound", advice && advice->bound ? table::Json(*advice->bound) : nothing},
          {"not_searched", advice ? arrayOf(advice->notSearched, notSearchedObject) : nothing},
          {"size_cliffs", advice && hasCliffs ? arrayOf(advice->cliffs, cliffObject) : nothing},
          {"download_sizes", advice ? downloadObject(advice->downloadSizes) : nothing},
          {"steadiness",
           advice && advice->steadiness ? steadinessArray(*advice->steadiness) : nothing}};
}

std::string explanationText(const Explanation& explanation, TermJson& writer) {
  std::string text = table::jsonText(headOf(explanation), table::JsonLayout::oneLine);
  text.back() = ',';
  const auto part = explanation.target.part;
  text += " \"terms\": " +
          writer.trees(part ? treesOf(explanation.terms, *part) : treesOf(explanation.terms)) +
          ", ";
  return text += table::jsonText(tailOf(explanation), table::JsonLayout::oneLine).substr(1);
}

/// What the explanations written so far have told of terms, for threads that write others.
class SharedLegend {
 public:
  using Pointer = std::shared_ptr<const TermJson::Legend>;

  Pointer now() const {
    const std::scoped_lock lock(mutex_);
    return legend_;
  }
  void set(Pointer legend) {
    const std::scoped_lock lock(mutex_);
    legend_ = std::move(legend);
  }

 private:
  mutable std::mutex mutex_;
  Pointer legend_;
};

/// An explanation as text, or itself where what it adds to the legend may depend on those before
/// it.
using Written = std::variant<std::string, Explanation>;

Written writtenWith(const SharedLegend& legend, Explanation&& explanation) {
  TermJson writer(legend.now());
  std::string text = explanationText(explanation, writer);
  if (writer.hasNews()) return std::move(explanation);
  return text;
}

std::string writtenInTurn(SharedLegend& legend, Written&& written) {
  if (auto* text = std::get_if<std::string>(&written)) return std::move(*text);
  TermJson writer(legend.now());
  std::string text = explanationText(std::get<Explanation>(written), writer);
  legend.set(writer.allKnown());
  return text;
}

/// Each sentence with its numbers by their names.
std::string otherwiseText(const std::vector<Sentence>& otherwise) {
  table::Json array = table::Json::array();
  for (const Sentence& sentence : otherwise) {
    table::Json object = sentenceObject(sentence);
    for (const Argument& argument : sentence.arguments)
      if (const auto* number = std::get_if<Number>(&argument.value))
        object[std::string(argument.name)] = number->value;
    array.push_back(std::move(object));
  }
  std::string text = table::jsonText(array, table::JsonLayout::oneLine);
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace

void writeExplanationJson(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, std::string_view version,
                          const table::Sink& sink, const Advice& advice, std::size_t threads,
                          const std::vector<Sentence>& otherwise) {
  const Language english;
  const LanguageScope speaking(english);
  sink("{\"weighbridge\": " + table::jsonText(version) +
       ", \"file\": " + table::jsonText(weighing.file) +
       ", \"profile\": " + table::jsonText(displayName(weighing.profile)) +
       ", \"otherwise\": " + otherwiseText(otherwise) + ", \"explanations\": [");
  SharedLegend legend;
  std::string_view separator = "\n";
  const auto make = [&](std::size_t i) {
    return writtenWith(legend,
                       explanationOf(weighing, targets[i], advice ? &(*advice)[i] : nullptr));
  };
  const auto take = [&](Written&& one) {
    sink(std::string(separator) + writtenInTurn(legend, std::move(one)));
    separator = ",\n";
  };
  makeInOrder(targets.size(), threads, make, take, explanationsAhead);
  sink("\n], \"legend\": " + TermJson(legend.now()).legend() + "}\n");
}

}  // namespace wb::explain
