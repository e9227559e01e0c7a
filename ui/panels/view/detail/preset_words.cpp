#include "ui/panels/view/detail/preset_words.h"

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

}  // namespace wb::ui
