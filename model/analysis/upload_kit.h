#pragma once

#include "model/analysis/analysis.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/uploader_files.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace wb::weighing {

/// A file that the viewer's uploader takes.
struct KitFile {
  std::string name;  ///< Without a folder: `chair_LOD2.dae`.
  /// See exporting::uploaderLevels; nothing for what the uploader does not read: the prims that are
  /// to be made, as a script and as a table.
  std::optional<std::size_t> level = 0;
  Bytes bytes;
};

/// What kind of thing is done in world.
enum class KitActKind : std::uint8_t {
  shapeType,  ///< The part gets KitAct::shapeType.
  prim,       ///< A prim is made: the part as KitAct::made says.
  place,      ///< The first mesh stands where KitAct::made says; other meshes keep beside it.
  root,       ///< The part is the root.
  hide        ///< The part is made transparent.
};

/// What is left to do in world, for the uploader cannot. Places are in the frame of the root.
struct KitAct {
  std::size_t part = 0;  ///< Index in UploadKit::arrived.
  scene::ShapeType shapeType = scene::ShapeType::prim;
  KitActKind kind = KitActKind::shapeType;
  std::optional<scene::Part> made{};
};

/// What a kit's object costs after Analyze made its hulls, by the Resolution that its user chooses.
struct AnalyzedCosts {
  cost::LinksetCost least;
  cost::LinksetCost most;
};

/// All files that make one object at upload, and what becomes of them there.
struct UploadKit {
  std::string name;  ///< Of the model's file, without its ending.
  std::vector<KitFile> files;
  std::vector<KitAct> acts;
  /// One linkset: the files as the uploader's twin reads them, with the acts done. Its costs are
  /// those to expect.
  Weighing arrived;
  /// Land impact of the same parts as they were before, at rest and without scripts, LI; nothing
  /// where Analyze decides what arrives, or where it is not known.
  std::optional<double> promised{};
  bool isAnalyzed = false;  ///< Its physics file holds hulls, which Analyze replaces.
  std::optional<AnalyzedCosts> analyzed{};  ///< Empty too where Analyze would fail.
  /// Names of the parts that no file has and no script makes: prims that stay as they are, to be
  /// linked in world. Empty: there are none.
  std::optional<Sentence> others{};
  /// Land impact of the object with them, at rest and without scripts, LI; nothing without them,
  /// where Analyze decides what arrives, or where it is not known.
  std::optional<double> wholeImpact{};
  Diagnostics findings;

  /// Whether the land impact that arrives is the one that was promised.
  bool isAsPromised() const { return !promised || *promised == arrived.costs.front().landImpact; }
};

/// What a kit is made of.
struct KitOrder {
  std::size_t linkset = 0;  ///< Index in the scene.
  std::string name;         ///< Of the files, without an ending.
  exporting::UploaderFormat format = exporting::UploaderFormat::collada;
  worker::Options worker{};          ///< What reads them back, from the folder for temporary files.
  std::optional<double> promised{};  ///< See UploadKit; nothing: as the scene is weighed.
};

/// Makes the files for the uploader of a linkset, and reads them back as the uploader would.
/// @param weighing  With its geometry; its profile weighs what arrives.
/// @param order     Which linkset, and how the files are named.
/// @param task      Cancelled: fails.
/// @return That another land impact arrives than was promised is a finding. Fails for a linkset
///     without a mesh, where nothing can be written to try it, and where other parts would arrive
///     than were there.
Result<UploadKit> makeUploadKit(const Weighing& weighing, const KitOrder& order,
                                const Task& task = {});

/// Returns the names of all files that a kit may have, made as the `order` says, without a folder.
std::vector<std::string> kitFileNames(const KitOrder& order);

/// Returns a linkset as it was `read` from the files of a kit, after the `acts` of that kit.
scene::Linkset withActs(const scene::Linkset& read, const std::vector<KitAct>& acts);

/// Returns why the uploader would refuse a `kit`, if it is sure to.
std::optional<Sentence> refusalOf(const UploadKit& kit);

/// Writes the files of a `kit` into a `folder`, which must be there, each whole or not at all.
/// Files that are there are replaced.
Result<void> writeUploadKit(const UploadKit& kit, const std::filesystem::path& folder);

/// Returns what a `kit` wants its user to do, a sentence a step.
std::vector<Sentence> kitSteps(const UploadKit& kit);

}  // namespace wb::weighing
