#include "model/advice/question.h"
#include "model/advice/size_cliffs.h"
#include "model/cost/traced.h"

#include <algorithm>
#include <array>

namespace wb::advice {
namespace {

/// A side is moved by at most this, in metres: what is longer is another object.
constexpr double farthestMove = 0.5;

constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};

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

/// Just beyond each cliff.
void addCliffs(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const scene::Part& part = question.linkset().parts[parts.front()];
  const cost::PartStatistics& statistics = question.statistics[parts.front()];
  const cost::PartPlace place = cost::placeOf(question.linkset(), parts.front());
  for (const SizeCliff& cliff : sizeCliffs(part, statistics, question.profile, place)) {
    if (cliff.distance() > farthestMove) continue;
    glm::dvec3 scale = part.scale;
    scale[cliff.axis] = tidySide(cliff, part, statistics, question.profile, place);
    families.push_back({resized(
        question, parts, scale,
        about(question, parts, adviceTexts["advice.size"], adviceTexts["advice.size_alike"],
              {{"axis", axisNames[static_cast<std::size_t>(cliff.axis)]},
               {"from", cost::readable(cliff.from)},
               {"to", cost::readable(scale[cliff.axis])}}))});
  }
}

/// All sides at least as long as the limits below which a part is taken for something simpler, of
/// which several may be too short.
void addLimits(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const glm::dvec3 now = question.linkset().parts[parts.front()].scale;
  Family family;
  for (const cost::Key key : {cost::Key::small_side, cost::Key::thin_side_limit}) {
    const double limit = question.profile[key];
    glm::dvec3 scale = now;
    int raised = 0;
    for (int axis = 0; axis < 3; ++axis) {
      raised += int{scale[axis] < limit};
      scale[axis] = std::max(scale[axis], limit);
    }
    const glm::dvec3 moved = scale - now;
    if (raised == 0 || limit > longestSide || std::max({moved.x, moved.y, moved.z}) > farthestMove)
      continue;
    family.push_back(
        resized(question, parts, scale,
                about(question, parts, adviceTexts["advice.sides"],
                      adviceTexts["advice.sides_alike"], {{"limit", cost::readable(limit)}})));
  }
  families.push_back(std::move(family));
}

}  // namespace

void addSizes(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups) {
    addCliffs(question, parts, families);
    addLimits(question, parts, families);
  }
}

}  // namespace wb::advice
