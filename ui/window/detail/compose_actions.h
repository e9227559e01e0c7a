#pragma once

#include "model/scene/compose.h"
#include "ui/widgets/background_work.h"
#include "ui/window/detail/file_opener.h"

#include <QObject>
#include <optional>

class QWidget;

namespace wb::ui {

class Actions;
class Document;
class Panels;
class Selection;

/// The menu Compose, which the tree has as its context menu too: what the scene is made of, changed
/// undoably. Keys without Ctrl are the tree's, which has the focus after each change.
class ComposeActions : public QObject {
  Q_OBJECT

 public:
  ComposeActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
                 Actions& actions);

  /// Reads files and adds what they hold to the scene.
  void addFiles(const QStringList& paths);

 signals:
  /// What was changed, or why nothing was.
  void said(const QString& sentence);
  /// A file to add could not be read: why.
  void refused(const wb::Diagnostics& why);

 private:
  void connectActions();
  void offerInTree();
  template <class Question>
  auto answer(const Question& question);
  void sayTooLate();
  void addPrims();
  void chooseFile();
  void addFile(const FileOpener::Opened& opened);
  void addOctree();
  void addRay();
  void makeOctrees();
  void takeOctrees(const Result<scene::Scene>& made);
  void addRegion();
  void addParcel();
  void duplicate();
  void rename();
  void remove();
  void link(const std::vector<weighing::Target>& chosen);
  void unlink();
  void moveHome();
  void turnUpright();
  void moveTo(const std::vector<weighing::Target>& chosen, const scene::Home& home);
  void update();

  const scene::Scene& scene() const;
  octree::Ray proposedRay() const;
  void put(const scene::Composed& composed, const QString& text, const QString& sentence,
           std::optional<std::size_t> octree = {});

  QWidget& window_;
  Document& document_;
  Selection& selection_;
  Panels& panels_;
  Actions& actions_;
  FileOpener* opener_;
  BackgroundWork<Result<scene::Scene>> voxelising_;
};

}  // namespace wb::ui
