#include "model/analysis/advice.h"
#include "model/analysis/detail/question.h"
#include "model/core/language.h"
#include "model/cost/linkset_rules.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <limits>
#include <utility>

// Splits, links and scripts that might lower a land impact. Partners to link are the nearest
// linksets by box distance, at most mostMergePartners: a pass over the scene and a sort; nothing is
// searched for combinations.

namespace wb::advice {
namespace {

Alike scriptedParts(const Question& question) {
  Alike parts;
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i)
    if (question.linkset().parts[i].scripts > 0 && question.part.value_or(i) == i)
      parts.push_back(i);
  return parts;
}

using scene::Linkset;

/// What the grid links: N parts whose centres have a bounding sphere of a diameter D. Source: the
/// grid's wiki, Linkability Rules, where D is 64 m since 2023.
constexpr std::size_t mostLinked = 256;
constexpr double farthestLinked = 64;

cost::Accounting accountingOf(const Question& question, const Linkset& linkset) {
  return cost::accountingOf(linkset, question.profile.accounting);
}

/// What falls apart loses as much as it does together: nothing where it only stands there.
Text unlinkedCaution(const Linkset& linkset) {
  if (linkset.dynamic()) return adviceTexts["caution.unlinked"];
  return scriptCount(linkset) > 0 ? adviceTexts["caution.unlinked_scripted"]
                                  : adviceTexts["caution.unlinked_resting"];
}

Candidate split(const Question& question, Alike parts, cost::Statement what) {
  return {question.change(Split{std::move(parts)}),
          std::move(what),
          {plainly(unlinkedCaution(question.linkset()))}};
}

/// Of parts alike, which say nothing of how what they leave is weighed.
Candidate splitOfGroup(const Question& question, const Alike& parts) {
  Candidate candidate =
      split(question, parts,
            about(question, parts, adviceTexts["advice.split"], adviceTexts["advice.split_alike"]));
  const auto after = linksetsAfter(question.scene, candidate.change);
  const bool isCounted = std::ranges::any_of(after, [&](const Linkset& linkset) {
    return accountingOf(question, linkset) == cost::Accounting::legacy;
  });
  if (isCounted && question.cost.accounting == cost::Accounting::weighed)
    candidate.cautions.push_back(plainly(adviceTexts["caution.counted"]));
  return candidate;
}

/// Whether parts may become a linkset: the root stays, and the new one's must have a shape and be
/// no animated object for being a root.
bool maySplit(const Question& question, const Alike& parts) {
  const scene::Part& root = question.linkset().parts[parts.front()];
  return parts.front() > 0 && root.shapeType != scene::ShapeType::none && !root.animated;
}

}  // namespace

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

namespace {

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

/// A door with its script, so that the rest is no active object: for the document's simulator cost.
void addSplitOfScripts(const Question& question, std::vector<Family>& families) {
  const Alike parts = scriptedParts(question);
  if (parts.empty() || parts.size() > mostNamed || !maySplit(question, parts) ||
      std::ranges::find(question.groups, parts) != question.groups.end())
    return;
  families.push_back(
      {split(question, parts,
             parts.size() == 1
                 ? about(question, parts, adviceTexts["advice.split"], {})
                 : plainly(adviceTexts["advice.split_scripted"],
                           {{"count", parts.size()}, {"parts", namesOf(question, parts)}}))});
}

/// Farther apart, two objects are not one to anybody.
constexpr double farthestApart = 1;

struct Box {
  glm::dvec3 min{std::numeric_limits<double>::infinity()};
  glm::dvec3 max{-std::numeric_limits<double>::infinity()};

  void include(const glm::dvec3& middle, const glm::dvec3& half) {
    min = glm::min(min, middle - half);
    max = glm::max(max, middle + half);
  }
  double diagonalWith(const Box& other) const {
    return glm::distance(glm::min(min, other.min), glm::max(max, other.max));
  }
  double gapTo(const Box& other) const {
    return glm::length(glm::max(glm::max(min - other.max, other.min - max), glm::dvec3(0)));
  }
};

/// Where a linkset is: the centres of its parts, and all of them.
struct Extent {
  Box centres;
  Box parts;

