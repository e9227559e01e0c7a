#include "ui/constants/constants_panel.h"

#include "ui/constants/constant_row.h"
#include "ui/constants/constant_text.h"
#include "ui/constants/profile_chooser.h"
#include "ui/constants/section.h"
#include "ui/document/document.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

/// What cost designers tune most.
constexpr std::array firstKeys{cost::Key::simulation_factor, cost::Key::linkset_factor,
                               cost::Key::triangle_constant, cost::Key::penalty_per_area};

bool isFirst(const cost::Constant& constant) {
  return std::ranges::find(firstKeys, constant.key) != firstKeys.end();
}

/// The groups of all other constants, in the order of the table.
std::vector<std::string_view> otherGroups() {
  std::vector<std::string_view> groups;
  for (const cost::Constant& constant : cost::constants())
    if (std::ranges::find(groups, constant.group) == groups.end()) groups.push_back(constant.group);
  return groups;
}

}  // namespace

ConstantsPanel::ConstantsPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->addWidget(makeHead());
  column->addWidget(makeSections(), 1);
  column->addWidget(makeFoot());
  connect(&document, &Document::profileChanged, this, &ConstantsPanel::follow);
  follow();
}

QWidget* ConstantsPanel::makeHead() {
  auto* head = new QWidget(this);
  search_ = new QLineEdit(head);
  search_->setPlaceholderText(tr("Search constants"));
  search_->setAccessibleName(tr("Search constants"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &ConstantsPanel::search);
  auto* column = new QVBoxLayout(head);
  column->setContentsMargins({});
  column->addWidget(new ProfileChooser(document_, head));
  column->addWidget(search_);
  return head;
}

QWidget* ConstantsPanel::makeSections() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  content_ = new QWidget(area);
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
  std::vector<const cost::Constant*> first;
  for (const cost::Key key : firstKeys) first.push_back(&cost::constant(key));
  addSection(tr("Most tuned"), first, true);
  for (const std::string_view group : otherGroups()) {
    std::vector<const cost::Constant*> constants;
    for (const cost::Constant& constant : cost::constants())
      if (constant.group == group && !isFirst(constant)) constants.push_back(&constant);
    addSection(groupTitle(group), constants, false);
  }
  nothing_ = new QLabel(tr("No constant is called so."), content_);
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setForegroundRole(QPalette::PlaceholderText);
  nothing_->hide();
  column->addWidget(nothing_);
  column->addStretch(1);
  area->setWidget(content_);
  return area;
}

void ConstantsPanel::addSection(const QString& title,
                                const std::vector<const cost::Constant*>& constants, bool isOpen) {
  auto* section = new Section(title, content_);
  Group group{section, {}, isOpen};
  for (const cost::Constant* constant : constants) {
    auto* row = new ConstantRow(*constant, section);
    connect(row, &ConstantRow::changed, this, &ConstantsPanel::change);
    section->add(row);
    group.rows.push_back(row);
    rows_.push_back(row);
  }
  section->open(isOpen);
  content_->layout()->addWidget(section);
  groups_.push_back(std::move(group));
}

QWidget* ConstantsPanel::makeFoot() {
  resetAll_ = new QPushButton(tr("Reset &all"), this);
  resetAll_->setToolTip(tr("Take back every change to the profile's constants and choices"));
  connect(resetAll_, &QPushButton::clicked, this, &ConstantsPanel::resetAll);
  return resetAll_;
}

void ConstantsPanel::follow() {
  const cost::Profile& profile = document_.weighing().profile;
  const cost::Profile base = cost::builtInProfile(profile.base).value_or(cost::Profile());
  for (ConstantRow* row : rows_) row->show(profile[row->constant().key], base[row->constant().key]);
  resetAll_->setEnabled(displayName(profile).ends_with('*'));
}

void ConstantsPanel::change(cost::Key key, double value, Gesture gesture) {
  cost::Profile profile = document_.weighing().profile;
  profile[key] = value;
  changeProfile(document_, profile, titleOf(cost::constant(key)), gesture);
}

void ConstantsPanel::resetAll() {
  const cost::Profile& now = document_.weighing().profile;
  cost::Profile base = cost::builtInProfile(now.base).value_or(cost::Profile());
  base.name = now.name;
  changeProfile(document_, base, tr("Reset all constants"));
}

void ConstantsPanel::search(const QString& text) {
  const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
  bool isAnyFound = false;
  for (const Group& group : groups_) {
    bool isFound = false;
    for (ConstantRow* row : group.rows) {
      const bool isMeant = isMeantBy(row->constant(), words);
      row->setVisible(isMeant);
      isFound = isFound || isMeant;
    }
    group.section->setVisible(isFound);
    group.section->open(words.isEmpty() ? group.isOpen : isFound);
    isAnyFound = isAnyFound || isFound;
  }
  nothing_->setVisible(!isAnyFound);
}

}  // namespace wb::ui
