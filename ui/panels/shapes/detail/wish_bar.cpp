#include "ui/panels/shapes/detail/wish_bar.h"

#include "ui/panels/constants/tuning_slider.h"
#include "ui/panels/shapes/detail/shape_words.h"
#include "ui/widgets/expression_box.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QStackedWidget>

namespace wb::ui {
namespace {

/// When avatars must get through.
enum PassageChoice : int { usual, always, never };

constexpr int sliderCharacters = 16;

constexpr double percent = 100;
// cm.
constexpr double leastDistance = 0.1;
constexpr double mostDistance = 100;

/// What choices of several methods are known by; of a single one it is its name.
constexpr QLatin1StringView bestMethods("best");
constexpr QLatin1StringView allMethods("all");

QString nameOf(const shape::FitMethod& method) {
  return QString::fromUtf8(method.name.data(), static_cast<qsizetype>(method.name.size()));
}

std::vector<shape::FitMethod> methodsOf(const QString& choice) {
  if (choice == bestMethods) return shape::winningMethods();
  std::vector<shape::FitMethod> chosen = shape::fitMethods();
  if (choice != allMethods)
    std::erase_if(chosen, [&](const shape::FitMethod& method) { return nameOf(method) != choice; });
  return chosen;
}

}  // namespace

WishBar::WishBar(QWidget* parent)
    : QWidget(parent),
      goal_(new QComboBox(this)),
      elsewhere_(new ExpressionBox(this)),
      method_(new QComboBox(this)),
      passage_(new QComboBox(this)),
      alike_(new QCheckBox(tr("All parts with this mesh and size"), this)) {
  auto* row = new WrappingRow(this);
  row->setContentsMargins({});
  row->setSpacing(fontMetrics().averageCharWidth());
  addGoals();
  addElsewhere();
  addMethods();
  addPassage();
  addReach();
  showNumber();
}

void WishBar::add(const QString& label, QComboBox& choice) {
  auto* words = new QLabel(label, this);
  words->setBuddy(&choice);
  layout()->addWidget(keptTogether({words, &choice}, this));
}

WishBar::Number WishBar::addNumber(double least, double standard, double most, const BoxUnit& unit,
                                   const QString& name) {
  auto* box = new ExpressionBox(this);
  box->setRange(least, most);
  box->setValue(standard);
  box->setUnit(unit);
  box->setAccessibleName(name);
  auto* slider = new TuningSlider(least, standard, most, this);
  slider->setAccessibleName(name);
  slider->setMinimumWidth(fontMetrics().averageCharWidth() * sliderCharacters);
  numberPages_->addWidget(keptTogether({box, slider}, this));
  connect(box, &ExpressionBox::edited, this, [this, slider](double value) {
    slider->setNumber(value);
    emit changed();
  });
  connect(slider, &TuningSlider::tuned, this, [this, box](double value) {
    box->setValue(value);
    emit changed();
  });
  return {box, slider};
}

void WishBar::addGoals() {
  goal_->addItems({tr("Cheapest within a distance"), tr("Cheapest within a percentage of the size"),
                   tr("Closest for a given cost"), tr("Closest at no extra cost")});
  goal_->setItemData(static_cast<int>(ShapeGoal::share),
                     tr("A percentage of the diagonal of the part's bounding box"),
                     Qt::ToolTipRole);
  goal_->setItemData(static_cast<int>(ShapeGoal::free),
                     tr("Physics can cost as much as the larger of the object's other weights "
                        "without raising its land impact"),
                     Qt::ToolTipRole);
  goal_->setCurrentIndex(static_cast<int>(ShapeGoal::distance));
  add(tr("Goal:"), *goal_);
  // All have the same room: another goal moves nothing beside it.
  numberPages_ = new QStackedWidget(this);
  numberPages_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  numbers_ = {addNumber(leastDistance, shape::TolerancesByZone::usualContact * percent,
                        mostDistance, wb::Number::Length::centimetres, tr("Maximum deviation")),
              addNumber(0.1, shape::Tolerance().value * percent, 20, QStringLiteral("%"),
                        tr("Maximum deviation")),
              addNumber(0.1, 1, 250, QStringLiteral("PE"), tr("Maximum physics cost"))};
  numberPages_->addWidget(new QWidget(this));  // Of a goal without a number.
  numbers_[static_cast<std::size_t>(ShapeGoal::distance)].box->setToolTip(
      tr("Maximum deviation where avatars walk, stand, sit or pass. In parts with a diagonal below "
         "%1, %2 here and %3 elsewhere mean at most %4% of the diagonal")
          .arg(shownLength(shape::TolerancesByZone::smallDiagonal),
               shownLength(inCentimetres(shape::TolerancesByZone::usualContact)),
               shownLength(inCentimetres(shape::TolerancesByZone::usualElsewhere)),
               shownNumber(shape::TolerancesByZone::usualSmallShare * percent)));
  layout()->addWidget(numberPages_);
  connect(goal_, &QComboBox::currentIndexChanged, this, [this] {
    showNumber();
    emit changed();
  });
}

/// Always there, so that another goal moves nothing beside it.
void WishBar::addElsewhere() {
  elsewhere_->setRange(leastDistance, mostDistance);
  elsewhere_->setValue(shape::TolerancesByZone::usualElsewhere * percent);
  elsewhere_->setUnit(wb::Number::Length::centimetres);
  elsewhere_->setAccessibleName(tr("Maximum deviation elsewhere"));
  elsewhere_->setToolTip(
      tr("Maximum deviation where avatars do not touch the part. In parts with a diagonal below "
         "%1, %2 means at most %3% of the diagonal")
          .arg(shownLength(shape::TolerancesByZone::smallDiagonal),
               shownLength(inCentimetres(shape::TolerancesByZone::usualElsewhere)),
               shownNumber(shape::TolerancesByZone::usualSmallShare * percent)));
  auto* words = new QLabel(tr("Elsewhere:"), this);
  words->setBuddy(elsewhere_);
  layout()->addWidget(keptTogether({words, elsewhere_}, this));
  connect(elsewhere_, &ExpressionBox::edited, this, &WishBar::changed);
}

void WishBar::showNumber() {
  numberPages_->setCurrentIndex(goal_->currentIndex());
  elsewhere_->parentWidget()->setEnabled(goal() == ShapeGoal::distance);
}

void WishBar::addMethods() {
  const auto addOne = [this](const QString& words, const QString& help, const QString& name) {
    method_->addItem(words, name);
    method_->setItemData(method_->count() - 1, help, Qt::ToolTipRole);
  };
  addOne(tr("best"), tr("All methods that can give the best shape"), bestMethods);
  addOne(tr("all"), tr("All methods, including those for comparison only"), allMethods);
  for (const shape::FitMethod& method : shape::fitMethods())
    addOne(methodWords(method.name), methodHelp(method.name), nameOf(method));
  add(tr("Methods:"), *method_);
  connect(method_, &QComboBox::currentIndexChanged, this, &WishBar::changed);
}

void WishBar::addPassage() {
  passage_->addItems(
      {tr("keep open in parts over %1 long").arg(shownLength(shape::ShapeRequest::usualPassage)),
       tr("keep open"), tr("ignore")});
  passage_->setToolTip(
      tr("Whether avatars must still be able to pass everywhere they could before"));
  add(tr("Passages:"), *passage_);
  connect(passage_, &QComboBox::currentIndexChanged, this, &WishBar::changed);
}

void WishBar::addReach() {
  alike_->setChecked(true);
  alike_->setToolTip(
      tr("Use the shape for every part with the same mesh and size, not only the selected one"));
  layout()->addWidget(alike_);
  connect(alike_, &QCheckBox::toggled, this, &WishBar::changed);
}

ShapeGoal WishBar::goal() const { return static_cast<ShapeGoal>(goal_->currentIndex()); }

void WishBar::setGoal(ShapeGoal goal, double value) {
  goal_->setCurrentIndex(static_cast<int>(goal));
  if (goal != ShapeGoal::free) numbers_[static_cast<std::size_t>(goal)].box->enter(value);
}

void WishBar::setDistances(double contact, double elsewhere) {
  elsewhere_->enter(elsewhere * percent);
  setGoal(ShapeGoal::distance, contact * percent);
}

ShapeWish WishBar::wish() const {
  ShapeWish wish;
  wish.request.methods = methodsOf(method_->currentData().toString());
  wish.request.triesHopeless = method_->currentData().toString() != bestMethods;
  if (goal() != ShapeGoal::free) {
    const double value = numbers_[static_cast<std::size_t>(goal())].box->value();
    if (goal() == ShapeGoal::budget) wish.request.budget = value;
    if (goal() == ShapeGoal::share) wish.request.within = {value / percent, true};
    if (goal() == ShapeGoal::distance)
      wish.request.zones = shape::chosenTolerances(value / percent, elsewhere_->value() / percent);
  }
  if (passage_->currentIndex() != usual)
    wish.request.keepsPassage = passage_->currentIndex() == always;
  wish.isBudgetFree = goal() == ShapeGoal::free;
  wish.reach = alike_->isChecked() ? making::Reach::alike : making::Reach::chosen;
  return wish;
}

}  // namespace wb::ui
