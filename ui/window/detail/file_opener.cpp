#include "ui/window/detail/file_opener.h"

#include "model/formats/measured_costs.h"

#include <QFileInfo>
#include <string>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

bool isOneFile(const std::vector<std::string>& files) {
  std::error_code error;
  return files.size() == 1 && !std::filesystem::is_directory(files.front(), error);
}

std::vector<std::string> fileNames(const QStringList& paths) {
  std::vector<std::string> files;
  for (const QString& path : paths) files.push_back(path.toStdString());
  return files;
}

tl::expected<weighing::Together, Diagnostics> weighedAlone(const std::string& file,
                                                           const weighing::WeighOptions& options,
                                                           const Task& task) {
  auto weighed = weighing::weighFile(file, options, task);
  if (!weighed) return tl::unexpected(Diagnostics{std::move(weighed).error()});
  return weighing::Together{std::move(*weighed)};
}

}  // namespace

FileOpener::FileOpener(QObject* parent)
    : QObject(parent),
      work_([this](const Opened& made) { take(made); },
            [this](double fraction) { emit progressed(fraction); }),
      measuring_(
          [this](const Measurements& made) {
            emit ended();
            emit measured(made);
          },
          [this](double fraction) { emit progressed(fraction); }) {}

void FileOpener::open(const QStringList& paths, const weighing::WeighOptions& options) {
  if (paths.isEmpty()) return;
  cancel();
  reading_ = paths.front();
  options_ = options;
  work_.nameAs(jobName(), [this] { cancel(); });
  emit started(reading_);
  work_.start([files = fileNames(paths), options](const Task& task) {
    return std::make_shared<Opened::element_type>(
        isOneFile(files) ? weighedAlone(files.front(), options, task)
                         : weighing::weighTogether(files, options.bare, task));
  });
}

void FileOpener::startMeasuring(const QString& name,
                                std::function<Measurements(const Task& task)> measurements) {
  cancel();
  reading_ = name;
  measuring_.nameAs(jobName(), [this] { cancel(); });
  emit started(name);
  measuring_.start(std::move(measurements));
}

void FileOpener::measure(const QString& path, const scene::Scene& scene) {
  startMeasuring(path, [path, scene](const Task& task) {
    return Measurements{path, import::withMeasuredFile(path.toStdString(), scene, task)};
  });
}

void FileOpener::measureText(const QString& text, const QString& name, const scene::Scene& scene) {
  startMeasuring(name, [text = text.toStdString(), name, scene](const Task& task) {
    return Measurements{name, import::withMeasuredText(text, name.toStdString(), scene, task)};
  });
}

QString FileOpener::jobName() const { return tr("Reading %1").arg(QFileInfo(reading_).fileName()); }

void FileOpener::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  measuring_.cancel();
  emit ended();
}

void FileOpener::cancelMeasuring() {
  if (!measuring_.isBusy()) return;
  measuring_.cancel();
  emit ended();
}

void FileOpener::take(const Opened& made) {
  emit ended();
  if (*made) return emit opened(made);
  emit refused(made->error());
}

}  // namespace wb::ui
