#pragma once

#include <QProxyStyle>

namespace wb::ui {

/// The system's style with the program's own drawings: no coloured marks on the buttons of dialogs,
/// and signs of its own beside questions and warnings.
class ProgramStyle : public QProxyStyle {
  Q_OBJECT

 public:
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;
  QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                     const QWidget* widget) const override;
};

}  // namespace wb::ui
