#pragma once

#include "model/formats/formats.h"

#include <QMenu>

namespace wb::ui {

/// Where 3D models that are opened get the levels of detail from that they lack, as the user chose
/// it now or when it ran before.
import::LevelSource chosenLevels();

/// The menu that chooses it.
class LevelsMenu : public QMenu {
  Q_OBJECT

 public:
  explicit LevelsMenu(QWidget* parent);
};

}  // namespace wb::ui
