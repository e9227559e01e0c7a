#include "ui/panels/why/why_panel.h"

#include "model/analysis/find_targets.h"
#include "model/report/explanation_text.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/breakdown_view.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/detail/other_readings_list.h"
#include "ui/panels/why/detail/why_card.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>
#include <utility>
#include <vector>

namespace wb::ui {
WhyPanel::WhyPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      explainer_(new Explainer(document, selection, this)),
      advisor_(new Advisor(document, selection, this)),
      otherReadings_(new OtherReadings(document, this)),
      breakdown_(new BreakdownView(selection)),
      card_(new WhyCard(document, selection, *advisor_, *otherReadings_, *breakdown_)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(card_);
  connect(explainer_, &Explainer::explained, this, &WhyPanel::follow);
  connect(&selection_, &Selection::regionChanged, this, &WhyPanel::follow);
  connect(&selection_, &Selection::changed, this, &WhyPanel::follow);
  connect(card_, &WhyCard::causeChosen, this, &WhyPanel::showCause);
  connect(card_, &WhyCard::copyWanted, this, &WhyPanel::copyExplanation);
  connect(card_, &WhyCard::pageWanted, this, &WhyPanel::pageWanted);
  connect(card_, &WhyCard::shapesWanted, this, &WhyPanel::shapesWanted);
  connect(card_, &WhyCard::suggestionChosen, this, &WhyPanel::apply);
  connect(card_, &WhyCard::longerSearchWanted, advisor_, &Advisor::searchLonger);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &WhyPanel::follow);
  follow();
}

void WhyPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  advisor_->setSeen(true);
  otherReadings_->setSeen(true);
}

void WhyPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  advisor_->setSeen(false);
  otherReadings_->setSeen(false);
}

void WhyPanel::setReadAs(const weighing::WeighOptions& options) {
  otherReadings_->setReadAs(options);
}

void WhyPanel::askUpright(const QString& question, scene::ReadAsUp read,
                          std::function<void()> turn) {
  card_->askUpright(question, read, std::move(turn));
}

void WhyPanel::follow() {
  const auto& explained = explainer_->current();
  breakdown_->show(explained);
  card_->show(explained);
}

void WhyPanel::showCause(std::size_t cause) {
  const auto explained = explainer_->current();
  if (!explained || cause >= explained->origins.size()) return;
  const cost::Cause& chosen = explained->origins[cause].cause;
  std::vector<weighing::Target> all;
  for (const std::size_t alike : chosen.alike) all.push_back({explained->linkset, alike});
  all.push_back({explained->linkset, chosen.part});  // The last is looked at.
  selection_.selectAll(std::move(all));
  selection_.highlight(
      highlightOf(chosen.term, explained->linkset, explained->explanation.cost().parts));
}

/// Where linksets become more or fewer, all is shown again; the selection stays.
void WhyPanel::apply(const advice::Suggestion& suggestion) {
  const std::size_t after = linksetAfter(suggestion.change);
  const bool isOtherOutline = changesLinksets(suggestion.change);
  applySuggestion(document_, suggestion, tr("Apply suggestion"));
  if (isOtherOutline) selection_.select(weighing::Target{after, {}});
}

QString WhyPanel::explanation() const {
  const auto& selected = selection_.current();
  if (!selected) return {};
  const Language language = windowLanguage();
  const LanguageScope speaking(language);
  std::string text;
  const auto weighing = singleLinkset(document_.weighing(), selected->linkset);
  // One without a name is called by its place in the file, which it has not when alone.
  std::string& name = weighing->scene.linksets.front().name;
  name = weighing::linksetName(weighing->scene.linksets.front(), selected->linkset);
  const auto& advised = advisor_->current();
  const bool isAdvised = advised && advised->of == *selected && !advisor_->isBusy();
  explain::writeExplanation(
      *weighing, {{0, selected->part}}, [&text](std::string_view piece) { text += piece; },
      isAdvised ? explain::Advice({advised->advice}) : std::nullopt);
  return QString::fromStdString(text);
}

void WhyPanel::copyExplanation() {
  const QString text = explanation();
  if (!text.isEmpty()) QGuiApplication::clipboard()->setText(text);
}

}  // namespace wb::ui
