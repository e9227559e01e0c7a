#include "model/report/explanation_text.h"

#include "model/analysis/exceeded_limits.h"
#include "model/analysis/find_targets.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/core/threads.h"
#include "model/cost/terms.h"
#include "model/report/card.h"
#include "model/report/detail/notes.h"
#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"
#include "model/report/target_advice.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>

namespace wb::explain {

/// A page of text and the words for confidence that were used on it, so that only these are
/// explained.
struct TextWriter {
  TextPage page;
  std::array<bool, 5> used{};  ///< By cost::Confidence.

  std::string confidence(cost::Confidence confidence);
  /// `name: formula with its values = 6 PE (likely); 149: vertices of the hull`
  void formula(const cost::Term& term, const std::string& name, std::size_t indent);
};

/// The parts of a linkset: the most expensive first, those alike once.
void writeParts(TextWriter& writer, const Explanation& explanation);

/// One part: what it is for physics and why, and the terms of its costs.
void writePart(TextWriter& writer, const Explanation& explanation, std::size_t part,
               std::size_t indent);

std::string TextWriter::confidence(cost::Confidence confidence) {
  used[static_cast<std::size_t>(confidence)] = true;
  return translatedWord(name(confidence));
}

void TextWriter::formula(const cost::Term& term, const std::string& name, std::size_t indent) {
  page.paragraph(explanationTexts["explain.formula"],
                 {{"name", name},
                  {"filled", inFormula(term.filledIn)},
                  {"confidence", confidence(term.confidence)},
                  {"measured", measuredIn(term)}},
                 indent);
}

namespace {

/// More groups than this would bury what matters.
constexpr std::size_t mostGroups = 6;
constexpr std::size_t mostCarriers = 3;
constexpr double leastShareNamed = 0.2;
/// A triangle is worth naming when it carries this many times what it would if all were alike.
constexpr double unevenness = 1.4;

/// Parts that only their names tell apart.
struct Alike {
  std::size_t first = 0;
  std::size_t count = 1;
  double cost = 0;  ///< Of each: physics and streaming.
};

double costOf(const cost::PartCost& part) {
  return part.physics.value_or(0) + part.streaming.value_or(0);
}

auto likeness(const Explanation& explanation, std::size_t index) {
  const scene::Part& part = explanation.linkset().parts[index];
  const cost::PartCost& cost = explanation.cost().parts[index];
  return std::tie(part.kind, part.asset, cost.decision.representation, cost.decision.reason,
                  cost.physics, cost.streaming, part.scale.x, part.scale.y, part.scale.z);
}

/// In the order of their costs, the most expensive first.
std::vector<Alike> groupsOf(const Explanation& explanation) {
  std::vector<std::size_t> order(explanation.linkset().parts.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, [&explanation](std::size_t a, std::size_t b) {
    return likeness(explanation, a) < likeness(explanation, b);
  });
  std::vector<Alike> groups;
  for (const std::size_t index : order) {
    if (!groups.empty() &&
        likeness(explanation, groups.back().first) == likeness(explanation, index)) {
      ++groups.back().count;
    } else {
      groups.push_back({index, 1, costOf(explanation.cost().parts[index])});
    }
  }
  std::ranges::stable_sort(groups, [](const Alike& a, const Alike& b) {
    return std::tuple(-a.cost * static_cast<double>(a.count), a.first) <
           std::tuple(-b.cost * static_cast<double>(b.count), b.first);
  });
  return groups;
}

void writeTitle(TextWriter& writer, const Explanation& explanation, const Alike& group) {
  const scene::Part& part = explanation.linkset().parts[group.first];
  const Text text =
      group.count > 1 ? explanationTexts["explain.alike"] : explanationTexts["explain.part_title"];
  writer.page.line(text,
                   {{"part", weighing::partName(part, group.first)},
                    {"count", group.count - 1},
                    {"kind", translatedWord(name(part.kind))},
                    {"size", sizeText(part)}},
                   2);
}

/// Whether a term is one of the things that its parent is shared out among: a triangle, a hull, a
/// level of detail.
bool isCarrier(const cost::Term& term) {
  using cost::TermId;
  return std::ranges::any_of(
      std::array{TermId::triangle, TermId::one_hull, TermId::lod_shown, TermId::lod_charged},
      [&term](TermId id) { return term.id == id; });
}

/// The carriers of a term, or of the term below it that has some; the heaviest first.
std::vector<const cost::Term*> carriersOf(const cost::Term& term) {
  std::vector<const cost::Term*> carriers;
  for (const cost::Term& child : term.children)
    if (isCarrier(child)) carriers.push_back(&child);
  std::ranges::stable_sort(carriers, std::ranges::greater{}, &cost::Term::share);
  for (const cost::Term& child : term.children)
    if (carriers.empty()) carriers = carriersOf(child);
  return carriers;
}

/// From which share on a carrier of a term is named. A mesh of many triangles may be expensive by
/// the narrow ones though each is a small part of it.
double leastShareNamedOf(const cost::Term& term) {
  const auto triangles = valueOf(term, cost::QuantityId::triangles);
  return triangles ? std::min(leastShareNamed, unevenness / *triangles) : leastShareNamed;
}

/// Says what carries much of a term, if a few things of several do.
void writeCarriers(TextWriter& writer, const cost::Term& term, std::size_t indent) {
  const std::vector<const cost::Term*> carriers = carriersOf(term);
  if (carriers.size() < 2) return;
  std::string list;
  for (std::size_t i = 0; i < std::min(carriers.size(), mostCarriers); ++i)
    if (carriers[i]->share >= leastShareNamedOf(term))
      list += (list.empty() ? "" : "; ") +
              rendered(explanationTexts["explain.carrier"], {{"share", percent(carriers[i]->share)},
                                                             {"name", cost::name(*carriers[i])}});
  if (!list.empty())
    writer.page.paragraph(explanationTexts["explain.carriers"], {{"list", list}}, indent);
}

void writeRest(TextWriter& writer, const Explanation& explanation, std::span<const Alike> groups) {
  std::size_t parts = 0;
  table::ColumnSum physics;
  table::ColumnSum streaming;
  for (const Alike& group : groups) {
    const cost::PartCost& cost = explanation.cost().parts[group.first];
    const auto count = static_cast<double>(group.count);
    parts += group.count;
    physics.add(table::costCell(count * cost.physics.value_or(0), !cost.physics));
    streaming.add(table::costCell(count * cost.streaming.value_or(0), !cost.streaming));
  }
  writer.page.paragraph(explanationTexts["explain.more_parts"],
                        {{"count", parts},
                         {"physics", table::readable(physics.cell())},
                         {"streaming", table::readable(streaming.cell())}},
                        2);
}

}  // namespace

void writePart(TextWriter& writer, const Explanation& explanation, std::size_t part,
               std::size_t indent) {
  for (const Sentence& sentence : partSentences(explanation, part))
    writer.page.paragraph(rendered(sentence), indent);
  for (const cost::Term* sum : {&explanation.terms.physics, &explanation.terms.streaming}) {
    const cost::Term* term = termOfPart(*sum, part);
    if (!term || term->unknown) continue;
    writer.formula(*term, nameWithoutPart(*term), indent);
    writeCarriers(writer, *term, indent + 2);
  }
}

void writeParts(TextWriter& writer, const Explanation& explanation) {
  const std::vector<Alike> groups = groupsOf(explanation);
  if (groups.empty()) return;
  writer.page.section(explanationTexts["explain.parts"]);
  const std::size_t shown = std::min(groups.size(), mostGroups);
  for (std::size_t i = 0; i < shown; ++i) {
    writeTitle(writer, explanation, groups[i]);
    writePart(writer, explanation, groups[i].first, 4);
  }
  if (shown < groups.size()) writeRest(writer, explanation, std::span(groups).subspan(shown));
}

namespace {

void writeWeights(TextWriter& writer, const Explanation& explanation) {
  writer.page.section(explanationTexts["explain.weights"]);
  writer.page.paragraph(rendered(explanation.rule), 2);
  for (const Weight& weight : explanation.weights()) {
    const std::string name = cost::name(weight.derivation);
    if (weight.isUnknown()) {
      writer.page.paragraph(explanationTexts["explain.unknown_weight"], {{"name", name}}, 2);
    } else {
      writer.formula(weight.formula(), name, 2);
    }
  }
}

void writeCauses(TextWriter& writer, std::span<const cost::Cause> causes,
                 const scene::Linkset& linkset) {
  if (causes.empty()) return;
  writer.page.section(explanationTexts["explain.causes"]);
  std::size_t rank = 0;
  for (const cost::Cause& cause : causes)
    writer.page.paragraph(explanationTexts["explain.cause"],
                          {{"rank", ++rank},
                           {"name", causeName(cause, linkset)},
                           {"value", table::readable(cause.value())},
                           {"share", percent(cause.share())}},
                          2);
}

template <class Facts>
void writeFacts(TextWriter& writer, const Facts& facts, const Diagnostics& findings) {
  if (facts.empty() && findings.empty()) return;
  writer.page.section(explanationTexts["explain.facts"]);
  for (const Sentence& fact : facts) writer.page.paragraph(rendered(fact), 2);
  for (const Diagnostic& finding : findings) writer.page.paragraph(findingText(finding), 2);
}

void writeStep(TextWriter& writer, const Step& step) {
  writer.page.paragraph(rendered(step.effect), 2);
  for (const Sentence& caution : step.cautions) writer.page.paragraph(rendered(caution), 5);
}

/// The first step is the one to take: how to do the others would bury it.
void writeHowTo(TextWriter& writer, const Step& step) {
  for (const Sentence& how : step.howTo) writer.page.paragraph(rendered(how), 5);
}

void writeSteps(TextWriter& writer, const TargetAdvice* advice, std::span<const Step> steps) {
  if (!advice) return;
  writer.page.section(explanationTexts["explain.advice"]);
  const auto writeSearched = [&] {
    for (const Sentence& sentence : searchSentences(*advice))
      writer.page.paragraph(rendered(sentence), 2);
  };
  const std::size_t first = firstSteps(steps);
  if (first == 0) writer.page.paragraph(rendered(withoutSuggestion(*advice)), 2);
  for (const Step& step : steps.first(first)) {
    writeStep(writer, step);
    writeHowTo(writer, step);
  }
  if (steps.size() > first) writer.page.section(explanationTexts["explain.other_steps"]);
  for (const Step& step : steps.subspan(first)) writeStep(writer, step);
  writeSearched();
}

/// What made it cost something else than before, and what takes that back.
void writeChanged(TextWriter& writer, const TargetAdvice* advice) {
  if (!advice || !advice->changed) return;
  writer.page.section(explanationTexts["explain.what_changed"]);
  for (const Sentence& sentence : sentencesOf(*advice->changed))
    writer.page.paragraph(rendered(sentence), 2);
  for (const Sentence& inverse : inversesOf(*advice->changed))
    writer.page.paragraph(rendered(inverse), 5);
}

/// The card: what is wanted to be known first.
void writeCard(TextWriter& writer, const Card& card, const scene::Linkset& linkset) {
  writer.page.paragraph(rendered(card.number), 2);
  for (const Sentence& limit : std::span(card.limits).subspan(1))
    writer.page.paragraph(rendered(limit), 2);
  for (const Sentence& over : card.exceeded) writer.page.paragraph("\u26a0 " + rendered(over), 2);
  writer.page.paragraph(rendered(card.verdict), 2);
  for (const Weight& weight : card.derivations)
    writer.page.paragraph(cost::name(weight.derivation) + ": " + derivationOf(weight), 4);
  if (card.where) writer.page.paragraph(rendered(*card.where), 2);
  for (const Sentence& sentence : card.closed) writer.page.paragraph(rendered(sentence), 2);
  writeCauses(writer, card.causes, linkset);
}

void writeMargins(TextWriter& writer, const TargetAdvice& advice) {
  const std::vector<std::string> cliffs = cliffSentences(advice);
  if (!cliffs.empty()) writer.page.section(explanationTexts["explain.cliffs"]);
  for (const std::string& cliff : cliffs) writer.page.paragraph(cliff, 2);
}

void writeSteadiness(TextWriter& writer, const tuning::Fragility& steadiness) {
  writer.page.section(explanationTexts["explain.steadiness"]);
  for (const Sentence& sentence : steadinessSentences(steadiness))
    writer.page.paragraph(rendered(sentence), 2);
}

void writeLinkset(TextWriter& writer, const Explanation& explanation) {
  writeWeights(writer, explanation);
  writeFacts(writer, explanation.facts, explanation.findings);
  writeParts(writer, explanation);
}

void writePartAlone(TextWriter& writer, const Explanation& explanation, std::size_t part) {
  writePart(writer, explanation, part, 2);
  const TargetAdvice* advice = explanation.advice;
  writeSteps(writer, advice, advice ? stepsOf(*advice) : std::vector<Step>());
  writeFacts(writer, partFacts(explanation), explanation.findings);
}

/// What comes before any number.
void writeUpload(TextWriter& writer, const Explanation& explanation) {
  const weighing::UploadVerdict verdict = uploadVerdict(explanation.weighing, explanation.target);
  const auto first = uploadSentence(verdict, explanation.weighing);
  if (!first) return;
  writer.page.paragraph(rendered(*first));
  for (const Sentence& other : furtherRefusals(verdict, explanation.weighing))
    writer.page.paragraph(rendered(other), 2);
}

void writeOne(TextWriter& writer, const Explanation& explanation, std::vector<Sentence> exceeded,
              std::span<const Sentence> otherwise) {
  writeUpload(writer, explanation);
  for (const Sentence& sentence : otherwise) writer.page.paragraph(rendered(sentence));
  writer.page.line(titleOf(explanation.weighing.scene, explanation.target));
  if (explanation.target.part) {
    writePartAlone(writer, explanation, *explanation.target.part);
  } else {
    const Card card = cardOf(explanation, std::move(exceeded));
    writeChanged(writer, explanation.advice);
    writeCard(writer, card, explanation.linkset());
    writeSteps(writer, explanation.advice, card.steps);
    writeLinkset(writer, explanation);
  }
  if (!explanation.advice) return;
  writeMargins(writer, *explanation.advice);
  if (explanation.advice->steadiness) writeSteadiness(writer, *explanation.advice->steadiness);
}

void writeNothing(TextWriter& writer, const scene::Scene& scene) {
  writer.page.paragraph(scene.octrees.empty() ? explanationTexts["explain.no_linkset"]
                                              : explanationTexts["explain.octrees_only"],
                        {{"count", scene.octrees.size()}});
}

/// What holds for all that was said: the constants, the unit, the words for confidence.
void writeFoot(TextWriter& writer, const cost::Profile& profile) {
  writer.page.line(explanationTexts["explain.profile"], {{"profile", displayName(profile)}});
  writer.page.paragraph(changesSentence(profile));
  writer.page.line(explanationTexts["explain.units"]);
  writer.page.line(explanationTexts["explain.confidence"]);
  for (std::size_t i = 0; i < confidenceSentences.size(); ++i)
    if (writer.used[i]) writer.page.line(confidenceSentences[i], {}, 2);
}

}  // namespace

void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice, std::size_t threads,
                      const std::vector<Sentence>& otherwise) {
  TextWriter writer;
  if (targets.empty()) {
    writeNothing(writer, weighing.scene);
    return sink(writer.page.take());
  }
  const weighing::ExceededAround exceeded(weighing);
  const Language* language = currentLanguage();
  const auto make = [&](std::size_t i) {
    std::optional<LanguageScope> speaking;
    if (language) speaking.emplace(*language);
    TextWriter one;
    writeOne(one, explanationOf(weighing, targets[i], advice ? &(*advice)[i] : nullptr),
             exceeded(targets[i].linkset),
             i == 0 ? std::span<const Sentence>(otherwise) : std::span<const Sentence>());
    one.page.gap();
    return one;
  };
  const auto take = [&](TextWriter one) {
    sink(one.page.take());
    for (std::size_t i = 0; i < one.used.size(); ++i) writer.used[i] |= one.used[i];
  };
  makeInOrder(targets.size(), threads, make, take, explanationsAhead);
  if (!advice && targets.size() > mostTargetsAdvised)
    writer.page.line(explanationTexts["explain.no_advice"], {{"most", mostTargetsAdvised}});
  writeFoot(writer, weighing.profile);
  sink(writer.page.take());
}

}  // namespace wb::explain