  explicit Extent(const Linkset& linkset) {
    for (const scene::Part& part : linkset.parts) {
      const glm::dvec3 centre = linkset.position + linkset.rotation * part.position;
      const glm::dmat3 axes = glm::mat3_cast(linkset.rotation * part.rotation);
      const glm::dvec3 half = part.scale / 2.0;
      centres.include(centre, glm::dvec3(0));
      parts.include(centre, glm::abs(axes[0]) * half.x + glm::abs(axes[1]) * half.y +
                                glm::abs(axes[2]) * half.z);
    }
  }
};

bool mayBeLinked(const Linkset& a, const Linkset& b) {
  return a.region == b.region && a.parcel == b.parcel && a.physical == b.physical &&
         a.moving == b.moving && !a.parts.empty() && !b.parts.empty() &&
         a.parts.size() + b.parts.size() <= mostLinked;
}

/// Whether it would be cheaper only by ceasing to be what it is: an animated root.
bool wouldCeaseToBe(const Linkset& linkset) { return linkset.parts.front().animated; }

/// The nearest linksets that may be linked to it and are at hand, as indices.
std::vector<std::size_t> partnersOf(const Question& question) {
  const Extent here(question.linkset());
  std::vector<std::pair<double, std::size_t>> near;
  for (std::size_t i = 0; i < question.scene.linksets.size(); ++i) {
    const Linkset& other = question.scene.linksets[i];
    if (i == question.index || !mayBeLinked(question.linkset(), other) || wouldCeaseToBe(other))
      continue;
    const Extent there(other);
    if (here.centres.diagonalWith(there.centres) < farthestLinked &&
        here.parts.gapTo(there.parts) <= farthestApart)
      near.emplace_back(glm::distance(question.linkset().position, other.position), i);
  }
  std::ranges::sort(near);
  std::vector<std::size_t> partners;
  for (std::size_t i = 0; i < std::min(near.size(), mostMergePartners); ++i)
    partners.push_back(near[i].second);
  return partners;
}

}  // namespace

std::string nameOf(const Linkset& linkset, std::size_t index) {
  if (!linkset.name.empty()) return linkset.name;
  const std::vector<Argument> arguments{{"number", index + 1}};
  return rendered(adviceTexts["advice.unnamed_linkset"], arguments);
}

namespace {

/// Linksets that may be linked to it, as indices.
std::vector<std::size_t> linksetsAround(const Question& question) {
  const scene::Scene& scene = question.scene;
  std::vector<std::size_t> linked{question.index};
  std::size_t parts = question.linkset().parts.size();
  for (std::size_t next = 0; next < linked.size(); ++next) {
    const Extent here(scene.linksets[linked[next]]);
    for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
      const Linkset& other = scene.linksets[i];
      if (question.task.cancelled() || linked.size() > mostMergePartners) break;
      if (std::ranges::find(linked, i) != linked.end() || !mayBeLinked(question.linkset(), other) ||
          wouldCeaseToBe(other) || parts + other.parts.size() > mostLinked)
        continue;
      const Extent there(other);
      if (Extent(question.linkset()).centres.diagonalWith(there.centres) >= farthestLinked ||
          here.parts.gapTo(there.parts) > farthestApart)
        continue;
      linked.push_back(i);
      parts += other.parts.size();
    }
  }
  linked.erase(linked.begin());
  return linked;
}

/// Names parts by their objects, once they are parts of one: each of these has a part 1.
void nameByObject(scene::Linkset& linkset, std::size_t index) {
  const std::string object = nameOf(linkset, index);
  if (linkset.parts.size() == 1) {
    linkset.parts.front().name = object;
    return;
  }
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    const std::vector<Argument> arguments{{"part", cost::partName(linkset, i)},
                                          {"linkset", object}};
    linkset.parts[i].name = rendered(adviceTexts["advice.part_of"], arguments);
  }
}

}  // namespace

