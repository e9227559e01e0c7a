#pragma once

#include "model/scene/compose.h"
#include "model/scene/scene.h"
#include "ui/widgets/background_work.h"

#include <QImage>
#include <QString>
#include <QWidget>
#include <array>

class QToolButton;

namespace wb::ui {

class SlotLabel;

/// Whether a model lies on its back: a picture of it as it was read, and one of it turned upright,
/// each of which is an answer. They have their room before they are drawn.
class UprightQuestion : public QWidget {
  Q_OBJECT

 public:
  explicit UprightQuestion(QWidget* parent = nullptr);

  /// @param scene  With nothing but the model in it.
  void ask(const QString& question, const scene::Scene& scene, scene::ReadAsUp read);

 signals:
  void answered(bool isToTurn);

 private:
  using Pictures = std::array<QImage, 2>;  ///< As it is, and upright.

  QToolButton* addChoice(const QString& text, const QString& name);
  void take(const Pictures& pictures);

  SlotLabel* words_;
  std::array<QToolButton*, 2> choices_{};
  BackgroundWork<Pictures> work_;
};

}  // namespace wb::ui
