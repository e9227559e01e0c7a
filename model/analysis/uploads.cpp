#include "model/analysis/uploads.h"

#include "model/analysis/analysis.h"
#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/find_targets.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace wb::weighing {
namespace {

using asset::RefusalConfidence;

const scene::Part& partOf(const Weighing& weighing, const Target& target) {
  return weighing.scene.linksets[target.linkset].parts[*target.part];
}

bool isCertainOne(const UploadRefusal& refusal) {
  return refusal.finding.severity == Severity::error;
}

/// A hull that an upload would make of a flat model: the asset has none yet.
std::optional<Diagnostic> flatHullOf(const Weighing& weighing, const Target& target) {
  const auto& linksets = weighing.statistics.linksets;
  if (target.linkset >= linksets.size() || *target.part >= linksets[target.linkset].size())
    return {};
  const cost::PartStatistics& part = linksets[target.linkset][*target.part];
  if (!part.hullFlat || !part.hullComputed) return {};
  const std::size_t points = part.hullVertices.value_or(0);
  return Diagnostic{Severity::warning,
                    uploadTexts["upload.flat_base_hull"],
                    {{"count", points}, {"points", points}},
                    {},
                    1,
                    {}};
}

/// Goes over parts; those of one mesh and size are told once.
class Collector {
 public:
  explicit Collector(const Weighing& weighing) : weighing_(weighing) {}

  void addLinkset(std::size_t linkset) {
    const std::size_t parts = weighing_.scene.linksets[linkset].parts.size();
    for (std::size_t part = 0; part < parts; ++part) addPart({linkset, part});
  }

  void addPart(const Target& target) {
    const scene::PartUpload upload = uploadOf(weighing_, target);
    if (!upload.state) return;
    using scene::UploadState;
    if (*upload.state == UploadState::unknown) addUnknown(partOf(weighing_, target).asset);
    verdict_.state = std::max(verdict_.state.value_or(UploadState::ok), *upload.state, isMilder);
    if (*upload.state != UploadState::refused) return;
    if (upload.ofMesh) addOfMesh(target, upload.ofMesh);
    if (upload.ofModel)
      for (const Diagnostic& one : *upload.ofModel) addOfModel(target, one);
    if (auto flat = flatHullOf(weighing_, target)) addOfModel(target, *flat);
  }

  UploadVerdict take() {
    std::ranges::stable_partition(verdict_.refusals, isCertainOne);
    return std::move(verdict_);
  }

 private:
  /// A refusal weighs more than what is not known.
  static bool isMilder(scene::UploadState a, scene::UploadState b) {
    const auto rank = [](scene::UploadState state) {
      return state == scene::UploadState::refused ? 3 : static_cast<int>(state);
    };
    return rank(a) < rank(b);
  }

  /// Parts that name no mesh may each lack another one.
  void addUnknown(const std::string& mesh) {
    if (mesh.empty() || unknown_.insert(mesh).second) ++verdict_.unknown;
  }

  using OfMesh = std::shared_ptr<const asset::Refusals>;

  void addOfMesh(const Target& target, const OfMesh& ofMesh) {
    const glm::dvec3& scale = partOf(weighing_, target).scale;
    const auto [known, isNew] = first_.try_emplace({ofMesh, scale.x, scale.y, scale.z});
    if (!isNew) {
      for (const std::size_t one : known->second) ++verdict_.refusals[one].alike;
      return;
    }
    for (const asset::Refusal& one : *ofMesh) {
      known->second.push_back(verdict_.refusals.size());
      verdict_.refusals.push_back(
          {target, 0, one.finding, one.confidence, one.indices, asset::remedyOf(one, scale)});
    }
  }

  /// What is wrong with a file is said of each of its parts, and here once.
  void addOfModel(const Target& target, const Diagnostic& finding) {
    const auto [known, isNew] =
        ofModel_.try_emplace(message(finding, nullptr), verdict_.refusals.size());
    if (!isNew) {
      ++verdict_.refusals[known->second].alike;
      return;
    }
    const auto confidence =
        finding.severity == Severity::error ? RefusalConfidence::viewer : RefusalConfidence::likely;
    verdict_.refusals.push_back({target, 0, finding, confidence, {}, {}, true});
  }

