#include "model/advice/advice.h"
#include "model/advice/question.h"
#include "model/base/language.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace wb::advice {
namespace {

using scene::Linkset;

/// What the grid links: N parts whose centres have a bounding sphere of a diameter D. Source: the
/// grid's wiki, Linkability Rules, where D is 64 m since 2023.
constexpr std::size_t mostLinked = 256;
constexpr double farthestLinked = 64;

Candidate split(const Question& question, Alike parts, cost::Statement what) {
  return {question.change(Split{std::move(parts)}),
          std::move(what),
          {plainly(adviceTexts["caution.unlinked"])}};
}

/// Whether parts may become a linkset: the root stays, and the new one's must have a shape.
bool maySplit(const Question& question, const Alike& parts) {
  return parts.front() > 0 &&
         question.linkset().parts[parts.front()].shapeType != scene::ShapeType::none;
}

/// The parts by which a linkset is weighed at all.
Alike optingIn(const Question& question) {
  Alike parts;
  Linkset alone = question.linkset();
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i) {
    alone.parts.assign(1, question.linkset().parts[i]);
    if (accountingOf(alone, question.profile.accounting) == cost::Accounting::weighed)
      parts.push_back(i);
  }
  return parts;
}

/// Parts that make their linkset weighed, and the others, which alone are counted: either may
/// become a linkset of their own, if the root is among the rest and they are not suggested already.
void addSplitsByAccounting(const Question& question, std::vector<Family>& families) {
  const Alike weighed = optingIn(question);
  Alike counted;
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i)
    if (!std::ranges::binary_search(weighed, i)) counted.push_back(i);
  if (weighed.empty() || counted.empty()) return;
  const auto add = [&](const Alike& parts, Text some) {
    if (!maySplit(question, parts) ||
        std::ranges::find(question.groups, parts) != question.groups.end())
      return;
    families.push_back(
        {split(question, parts,
               parts.size() == 1 ? about(question, parts, adviceTexts["advice.split"], {})
                                 : plainly(some, {{"count", parts.size()}}))});
  };
  add(weighed, adviceTexts["advice.split_weighed"]);
  add(counted, adviceTexts["advice.split_counted"]);
}

/// Where the centres of a linkset's parts are.
struct Box {
  glm::dvec3 min;
  glm::dvec3 max;

  explicit Box(const Linkset& linkset) : min(linkset.position), max(linkset.position) {
    for (const scene::Part& part : linkset.parts) {
      const glm::dvec3 centre = linkset.position + linkset.rotation * part.position;
      min = glm::min(min, centre);
      max = glm::max(max, centre);
    }
  }

  double diagonalWith(const Box& other) const {
    return glm::distance(glm::min(min, other.min), glm::max(max, other.max));
  }
};

bool mayBeLinked(const Linkset& a, const Linkset& b) {
  return a.region == b.region && a.parcel == b.parcel && a.physical == b.physical &&
         a.moving == b.moving && !b.parts.empty() && a.parts.size() + b.parts.size() <= mostLinked;
}

/// The nearest linksets that may be linked to it, as indices.
std::vector<std::size_t> partnersOf(const Question& question) {
  const Box here(question.linkset());
  std::vector<std::pair<double, std::size_t>> near;
  for (std::size_t i = 0; i < question.scene.linksets.size(); ++i) {
    const Linkset& other = question.scene.linksets[i];
    if (i == question.index || !mayBeLinked(question.linkset(), other)) continue;
    const double diagonal = here.diagonalWith(Box(other));
    if (diagonal < farthestLinked)
      near.emplace_back(glm::distance(question.linkset().position, other.position), i);
  }
  std::ranges::sort(near);
  std::vector<std::size_t> partners;
  for (std::size_t i = 0; i < std::min(near.size(), mostMergePartners); ++i)
    partners.push_back(near[i].second);
  return partners;
}

std::string nameOf(const Linkset& linkset, std::size_t index) {
  if (!linkset.name.empty()) return linkset.name;
  const std::vector<Argument> arguments{{"number", index + 1}};
  return rendered(adviceTexts["advice.unnamed_linkset"], arguments);
}

}  // namespace

void addSplits(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups)
    if (maySplit(question, parts))
      families.push_back({split(
          question, parts,
          about(question, parts, adviceTexts["advice.split"], adviceTexts["advice.split_alike"]))});
  if (!question.part) addSplitsByAccounting(question, families);
}

void addMerges(const Question& question, std::vector<Family>& families) {
  if (question.part) return;
  for (const std::size_t other : partnersOf(question))
    families.push_back(
        {Candidate{question.change(Merge{other}),
                   plainly(adviceTexts["advice.merge"],
                           {{"linkset", nameOf(question.scene.linksets[other], other)}}),
                   {plainly(adviceTexts["caution.linked"])}}});
}

}  // namespace wb::advice
