#include "ui/panels/why/detail/why_card.h"

#include "model/analysis/exceeded_limits.h"
#include "model/report/card.h"
#include "model/report/explanation.h"
#include "model/report/target_advice.h"
#include "ui/document/document.h"
#include "ui/panels/why/detail/advice_slots.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/breakdown_view.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/detail/origin_list.h"
#include "ui/panels/why/detail/other_readings_list.h"
#include "ui/panels/why/detail/region_page.h"
#include "ui/panels/why/detail/term_model.h"
#include "ui/panels/why/detail/upright_question.h"
#include "ui/panels/why/detail/weight_bars.h"
#include "ui/widgets/empty_file.h"
#include "ui/widgets/empty_page.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"
#include "ui/widgets/text_labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

namespace wb::ui {
namespace {

constexpr int slotLines = 2;
/// Why the uploader refuses it and what to do about that, in up to five lines; or what a hull
/// closes, in three, what it would upload as and whether it would, in two lines each.
constexpr int noticeLines = 7;
constexpr int breakdownLines = 18;
constexpr int footerPadding = 8;
constexpr int cardPadding = 16;
/// The lane of the scroll bar is a part of the padding.
constexpr int cardPaddingAtBar = 4;
constexpr int linesApart = 4;
/// Sections are this much farther apart than lines.
constexpr int sectionGap = 12;

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

QString titled(const QString& title, const QString& list) {
  return QStringLiteral("<b>%1</b>%2").arg(title.toHtmlEscaped(), list);
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

void addLines(QStringList& lines, const std::vector<Sentence>& sentences,
              const QString& sign = {}) {
  for (const Sentence& sentence : sentences) lines << sign + shown(sentence);
}

void fill(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

WhyCard::WhyCard(Document& document, Selection& selection, const Advisor& advisor,
                 const OtherReadings& otherReadings, BreakdownView& breakdown, QWidget* parent)
    : QStackedWidget(parent),
      document_(document),
      selection_(selection),
      advisor_(advisor),
      otherReadings_(otherReadings),
      word_(makeWord(this)),
      empty_(new EmptyPage(this, QStringLiteral("cost"))),
      regions_(new RegionPage(this)) {
  addWidget(word_);
  addWidget(empty_);
  addWidget(regions_);
  card_ = makeCard(breakdown);
  addWidget(card_);
  connectAll();
  showNotes();
  showNothing();
}

/// Named for tests only: to those who cannot see it, the text speaks for itself.
SlotLabel* WhyCard::makeSlot(const char* name, int lines) {
  auto* label = new SlotLabel(lines, this);
  label->setObjectName(QString::fromLatin1(name));
  return label;
}

QLabel* WhyCard::makeText(const char* name) {
  auto* label = new LinkLabel(this);
  label->setWordWrap(true);
  label->setObjectName(QString::fromLatin1(name));
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  return label;
}

QWidget* WhyCard::makeCard(BreakdownView& breakdown) {
  auto* area = area_ = new QScrollArea(this);
  area->setObjectName(QStringLiteral("card"));
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // One that comes with an open fold would move what is under the pointer.
  area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  area->setFocusPolicy(Qt::NoFocus);
  auto* card = new QWidget(area);
  auto* column = new QVBoxLayout(card);
  column->setContentsMargins(
      isRightToLeft() ? QMargins(cardPaddingAtBar, cardPadding, cardPadding, cardPadding)
                      : QMargins(cardPadding, cardPadding, cardPaddingAtBar, cardPadding));
  column->setSpacing(linesApart);
  addSlots(*column, card);
  addFolds(*column, card, breakdown);
  column->addStretch(1);
  area->setWidget(card);
  auto* both = new QWidget(this);
  auto* rows = new QVBoxLayout(both);
  rows->setContentsMargins({});
  rows->setSpacing(0);
  rows->addWidget(area, 1);
  rows->addWidget(makeFooter());
  return both;
}

void WhyCard::addSlots(QVBoxLayout& column, QWidget* card) {
  name_ = makeHeading({}, this);
  name_->setObjectName(QStringLiteral("object"));
  impact_ = makeNumberLabel(this);
  impact_->setObjectName(QStringLiteral("landImpact"));
  limit_ = makeSlot("limit", slotLines);
  // A single line stands on the base line of the number beside it.
  limit_->setAlignment(Qt::AlignLeading | Qt::AlignBottom);
  notice_ = makeSlot("notice", noticeLines);
  reason_ = makeSlot("reason", slotLines);
  weights_ = new WeightBars(card);
  origins_ = new OriginList(card);
  best_ = new BestStep(advisor_, document_.undoStack(), card);
  connect(best_, &BestStep::applied, this, &WhyCard::suggestionChosen);
  connect(best_, &BestStep::longerSearchWanted, this, &WhyCard::longerSearchWanted);
  connect(best_, &BestStep::shapesWanted, this, &WhyCard::shapesWanted);
  upright_ = new UprightQuestion(card);
  connect(upright_, &UprightQuestion::answered, this, &WhyCard::answerUpright);
  doThis_ = new QStackedWidget(card);
  doThis_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  doThis_->addWidget(best_);
  doThis_->addWidget(upright_);
  column.addWidget(name_);
  auto* line = new QHBoxLayout;
  line->addWidget(impact_);
  line->addWidget(limit_, 1, Qt::AlignVCenter);
  column.addLayout(line);
  column.addWidget(reason_);
  column.addWidget(notice_);
  column.addSpacing(linesApart);
  column.addWidget(weights_);
  addSection(column, tr("Where it comes from"), *origins_);
  addSection(column, tr("Do this"), *doThis_);
  column.addSpacing(sectionGap);
}

void WhyCard::askUpright(const QString& question, scene::ReadAsUp read,
                         std::function<void()> turn) {
  turn_ = std::move(turn);
  upright_->ask(question, document_.weighing().scene, read);
  doThis_->setCurrentWidget(upright_);
}

void WhyCard::answerUpright(bool isToTurn) {
  const auto turn = std::exchange(turn_, nullptr);
  doThis_->setCurrentIndex(0);
  if (isToTurn && turn) turn();
}

void WhyCard::addSection(QVBoxLayout& column, const QString& heading, QWidget& content) {
  column.addSpacing(sectionGap);
  column.addWidget(makeHeading(heading, this));
  column.addWidget(&content);
}

void WhyCard::addFolds(QVBoxLayout& column, QWidget* card, BreakdownView& breakdown) {
  otherSteps_ = new OtherSteps(advisor_, card);
  connect(otherSteps_, &OtherSteps::applied, this, &WhyCard::suggestionChosen);
  stepsFold_ = new Fold("otherSteps", tr("Other steps"), otherSteps_, card);
  const auto contentOf = [card](std::initializer_list<QWidget*> widgets) {
    auto* content = new QWidget(card);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins({});
    for (QWidget* one : widgets) lines->addWidget(one);
    return content;
  };
  facts_ = makeText("facts");
  firmness_ = makeText("firmness");
  cliffs_ = makeText("cliffs");
  notesFold_ = new Fold("notes", tr("Notes"), contentOf({facts_, firmness_, cliffs_}), card);
  verdict_ = makeText("verdict");
  derivation_ = makeText("derivation");
  part_ = makeText("part");
  breakdown.setFixedHeight(breakdownLines * breakdown.fontMetrics().lineSpacing());
  formulaFold_ = new Fold("formula", tr("Formula"),
                          contentOf({verdict_, derivation_, part_, &breakdown}), card);
  for (Fold* fold : {stepsFold_, notesFold_, formulaFold_}) column.addWidget(fold);
}

QWidget* WhyCard::makeFooter() {
  auto* footer = new QWidget(this);
  auto* line = new QHBoxLayout(footer);
  line->setContentsMargins(footerPadding, footerPadding, footerPadding, footerPadding);
  auto* copy = new QPushButton(tr("Copy e&xplanation"), footer);
  copy->setObjectName(QStringLiteral("copy"));
  copy->setToolTip(tr("Copy the explanation of the cost as plain text"));
  auto* page = new QPushButton(tr("Save page…"), footer);
  page->setObjectName(QStringLiteral("savePage"));
  page->setToolTip(tr("Save the explanation and a picture as a page that you can share"));
  connect(copy, &QPushButton::clicked, this, &WhyCard::copyWanted);
  connect(page, &QPushButton::clicked, this, &WhyCard::pageWanted);
  line->addWidget(copy);
  line->addWidget(page);
  line->addStretch(1);
  return footer;
}

void WhyCard::connectAll() {
  connect(regions_, &RegionPage::linksetChosen, this, [this](std::size_t linkset) {
    selection_.select(weighing::Target{linkset, {}});
    setFocus();  // Else the first text of the card had it, with a cursor as if to be written in.
  });
  connect(&document_, &Document::sceneReset, this, [this](bool isOpened) {
    if (!isOpened) return;
    answerUpright(false);
    linkset_.reset();  // Of another file the first object is another.
  });
  connect(&selection_, &Selection::octreeChanged, this, [this] {
    if (currentWidget() != card_) showNothing();
  });
  connect(&selection_, &Selection::hovered, this, &WhyCard::lightOrigin);
  connect(&otherReadings_, &OtherReadings::changed, this, [this] {
    if (explained_) showNotice(explained_.get(), explained_->linkset);
  });
  connect(&advisor_, &Advisor::perturbedChanged, this, &WhyCard::showNotes);
  connect(&advisor_, &Advisor::changed, this, &WhyCard::showNotes);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &WhyCard::showNotes);
  connect(otherSteps_, &OtherSteps::countChanged, this, &WhyCard::showOtherSteps);
  connect(origins_, &OriginList::chosen, this, &WhyCard::causeChosen);
  connect(origins_, &OriginList::pointed, &selection_, &Selection::pointAt);
  showOtherSteps();
}

void WhyCard::showOtherSteps() {
  const int count = otherSteps_->count();
  stepsFold_->setHeading(count > 0                       ? tr("Other steps (%L1)").arg(count)
                         : otherSteps_->areAllSearched() ? tr("No other steps")
                                                         : tr("Other steps"));
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

bool WhyCard::areSeveral() const {
  std::set<std::size_t> linksets;
  for (const weighing::Target& one : selection_.all()) linksets.insert(one.linkset);
  return linksets.size() > 1 && *linksets.rbegin() < document_.weighing().costs.size();
}

void WhyCard::showSeveral() {
  const explain::RegionCard card = explain::selectionCardOf(document_.weighing(), selection_.all());
  regions_->show(tr("Selected objects"), card, document_.weighing());
  setCurrentWidget(regions_);
}

void WhyCard::showNothing() {
  setCurrentWidget(word_);
  const scene::Scene& scene = document_.weighing().scene;
  const bool isEmpty = scene.linksets.empty();
  if (selection_.octree() || (isEmpty && !scene.octrees.empty()))
    return word_->setText(
        tr("Octrees cost nothing. To follow a ray step by step in the Ray panel, click an octree "
           "leaf in the 3D view."));
  if (isEmpty) {
    empty_->say(document_.isOpen()
                    ? nothingInFile()
                    : EmptyWord{tr("Open a file to see why its objects cost what they cost."),
                                Offer::openFile});
    return setCurrentWidget(empty_);
  }
  const auto& selected = selection_.current();
  if (areSeveral()) return showSeveral();
  if (selected && !selection_.region()) return showBeginning(selected->linkset);
  showRegions();
}

/// What is known before it is explained; the other slots wait.
void WhyCard::showBeginning(std::size_t linkset) {
  if (linkset >= document_.weighing().costs.size()) return word_->clear();
  setCurrentWidget(card_);
  showNumbers(linkset);
  showNotice(nullptr, linkset);
  reason_->clear();
  origins_->show({});
  for (QLabel* label : {verdict_, derivation_, part_}) fill(*label, {});
  showNotes();
}

void WhyCard::showNumbers(std::size_t linkset) {
  const weighing::Weighing& weighing = document_.weighing();
  const cost::LinksetCost& cost = weighing.costs[linkset];
  const scene::Linkset& object = weighing.scene.linksets[linkset];
  const bool unknown = cost.unknown.landImpact;
  // Of another object the name and the number are read first.
  if (linkset_ != linkset) area_->verticalScrollBar()->setValue(0);
  linkset_ = linkset;
  name_->setText(nameOf(object, linkset));
  impact_->setText(tr("%1 LI", "land impact").arg(shownCost(cost.landImpact, unknown)));
  const auto limit = explain::limitBeside(weighing, linkset);
  limit_->setText(limit ? shown(*limit) : QString());
  weights_->show(cost::decidingWeights(cost, object.physical, weighing.profile.accounting),
                 unknown ? cost::DecidedBy::parts : cost.decidedBy);
}

void WhyCard::show(const std::shared_ptr<const Explained>& explained) {
  explained_ = areSeveral() ? nullptr : explained;
  if (!explained_) {
    selection_.setOrigins(0, {});
    return showNothing();
  }
  setCurrentWidget(card_);
  showNumbers(explained->linkset);
  showNotice(explained.get(), explained->linkset);
  const explain::Explanation& explanation = explained->explanation;
  reason_->setText(shown(explained->reason ? *explained->reason
                                           : static_cast<const Sentence&>(explanation.verdict)));
  std::vector<std::vector<cost::Culprit>> culprits;
  for (const explain::Origin& origin : explained->origins) culprits.push_back(origin.culprits);
  selection_.setOrigins(explained->linkset, std::move(culprits));
  origins_->show(explained->origins);
  showFormula(*explained);
  showNotes();
}

/// Of the selected part, else of the whole linkset. What is not uploaded, prims alone, says
/// nothing.
std::vector<Sentence> WhyCard::uploadSentences(const Explained& explained, bool& isRefused) const {
  const auto& selected = selection_.current();
  const explain::Explanation& explanation = explained.explanation;
  weighing::Target target{explanation.target.linkset, {}};  // In a weighing of its own.
  if (selected && selected->linkset == explained.linkset) target.part = selected->part;
  if (target.part && *target.part >= explanation.linkset().parts.size()) target.part.reset();
  const weighing::UploadVerdict verdict = uploadVerdict(explanation.weighing, target);
  isRefused = verdict.state == scene::UploadState::refused;
  std::vector<Sentence> said;
  if (auto first = uploadSentence(verdict, explanation.weighing)) said.push_back(*first);
  if (isRefused)
    for (Sentence& other : furtherRefusals(verdict, explanation.weighing))
      said.push_back(std::move(other));
  return said;
}

/// What stops it comes first. Costs may have changed since it was explained: limits are those of
/// now.
void WhyCard::showNotice(const Explained* explained, std::size_t linkset) {
  const QString sign = alarmSign + QStringLiteral(" ");
  bool isRefused = false;
  std::optional<explain::Card> card;
  if (explained) card = cardOf(explained->explanation, {});
  std::vector<Sentence> upload;
  if (explained) upload = uploadSentences(*explained, isRefused);
  const std::vector<Sentence> exceeded = weighing::exceededAround(document_.weighing(), linkset);
  QStringList lines;
  if (isRefused) addLines(lines, upload, sign);
  addLines(lines, exceeded, sign);
  if (explained && document_.beforeReload() && !explained->changes.empty())
    lines << tr("Since %1: %2", "a time; what changed the land impact")
                 .arg(QLocale().toString(document_.beforeReload()->until, QLocale::ShortFormat),
                      shown(explained->changes.front()));
  const std::vector<Sentence> closed = card ? card->closed : std::vector<Sentence>();
  best_->setClosed(!closed.empty());
  if (!closed.empty()) lines << shown(closed.front());
  addLines(lines, otherReadings_.current());
  if (!isRefused) addLines(lines, upload);
  if (card && card->limits.size() > 1)
    addLines(lines, {card->limits.begin() + 1, card->limits.end()});
  notice_->setAlarm(isRefused || !exceeded.empty());
  notice_->setText(lines.join(u'\n'));
}

void WhyCard::showFormula(const Explained& explained) {
  const explain::Explanation& explanation = explained.explanation;
  fill(*verdict_, (shown(explanation.verdict) + u' ' + shown(explanation.rule)).toHtmlEscaped());
  fill(*derivation_, derivationsOf(cardOf(explanation, {}).derivations));
  showPart(explained);
}

void WhyCard::showPart(const Explained& explained) {
  const auto& selected = selection_.current();
  const auto& parts = explained.explanation.cost().parts;
  const bool isThere = selected && selected->part && *selected->part < parts.size();
  if (!isThere) return fill(*part_, {});
  const std::size_t index = *selected->part;
  const cost::PartCost& part = parts[index];
  const QString name = nameOf(explained.explanation.linkset().parts[index], index).toHtmlEscaped();
  fill(*part_,
       tr("<b>%1</b>: physics %2, download %3. %4")
           .arg(name, costInPe(part.physics), costInPe(part.streaming),
                shown(explain::partSentences(explained.explanation, index)).toHtmlEscaped()));
}

/// What is worth knowing beside the cost: facts, how firm it is, how far sides may change.
void WhyCard::showNotes() {
  const auto& perturbed = advisor_.perturbed();
  // The bars are the whole linkset's.
  weights_->showSpread(perturbed && !perturbed->of.part
                           ? std::optional(explain::usualSpread(perturbed->steadiness))
                           : std::nullopt);
  const bool hasFacts = explained_ && !explained_->explanation.facts.empty();
  fill(*facts_, hasFacts ? listOf(explained_->explanation.facts) : QString());
  QString firm;
  if (perturbed) {
    const tuning::Spread spread = explain::usualSpread(perturbed->steadiness);
    const bool moves = shownNumber(spread.minimum) != shownNumber(spread.maximum);
    firm = titled(moves ? tr("The physics cost changes when vertices move slightly")
                        : tr("The physics cost stays the same when vertices move slightly"),
                  listOf(explain::steadinessSentences(perturbed->steadiness)));
  }
  fill(*firmness_, firm);
  std::vector<Sentence> cliffs;
  if (const auto& advised = advisor_.current()) {
    for (const advice::SizeCliff& cliff : advised->advice.cliffs)
      cliffs.push_back(explain::statementOf(cliff));
    if (advised->advice.downloadSizes)
      cliffs.push_back(explain::statementOf(*advised->advice.downloadSizes));
  }
  fill(*cliffs_, cliffs.empty() ? QString() : titled(tr("When its size changes"), listOf(cliffs)));
  const bool isAny = !facts_->text().isEmpty() || !firm.isEmpty() || !cliffs.empty();
  notesFold_->setFilled(isAny);
  notesFold_->setHeading(hasFacts ? tr("Notes (%L1)").arg(explained_->explanation.facts.size())
                                  : tr("Notes"));
}

/// The pointer is over it in the view.
void WhyCard::lightOrigin(const std::optional<layers::Pick>& pick) {
  std::optional<std::size_t> lit;
  if (pick && explained_ && pick->origin.linkset == explained_->linkset)
    lit = originAt(explained_->origins, *pick);
  origins_->light(lit);
}

}  // namespace wb::ui
