#pragma once

#include "tests/ui/widgets/files.h"
#include "tests/ui/widgets/words.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/panels/scenarios/scenarios_panel.h"

#include <QAction>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <memory>
#include <vector>

namespace wb::ui::test {

using cost::Key;

inline const QString market = sample("market.weighbridge");

inline cost::Profile with(Key key, double value) {
  cost::Profile profile;
  profile[key] = value;
  return profile;
}

/// What a scene costs under a profile, weighed from its file.
inline std::vector<cost::LinksetCost> weighedUnder(const cost::Profile& profile) {
  return weighing::weighFile(market.toStdString(),
                             {.bare = {}, .profile = profile, .scenario = {}, .settings = {}})
      ->value.costs;
}

inline bool areSame(const std::vector<cost::LinksetCost>& a,
                    const std::vector<cost::LinksetCost>& b) {
  return std::ranges::equal(a, b, {}, &cost::LinksetCost::landImpact,
                            &cost::LinksetCost::landImpact) &&
         std::ranges::equal(a, b, {}, &cost::LinksetCost::physics, &cost::LinksetCost::physics);
}

/// The scenarios of a document, and what their users do with them.
class ScenariosPanelCase : public QObject {
 protected:
  void start();
  QTableView& table() const { return *panel_->findChild<QTableView*>(); }
  QAction& action(const char* text) const;
  void click(const char* text) const;
  void open() {
    const auto opened = document_->open(market);
    QVERIFY(opened.has_value());
  }
  QString visibleText() const { return wordsIn(*panel_); }

  std::unique_ptr<Document> document_;
  std::unique_ptr<Baseline> baseline_;
  std::unique_ptr<ScenariosPanel> panel_;
};

inline void ScenariosPanelCase::start() {
  QLocale::setDefault(QLocale::c());
  panel_.reset();
  baseline_.reset();
  document_ = std::make_unique<Document>();
  baseline_ = std::make_unique<Baseline>(*document_);
  panel_ = std::make_unique<ScenariosPanel>(*document_, *baseline_);
  panel_->resize(420, 400);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

inline QAction& ScenariosPanelCase::action(const char* text) const {
  for (QAction* one : table().actions())
    if (one->text().remove(u'&') == text) return *one;
  qFatal("no action %s", text);
}

inline void ScenariosPanelCase::click(const char* text) const {
  for (QToolButton* one : panel_->findChildren<QToolButton*>())
    if (one->accessibleName() == text) return QTest::mouseClick(one, Qt::LeftButton);
  qFatal("no button %s", text);
}

}  // namespace wb::ui::test
