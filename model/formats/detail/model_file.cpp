#include "model/formats/detail/model_file.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/detail/import_refusal_texts.h"
#include "model/formats/detail/import_texts.h"

#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::import {
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
  for (std::size_t i = 0; i < model.nodes().size(); ++i) {
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

}  // namespace wb::import
