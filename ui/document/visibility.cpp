#include "ui/document/visibility.h"

#include "ui/document/document.h"

namespace wb::ui {
namespace {

/// Puts a value into a set or takes it out; whether that changed the set.
template <class Value>
bool hold(std::set<Value>& set, const Value& value, bool held) {
  return held ? set.insert(value).second : set.erase(value) > 0;
}

}  // namespace

Visibility::Visibility(const Document& document, QObject* parent) : QObject(parent) {
  connect(&document, &Document::sceneReset, this, &Visibility::showAll);
}

bool Visibility::isHidden(std::size_t linkset, std::size_t part) const {
  return isLinksetHidden(linkset) || isPartHidden(linkset, part);
}

void Visibility::hideLinkset(std::size_t linkset, bool hidden) {
  if (hold(linksets_, linkset, hidden)) emit changed();
}

void Visibility::hidePart(std::size_t linkset, std::size_t part, bool hidden) {
  if (hold(parts_, {linkset, part}, hidden)) emit changed();
}

void Visibility::showAll() {
  if (isAllShown()) return;
  linksets_.clear();
  parts_.clear();
  emit changed();
}

}  // namespace wb::ui
