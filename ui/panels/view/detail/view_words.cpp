#include "ui/panels/view/detail/view_words.h"

#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

namespace wb::ui {

using viewport::Preset;

QString wordOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return ViewToolbar::tr("Visual");
    case Preset::physics:
      return ViewToolbar::tr("Physics");
    case Preset::map:
      return ViewToolbar::tr("Map");
    case Preset::cost:
      break;
  }
  return ViewToolbar::tr("Cost");
}

QString wordOf(Show what) {
  switch (what) {
    case Show::model:
      return ViewToolbar::tr("Model", "shown in the view");
    case Show::physics:
      return ViewToolbar::tr("Physics");
    case Show::both:
      return ViewToolbar::tr("Both", "model and physics");
    case Show::map:
      break;
  }
  return ViewToolbar::tr("Map");
}

QString helpOf(Show what) {
  switch (what) {
    case Show::model:
      return ViewToolbar::tr("Show the model as everyone sees it (V)");
    case Show::physics:
      return ViewToolbar::tr("Show the physics shape of each part (P)");
    case Show::both:
      return ViewToolbar::tr("Show the physics shape of each part inside the visual mesh (B)");
    case Show::map:
      break;
  }
  return ViewToolbar::tr("Show the land from above, each square colored by its land impact (L)");
}

Qt::Key keyOf(Show what) {
  switch (what) {
    case Show::model:
      return Qt::Key_V;
    case Show::physics:
      return Qt::Key_P;
    case Show::both:
      return Qt::Key_B;
    case Show::map:
      break;
  }
  return Qt::Key_L;
}

QIcon iconOf(Show what) {
  switch (what) {
    case Show::model:
      return icon(QStringLiteral("visual"));
    case Show::physics:
      return icon(QStringLiteral("physics"));
    case Show::both:
      return icon(QStringLiteral("layers"));
    case Show::map:
      break;
  }
  return icon(QStringLiteral("map"));
}

QStringList lodWords() {
  return {ViewToolbar::tr("High"), ViewToolbar::tr("Medium"), ViewToolbar::tr("Low"),
          ViewToolbar::tr("Lowest")};
}

QStringList viewWords() {
  return {ViewToolbar::tr("Front"), ViewToolbar::tr("Back"), ViewToolbar::tr("Left"),
          ViewToolbar::tr("Right"), ViewToolbar::tr("Top"),  ViewToolbar::tr("Bottom"),
          ViewToolbar::tr("Corner")};
}

std::array<QString, 6> sideWords() {
  const QStringList words = viewWords();
  return {words[0], words[1], words[2], words[3], words[4], words[5]};
}

}  // namespace wb::ui
