#include "ui/window/detail/compose_questions.h"

#include "model/analysis/region_titles.h"
#include "model/core/limits.h"
#include "model/octree/octree_text.h"
#include "ui/panels/properties/kind_text.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/window/detail/form_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>
#include <array>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

struct ComposeText {
  Q_DECLARE_TR_FUNCTIONS(Compose)
};

using scene::PartKind;

constexpr std::array kinds{PartKind::box,   PartKind::sphere, PartKind::cylinder, PartKind::prism,
                           PartKind::torus, PartKind::tube,   PartKind::ring};
/// Square meters: the minimum for a parcel is 16 m², and a region has 65,536.
constexpr double leastArea = 16;
constexpr double mostArea = 65'536;
constexpr double usualArea = 1024;

QString capitalised(QString word) {
  if (!word.isEmpty()) word[0] = word[0].toUpper();
  return word;
}

QStringList kindWords() {
  QStringList words;
  for (const PartKind kind : kinds) words << capitalised(kindText(kind));
  return words;
}

QString regionKindText(std::string_view word) {
  const std::pair<std::string_view, QString> names[] = {
      {"mainland", ComposeText::tr("Mainland")},
      {"private_20000", ComposeText::tr("Private region")},
      {"private_30000", ComposeText::tr("Private region")},
      {"homestead", ComposeText::tr("Homestead")},
      {"openspace", ComposeText::tr("Openspace")}};
  for (const auto& [kind, name] : names)
    if (kind == word) return name;
  return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QStringList regionKinds() {
  QStringList kindsOfRegion;
  for (const std::string_view word : scene::regionKindWords())
    kindsOfRegion << ComposeText::tr("%1 (%L2 LI)")
                         .arg(regionKindText(word))
                         .arg(scene::regionCapacity(word).value_or(0));
  return kindsOfRegion;
}

QStringList namesOf(std::span<const scene::Region> regions) {
  const weighing::PlaceNames places(regions);
  QStringList names;
  for (std::size_t i = 0; i < regions.size(); ++i) names << shown(places.region(i));
  return names;
}

std::string entered(const QLineEdit& line) { return line.text().trimmed().toStdString(); }

}  // namespace

std::optional<scene::NewPrims> askForPrims(QWidget& window) {
  FormDialog dialog(&window, ComposeText::tr("Add prims"));
  const auto* kind = dialog.addChoice(ComposeText::tr("&Kind:"), kindWords());
  const auto* count = dialog.addCount(ComposeText::tr("&Number:"), int{scene::mostCopies});
  const scene::NewPrims usual;
  const auto size = dialog.addTriple(ComposeText::tr("&Size:"), usual.size, limits::smallestScale,
                                     limits::largestScale, Number::Length::metres);
  if (!dialog.ask()) return {};
  const PartKind chosen = kinds[static_cast<std::size_t>(kind->currentIndex())];
  return scene::NewPrims{chosen, kind->currentText().toStdString(),
                         static_cast<std::size_t>(count->value()), FormDialog::valueOf(size)};
}

std::optional<std::size_t> askForCopies(QWidget& window) {
  FormDialog dialog(&window, ComposeText::tr("Duplicate"));
  const auto* count = dialog.addCount(ComposeText::tr("&Copies:"), int{scene::mostCopies});
  if (!dialog.ask()) return {};
  return static_cast<std::size_t>(count->value());
}

std::optional<OctreeAnswer> askForOctree(QWidget& window) {
  FormDialog dialog(&window, ComposeText::tr("Add octree"));
  const auto* name = dialog.addText(ComposeText::tr("&Name:"), ComposeText::tr("Octree"));
  const auto* size =
      dialog.addNumber(ComposeText::tr("&Size:"), octree::usualSize, limits::smallestOctree,
                       limits::largestOctree, Number::Length::metres);
  auto* cubes = dialog.addChoice(ComposeText::tr("&Cubes:"),
                                 {ComposeText::tr("Solid"), ComposeText::tr("Empty")});
  cubes->setEditable(true);
  cubes->setInsertPolicy(QComboBox::NoInsert);
  cubes->setToolTip(ComposeText::tr(
      "You can type S for solid, E for empty, N for indented, or O followed by eight "
      "cubes for a divided cube, such as OSEEEEEEE"));
  const auto typed = [cubes] {
    const QString text = cubes->currentText().trimmed();
    const int chosen = cubes->findText(text, Qt::MatchFixedString);
    return octree::parseTree(chosen < 0 ? text.toStdString() : (chosen == 0 ? "S" : "E"));
  };
  dialog.setCheck([typed] {
    const auto made = typed();
    return made ? QString() : ComposeText::tr("Cubes: %1").arg(shown(made.error()));
  });
  if (!dialog.ask()) return {};
  return OctreeAnswer{entered(*name), size->value(), *typed()};
}

