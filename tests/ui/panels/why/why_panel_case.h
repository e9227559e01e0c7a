#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/why/detail/advice_slots.h"
#include "ui/panels/why/detail/advisor.h"
#include "ui/panels/why/detail/card_labels.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/why_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <memory>

namespace wb::ui::test {

/// The panel Why? beside a document, and what its users do with it.
class WhyPanelCase : public QObject {
 protected:
  void start();
  void open(const char* name);
  void select(std::size_t linkset, std::optional<std::size_t> part = {});
  bool says(const QString& text);
  QLabel* label(const QString& name);
  /// Whether a text that may be folded is there, open or not.
  bool isThere(const QString& name) { return !label(name)->text().isEmpty(); }
  /// Opens what is folded: the other steps, the notes and the formula.
  void openFolds();
  /// The buttons that apply advice, once it has come.
  std::vector<QPushButton*> advice();

  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<WhyPanel> panel_;
};

inline void WhyPanelCase::open(const char* name) {
  selection_->select({});
  QVERIFY(document_->open(sample(name)));
}

inline void WhyPanelCase::select(std::size_t linkset, std::optional<std::size_t> part) {
  selection_->select(weighing::Target{linkset, part});
  auto* explainer = panel_->findChild<Explainer*>();
  QTRY_VERIFY(!explainer->isBusy());
  QVERIFY(explainer->current());
}

inline bool WhyPanelCase::says(const QString& text) {
  for (const QLabel* one : panel_->findChildren<QLabel*>())
    if (one->isVisible() && one->text().contains(text)) return true;
  return false;
}

inline QLabel* WhyPanelCase::label(const QString& name) {
  for (QLabel* one : panel_->findChildren<QLabel*>())
    if (one->objectName() == name) return one;
  return nullptr;
}

inline std::vector<QPushButton*> WhyPanelCase::advice() {
  auto* advisor = panel_->findChild<Advisor*>();
  [&] { QTRY_VERIFY_WITH_TIMEOUT(!advisor->isBusy(), 60'000); }();
  std::vector<QPushButton*> buttons;
  if (!advisor->current() || advisor->current()->advice.suggestions.empty()) return buttons;
  buttons.push_back(panel_->findChild<BestStep*>()->findChild<QPushButton*>("apply"));
  for (QPushButton* one : panel_->findChild<OtherSteps*>()->findChildren<QPushButton*>())
    if (one->isVisibleTo(panel_.get())) buttons.push_back(one);
  return buttons;
}

inline void WhyPanelCase::openFolds() {
  for (const char* name : {"otherSteps", "notes", "formula"}) {
    auto* heading = panel_->findChild<QToolButton*>(name);
    qobject_cast<Fold*>(heading->parentWidget())->setOpen(true);
  }
}

inline void WhyPanelCase::start() {
  QLocale::setDefault(QLocale::c());
  panel_.reset();
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  panel_ = std::make_unique<WhyPanel>(*document_, *selection_);
  panel_->resize(420, 800);
  openFolds();
  panel_->show();
  QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
}

}  // namespace wb::ui::test
