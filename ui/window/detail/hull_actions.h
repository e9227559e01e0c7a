#pragma once

#include "model/scene/part_placement.h"
#include "model/shapes/edit_hulls.h"
#include "viewport/handles.h"

#include <QObject>
#include <functional>
#include <vector>

class QWidget;

namespace wb::ui {

class Actions;
class Document;
class HullGauge;
class Selection;

/// The part of the menu Shape that changes the hulls of a mesh by hand: those that are chosen in
/// the tree or the view. Each change is a step of undo, and says what it makes of the costs.
class HullActions : public QObject {
  Q_OBJECT

 public:
  HullActions(QWidget& window, Document& document, Selection& selection, Actions& actions);

 signals:
  /// What was changed, or why nothing was.
  void said(const QString& sentence);
  /// What a question is about, in region metres; nothing once it is answered.
  void guidesChanged(const std::vector<wb::viewport::Line>& guides);

 private:
  using Edit = std::function<Result<shape::Pieces>(const shape::Pieces& hulls)>;
  /// What an edit is, once the user has said what is to be done; none without an answer.
  using Ask = std::function<Edit(const shape::Pieces& hulls)>;

  void update();
  const scene::Scene& scene() const;
  scene::Placement placeOf(const scene::Target& part) const;
  void change(const QString& text, const Ask& ask);
  void remove();
  void merge();
  void split();
  void addBox();
  void moveCorner();

  QWidget& window_;
  Document& document_;
  Selection& selection_;
  Actions& actions_;
  HullGauge* gauge_;
};

}  // namespace wb::ui
