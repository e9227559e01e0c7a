#include "ui/document/compose_command.h"

#include "model/scene/scene_difference.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QUndoCommand>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

struct Selected {
  std::vector<scene::Target> targets;
  std::optional<std::size_t> octree;
};

void select(Selection& selection, const Selected& selected) {
  if (selected.octree) return selection.selectOctree(selected.octree);
  selection.selectAll(selected.targets);
}

/// Keeps what differs, not the scenes.
class SceneChange : public QUndoCommand {
 public:
  SceneChange(Document& document, Selection& selection, scene::SceneDifference difference,
              Selected about, const QString& text)
      : QUndoCommand(text),
        document_(document),
        selection_(selection),
        difference_(std::move(difference)),
        before_{selection.all(), selection.octree()},
        after_(std::move(about)) {}

  void redo() override { exchange(after_); }
  void undo() override { exchange(before_); }

 private:
  void exchange(const Selected& selected) {
    scene::Scene scene = document_.weighing().scene;
    difference_.exchange(scene);
    document_.setScene(std::move(scene));
    select(selection_, selected);
  }

  Document& document_;
  Selection& selection_;
  scene::SceneDifference difference_;
  Selected before_;
  Selected after_;
};

}  // namespace

void compose(Document& document, Selection& selection, const scene::Composed& composed,
             const QString& text, std::optional<std::size_t> octree) {
  scene::SceneDifference difference(document.weighing().scene, composed.scene);
  if (difference.isNone()) return;
  document.undoStack().push(
      new SceneChange(document, selection, std::move(difference), {composed.about, octree}, text));
}

}  // namespace wb::ui
