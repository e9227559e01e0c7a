#include "ui/why/why_card.h"

#include "model/explain/advice_sentences.h"
#include "model/explain/sentences.h"
#include "model/explain/telling.h"
#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "ui/document/document.h"
#include "ui/why/advice_list.h"
#include "ui/why/advisor.h"
#include "ui/why/evidence_highlight.h"
#include "ui/why/explained.h"
#include "ui/why/term_text.h"
#include "ui/why/weight_bars.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr qreal impactSize = 2.2;  ///< Times the font's size.

/// The most that tools move vertices by on their own, beside half a step of the format: so far the
/// error bar reaches.
constexpr double usualNoise = 1e-6;

QLabel* makeWord(QWidget* parent) {
  auto* word = new QLabel(parent);
  word->setAlignment(Qt::AlignCenter);
  word->setWordWrap(true);
  word->setTextInteractionFlags(Qt::TextBrowserInteraction);
  return word;
}

void enlarge(QLabel& label, qreal times) {
  QFont font = label.font();
  font.setPointSizeF(font.pointSizeF() * times);
  font.setBold(true);
  label.setFont(font);
}

std::size_t mostExpensive(const std::vector<cost::LinksetCost>& costs) {
  const auto found = std::ranges::max_element(costs, {}, &cost::LinksetCost::landImpact);
  return static_cast<std::size_t>(found - costs.begin());
}

QString linkTo(std::size_t target, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target).arg(text.toHtmlEscaped());
}

QString itemOf(const Sentence& said) {
  return QStringLiteral("<li>%1</li>").arg(shown(said).toHtmlEscaped());
}

/// What differs less than can be seen does not move.
QString movementOf(const tuning::Spread& spread) {
  const QString least = shownNumber(spread.minimum);
  const QString most = shownNumber(spread.maximum);
  return least == most ? WhyCard::tr("%1 PE").arg(least)
                       : WhyCard::tr("%1 to %2 PE").arg(least, most);
}

QString movedBy(const tuning::Perturbation& perturbation) {
  return perturbation.metres == 0
             ? WhyCard::tr("half a step of the format")
             : WhyCard::tr("%1 mm").arg(QLocale().toString(perturbation.metres * 1000, 'g', 3));
}

/// Level by level, unless all are the same.
QString firmnessOf(const tuning::Fragility& fragility) {
  QString list;
  QStringList movements;
  for (std::size_t i = 0; i < tuning::perturbations.size(); ++i) {
    movements << movementOf(fragility.levels[i]);
    list +=
        QStringLiteral("<li>%1: %2</li>").arg(movedBy(tuning::perturbations[i]), movements.back());
  }
  movements.removeDuplicates();
  if (movements.size() == 1)
    return WhyCard::tr("Its physics stays at %1 when vertices move by up to %2.")
        .arg(movements.front(), movedBy(tuning::perturbations.back()));
  return WhyCard::tr("Its physics when vertices move by:") +
         QStringLiteral("<ul>%1</ul>").arg(list);
}

tuning::Spread usualSpread(const tuning::Fragility& fragility) {
  tuning::Spread spread = fragility.levels.front();
  for (std::size_t i = 0; i < tuning::perturbations.size(); ++i) {
    if (tuning::perturbations[i].metres > usualNoise) continue;
    spread.minimum = std::min(spread.minimum, fragility.levels[i].minimum);
    spread.maximum = std::max(spread.maximum, fragility.levels[i].maximum);
  }
  return spread;
}

}  // namespace

WhyCard::WhyCard(const Document& document, Selection& selection, const Advisor& advisor,
                 QWidget* parent)
    : QStackedWidget(parent),
      document_(document),
      selection_(selection),
      advisor_(advisor),
      word_(makeWord(this)) {
  connect(word_, &QLabel::linkActivated, this, [this](const QString& link) {
    selection_.select(weighing::Target{static_cast<std::size_t>(link.toULongLong()), {}});
  });
  addWidget(word_);
  addWidget(makeCard());
  showBest();
  showCliffs();
  showFirmness();
  showNothing();
}

/// Named for tests only: to those who cannot see it, the text speaks for itself.
QLabel* WhyCard::makeText(const char* name) {
  auto* label = new QLabel(this);
  label->setWordWrap(true);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  return label;
}

QWidget* WhyCard::makeCard() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  auto* card = new QWidget(area);
  auto* column = new QVBoxLayout(card);
  name_ = makeText("object");
  name_->setTextFormat(Qt::PlainText);
  impact_ = makeText("landImpact");
  enlarge(*impact_, impactSize);
  verdict_ = makeText("verdict");
  weights_ = new WeightBars(card);
  firmness_ = makeText("firmness");
  connect(&advisor_, &Advisor::perturbedChanged, this, &WhyCard::showFirmness);
  part_ = makeText("part");
  causes_ = makeText("causes");
  facts_ = makeText("facts");
  best_ = makeText("best");
  best_->setTextFormat(Qt::PlainText);
  auto* advice = new AdviceList(advisor_, card);
  connect(advice, &AdviceList::applied, this, &WhyCard::suggestionChosen);
  cliffs_ = makeText("cliffs");
  connect(&advisor_, &Advisor::changed, this, &WhyCard::showBest);
  connect(&advisor_, &Advisor::changed, this, &WhyCard::showCliffs);
  connect(causes_, &QLabel::linkActivated, this, &WhyCard::follow);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{name_, impact_, verdict_, best_, weights_, firmness_, part_,
                                       causes_, advice, cliffs_, facts_})
    column->addWidget(widget);
  auto* copy = new QPushButton(tr("Copy e&xplanation"), card);
  copy->setToolTip(tr("Copy in plain words why it costs what it costs"));
  connect(copy, &QPushButton::clicked, this, &WhyCard::copyWanted);
  column->addWidget(copy, 0, Qt::AlignLeft);
  column->addStretch(1);
  area->setWidget(card);
  return area;
}

