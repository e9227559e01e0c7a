#pragma once

#include "model/formats/recovery.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>

namespace wb::ui {

class Document;

/// Keeps the changes of a document while they are not saved, in the background; what is saved,
/// closed or undone is forgotten.
class Autosave : public QObject {
  Q_OBJECT

 public:
  static constexpr std::chrono::seconds usual{30};

  explicit Autosave(Document& document, std::chrono::milliseconds every = usual);

  void setEvery(std::chrono::milliseconds every) { timer_.setInterval(every); }

  /// At once, and only then comes back: whether nothing is left that is neither saved nor kept.
  bool keepNow();
  /// What is kept now stays, to be offered at the next start, though the program ends in order.
  void leave();

 signals:
  /// Changes cannot be kept; told once.
  void failed(const wb::Diagnostic& why);

 private:
  using Kept = Result<void>;

  void keepChanges();
  void forget();
  void take(const Kept& kept);
  bool hasNewChanges() const;
  /// The folder of this window, made when it is needed first; null where none can be made.
  std::shared_ptr<recovery::Keeper> keeper();
  recovery::Origin origin() const;
  void tell(const Diagnostic& why);

  Document& document_;
  QTimer timer_;
  std::shared_ptr<recovery::Keeper> keeper_;
  bool hasFailed_ = false;
  bool isKept_ = true;  ///< All changes until now.
  BackgroundWork<Kept> work_;
};

}  // namespace wb::ui
