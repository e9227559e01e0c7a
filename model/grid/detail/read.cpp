#include "model/grid/detail/read.h"

#include "model/formats/partial.h"
#include "model/grid/detail/companions.h"
#include "model/grid/detail/grid_texts.h"

#include <exception>
#include <utility>

namespace wb::grid {
namespace {

/// As data have it: in English, whoever reads it.
std::string problemOf(const Diagnostic& refusal) {
  std::string problem = message(refusal, nullptr);
  if (!refusal.place.empty()) problem.insert(0, refusal.place + ": ");
  makeStorable(problem);
  return problem;
}

void refuse(ReadSource& read, const std::string& file, Diagnostic why) {
  read.statistics.source.problem = problemOf(why);
  read.refusal = inFile(std::move(why), file);
  read.files = {file};
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  if (!none) read.statistics.source.bytes = bytes;
}

void take(ReadSource& read, const std::string& file, const ReadOptions& options,
          Loaded<import::Opened> opened, const Task& task) {
  read.isPartial = import::isPartial(opened);
  read.kind = opened.value.kind;
  read.files = std::move(opened.value.files);
  SourceStatistics& all = read.statistics;
  all.source.sha256 = std::move(opened.value.sha256);
  all.source.bytes = opened.value.bytes;
  all.source.companions = companionsOf(file, read.files, task);
  makeStorable(all.source.companions);
  all.scene = std::move(opened.value.scene);
  all.statistics = cost::makeStatistics(all.scene, cost::GeometryRules(options.profile), task);
  for (const scene::Linkset& linkset : all.scene.linksets)
    for (const scene::Part& part : linkset.parts)
      all.uploads.push_back(uploadOf(all.scene, part).state);
  all.scene.assets.clear();
  read.isPartial |= isAnyUnknown(cost::weigh(all.scene, all.statistics, options.profile));
  append(read.findings, std::move(opened.findings), file);
  append(read.findings, findings(all.scene, all.statistics), file);
  append(read.findings, makeTextsStorable(all.scene), file);
}

}  // namespace

ReadSource readSource(const std::string& file, const ReadOptions& options, const Task& task) {
  ReadSource read;
  read.statistics.source.file = file;
  makeStorable(read.statistics.source.file);
  try {
    auto opened = import::open(file, options.bare, task);
    if (opened) {
      take(read, file, options, std::move(*opened), task);
    } else {
      refuse(read, file, std::move(opened).error());
    }
  } catch (const std::exception& exception) {
    read.statistics.scene = {};
    read.statistics.statistics = {};
    refuse(read, file, failure(gridTexts["grid.given_up"], {{"reason", exception.what()}}).value());
  }
  return read;
}

}  // namespace wb::grid
