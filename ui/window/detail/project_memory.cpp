#include "ui/window/detail/project_memory.h"

#include "ui/document/document.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/workspace_looks.h"
#include "viewport/colour_modes.h"
#include "viewport/view.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace wb::ui {
namespace {

const QString projectsGroup = QStringLiteral("projects");
const QString timeKey = QStringLiteral("/time");
const QString cameraKey = QStringLiteral("/camera");
const QString layersKey = QStringLiteral("/layers");
const QString looksKey = QStringLiteral("/looks");
const QString columnsKey = QStringLiteral("/columns");
const QString docksKey = QStringLiteral("/docks");
const QString oneColumnKey = QStringLiteral("/one_column");

QVariantList numbersOf(const viewport::OrbitCamera& camera) {
  return {camera.target.x, camera.target.y, camera.target.z,
          camera.distance, camera.yaw,      camera.pitch};
}

/// Nothing where somebody wrote what no camera can be.
std::optional<viewport::OrbitCamera> cameraOf(const QVariantList& numbers) {
  constexpr qsizetype count = 6;
  if (numbers.size() != count) return {};
  std::vector<double> all;
  for (const QVariant& number : numbers) all.push_back(number.toDouble());
  if (!std::ranges::all_of(all, [](double one) { return std::isfinite(one); })) return {};
  viewport::OrbitCamera camera;
  camera.target = {all[0], all[1], all[2]};
  camera.distance = all[3];
  camera.yaw = all[4];
  camera.pitch = std::clamp(all[5], -std::numbers::pi / 2, std::numbers::pi / 2);
  if (camera.distance <= 0) return {};
  return camera;
}

QVariantList numbersOf(const std::vector<layers::Layer>& shown) {
  QVariantList numbers;
  for (const layers::Layer layer : shown) numbers << static_cast<int>(layer);
  return numbers;
}

QVariantList looksOf(const ViewSettings& settings) {
  const std::string_view colours = viewport::modeOf(settings.colourBy).word;
  // What is before a shape that was looked at is all there is without it.
  const Beside beside = settings.beside == Beside::before ? Beside::nothing : settings.beside;
  return {QString::fromUtf8(colours.data(), static_cast<qsizetype>(colours.size())),
          settings.decidingOnly,
          settings.hasGhost,
          settings.isXray,
          settings.marksCostliest,
          static_cast<int>(settings.lod),
          static_cast<int>(beside)};
}

/// A member of an enumeration by its number; the first where there is none.
template <class Enumeration, std::size_t Size>
Enumeration member(const std::array<Enumeration, Size>& all, const QVariant& number) {
  const auto place = static_cast<std::size_t>(std::max(number.toInt(), 0));
  return place < Size ? all[place] : all.front();
}

/// By its word; versions before 1.0 kept its number.
viewport::ColourBy colourByOf(const QVariant& kept) {
  bool isNumber = false;
  const int number = kept.toInt(&isNumber);
  const auto modes = viewport::colourModes();
  if (isNumber && number >= 0 && number < static_cast<int>(modes.size()))
    return modes[static_cast<std::size_t>(number)].by;
  return viewport::colourByOf(kept.toString().toStdString()).value_or(viewport::ColourBy::layer);
}

void take(ViewSettings& settings, const QVariantList& shown, const QVariantList& looks) {
  constexpr qsizetype count = 7;
  if (looks.size() != count) return;
  settings.layers.clear();
  for (const QVariant& number : shown) settings.show(member(layers::allLayers, number), true);
  settings.colourBy = colourByOf(looks[0]);
  settings.decidingOnly = looks[1].toBool();
  settings.hasGhost = looks[2].toBool();
  settings.isXray = looks[3].toBool();
  settings.marksCostliest = looks[4].toBool();
  settings.lod = member(asset::allLods, looks[5]);
  settings.beside = member(allBesides, looks[6]);
}

QString groupOf(const QString& path) {
  const QByteArray name = QFileInfo(path).absoluteFilePath().toUtf8();
  const QByteArray hash = QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex();
  return projectsGroup + u'/' + QString::fromLatin1(hash.left(32));
}

void dropOldestProjects() {
  QSettings settings;
  settings.beginGroup(projectsGroup);
  QStringList groups = settings.childGroups();
  std::ranges::sort(groups, std::greater(), [&](const QString& group) {
    return settings.value(group + timeKey).toLongLong();
  });
  for (qsizetype i = ProjectMemory::mostRemembered; i < groups.size(); ++i)
    settings.remove(groups[i]);
}

}  // namespace

ProjectMemory::ProjectMemory(Document& document, Panels& panels, WorkspaceLooks& workspaceLooks)
    : QObject(&panels), document_(document), panels_(panels), workspaceLooks_(workspaceLooks) {
  connect(&document, &Document::sceneAboutToReset, this, &ProjectMemory::keep);
  connect(&document, &Document::sceneReset, this, &ProjectMemory::bringBack);
}

QString ProjectMemory::group() const {
  if (!Preferences::ofProgram().bringsBack() || document_.isEmpty()) return {};
  return QFileInfo(document_.path()).isFile() ? groupOf(document_.path()) : QString();
}

void ProjectMemory::keep() const {
  const QString at = group();
  if (at.isEmpty()) return;
  const ViewSettings looks = workspaceLooks_.explained();
  QSettings settings;
  settings.setValue(at + timeKey, QDateTime::currentMSecsSinceEpoch());
  settings.setValue(at + cameraKey, numbersOf(panels_.view().view().orbitCamera()));
  settings.setValue(at + layersKey, numbersOf(looks.layers));
  settings.setValue(at + looksKey, looksOf(looks));
  settings.setValue(at + columnsKey, panels_.get<TablePanel>().columns());
  const Workspaces::Kept docks = panels_.workspaces().kept(Workspace::explain);
  settings.setValue(at + docksKey, docks.state);
  settings.setValue(at + oneColumnKey, docks.isOneColumn);
  dropOldestProjects();
}

/// After all who frame and select what is new have done so.
void ProjectMemory::bringBack(bool isOpened) {
  const QString at = isOpened ? group() : QString();
  if (at.isEmpty() || !QSettings().contains(at + timeKey)) return;
  QMetaObject::invokeMethod(
      this,
      [this, at] {
        if (at == group()) apply(at);
      },
      Qt::QueuedConnection);
}

void ProjectMemory::apply(const QString& at) {
  const QSettings settings;
  ViewSettings looks = workspaceLooks_.explained();
  take(looks, settings.value(at + layersKey).toList(), settings.value(at + looksKey).toList());
  workspaceLooks_.bringBack(looks);
  panels_.get<TablePanel>().setColumns(settings.value(at + columnsKey).toMap());
  const Workspaces::Kept docks{settings.value(at + docksKey).toByteArray(),
                               settings.value(at + oneColumnKey).toBool()};
  Workspaces& workspaces = panels_.workspaces();
  if (workspaces.current() == Workspace::explain && !docks.state.isEmpty()) workspaces.take(docks);
  if (const auto camera = cameraOf(settings.value(at + cameraKey).toList()))
    panels_.view().view().setOrbitCamera(*camera);
}

}  // namespace wb::ui
