#include "model/advice/question.h"
#include "model/advice/size_cliffs.h"
#include "model/base/number.h"
#include "model/cost/traced.h"

#include <algorithm>
#include <array>
#include <cmath>

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
    arguments.emplace_back("from" + number, cost::readable(now[axis]));
    arguments.emplace_back("to" + number, shortest(scale[axis]));
    ++changed;
  }
  const SizeTexts& texts = sizeTexts[changed - 1];
  return about(question, parts, texts.one, texts.several, std::move(arguments));
}

Candidate resized(const Question& question, const Alike& parts, const glm::dvec3& scale,
                  cost::Statement what) {
  scene::Part part = question.linkset().parts[parts.front()];
  part.scale = scale;
  const cost::Decision after = decide(part, question.statistics[parts.front()], question.profile,
                                      parts.front() == 0, question.linkset().dynamic());
  const cost::Decision& before = question.cost.parts[parts.front()].decision;
  std::vector<cost::Statement> cautions = cautionsOf(before.representation, after.representation);
  cautions.push_back(plainly(adviceTexts["caution.size"]));
  return {question.change(NewScale{parts, scale}), std::move(what), std::move(cautions)};
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
  for (const glm::dvec3& scale : sizes)
    family.push_back(resized(question, parts, scale, sizeStatement(question, parts, scale)));
  families.push_back(std::move(family));
}

/// All sides at least as long as the limits below which a part is taken for something simpler, of
/// which several may be too short.
void addLimits(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const glm::dvec3 now = question.linkset().parts[parts.front()].scale;
  Family family;
  for (const cost::Key key : {cost::Key::small_side, cost::Key::thin_side_limit}) {
    const double limit = question.profile[key];
    const glm::dvec3 scale = glm::max(now, limit);
    const glm::dvec3 moved = scale - now;
    if (scale == now || limit > longestSide || std::max({moved.x, moved.y, moved.z}) > farthestMove)
      continue;
    family.push_back(
        resized(question, parts, scale,
                about(question, parts, adviceTexts["advice.sides"],
                      adviceTexts["advice.sides_alike"], {{"limit", shortest(limit)}})));
  }
  families.push_back(std::move(family));
}

}  // namespace

void addSizes(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups) {
    addJumps(question, parts, families);
    addLimits(question, parts, families);
  }
}

}  // namespace wb::advice
