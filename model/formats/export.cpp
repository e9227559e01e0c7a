#include "model/formats/export.h"

#include "model/core/file.h"
#include "model/formats/detail/export_texts.h"
#include "model/formats/detail/glb.h"
#include "model/formats/detail/meshes.h"
#include "model/formats/detail/obj.h"
#include "model/formats/detail/write_slm.h"
#include "model/scene/project.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace wb::exporting {
namespace {

constexpr std::array<std::pair<std::string_view, Format>, 8> endings{
    {{".weighbridge", Format::project},
     {".llmesh", Format::meshAsset},
     {".mesh", Format::meshAsset},
     {".slm", Format::slm},
     {".obj", Format::obj},
     {".glb", Format::glb},
     {".scene", Format::octreeScene},
     {".nxoc", Format::nxoc}}};

bool holdsOctreesOnly(Format format) {
  return format == Format::octreeScene || format == Format::nxoc;
}

std::string allEndings() {
  std::string all;
  for (const auto& [ending, format] : endings)
    all += (all.empty() ? "" : ", ") + std::string(ending);
  return all;
}

Result<Loaded<Bytes>> bytesFor(const scene::Scene& scene, Format format) {
  switch (format) {
    case Format::meshAsset:
      return onlyMesh(scene);
    case Format::slm:
      return slmFrom(scene);
    case Format::nxoc:
      return nxocFrom(scene);
    case Format::octreeScene:
    case Format::obj:
    case Format::glb:
    case Format::project:
      break;
  }
  return glbFrom(scene);
}

/// Octrees in place of parts, or parts in place of octrees.
Result<Diagnostics> exchangeOctrees(scene::Scene& scene, Format format, const WriteOptions& options,
                                    const Task& task) {
  if (!holdsOctreesOnly(format))
    return options.octrees ? octreesToParts(scene, *options.octrees) : Diagnostics();
  const bool isNeeded = format == Format::nxoc && !scene.linksets.empty();
  return isNeeded ? partsToOctrees(scene, options.voxels, task) : Diagnostics();
}

/// As it is made, so that not all of it is in memory at once.
Result<Diagnostics> writeStream(const scene::Scene& scene, Format format,
                                const std::filesystem::path& file, const WriteOptions& options,
                                const Task& task) {
  auto output = AtomicFile::create(file);
  if (!output) return failure(std::move(output));
  const auto sink = [&](std::string_view text) { output->write(text); };
  auto findings = format == Format::obj
                      ? writeObj(scene, sink, options.threads)
                      : writeSceneText(scene, options.voxels, sink, task, options.threads);
  if (!findings) return findings;
  return output->commit().map([&] { return std::move(*findings); });
}

Result<Diagnostics> writeMade(const scene::Scene& scene, Format format,
                              const std::filesystem::path& file, const WriteOptions& options,
                              const Task& task) {
  if (format == Format::obj || format == Format::octreeScene)
    return writeStream(scene, format, file, options, task);
  auto made = bytesFor(scene, format);
  if (!made) return failure(std::move(made));
  return writeFile(file, made->value).map([&] { return std::move(made->findings); });
}

Result<Diagnostics> writeWithoutOctrees(const scene::Scene& scene, Format format,
                                        const std::filesystem::path& file,
                                        const WriteOptions& options, const Task& task) {
  auto findings = writeMade(scene, format, file, options, task);
  if (findings && !scene.octrees.empty() && !holdsOctreesOnly(format))
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
  std::string ending = name.extension().string();
  std::ranges::transform(ending, ending.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  const auto found = std::ranges::find(endings, ending, [](const auto& row) { return row.first; });
  return found == endings.end() ? std::nullopt : std::optional(found->second);
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

}  // namespace wb::exporting
