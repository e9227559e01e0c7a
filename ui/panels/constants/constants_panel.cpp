#include "ui/panels/constants/constants_panel.h"

#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/constants/detail/constant_row.h"
#include "ui/panels/constants/detail/effect_finder.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/search_words.h"
#include "ui/widgets/text_labels.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>
#include <algorithm>
#include <array>
#include <vector>

class QToolButton;
class QVBoxLayout;

namespace wb::ui {

/// Scrolls a column of sections up and down; never narrower than they need.
class SectionsArea : public QScrollArea {
  Q_OBJECT

 public:
  SectionsArea(QWidget* content, QWidget* parent);

  QSize minimumSizeHint() const override;
};

SectionsArea::SectionsArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidget(content);
}

QSize SectionsArea::minimumSizeHint() const {
  const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
  return {width, QScrollArea::minimumSizeHint().height()};
}

class SearchWords;

/// A heading that opens and closes the rows below it.
class Section : public QWidget {
  Q_OBJECT

 public:
  Section(const QString& title, bool isOpen, QWidget* parent = nullptr);

  void addRow(QWidget* row, const QString& searchedText);
  /// Lets go of all rows, which stay where they are until another section has them.
  void clear() { rows_.clear(); }
  /// Shows the rows that have all the words, open as long as it is searched, or nothing if none
  /// has. Returns whether any has.
  bool search(const SearchWords& words);

 private:
  void toggle();
  void showRows(bool areShown);

  struct Row {
    QWidget* widget;
    QString searchedText;
  };
  bool isOpen_;  ///< Unless it is searched.
  QToolButton* heading_;
  QWidget* content_;
  QVBoxLayout* column_;
  std::vector<Row> rows_;
};

Section::Section(const QString& title, bool isOpen, QWidget* parent)
    : QWidget(parent),
      isOpen_(isOpen),
      heading_(new QToolButton(this)),
      content_(new QWidget(this)),
      column_(new QVBoxLayout(content_)) {
  QFont bold = font();
  bold.setBold(true);
  heading_->setFont(bold);
  heading_->setText(title);
  heading_->setAccessibleName(title);
  heading_->setAutoRaise(true);
  heading_->setFocusPolicy(Qt::StrongFocus);
  heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  connect(heading_, &QToolButton::clicked, this, &Section::toggle);
  column_->setContentsMargins({});
  column_->setSpacing(0);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins({});
  outer->setSpacing(0);
  outer->addWidget(heading_, 0, Qt::AlignLeft);
  outer->addWidget(content_);
  showRows(isOpen_);
}

void Section::addRow(QWidget* row, const QString& searchedText) {
  column_->addWidget(row);
  rows_.push_back({row, searchedText});
}

bool Section::search(const SearchWords& words) {
  bool isAnyFound = false;
  for (const Row& row : rows_) {
    const bool isFound = words.missingIn(row.searchedText).isEmpty();
    row.widget->setVisible(isFound);
    isAnyFound = isAnyFound || isFound;
  }
  setVisible(isAnyFound);
  showRows(isOpen_ || !words.isEmpty());
  return isAnyFound;
}

void Section::toggle() {
  isOpen_ = content_->isHidden();
  showRows(isOpen_);
}

void Section::showRows(bool areShown) {
  heading_->setArrowType(areShown ? Qt::DownArrow : Qt::RightArrow);
  heading_->setAccessibleDescription(areShown ? tr("open") : tr("closed"));
  content_->setVisible(areShown);
}

namespace {

/// The change from the baseline, the last in up to two lines, and three objects.
constexpr int readoutLines = 6;

/// After pointer and keyboard have left the list, rows may move.
constexpr int leaveMilliseconds = 400;

/// What cost designers tune most.
constexpr std::array firstKeys{cost::Key::simulation_factor, cost::Key::linkset_factor,
                               cost::Key::triangle_constant, cost::Key::penalty_per_area};

bool isFirst(const cost::Constant& constant) {
  return std::ranges::find(firstKeys, constant.key) != firstKeys.end();
}

/// In the order of the table of constants.
std::vector<std::string_view> groups() {
  std::vector<std::string_view> all;
  for (const cost::Constant& constant : cost::constants())
    if (std::ranges::find(all, constant.group) == all.end()) all.push_back(constant.group);
  return all;
}

}  // namespace

