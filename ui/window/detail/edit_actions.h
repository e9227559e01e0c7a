#pragma once

#include <QObject>

namespace wb::ui {

class Actions;
class Document;
class Panels;
class Selection;

/// The menu Edit: undo, and what concerns the selection.
class EditActions : public QObject {
  Q_OBJECT

 public:
  EditActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
              Actions& actions);

 private:
  void nameUndo(const QString& change);
  void nameRedo(const QString& change);
  void update();
  void clearSelection();

  Document& document_;
  Selection& selection_;
  Actions& actions_;
};

}  // namespace wb::ui
