#include "tests/ui/window/main_window_case.h"
#include "tests/window/window_test.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/shortcuts_dialog.h"
#include "ui/window/detail/start_page.h"

#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTranslator>

namespace wb::ui::test {

/// A language that is written from right to left, and longer than English: the English words
/// between Hebrew ones.
class PseudoLocale : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    const QString words = QString::fromUtf8(source);
    return words.isEmpty() ? words : QStringLiteral("שלום ") + words + QStringLiteral(" עולם");
  }
  bool isEmpty() const override { return false; }
};

/// Nothing lies on anything else, and nothing is cut, when the window is mirrored.
class RightToLeftTest : public MainWindowCase {
  Q_OBJECT

 private slots:
  void init();
  void cleanup();
  void theStartPageIsWhole() { check(panel<StartPage>()); }
  void everyPanelIsWhole();
  void everyButtonIsReached();
  void dialogsAreWhole();
  void sidesStayApart();

 private:
  static void check(QWidget& within);
  static void checkLayout(const QLayout& layout, const QWidget& within);

  PseudoLocale language_;
};

void RightToLeftTest::init() {
  QCoreApplication::installTranslator(&language_);
  QApplication::setLayoutDirection(Qt::RightToLeft);
  start("Right to left");
}

void RightToLeftTest::cleanup() {
  window_.reset();
  QCoreApplication::removeTranslator(&language_);
  QApplication::setLayoutDirection(Qt::LeftToRight);
}

/// What one layout arranges: each inside its parent, none over another, none narrower than it
/// needs.
void RightToLeftTest::checkLayout(const QLayout& layout, const QWidget& within) {
  QList<const QWidget*> arranged;
  for (int i = 0; i < layout.count(); ++i) {
    const QWidget* widget = layout.itemAt(i)->widget();
    if (widget && widget->isVisibleTo(&within) && !widget->size().isEmpty()) arranged << widget;
  }
  for (const QWidget* one : arranged) {
    const QString name = QStringLiteral("%1 %2 in %3")
                             .arg(one->metaObject()->className(), one->accessibleName(),
                                  within.metaObject()->className());
    QVERIFY2(one->parentWidget()->rect().contains(one->geometry()), qPrintable(name));
    const auto* button = qobject_cast<const QAbstractButton*>(one);
    if (button) QVERIFY2(one->width() >= one->minimumSizeHint().width(), qPrintable(name));
    for (const QWidget* other : arranged)
      if (one != other) QVERIFY2(!one->geometry().intersects(other->geometry()), qPrintable(name));
  }
}

void RightToLeftTest::check(QWidget& within) {
  QCoreApplication::processEvents();
  QList<QWidget*> all = within.findChildren<QWidget*>();
  all.prepend(&within);
  for (const QWidget* widget : all) {
    const QLayout* layout = widget->layout();
    const bool isStack = layout && layout->inherits("QStackedLayout");
    const bool isWindow = layout && layout->inherits("QMainWindowLayout");
    if (layout && !isStack && !isWindow && widget->isVisibleTo(&within))
      checkLayout(*layout, within);
  }
}

void RightToLeftTest::everyPanelIsWhole() {
  open(sample("market.weighbridge"));
  window_->resize(1280, 1000);
  for (auto* dock : window_->findChildren<QDockWidget*>()) {
    dock->raise();
    QCoreApplication::processEvents();
    check(*dock->widget());
  }
}

/// Of what a panel seen in front shows, every button has its place in the mirrored window.
void RightToLeftTest::everyButtonIsReached() {
  open(sample("market.weighbridge"));
  int seen = 0;
  for (const auto* button : window_->findChildren<QPushButton*>()) {
    if (button->visibleRegion().isEmpty()) continue;
    const QRect place(button->mapTo(window_.get(), QPoint()), button->size());
    QVERIFY2(window_->rect().contains(place), qPrintable(button->text()));
    QVERIFY2(button->text().startsWith("שלום"), qPrintable(button->text()));
    ++seen;
  }
  QVERIFY(seen > 0);
}

void RightToLeftTest::dialogsAreWhole() {
  QMainWindow window;
  const Actions actions(window);
  PreferencesDialog preferences(actions);
  ShortcutsDialog shortcuts(actions);
  for (QDialog* dialog : {static_cast<QDialog*>(&preferences), static_cast<QDialog*>(&shortcuts)}) {
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    check(*dialog);
  }
}

void RightToLeftTest::sidesStayApart() {
  open(sample("market.weighbridge"));
  const auto place = [this](const char* name) {
    auto* dock = window_->findChild<QDockWidget*>(name);
    return dock->mapTo(window_.get(), QPoint()).x();
  };
  QCOMPARE(window_->menuBar()->layoutDirection(), Qt::RightToLeft);
  QVERIFY(place("scene") != place("why"));
}

WEIGHBRIDGE_WINDOW_TEST(RightToLeftTest);

}  // namespace wb::ui::test

#include "right_to_left_test.moc"
