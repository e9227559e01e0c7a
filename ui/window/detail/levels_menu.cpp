#include "ui/window/detail/levels_menu.h"

#include "ui/widgets/icon.h"

#include <QActionGroup>
#include <QSettings>
#include <algorithm>
#include <array>

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
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "As the &uploader makes them"),
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                          "3D models that you open get the levels of detail that the uploader "
                          "generates by default")},
    LevelChoice{
        LevelSource::asGiven, "as-given",
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "As the &files give them"),
        QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                          "A level of detail that a 3D model lacks counts as the next higher "
                          "one")},
    LevelChoice{LevelSource::quarters, "quarters",
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu", "A &quarter each"),
                QT_TRANSLATE_NOOP("wb::ui::LevelsMenu",
                                  "Each level of detail that a 3D model lacks has a quarter of the "
                                  "triangles of the level above")}};

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

LevelsMenu::LevelsMenu(QWidget* parent) : QMenu(tr("&Levels of detail of 3D models"), parent) {
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

}  // namespace wb::ui
