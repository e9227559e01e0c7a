#pragma once

#include "tests/ui/window/main_window_case.h"
#include "ui/window/detail/form_dialog.h"

#include <QAbstractSpinBox>
#include <QComboBox>

namespace wb::ui::test {

/// Answers the next question of the menu Compose by typing into its fields, one text a field; an
/// empty text leaves a field as it is.
inline void answerForm(const QStringList& texts) {
  whenDialogOpens<FormDialog>([texts](FormDialog& dialog) {
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    for (const QString& text : texts) {
      QWidget* at = dialog.focusWidget();
      const auto* choice = qobject_cast<QComboBox*>(at);
      const bool isWritten = !choice || choice->isEditable();
      if (choice && !choice->isEditable()) {
        auto* box = qobject_cast<QComboBox*>(at);
        if (!text.isEmpty()) box->setCurrentIndex(box->findText(text, Qt::MatchStartsWith));
        QTest::keyClick(at, Qt::Key_Tab);
        continue;
      }
      if (auto* number = qobject_cast<QAbstractSpinBox*>(at)) {
        number->selectAll();
      } else if (isWritten && !text.isEmpty()) {
        QTest::keyClick(at, Qt::Key_A, Qt::ControlModifier);
      }
      QTest::keyClicks(at, text);
      QTest::keyClick(at, Qt::Key_Tab);
    }
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
  });
}

}  // namespace wb::ui::test
