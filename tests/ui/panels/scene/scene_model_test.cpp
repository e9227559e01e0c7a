#include "model/analysis/inspection.h"
#include "tests/ui/panels/scene/scene_model_case.h"
#include "tests/ui/widgets/files.h"
#include "tests/window/window_test.h"
#include "ui/document/commands.h"
#include "ui/panels/scene/detail/tree_row_text.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"

#include <QDir>
#include <QIcon>
#include <QSignalSpy>

namespace wb::ui::test {

class SceneModelTest : public SceneModelCase {
  Q_OBJECT

 private slots:
  void init() { start(); }
  void emptyDocumentHasNoRows();
  void everyRowHasAnIconOfItsKind_data();
  void everyRowHasAnIconOfItsKind();
  void linksetsStandUnderTheirRegion();
  void linksetsStandUnderTheirParcel();
  void regionsAndParcelsShowTheirBudgets();
  void withoutRegionsLinksetsStandAlone();
  void linksetsOfNoRegionStandTogether();
  void regionsOfOneNameAreToldApart();
  void everyIndexFindsItself();
  void meshShapesAreThoseOfTheFile_data();
  void meshShapesAreThoseOfTheFile();
  void primsHaveTheirShapes();
  void costStandsAtTheShapeThatIsWeighed();
  void costsAreThoseOfTheLessons();
  void costsFollowConstants();
  void namelessObjectsAreNumbered();
  void missingMeshIsMarked();
  void otherKindsOfPartsHaveOtherShapes();
  void checkBoxesHideAndShow();
  void nothingElseCanBeSet();
  void aTypedNameIsAskedFor();
  void numbersAreOfTheLocale();
  void closingAndOpeningLeavesNoTrace();

