#include "ui/panels/why/detail/other_readings_list.h"

#include "model/report/other_readings.h"
#include "ui/document/document.h"

#include <memory>

namespace wb::ui {

OtherReadings::OtherReadings(Document& document, QObject* parent)
    : QObject(parent), document_(document), work_([this](const Made& made) { take(made); }) {
  connect(&document, &Document::sceneReset, this, &OtherReadings::startOver);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this, [this] {
    start();
    emit changed();
  });
  startOver(true);
}

void OtherReadings::setSeen(bool isSeen) {
  isSeen_ = isSeen;
  start();
}

/// Linksets that became more or fewer are a change like any other.
void OtherReadings::startOver(bool isOpened) {
  if (!isOpened) return;
  work_.cancel();
  current_.clear();
  awaited_ = explain::possibleReadings(document_.weighing(), options_);
  isWanted_ = !awaited_.empty();
  start();
  emit changed();
}

/// From what was opened: changes that are taken back come to it again.
void OtherReadings::start() {
  if (!isWanted_ || !isSeen_ || !isAsOpened()) return;
  isWanted_ = false;
  work_.start([open = std::make_shared<weighing::Weighing>(document_.weighing()),
               options = options_](const Task& task) {
    return explain::otherReadings(*open, options, task);
  });
}

void OtherReadings::take(const Made& made) {
  current_ = made;
  if (made.empty()) awaited_.clear();
  emit changed();
}

bool OtherReadings::isAsOpened() const { return document_.undoStack().index() == 0; }

std::vector<Sentence> OtherReadings::current() const { return isAsOpened() ? current_ : Made(); }

std::vector<Sentence> OtherReadings::awaited() const { return isAsOpened() ? awaited_ : Made(); }

}  // namespace wb::ui
