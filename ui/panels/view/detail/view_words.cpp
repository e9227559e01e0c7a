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

QString helpOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return ViewToolbar::tr("Show the model as everyone sees it (V)");
    case Preset::physics:
      return ViewToolbar::tr("Show the physics shape of each part inside the visual mesh (P)");
    case Preset::map:
      return ViewToolbar::tr(
          "Show the land from above, each square colored by its land impact (L)");
    case Preset::cost:
      break;
  }
  return ViewToolbar::tr(
      "Color objects by land impact, or the physics shapes of a single object by cost (C)");
}

Qt::Key keyOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return Qt::Key_V;
    case Preset::physics:
      return Qt::Key_P;
    case Preset::map:
      return Qt::Key_L;
    case Preset::cost:
      break;
  }
  return Qt::Key_C;
}

QIcon iconOf(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return icon(QStringLiteral("visual"));
    case Preset::physics:
      return icon(QStringLiteral("physics"));
    case Preset::map:
      return icon(QStringLiteral("map"));
    case Preset::cost:
      break;
  }
  return icon(QStringLiteral("cost"));
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
