#include "model/formats/detail/model_matches.h"

#include <algorithm>
#include <map>
#include <string>

namespace wb::import {
namespace {

/// The first instance of each label: the uploader looks no further.
std::map<std::string_view, std::size_t> byLabel(const UploaderModels& models) {
  std::map<std::string_view, std::size_t> known;
  for (std::size_t i = 0; i < models.models.size(); ++i)
    if (!models.models[i].nodes.empty()) known.try_emplace(models.models[i].label, i);
  return known;
}

}  // namespace

ModelMatches matchedModels(const UploaderModels& model, const UploaderModels& companion,
                           bool hasSubmodels, std::string_view standIn) {
  const auto known = byLabel(companion);
  const auto ownLabels = byLabel(model);
  const bool byName =
      hasSubmodels || std::ranges::any_of(companion.models, [&](const UploaderModel& other) {
        return ownLabels.contains(other.label);
      });
  const auto found = [&](std::string_view label) {
    const auto place = known.find(label);
    return place == known.end() ? noNode : place->second;
  };
  ModelMatches matches;
  std::vector<bool> isUsed(companion.models.size());
  for (std::size_t i = 0; i < model.models.size(); ++i) {
    std::size_t match = noNode;
    if (byName)
      match = found(model.models[i].label);
    else if (i < companion.models.size() && !companion.models[i].nodes.empty())
      match = i;
    if (match == noNode && !standIn.empty()) match = found(standIn);
    if (match != noNode && !model.models[i].nodes.empty()) isUsed[match] = true;
    matches.ofModel.push_back(match);
  }
  for (std::size_t i = 0; i < isUsed.size(); ++i)
    if (!isUsed[i] && !companion.models[i].nodes.empty()) matches.unused.push_back(i);
  return matches;
}

}  // namespace wb::import
