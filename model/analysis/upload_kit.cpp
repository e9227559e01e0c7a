#include "model/analysis/upload_kit.h"

#include "model/analysis/change_texts.h"
#include "model/analysis/closed_openings.h"
#include "model/analysis/kit_prims.h"
#include "model/analysis/kit_texts.h"
#include "model/asset/encode.h"
#include "model/asset/normals.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/folder_entries.h"
#include "model/core/identifiers.h"
#include "model/scene/part.h"
#include "model/shapes/analyzed_hulls.h"
#include "model/shapes/linked_bodies.h"
#include "model/shapes/shapes.h"

#include <fmt/format.h>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <system_error>
#include <utility>

// Makes the files of an object for the viewer's uploader, and promises only what was read back from
// them: by the same reader that weighs models of others, which restates the uploader's rules. So
// names that do not match, materials that differ and shapes that are stretched are seen before
// anything is written.

namespace wb::weighing {
namespace {

namespace fs = std::filesystem;

std::string levelName(const KitOrder& order, std::size_t level) {
  return order.name + std::string(exporting::uploaderSuffix(level)) +
         std::string(exporting::endingOf(order.format));
}

/// A folder for as long as it lives.
class TrialFolder {
 public:
  TrialFolder() {
    std::error_code error;
    path_ = fs::temp_directory_path(error) / ("weighbridge-kit-" + Uuid::random().text());
    fs::create_directories(path_, error);
  }
  ~TrialFolder() { removeAll(path_); }
  TrialFolder(const TrialFolder&) = delete;
  TrialFolder& operator=(const TrialFolder&) = delete;

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

/// The parts that are in the files, in their order there.
std::vector<const scene::Part*> meshesOf(const scene::Scene& scene, std::size_t linkset) {
  std::vector<const scene::Part*> meshes;
  for (const scene::Part& part : scene.linksets[linkset].parts) {
    const auto* mesh = part.kind == scene::PartKind::mesh ? scene.meshOf(part) : nullptr;
    if (mesh && scene::seenFaces(*mesh, asset::Lod::high)) meshes.push_back(&part);
  }
  return meshes;
}

Result<void> makeFiles(const Weighing& weighing, const KitOrder& order, UploadKit& kit) {
  for (std::size_t level = 0; level < exporting::uploaderLevels; ++level) {
    if (level == exporting::uploaderPhysics &&
        !exporting::hasUploaderPhysics(weighing.scene, order.linkset))
      continue;
    auto made = exporting::uploaderFile(weighing.scene, order.linkset, level, order.format);
    if (!made) return failure(std::move(made));
    append(kit.findings, std::move(made->findings));
    kit.files.push_back({levelName(order, level), level, std::move(made->value)});
  }
  return {};
}

/// Whether the uploader replaces the hulls of a part with its own.
bool isAnalyzed(const Weighing& weighing, const scene::Part& part) {
  return exporting::uploaderPhysicsOf(part, *weighing.scene.meshOf(part)) ==
         exporting::UploaderPhysics::hulls;
}

/// Whether a part is a prim that carries physics, which is made in world.
bool isMadeInWorld(const scene::Part& part) {
  return shape::isBody(part) && part.kind != scene::PartKind::mesh;
}

/// The meshes of the files, and the prims that are made in world, in the order of the scene.
std::vector<const scene::Part*> partsMeant(const std::vector<const scene::Part*>& meshes,
                                           const scene::Linkset& linkset) {
  std::vector<const scene::Part*> parts;
  for (const scene::Part& part : linkset.parts)
    if (isMadeInWorld(part) || std::ranges::find(meshes, &part) != meshes.end())
      parts.push_back(&part);
  return parts;
}

/// More names than this would bury what is said of them.
constexpr std::size_t mostNamed = 3;

/// `lamp, wheel (4)`: each name once.
Sentence namesOf(const scene::Linkset& linkset, const std::vector<std::size_t>& parts) {
  std::vector<std::pair<std::string, std::size_t>> counts;
  for (const std::size_t part : parts) {
    const std::string name = partName(linkset.parts[part], part);
    const auto known = std::ranges::find(counts, name, &std::pair<std::string, std::size_t>::first);
    if (known == counts.end())
      counts.emplace_back(name, 1);
    else
      ++known->second;
  }
  std::string names;
  std::size_t left = parts.size();
  for (const auto& [name, count] : std::span(counts).first(std::min(counts.size(), mostNamed))) {
    names += (names.empty() ? "" : ", ") + name;
    if (count > 1) names += fmt::format(" ({})", count);
    left -= count;
  }
  using tuning::changeTexts;
  if (left == 0) return {changeTexts["act.parts_listed"], {{"parts", names}}};
  return {changeTexts["act.parts_more"], {{"parts", names}, {"count", left}}};
}

/// Indices of the parts that are neither in the files nor made in world.
struct LeftOut {
  std::vector<std::size_t> incomplete{};  ///< Meshes.
  std::vector<std::size_t> others{};

