#include "ui/widgets/object_names.h"

#include <QCoreApplication>

namespace wb::ui {
namespace {

struct ObjectNames {
  Q_DECLARE_TR_FUNCTIONS(ObjectNames)
};

QString orNumbered(const std::string& name, const QString& words, std::size_t index) {
  return name.empty() ? words.arg(index + 1) : QString::fromStdString(name);
}

}  // namespace

QString nameOf(const scene::Linkset& linkset, std::size_t index) {
  return orNumbered(linkset.name, ObjectNames::tr("linkset %1"), index);
}

QString nameOf(const scene::Part& part, std::size_t index) {
  return orNumbered(part.name, ObjectNames::tr("part %1"), index);
}

QString nameOf(const scene::OctreeEntry& octree, std::size_t index) {
  return orNumbered(octree.name, ObjectNames::tr("octree %1"), index);
}

QString nameOfRegion(const scene::Scene& scene, std::size_t region) {
  if (region >= scene.regions.size()) return ObjectNames::tr("No region");
  return orNumbered(scene.regions[region].name, ObjectNames::tr("region %1"), region);
}

}  // namespace wb::ui
