#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/document.h"
#include "ui/panels/constants/constants_panel.h"
#include "ui/panels/constants/detail/constant_row.h"
#include "ui/panels/constants/tuning_slider.h"
#include "ui/widgets/expression_box.h"

#include <QLineEdit>
#include <QTest>
#include <memory>

namespace wb::ui::test {

using cost::Key;

/// The constants of a document, and what their users do with them.
class ConstantsPanelCase : public QObject {
 protected:
  void start();
  ConstantRow* row(Key key) {
    for (ConstantRow* one : panel_->findChildren<ConstantRow*>())
      if (one->constant().key == key) return one;
    return nullptr;
  }
  ExpressionBox* box(Key key) { return row(key)->findChild<ExpressionBox*>(); }
  TuningSlider* slider(Key key) { return row(key)->findChild<TuningSlider*>(); }
  /// The control that a screen reader calls so.
  template <class Widget>
  Widget* named(const QString& name) {
    for (Widget* one : panel_->findChildren<Widget*>())
      if (one->accessibleName() == name) return one;
    return nullptr;
  }
  double value(Key key) const { return document_->weighing().profile[key]; }
  void enter(Key key, const QString& text);

  std::unique_ptr<Document> document_;
  std::unique_ptr<ConstantsPanel> panel_;
};

inline void ConstantsPanelCase::start() {
  QLocale::setDefault(QLocale::c());
  document_ = std::make_unique<Document>();
  QVERIFY(document_->open(sample("market.weighbridge")));
  panel_ = std::make_unique<ConstantsPanel>(*document_);
  panel_->resize(380, 900);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

inline void ConstantsPanelCase::enter(Key key, const QString& text) {
  box(key)->setFocus();
  box(key)->findChild<QLineEdit*>()->selectAll();
  QTest::keyClicks(box(key), text);
  QTest::keyClick(box(key), Qt::Key_Return);
}

}  // namespace wb::ui::test
