#include "model/formats/detail/model_levels.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/task.h"
#include "model/formats/detail/formats_texts.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace wb::import {
namespace {

namespace fs = std::filesystem;

struct FoundFormat {
  ModelFormat format{};
  Diagnostics findings;
};

/// One that is incomplete is refused: a level of detail without all its triangles is none.
Result<FoundFormat> formatOf(const fs::path& path, const Task& task) {
  HeldMemory held(task);
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (auto taken = held.take(error ? 0 : size); !taken) return failure(std::move(taken));
  const Result<Bytes> bytes = readFile(path, limits::modelFileBytes);
  const auto format = bytes ? modelFormatOf(*bytes, path) : std::nullopt;
  if (!format) return failure(importTexts["plain.companion_kind"]);
  auto check = checkModel(*format, *bytes, task);
  if (!check) return failure(std::move(check));
  const auto wrong = std::ranges::find(check->findings, Severity::error, &Diagnostic::severity);
  if (wrong != check->findings.end()) return tl::unexpected(std::move(*wrong));
  return FoundFormat{*format, std::move(check->findings)};
}

/// A part of a task, from `begin` to `end` of its way.
Task partOf(const Task& task, double begin, double end) {
  return task.inside([&task, begin, end](double fraction, std::string_view what) {
    task.report(begin + fraction * (end - begin), what);
  });
}

Diagnostic leftOut(const fs::path& companion, const Diagnostic& why) {
  return {Severity::error,
          importTexts["plain.companion_refused"],
          {{"reason", Sentence{why.text, why.arguments}}},
          companion.filename().string(),
          1,
          {}};
}

Result<worker::FlatScene> readCompanion(const fs::path& path, const worker::Options& options,
                                        Diagnostics& findings, const Task& task) {
  auto found = formatOf(path, task);
  if (!found) return failure(std::move(found));
  auto read = worker::read(path, ending(found->format), options, task);
  for (Diagnostic& finding : found->findings)
    if (read) findings.push_back(inPlace(std::move(finding), path.filename().string()));
  return read;
}

}  // namespace

std::string_view suffixOf(std::size_t level) {
  constexpr std::array<std::string_view, modelLevels> suffixes{"", "_LOD2", "_LOD1", "_LOD0",
                                                               "_PHYS"};
  return suffixes[level];
}

std::optional<fs::path> companionOf(const fs::path& model, std::size_t level) {
  const std::string stem = model.stem().string() + std::string(suffixOf(level));
  std::vector<std::string> endings{model.extension().string()};
  for (const ModelFormat format : allModelFormats)
    endings.push_back('.' + std::string(ending(format)));
  for (const std::string& extension : endings) {
    const fs::path path = model.parent_path() / (stem + extension);
    std::error_code error;
    if (fs::is_regular_file(path, error)) return path;
  }
  return {};
}

Result<Loaded<ModelLevels>> readLevels(const fs::path& model, ModelFormat format,
                                       const worker::Options& options, const Task& task) {
  Loaded<ModelLevels> levels;
  auto high = worker::read(model, ending(format), options, partOf(task, 0, 0.6));
  if (!high) return failure(std::move(high));
  levels.value[0] = std::move(*high);
  for (std::size_t level = 1; level < modelLevels; ++level) {
    const auto path = companionOf(model, level);
    if (!path) continue;
    const double done = 0.6 + 0.1 * static_cast<double>(level - 1);
    auto read = readCompanion(*path, options, levels.findings, partOf(task, done, done + 0.1));
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (read) {
      levels.value[level] = std::move(*read);
    } else {
      levels.findings.push_back(leftOut(*path, read.error()));
    }
  }
  return levels;
}

}  // namespace wb::import