std::optional<octree::Ray> askForRay(QWidget& window, const octree::Ray& first) {
  FormDialog dialog(&window, ComposeText::tr("Add ray"));
  const auto origin =
      dialog.addTriple(ComposeText::tr("&Origin:"), first.origin, -limits::farthestPosition,
                       limits::farthestPosition, Number::Length::metres);
  const auto direction = dialog.addTriple(ComposeText::tr("&Direction:"), first.direction,
                                          -octree::longestDirection, octree::longestDirection, {});
  if (!dialog.ask()) return {};
  octree::Ray ray = first;
  ray.origin = FormDialog::valueOf(origin);
  ray.direction = FormDialog::valueOf(direction);
  return ray;
}

std::optional<octree::VoxelOptions> askForVoxels(QWidget& window) {
  FormDialog dialog(&window, ComposeText::tr("Make octree"));
  octree::VoxelOptions options;
  auto* depth = dialog.addCount(ComposeText::tr("&Depth:"), int{octree::deepestVoxels});
  depth->setValue(static_cast<int>(options.depth));
  const auto* fill = dialog.addChoice(ComposeText::tr("&Fill:"),
                                      {ComposeText::tr("Surface"), ComposeText::tr("Solid")});
  if (!dialog.ask()) return {};
  options.depth = static_cast<std::size_t>(depth->value());
  options.fill = fill->currentIndex() == 0 ? octree::Fill::surface : octree::Fill::solid;
  return options;
}

std::optional<scene::Region> askForRegion(QWidget& window) {
  FormDialog dialog(&window, ComposeText::tr("New region"));
  const auto* name = dialog.addText(ComposeText::tr("&Name:"), ComposeText::tr("Region"));
  const auto* kind = dialog.addChoice(ComposeText::tr("&Kind:"), regionKinds());
  if (!dialog.ask()) return {};
  scene::Region region;
  region.name = entered(*name);
  region.kind = scene::regionKindWords()[static_cast<std::size_t>(kind->currentIndex())];
  return region;
}

std::optional<NewParcel> askForParcel(QWidget& window, std::span<const scene::Region> regions) {
  FormDialog dialog(&window, ComposeText::tr("New parcel"));
  const auto* region = dialog.addChoice(ComposeText::tr("&Region:"), namesOf(regions));
  const auto* name = dialog.addText(ComposeText::tr("&Name:"), ComposeText::tr("Parcel"));
  const auto* area = dialog.addNumber(ComposeText::tr("&Area:"), usualArea, leastArea, mostArea,
                                      ComposeText::tr("m²"));
  if (!dialog.ask()) return {};
  return NewParcel{static_cast<std::size_t>(region->currentIndex()),
                   {{}, entered(*name), area->value(), {}}};
}

std::optional<scene::Home> askForHome(QWidget& window, std::span<const scene::Region> regions) {
  FormDialog dialog(&window, ComposeText::tr("Move to"));
  std::vector<scene::Home> homes;
  QStringList words;
  const QStringList names = namesOf(regions);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const QString& name = names.at(static_cast<qsizetype>(i));
    homes.push_back({i, std::nullopt});
    words << name;
    const auto& parcels = regions[i].parcels;
    for (std::size_t parcel = 0; parcel < parcels.size(); ++parcel) {
      homes.push_back({i, parcel});
      words << ComposeText::tr("%1 › %2", "region, parcel")
                   .arg(name, nameOfParcel(regions[i], parcel));
    }
  }
  homes.emplace_back();
  words << nameOfRegion(regions, regions.size());
  const auto* choice = dialog.addChoice(ComposeText::tr("&Region or parcel:"), words);
  if (!dialog.ask()) return {};
  return homes[static_cast<std::size_t>(choice->currentIndex())];
}

}  // namespace wb::ui
