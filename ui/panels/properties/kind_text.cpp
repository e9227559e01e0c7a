#include "ui/panels/properties/kind_text.h"

#include <QCoreApplication>

namespace wb::ui {
namespace {

struct KindText {
  Q_DECLARE_TR_FUNCTIONS(KindText)
};

QString profileText(prim::Profile profile) {
  switch (profile) {
    case prim::Profile::circle:
      return KindText::tr("circle");
    case prim::Profile::square:
      return KindText::tr("square");
    case prim::Profile::isosceles:
      return KindText::tr("isosceles triangle");
    case prim::Profile::equilateral:
      return KindText::tr("equilateral triangle");
    case prim::Profile::right:
      return KindText::tr("right triangle");
    case prim::Profile::halfCircle:
      break;
  }
  return KindText::tr("half circle");
}

QString pathText(prim::Path path) {
  switch (path) {
    case prim::Path::line:
      return KindText::tr("line");
    case prim::Path::circle:
      return KindText::tr("circle");
    case prim::Path::circle2:
      break;
  }
  return KindText::tr("zigzag circle");
}

}  // namespace

QString kindText(scene::PartKind kind) {
  switch (kind) {
    case scene::PartKind::mesh:
      return KindText::tr("mesh");
    case scene::PartKind::box:
      return KindText::tr("box");
    case scene::PartKind::cylinder:
      return KindText::tr("cylinder");
    case scene::PartKind::prism:
      return KindText::tr("prism");
    case scene::PartKind::sphere:
      return KindText::tr("sphere");
    case scene::PartKind::torus:
      return KindText::tr("torus");
    case scene::PartKind::tube:
      return KindText::tr("tube");
    case scene::PartKind::ring:
      return KindText::tr("ring");
    case scene::PartKind::sculpt:
      return KindText::tr("sculpt");
    case scene::PartKind::flexible:
      break;
  }
  return KindText::tr("flexible prim");
}

QString curvesText(const prim::PrimShape& shape) {
  return KindText::tr("Profile: %1, path: %2")
      .arg(profileText(shape.profile), pathText(shape.path));
}

QStringList shapeTypeWords() {
  return {KindText::tr("Prim"), KindText::tr("None"), KindText::tr("Convex hull")};
}

QStringList holeWordsForPeople() {
  return {KindText::tr("Same as profile"), KindText::tr("Circle"), KindText::tr("Square"),
          KindText::tr("Triangle")};
}

}  // namespace wb::ui