  const Weighing& weighing_;
  UploadVerdict verdict_;
  std::set<std::string_view> unknown_;          ///< Meshes, as the parts name them.
  std::map<std::string, std::size_t> ofModel_;  ///< Places of those by their sentences.
  /// Places of those of a mesh at a size.
  std::map<std::tuple<OfMesh, double, double, double>, std::vector<std::size_t>> first_;
};

Argument nameOf(const UploadRefusal& refusal, const Weighing& weighing) {
  std::string name = partName(partOf(weighing, refusal.part), *refusal.part.part);
  if (refusal.alike == 0) return {"part", name};
  return {"part",
          Sentence{uploadTexts["upload.alike"], {{"part", name}, {"count", refusal.alike}}}};
}

/// As it is without what numbers like it in sentences of other folders.
Sentence whyOf(const UploadRefusal& refusal) {
  return {refusal.finding.text, refusal.finding.arguments};
}

Sentence sentenceOf(const UploadRefusal& refusal, const Weighing& weighing) {
  Text text = uploadTexts["upload.refusal"];
  if (refusal.remedy) text = uploadTexts["upload.refusal_remedy"];
  if (refusal.isOfModel) text = uploadTexts["upload.model_refusal"];
  Sentence sentence{text,
                    {nameOf(refusal, weighing),
                     {"place", asset::placeInWords(refusal.finding.place)},
                     {"why", whyOf(refusal)},
                     {"confidence", Value(Word{std::string(name(refusal.confidence))})}}};
  if (refusal.remedy) sentence.arguments.emplace_back("remedy", *refusal.remedy);
  return sentence;
}

/// With the place within the mesh; what is wrong with a file is a whole sentence.
Sentence placedWhyOf(const UploadRefusal& refusal) {
  if (refusal.isOfModel) return whyOf(refusal);
  return {uploadTexts["upload.in_mesh"],
          {{"place", asset::placeInWords(refusal.finding.place)}, {"why", whyOf(refusal)}}};
}

/// Of parts alike each has its own.
Diagnostic problemOf(const UploadRefusal& refusal) {
  const bool isCertain = isCertainOne(refusal);
  Text text = isCertain ? uploadTexts["upload.problem"] : uploadTexts["upload.likely_problem"];
  if (refusal.remedy)
    text = isCertain ? uploadTexts["upload.problem_remedy"]
                     : uploadTexts["upload.likely_problem_remedy"];
  std::vector<Argument> arguments{{"why", placedWhyOf(refusal)}};
  if (refusal.remedy) arguments.emplace_back("remedy", *refusal.remedy);
  std::string place =
      fmt::format("linksets[{}].parts[{}]", refusal.part.linkset, *refusal.part.part);
  return {refusal.finding.severity, text, std::move(arguments), std::move(place), 1, {}};
}

}  // namespace

scene::PartUpload uploadOf(const Weighing& weighing, const Target& target) {
  if (!weighing.uploads.empty()) return weighing.uploads[target.linkset][*target.part];
  scene::PartUpload upload = scene::uploadOf(weighing.scene, partOf(weighing, target));
  if (upload.state == scene::UploadState::ok && flatHullOf(weighing, target))
    upload.state = scene::UploadState::refused;
  return upload;
}

Uploads uploadsOf(const Weighing& weighing) {
  Uploads uploads;
  uploads.reserve(weighing.scene.linksets.size());
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) {
    auto& parts = uploads.emplace_back();
    parts.reserve(weighing.scene.linksets[i].parts.size());
    for (std::size_t part = 0; part < weighing.scene.linksets[i].parts.size(); ++part)
      parts.push_back(uploadOf(weighing, {i, part}));
  }
  return uploads;
}

bool UploadVerdict::isCertain() const { return std::ranges::any_of(refusals, isCertainOne); }

UploadVerdict uploadVerdict(const Weighing& weighing, const Target& target) {
  Collector collector(weighing);
  if (target.part)
    collector.addPart(target);
  else
    collector.addLinkset(target.linkset);
  return collector.take();
}

UploadVerdict uploadVerdict(const Weighing& weighing) {
  Collector collector(weighing);
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i) collector.addLinkset(i);
  return collector.take();
}

std::optional<Sentence> uploadSentence(const UploadVerdict& verdict, const Weighing& weighing) {
  if (!verdict.state) return {};
  if (*verdict.state == scene::UploadState::ok) return Sentence{uploadTexts["upload.ok"], {}};
  if (verdict.refusals.empty())
    return Sentence{uploadTexts["upload.unknown"], {{"count", verdict.unknown}}};
  const bool areMore = verdict.refusals.size() > 1;
  Text text = areMore ? uploadTexts["upload.likely_more"] : uploadTexts["upload.likely"];
  if (verdict.isCertain())
    text = areMore ? uploadTexts["upload.refused_more"] : uploadTexts["upload.refused"];
  return Sentence{text,
                  {{"count", verdict.refusals.size()},
                   {"first", sentenceOf(verdict.refusals.front(), weighing)}}};
}

std::vector<Sentence> furtherRefusals(const UploadVerdict& verdict, const Weighing& weighing) {
  std::vector<Sentence> sentences;
  for (std::size_t i = 1; i < verdict.refusals.size(); ++i)
    sentences.push_back(sentenceOf(verdict.refusals[i], weighing));
  return sentences;
}

Diagnostics uploadFindings(const Weighing& weighing) {
  Diagnostics findings;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    for (std::size_t part = 0; part < weighing.scene.linksets[i].parts.size(); ++part)
      for (const UploadRefusal& refusal : uploadVerdict(weighing, {i, part}).refusals)
        findings.push_back(problemOf(refusal));
  return findings;
}

}  // namespace wb::weighing
