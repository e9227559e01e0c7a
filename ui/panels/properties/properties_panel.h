#pragma once

#include <QStackedWidget>
#include <initializer_list>

namespace wb::ui {

class Document;
class EmptyPage;
struct EmptyWord;
class LinksetEditor;
class OctreeEditor;
class PartEditor;
class Selection;
class SeveralEditor;

/// The properties of what is selected: of a linkset, and of one of its parts. A linkset of one part
/// shows both. Or of an octree, or of several objects and parts together.
class PropertiesPanel : public QStackedWidget {
  Q_OBJECT

 public:
  PropertiesPanel(Document& document, Selection& selection, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* makePage(std::initializer_list<QWidget*> editors);
  EmptyWord whyEmpty() const;
  void follow();
  bool followOctree();
  bool followSeveral();
  bool followLinkset();

  Document& document_;
  Selection& selection_;
  EmptyPage* word_ = nullptr;
  LinksetEditor* linkset_ = nullptr;
  PartEditor* part_ = nullptr;
  OctreeEditor* octree_ = nullptr;
  SeveralEditor* several_ = nullptr;
};

}  // namespace wb::ui
