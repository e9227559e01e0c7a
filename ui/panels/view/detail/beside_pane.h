#pragma once

#include "ui/panels/view/detail/view_settings.h"

#include <QObject>
#include <QString>

namespace wb::viewport {
class View;
}

namespace wb::ui {

class Baseline;
class Document;
class LayerKeeper;
class Selection;
class Visibility;

/// What a view shows beside what it shows anyway: the same in another way, or as the baseline has
/// it. Costs nothing until it is wanted.
class BesidePane : public QObject {
  Q_OBJECT

 public:
  BesidePane(const Document& document, const Selection& selection, const Visibility& visibility,
             const Baseline& baseline, viewport::View& view, QObject* parent = nullptr);

  /// Of the whole view.
  void setSettings(const ViewSettings& settings);
  /// Keeps the layers there; null while there is one pane.
  LayerKeeper* keeper() const { return keeper_; }

 signals:
  /// Another thing is shown, or its colours mean something else.
  void looksChanged();

 private:
  void split();
  void join();
  void followBaseline();
  void showWords();
  QString wordsOfFirst() const;
  QString wordsOfBeside() const;

  const Document& document_;
  const Selection& selection_;
  const Visibility& visibility_;
  const Baseline& baseline_;
  viewport::View& view_;
  ViewSettings settings_;
  LayerKeeper* keeper_ = nullptr;
};

}  // namespace wb::ui
