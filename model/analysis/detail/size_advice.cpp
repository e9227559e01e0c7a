#include "model/analysis/detail/question.h"
#include "model/analysis/size_cliffs.h"
#include "model/core/number.h"
#include "model/cost/part_rules.h"
#include "model/cost/trace_sink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

// Sizes of parts that might lower a land impact: the cliffs that size_cliffs.h finds near enough,
// a ball's equal sides, and sides at the limits below which a part is taken for something simpler.
// A scan over parts that are alike; what is found is tried as any other candidate.

namespace wb::advice {
namespace {

/// A side is moved by at most this, in metres: what is longer is another object.
constexpr double farthestMove = 0.5;
/// All sides together by at most this fraction.
constexpr double mostScaled = 0.2;

constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};

/// What is said of one, two or three sides that change.
struct SizeTexts {
  Text one;
  Text several;
};

constexpr std::array sizeTexts{
    SizeTexts{adviceTexts["advice.size"], adviceTexts["advice.size_alike"]},
    SizeTexts{adviceTexts["advice.size_pair"], adviceTexts["advice.size_pair_alike"]},
    SizeTexts{adviceTexts["advice.size_even"], adviceTexts["advice.size_even_alike"]},
};

/// Of the sides that change: new ones in full, for only they save what is said.
cost::Statement sizeStatement(const Question& question, const Alike& parts,
                              const glm::dvec3& scale) {
  const glm::dvec3& now = question.linkset().parts[parts.front()].scale;
  std::vector<Argument> arguments;
  std::size_t changed = 0;
  for (int axis = 0; axis < 3; ++axis) {
    if (scale[axis] == now[axis]) continue;
    const std::string number = changed == 0 ? "" : std::to_string(changed + 1);
    arguments.emplace_back("axis" + number, axisNames[static_cast<std::size_t>(axis)]);
    arguments.emplace_back("from" + number, lengthInMetres(now[axis]));
    arguments.emplace_back("to" + number, asLength(Number{scale[axis]}));
    ++changed;
  }
  const SizeTexts& texts = sizeTexts[changed - 1];
  return about(question, parts, texts.one, texts.several, std::move(arguments));
}

std::vector<cost::Statement> cautionsAt(const Question& question, std::size_t index,
                                        const glm::dvec3& scale) {
  scene::Part part = question.linkset().parts[index];
  part.scale = scale;
  const cost::Decision after = decide(part, question.statistics[index], question.profile,
                                      index == 0, question.linkset().dynamic());
  const cost::Decision& before = question.cost.parts[index].decision;
  std::vector<cost::Statement> cautions = cautionsOf(before.representation, after.representation);
  cautions.push_back(plainly(adviceTexts["caution.size"]));
  return cautions;
}

Candidate resized(const Question& question, const Alike& parts, const glm::dvec3& scale) {
  return {question.change(NewScale{parts, scale}), sizeStatement(question, parts, scale),
          cautionsAt(question, parts.front(), scale)};
}

bool isNear(const glm::dvec3& from, const glm::dvec3& to, bool together) {
  for (int axis = 0; axis < 3; ++axis) {
    const double moved = std::abs(to[axis] - from[axis]);
    if (moved > farthestMove || (together && moved > mostScaled * from[axis])) return false;
  }
  return true;
}

/// Just beyond each cliff.
void addCliffs(const Question& question, std::size_t part, std::vector<glm::dvec3>& sizes) {
  SizeCliffs finder(question.linkset().parts[part], question.statistics[part], question.profile,
                    cost::placeOf(question.linkset(), part));
  for (const auto& cliffs : {finder.perAxis(), finder.together()})
    for (const SizeCliff& cliff : cliffs)
      if (isNear(cliff.from, cliff.to, cliff.axes.size() > 1))
        sizes.push_back(finder.tidySides(cliff));
}

/// A ball is the cheapest round shape, but only while all its sides are equal.
void addBall(const scene::Part& part, std::vector<glm::dvec3>& sizes) {
  if (part.kind != scene::PartKind::sphere) return;
  constexpr double steps = 1000;
  const double middle = (part.scale.x + part.scale.y + part.scale.z) / 3;
  const glm::dvec3 scale(std::round(middle * steps) / steps);
  if (scale != part.scale && isNear(part.scale, scale, true)) sizes.push_back(scale);
}

/// Those that move no side far come first: of several that save the same only the first is told.
void addJumps(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const scene::Part& part = question.linkset().parts[parts.front()];
  std::vector<glm::dvec3> sizes;
  addCliffs(question, parts.front(), sizes);
  addBall(part, sizes);
  const auto farthest = [&](const glm::dvec3& scale) {
    const glm::dvec3 moved = glm::abs(scale - part.scale);
    return std::max({moved.x, moved.y, moved.z});
  };
  std::ranges::stable_sort(sizes, {}, farthest);
  Family family;
  for (const glm::dvec3& scale : sizes) family.push_back(resized(question, parts, scale));
  families.push_back(std::move(family));
}

/// Limits below which a part is taken for something simpler: several of its sides may be too short.
constexpr std::array sideLimits{cost::Key::small_side, cost::Key::thin_side_limit};

/// Whether it has shorter sides, and they are not much shorter.
bool isNearBelow(const scene::Part& part, double limit) {
  const glm::dvec3 scale = glm::max(part.scale, limit);
  return scale != part.scale && limit <= longestSide && isNear(part.scale, scale, false);
}

Candidate lengthened(const Question& question, const Alike& parts, double limit,
                     cost::Statement what) {
  const std::size_t first = parts.front();
  const glm::dvec3 scale = glm::max(question.linkset().parts[first].scale, limit);
  return {question.change(LongerSides{parts, limit}), std::move(what),
          cautionsAt(question, first, scale)};
}

void addLimits(const Question& question, const Alike& parts, std::vector<Family>& families) {
  Family family;
  for (const cost::Key key : sideLimits) {
    const double limit = question.profile[key];
    if (!isNearBelow(question.linkset().parts[parts.front()], limit)) continue;
    family.push_back(
        lengthened(question, parts, limit,
                   about(question, parts, adviceTexts["advice.sides"],
                         adviceTexts["advice.sides_alike"], {{"limit", asLength(Number{limit})}})));
  }
  families.push_back(std::move(family));
}

/// Whether a part costs less physics with no side shorter than the limit.
bool isCheaperAbove(const Question& question, std::size_t index, double limit,
                    cost::StatisticsMaker& maker) {
  scene::Part part = question.linkset().parts[index];
  if (!isNearBelow(part, limit)) return false;
  part.scale = glm::max(part.scale, limit);
  const auto statistics = maker.make(part, question.scene.meshOf(part));
  const auto after =
      weighPart(part, statistics, question.profile, cost::placeOf(question.linkset(), index));
  const auto& before = question.cost.parts[index].physics;
  return before && after.physics && *after.physics < *before;
}

/// What parts that are not alike save together.
void addLimitsOfMany(const Question& question, std::vector<Family>& families) {
  cost::StatisticsMaker maker{cost::GeometryRules(question.profile)};
  Family family;
  for (const cost::Key key : sideLimits) {
    const double limit = question.profile[key];
    Alike all;
    std::size_t groups = 0;
    for (const Alike& parts : question.groups) {
      if (question.task.cancelled()) return;
      if (!isCheaperAbove(question, parts.front(), limit, maker)) continue;
      all.insert(all.end(), parts.begin(), parts.end());
      ++groups;
    }
    if (groups < 2) continue;
    std::ranges::sort(all);
    cost::Statement what =
        plainly(adviceTexts["advice.sides_these"], {{"count", all.size()},
                                                    {"limit", asLength(Number{limit})},
                                                    {"parts", namesOf(question, all)}});
    family.push_back(lengthened(question, all, limit, std::move(what)));
  }
  families.push_back(std::move(family));
}

}  // namespace

void addSizes(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups) {
    addJumps(question, parts, families);
    addLimits(question, parts, families);
  }
  addLimitsOfMany(question, families);
}

}  // namespace wb::advice
