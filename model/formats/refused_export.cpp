#include "model/formats/refused_export.h"

#include "model/formats/detail/export_texts.h"
#include "model/formats/export.h"
#include "model/scene/upload_facts.h"

#include <utility>

namespace wb::exporting {
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

}  // namespace wb::exporting
