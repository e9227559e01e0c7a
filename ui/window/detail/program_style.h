#pragma once

#include <QProxyStyle>

namespace wb::ui {

/// The system's style with the program's own drawings: no coloured marks on the buttons of dialogs,
/// signs of its own beside questions and warnings, and a name for screen readers on the list that a
/// box of choices opens.
class ProgramStyle : public QProxyStyle {
  Q_OBJECT

 public:
  using QProxyStyle::polish;
  void polish(QWidget* widget) override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                     const QWidget* widget) const override;
};

}  // namespace wb::ui
