#include "ui/document/visibility.h"

#include "ui/document/document.h"

#include <iterator>

namespace wb::ui {
namespace {

/// The parts of a linkset that are hidden one by one.
auto partsHidden(const HiddenParts& hidden, std::size_t linkset) {
  return std::pair(hidden.parts.lower_bound({linkset, 0}),
                   hidden.parts.lower_bound({linkset + 1, 0}));
}

std::size_t countHidden(const HiddenParts& hidden, std::size_t linkset) {
  const auto [first, last] = partsHidden(hidden, linkset);
  return static_cast<std::size_t>(std::distance(first, last));
}

/// Puts a linkset with all its parts into what is hidden, or takes it out.
void hide(HiddenParts& hidden, std::size_t linkset, bool isHidden) {
  const auto [first, last] = partsHidden(hidden, linkset);
  hidden.parts.erase(first, last);
  if (isHidden) {
    hidden.linksets.insert(linkset);
  } else {
    hidden.linksets.erase(linkset);
  }
}

/// Hides every part of a linkset but one, each by itself.
void hideOthers(HiddenParts& hidden, std::size_t linkset, std::size_t part, std::size_t count) {
  hide(hidden, linkset, false);
  for (std::size_t other = 0; other < count; ++other)
    if (other != part) hidden.parts.insert({linkset, other});
}

}  // namespace

Visibility::Visibility(const Document& document, QObject* parent)
    : QObject(parent), document_(document) {
  connect(&document, &Document::sceneReset, this, &Visibility::showAll);
}

bool Visibility::isPartlyHidden(std::size_t linkset) const {
  const auto [first, last] = partsHidden(hidden_, linkset);
  return first != last;
}

void Visibility::hideOctree(std::size_t octree, bool hidden) {
  HiddenParts next = hidden_;
  if (hidden) {
    next.octrees.insert(octree);
  } else {
    next.octrees.erase(octree);
  }
  put(std::move(next));
}

void Visibility::hideLinkset(std::size_t linkset, bool hidden) {
  HiddenParts next = hidden_;
  hide(next, linkset, hidden);
  put(std::move(next));
}

void Visibility::hidePart(std::size_t linkset, std::size_t part, bool hidden) {
  if (isHidden(linkset, part) == hidden) return;
  HiddenParts next = hidden_;
  if (hidden) {
    next.parts.insert({linkset, part});
    if (countHidden(next, linkset) == partsOf(linkset)) hide(next, linkset, true);
  } else if (isLinksetHidden(linkset)) {
    hideOthers(next, linkset, part, partsOf(linkset));
  } else {
    next.parts.erase({linkset, part});
  }
  put(std::move(next));
}

void Visibility::showOnly(std::size_t linkset, std::optional<std::size_t> part) {
  HiddenParts next = everything();
  next.linksets.erase(linkset);
  if (part) hideOthers(next, linkset, *part, partsOf(linkset));
  put(std::move(next));
}

void Visibility::isolate(std::span<const weighing::Target> meant) {
  HiddenParts next = everything();
  for (const auto& [linkset, part] : meant) {
    if (!part) hide(next, linkset, false);
    if (part && next.linksets.contains(linkset)) hideOthers(next, linkset, *part, partsOf(linkset));
    if (part) next.parts.erase({linkset, *part});
  }
  put(next == hidden_ ? HiddenParts() : std::move(next));
}

void Visibility::showOnlyOctree(std::size_t octree) {
  HiddenParts next = everything();
  next.octrees.erase(octree);
  put(std::move(next));
}

HiddenParts Visibility::everything() const {
  const scene::Scene& scene = document_.weighing().scene;
  HiddenParts all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    all.linksets.insert(all.linksets.end(), i);
  for (std::size_t i = 0; i < scene.octrees.size(); ++i) all.octrees.insert(all.octrees.end(), i);
  return all;
}

void Visibility::showAll() { put({}); }

void Visibility::put(HiddenParts hidden) {
  if (hidden == hidden_) return;
  hidden_ = std::move(hidden);
  emit changed();
}

std::size_t Visibility::partsOf(std::size_t linkset) const {
  return document_.weighing().scene.linksets[linkset].parts.size();
}

}  // namespace wb::ui