  LeftOut(const scene::Linkset& linkset, const std::vector<const scene::Part*>& meant) {
    for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
      const scene::Part& part = linkset.parts[i];
      if (std::ranges::find(meant, &part) == meant.end())
        (part.kind == scene::PartKind::mesh ? incomplete : others).push_back(i);
    }
  }

  Diagnostics findings(const scene::Linkset& linkset) const {
    Diagnostics found;
    const auto tell = [&](const std::vector<std::size_t>& parts, Text text) {
      if (!parts.empty())
        found.push_back({Severity::warning, text, {{"parts", namesOf(linkset, parts)}}, {}, 1, {}});
    };
    tell(others, kitTexts["kit.no_mesh"]);
    tell(incomplete, kitTexts["kit.incomplete"]);
    return found;
  }
};

/// Prims, the place of the first mesh beside them, the root of bodies.
void addLinking(const std::vector<const scene::Part*>& wanted, std::vector<KitAct>& acts) {
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (isMadeInWorld(*wanted[i])) acts.push_back({i, {}, KitActKind::prim, *wanted[i]});
  const auto mesh = std::ranges::find_if(
      wanted, [](const scene::Part* part) { return part->kind == scene::PartKind::mesh; });
  if (!acts.empty())
    acts.push_back(
        {static_cast<std::size_t>(mesh - wanted.begin()), {}, KitActKind::place, **mesh});
  const bool isLinked =
      std::ranges::any_of(wanted, [](const scene::Part* part) { return shape::isBody(*part); });
  if (isLinked) acts.push_back({0, {}, KitActKind::root, {}});
}

/// What the parts were meant to be and do not arrive as, in the order in which it is done. A root
/// may not be None.
std::vector<KitAct> actsFor(const std::vector<const scene::Part*>& wanted,
                            const std::vector<scene::Part>& arrived) {
  using scene::ShapeType;
  std::vector<KitAct> acts;
  addLinking(wanted, acts);
  std::size_t mesh = 0;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (isMadeInWorld(*wanted[i])) continue;
    const ShapeType now = arrived[mesh++].shapeType;
    const ShapeType type = wanted[i]->shapeType;
    const bool isNone = type == ShapeType::none && i > 0;
    const bool isHull = type == ShapeType::convexHull;
    if (now != type && (isNone || isHull)) acts.push_back({i, type});
  }
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (shape::isBody(*wanted[i]) && !isMadeInWorld(*wanted[i]))
      acts.push_back({i, {}, KitActKind::hide, {}});
  return acts;
}

/// All meshes keep their places to each other.
void placeMeshes(scene::Linkset& linkset, const KitAct& act) {
  const scene::Part before = linkset.parts[act.part];
  const glm::dquat turn = act.made->rotation * glm::conjugate(before.rotation);
  for (scene::Part& part : linkset.parts) {
    if (isMadeInWorld(part)) continue;
    part.position = act.made->position + turn * (part.position - before.position);
    part.rotation = glm::normalize(turn * part.rotation);
  }
}

/// The script and the table of the prims that are made in world.
void addPrimFiles(const KitOrder& order, UploadKit& kit) {
  const auto addFile = [&](std::string_view suffix, const std::string& text) {
    const ByteView bytes = bytesOf(text);
    kit.files.push_back(
        {order.name + std::string(suffix), std::nullopt, Bytes(bytes.begin(), bytes.end())});
  };
  if (std::ranges::find(kit.acts, KitActKind::prim, &KitAct::kind) == kit.acts.end()) return;
  addFile(primScriptSuffix, primScript(kit.name, kit.acts));
  addFile(primTableSuffix, primTable(kit.acts));
}

/// Weighs each part whose hulls Analyze replaces with the least and with the most that can arrive.
std::optional<AnalyzedCosts> costsAfterAnalyze(const Weighing& weighing,
                                               const std::vector<const scene::Part*>& wanted,
                                               const UploadKit& kit, const Task& task) {
  const scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  std::vector<cost::PartStatistics> least = kit.arrived.statistics.linksets.front();
  std::vector<cost::PartStatistics> most = least;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const asset::MeshAsset* mesh = kit.arrived.scene.meshOf(linkset.parts[i]);
    if (!mesh || !mesh->physicsMesh || !isAnalyzed(weighing, *wanted[i])) continue;
    const auto range = shape::analyzedRange(asset::toTriangleMesh(*mesh->physicsMesh), task);
    if (!range) return {};
    least[i].triangleMesh.reset();
    most[i].triangleMesh.reset();
    least[i].decomposition = range->least;
    most[i].decomposition = range->most;
  }
  return AnalyzedCosts{cost::weigh(linkset, least, weighing.profile),
                       cost::weigh(linkset, most, weighing.profile)};
}

