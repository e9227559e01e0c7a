#include "model/analysis/names.h"
#include "model/core/language.h"
#include "model/cost/quantity.h"
#include "model/cost/terms.h"
#include "model/report/column_sum.h"
#include "model/report/detail/text_writer.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/sentences.h"
#include "model/report/table_cells.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace wb::explain {
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
      list += rendered(explanationTexts["explain.carrier"], {{"share", percent(carriers[i]->share)},
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

}  // namespace wb::explain