ConstantsPanel::ConstantsPanel(Document& document, const Baseline* baseline, QWidget* parent)
    : QWidget(parent),
      document_(document),
      baseline_(baseline),
      effects_(new EffectFinder(document, this)),
      resetAll_(new QPushButton(tr("Reset &all"), this)),
      search_(new QLineEdit(this)),
      content_(new QWidget(this)),
      nothing_(new QLabel(content_)),
      readout_(new SlotLabel(readoutLines, this)),
      take_(new QPushButton(this)) {
  makeHead();
  makeSections();
  makeReadout();
  makeLayout();
  connect(&document, &Document::profileChanged, this, &ConstantsPanel::followProfile);
  connect(&document, &Document::sceneAboutToReset, this, &ConstantsPanel::forgetTuning);
  connect(&document, &Document::sceneReset, this, [this](bool isOpened) {
    if (isOpened) areEffectsKnown_ = false;
  });
  connect(&document, &Document::costsChanged, this, &ConstantsPanel::followSearch);
  if (baseline) connect(baseline, &Baseline::changed, this, &ConstantsPanel::showReadout);
  connect(effects_, &EffectFinder::found, this, &ConstantsPanel::showEffects);
  rest_.setSingleShot(true);
  rest_.setInterval(leaveMilliseconds);
  connect(&rest_, &QTimer::timeout, this, &ConstantsPanel::sortByEffect);
  follow();
}

