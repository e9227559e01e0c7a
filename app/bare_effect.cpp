#include "app/bare_effect.h"

#include "app/app_texts.h"
#include "model/core/language.h"
#include "model/core/result.h"

#include <algorithm>
#include <array>

namespace wb::app {
namespace {

using import::BareOptions;
using import::FileKind;

struct BareOption {
  std::string_view word;
  bool (*isGiven)(const BareOptions&);
  bool ofMeshAssets;  ///< And not of 3D models alone.
};

constexpr std::array bareOptions{
    BareOption{"--size", [](const BareOptions& bare) { return bare.size.has_value(); }, true},
    BareOption{"--shape-type", [](const BareOptions& bare) { return bare.shapeType.has_value(); },
               true},
    BareOption{"--physical", [](const BareOptions& bare) { return bare.physical; }, true},
    BareOption{"--scripts", [](const BareOptions& bare) { return bare.scripts > 0; }, true},
    BareOption{"--levels",
               [](const BareOptions& bare) { return bare.levels != import::LevelSource::uploader; },
               false},
    BareOption{"--make-lods", [](const BareOptions& bare) { return bare.makeLods; }, false},
};

bool concerns(const BareOption& option, FileKind kind) {
  return isModelFile(kind) || (option.ofMeshAssets && kind == FileKind::meshAsset);
}

}  // namespace

std::optional<Diagnostic> optionWithoutEffect(const BareOptions& bare,
                                              std::span<const FileKind> kinds) {
  if (kinds.empty()) return {};
  for (const BareOption& option : bareOptions) {
    const auto isConcerned = [&option](FileKind kind) { return concerns(option, kind); };
    if (!option.isGiven(bare) || std::ranges::any_of(kinds, isConcerned)) continue;
    return failure(
               option.ofMeshAssets ? appTexts["option.only_bare"] : appTexts["option.only_model"],
               {{"option", option.word}})
        .value();
  }
  return {};
}

}  // namespace wb::app
