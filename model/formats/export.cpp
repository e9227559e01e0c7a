#include "model/formats/export.h"

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_writers.h"
#include "model/formats/detail/octree_surfaces.h"
#include "model/formats/detail/slm.h"
#include "model/formats/detail/surfaces.h"
#include "model/formats/detail/triangle_writers.h"
#include "model/formats/file_kinds.h"
#include "model/octree/octree_text.h"
#include "model/scene/project.h"
#include "model/scene/upload_facts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::exporting {
namespace {

std::size_t usesOf(const scene::Scene& scene, const std::string& key) {
  std::size_t count = 0;
  for (const scene::Linkset& linkset : scene.linksets)
    count += static_cast<std::size_t>(std::ranges::count(linkset.parts, key, &scene::Part::asset));
  return count;
}

std::string keyFor(const scene::Scene& scene, const std::string& key, std::size_t parts) {
  if (usesOf(scene, key) <= parts) return key;
  std::size_t number = 2;
  while (scene.assets.contains(fmt::format("{} {}", key, number))) ++number;
  return fmt::format("{} {}", key, number);
}

}  // namespace

Result<scene::Asset> storedAsset(const asset::MeshAsset& mesh) {
  auto made = asset::stored(mesh);
  if (!made) return failure(std::move(made));
  scene::Asset stored;
  stored.sha256 = sha256(made->bytes);
  stored.data = std::make_shared<const Bytes>(std::move(made->bytes));
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(made->read.value));
  return stored;
}

void giveAsset(scene::Scene& scene, std::size_t linkset, std::span<const std::size_t> parts,
               scene::Asset asset) {
  std::vector<scene::Part>& all = scene.linksets[linkset].parts;
  const std::string key = keyFor(scene, all[parts.front()].asset, parts.size());
  for (const std::size_t part : parts) all[part].asset = key;
  scene.assets[key] = std::move(asset);
}

namespace {

Sentence sentenceOf(const scene::Part& part, const asset::Refusal& refusal) {
  const auto remedy = asset::remedyOf(refusal, part.scale);
  Sentence said{remedy ? exportTexts["export.refused_remedy"] : exportTexts["export.refused"],
                {{"part", part.name},
                 {"place", asset::placeInWords(refusal.finding.place)},
                 {"why", Sentence{refusal.finding.text, refusal.finding.arguments}}}};
  if (remedy) said.arguments.emplace_back("remedy", *remedy);
  return said;
}

/// The first refusal that is sure, of those that `counts` lets through.
template <class Counts>
std::optional<Sentence> firstOf(const scene::Scene& scene, const Counts& counts) {
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts) {
      const scene::PartUpload upload = uploadOf(scene, part);
      if (!upload.ofMesh) continue;
      for (const asset::Refusal& refusal : *upload.ofMesh)
        if (refusal.finding.severity == Severity::error && counts(refusal))
          return sentenceOf(part, refusal);
    }
  return {};
}

}  // namespace

std::optional<Sentence> refusalOf(const scene::Scene& scene, const std::filesystem::path& file) {
  const auto format = formatOf(file);
  if (format != Format::meshAsset && format != Format::slm) return {};
  return firstOf(scene, [](const asset::Refusal&) { return true; });
}

std::optional<Sentence> refusalOfPhysics(const scene::Scene& scene) {
  return firstOf(scene, [](const asset::Refusal& refusal) {
    return refusal.finding.place.starts_with("physics_mesh");
  });
}