void ConstantsPanel::makeHead() {
  resetAll_->setAccessibleName(tr("Reset all constants"));
  resetAll_->setToolTip(tr("Restore every constant and choice in the profile to its default"));
  connect(resetAll_, &QPushButton::clicked, this, &ConstantsPanel::resetAll);
  search_->setPlaceholderText(tr("Search constants and choices"));
  search_->setAccessibleName(tr("Search constants and choices"));
  search_->setToolTip(
      tr("Show only constants and choices whose name, symbol, group, meaning or options contain "
         "all the words you type"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &ConstantsPanel::search);
}

void ConstantsPanel::makeSections() {
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins({});
  Section* first = addSection(tr("Frequently tuned"), true);
  for (const cost::Key key : firstKeys) addConstant(cost::constant(key), *first);
  addChoices();
  for (const std::string_view group : groups()) addGroup(group);
  noEffect_ = addSection(tr("No effect here"), false);
  noEffect_->hide();
  alignBoxes();
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  nothing_->setTextFormat(Qt::PlainText);
  nothing_->setForegroundRole(QPalette::PlaceholderText);
  nothing_->hide();
  column->addWidget(nothing_);
  column->addStretch(1);
}

void ConstantsPanel::makeLayout() {
  auto* line = new QHBoxLayout;
  line->addWidget(search_, 1);
  line->addWidget(resetAll_);
  auto* column = new QVBoxLayout(this);
  column->addLayout(line);
  list_ = new SectionsArea(content_, this);
  column->addWidget(list_, 1);
  column->addWidget(readout_);
  column->addWidget(take_, 0, Qt::AlignLeading);
}

/// Below all constants, with room for all that it may say: a row that grew would move the field
/// that is aimed at.
void ConstantsPanel::makeReadout() {
  readout_->setObjectName(QStringLiteral("readout"));
  take_->setObjectName(QStringLiteral("takeProfile"));
  QSizePolicy kept = take_->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  take_->setSizePolicy(kept);
  connect(take_, &QPushButton::clicked, this, [this] { takeProfile(offered()); });
  showReadout();
}

Section* ConstantsPanel::addSection(const QString& title, bool isOpen) {
  auto* section = new Section(title, isOpen, content_);
  content_->layout()->addWidget(section);
  sections_.push_back(section);
  return section;
}

void ConstantsPanel::addChoices() {
  Section* section = addSection(tr("Choices"), true);
  for (const cost::Choice& choice : cost::choices()) {
    auto* row = new ChoiceRow(choice, section);
    connect(row, &ChoiceRow::changed, this, &ConstantsPanel::changeChoice);
    section->addRow(row, searchedText(choice));
    choices_.push_back(row);
  }
}

void ConstantsPanel::addGroup(std::string_view group) {
  Section* section = addSection(titleOf(group), false);
  for (const cost::Constant& constant : cost::constants())
    if (constant.group == group && !isFirst(constant)) addConstant(constant, *section);
}

void ConstantsPanel::addConstant(const cost::Constant& constant, Section& section) {
  auto* row = new ConstantRow(constant, &section);
  connect(row, &ConstantRow::changed, this, &ConstantsPanel::changeConstant);
  connect(row, &ConstantRow::began, this, &ConstantsPanel::beginTuning);
  section.addRow(row, searchedText(constant));
  constants_.push_back(row);
  homes_.push_back(&section);
}

void ConstantsPanel::setFolding(bool isFolding) {
  if (isFolding == folds_) return;
  folds_ = isFolding;
  sortByEffect();
  followSearch();
}

/// Rows are still to move: nothing in the list can be aimed at.
bool ConstantsPanel::looksForEffects() const {
  return folds_ && !areEffectsKnown_ && !document_.weighing().scene.linksets.empty();
}

void ConstantsPanel::followSearch() {
  content_->setEnabled(!looksForEffects());
  showReadout();
}

bool ConstantsPanel::hasEffect(const ConstantRow& row) const {
  if (!effects_->current()) return true;
  const auto& effect = (*effects_->current())[static_cast<std::size_t>(row.constant().key)];
  return !whyWithoutEffect(effect, document_.weighing().profile);
}

/// What has no effect is below all others, with why in its row. Nothing moves while somebody is at
/// work in the list, as nobody is before it can be used.
void ConstantsPanel::sortByEffect() {
  if (looksForEffects()) return;
  std::vector<Section*> wanted;
  for (std::size_t i = 0; i < constants_.size(); ++i)
    wanted.push_back(folds_ && !hasEffect(*constants_[i]) ? noEffect_ : homes_[i]);
  if (wanted == places_ || (places_.empty() && wanted == homes_)) return;
  const QWidget* focused = window()->focusWidget();
  const bool isAtWork = list_->underMouse() || (focused && content_->isAncestorOf(focused));
  if (isAtWork && content_->isEnabled()) return rest_.start();
  for (Section* one : homes_) one->clear();
  noEffect_->clear();
  for (std::size_t i = 0; i < constants_.size(); ++i)
    wanted[i]->addRow(constants_[i], searchedText(constants_[i]->constant()));
  places_ = std::move(wanted);
  search(search_->text());
}

void ConstantsPanel::alignBoxes() {
  int width = 0;
  for (const ConstantRow* row : constants_) width = std::max(width, row->boxWidth());
  for (ConstantRow* row : constants_) row->setBoxWidth(width);
}

void ConstantsPanel::follow() {
  const cost::Profile& profile = document_.weighing().profile;
  const cost::Profile base = baseOf(profile);
  resetAll_->setEnabled(isChanged(profile));
  for (ChoiceRow* row : choices_) row->show(profile, base);
  for (ConstantRow* row : constants_) {
    const cost::Key key = row->constant().key;
    row->show(profile[key], base[key]);
  }
}

/// What undo or a menu changed is not the last change that was made here.
void ConstantsPanel::followProfile() {
  if (!isChanging_) forgetTuning();
  follow();
}

void ConstantsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  effects_->setSeen(true);
}

void ConstantsPanel::hideEvent(QHideEvent* event) {
  effects_->setSeen(false);
  QWidget::hideEvent(event);
}

void ConstantsPanel::beginTuning(ConstantRow* row) {
  const weighing::Weighing& weighing = document_.weighing();
  tuned_ = {row, weighing.profile, weighing.costs};
  showReadout();
}

