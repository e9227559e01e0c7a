#include "model/formats/detail/file_readers.h"

#include "model/asset/decode.h"
#include "model/asset/shared_assets.h"
#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/plain_text.h"
#include "model/core/task.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_format.h"
#include "model/formats/detail/model_parts.h"
#include "model/formats/detail/object_parts.h"
#include "model/formats/detail/object_records.h"
#include "model/formats/detail/octree_records.h"
#include "model/formats/detail/open_sim_archive.h"
#include "model/formats/detail/slm.h"
#include "model/formats/formats.h"
#include "model/formats/objects/read_scene.h"
#include "model/formats/reader/reader.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/scene/part.h"
#include "model/scene/project.h"
#include "model/scene/scene.h"

#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace wb::import {

/// Octrees and rays as text (.scene), as the octrees and rays of a scene.
Result<scene::Scene> readOctreeScene(ByteView bytes, const std::string& name,
                                     const Task& task = {});

Result<scene::Scene> readOctreeScene(ByteView bytes, const std::string& name, const Task& task) {
  auto read = octree::readSceneText(textOf(bytes), task);
  if (!read) return failure(std::move(read));
  scene::Scene scene;
  scene.name = name;
  for (const octree::Ray& ray : read->rays) scene.rays.push_back({ray, {}});
  for (octree::PlacedOctree& placed : read->octrees) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    scene::OctreeEntry& entry = scene.octrees.emplace_back();
    entry.position = placed.placement.position;
    entry.rotation = placed.placement.rotation;
    entry.size = placed.placement.size;
    entry.tree = octree::formatTree(*placed.octree);
    entry.cubes = std::move(placed.octree);
  }
  return scene;
}

/// A 3D model with its companions, read by a worker process, as one linkset: each node with
/// triangles becomes a part (or several, past what one asset holds) in the frame of the first, in
/// metres with z up, its asset encoded inside the scene as the uploader would. With `size`, the
/// whole is stretched to fill a box of that size. Fatal: what worker::read() says, no part of a
/// size that a part can have, cancelled. What is left out or changed is a finding.
Result<Loaded<scene::Scene>> readModelFile(const std::filesystem::path& path, ModelFormat format,
                                           const std::optional<glm::dvec3>& size,
                                           const PartOptions& parts, const worker::Options& options,
                                           const Task& task);

namespace {

using worker::FlatScene;
using worker::FlatVertex;
using worker::NodeView;

/// The corners of everything in metres.
asset::Domain3 boxAround(const FlatScene& model) {
  asset::Domain3 box{glm::dvec3(std::numeric_limits<double>::infinity()),
                     glm::dvec3(-std::numeric_limits<double>::infinity())};
  for (const NodeView& node : model.nodes()) {
    const glm::dmat4 toMetres =
        glm::scale(glm::dmat4(1), glm::dvec3(model.unit())) * model.upright() * node.matrix;
    for (const std::uint32_t use : node.uses)
      for (const FlatVertex& vertex : model.meshes()[use].vertices) {
        const auto& p = vertex.position;
        const glm::dvec3 corner(toMetres * glm::dvec4(p[0], p[1], p[2], 1));
        box.min = glm::min(box.min, corner);
        box.max = glm::max(box.max, corner);
      }
  }
  return box;
}

/// What makes the box of a model one of `size`; an axis without extent stays.
glm::dmat4 stretched(const FlatScene& model, const std::optional<glm::dvec3>& size) {
  if (!size) return glm::dmat4(1);
  const asset::Domain3 box = boxAround(model);
  glm::dvec3 factor = *size / (box.max - box.min);
  for (int axis = 0; axis < 3; ++axis)
    if (!(box.max[axis] > box.min[axis])) factor[axis] = 1;
  return glm::scale(glm::dmat4(1), factor);
}

void tell(Diagnostics& findings, Severity severity, Text text, std::size_t count,
          const std::string& place = {}) {
  if (count > 0) findings.push_back({severity, text, {{"count", count}}, place, 1, {}});
}

void tellLeftOut(const FlatScene& model, Diagnostics& findings) {
  std::size_t unusable = 0;
  std::size_t collapsed = 0;
  for (const worker::MeshView& mesh : model.meshes()) {
    unusable += mesh.unusable;
    collapsed += mesh.collapsed;
  }
  tell(findings, Severity::warning, importTexts["plain.unusable"], unusable, model.unusableAt());
  tell(findings, Severity::note, importTexts["plain.collapsed"], collapsed);
}

/// A level that the uploader cannot read keeps it from uploading
/// (LLModelPreview::updateStatusMessages, mLodsWithParsingError).
Diagnostics unreadCompanions(const Diagnostics& findings) {
  Diagnostics refusals;
  for (const Diagnostic& finding : findings)
    if (finding.text.code == importTexts["plain.companion_refused"].code)
      refusals.push_back({Severity::error,
                          refusalTexts["upload.companion"],
                          {{"file", finding.place}},
                          {},
                          1,
                          {}});
  return refusals;
}

void tellOmissions(const FlatScene& model, Diagnostics& findings) {
  for (const auto& [kind, count, name] : model.omissions()) {
    const bool isHidden = kind == worker::Omission::hidden;
    findings.push_back({isHidden ? Severity::warning : Severity::error,
                        isHidden ? importTexts["plain.hidden"] : importTexts["plain.other_kind"],
                        {{"count", count}, {"name", name}},
                        {},
                        1,
                        {}});
  }
}

/// Below a tenth of a percent, no cost would show it.
void tellLost(const FlatScene& model, Diagnostics& findings) {
  constexpr double least = 1e-3;
  double stated = 0;
  double lost = 0;
  for (const worker::MeshView& mesh : model.meshes()) {
    stated += mesh.stated;
    lost += mesh.lost;
  }
  if (!(lost > least * stated)) return;
  const double percent = std::max(0.1, std::round(1000 * lost / stated) / 10);
  findings.push_back(
      {Severity::error, importTexts["plain.surface_lost"], {{"percent", percent}}, {}, 1, {}});
}

}  // namespace