/// Meshes as they are uploaded, each made once: their addresses tell them apart.
class UploadedMeshes {
 public:
  const asset::MeshAsset* of(const asset::MeshAsset* mesh) {
    if (!mesh || !asset::lacksNormals(*mesh)) return mesh;
    auto& made = made_[mesh];
    if (!made) {
      auto stored = asset::stored(asset::withNormals(*mesh));
      if (!stored) return mesh;
      made = std::make_unique<const asset::MeshAsset>(std::move(stored->read.value));
    }
    return made.get();
  }

 private:
  std::map<const asset::MeshAsset*, std::unique_ptr<const asset::MeshAsset>> made_;
};

/// What the uploader is not told of counts for nothing: scripts, animation, flags of the object.
std::optional<double> impactOf(const Weighing& weighing,
                               const std::vector<const scene::Part*>& parts) {
  scene::Linkset linkset;
  std::vector<cost::PartStatistics> statistics;
  UploadedMeshes meshes;
  cost::StatisticsMaker maker{cost::GeometryRules(weighing.profile)};
  for (const scene::Part* part : parts) {
    scene::Part& one = linkset.parts.emplace_back(*part);
    one.scripts = 0;
    one.animated = false;
    statistics.push_back(maker.make(one, meshes.of(weighing.scene.meshOf(one))));
  }
  const cost::LinksetCost costs = shape::weighWithBodies(linkset, statistics, weighing.profile);
  return costs.unknown.landImpact ? std::nullopt : std::optional(costs.landImpact);
}

/// Of what arrives, with the prims that are linked to it.
std::optional<double> impactWith(const UploadKit& kit, const scene::Linkset& before,
                                 const LeftOut& left) {
  if (left.others.empty() || !left.incomplete.empty() || kit.isAnalyzed) return {};
  scene::Linkset linkset = kit.arrived.scene.linksets.front();
  std::vector<cost::PartStatistics> statistics = kit.arrived.statistics.linksets.front();
  cost::StatisticsMaker maker{cost::GeometryRules(kit.arrived.profile)};
  for (const std::size_t other : left.others) {
    scene::Part& part = linkset.parts.emplace_back(before.parts[other]);
    part.scripts = 0;
    part.animated = false;
    statistics.push_back(maker.make(part, nullptr));
  }
  const cost::LinksetCost cost = cost::weigh(linkset, statistics, kit.arrived.profile);
  return cost.unknown.landImpact ? std::nullopt : std::optional(cost.landImpact);
}

/// What arrives shuts avatars out of what looks open.
Diagnostics closedFindings(const UploadKit& kit, const Task& task) {
  const ClosedOpenings closed = closedOpenings(kit.arrived, 0, task);
  if (closed.parts.empty()) return {};
  Sentence said = closedSentence(closed, kit.arrived.scene.linksets.front());
  return {{Severity::warning, said.text, std::move(said.arguments), {}, 1, {}}};
}