 private:
  void open(const char* name) { QVERIFY(tree_->document.open(sample(name)).has_value()); }
  static QVariant costSign(const QModelIndex& index) {
    return index.siblingAtColumn(SceneModel::costColumn).data(Qt::DecorationRole);
  }
  void visitIcons(const QModelIndex& parent, QStringList& names) const;
  QModelIndex linkset(std::size_t i) const { return tree_->model.indexOf(SceneNode::ofLinkset(i)); }
  QModelIndex part(std::size_t i, std::size_t k) const {
    return tree_->model.indexOf(SceneNode::ofPart(i, k));
  }
};

void SceneModelTest::emptyDocumentHasNoRows() { QCOMPARE(tree_->model.rowCount(), 0); }

void SceneModelTest::everyRowHasAnIconOfItsKind_data() {
  QTest::addColumn<QString>("file");
  for (const QString& file : QDir(sample("")).entryList({"*.weighbridge", "*.llmesh"}))
    QTest::newRow(qPrintable(file)) << file;
}

void SceneModelTest::visitIcons(const QModelIndex& parent, QStringList& names) const {
  for (int row = 0; row < tree_->model.rowCount(parent); ++row) {
    const QModelIndex index = tree_->model.index(row, SceneModel::nameColumn, parent);
    const QString name = nodeIconName(tree_->document.weighing(), tree_->model.nodeOf(index));
    QVERIFY2(hasIcon(name), qPrintable(text(index)));
    QVERIFY2(!index.data(Qt::DecorationRole).value<QIcon>().isNull(), qPrintable(text(index)));
    names << name;
    visitIcons(index, names);
  }
}

void SceneModelTest::everyRowHasAnIconOfItsKind() {
  QFETCH(QString, file);
  open(file.toUtf8());
  QStringList names;
  visitIcons({}, names);
  QVERIFY(names.contains("linkset") || names.contains("octree"));
  for (const scene::PartKind kind : {scene::PartKind::mesh, scene::PartKind::sculpt,
                                     scene::PartKind::flexible, scene::PartKind::ring})
    QVERIFY(hasIcon(QString::fromStdString(std::string(name(kind)))));
}

void SceneModelTest::linksetsStandUnderTheirRegion() {
  open("market.weighbridge");
  QCOMPARE(namesIn({}), QStringList{"Market"});
  const QModelIndex market = tree_->model.index(0, 0);
  QCOMPARE(namesIn(market), (QStringList{"Lower lanes", "Upper lanes"}));
  const auto& weighing = tree_->document.weighing();
  int linksets = 0;
  for (int parcel = 0; parcel < 2; ++parcel) {
    const QModelIndex index = tree_->model.index(parcel, 0, market);
    linksets += tree_->model.rowCount(index);
    double sum = 0;
    for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
      if (QString::fromStdString(weighing.scene.linksets[i].parcel) == text(index))
        sum += weighing.costs[i].landImpact;
    QCOMPARE(cost(index), shownNumber(sum) + " LI");
  }
  QCOMPARE(linksets, 21);
  QCOMPARE(cost(market),
           shownNumber(sumByRegion(weighing.scene, weighing.costs)[0].landImpact) + " LI");
}

/// What is over is full, and no more.
void SceneModelTest::regionsAndParcelsShowTheirBudgets() {
  open("market.weighbridge");
  const auto& weighing = tree_->document.weighing();
  const auto at = [](const QModelIndex& index, int role) {
    return index.siblingAtColumn(SceneModel::costColumn).data(role);
  };
  QStringList full;
  for (const cost::PlaceCost& place : sumByPlace(weighing.scene, weighing.costs)) {
    const QModelIndex index =
        tree_->model.indexOf(place.parcel ? SceneNode::ofParcel(place.region, *place.parcel)
                                          : SceneNode::ofRegion(place.region));
    QVERIFY(index.isValid() && place.capacity > 0);
    QCOMPARE(at(index, SceneModel::shareRole).toDouble(),
             std::min(place.landImpact / place.capacity, 1.0));
    const QString budget =
        shownNumber(place.landImpact) + " of " + shownNumber(place.capacity) + " LI";
    QCOMPARE(at(index, SceneModel::budgetRole).toString(), budget);
    QCOMPARE(at(index, Qt::AccessibleTextRole).toString(), budget);
    if (at(index, SceneModel::shareRole).toDouble() == 1) full << text(index);
  }
  QCOMPARE(full, QStringList{"Upper lanes"});
  QVERIFY(!at(linkset(0), SceneModel::budgetRole).isValid());
}

void SceneModelTest::withoutRegionsLinksetsStandAlone() {
  open("vehicle.weighbridge");
  QCOMPARE(namesIn({}), (QStringList{"Car with torus wheels", "Car with hulls for wheels"}));
  QCOMPARE(namesIn(linkset(1)), (QStringList{"car_body", "wheel", "wheel", "wheel", "wheel"}));
}

void SceneModelTest::regionsOfOneNameAreToldApart() {
  scene::Scene scene;
  for (const char* id :
       {"11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"}) {
    scene::Region& region = scene.regions.emplace_back();
    region.name = "Home";
    region.id = *Uuid::parse(id);
  }
  show(std::move(scene));
  QCOMPARE(namesIn({}), (QStringList{"Home (11111111)", "Home (22222222)"}));
  // Who renames it sees its own name.
  QCOMPARE(tree_->model.index(0, 0).data(Qt::EditRole).toString(), "Home");
}

/// Of two parcels of a region and one linkset beside them.
void SceneModelTest::linksetsStandUnderTheirParcel() {
  scene::Scene scene;
  scene.regions.resize(2);
  scene.regions[0].name = "North";
  scene.regions[1].name = "South";
  scene.regions[1].parcels = {{{}, "Shop", 512, {}}, {{}, "Park", 1024, {}}};
  scene.linksets = {boxes("Lamp", {"a"}), boxes("Wall", {"b", "c"}), boxes("Tree", {"d"}),
                    boxes("Bench", {"e"})};
  for (scene::Linkset& linkset : scene.linksets) linkset.region = "South";
  scene.linksets[0].parcel = scene.linksets[1].parcel = "Shop";
  scene.linksets[2].parcel = "gone";
  show(std::move(scene));
  const QModelIndex south = tree_->model.index(1, 0);
  QCOMPARE(namesIn(south), (QStringList{"Shop", "Park", "Tree", "Bench"}));
  const QModelIndex shop = tree_->model.index(0, 0, south);
  QCOMPARE(namesIn(shop), (QStringList{"Wall", "Lamp"}));
  QCOMPARE(cost(shop), "3 LI");
  QCOMPARE(cost(tree_->model.index(1, 0, south)), "0 LI");
  QCOMPARE(shop.data(Qt::EditRole).toString(), QString());
  int count = 0;
  visit({}, count);
  // Two regions, two parcels, four linksets, five parts with three shapes each.
  QCOMPARE(count, 2 + 2 + 4 + 5 + 5 * 3);
  tree_->model.search("lamp");
  QCOMPARE(namesIn({}), QStringList{"South"});
  QCOMPARE(namesIn(tree_->model.index(0, 0)), QStringList{"Shop"});
  visit({}, count);
}

void SceneModelTest::linksetsOfNoRegionStandTogether() {
  scene::Scene scene;
  for (const char* name : {"North", "South"}) scene.regions.emplace_back().name = name;
  scene.linksets = {boxes("lost", {"a"}), boxes("found", {"b"}), boxes("strayed", {"c"})};
  scene.linksets[1].region = "South";
  scene.linksets[2].region = "nowhere that exists";
  show(std::move(scene));
  QCOMPARE(namesIn({}), (QStringList{"North", "South", "No region"}));
  QCOMPARE(namesIn(tree_->model.index(0, 0)), QStringList{});
  QCOMPARE(namesIn(tree_->model.index(1, 0)), QStringList{"found"});
  QCOMPARE(namesIn(tree_->model.index(2, 0)), (QStringList{"lost", "strayed"}));
  QCOMPARE(cost(tree_->model.index(0, 0)), "0 LI");
  QCOMPARE(cost(tree_->model.index(2, 0)), "2 LI");
}

void SceneModelTest::everyIndexFindsItself() {
  open("market.weighbridge");
  int count = 0;
  visit({}, count);
  // A region, 21 linksets with 45 parts, at least three shapes each.
  QVERIFY(count > 1 + 21 + 45 + 3 * 45);
}

void SceneModelTest::meshShapesAreThoseOfTheFile_data() {
  QTest::addColumn<QString>("file");
  for (const char* name : {"chair", "duck", "stairs", "ring", "car_body"})
    QTest::newRow(name) << sample(name) + ".llmesh";
}

void SceneModelTest::meshShapesAreThoseOfTheFile() {
  QFETCH(QString, file);
  QVERIFY(tree_->document.open(file).has_value());
  const auto inspected = inspect::inspect(file.toStdString());
  const auto counted = [](const QString& shape, auto count) {
    return shape + ": " + (count ? QString("%L1 triangles").arg(*count) : QString("none"));
  };
  QStringList expected;
  for (const auto& [lod, word] : {std::pair(0, "high"), {1, "medium"}, {2, "low"}, {3, "lowest"}}) {
    const auto& facts = inspected->lods[static_cast<std::size_t>(lod)];
    expected << counted(QString("LOD ") + word,
                        facts ? std::optional(facts->triangles) : std::nullopt);
  }
  const auto& mesh = inspected->physicsMesh;
  expected << counted("Physics mesh", mesh ? std::optional(mesh->triangles) : std::nullopt);
  const QStringList names = namesIn(part(0, 0));
  QCOMPARE(names.mid(0, 5), expected);
  if (inspected->baseHull)
    QCOMPARE(names[5], QString("Base hull: %1 vertices").arg(inspected->baseHull->vertices));
  const QModelIndex hulls = tree_->model.index(6, 0, part(0, 0));
  QCOMPARE(tree_->model.rowCount(hulls), int(inspected->hulls.size()));
  for (int hull = 0; hull < tree_->model.rowCount(hulls); ++hull)
    QCOMPARE(text(tree_->model.index(hull, 0, hulls)),
             QString("hull %1: %2 vertices")
                 .arg(hull + 1)
                 .arg(inspected->hulls[static_cast<std::size_t>(hull)].vertices));
}

void SceneModelTest::primsHaveTheirShapes() {
  scene::Scene scene;
  scene.linksets = {boxes("prims", {"box", "cloth"})};
  scene.linksets[0].parts[1].kind = scene::PartKind::flexible;
  show(std::move(scene));
  QCOMPARE(namesIn(part(0, 0)),
           (QStringList{"Prim as drawn", "Physics mesh: none", "Base hull: 8 vertices"}));
  QCOMPARE(namesIn(part(0, 1)),
           (QStringList{"Prim as drawn", "Physics mesh: none", "Base hull: none"}));
}

// Eight hulls of eight points: 0.04 (64 + 8).
void SceneModelTest::costStandsAtTheShapeThatIsWeighed() {
  open("stairs.weighbridge");
  QCOMPARE(text(linkset(0)), "Stairs of eight hulls");
  QCOMPARE(cost(part(0, 0)), "2.88 PE");
  QStringList costs;
  for (int row = 0; row < 7; ++row) costs << cost(tree_->model.index(row, 0, part(0, 0)));
  QCOMPARE(costs, (QStringList{"", "", "", "", "", "", "2.88 PE"}));
}

void SceneModelTest::costsAreThoseOfTheLessons() {
  open("duck.weighbridge");
  QCOMPARE(cost(linkset(0)), "65 LI");
  open("bench.weighbridge");
  QCOMPARE(text(linkset(0)), "Bench as ever");
  QCOMPARE(cost(linkset(0)), "4 LI");
}

void SceneModelTest::costsFollowConstants() {
  open("market.weighbridge");
  const QString before = cost(tree_->model.index(0, 0));
  cost::Profile profile = tree_->document.weighing().profile;
  profile[cost::Key::hull_cost] = 1;
  changeProfile(tree_->document, profile, "Change");
  const auto& weighing = tree_->document.weighing();
  QVERIFY(cost(tree_->model.index(0, 0)) != before);
  QCOMPARE(cost(tree_->model.index(0, 0)),
           shownNumber(sumByRegion(weighing.scene, weighing.costs)[0].landImpact) + " LI");
  tree_->document.undoStack().undo();
  QCOMPARE(cost(tree_->model.index(0, 0)), before);
}

void SceneModelTest::namelessObjectsAreNumbered() {
  scene::Scene scene;
  scene.linksets = {boxes("first", {"root"}), boxes("", {"", ""})};
  show(std::move(scene));
  QCOMPARE(text(linkset(1)), "linkset 2");
  QCOMPARE(namesIn(linkset(1)), (QStringList{"part 1", "part 2"}));
}

void SceneModelTest::missingMeshIsMarked() {
  scene::Scene scene;
  scene.linksets = {boxes("whole", {"box"}), boxes("holed", {"box", "lost"})};
  scene.linksets[1].parts[1].kind = scene::PartKind::mesh;
  scene.linksets[1].parts[1].asset = "lost";
  show(std::move(scene));
  for (const QModelIndex& index : {linkset(1), part(1, 1)}) {
    QVERIFY(!costSign(index).value<QIcon>().isNull());
    QVERIFY(index.data(Qt::ToolTipRole).toString().contains("mesh is missing"));
  }
  for (const QModelIndex& index : {linkset(0), part(0, 0), part(1, 0)})
    QVERIFY(costSign(index).isNull());
  QCOMPARE(cost(part(1, 1)), "unknown");
  QCOMPARE(cost(linkset(1)), "at least 1 LI");
  QCOMPARE(tree_->model.rowCount(part(1, 1)), 0);
}

void SceneModelTest::otherKindsOfPartsHaveOtherShapes() {
  open("vehicle.weighbridge");
  const QPersistentModelIndex body = part(0, 0);
  const QPersistentModelIndex wheel = part(0, 1);
  QCOMPARE(tree_->model.rowCount(wheel), 3);
  scene::Part mesh = tree_->document.weighing().scene.linksets[0].parts[0];
  changePart(tree_->document, 0, 1, mesh, "Change");
  QCOMPARE(tree_->model.rowCount(wheel), 7);
  mesh.asset = "nothing";
  changePart(tree_->document, 0, 1, mesh, "Change");
  QCOMPARE(tree_->model.rowCount(wheel), 0);
  tree_->document.undoStack().undo();
  QCOMPARE(tree_->model.rowCount(wheel), 7);
  tree_->document.undoStack().undo();
  QCOMPARE(tree_->model.rowCount(wheel), 3);
  QCOMPARE(tree_->model.rowCount(body), 7);
}

void SceneModelTest::checkBoxesHideAndShow() {
  open("vehicle.weighbridge");
  const auto state = [](const QModelIndex& index) {
    return static_cast<Qt::CheckState>(index.data(Qt::CheckStateRole).toInt());
  };
  QCOMPARE(state(linkset(0)), Qt::Checked);
  QVERIFY(tree_->model.setData(part(0, 2), Qt::Unchecked, Qt::CheckStateRole));
  QVERIFY(tree_->visibility.isHidden(0, 2));
  QCOMPARE(state(linkset(0)), Qt::PartiallyChecked);
  QVERIFY(tree_->model.setData(linkset(0), Qt::Unchecked, Qt::CheckStateRole));
  QCOMPARE(state(linkset(0)), Qt::Unchecked);
  QCOMPARE(state(part(0, 0)), Qt::Unchecked);
  QVERIFY(tree_->model.setData(linkset(0), Qt::Checked, Qt::CheckStateRole));
  QVERIFY(tree_->visibility.isAllShown());
  QCOMPARE(state(part(0, 2)), Qt::Checked);
}

void SceneModelTest::nothingElseCanBeSet() {
  open("market.weighbridge");
  const QModelIndex region = tree_->model.index(0, 0);
  QVERIFY(!tree_->model.setData(region, Qt::Unchecked, Qt::CheckStateRole));
  const QModelIndex cost = linkset(0).siblingAtColumn(SceneModel::costColumn);
  QVERIFY(!tree_->model.setData(cost, "another name", Qt::EditRole));
  QVERIFY(!tree_->model.flags(cost).testFlag(Qt::ItemIsEditable));
  QVERIFY(region.data(Qt::CheckStateRole).isNull());
  QVERIFY(tree_->model.index(0, 0, part(0, 0)).data(Qt::CheckStateRole).isNull());
}

/// Who holds the document renames: the model only says what was typed.
void SceneModelTest::aTypedNameIsAskedFor() {
  open("market.weighbridge");
  const QString before = text(linkset(0));
  QSignalSpy wanted(&tree_->model, &SceneModel::renameWanted);
  QVERIFY(tree_->model.setData(linkset(0), "another name", Qt::EditRole));
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted.front().at(0).value<SceneNode>(), SceneNode::ofLinkset(0));
  QCOMPARE(wanted.front().at(1).toString(), QString("another name"));
  QCOMPARE(text(linkset(0)), before);
}

void SceneModelTest::numbersAreOfTheLocale() {
  QLocale::setDefault(QLocale(QLocale::German));
  open("stairs.weighbridge");
  QCOMPARE(cost(part(0, 0)), "2,88 PE");
  QLocale::setDefault(QLocale::c());
}

void SceneModelTest::closingAndOpeningLeavesNoTrace() {
  open("market.weighbridge");
  tree_->model.search("wheel");
  tree_->document.close();
  QCOMPARE(tree_->model.rowCount(), 0);
  QVERIFY(!tree_->model.isSearching());
  open("duck.weighbridge");
  QCOMPARE(namesIn({}), QStringList{"Duck"});
}

WEIGHBRIDGE_WINDOW_TEST(SceneModelTest);

}  // namespace wb::ui::test

#include "scene_model_test.moc"
