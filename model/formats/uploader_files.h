#pragma once

#include "model/core/core.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::exporting {

/// What the viewer's uploader calls a part and its faces in the file that the part was read from.
struct UploaderNames {
  std::string label;                   ///< Of its model; empty: not known.
  std::vector<std::string> materials;  ///< One a face, in the order of faces; empty: not known.
};

/// Keeps `names` with a `part`, also in a project.
void keepUploaderNames(scene::Part& part, const UploaderNames& names);

/// Returns what was kept with a `part`; its own name for a label where nothing was, or nothing
/// usable.
UploaderNames uploaderNamesOf(const scene::Part& part);

/// The kinds of files that the uploader takes and that are written here.
enum class UploaderFormat : std::uint8_t { collada, glb };

/// Returns the kind that the name of a `file` ends as, in either case: `.dae` or `.glb`. Nothing
/// for another.
std::optional<UploaderFormat> uploaderFormatOf(const std::filesystem::path& file);

/// Returns the usual ending of a `format`: `.dae`.
std::string_view endingOf(UploaderFormat format);

/// The files of one object: its four levels of detail by asset::Lod, then its physics.
inline constexpr std::size_t uploaderLevels = 5;
inline constexpr std::size_t uploaderPhysics = 4;

/// Returns what the name of a file of a `level` ends in, before `.dae`: empty for the model itself,
/// `_LOD2` for medium, `_LOD0` for lowest, `_PHYS`.
std::string_view uploaderSuffix(std::size_t level);

/// Returns which level the name of a `file` says that it is: 1 to 4. Nothing for the model itself.
std::optional<std::size_t> uploaderLevelOf(const std::filesystem::path& file);

/// How the uploader makes the physics of a part.
enum class UploaderPhysics : std::uint8_t {
  none,       ///< Nothing, or its base hull: no file is needed.
  triangles,  ///< As they are in the file of physics.
  hulls       ///< By the viewer's Analyze, from the file of physics.
};

/// Returns that of a `part` with its `mesh`. One hull that is the base hull itself needs no file.
UploaderPhysics uploaderPhysicsOf(const scene::Part& part, const asset::MeshAsset& mesh);

/// Returns whether a part of the `linkset` of a `scene` has physics for a file of its own:
/// triangles or hulls, with shape type Prim.
bool hasUploaderPhysics(const scene::Scene& scene, std::size_t linkset);

/// Makes one of the files that the uploader puts together to an object. Models are named as the
/// uploader matches them: geometries in Collada, nodes in glTF, each name once. All levels have the
/// same materials, and fill the box of the model, to which the uploader would stretch them.
/// @param scene    With its geometry.
/// @param linkset  Its index in the scene; parts without a mesh, or without its high level,
///                 are left out.
/// @param level    See uploaderLevels. A level that a mesh lacks is the next higher one.
/// @param format   What to write.
/// @return Fails where the linkset has no mesh, or for uploaderPhysics no physics.
Result<Loaded<Bytes>> uploaderFile(const scene::Scene& scene, std::size_t linkset,
                                   std::size_t level, UploaderFormat format);

}  // namespace wb::exporting
