#include "model/analysis/upload_kit.h"

#include "model/analysis/kit_texts.h"
#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/scene/part.h"
#include "model/shapes/analyzed_hulls.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

// Makes the files of an object for the viewer's uploader, and promises only what was read back from
// them: by the same reader that weighs models of others, which restates the uploader's rules. So
// names that do not match, materials that differ and shapes that are stretched are seen before
// anything is written.

namespace wb::weighing {
namespace {

namespace fs = std::filesystem;

/// A folder for as long as it lives.
class TrialFolder {
 public:
  TrialFolder() {
    std::error_code error;
    path_ = fs::temp_directory_path(error) / ("weighbridge-kit-" + Uuid::random().text());
    fs::create_directories(path_, error);
  }
  ~TrialFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
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
    kit.files.push_back({order.name + std::string(exporting::uploaderSuffix(level)) +
                             std::string(exporting::endingOf(order.format)),
                         level, std::move(made->value)});
  }
  return {};
}

/// Whether the uploader makes the hulls of a part anew.
bool isAnalyzed(const Weighing& weighing, const scene::Part& part) {
  return exporting::uploaderPhysicsOf(part, *weighing.scene.meshOf(part)) ==
         exporting::UploaderPhysics::hulls;
}

/// What the parts were meant to be and do not arrive as. A root may not be None.
std::vector<KitAct> actsFor(const std::vector<const scene::Part*>& wanted,
                            const std::vector<scene::Part>& arrived) {
  using scene::ShapeType;
  std::vector<KitAct> acts;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const ShapeType now = arrived[i].shapeType;
    const ShapeType type = wanted[i]->shapeType;
    const bool isNone = type == ShapeType::none && i > 0;
    const bool isHull = type == ShapeType::convexHull;
    if (now != type && (isNone || isHull)) acts.push_back({i, type});
  }
  return acts;
}

/// Gives each part whose hulls are made anew the least or the most of what Analyze makes of them.
std::optional<AnalyzedCosts> costsAfterAnalyze(const Weighing& weighing,
                                               const std::vector<const scene::Part*>& wanted,
                                               const UploadKit& kit, const Task& task) {
  const scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  std::vector<cost::PartStatistics> least = kit.arrived.statistics.linksets.front();
  std::vector<cost::PartStatistics> most = least;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const asset::MeshAsset* mesh = kit.arrived.scene.meshOf(linkset.parts[i]);
    if (!isAnalyzed(weighing, *wanted[i]) || !mesh || !mesh->physicsMesh) continue;
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
  kit.acts = actsFor(wanted, parts);
  for (const KitAct& act : kit.acts) parts[act.part].shapeType = act.shapeType;
  kit.arrived = weighedUnder(kit.arrived, weighing.profile);
  kit.arrived.file = kit.files.front().name;
  if (kit.isAnalyzed) kit.analyzed = costsAfterAnalyze(weighing, wanted, kit, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return kit;
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

Sentence physicsStep(const UploadKit& kit) {
  const auto file = std::ranges::find(kit.files, exporting::uploaderPhysics, &KitFile::level);
  if (file == kit.files.end()) return {kitTexts["kit.step_no_physics"], {}};
  const Text text = kit.isAnalyzed ? kitTexts["kit.step_analyze"] : kitTexts["kit.step_physics"];
  return {text, {{"file", file->name}}};
}

}  // namespace

std::vector<Sentence> kitSteps(const UploadKit& kit) {
  std::string levels;
  for (const KitFile& file : kit.files)
    if (file.level > 0 && file.level < exporting::uploaderPhysics)
      levels += (levels.empty() ? "" : ", ") + file.name;
  std::vector<Sentence> steps{{kitTexts["kit.step_model"], {{"file", kit.files.front().name}}},
                              {kitTexts["kit.step_levels"], {{"files", levels}}},
                              physicsStep(kit),
                              {kitTexts["kit.step_weights"], {}},
                              {kitTexts["kit.step_rez"], {}}};
  const scene::Linkset& linkset = kit.arrived.scene.linksets.front();
  for (const KitAct& act : kit.acts)
    steps.push_back({kitTexts["kit.act"],
                     {{"part", partName(linkset.parts[act.part], act.part)},
                      {"type", Sentence{wordOf(act.shapeType), {}}}}});
  return steps;
}

}  // namespace wb::weighing
