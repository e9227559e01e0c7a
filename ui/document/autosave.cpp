#include "ui/document/autosave.h"

#include "ui/document/document.h"
#include "ui/document/state_folder.h"

#include <filesystem>
#include <utility>

namespace wb::ui {

Autosave::Autosave(Document& document, std::chrono::milliseconds every)
    : QObject(&document), document_(document), work_([this](const Kept& kept) { take(kept); }) {
  timer_.setInterval(every);
  connect(&timer_, &QTimer::timeout, this, &Autosave::keepChanges);
  QUndoStack& changes = document.undoStack();
  connect(&changes, &QUndoStack::indexChanged, this, [this] { isKept_ = false; });
  connect(&changes, &QUndoStack::cleanChanged, this, [this](bool isClean) {
    if (isClean) forget();
  });
  // A change of what the scene is made of is to be kept too: only another file ends it.
  connect(&document, &Document::sceneReset, this, [this](bool isOpened) {
    if (isOpened) forget();
  });
  timer_.start();
}

bool Autosave::hasNewChanges() const { return !isKept_ && !document_.undoStack().isClean(); }

void Autosave::keepChanges() {
  if (!hasNewChanges() || work_.isBusy()) return;
  const auto keeper = this->keeper();
  if (!keeper) return;
  isKept_ = true;
  work_.start([keeper, scene = document_.weighing().scene, origin = origin()](const Task& task) {
    return keeper->keep(scene, origin, task);
  });
}

bool Autosave::keepNow() {
  if (document_.undoStack().isClean()) return true;
  work_.cancel();
  const auto keeper = this->keeper();
  if (!keeper) return false;
  isKept_ = true;
  take(keeper->keep(document_.weighing().scene, origin()));
  return isKept_;
}

void Autosave::leave() {
  keepNow();
  timer_.stop();
  if (keeper_) keeper_->leave();
}

void Autosave::forget() {
  work_.cancel();
  isKept_ = true;
  if (keeper_) keeper_->forget();
}

void Autosave::take(const Kept& kept) {
  if (!kept) tell(kept.error());
}

void Autosave::tell(const Diagnostic& why) {
  isKept_ = false;
  if (!std::exchange(hasFailed_, true)) emit failed(why);
}

std::shared_ptr<recovery::Keeper> Autosave::keeper() {
  if (keeper_) return keeper_;
  auto made = recovery::Keeper::create(recoveryFolder());
  if (made) {
    keeper_ = std::make_shared<recovery::Keeper>(std::move(*made));
  } else {
    tell(made.error());
  }
  return keeper_;
}

recovery::Origin Autosave::origin() const {
  const weighing::Weighing& open = document_.weighing();
  if (open.file.empty()) return {};
  std::error_code error;
  const auto file = std::filesystem::absolute(open.file, error);
  return {error ? std::filesystem::path(open.file) : file, open.sha256};
}

}  // namespace wb::ui
