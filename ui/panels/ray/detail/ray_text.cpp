#include "ui/panels/ray/detail/ray_text.h"

#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace wb::ui {
namespace {

struct RayText {
  Q_DECLARE_TR_FUNCTIONS(RayText)
};

QString nameOf(const scene::Scene& scene, std::size_t octree, const octree::Path& cube) {
  return ui::nameOf(scene.octrees[octree], octree) + u' ' + QString::fromStdString(cube.text());
}

QString boundWord(octree::Bound bound) {
  switch (bound) {
    case octree::Bound::sphere:
      return RayText::tr("the bounding sphere");
    case octree::Bound::filled:
      return RayText::tr("the box around the octree's filled cubes");
    case octree::Bound::mesh:
      return RayText::tr("the cube's triangles");
    case octree::Bound::box:
      break;
  }
  return RayText::tr("the cube's bounding box");
}

/// `%1` is the cube, `%2` the step's number.
QString templateOf(const octree::Step& step) {
  switch (step.kind) {
    case octree::Step::Kind::entered:
      return step.metres ? RayText::tr("entered %1 after %2") : RayText::tr("entered %1", "a cube");
    case octree::Step::Kind::left:
      return RayText::tr("left %1", "a cube");
    case octree::Step::Kind::rejected:
      return RayText::tr("missed: %1; the ray passes %2 from %3");
    case octree::Step::Kind::candidate:
      return RayText::tr("hit: %1; its center is %2 away");
    case octree::Step::Kind::stopped:
      return RayText::tr("stop: four children of %1 were hit; no more are checked");
    case octree::Step::Kind::untested:
      return step.metres ? RayText::tr("not searched: %1, %2 away, behind the hit")
                         : RayText::tr("not tested: %1", "a cube");
    case octree::Step::Kind::deadEnd:
      return RayText::tr("end: the ray misses all children of %1");
    case octree::Step::Kind::hit:
      break;
  }
  return RayText::tr("leaf hit: %1 after %2");
}

QString missText(const scene::Scene& scene, const std::optional<octree::Approach>& approach) {
  if (!approach) return RayText::tr("no hit");
  const QString leaf = nameOf(scene, approach->leaf.octree, approach->leaf.cube);
  if (approach->distance == 0)
    return RayText::tr("no hit, although the ray passes through %1").arg(leaf);
  return RayText::tr("no hit; after %3, the ray passes %2 from the nearest leaf, %1")
      .arg(leaf, shownLength(approach->distance), shownLength(approach->t));
}

}  // namespace

QString describe(const octree::Ray& ray) {
  return RayText::tr("from %1 along %2", "a ray")
      .arg(pointText(ray.origin), pointText(octree::unitOf(ray.direction)));
}

QString describe(const scene::Scene& scene, const octree::Trace& trace) {
  const QString found = trace.hit ? describe(scene, *trace.hit) : missText(scene, trace.approach);
  return RayText::tr("%1 (octrees entered: %L2, cubes: %L3)")
      .arg(found)
      .arg(trace.visits.octrees())
      .arg(trace.visits.cubes());
}

QString agreement(const octree::Trace& exact, const octree::Trace& published) {
  if (!exact.hit)
    return RayText::tr(
        "Neither the exact method nor Inexor's method finds anything. The nearest leaves that they "
        "report can differ.");
  const double apart = std::abs(exact.hit->entry.t - published.hit->entry.t);
  if (exact.hit->entry.isInside && apart > 0)
    return RayText::tr(
               "The exact method and Inexor's method find the cube that the ray starts in. The "
               "distances that they report differ by %1.")
        .arg(shownLength(apart));
  return RayText::tr("The exact method and Inexor's method find the same cube, face and point.");
}

QString describe(const scene::Scene& scene, const octree::Step& step) {
  QString line = templateOf(step);
  const QString number = step.metres ? shownLength(*step.metres) : QString();
  // At once: names may hold what looks like a place to fill.
  if (step.kind == octree::Step::Kind::rejected)
    return line.arg(nameOf(scene, step.octree, step.cube), number, boundWord(step.bound));
  if (step.metres) return line.arg(nameOf(scene, step.octree, step.cube), number);
  return line.arg(nameOf(scene, step.octree, step.cube));
}

QString nameOf(octree::Algorithm algorithm) {
  switch (algorithm) {
    case octree::Algorithm::inexor:
      return RayText::tr("Inexor");
    case octree::Algorithm::engine:
      return RayText::tr("Inexor's engine");
    case octree::Algorithm::exact:
      break;
  }
  return RayText::tr("Exact");
}

}  // namespace wb::ui
