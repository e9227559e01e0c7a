#include "model/formats/detail/measured_list.h"

#include "model/formats/detail/formats_texts.h"

#include <utility>

namespace wb::import {

void MeasuredList::add(std::size_t linkset, const scene::Measured& said, const std::string& place) {
  const auto [at, isNew] = places_.try_emplace(linkset, measured_.size());
  if (isNew) {
    scene::Measured& added = measured_.emplace_back();
    added.linksetId = scene_.linksets[linkset].id;
    added.linkset = scene_.linksets[linkset].name;
  }
  scene::Measured& known = measured_[at->second];
  merge(known.physics, said.physics, place);
  merge(known.streaming, said.streaming, place);
  merge(known.server, said.server, place);
  merge(known.landImpact, said.landImpact, place);
  merge(known.physical, said.physical, place);
}

void MeasuredList::tellConflict(const std::string& place) {
  findings_.warn(place, importTexts["measured.conflict"]);
}

template <class T>
void MeasuredList::merge(std::optional<T>& known, const std::optional<T>& said,
                         const std::string& place) {
  if (!said) return;
  if (!known) {
    known = said;
  } else if (*known != *said) {
    tellConflict(place);
  }
}

Result<Loaded<std::vector<scene::Measured>>> MeasuredList::take() && {
  auto findings = findings_.take();
  if (measured_.empty() && findings.empty()) return failure(importTexts["measured.nothing"]);
  return Loaded<std::vector<scene::Measured>>{std::move(measured_), std::move(findings)};
}

}  // namespace wb::import
