// The bar above the panels: workspaces, what all costs, and under which profile.
#include "ui/window/detail/workspace_bar.h"

#include "tests/ui/window/workspaces_case.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/constants/profile_changes.h"
#include "ui/panels/scenarios/profile_menu.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"

#include <QHash>
#include <QToolButton>

namespace wb::ui::test {

class WorkspaceBarTest : public WorkspacesCase {
  Q_OBJECT

 private slots:
  void init() { begin(); }
  void cleanup() { end(); }
  void theFourAreTabsWithKeys();
  void theBarHoldsStill();
  void theNumberIsOfWhatIsOpen();
  void theTreeHasCostsWhereTheyMatter();
  void theColumnOfCostsIsNarrow();
  void theNumberSaysWhatIsOver();
  void scenariosAreInTheMenuOfProfiles();

 private:
  QString number() { return window_->findChild<QLabel*>("total")->text(); }
};

void WorkspaceBarTest::theFourAreTabsWithKeys() {
  open(sample("market.weighbridge"));
  auto& tabs = panel<WorkspaceTabs>();
  QStringList titles;
  for (int i = 0; i < tabs.count(); ++i) titles << tabs.tabText(i);
  QCOMPARE(titles, (QStringList{"Explain", "Optimize", "Tune", "Octrees"}));
  QVERIFY(!tabs.accessibleName().isEmpty());
  for (int i = 3; i >= 0; --i) {
    QTest::keyClick(window_.get(), static_cast<Qt::Key>(Qt::Key_1 + i),
                    Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(spaces().current(), allWorkspaces[static_cast<std::size_t>(i)]);
    QCOMPARE(tabs.currentIndex(), i);
    QVERIFY(action(titles[i])->isChecked());
    QVERIFY(tabs.tabToolTip(i).contains("Ctrl+Alt+" + QString::number(i + 1)));
  }
  QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(2).center());
  QCOMPARE(spaces().current(), Workspace::tune);
  tabs.setFocus();
  QTest::keyClick(&tabs, Qt::Key_Left);
  QCOMPARE(spaces().current(), Workspace::optimize);
}

/// In every workspace, and whatever the number is.
void WorkspaceBarTest::theBarHoldsStill() {
  open(sample("market.weighbridge"));
  const auto& bar = panel<WorkspaceBar>();
  for (const QSize& size : {QSize(900, 600), QSize(1440, 900)}) {
    resize(size);
    QCOMPARE(bar.height(), 44);
    QHash<QWidget*, QRect> before;
    for (auto* one : bar.findChildren<QWidget*>())
      if (qobject_cast<QToolButton*>(one) || qobject_cast<QComboBox*>(one) ||
          qobject_cast<QTabBar*>(one))
        if (one->isVisible())
          before.insert(one, {one->mapTo(window_.get(), QPoint()), one->size()});
    QCOMPARE(before.size(), 5);  // Tabs, save, undo, redo, profile.
    const auto holdStill = [&] {
      for (auto it = before.begin(); it != before.end(); ++it)
        QCOMPARE(QRect(it.key()->mapTo(window_.get(), QPoint()), it.key()->size()), it.value());
      for (const QRect& one : before)
        QVERIFY(bar.rect().translated(bar.mapTo(window_.get(), QPoint())).contains(one));
    };
    for (const Workspace one : allWorkspaces) {
      choose(one);
      holdStill();
      for (const double value : {0.0005, 0.05, 500.0}) {
        changeConstant(window_->document(), cost::Key::triangle_constant, value, Gesture::none);
        QTest::qWait(30);
        holdStill();
      }
    }
  }
}

void WorkspaceBarTest::theNumberIsOfWhatIsOpen() {
  QVERIFY(number().isEmpty());
  open(sample("market.weighbridge"));
  QCOMPARE(number(), QStringLiteral("2835 of 20000 LI"));
  open(sample("chair.llmesh"));
  QVERIFY2(number().endsWith(" LI"), qPrintable(number()));
  QVERIFY(!number().contains("of"));
  QByteArray model("o box\n");
  for (const char* vertex :
       {"0 0 0", "1 0 0", "1 1 0", "0 1 0", "0 0 1", "1 0 1", "1 1 1", "0 1 1"})
    model += QByteArray("v ") + vertex + '\n';
  for (const char* face : {"1 4 3 2", "5 6 7 8", "1 2 6 5", "2 3 7 6", "3 4 8 7", "4 1 5 8"})
    model += QByteArray("f ") + face + '\n';
  open(makeFile("box.obj", model));
  QVERIFY2(number().endsWith(" LI after upload"), qPrintable(number()));
  open(QStringLiteral(WEIGHBRIDGE_DATA "/octree/octree_indented.scene"));
  QVERIFY2(number().contains(" cube"), qPrintable(number()));
  QVERIFY2(number().contains(", depth "), qPrintable(number()));
  open(sample("market.weighbridge"));
  choose(Workspace::octrees);
  QCOMPARE(number(), QStringLiteral("No octrees"));
}

/// Octrees have no costs.
void WorkspaceBarTest::theTreeHasCostsWhereTheyMatter() {
  open(sample("market.weighbridge"));
  const auto& tree = panel<SceneTree>();
  QVERIFY(!tree.isColumnHidden(SceneModel::costColumn));
  choose(Workspace::octrees);
  QVERIFY(tree.isColumnHidden(SceneModel::costColumn));
  choose(Workspace::optimize);
  QVERIFY(!tree.isColumnHidden(SceneModel::costColumn));
}

/// By name and by how much; in words in the tooltip.
/// As wide as its longest number, that of the whole region: names have the rest.
void WorkspaceBarTest::theColumnOfCostsIsNarrow() {
  open(sample("market.weighbridge"));
  const auto& tree = panel<SceneTree>();
  const QString longest = tree.model()->index(0, SceneModel::costColumn).data().toString();
  const int width = tree.fontMetrics().horizontalAdvance(longest);
  QVERIFY2(longest.contains("2"), qPrintable(longest));
  QVERIFY(tree.columnWidth(SceneModel::costColumn) >= width);
  QVERIFY2(tree.columnWidth(SceneModel::costColumn) <= width + 20,
           qPrintable(QString::number(tree.columnWidth(SceneModel::costColumn) - width)));
}

void WorkspaceBarTest::theNumberSaysWhatIsOver() {
  resize({1440, 900});
  open(sample("market.weighbridge"));
  const auto& over = *window_->findChild<QLabel*>("exceeded");
  QVERIFY2(over.text().contains("Upper lanes +1371"), qPrintable(over.text()));
  QVERIFY(over.isVisible());
  QVERIFY(over.width() >= over.sizeHint().width());
  QVERIFY(over.toolTip().contains("The parcel Upper lanes uses"));
  open(sample("chair.weighbridge"));
  QTRY_VERIFY(!over.isVisible());
}

void WorkspaceBarTest::scenariosAreInTheMenuOfProfiles() {
  open(sample("market.weighbridge"));
  auto& menu = panel<ProfileMenu>();
  scene::ProfileSetting soft;
  soft.name = "Soft";
  changeScenarios(window_->document(), {soft}, "Add scenario");
  const auto& scenarios = window_->document().weighing().scene.scenarios;
  const int builtIn = static_cast<int>(cost::builtInProfiles().size());
  QCOMPARE(menu.count(), builtIn + 1 + static_cast<int>(scenarios.size()));
  const QString name = QString::fromStdString(scenarios.front().name);
  QCOMPARE(menu.itemText(builtIn + 1), name);
  emit menu.activated(builtIn + 1);
  QCOMPARE(menu.title(), name);
  QCOMPARE(window_->document().undoStack().count(), 2);
  emit menu.activated(0);
  QCOMPARE(menu.title(), menu.itemText(0));
  QVERIFY(!action("Undo")->text().isEmpty());
  window_->document().undoStack().undo();
  QCOMPARE(menu.title(), name);
}

WEIGHBRIDGE_WINDOW_TEST(WorkspaceBarTest);

}  // namespace wb::ui::test

#include "workspace_bar_test.moc"
