#pragma once

#include <QStackedWidget>

namespace wb::ui {

class Document;
class LinksetEditor;
class PartEditor;
class Selection;

/// The properties of what is selected: of a linkset, and of one of its parts. A linkset of one part
/// shows both.
class PropertiesPanel : public QStackedWidget {
  Q_OBJECT

 public:
  PropertiesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makeEditors();
  void follow();

  Document& document_;
  Selection& selection_;
  LinksetEditor* linkset_ = nullptr;
  PartEditor* part_ = nullptr;
};

}  // namespace wb::ui
