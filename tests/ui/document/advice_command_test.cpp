#include "tests/window/long_sizes.h"
#include "tests/window/window_test.h"
#include "ui/document/baseline.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <numeric>

namespace wb::ui::test {
namespace {

QString sample(const QString& name) {
  return QStringLiteral(WEIGHBRIDGE_SAMPLES "/%1.weighbridge").arg(name);
}

std::vector<std::string> assetNames(const scene::Scene& scene) {
  std::vector<std::string> names;
  for (const auto& [name, asset] : scene.assets) names.push_back(name);
  return names;
}

double impactOf(const Document& document) {
  const auto& costs = document.weighing().costs;
  return std::accumulate(costs.begin(), costs.end(), 0.0,
                         [](double sum, const auto& cost) { return sum + cost.landImpact; });
}

/// Of the first two linksets, which need not be near each other.
const advice::Suggestion linking{{0, advice::Merge{1}}, {}, {}, {}, {}};

}  // namespace

class AdviceCommandTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everySuggestionSavesWhatItSays();
  void partsAreToldAlone();
  void anotherNumberOfLinksetsIsShown();
  void aBaselineKeepsLinksetsThatAreGone();
  void savingInBetweenLosesNothing();

 private:
  std::vector<advice::Suggestion> suggestions(std::size_t linkset) const {
    return advice::advise(scene(), linkset, {}, document_->weighing().profile);
  }
  /// The first suggestion of a kind for any linkset.
  template <class Kind>
  std::optional<advice::Suggestion> first() const;
  void checkStatistics() const;
  const scene::Scene& scene() const { return document_->weighing().scene; }

  std::unique_ptr<Document> document_;
};

void AdviceCommandTest::init() { document_ = std::make_unique<Document>(); }

template <class Kind>
std::optional<advice::Suggestion> AdviceCommandTest::first() const {
  for (std::size_t linkset = 0; linkset < scene().linksets.size(); ++linkset)
    for (const advice::Suggestion& one : suggestions(linkset))
      if (std::holds_alternative<Kind>(one.change.what)) return one;
  return {};
}

/// As if all of the scene had been gone over.
void AdviceCommandTest::checkStatistics() const {
  const auto whole =
      cost::makeStatistics(scene(), cost::GeometryRules(document_->weighing().profile));
  QVERIFY(document_->weighing().statistics.linksets == whole.linksets);
}

/// Of the market, which holds the objects of the other samples, and where they have neighbours: one
/// of so many, or of the long sizes each.
void AdviceCommandTest::everySuggestionSavesWhatItSays() {
  QVERIFY(document_->open(sample("market")));
  const auto linksets = scene().linksets;
  const auto assets = assetNames(scene());
  const double impact = impactOf(*document_);
  for (std::size_t linkset = 0; linkset < linksets.size(); linkset += isLong() ? 1 : 20) {
    for (const advice::Suggestion& suggestion : suggestions(linkset)) {
      // The scene holds the hulls as they were made, and other ones arrive.
      if (suggestion.leastAfter) continue;
      applySuggestion(*document_, suggestion, "Apply");
      QCOMPARE(document_->undoStack().count(), 1);
      QCOMPARE(impactOf(*document_), impact - suggestion.saving());
      checkStatistics();
      document_->undoStack().undo();
      QVERIFY(scene().linksets == linksets);
      QVERIFY(assetNames(scene()) == assets);
      QCOMPARE(impactOf(*document_), impact);
      checkStatistics();
      document_->undoStack().redo();
      QCOMPARE(impactOf(*document_), impact - suggestion.saving());
      document_->undoStack().undo();
    }
  }
}

void AdviceCommandTest::partsAreToldAlone() {
  QVERIFY(document_->open(sample("chair")));
  const auto suggestion = first<advice::NewShapeType>();
  QVERIFY(suggestion);
  const QSignalSpy reset(document_.get(), &Document::sceneReset);
  const QSignalSpy parts(document_.get(), &Document::partChanged);
  const QSignalSpy costs(document_.get(), &Document::costsChanged);
  applySuggestion(*document_, *suggestion, "Apply");
  QCOMPARE(reset.size(), 0);
  QCOMPARE(parts.size(), 1);
  QCOMPARE(costs.size(), 1);
}

void AdviceCommandTest::anotherNumberOfLinksetsIsShown() {
  QVERIFY(document_->open(sample("market")));
  const std::size_t count = scene().linksets.size();
  const QSignalSpy reset(document_.get(), &Document::sceneReset);
  applySuggestion(*document_, linking, "Apply");
  QCOMPARE(reset.size(), 1);
  QVERIFY(!reset.front().front().toBool());
  QCOMPARE(scene().linksets.size(), count - 1);
  document_->undoStack().undo();
  QCOMPARE(reset.size(), 2);
  QCOMPARE(scene().linksets.size(), count);
}

/// Two objects were linked: both are in what was kept, and one of now has an origin.
void AdviceCommandTest::aBaselineKeepsLinksetsThatAreGone() {
  QVERIFY(document_->open(sample("market")));
  const std::size_t count = scene().linksets.size();
  Baseline baseline(*document_);
  baseline.pin(document_->weighing().profile);
  const auto before = document_->weighing().costs;
  applySuggestion(*document_, linking, "Apply");
  for (const bool isUndone : {false, true}) {
    if (isUndone) document_->undoStack().undo();
    const auto side = baseline.side();
    QVERIFY(side);
    QCOMPARE(side->scene.linksets.size(), count);
    for (std::size_t i = 0; i < count; ++i)
      QCOMPARE(side->costs[i].landImpact, before[i].landImpact);
    QCOMPARE(baseline.origins().linksets.size(), scene().linksets.size());
    for (std::size_t i = 0; i < scene().linksets.size(); ++i) {
      const auto origin = baseline.origins().linksets[i];
      QVERIFY(origin);
      QCOMPARE(side->scene.linksets[*origin].name, scene().linksets[i].name);
    }
  }
  QVERIFY(document_->open(sample("chair")));
  QVERIFY(!baseline.profile());
}

/// A new mesh is inside the project: saved and opened again, it weighs the same.
void AdviceCommandTest::savingInBetweenLosesNothing() {
  const QTemporaryDir folder;
  QVERIFY(document_->open(sample("doorway")));
  const auto mesh = first<advice::NewMesh>();
  QVERIFY(mesh);
  const double before = impactOf(*document_);
  applySuggestion(*document_, *mesh, "Apply");
  const double after = impactOf(*document_);
  const QString path = folder.filePath("saved.weighbridge");
  QVERIFY(document_->saveAs(path));
  document_->undoStack().undo();
  QCOMPARE(impactOf(*document_), before);
  Document again;
  QVERIFY(again.open(path));
  QCOMPARE(impactOf(again), after);
}

WEIGHBRIDGE_WINDOW_TEST(AdviceCommandTest);

}  // namespace wb::ui::test

#include "advice_command_test.moc"