std::optional<Diagnostic> missingMeshes(const scene::Scene& scene) {
  std::vector<std::size_t> all(scene.linksets.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return missingMeshes(scene, all);
}

std::optional<Diagnostic> missingMeshes(const scene::Scene& scene,
                                        std::span<const std::size_t> linksets) {
  std::set<std::string_view> missing;
  for (const std::size_t linkset : linksets)
    for (const scene::Part& part : scene.linksets[linkset].parts)
      if (part.kind == scene::PartKind::mesh && !scene.meshOf(part)) missing.insert(part.asset);
  if (missing.empty()) return {};
  return failure(exportTexts["export.missing_meshes"], {{"count", missing.size()}}).value();
}

namespace {

/// The kinds that are written as well as read, in the order in which they are told to users.
struct WrittenKind {
  import::FileKind kind;
  Format format;
};

constexpr std::array writtenKinds{WrittenKind{import::FileKind::project, Format::project},
                                  WrittenKind{import::FileKind::meshAsset, Format::meshAsset},
                                  WrittenKind{import::FileKind::slm, Format::slm},
                                  WrittenKind{import::FileKind::obj, Format::obj},
                                  WrittenKind{import::FileKind::glb, Format::glb},
                                  WrittenKind{import::FileKind::stl, Format::stl},
                                  WrittenKind{import::FileKind::ply, Format::ply},
                                  WrittenKind{import::FileKind::octreeScene, Format::octreeScene},
                                  WrittenKind{import::FileKind::nxoc, Format::nxoc}};

bool holdsOctreesOnly(Format format) {
  return format == Format::octreeScene || format == Format::nxoc;
}

bool isModel(Format format) {
  return format == Format::obj || format == Format::glb || format == Format::stl ||
         format == Format::ply;
}

/// Octrees are drawn as they are, and not as parts with a physics shape.
bool drawsOctrees(Format format, const WriteOptions& options) {
  return isModel(format) && options.octrees == OctreePhysics::surface;
}

Result<Seen> seenFor(const scene::Scene& scene, Format format, const WriteOptions& options) {
  if (!drawsOctrees(format, options) || scene.octrees.empty()) return seenIn(scene);
  auto seen = scene.linksets.empty() ? Result<Seen>() : seenIn(scene);
  if (!seen) return seen;
  if (auto added = addOctreeSurfaces(scene, *seen); !added) return failure(std::move(added));
  return seen;
}

std::string allEndings() {
  std::vector<std::string_view> all;
  for (const WrittenKind& one : writtenKinds)
    std::ranges::copy(suffixesOf(*import::infoOf(one.kind)), std::back_inserter(all));
  return fmt::format("{}", fmt::join(all, ", "));
}

Result<Loaded<Bytes>> bytesFor(const scene::Scene& scene, Format format,
                               const WriteOptions& options) {
  switch (format) {
    case Format::meshAsset:
      return onlyMesh(scene);
    case Format::slm:
      return slmFrom(scene);
    case Format::nxoc:
      return nxocFrom(scene, options.nxoc);
    case Format::octreeScene:
    case Format::obj:
    case Format::glb:
    case Format::stl:
    case Format::ply:
    case Format::project:
      break;
  }
  auto seen = seenFor(scene, format, options);
  if (!seen) return failure(std::move(seen));
  return glbFrom(std::move(*seen));
}

/// Octrees in place of parts, or parts in place of octrees.
Result<Diagnostics> exchangeOctrees(scene::Scene& scene, Format format, const WriteOptions& options,
                                    const Task& task) {
  if (drawsOctrees(format, options)) return Diagnostics();
  if (!holdsOctreesOnly(format))
    return options.octrees ? octreesToParts(scene, *options.octrees) : Diagnostics();
  const bool isNeeded = format == Format::nxoc && !scene.linksets.empty();
  return isNeeded ? partsToOctrees(scene, options.voxels, task) : Diagnostics();
}

Result<Diagnostics> writeModel(const scene::Scene& scene, Format format,
                               const std::function<void(std::string_view)>& sink,
                               const WriteOptions& options) {
  auto seen = seenFor(scene, format, options);
  if (!seen) return failure(std::move(seen));
  Result<void> written;
  if (format == Format::obj) writeObj(*seen, sink, options.threads);
  if (format == Format::stl) written = writeStl(*seen, sink);
  if (format == Format::ply) written = writePly(*seen, sink);
  return written.map([&] { return std::move(seen->findings); });
}

/// As it is made, so that not all of it is in memory at once.
Result<Diagnostics> writeStream(const scene::Scene& scene, Format format,
                                const std::filesystem::path& file, const WriteOptions& options,
                                const Task& task) {
  auto output = AtomicFile::create(file);
  if (!output) return failure(std::move(output));
  const auto sink = [&](std::string_view text) { output->write(text); };
  auto findings = format == Format::octreeScene
                      ? writeSceneText(scene, options.voxels, sink, task, options.threads)
                      : writeModel(scene, format, sink, options);
  if (!findings) return findings;
  return output->commit().map([&] { return std::move(*findings); });
}

Result<Diagnostics> writeMade(const scene::Scene& scene, Format format,
                              const std::filesystem::path& file, const WriteOptions& options,
                              const Task& task) {
  if (format == Format::octreeScene || (isModel(format) && format != Format::glb))
    return writeStream(scene, format, file, options, task);
  auto made = bytesFor(scene, format, options);
  if (!made) return failure(std::move(made));
  return writeFile(file, made->value).map([&] { return std::move(made->findings); });
}

Result<Diagnostics> writeWithoutOctrees(const scene::Scene& scene, Format format,
                                        const std::filesystem::path& file,
                                        const WriteOptions& options, const Task& task) {
  auto findings = writeMade(scene, format, file, options, task);
  if (findings && !scene.octrees.empty() && !holdsOctreesOnly(format) &&
      !drawsOctrees(format, options))
    findings->push_back({Severity::warning,
                         exportTexts["export.no_octree"],
                         {{"count", scene.octrees.size()}},
                         {},
                         1,
                         {}});
  return findings;
}

}  // namespace

std::optional<Format> formatOf(const std::filesystem::path& name) {
  const auto found = std::ranges::find_if(writtenKinds, [&name](const WrittenKind& one) {
    return import::isNamedAs(*import::infoOf(one.kind), name);
  });
  return found == writtenKinds.end() ? std::nullopt : std::optional(found->format);
}

Result<Diagnostics> write(scene::Scene& scene, Format format, const std::filesystem::path& file,
                          const WriteOptions& options, const Task& task) {
  auto found = exchangeOctrees(scene, format, options, task);
  if (!found) return tl::unexpected(inFile(std::move(found).error(), file.string()));
  auto written = format == Format::project
                     ? scene::writeProject(scene, file).map([] { return Diagnostics(); })
                     : writeWithoutOctrees(scene, format, file, options, task);
  if (!written) return tl::unexpected(inFile(std::move(written).error(), file.string()));
  append(*found, std::move(*written));
  for (Diagnostic& finding : *found) finding = inFile(std::move(finding), file.string());
  return found;
}

Result<Diagnostics> write(scene::Scene& scene, const std::filesystem::path& file,
                          const WriteOptions& options, const Task& task) {
  if (const auto format = formatOf(file)) return write(scene, *format, file, options, task);
  auto error = failure(exportTexts["export.format"], {{"endings", allEndings()}}).value();
  return tl::unexpected(inFile(std::move(error), file.string()));
}

namespace {

/// What text cannot hold of a scene; nothing if it can hold it all.
std::optional<Text> lostAsText(const scene::Scene& scene) {
  const bool hasNames = std::ranges::any_of(
      scene.octrees, [](const scene::OctreeEntry& entry) { return !entry.name.empty(); });
  const bool hasUnread = std::ranges::any_of(
      scene.octrees, [](const scene::OctreeEntry& entry) { return !entry.cubes; });
  if (!scene.linksets.empty()) return exportTexts["export.lost_linksets"];
  if (!scene.regions.empty()) return exportTexts["export.lost_regions"];
  if (scene.profile != scene::ProfileSetting()) return exportTexts["export.lost_profile"];
  if (!scene.scenarios.empty()) return exportTexts["export.lost_scenarios"];
  if (!scene.measured.empty()) return exportTexts["export.lost_measured"];
  if (hasNames) return exportTexts["export.lost_names"];
  if (hasUnread) return exportTexts["export.lost_octrees"];
  return {};
}

Result<Bytes> copied(std::string_view text) {
  const ByteView bytes = bytesOf(text);
  return Bytes(bytes.begin(), bytes.end());
}

Result<Bytes> wholeAsText(const scene::Scene& scene) {
  if (const auto lost = lostAsText(scene))
    return failure(exportTexts["export.would_lose"], {{"what", Sentence{*lost, {}}}});
  Bytes all;
  const auto take = [&all](std::string_view text) {
    all.insert(all.end(), text.begin(), text.end());
  };
  auto made = writeSceneText(scene, {}, take);
  if (!made) return failure(std::move(made));
  return all;
}

Result<Bytes> wholeAs(std::optional<Format> format, scene::Scene& scene,
                      const std::filesystem::path& file) {
  if (format == Format::project)
    return copied(scene::formatProject(scene, scene::projectFolder(file)));
  if (format == Format::octreeScene) return wholeAsText(scene);
  return failure(exportTexts["export.cannot_save"]);
}

}  // namespace

Result<Bytes> wholeOf(scene::Scene& scene, const std::filesystem::path& file) {
  auto whole = wholeAs(formatOf(file), scene, file);
  if (!whole) return tl::unexpected(inFile(std::move(whole).error(), file.string()));
  return whole;
}

}  // namespace wb::exporting
