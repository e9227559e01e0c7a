#include "ui/window/detail/file_opener.h"

#include "model/formats/measured_costs.h"
#include "ui/widgets/icon.h"
#include "ui/window/detail/agreed_files.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

using import::LevelSource;

constexpr auto levelsKey = "model_levels";
/// Before there was a choice of three, this one said yes or no to the last of them.
constexpr auto quartersKey = "make_lods";

struct LevelChoice {
  LevelSource levels;
  const char* word;  ///< In the settings.
  const char* text;  ///< Untranslated, as is the next.
  const char* help;
};

constexpr std::array levelChoices{
    LevelChoice{
        LevelSource::uploader, "uploader",
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "Like the &uploader"),
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                          "Generate each missing level of detail as the uploader does by default")},
    LevelChoice{LevelSource::asGiven, "as-given",
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "From the &files only"),
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                                  "Use the next higher level of detail for each missing one")},
    LevelChoice{LevelSource::quarters, "quarters",
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "A &quarter of the triangles each"),
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                                  "Generate each missing level of detail with a quarter as many "
                                  "triangles as the level above")}};

void chooseLevels(LevelSource levels) {
  const auto* choice = std::ranges::find(levelChoices, levels, &LevelChoice::levels);
  QSettings().setValue(QLatin1String(levelsKey), QLatin1String(choice->word));
}

}  // namespace

LevelSource chosenLevels() {
  const QSettings settings;
  const QString word = settings.value(QLatin1String(levelsKey)).toString();
  const auto* choice = std::ranges::find_if(
      levelChoices, [&word](const LevelChoice& one) { return word == QLatin1String(one.word); });
  if (choice != levelChoices.end()) return choice->levels;
  return settings.value(QLatin1String(quartersKey)).toBool() ? LevelSource::quarters
                                                             : LevelSource::uploader;
}

LevelsMenu::LevelsMenu(QWidget* parent) : QMenu(tr("&Levels of detail for 3D models"), parent) {
  setIcon(ui::icon(QStringLiteral("make_lods")));
  setToolTipsVisible(true);
  auto* group = new QActionGroup(this);
  for (const LevelChoice& choice : levelChoices) {
    QAction* action = group->addAction(tr(choice.text));
    action->setCheckable(true);
    action->setChecked(choice.levels == chosenLevels());
    action->setStatusTip(tr(choice.help));
    action->setToolTip(tr(choice.help));
    action->setWhatsThis(tr(choice.help));
    connect(action, &QAction::triggered, this, [levels = choice.levels] { chooseLevels(levels); });
  }
  addActions(group->actions());
  // Another window may have chosen another one since.
  connect(this, &QMenu::aboutToShow, group, [group] {
    for (std::size_t i = 0; i < levelChoices.size(); ++i)
      group->actions()
          .at(static_cast<qsizetype>(i))
          ->setChecked(levelChoices[i].levels == chosenLevels());
  });
}

namespace {

bool isOneFile(const std::vector<std::string>& files) {
  std::error_code error;
  return files.size() == 1 && !std::filesystem::is_directory(files.front(), error);
}

/// Whole, so that what is proposed and watched later does not hang on the folder that the program
/// was started in: a dialog that is already in `j` takes `j/model.dae` for `j/j/model.dae`.
QStringList wholePaths(const QStringList& paths) {
  QStringList whole;
  for (const QString& path : paths) whole << QFileInfo(path).absoluteFilePath();
  return whole;
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
  paths_ = wholePaths(paths);
  reading_ = paths_.front();
  options_ = options;
  letReadAgreed(paths_);
  work_.nameAs(jobName(), [this] { cancel(); });
  emit started(reading_);
  work_.start([files = fileNames(paths_), options](const Task& task) {
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
