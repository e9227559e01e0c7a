#include "ui/document/advice_command.h"

#include "ui/document/document.h"

#include <QUndoCommand>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// Keeps the linksets that are changed, not the scene: what else becomes of it stays.
class AdviceChange : public QUndoCommand {
 public:
  AdviceChange(Document& document, const advice::Change& change, const QString& text)
      : QUndoCommand(text), document_(document), change_(change) {}

  void redo() override;
  void undo() override;

 private:
  Document& document_;
  advice::Change change_;
  std::vector<scene::Linkset> before_;  ///< Those of advice::linksetsOf.
  std::string asset_;                   ///< Of a new mesh.
};

void AdviceChange::redo() {
  const scene::Scene& scene = document_.weighing().scene;
  before_.clear();
  for (const std::size_t linkset : linksetsOf(change_)) before_.push_back(scene.linksets[linkset]);
  if (std::holds_alternative<advice::NewMesh>(change_.what)) asset_ = newAssetName(scene, change_);
  document_.setScene(advice::apply(scene, change_));
}

void AdviceChange::undo() {
  scene::Scene scene = document_.weighing().scene;
  const auto at = [&scene](std::size_t index) {
    return scene.linksets.begin() + static_cast<std::ptrdiff_t>(index);
  };
  if (std::holds_alternative<advice::NewMesh>(change_.what)) scene.assets.erase(asset_);
  if (std::holds_alternative<advice::Split>(change_.what))
    scene.linksets.erase(at(change_.linkset + 1));
  if (const auto* merge = std::get_if<advice::Merge>(&change_.what))
    scene.linksets.insert(at(merge->other), before_.back());
  scene.linksets[change_.linkset] = before_.front();
  document_.setScene(std::move(scene));
}

}  // namespace

void applySuggestion(Document& document, const advice::Suggestion& suggestion,
                     const QString& text) {
  document.undoStack().push(new AdviceChange(document, suggestion.change, text));
}

}  // namespace wb::ui