Result<Loaded<scene::Scene>> readModelFile(const std::filesystem::path& path, ModelFormat format,
                                           const std::optional<glm::dvec3>& size,
                                           const PartOptions& partOptions,
                                           const worker::Options& options, const Task& task) {
  constexpr double readShare = 0.5;
  const Task reading = task.inside(
      [&task](double fraction, std::string_view what) { task.report(fraction * readShare, what); });
  auto levels = readLevels(path, format, options, reading);
  if (!levels) return failure(std::move(levels));
  const FlatScene& model = *levels->value[0];
  for (const auto& level : levels->value)
    if (level) {
      tellLeftOut(*level, levels->findings);
      tellOmissions(*level, levels->findings);
      tellLost(*level, levels->findings);
    }
  ModelParts parts(levels->value, stretched(model, size), path.stem().string(), partOptions, task);
  parts.refuse(unreadCompanions(levels->findings));
  const bool joins = partOptions.joinsNodes && parts.canBeJoined();
  if (joins)
    if (auto added = parts.addJoined(); !added) return failure(std::move(added));
  for (std::size_t i = 0; i < model.nodes().size() && !joins; ++i) {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    const double done = static_cast<double>(i) / static_cast<double>(model.nodes().size());
    task.report(readShare + done * (1 - readShare), model.nodes()[i].name);
    if (auto added = parts.add(i); !added) return failure(std::move(added));
  }
  auto loaded = std::move(parts).take();
  if (!loaded) return failure(std::move(loaded));
  append(levels->findings, std::move(loaded->findings));
  loaded->findings = std::move(levels->findings);
  return loaded;
}

namespace {

scene::Part barePart(const std::string& name, const asset::MeshAsset& mesh,
                     const BareOptions& options) {
  scene::Part part;
  part.name = name;
  part.kind = scene::PartKind::mesh;
  part.asset = name;
  part.scale = options.size.value_or(glm::dvec3(1));
  part.shapeType = options.shapeType.value_or(usualShapeType(mesh));
  part.scripts = options.scripts;
  return part;
}

/// Where the asset is, or itself where a project, which is UTF-8, could not say where.
void keep(scene::Asset& stored, const std::filesystem::path& path, ByteView bytes) {
  std::error_code error;
  if (isUtf8(std::filesystem::absolute(path, error).string())) {
    stored.path = path.filename().string();
  } else {
    stored.data = std::make_shared<const Bytes>(bytes.begin(), bytes.end());
  }
}

scene::Scene bareScene(const std::filesystem::path& path, ByteView bytes, asset::MeshAsset mesh,
                       const std::string& sha256, const BareOptions& options) {
  const std::string name = path.stem().string();
  scene::Linkset linkset;
  linkset.name = name;
  linkset.physical = options.physical;
  linkset.parts.push_back(barePart(name, mesh, options));

  scene::Scene scene;
  scene.name = name;
  scene::Asset& stored = scene.assets[name];
  keep(stored, path, bytes);
  stored.sha256 = sha256;
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(mesh));
  scene.linksets.push_back(std::move(linkset));
  return scene;
}

