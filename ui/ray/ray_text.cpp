#include "ui/ray/ray_text.h"

#include "ui/base/leaf_text.h"
#include "ui/base/object_names.h"

#include <QCoreApplication>
#include <QLocale>

namespace wb::ui {
namespace {

struct RayText {
  Q_DECLARE_TR_FUNCTIONS(RayText)
};

QString stepWord(octree::Step::Kind kind) {
  switch (kind) {
    case octree::Step::Kind::entered:
      return RayText::tr("entered %1", "a cube");
    case octree::Step::Kind::left:
      return RayText::tr("left %1", "a cube");
    case octree::Step::Kind::rejected:
      return RayText::tr("not met: %1", "a cube");
    case octree::Step::Kind::hit:
      break;
  }
  return RayText::tr("leaf met: %1", "a cube");
}

}  // namespace

QString describe(const octree::Ray& ray) {
  return RayText::tr("from %1 along %2", "a ray")
      .arg(pointText(ray.origin), pointText(octree::unitOf(ray.direction)));
}

QString describe(const scene::Scene& scene, const octree::Trace& trace) {
  const QString found = trace.hit ? describe(scene, *trace.hit) : RayText::tr("nothing is met");
  return RayText::tr("%1 (octrees entered: %L2, cubes: %L3)")
      .arg(found)
      .arg(trace.visits.octrees())
      .arg(trace.visits.cubes());
}

QString describe(const scene::Scene& scene, const octree::Step& step) {
  const QString cube = nameOf(scene.octrees[step.octree], step.octree) + u' ' +
                       QString::fromStdString(step.cube.text());
  return stepWord(step.kind).arg(cube);
}

QString nameOf(octree::Algorithm algorithm) {
  return algorithm == octree::Algorithm::exact ? RayText::tr("Exact") : RayText::tr("Inexor");
}

}  // namespace wb::ui
