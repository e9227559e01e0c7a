#pragma once

#include "model/analysis/analysis.h"
#include "model/core/text.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <vector>

namespace wb::ui {

class Document;

/// What the model that is open would cost if it were read otherwise (see explain::otherReadings):
/// found in the background, once after it was opened, as soon as somebody sees it.
class OtherReadings : public QObject {
  Q_OBJECT

 public:
  explicit OtherReadings(Document& document, QObject* parent = nullptr);

  void setSeen(bool isSeen);
  /// How files are read that are opened from now on.
  void setReadAs(const weighing::WeighOptions& options) { options_ = options; }

  /// Nothing until it is known, and while what is open has changes.
  std::vector<Sentence> current() const;
  /// Sentences as long as those that may come, or came; nothing where none may.
  std::vector<Sentence> awaited() const;
  /// Begun or not: current() may still come.
  bool isAwaited() const { return isWanted_ || work_.isBusy(); }

 signals:
  /// current() or awaited() are others.
  void changed();

 private:
  using Made = std::vector<Sentence>;

  void startOver(bool isOpened);
  void start();
  void take(const Made& made);
  bool isAsOpened() const;

  Document& document_;
  weighing::WeighOptions options_;
  bool isSeen_ = false;
  bool isWanted_ = false;  ///< Of what is open, and not begun yet.
  Made current_;
  Made awaited_;
  BackgroundWork<Made> work_;
};

}  // namespace wb::ui
