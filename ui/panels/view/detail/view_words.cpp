#include "ui/panels/view/detail/view_words.h"

#include "ui/panels/view/detail/view_toolbar.h"

namespace wb::ui {

QStringList lodWords() {
  return {ViewToolbar::tr("High"), ViewToolbar::tr("Medium"), ViewToolbar::tr("Low"),
          ViewToolbar::tr("Lowest")};
}

QStringList colouringWords() {
  return {ViewToolbar::tr("Layer"),
          ViewToolbar::tr("Material"),
          ViewToolbar::tr("Hull"),
          ViewToolbar::tr("Cost of triangles and hulls"),
          ViewToolbar::tr("Land impact"),
          ViewToolbar::tr("Land impact of the ground"),
          ViewToolbar::tr("Weight that decides"),
          ViewToolbar::tr("What physics takes it for"),
          ViewToolbar::tr("Width of triangles"),
          ViewToolbar::tr("Change since the baseline")};
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