void WhyCard::showNothing() {
  setCurrentIndex(0);
  const weighing::Weighing& weighing = document_.weighing();
  if (weighing.scene.linksets.empty())
    return word_->setText(tr("Open a file to see why it costs what it costs."));
  const std::size_t index = mostExpensive(weighing.costs);
  word_->setText(tr("Choose an object in the scene, the costs or the view.<br><br>"
                    "The dearest is %1 with land impact %2.")
                     .arg(linkTo(index, nameOf(weighing.scene.linksets[index], index)),
                          shownCost(weighing.costs[index].landImpact,
                                    weighing.costs[index].unknown.landImpact)));
}

void WhyCard::show(const Explained* explained) {
  if (!explained) return showNothing();
  setCurrentIndex(1);
  const explain::Subject& subject = explained->subject;
  name_->setText(nameOf(subject.linkset(), explained->linkset));
  const bool unknown = subject.cost().unknown.landImpact;
  impact_->setText(tr("%1 LI", "land impact").arg(shownCost(subject.cost().landImpact, unknown)));
  verdict_->setText(shown(subject.why.verdict).toHtmlEscaped());
  weights_->show(cost::decidingWeights(subject.cost(), subject.linkset().physical,
                                       subject.profile().accounting),
                 unknown ? cost::DecidedBy::parts : subject.cost().decidedBy);
  showPart(*explained);
  showCauses(*explained);
  showFacts(*explained);
}

void WhyCard::showPart(const Explained& explained) {
  const auto& selected = selection_.current();
  const auto& parts = explained.subject.cost().parts;
  part_->setVisible(selected && selected->part && *selected->part < parts.size());
  if (part_->isHidden()) return;
  const std::size_t index = *selected->part;
  const cost::PartCost& part = parts[index];
  const QString name = nameOf(explained.subject.linkset().parts[index], index).toHtmlEscaped();
  QStringList sentences;
  for (const Text& unknown : explain::unknownTexts(part)) sentences << shown(unknown);
  if (part.physics) sentences << shown(cost::text(part.decision.reason));
  part_->setText(tr("<b>%1</b>: physics %2, streaming %3. %4")
                     .arg(name, costInPe(part.physics), costInPe(part.streaming),
                          sentences.join(u' ').toHtmlEscaped()));
}

void WhyCard::showCauses(const Explained& explained) {
  const auto& causes = explained.subject.why.causes;
  causes_->setVisible(!causes.empty() && explained.subject.linkset().parts.size() > 1);
  QString list;
  for (std::size_t i = 0; i < causes.size(); ++i)
    list += QStringLiteral("<li>%1 – %2, %3</li>")
                .arg(linkTo(i, nameOf(causes[i].term)), valueOf(causes[i].term),
                     shareOf(causes[i].term));
  causes_->setText(tr("Largest causes:") + QStringLiteral("<ol>%1</ol>").arg(list));
}

void WhyCard::showFacts(const Explained& explained) {
  const std::vector<Sentence> facts = explain::facts(explained.subject);
  facts_->setVisible(!facts.empty());
  QString list;
  for (const Sentence& fact : facts) list += itemOf(fact);
  facts_->setText(tr("Worth knowing:") + QStringLiteral("<ul>%1</ul>").arg(list));
}

void WhyCard::showBest() {
  const auto& advised = advisor_.current();
  best_->setVisible(advised && !advised->advice.suggestions.empty());
  if (best_->isHidden()) return;
  best_->setText(tr("What would help most: %1").arg(actOf(advised->advice.suggestions.front())));
}

void WhyCard::showCliffs() {
  const auto& advised = advisor_.current();
  cliffs_->setVisible(advised && !advised->advice.cliffs.empty());
  if (cliffs_->isHidden()) return;
  QString list;
  for (const advice::SizeCliff& cliff : advised->advice.cliffs)
    list += itemOf(explain::statementOf(cliff));
  cliffs_->setText(tr("How far its sides may change:") + QStringLiteral("<ul>%1</ul>").arg(list));
}

void WhyCard::showFirmness() {
  const auto& perturbed = advisor_.perturbed();
  firmness_->setVisible(perturbed != nullptr);
  // The bars are the whole linkset's.
  weights_->showSpread(perturbed && !perturbed->of.part
                           ? std::optional(usualSpread(perturbed->fragility))
                           : std::nullopt);
  if (perturbed) firmness_->setText(firmnessOf(perturbed->fragility));
}

void WhyCard::follow(const QString& link) {
  emit causeChosen(static_cast<std::size_t>(link.toULongLong()));
}

}  // namespace wb::ui
