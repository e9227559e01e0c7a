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
      return ViewToolbar::tr("Show what everybody sees (V)");
    case Preset::physics:
      return ViewToolbar::tr(
          "Show of every part the shape that it is weighed as, within what everybody sees (P)");
    case Preset::map:
      return ViewToolbar::tr(
          "Look from above at the land, coloured by the land impact that stands on each square "
          "(L)");
    case Preset::cost:
      break;
  }
  return ViewToolbar::tr(
      "Colour objects by their land impact, or of a single one the shapes that are weighed (C)");
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
