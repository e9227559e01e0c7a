#include "ui/window/program_style.h"

#include "ui/base/icon.h"

namespace wb::ui {

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* result) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

QIcon ProgramStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                                 const QWidget* widget) const {
  switch (which) {
    case SP_MessageBoxWarning:
      return icon(QStringLiteral("warning"), Ink::alarm);
    case SP_MessageBoxCritical:
      return icon(QStringLiteral("error"), Ink::alarm);
    case SP_MessageBoxQuestion:
      return icon(QStringLiteral("question"));
    case SP_MessageBoxInformation:
      return icon(QStringLiteral("note"));
    default:
      return QProxyStyle::standardIcon(which, option, widget);
  }
}

}  // namespace wb::ui
