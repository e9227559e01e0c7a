#include "ui/panels/scenarios/profile_menu.h"

#include "model/cost/profile.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/widgets/layout.h"

#include <QStyleOptionComboBox>
#include <algorithm>

namespace wb::ui {
namespace {

/// Names of scenarios may be of any length: nothing beside it moves.
constexpr int shownCharacters = 18;

int builtInCount() { return static_cast<int>(cost::builtInProfiles().size()); }

/// Behind the built-in profiles and the line below them.
int indexOfScenario(std::size_t scenario) {
  return builtInCount() + 1 + static_cast<int>(scenario);
}

int indexOfBuiltIn(std::string_view name) {
  const auto all = cost::builtInProfiles();
  return static_cast<int>(std::ranges::find(all, name) - all.begin());
}

}  // namespace

ProfileMenu::ProfileMenu(Document& document, QWidget* parent)
    : QComboBox(parent), document_(document) {
  guardFromWheel(*this);
  setAccessibleName(tr("Profile"));
  setToolTip(tr("Use all constants and choices from a built-in profile or a scenario"));
  connect(this, &QComboBox::activated, this, &ProfileMenu::choose);
  connect(&document, &Document::sceneReset, this, &ProfileMenu::list);
  connect(&document, &Document::scenariosChanged, this, &ProfileMenu::list);
  connect(&document, &Document::profileChanged, this, &ProfileMenu::follow);
  list();
}

void ProfileMenu::list() {
  clear();
  for (const std::string_view name : cost::builtInProfiles()) addItem(asText(name));
  const auto& scenarios = document_.weighing().scene.scenarios;
  if (!scenarios.empty()) insertSeparator(count());
  for (const scene::ProfileSetting& one : scenarios) addItem(QString::fromStdString(one.name));
  follow();
}

void ProfileMenu::follow() {
  const weighing::Weighing& weighing = document_.weighing();
  title_ = profileName(weighing.profile, weighing.scene);
  setAccessibleDescription(title_);
  int index = indexOfBuiltIn(weighing.profile.base);
  const bool isCalledSo = title_.toStdString() != cost::displayName(weighing.profile);
  const auto& scenarios = weighing.scene.scenarios;
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    const bool isNamed = isCalledSo && scenarios[i].name == title_.toStdString();
    if (isNamed || profileOf(document_, i) == weighing.profile) index = indexOfScenario(i);
  }
  setCurrentIndex(index);
  update();
}

void ProfileMenu::choose(int index) {
  if (index < builtInCount())
    takeProfile(document_, cost::builtInProfiles()[static_cast<std::size_t>(index)]);
  else
    applyScenario(document_, static_cast<std::size_t>(index - builtInCount() - 1));
  follow();
}

QSize ProfileMenu::sizeHint() const {
  return {fontMetrics().averageCharWidth() * shownCharacters, QComboBox::sizeHint().height()};
}

void ProfileMenu::initStyleOption(QStyleOptionComboBox* option) const {
  QComboBox::initStyleOption(option);
  option->currentText = fontMetrics().elidedText(
      title_, Qt::ElideRight,
      style()
          ->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this)
          .width());
}

}  // namespace wb::ui
