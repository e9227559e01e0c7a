#pragma once

#include "tests/ui/widgets/files.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/widgets/expression_box.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace wb::ui::test {

/// The properties of what is chosen, and what their users do with them.
class PropertiesPanelCase : public QObject {
 protected:
  /// A new panel over a file of this name and text.
  void open(const QString& name, const QByteArray& content) {
    open(makeFile(folder_, name, content));
  }
  /// A new panel over a file.
  void open(const QString& path);
  template <class Widget>
  Widget* control(const QString& name) {
    for (Widget* widget : panel_->findChildren<Widget*>())
      if (widget->accessibleName() == name && panel_->currentWidget()->isAncestorOf(widget))
        return widget;
    for (auto* button : panel_->findChildren<QAbstractButton*>())
      if (button->text().remove(u'&') == name) return qobject_cast<Widget*>(button);
    return nullptr;
  }
  /// Types into a control with a number.
  void enter(const QString& name, const QString& text);
  bool isShown(const QString& text);

  QTemporaryDir folder_;
  std::unique_ptr<Document> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<PropertiesPanel> panel_;
};

inline void PropertiesPanelCase::open(const QString& path) {
  panel_.reset();
  document_ = std::make_unique<Document>();
  selection_ = std::make_unique<Selection>();
  QVERIFY(document_->open(path));
  panel_ = std::make_unique<PropertiesPanel>(*document_, *selection_);
  panel_->resize(380, 900);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

inline void PropertiesPanelCase::enter(const QString& name, const QString& text) {
  auto* box = control<ExpressionBox>(name);
  QVERIFY2(box, qPrintable(name));
  box->setFocus();
  box->findChild<QLineEdit*>()->selectAll();
  QTest::keyClicks(box, text);
  QTest::keyClick(box, Qt::Key_Return);
}

inline bool PropertiesPanelCase::isShown(const QString& text) {
  for (const QLabel* label : panel_->findChildren<QLabel*>())
    if (label->isVisible() && label->text().contains(text)) return true;
  return false;
}

}  // namespace wb::ui::test
