#pragma once

#include "model/weighing/together.h"
#include "ui/base/background_work.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>

namespace wb::ui {

/// Reads and weighs files in the background, one scene at a time: a newer one takes the place of
/// one that is still being read.
class FileOpener : public QObject {
  Q_OBJECT

 public:
  using Opened = std::shared_ptr<tl::expected<weighing::Together, Diagnostics>>;

  explicit FileOpener(QObject* parent = nullptr);

  /// One file as it is; several, or a folder, as one scene.
  void open(const QStringList& paths, const weighing::WeighOptions& options = {});
  void open(const QString& path, const weighing::WeighOptions& options = {}) {
    open(QStringList{path}, options);
  }
  void cancel();
  bool isBusy() const { return work_.isBusy(); }

 signals:
  void started(const QString& path);
  /// The fraction of the work that is done, 0..1.
  void progressed(double fraction);
  /// Nothing is being read any more; told before what came of it.
  void ended();
  /// Read and weighed. Whoever takes the value empties the pointer's target.
  void opened(const wb::ui::FileOpener::Opened& opened);
  /// Nothing was opened: why, for each file.
  void refused(const wb::Diagnostics& why);

 private:
  void take(const Opened& made);

  BackgroundWork<Opened> work_;
};

}  // namespace wb::ui
