#include "ui/window/detail/program_style.h"

#include "ui/widgets/icon.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>

namespace wb::ui {
namespace {

/// Its own, or that of its label. What readers are told as its name is what is chosen in it.
QString nameOf(QComboBox& box) {
  if (!box.accessibleName().isEmpty()) return box.accessibleName();
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&box);
  if (!told) return box.toolTip();
  for (const auto& [label, relation] : told->relations(QAccessible::Label))
    if (label) return label->text(QAccessible::Name);
  return told->text(QAccessible::Name);
}

}  // namespace

/// Qt of Debian 13 shows readers the list of a box of choices before it is open, as one without a
/// name.
void ProgramStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (auto* box = qobject_cast<QComboBox*>(widget)) box->view()->setAccessibleName(nameOf(*box));
}

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