void ConstantsPanel::forgetTuning() {
  tuned_.reset();
  showReadout();
}

/// Of the constant at hand; nothing: it has an effect, or none is at hand.
std::optional<Sentence> ConstantsPanel::whyNothingChanges() const {
  if (!tuned_ || !tuned_->row || !effects_->current()) return {};
  const auto key = static_cast<std::size_t>(tuned_->row->constant().key);
  return whyWithoutEffect((*effects_->current())[key], document_.weighing().profile);
}

/// A built-in profile under which the constant at hand has an effect; empty: none, or it has one.
std::string_view ConstantsPanel::offered() const {
  if (!whyNothingChanges()) return {};
  return (*effects_->current())[static_cast<std::size_t>(tuned_->row->constant().key)].profile;
}

/// What it changed since one began with it, or why it changes nothing.
QString ConstantsPanel::lastChange() const {
  if (looksForEffects()) return tr("Looking for constants that have an effect here…");
  if (tuned_) {
    const weighing::Weighing& weighing = document_.weighing();
    if (weighing.profile != tuned_->profile && weighing.costs.size() == tuned_->costs.size())
      return whatChanged(weighing, tuned_->costs);
    if (const auto why = whyNothingChanges()) return shown(*why);
  }
  return tr("Change a constant to compare the land impact before and after.");
}

/// The number of the decision sheet. Empty: no change is known.
QString ConstantsPanel::changeFromBaseline() const {
  const auto side = baseline_ && !document_.isEmpty() ? baseline_->side() : std::nullopt;
  if (!side || *baseline_->profile() == document_.weighing().profile) return {};
  return tr("Compared with the baseline: %1 LI", "a number")
      .arg(shownChange(table::landImpactOf(side->costs),
                       table::landImpactOf(document_.weighing().costs)));
}

void ConstantsPanel::showReadout() {
  QStringList lines{changeFromBaseline(), lastChange()};
  lines.removeAll(QString());
  readout_->setText(lines.join(u'\n'));
  const std::string_view profile = offered();
  take_->setText(tr("Use %1, where the constant has an effect").arg(asText(profile)));
  take_->setAccessibleName(take_->text());
  take_->setVisible(!profile.empty());
}

void ConstantsPanel::showEffects() {
  areEffectsKnown_ = effects_->current() != nullptr;
  for (ConstantRow* row : constants_) {
    const auto key = static_cast<std::size_t>(row->constant().key);
    const auto why = effects_->current() ? whyWithoutEffect((*effects_->current())[key],
                                                            document_.weighing().profile)
                                         : std::nullopt;
    row->showEffect(why ? shown(*why) : QString());
  }
  sortByEffect();
  followSearch();
}

void ConstantsPanel::search(const QString& text) {
  const SearchWords words(text);
  bool isAnyFound = false;
  for (Section* section : sections_) isAnyFound = section->search(words) || isAnyFound;
  nothing_->setText(tr("No matches for “%1”.").arg(text));
  nothing_->setVisible(!isAnyFound);
}

void ConstantsPanel::changeConstant(cost::Key key, double value, Gesture gesture) {
  const QScopedValueRollback changing(isChanging_, true);
  ui::changeConstant(document_, key, value, gesture);
}

void ConstantsPanel::changeChoice(const cost::Choice& choice, std::size_t word) {
  beginTuning(nullptr);
  const QScopedValueRollback changing(isChanging_, true);
  ui::changeChoice(document_, choice, word);
}

void ConstantsPanel::takeProfile(std::string_view builtIn) {
  beginTuning(tuned_ ? tuned_->row : nullptr);
  const QScopedValueRollback changing(isChanging_, true);
  ui::takeProfile(document_, builtIn);
}

void ConstantsPanel::resetAll() {
  beginTuning(nullptr);
  const QScopedValueRollback changing(isChanging_, true);
  resetProfile(document_);
}

}  // namespace wb::ui

#include "constants_panel.moc"
