#include "ui/panels/why/detail/region_page.h"

#include "model/analysis/analysis.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/weight_bars.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"
#include "ui/widgets/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

constexpr int mostExceeded = 3;
constexpr int pagePadding = 16;

QString impactOf(const weighing::Weighing& weighing, std::size_t linkset) {
  const cost::LinksetCost& cost = weighing.costs[linkset];
  return RegionPage::tr("%1 LI", "land impact")
      .arg(shownCost(cost.landImpact, cost.unknown.landImpact));
}

/// What is too much, the first in words.
QString wordsOf(const std::vector<Sentence>& exceeded) {
  QStringList lines;
  for (const Sentence& one : exceeded) {
    if (lines.size() == mostExceeded) break;
    lines << alarmSign + QStringLiteral(" ") + shown(one);
  }
  if (const auto others = static_cast<qsizetype>(exceeded.size()) - lines.size(); others > 0)
    lines << RegionPage::tr("The Problems panel lists %L1 more.").arg(others);
  return lines.join(u'\n');
}

}  // namespace

RegionPage::RegionPage(QWidget* parent)
    : QScrollArea(parent),
      name_(makeText("region")),
      impact_(makeNumberLabel(this)),
      room_(makeText("room")),
      exceeded_(new AlarmLabel(this)),
      contents_(makeText("contents")),
      heading_(makeText("costliest")),
      next_(makeText("next")) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  impact_->setObjectName(QStringLiteral("regionImpact"));
  exceeded_->setWordWrap(true);
  exceeded_->setObjectName(QStringLiteral("regionExceeded"));
  name_->setFont(fontOf(Type::heading, name_->font()));
  heading_->setText(tr("Most expensive:"));
  next_->setText(
      tr("Select an object here or anywhere else to see why it costs what it costs and how to make "
         "it cheaper."));
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(pagePadding, pagePadding, pagePadding, pagePadding);
  grid_ = new QGridLayout;
  grid_->setColumnStretch(0, 1);
  for (QLabel* label : {name_, impact_, room_, exceeded_, contents_, heading_})
    column->addWidget(label);
  column->addLayout(grid_);
  column->addWidget(next_);
  column->addStretch(1);
  setWidget(page);
}

QLabel* RegionPage::makeText(const char* name) {
  auto* label = new QLabel(this);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

void RegionPage::addRow() {
  const Row row{new LinkLabel(widget()), new Bar(widget()), new QLabel(widget())};
  row.name->setWordWrap(true);
  row.name->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(row.name, &QLabel::linkActivated, this, [this](const QString& link) {
    emit linksetChosen(static_cast<std::size_t>(link.toULongLong()));
  });
  const int line = static_cast<int>(rows_.size());
  grid_->addWidget(row.name, line, 0);
  grid_->addWidget(row.bar, line, 1);
  grid_->addWidget(row.value, line, 2, Qt::AlignRight);
  rows_.push_back(row);
}

void RegionPage::show(const QString& name, const explain::RegionCard& card,
                      const weighing::Weighing& weighing) {
  name_->setText(name);
  impact_->setText(tr("%1 LI", "land impact").arg(shownCost(card.landImpact, card.isPartUnknown)));
  room_->setText(card.room ? shown(*card.room) : QString());
  exceeded_->setText(wordsOf(card.exceeded));
  exceeded_->setVisible(!card.exceeded.empty());
  contents_->setText(shown(card.contents));
  showCostliest(card, weighing);
}

void RegionPage::showCostliest(const explain::RegionCard& card,
                               const weighing::Weighing& weighing) {
  while (rows_.size() < card.costliest.size()) addRow();
  const double most =
      card.costliest.empty() ? 0 : weighing.costs[card.costliest.front()].landImpact;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto& [name, bar, value] = rows_[i];
    const bool isUsed = i < card.costliest.size();
    for (QWidget* one : std::initializer_list<QWidget*>{name, bar, value}) one->setVisible(isUsed);
    if (!isUsed) continue;
    const std::size_t linkset = card.costliest[i];
    name->setText(linkTo(linkset, nameOf(weighing.scene.linksets[linkset], linkset)));
    value->setText(impactOf(weighing, linkset));
    bar->show(most > 0 ? weighing.costs[linkset].landImpact / most : 0, i == 0);
  }
  heading_->setVisible(!card.costliest.empty());
  next_->setVisible(!card.costliest.empty());
}

}  // namespace wb::ui
