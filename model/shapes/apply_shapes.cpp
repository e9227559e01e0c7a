#include "model/shapes/apply_shapes.h"

#include "model/core/file.h"
#include "model/formats/export.h"
#include "model/formats/uploader_files.h"
#include "model/scene/part.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/shapes.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace wb::making {

std::string freeName(const scene::Scene& scene, std::string before) {
  const std::size_t digits = before.find_last_not_of("0123456789") + 1;
  if (digits > 1 && digits < before.size() && before[digits - 1] == ' ') before.resize(digits - 1);
  std::string name;
  for (std::size_t number = 2; name.empty() || scene.assets.contains(name); ++number)
    name = before + ' ' + std::to_string(number);
  return name;
}

Result<scene::Asset> withShape(const asset::MeshAsset& mesh, const shape::FittedShape& shape,
                               const glm::dvec3& scale) {
  if (shape.isSurface())
    return exporting::withSurface(mesh, shape::inUnitCube(shape.surface, scale));
  // That of the levels the mesh has by now, which the uploader makes; another would be analyzed.
  if (shape.isBaseHull()) return exporting::withBaseHull(mesh);
  return exporting::withHulls(mesh, shape::inUnitCube(shape.pieces, scale));
}

namespace {

constexpr std::size_t mostLinked = 256;  ///< Parts of a linkset on the grid.

/// Bodies of one shape, whose meshes are stored once for all parts that have it.
class Linking {
 public:
  Linking(scene::Scene& scene, std::vector<shape::LinkedBody> bodies)
      : scene_(scene), bodies_(std::move(bodies)) {}

  Result<void> beside(const scene::Target& target) {
    scene::Linkset& linkset = scene_.linksets[target.linkset];
    if (linkset.parts.size() + bodies_.size() > mostLinked)
      return failure(makingTexts["making.too_many_parts"], {{"limit", mostLinked}});
    const scene::Part visual = linkset.parts[*target.part];
    if (assets_.empty()) store(visual.asset);
    linkset.parts[*target.part].shapeType = scene::ShapeType::none;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      scene::Part part = shape::bodyBeside(visual, bodies_[i]);
      const char* kind = bodies_[i].asset ? " hull " : " prim ";
      part.name = visual.name + kind + std::to_string(i + 1);
      part.asset = assets_[i];
      linkset.parts.push_back(std::move(part));
    }
    return {};
  }

 private:
  void store(const std::string& beside) {
    for (const shape::LinkedBody& body : bodies_) {
      std::string name;
      if (body.asset) {
        name = freeName(scene_, beside + " hull 1");
        scene_.assets[name] = *body.asset;
      }
      assets_.push_back(std::move(name));
    }
  }

  scene::Scene& scene_;
  std::vector<shape::LinkedBody> bodies_;
  std::vector<std::string> assets_;  ///< One a body; empty for a prim.
};

Result<scene::Scene> withLinked(scene::Scene scene, std::span<const scene::Target> parts,
                                const shape::FittedShape& shape) {
  // Statistics are not looked at: any profile will do.
  auto bodies = shape::makeBodies(shape, cost::Profile());
  if (!bodies) return failure(std::move(bodies));
  Linking linking(scene, std::move(*bodies));
  for (const scene::Target& part : parts)
    if (auto linked = linking.beside(part); !linked) return failure(std::move(linked));
  return scene;
}

}  // namespace

scene::Composed rooted(scene::Composed composed) {
  for (std::size_t i = 0; i < composed.scene.linksets.size(); ++i) {
    scene::Linkset& linkset = composed.scene.linksets[i];
    const auto root = shape::neededRoot(linkset);
    if (!root) continue;
    linkset = shape::withRoot(linkset, *root);
    for (scene::Target& target : composed.about) {
      if (target.linkset != i || !target.part || *target.part > *root) continue;
      target.part = *target.part == *root ? 0 : *target.part + 1;
    }
  }
  return composed;
}

std::optional<Text> refusalOfLinked(std::string_view file) {
  if (isPhysicsObject(file) && !file.ends_with(".obj")) return makingTexts["making.linked_physics"];
  const auto format = exporting::formatOf(file);
  const bool isOfParts = format == exporting::Format::meshAsset || format == exporting::Format::slm;
  return isOfParts ? std::optional(makingTexts["making.linked_asset"]) : std::nullopt;
}

Result<scene::Scene> used(scene::Scene scene, std::span<const scene::Target> parts,
                          const shape::FittedShape& shape) {
  if (shape.isLinked()) return withLinked(std::move(scene), parts, shape);
  const auto partAt = [&](const scene::Target& target) -> scene::Part& {
    return scene.linksets[target.linkset].parts[*target.part];
  };
  const scene::Part& first = partAt(parts.front());
  const asset::MeshAsset* mesh = scene.meshOf(first);
  if (!mesh) return failure(makingTexts["making.missing"]);
  auto asset = withShape(*mesh, shape, first.scale);
  if (!asset) return failure(std::move(asset));
  const std::string name = freeName(scene, first.asset);
  scene.assets[name] = std::move(*asset);
  for (const scene::Target& target : parts) {
    partAt(target).asset = name;
    partAt(target).shapeType = scene::ShapeType::prim;
  }
  return scene;
}

exporting::PhysicsPart physicsPart(const scene::Part& part, const asset::MeshAsset* mesh,
                                   const shape::FittedShape& shape) {
  exporting::PhysicsPart physics{
      exporting::uploaderNamesOf(part).label, part.scale * -0.5, part.scale * 0.5, {}};
  if (shape.method == shape::analyzeMethod && mesh) {
    physics.hulls.push_back(scene::seenMesh(part, mesh));
    return physics;
  }
  for (const shape::Piece& piece : shape.pieces)
    physics.hulls.push_back({piece.corners(), piece.triangles()});
  if (shape.isSurface()) physics.hulls.push_back(shape.surface);
  return physics;
}