std::string stemOf(const ToldFile& file) { return file.path.stem().string(); }

/// What the program that reads objects tells of a file.
/// @param word  What the file is, for that program.
RecordSource toldOf(const ToldFile& file, std::string_view word, const BareOptions& options,
                    const Task& task) {
  return [&options, &task,
          input = worker::Input{file.bytes, file.descriptor, word}](const PieceTaker& take) {
    return worker::readPieces(worker::archiveReader, input, options.worker, task, take);
  };
}

}  // namespace

SceneRead readProjectScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  return scene::parseProject(textOf(file.bytes), scene::projectFolder(file.path), task,
                             [&options](ByteView bytes, const Task& reading) {
                               return readOctreeApart(bytes, -1, options.worker, reading);
                             })
      .map([](Loaded<scene::Scene>&& read) {
        return ReadScene{std::move(read), Wholeness::consistent};
      });
}

SceneRead readMeshAssetScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  auto decoded = asset::decodeKept(file.bytes, task);
  if (!decoded) return failure(std::move(decoded));
  const Wholeness wholeness = asset::wholenessOf(decoded->value, file.bytes.size());
  return ReadScene{
      {bareScene(file.path, file.bytes, std::move(decoded->value), file.sha256, options),
       std::move(decoded->findings)},
      wholeness};
}

SceneRead readSlmScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readSlm(file.bytes, stemOf(file), task);
}

SceneRead readObjectScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  return readObjectRecords(toldOf(file, "object", options, task), stemOf(file), task);
}

SceneRead readArchiveScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  return readOpenSimArchive(toldOf(file, "archive", options, task), stemOf(file), task);
}

SceneRead readOxpScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  return readObjectRecords(toldOf(file, "export", options, task), stemOf(file), task);
}

SceneRead readModelScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file.path, error))
    return failure(importTexts["plain.no_file"]);
  auto check = checkModel(file.model, file.bytes, task);
  if (!check) return failure(std::move(check));
  const PartOptions parts{options.makeLods ? LevelSource::quarters : options.levels,
                          options.joinsFaces, options.joinsNodes};
  auto read = readModelFile(file.path, file.model, options.size, parts, options.worker, task);
  if (!read) return failure(std::move(read));
  scene::Linkset& linkset = read->value.linksets.front();
  linkset.physical = options.physical;
  linkset.parts.front().scripts = options.scripts;
  for (scene::Part& part : linkset.parts)
    part.shapeType = options.shapeType.value_or(part.shapeType);
  if (hasError(check->findings)) std::ranges::for_each(linkset.parts, scene::markUnproven);
  append(check->findings, std::move(read->findings));
  return ReadScene{{std::move(read->value), std::move(check->findings)}, check->wholeness};
}

SceneRead readOctreeTextScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readOctreeScene(file.bytes, stemOf(file), task).map([](scene::Scene&& read) {
    return ReadScene{{std::move(read), {}}, Wholeness::unknown};
  });
}

SceneRead readNxocScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  if (!octree::looksLikeNxoc(file.bytes))
    return tl::unexpected(octree::readNxoc(file.bytes).error());
  return readOctreeFileScene(file, options, task);
}

/// At the origin, in its own size. Bytes behind it are a finding.
SceneRead readOctreeFileScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  auto read = readOctreeApart(file.bytes, file.descriptor, options.worker, task);
  if (!read) return failure(std::move(read));
  WholenessCheck check = checkedLength(read->leftOver);
  ReadScene opened{{{}, std::move(check.findings)}, check.wholeness};
  opened.value.name = stemOf(file);
  scene::OctreeEntry& entry = opened.value.octrees.emplace_back();
  entry.name = stemOf(file);
  entry.path = file.path.filename().string();  // As a project beside it would call it.
  entry.cubes = std::make_shared<const octree::Octree>(std::move(read->octree));
  entry.ownSize = read->size;
  return opened;
}

}  // namespace wb::import
