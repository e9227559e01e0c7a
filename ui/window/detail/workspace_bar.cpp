#include "ui/window/detail/workspace_bar.h"

#include "ui/panels/scenarios/profile_menu.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/headline_line.h"

#include <QAction>
#include <QActionGroup>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QStylePainter>
#include <QToolButton>
#include <array>

namespace wb::ui {
namespace {

constexpr int workspaceBarHeight = 44;
constexpr int tabPadding = 12;
constexpr int underline = 2;
constexpr int barIconSide = 20;
constexpr int barButtonSide = 28;
constexpr int barGap = 16;
constexpr int leastBarWidth = 860;  ///< Of what the smallest window has.

/// In the order of the workspaces.
constexpr std::array workspaceActions{ActionId::explain, ActionId::optimize, ActionId::tune,
                                      ActionId::octrees};
static_assert(workspaceActions.size() == allWorkspaces.size());

}  // namespace

WorkspaceTabs::WorkspaceTabs(Workspaces& workspaces, const Actions& actions, QWidget* parent)
    : QTabBar(parent) {
  setDrawBase(false);
  setExpanding(false);
  setUsesScrollButtons(false);
  setElideMode(Qt::ElideNone);
  setMouseTracking(true);
  setAccessibleName(tr("Workspaces"));
  auto* group = new QActionGroup(this);
  for (std::size_t i = 0; i < workspaceActions.size(); ++i) {
    QAction& action = actions[workspaceActions[i]];
    action.setCheckable(true);
    group->addAction(&action);
    addTab(plainText(action));
    setTabToolTip(static_cast<int>(i),
                  QStringLiteral("%1 (%2)").arg(
                      action.toolTip(), action.shortcut().toString(QKeySequence::NativeText)));
    const Workspace one = allWorkspaces[i];
    connect(&action, &QAction::triggered, &workspaces,
            [&workspaces, one] { workspaces.choose(one); });
  }
  const auto follow = [this, &actions](Workspace one) {
    const auto index = static_cast<std::size_t>(one);
    setCurrentIndex(static_cast<int>(index));
    actions[workspaceActions[index]].setChecked(true);
  };
  connect(&workspaces, &Workspaces::chosen, this, follow);
  connect(this, &QTabBar::currentChanged, &workspaces, [&workspaces](int index) {
    workspaces.choose(allWorkspaces[static_cast<std::size_t>(index)]);
  });
  follow(workspaces.current());
}

/// As wide as with the heavier letters of the one of now, so that none moves.
QSize WorkspaceTabs::tabSizeHint(int index) const {
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  return {QFontMetrics(bold).horizontalAdvance(tabText(index)) + 2 * tabPadding,
          workspaceBarHeight};
}

void WorkspaceTabs::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  for (int i = 0; i < count(); ++i) {
    const QRect place = tabRect(i);
    const bool isCurrent = i == currentIndex();
    if (i == hovered_ && !isCurrent) painter.fillRect(place, palette().color(QPalette::Midlight));
    QFont letters = font();
    letters.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
    painter.setFont(letters);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place, Qt::AlignCenter, tabText(i));
    if (isCurrent)
      painter.fillRect(QRect(place.left() + tabPadding / 2, place.bottom() + 1 - underline,
                             place.width() - tabPadding, underline),
                       palette().color(QPalette::Highlight));
    if (isCurrent && hasFocus() && isByKey_) {
      painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
      painter.setRenderHint(QPainter::Antialiasing);
      painter.drawRoundedRect(place.adjusted(3, 8, -3, -8), 4, 4);
    }
  }
}

void WorkspaceTabs::mouseMoveEvent(QMouseEvent* event) {
  QTabBar::mouseMoveEvent(event);
  hovered_ = tabAt(event->position().toPoint());
  update();
}

void WorkspaceTabs::leaveEvent(QEvent* event) {
  QTabBar::leaveEvent(event);
  hovered_ = -1;
  update();
}

void WorkspaceTabs::focusInEvent(QFocusEvent* event) {
  isByKey_ = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  QTabBar::focusInEvent(event);
}

WorkspaceBar::WorkspaceBar(Document& document, Workspaces& workspaces, const Actions& actions,
                           QWidget* parent)
    : QToolBar(tr("Workspaces"), parent) {
  setObjectName(QStringLiteral("workspace_bar"));
  setAccessibleName(windowTitle());
  setMovable(false);
  setFloatable(false);
  setContextMenuPolicy(Qt::PreventContextMenu);
  toggleViewAction()->setVisible(false);
  layout()->setContentsMargins({});
  auto* content = new QWidget(this);
  content->setFixedHeight(workspaceBarHeight);
  // Styles draw tool bars in a color of their own, on which an alarm is hard to read.
  content->setBackgroundRole(QPalette::Window);
  content->setAutoFillBackground(true);
  auto* row = new QHBoxLayout(content);
  row->setContentsMargins(4, 0, 12, 0);
  row->setSpacing(0);
  row->addWidget(new WorkspaceTabs(workspaces, actions, content));
  row->addSpacing(barGap);
  for (const ActionId id : {ActionId::save, ActionId::undo, ActionId::redo}) {
    auto* button = new QToolButton(content);
    button->setDefaultAction(&actions[id]);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setIconSize({barIconSide, barIconSide});
    button->setFixedSize(barButtonSide, barButtonSide);
    button->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(button);
  }
  row->addSpacing(barGap);
  auto* line = new HeadlineLine(document, content);
  row->addWidget(line, 1);
  row->addSpacing(barGap);
  row->addWidget(new ProfileMenu(document, content));
  addWidget(content);
  const auto follow = [line](Workspace one) { line->setOfOctrees(one == Workspace::octrees); };
  connect(&workspaces, &Workspaces::chosen, line, follow);
  follow(workspaces.current());
}

QSize WorkspaceBar::sizeHint() const { return {leastBarWidth, workspaceBarHeight}; }

QSize WorkspaceBar::minimumSizeHint() const { return {leastBarWidth, workspaceBarHeight}; }

}  // namespace wb::ui
