#include "ui/window/detail/preferences.h"

#include <QSettings>
#include <algorithm>

namespace wb::ui {
namespace {

const QString autosaveKey = QStringLiteral("preferences/autosave_seconds");
const QString memoryKey = QStringLiteral("preferences/memory_megabytes");
const QString bringsBackKey = QStringLiteral("preferences/brings_back");
const QString reopensKey = QStringLiteral("preferences/reopens");
const QString picturesKey = QStringLiteral("preferences/keeps_pictures");
const QString costScaleKey = QStringLiteral("preferences/cost_scale");
const QString shadesWord = QStringLiteral("shades");
constexpr std::size_t bytesPerMegabyte = std::size_t{1} << 20;

/// Of settings that somebody may have written by hand.
bool isSet(const QString& key, bool standard) { return QSettings().value(key, standard).toBool(); }

}  // namespace

Preferences::Preferences() { viewport::setCostScale(costScale()); }

Preferences& Preferences::ofProgram() {
  static Preferences all;
  return all;
}

std::chrono::seconds Preferences::autosave() const {
  const auto stored = QSettings().value(autosaveKey, qlonglong{usualAutosave.count()}).toLongLong();
  return std::clamp(std::chrono::seconds(stored), shortestAutosave, longestAutosave);
}

void Preferences::setAutosave(std::chrono::seconds every) {
  QSettings().setValue(autosaveKey, qlonglong{every.count()});
  emit changed();
}

int Preferences::memoryMegabytes() const {
  const int stored = QSettings().value(memoryKey, 0).toInt();
  return stored <= 0 ? 0 : std::clamp(stored, leastMegabytes, mostMegabytes);
}

std::optional<std::size_t> Preferences::memory() const {
  const int megabytes = memoryMegabytes();
  if (megabytes == 0) return {};
  return static_cast<std::size_t>(megabytes) * bytesPerMegabyte;
}

void Preferences::setMemoryMegabytes(int megabytes) {
  QSettings().setValue(memoryKey, megabytes);
  emit changed();
}

bool Preferences::bringsBack() const { return isSet(bringsBackKey, true); }

void Preferences::setBringsBack(bool does) {
  QSettings().setValue(bringsBackKey, does);
  emit changed();
}

bool Preferences::reopens() const { return isSet(reopensKey, false); }

void Preferences::setReopens(bool does) {
  QSettings().setValue(reopensKey, does);
  emit changed();
}

bool Preferences::keepsPictures() const { return isSet(picturesKey, true); }

void Preferences::setKeepsPictures(bool does) {
  QSettings().setValue(picturesKey, does);
  emit changed();
}

viewport::CostScale Preferences::costScale() const {
  const bool isByShades = QSettings().value(costScaleKey).toString() == shadesWord;
  return isByShades ? viewport::CostScale::shades : viewport::CostScale::hues;
}

void Preferences::setCostScale(viewport::CostScale scale) {
  if (scale == viewport::CostScale::shades)
    QSettings().setValue(costScaleKey, shadesWord);
  else
    QSettings().remove(costScaleKey);
  viewport::setCostScale(scale);
  emit changed();
}

void Preferences::restoreStandard() {
  for (const QString& key :
       {autosaveKey, memoryKey, bringsBackKey, reopensKey, picturesKey, costScaleKey})
    QSettings().remove(key);
  viewport::setCostScale(costScale());
  emit changed();
}

}  // namespace wb::ui
