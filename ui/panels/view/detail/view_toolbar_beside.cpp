#include "ui/panels/view/detail/preset_words.h"
#include "ui/panels/view/detail/view_toolbar.h"
#include "ui/widgets/icon.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace wb::ui {

void ViewToolbar::addBeside() {
  QMenu* menu =
      addMenu(tr("Beside"), tr("Show the same beside, in another way or as the baseline has it"),
              QStringLiteral("side_by_side"));
  menu->setObjectName(QStringLiteral("beside"));
  QStringList words{tr("Nothing", "beside")};
  for (const viewport::Preset preset : viewport::allPresets) words << wordOf(preset);
  words << tr("Baseline");
  auto* group = new QActionGroup(menu);
  for (std::size_t i = 0; i < allBesides.size(); ++i) {
    QAction* action = group->addAction(words[static_cast<qsizetype>(i)]);
    action->setCheckable(true);
    action->setData(static_cast<int>(i));
    besides_[allBesides[i]] = action;
  }
  menu->addActions(group->actions());
  connect(group, &QActionGroup::triggered, this, &ViewToolbar::chooseBeside);
  auto* toggle = new QAction(icon(QStringLiteral("side_by_side")), tr("Side by side"), this);
  addKey(toggle, Qt::Key_S);
  connect(toggle, &QAction::triggered, this, &ViewToolbar::toggleBeside);
}

void ViewToolbar::chooseBeside(QAction* action) {
  ViewSettings settings = settings_;
  settings.beside = allBesides[static_cast<std::size_t>(action->data().toInt())];
  if (settings.beside != Beside::nothing) besideLast_ = settings.beside;
  change(settings);
}

/// What was beside last; else what is not seen yet.
void ViewToolbar::toggleBeside() {
  ViewSettings settings = settings_;
  const bool showsPhysics = settings.matches(viewport::Preset::physics);
  const Beside another = showsPhysics ? Beside::visual : Beside::physics;
  settings.beside =
      settings.beside == Beside::nothing ? besideLast_.value_or(another) : Beside::nothing;
  change(settings);
}

}  // namespace wb::ui