namespace {

using exporting::Format;

constexpr Text wouldBeRefused = makingTexts["making.would_be_refused"];

Result<Diagnostics> notWritten(const Sentence& why, const std::filesystem::path& file) {
  Diagnostic said = failure(wouldBeRefused, {{"why", why}}).value();
  return tl::unexpected(inFile(std::move(said), file.string()));
}

Result<Diagnostics> writeObject(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                                const std::filesystem::path& file, IfRefused ifRefused) {
  std::vector<exporting::PhysicsPart> parts;
  for (const ShapeForParts& one : shapes) {
    const scene::Target& first = one.parts.front();
    if (isMadeByUploader(file.string(), one.shape)) continue;
    if (ifRefused == IfRefused::fail)
      if (const auto why = refusalOfObject(scene, first, one.shape)) return notWritten(*why, file);
    const scene::Part& part = scene.linksets[first.linkset].parts[*first.part];
    parts.push_back(physicsPart(part, scene.meshOf(part), one.shape));
  }
  if (parts.empty())
    return tl::unexpected(
        inFile(failure(makingTexts["making.no_file_needed"]).value(), file.string()));
  const auto content = physicsObject(file.string(), std::move(parts));
  if (!content) return tl::unexpected(inFile(content.error(), file.string()));
  auto written = writeFile(file, *content);
  if (!written) return failure(std::move(written));
  return Diagnostics{};
}

/// The first parts of the shapes, each a linkset.
scene::Scene firstsOf(const scene::Scene& scene, std::span<const ShapeForParts> shapes) {
  scene::Scene firsts;
  firsts.folder = scene.folder;
  firsts.assets = scene.assets;
  for (const ShapeForParts& one : shapes) {
    const scene::Target& first = one.parts.front();
    scene::Linkset linkset = scene.linksets[first.linkset];
    linkset.parts = {scene::Part(linkset.parts[*first.part])};
    firsts.linksets.push_back(std::move(linkset));
  }
  return firsts;
}

}  // namespace

bool isPhysicsObject(std::string_view file) {
  return file.ends_with("_PHYS.dae") || file.ends_with("_PHYS.glb") || file.ends_with("_PHYS.obj");
}

namespace {

/// Instances of one geometry are one model to the uploader, which would refuse its name twice.
void dropRepeated(std::vector<exporting::PhysicsPart>& parts) {
  std::set<std::pair<std::string, std::size_t>> known;
  std::erase_if(parts, [&](const exporting::PhysicsPart& part) {
    return !known.emplace(part.name, part.hulls.size()).second;
  });
}

}  // namespace

Result<Bytes> physicsObject(std::string_view file, std::vector<exporting::PhysicsPart> parts,
                            exporting::PhysicsObjects objects) {
  if (objects == exporting::PhysicsObjects::parts) dropRepeated(parts);
  if (file.ends_with(".glb")) return exporting::physicsGlb(std::move(parts), objects);
  const std::string text = file.ends_with(".dae")
                               ? exporting::physicsDae(std::move(parts), objects)
                               : exporting::physicsObj(std::move(parts), objects);
  const ByteView bytes = bytesOf(text);
  return Bytes(bytes.begin(), bytes.end());
}

bool isMadeByUploader(std::string_view file, const shape::FittedShape& shape) {
  return !file.ends_with(".obj") && !shape.isSurface() &&
         shape::arrivalOf(shape) == shape::Arrival::exact;
}

std::optional<Sentence> refusalOfObject(const scene::Scene& scene, const scene::Target& target,
                                        const shape::FittedShape& shape) {
  if (!shape.isSurface()) return {};
  const scene::Part& part = scene.linksets[target.linkset].parts[*target.part];
  const asset::MeshAsset* mesh = scene.meshOf(part);
  if (!mesh) return {};
  scene::Scene alone;
  auto with = withShape(*mesh, shape, part.scale);
  if (!with) return Sentence{with.error().text, with.error().arguments};
  alone.linksets.emplace_back().parts = {part};
  alone.assets[part.asset] = std::move(*with);
  return exporting::refusalOfPhysics(alone);
}

bool isRefusedAtUpload(const Diagnostic& failure) {
  return failure.text.code == wouldBeRefused.code;
}

Result<Diagnostics> write(scene::Scene scene, std::span<const ShapeForParts> shapes,
                          const std::filesystem::path& file, IfRefused ifRefused) {
  const bool isAnyLinked =
      std::ranges::any_of(shapes, [](const ShapeForParts& one) { return one.shape.isLinked(); });
  if (isAnyLinked && refusalOfLinked(file.string()))
    return tl::unexpected(
        inFile(failure(makingTexts["making.linked_file"]).value(), file.string()));
  if (isPhysicsObject(file.string())) return writeObject(scene, shapes, file, ifRefused);
  const auto format = exporting::formatOf(file);
  const bool isOfParts = format == Format::meshAsset || format == Format::slm;
  if (!isOfParts && format != Format::project)
    return tl::unexpected(
        inFile(failure(makingTexts["making.unknown_ending"]).value(), file.string()));
  for (const ShapeForParts& one : shapes) {
    auto with = used(std::move(scene), one.parts, one.shape);
    if (!with) return tl::unexpected(inFile(std::move(with).error(), file.string()));
    scene = std::move(*with);
  }
  scene = isOfParts ? firstsOf(scene, shapes) : rooted({std::move(scene), {}}).scene;
  if (ifRefused == IfRefused::fail)
    if (const auto why = exporting::refusalOf(scene, file)) return notWritten(*why, file);
  return exporting::write(scene, *format, file);
}

}  // namespace wb::making
