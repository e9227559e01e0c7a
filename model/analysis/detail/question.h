#pragma once

#include "model/analysis/advice.h"
#include "model/analysis/advice_texts.h"
#include "model/core/task.h"
#include "model/cost/why.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::advice {

/// Parts that only their names and places tell apart, as indices, ascending.
using Alike = std::vector<std::size_t>;

/// Whether the uploader would refuse the mesh of a change for sure, whatever it would cost.
bool wouldBeRefused(const Change& change);

/// Returns the scene with one change made, no Sequence; a new mesh is the `asset`.
scene::Scene appliedWith(scene::Scene scene, const Change& change, scene::Asset asset);

/// What advice is asked for, weighed.
struct Question {
  const scene::Scene& scene;
  std::size_t index;                ///< Of the linkset.
  std::optional<std::size_t> part;  ///< Only this one may change.
  const cost::Profile& profile;
  const std::vector<cost::PartStatistics>& statistics;
  const cost::LinksetCost& cost;
  std::vector<Alike> groups;  ///< The most expensive first.
  const Task& task;
  bool isThorough = false;  ///< What takes minutes is searched, too.

  const scene::Linkset& linkset() const { return scene.linksets[index]; }
  Change change(decltype(Change::what) what) const { return {index, std::move(what)}; }
};

/// A change that may or may not save anything.
struct Candidate {
  Change change;
  cost::Statement what;
  std::vector<cost::Statement> cautions;
};

/// Candidates that do more and more of the same: one that saves no more than a milder one is of no
/// use.
using Family = std::vector<Candidate>;

// Each adds what it can think of; what that saves is not its business.
void addShapeTypes(const Question& question, std::vector<Family>& families);
void addMeshes(const Question& question, std::vector<Family>& families);
void addShapes(const Question& question, std::vector<Family>& families);
void addLods(const Question& question, std::vector<Family>& families);
void addSizes(const Question& question, std::vector<Family>& families);
void addScripts(const Question& question, std::vector<Family>& families);
void addSplits(const Question& question, std::vector<Family>& families);
void addSwitches(const Question& question, std::vector<Family>& families);
void addMerges(const Question& question, std::vector<Family>& families);

/// Of parts alike, each shape type that they may have.
void addGroupTypes(const Question& question, std::vector<Family>& families);

/// The parts by which a linkset is weighed at all.
Alike optingIn(const Question& question);

/// A linkset linked to all that stands around it.
struct LinkedAround {
  scene::Scene scene;     ///< In which it is; parts are named so that they can be told apart.
  std::size_t index = 0;  ///< Of it in there.
  std::vector<Change> changes;
  cost::Statement said;
  std::vector<std::size_t> linksets;  ///< All that are linked, as indices before; it is the first.
};
/// Links what may be linked, each within a metre of it or of one of those before, at most
/// mostMergePartners. Nothing where there is none.
std::optional<LinkedAround> linkedAround(const Question& question);
/// What a linkset is called where it is told of.
std::string nameOf(const scene::Linkset& linkset, std::size_t index);

/// Meshes whose levels of detail were not searched, though they might lower the land impact: too
/// many triangles for who does not ask for it.
std::vector<NotSearched> levelsNotSearched(const Question& question);

// Of what shape types do, two more, of parts that need not be alike.

/// Of a counted linkset: one part that opts in is enough, best one whose shape stays as it is; but
/// then all are weighed, so that those that are expensive by themselves are set as well.
void addOptIn(const Question& question, std::vector<Family>& families);
/// Of a weighed one.
void addShapeSets(const Question& question, std::vector<Family>& families);

/// The parts that a change may concern, put together if alike: the most expensive first, at most
/// mostGroups. The linkset has parts.
std::vector<Alike> groupsOf(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                            std::optional<std::size_t> part);

/// The decision of a part under another shape type.
cost::Decision decisionAs(const Question& question, std::size_t part, scene::ShapeType type);

/// What avatars notice when a part becomes something else for physics.
std::vector<cost::Statement> cautionsOf(cost::Representation before, cost::Representation after);

std::vector<cost::Statement> cautionsAs(const Question& question, std::size_t part,
                                        scene::ShapeType type);

/// About parts alike: `one` where there is only one, else `several`, whose `more` says how many
/// more there are. `arguments` are added to the part's name.
cost::Statement about(const Question& question, const Alike& parts, Text one, Text several,
                      std::vector<Argument> arguments = {}, std::string_view more = "count");

/// How many parts are told by their names.
inline constexpr std::size_t mostNamed = 12;
/// The names of parts, of more than that only the first.
std::string namesOf(const Question& question, const Alike& parts);

/// A statement without a part of its own.
inline cost::Statement plainly(Text text, std::vector<Argument> arguments = {}) {
  return {text, std::move(arguments), {}};
}

}  // namespace wb::advice