Diagnostic otherImpact(const UploadKit& kit) {
  Diagnostic finding =
      failure(kitTexts["kit.other_impact"],
              {{"arrived", kit.arrived.costs.front().landImpact}, {"promised", *kit.promised}})
          .value();
  finding.severity = Severity::warning;
  return inFile(std::move(finding), kit.files.front().name);
}

}  // namespace

Result<UploadKit> makeUploadKit(const Weighing& weighing, const KitOrder& order, const Task& task) {
  UploadKit kit;
  kit.name = order.name;
  if (auto made = makeFiles(weighing, order, kit); !made) return failure(std::move(made));
  const TrialFolder trial;
  for (const KitFile& file : kit.files)
    if (auto written = writeFile(trial.path() / file.name, file.bytes); !written)
      return failure(std::move(written));

  WeighOptions options;
  options.bare.worker = order.worker;
  options.profile = weighing.profile;
  auto read = weighFile((trial.path() / kit.files.front().name).string(), options, task);
  if (!read) return failure(std::move(read));
  kit.arrived = std::move(read->value);
  const std::vector<const scene::Part*> wanted = meshesOf(weighing.scene, order.linkset);
  std::vector<scene::Part>& parts = kit.arrived.scene.linksets.front().parts;
  if (parts.size() != wanted.size())
    return failure(kitTexts["kit.lost_parts"], {{"found", parts.size()}, {"count", wanted.size()}});
  kit.isAnalyzed = std::ranges::any_of(
      wanted, [&](const scene::Part* part) { return isAnalyzed(weighing, *part); });
  const scene::Linkset& before = weighing.scene.linksets[order.linkset];
  const auto meant = partsMeant(wanted, before);
  const LeftOut left(before, meant);
  append(kit.findings, left.findings(before));
  if (!left.others.empty()) kit.others = namesOf(before, left.others);
  kit.acts = actsFor(meant, parts);
  scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  linkset = withActs(linkset, kit.acts);
  addPrimFiles(order, kit);
  kit.arrived = weighedUnder(kit.arrived, weighing.profile);
  kit.arrived.file = kit.files.front().name;
  if (kit.isAnalyzed) kit.analyzed = costsAfterAnalyze(weighing, meant, kit, task);
  kit.wholeImpact = impactWith(kit, before, left);
  append(kit.findings, closedFindings(kit, task));
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!kit.isAnalyzed) kit.promised = order.promised ? order.promised : impactOf(weighing, meant);
  if (!kit.isAsPromised()) kit.findings.push_back(otherImpact(kit));
  return kit;
}

std::vector<std::string> kitFileNames(const KitOrder& order) {
  std::vector<std::string> names;
  for (std::size_t level = 0; level < exporting::uploaderLevels; ++level)
    names.push_back(levelName(order, level));
  for (const std::string_view suffix : {primScriptSuffix, primTableSuffix})
    names.push_back(order.name + std::string(suffix));
  return names;
}

scene::Linkset withActs(const scene::Linkset& read, const std::vector<KitAct>& acts) {
  scene::Linkset linkset = read;
  linkset.parts.clear();
  auto mesh = read.parts.begin();
  const auto isMade = [&](std::size_t part) {
    return std::ranges::find_if(
        acts, [&](const KitAct& act) { return act.kind == KitActKind::prim && act.part == part; });
  };
  for (auto made = isMade(0); made != acts.end() || mesh != read.parts.end();
       made = isMade(linkset.parts.size()))
    linkset.parts.push_back(made != acts.end() ? *made->made : *mesh++);
  for (const KitAct& act : acts) {
    switch (act.kind) {
      case KitActKind::shapeType:
        linkset.parts[act.part].shapeType = act.shapeType;
        break;
      case KitActKind::place:
        placeMeshes(linkset, act);
        break;
      case KitActKind::root:
        linkset = shape::withRoot(linkset, act.part);
        break;
      case KitActKind::prim:
      case KitActKind::hide:
        break;
    }
  }
  return linkset;
}

std::optional<Sentence> refusalOf(const UploadKit& kit) {
  const UploadVerdict verdict = uploadVerdict(kit.arrived);
  if (!verdict.isCertain()) return {};
  return uploadSentence(verdict, kit.arrived);
}

