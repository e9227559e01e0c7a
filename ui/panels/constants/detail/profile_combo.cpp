#include "ui/panels/constants/detail/profile_combo.h"

#include "ui/panels/constants/constant_text.h"
#include "ui/widgets/wheel_guard.h"

#include <QStyleOptionComboBox>
#include <algorithm>

namespace wb::ui {
namespace {

int indexOfBuiltIn(std::string_view name) {
  const auto all = cost::builtInProfiles();
  return static_cast<int>(std::ranges::find(all, name) - all.begin());
}

}  // namespace

ProfileCombo::ProfileCombo(QWidget* parent) : QComboBox(parent) {
  for (const std::string_view name : cost::builtInProfiles()) addItem(asText(name));
  guardFromWheel(*this);
  setAccessibleName(tr("Profile"));
  setToolTip(tr("Take all constants and choices of a built-in profile"));
  connect(this, &QComboBox::activated, this, &ProfileCombo::choose);
}

void ProfileCombo::show(const cost::Profile& profile) {
  title_ = QString::fromStdString(cost::displayName(profile));
  setAccessibleDescription(title_);
  setCurrentIndex(indexOfBuiltIn(profile.base));
  update();
}

void ProfileCombo::initStyleOption(QStyleOptionComboBox* option) const {
  QComboBox::initStyleOption(option);
  option->currentText = title_;
}

void ProfileCombo::choose(int index) {
  emit chosen(cost::builtInProfiles()[static_cast<std::size_t>(index)]);
}

}  // namespace wb::ui
