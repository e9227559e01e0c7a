#include "ui/panels/why/detail/why_card.h"

#include "model/analysis/exceeded_limits.h"
#include "model/report/card.h"
#include "model/report/explanation.h"
#include "model/report/target_advice.h"
#include "ui/document/document.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/detail/other_readings_list.h"
#include "ui/panels/why/detail/region_page.h"
#include "ui/panels/why/detail/term_model.h"
#include "ui/panels/why/detail/weight_bars.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace wb::ui {
namespace {

QLabel* makeWord(QWidget* parent) {
  auto* word = new LinkLabel(parent);
  word->setAlignment(Qt::AlignCenter);
  word->setWordWrap(true);
  word->setMargin(word->fontMetrics().averageCharWidth());
  word->setTextInteractionFlags(Qt::TextBrowserInteraction);
  return word;
}

QString itemOf(const Sentence& said) {
  return QStringLiteral("<li>%1</li>").arg(shown(said).toHtmlEscaped());
}

template <class Said>
QString listOf(const std::vector<Said>& sentences) {
  QString list;
  for (const Sentence& sentence : sentences) list += itemOf(sentence);
  return QStringLiteral("<ul>%1</ul>").arg(list);
}

/// How the weight that decided came to be, or each of them where none did.
QString derivationsOf(const std::vector<explain::Weight>& weights) {
  const Language language = windowLanguage();
  const LanguageScope speaking(language);
  QStringList lines;
  for (const explain::Weight& weight : weights)
    lines << WhyCard::tr("<b>%1</b>: %2", "a weight, and how it came to be")
                 .arg(nameOf(weight.derivation).toHtmlEscaped(),
                      QString::fromStdString(explain::derivationOf(weight)).toHtmlEscaped());
  return lines.join(QStringLiteral("<br>"));
}

QString linesOf(const std::vector<Sentence>& sentences) {
  QStringList lines;
  for (const Sentence& sentence : sentences) lines << shown(sentence);
  return lines.join(u'\n');
}

QLabel* prepared(QLabel* label, const char* name) {
  label->setWordWrap(true);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace

WhyCard::WhyCard(Document& document, Selection& selection, const Advisor& advisor,
                 const OtherReadings& otherReadings, QWidget* parent)
    : QStackedWidget(parent),
      document_(document),
      selection_(selection),
      advisor_(advisor),
      otherReadings_(otherReadings),
      word_(makeWord(this)),
      empty_(new EmptyPage(this)),
      regions_(new RegionPage(this)) {
  connect(regions_, &RegionPage::linksetChosen, this, [this](std::size_t linkset) {
    selection_.select(weighing::Target{linkset, {}});
    setFocus();  // Else the first text of the card had it, with a cursor as if to be written in.
  });
  connect(&selection_, &Selection::octreeChanged, this, [this] {
    if (currentWidget() != card_) showNothing();
  });
  addWidget(word_);
  addWidget(empty_);
  addWidget(regions_);
  card_ = makeCard();
  addWidget(card_);
  showCliffs();
  showFirmness();
  showNothing();
}

/// Named for tests only: to those who cannot see it, the text speaks for itself.
QLabel* WhyCard::makeText(const char* name) { return prepared(new LinkLabel(this), name); }

QWidget* WhyCard::makeCard() {
  auto* area = new QScrollArea(this);
  area->setObjectName(QStringLiteral("card"));
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // One that comes with a longer list would move what is under the pointer.
  area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  area->setFocusPolicy(Qt::NoFocus);
  auto* card = new QWidget(area);
  auto* column = new QVBoxLayout(card);
  upload_ = makeText("upload");
  upload_->setTextFormat(Qt::PlainText);
  refusal_ = prepared(new AlarmLabel(this), "uploadRefusal");
  name_ = makeText("object");
  name_->setTextFormat(Qt::PlainText);
  impact_ = makeNumberLabel(this);
  impact_->setObjectName(QStringLiteral("landImpact"));
  otherwise_ = new AwaitedLabel(this);
  prepared(otherwise_, "otherwise");
  connect(&otherReadings_, &OtherReadings::changed, this, &WhyCard::takeOtherReadings);
  limits_ = makeText("limits");
  limits_->setTextFormat(Qt::PlainText);
  exceeded_ = prepared(new AlarmLabel(this), "exceeded");
  verdict_ = makeText("verdict");
  weights_ = new WeightBars(card);
  derivation_ = makeText("derivation");
  firmness_ = new FoldedText("firmness", card);
  connect(&advisor_, &Advisor::perturbedChanged, this, &WhyCard::showFirmness);
  part_ = makeText("part");
  causes_ = makeText("causes");
  facts_ = new FoldedText("facts", card);
  held_ = new HeldPlace(*area, *column);
  auto* advice = new AdviceList(advisor_, document_.undoStack(), card);
  connect(advice, &AdviceList::pressed, held_, &HeldPlace::hold);
  connect(advice, &AdviceList::startedAnew, held_, &HeldPlace::letGo);
  connect(advice, &AdviceList::applied, this, &WhyCard::suggestionChosen);
  cliffs_ = new FoldedText("cliffs", card);
  connect(&advisor_, &Advisor::changed, this, &WhyCard::showCliffs);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &WhyCard::showCliffs);
  connect(causes_, &QLabel::linkActivated, this, &WhyCard::follow);
  for (QWidget* widget : std::initializer_list<QWidget*>{
           upload_, refusal_, name_, impact_, otherwise_, limits_, exceeded_, verdict_, weights_,
           derivation_, part_, causes_, advice, facts_, firmness_, cliffs_})
    column->addWidget(widget);
  auto* copy = new QPushButton(tr("Copy e&xplanation"), card);
  copy->setObjectName(QStringLiteral("copy"));
  copy->setToolTip(tr("Copy the explanation of the cost as plain text"));
  connect(copy, &QPushButton::clicked, this, &WhyCard::copyWanted);
  column->addWidget(copy, 0, Qt::AlignLeft);
  column->addStretch(1);
  area->setWidget(card);
  return area;
}

/// A region that is alone holds all.
void WhyCard::showRegions() {
  const weighing::Weighing& weighing = document_.weighing();
  const bool isAlone = cost::sumByRegion(weighing.scene, weighing.costs).size() == 1;
  const bool isNamed = isAlone && !weighing.scene.regions.empty();
  if (const auto region = selection_.region())
    regions_->show(nameOfRegion(weighing.scene, *region), explain::regionCardOf(weighing, *region),
                   weighing);
  else
    regions_->show(isNamed ? nameOfRegion(weighing.scene, 0) : tr("All objects"),
                   explain::sceneCardOf(weighing), weighing);
  setCurrentWidget(regions_);
}

void WhyCard::showNothing() {
  setCurrentWidget(word_);
  const scene::Scene& scene = document_.weighing().scene;
  const bool isEmpty = scene.linksets.empty();
  if (selection_.octree() || (isEmpty && !scene.octrees.empty()))
    return word_->setText(
        tr("Octrees cost nothing. Click an octree leaf in the 3D view to follow the ray that meets "
           "it in the panel Ray."));
  if (isEmpty) {
    empty_->say({tr("Open a file to see why it costs what it costs."), Offer::openFile});
    return setCurrentWidget(empty_);
  }
  const auto& selected = selection_.current();
  if (selected && !selection_.region()) return showBeginning(selected->linkset);
  showRegions();
}

/// What is known before it is explained.
void WhyCard::showBeginning(std::size_t linkset) {
  const weighing::Weighing& weighing = document_.weighing();
  if (linkset >= weighing.costs.size()) return word_->clear();
  const cost::LinksetCost& cost = weighing.costs[linkset];
  const QString name = nameOf(weighing.scene.linksets[linkset], linkset).toHtmlEscaped();
  word_->setText(QStringLiteral("%1<br><br><b>%2</b>")
                     .arg(name, tr("%1 LI", "land impact")
                                    .arg(shownCost(cost.landImpact, cost.unknown.landImpact))));
}

void WhyCard::show(const Explained* explained) {
  if (!explained) return showNothing();
  setCurrentWidget(card_);
  const explain::Explanation& explanation = explained->explanation;
  const cost::LinksetCost& cost = explanation.cost();
  const QString name = nameOf(explanation.linkset(), explained->linkset);
  // Of another object the name and the number are read first.
  if (name != name_->text()) held_->startAgain();
  name_->setText(name);
  const bool unknown = cost.unknown.landImpact;
  impact_->setText(tr("%1 LI", "land impact").arg(shownCost(cost.landImpact, unknown)));
  const explain::Card card = explain::cardOf(explanation, exceededNow(explained->linkset));
  limits_->setText(shown(card.limits));
  verdict_->setText((shown(card.verdict) + u' ' + shown(explanation.rule)).toHtmlEscaped());
  weights_->show(
      cost::decidingWeights(cost, explanation.linkset().physical, explanation.profile().accounting),
      unknown ? cost::DecidedBy::parts : cost.decidedBy);
  derivation_->setText(derivationsOf(card.derivations));
  showOtherReadings();
  showExceeded(card.exceeded);
  showUpload(*explained);
  showPart(*explained);
  showCauses(card.causes, explanation.linkset());
  showFacts(*explained);
}

/// Costs may have changed since it was explained: the limits are those of now.
std::vector<Sentence> WhyCard::exceededNow(std::size_t linkset) const {
  const weighing::Weighing& weighing = document_.weighing();
  if (linkset >= weighing.costs.size()) return {};
  return weighing::exceededAround(weighing, linkset);
}

void WhyCard::showExceeded(const std::vector<Sentence>& exceeded) {
  QStringList said;
  for (const Sentence& one : exceeded) said << alarmSign + QStringLiteral(" ") + shown(one);
  exceeded_->setText(said.join(u'\n'));
  exceeded_->setVisible(!said.isEmpty());
}

/// What is awaited keeps its room.
void WhyCard::showOtherReadings() {
  const QString said = linesOf(otherReadings_.current());
  const QString awaited = linesOf(otherReadings_.awaited());
  otherwise_->setVisible(!said.isEmpty() || !awaited.isEmpty());
  otherwise_->show(said, awaited);
}

/// Where it turns out that there is nothing to say, the room stays until all is shown anew: what is
/// under the pointer stays there.
void WhyCard::takeOtherReadings() {
  const bool isAwaited = otherwise_->isVisibleTo(this) && otherwise_->text().isEmpty();
  if (isAwaited && otherReadings_.current().empty()) return;
  showOtherReadings();
}

/// Of the selected part, else of the whole linkset. What is not uploaded, prims alone, says
/// nothing.
void WhyCard::showUpload(const Explained& explained) {
  const auto& selected = selection_.current();
  const explain::Explanation& explanation = explained.explanation;
  weighing::Target target{explanation.target.linkset, {}};  // In a weighing of its own.
  if (selected && selected->linkset == explained.linkset) target.part = selected->part;
  if (target.part && *target.part >= explanation.linkset().parts.size()) target.part.reset();
  const weighing::UploadVerdict verdict = uploadVerdict(explanation.weighing, target);
  const auto first = uploadSentence(verdict, explanation.weighing);
  const bool isRefused = verdict.state == scene::UploadState::refused;
  upload_->setVisible(first && !isRefused);
  refusal_->setVisible(isRefused);
  if (!first) return;
  if (!isRefused) return upload_->setText(shown(*first));
  QStringList said{alarmSign + QStringLiteral(" ") + shown(*first)};
  for (const Sentence& other : furtherRefusals(verdict, explanation.weighing)) said << shown(other);
  refusal_->setText(said.join(u'\n'));
}

void WhyCard::showPart(const Explained& explained) {
  const auto& selected = selection_.current();
  const auto& parts = explained.explanation.cost().parts;
  part_->setVisible(selected && selected->part && *selected->part < parts.size());
  if (part_->isHidden()) return;
  const std::size_t index = *selected->part;
  const cost::PartCost& part = parts[index];
  const QString name = nameOf(explained.explanation.linkset().parts[index], index).toHtmlEscaped();
  part_->setText(
      tr("<b>%1</b>: physics %2, streaming %3. %4")
          .arg(name, costInPe(part.physics), costInPe(part.streaming),
               shown(explain::partSentences(explained.explanation, index)).toHtmlEscaped()));
}

void WhyCard::showCauses(std::span<const cost::Cause> causes, const scene::Linkset& linkset) {
  causes_->setVisible(!causes.empty());
  const Language language = windowLanguage();
  const LanguageScope speaking(language);
  QString list;
  for (std::size_t i = 0; i < causes.size(); ++i)
    list += QStringLiteral("<li>%1 – %2, %3</li>")
                .arg(linkTo(i, QString::fromStdString(explain::causeName(causes[i], linkset))),
                     costInPe(causes[i].value()), shareText(causes[i].share()));
  causes_->setText(tr("Largest causes:") + QStringLiteral("<ol>%1</ol>").arg(list));
}

void WhyCard::showFacts(const Explained& explained) {
  const auto& facts = explained.explanation.facts;
  if (facts.empty()) return facts_->clear();
  facts_->show(tr("Notes (%L1)").arg(facts.size()), listOf(facts));
}

void WhyCard::showCliffs() {
  const auto& advised = advisor_.current();
  if (!advised || (advised->advice.cliffs.empty() && !advised->advice.downloadSizes))
    return cliffs_->clear();
  QString list;
  for (const advice::SizeCliff& cliff : advised->advice.cliffs)
    list += itemOf(explain::statementOf(cliff));
  if (advised->advice.downloadSizes)
    list += itemOf(explain::statementOf(*advised->advice.downloadSizes));
  cliffs_->show(tr("How far its sides can change"), QStringLiteral("<ul>%1</ul>").arg(list));
}

/// One line, open only where noise moves what it costs.
void WhyCard::showFirmness() {
  const auto& perturbed = advisor_.perturbed();
  // The bars are the whole linkset's.
  weights_->showSpread(perturbed && !perturbed->of.part
                           ? std::optional(explain::usualSpread(perturbed->steadiness))
                           : std::nullopt);
  if (!perturbed) return firmness_->clear();
  const tuning::Spread spread = explain::usualSpread(perturbed->steadiness);
  const bool moves = shownNumber(spread.minimum) != shownNumber(spread.maximum);
  const auto sentences = explain::steadinessSentences(perturbed->steadiness);
  firmness_->show(
      moves ? tr("Small vertex changes alter its physics cost")
            : tr("Small vertex changes do not alter its cost"),
      sentences.size() == 1 ? shown(sentences.front()).toHtmlEscaped() : listOf(sentences));
  firmness_->setOpen(moves);
}

void WhyCard::follow(const QString& link) {
  emit causeChosen(static_cast<std::size_t>(link.toULongLong()));
}

}  // namespace wb::ui