Result<void> writeUploadKit(const UploadKit& kit, const std::filesystem::path& folder) {
  for (const KitFile& file : kit.files)
    if (auto written = writeFile(folder / file.name, file.bytes); !written) return written;
  return {};
}

namespace {

Text wordOf(scene::ShapeType type) {
  switch (type) {
    case scene::ShapeType::none:
      return kitTexts["kit.type_none"];
    case scene::ShapeType::convexHull:
      return kitTexts["kit.type_hull"];
    case scene::ShapeType::prim:
      break;
  }
  return kitTexts["kit.type_prim"];
}

std::vector<KitFile>::const_iterator physicsFileOf(const UploadKit& kit) {
  return std::ranges::find(kit.files, std::optional(exporting::uploaderPhysics), &KitFile::level);
}

Sentence physicsStep(const UploadKit& kit) {
  const auto file = physicsFileOf(kit);
  if (file == kit.files.end()) return {kitTexts["kit.step_no_physics"], {}};
  const Text text = kit.isAnalyzed ? kitTexts["kit.step_analyze"] : kitTexts["kit.step_physics"];
  return {text, {{"file", file->name}}};
}

/// The uploader sets the type of what comes with physics, and people who know that it matters look
/// for a step that sets it.
Sentence rezStep(const UploadKit& kit) {
  const bool isPrim =
      physicsFileOf(kit) != kit.files.end() &&
      std::ranges::find(kit.acts, KitActKind::shapeType, &KitAct::kind) == kit.acts.end();
  return {isPrim ? kitTexts["kit.step_rez_prim"] : kitTexts["kit.step_rez"], {}};
}

std::string namesOf(const UploadKit& kit, KitActKind kind) {
  const scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  std::string names;
  for (const KitAct& act : kit.acts)
    if (act.kind == kind)
      names += (names.empty() ? "" : ", ") + partName(linkset.parts[act.part], act.part);
  return names;
}

std::size_t countOf(const UploadKit& kit, KitActKind kind) {
  return static_cast<std::size_t>(std::ranges::count(kit.acts, kind, &KitAct::kind));
}

/// How prims come to be there, and which part is the root.
void addLinkSteps(const UploadKit& kit, std::vector<Sentence>& steps) {
  const std::size_t prims = countOf(kit, KitActKind::prim);
  if (prims > 0) {
    steps.push_back({kitTexts["kit.act_prims"], {{"count", prims}}});
    steps.push_back({kitTexts["kit.act_link"], {{"count", prims}}});
    steps.push_back({kitTexts["kit.act_script"],
                     {{"count", prims}, {"file", kit.name + std::string(primScriptSuffix)}}});
    steps.push_back({kitTexts["kit.act_done"], {}});
  } else if (countOf(kit, KitActKind::root) > 0) {
    steps.push_back({kitTexts["kit.act_root"], {{"part", namesOf(kit, KitActKind::root)}}});
    steps.push_back({kitTexts["kit.act_relink"], {}});
  }
}

}  // namespace

std::vector<Sentence> kitSteps(const UploadKit& kit) {
  std::string levels;
  for (const KitFile& file : kit.files)
    if (file.level && *file.level > 0 && *file.level < exporting::uploaderPhysics)
      levels += (levels.empty() ? "" : ", ") + file.name;
  std::vector<Sentence> steps{{kitTexts["kit.step_model"], {{"file", kit.files.front().name}}},
                              {kitTexts["kit.step_levels"], {{"files", levels}}},
                              physicsStep(kit),
                              {kitTexts["kit.step_weights"], {}},
                              rezStep(kit)};
  if (kit.others) steps.push_back({kitTexts["kit.act_others"], {{"parts", *kit.others}}});
  addLinkSteps(kit, steps);
  const scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  for (const KitAct& act : kit.acts)
    if (act.kind == KitActKind::shapeType)
      steps.push_back({kitTexts["kit.act"],
                       {{"part", partName(linkset.parts[act.part], act.part)},
                        {"type", Sentence{wordOf(act.shapeType), {}}}}});
  if (const std::string names = namesOf(kit, KitActKind::hide); !names.empty())
    steps.push_back(
        {kitTexts["kit.act_hide"], {{"count", countOf(kit, KitActKind::hide)}, {"parts", names}}});
  return steps;
}

}  // namespace wb::weighing
