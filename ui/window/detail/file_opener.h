#pragma once

#include "model/analysis/analysis.h"
#include "model/formats/formats.h"
#include "ui/widgets/background_work.h"

#include <QMenu>
#include <QObject>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

namespace wb::ui {

/// Where 3D models that are opened get the levels of detail from that they lack, as the user chose
/// it now or when it ran before.
import::LevelSource chosenLevels();

/// The menu that chooses it.
class LevelsMenu : public QMenu {
  Q_OBJECT

 public:
  explicit LevelsMenu(QWidget* parent);
};

/// Reads files in the background, one scene at a time: a newer one takes the place of one that is
/// still being read. So are measured costs.
class FileOpener : public QObject {
  Q_OBJECT

 public:
  using Opened = std::shared_ptr<tl::expected<weighing::Together, Diagnostics>>;
  /// The measured costs of a scene with those of a file, and the file.
  struct Measurements {
    QString path;
    Result<Loaded<std::vector<scene::Measured>>> all;
  };

  explicit FileOpener(QObject* parent = nullptr);

  /// One file as it is; several, or a folder, as one scene.
  void open(const QStringList& paths, const weighing::WeighOptions& options = {});
  void open(const QString& path, const weighing::WeighOptions& options = {}) {
    open(QStringList{path}, options);
  }
  /// What a file of measured costs says of the scene that is open.
  void measure(const QString& path, const scene::Scene& scene);
  /// The same of a text, which is called `name`.
  void measureText(const QString& text, const QString& name, const scene::Scene& scene);
  void cancel();
  /// What is being read of measured costs is of another scene.
  void cancelMeasuring();
  bool isBusy() const { return work_.isBusy() || measuring_.isBusy(); }
  /// The first of what is being read, or was read last.
  const QString& reading() const { return reading_; }
  /// All files and folders of the scene that is being read, or was read last.
  const QStringList& paths() const { return paths_; }
  /// How files are read, or were read last.
  const weighing::WeighOptions& options() const { return options_; }

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
  void measured(const wb::ui::FileOpener::Measurements& measurements);

 private:
  QString jobName() const;
  void startMeasuring(const QString& name,
                      std::function<Measurements(const Task& task)> measurements);
  void take(const Opened& made);

  QString reading_;
  QStringList paths_;
  weighing::WeighOptions options_;
  BackgroundWork<Opened> work_;
  BackgroundWork<Measurements> measuring_;
};

}  // namespace wb::ui