std::optional<LinkedAround> linkedAround(const Question& question) {
  const std::vector<std::size_t> others = linksetsAround(question);
  if (others.empty()) return {};
  LinkedAround linked{question.scene, question.index, {}, {}, {question.index}};
  linked.linksets.insert(linked.linksets.end(), others.begin(), others.end());
  std::string names;
  for (std::size_t i = 0; i < std::min(others.size(), mostNamed); ++i)
    names += (i > 0 ? ", " : "") + nameOf(question.scene.linksets[others[i]], others[i]);
  if (others.size() > mostNamed) names += ", …";
  for (const std::size_t each : linked.linksets) nameByObject(linked.scene.linksets[each], each);
  for (std::size_t i = 0; i < others.size(); ++i) {
    std::size_t other = others[i];
    for (std::size_t k = 0; k < i; ++k)
      if (others[k] < others[i]) --other;
    linked.changes.push_back({linked.index, Merge{other}});
    linked.scene = appliedWith(std::move(linked.scene), linked.changes.back(), {});
    if (other < linked.index) --linked.index;
  }
  linked.said = others.size() == 1 ? plainly(adviceTexts["advice.merge"], {{"linkset", names}})
                                   : plainly(adviceTexts["advice.merge_near"],
                                             {{"count", others.size()}, {"linksets", names}});
  return linked;
}

namespace {

/// Into what stands within a metre: where it is counted, or has scripts already, they may cost
/// nothing.
void addScriptMoves(const Question& question, const Alike& parts, std::size_t count,
                    std::vector<Family>& families) {
  if (question.part) return;
  Family family;
  for (const std::size_t other : partnersOf(question)) {
    const std::string linkset = nameOf(question.scene.linksets[other], other);
    const Text text = parts.size() == 1 ? adviceTexts["advice.scripts_moved"]
                                        : adviceTexts["advice.scripts_moved_these"];
    family.push_back({question.change(MoveScripts{parts, other}),
                      plainly(text, {{"part", cost::partName(question.linkset(), parts.front())},
                                     {"count", count},
                                     {"linkset", linkset}}),
                      {plainly(adviceTexts["caution.scripts_moved"])}});
  }
  families.push_back(std::move(family));
}

}  // namespace

/// One script is milder than none; often it saves as much.
void addScripts(const Question& question, std::vector<Family>& families) {
  const Alike parts = scriptedParts(question);
  if (parts.empty()) return;
  std::size_t count = 0;
  for (const std::size_t part : parts) count += question.linkset().parts[part].scripts;
  const std::string keeper = cost::partName(question.linkset(), parts.front());
  Family family;
  if (count > 1)
    family.push_back(
        {question.change(FewerScripts{parts, parts.front()}),
         plainly(adviceTexts["advice.one_script"], {{"part", keeper}, {"count", count}}),
         {plainly(adviceTexts["caution.one_script"])}});
  const Text all =
      question.part ? adviceTexts["advice.no_scripts_in_part"] : adviceTexts["advice.no_scripts"];
  family.push_back({question.change(FewerScripts{parts, {}}),
                    plainly(all, {{"part", keeper}, {"count", count}}),
                    {plainly(adviceTexts["caution.scripts"])}});
  families.push_back(std::move(family));
  addScriptMoves(question, parts, count, families);
}

void addSplits(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups)
    if (maySplit(question, parts)) families.push_back({splitOfGroup(question, parts)});
  if (question.part) return;
  addSplitsByAccounting(question, families);
  addSplitOfScripts(question, families);
}

void addMerges(const Question& question, std::vector<Family>& families) {
  if (question.part) return;
  for (const std::size_t other : partnersOf(question)) {
    const Linkset& linkset = question.scene.linksets[other];
    Candidate candidate{question.change(Merge{other}),
                        plainly(adviceTexts["advice.merge"], {{"linkset", nameOf(linkset, other)}}),
                        {plainly(adviceTexts["caution.linked"])}};
    if (accountingOf(question, linkset) != question.cost.accounting)
      candidate.cautions.push_back(plainly(adviceTexts["caution.weighed"]));
    families.push_back({std::move(candidate)});
  }
}

}  // namespace wb::advice
