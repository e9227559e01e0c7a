#pragma once

#include "model/analysis/analysis.h"
#include "model/core/text.h"
#include "model/formats/recovery.h"
#include "ui/widgets/background_work.h"

#include <QDialog>
#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <filesystem>
#include <memory>
#include <vector>

class QListWidget;
class QPushButton;
class QSocketNotifier;

namespace wb::ui {

/// Where windows keep changes that are not saved.
std::filesystem::path recoveryFolder();

/// Where windows say which files they have open.
std::filesystem::path claimsFolder();

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

/// Offers changes that a program kept and could not save: to be opened, thrown away, or left for
/// later. Says of each what differs from its file, once that is known.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  /// @param options  How the files are opened.
  RecoveryDialog(std::vector<recovery::Kept> kept, const weighing::WeighOptions& options,
                 QWidget* parent);

 signals:
  void openWanted(const wb::recovery::Kept& kept);

 private:
  struct Row {
    recovery::Kept kept;
    QString about;    ///< The file, and when it was changed.
    QString changes;  ///< Empty: they are still to be found.
  };

  void addRow(const recovery::Kept& kept);
  void showRow(std::size_t row);
  void addButtons();
  void findChanges();
  void take(const std::vector<Sentence>& changes);
  void update();
  std::vector<std::size_t> checkedRows() const;
  void openChecked();
  void discardChecked();

  std::vector<Row> kept_;
  weighing::WeighOptions options_;
  QListWidget* rows_;
  QPushButton* open_ = nullptr;
  QPushButton* discard_ = nullptr;
  BackgroundWork<std::vector<Sentence>> comparing_;  ///< Of the first row without changes.
};

/// That somebody ends the program by a signal (SIGTERM, SIGHUP, SIGINT), told in the window's own
/// thread. One at a time.
class Termination : public QObject {
  Q_OBJECT

 public:
  Termination();
  ~Termination() override;

 signals:
  void asked();

 private:
  void take();

  std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace wb::ui
