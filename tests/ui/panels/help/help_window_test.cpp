#include "ui/panels/help/help_window.h"

#include "model/cost/constants.h"
#include "model/formats/reader/reader.h"
#include "tests/window/window_test.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/panels/help/detail/help_pages.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTranslator>
#include <algorithm>
#include <memory>

namespace wb::ui::test {
namespace {

QStringList folders() { return QDir(":/help").entryList(QDir::Dirs); }

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// How many paragraphs, items of lists and rows of tables a page has.
QList<qsizetype> shapeOf(const QString& page) {
  static const QRegularExpression empty("\\n\\n+");
  static const QRegularExpression item("^([0-9]+\\.|-) ", QRegularExpression::MultilineOption);
  static const QRegularExpression row("^\\|", QRegularExpression::MultilineOption);
  return {page.trimmed().count(empty), page.count(item), page.count(row)};
}

/// As the German catalogue does.
struct GermanPages : QTranslator {
  QString translate(const char* context, const char* source, const char*, int) const override {
    return qstrcmp(context, "HelpText") == 0 && qstrcmp(source, "en") == 0 ? QStringLiteral("de")
                                                                           : QString();
  }
  bool isEmpty() const override { return false; }
};

}  // namespace

class HelpWindowTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyPageHasATitleAndAPlaceInTheContents();
  void pagesThatAreNotTranslatedAreCounted();
  void everyLinkLeadsToAPage();
  void aPageThatIsNotTranslatedIsInEnglish();
  void aLinkToAHeadingLeadsThere();
  void picturesFitThePage();
  void everyConstantIsExplained();
  void pagesSayTheDefaultsOfConstants();
  void theRestrictionsOfThisComputerAreListed();
  void aPageIsChosenByKeyboard();
  void linksAndBackLeadThere();
  void aSearchGoesToWhatItFindsAndMarksIt();
  void enterGoesToTheNextPlace();
  void aSearchLeavesThePagesThatHoldItsWords();
  void commonWordsAreNotLookedFor();
  void aSearchJumpsToTheHeadingThatAnswers();
  void termsOfTheGlossaryAreFound();
  void wordsAreFoundAtTheirBeginning();
  void theFirstLettersOfAWordAreNotLookedFor();
  void itIsSaidWhereNoPageIsFound();

 private:
  QLineEdit& searchField() { return *window_->findChild<QLineEdit*>(); }
  /// All that is marked, in small letters.
  QSet<QString> marked();
  /// The block at the top of what is seen.
  QString topLine();
  QListWidget& contents() { return *window_->findChild<QListWidget*>(); }
  QTextBrowser& page() { return *window_->findChild<QTextBrowser*>(); }
  QPushButton& button(const QString& text);

  std::unique_ptr<HelpWindow> window_;
};

void HelpWindowTest::init() {
  window_ = std::make_unique<HelpWindow>();
  window_->show();
  QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
}

QPushButton& HelpWindowTest::button(const QString& text) {
  const auto buttons = window_->findChildren<QPushButton*>();
  return **std::ranges::find_if(
      buttons, [&](const QPushButton* one) { return one->text().remove(u'&') == text; });
}

void HelpWindowTest::everyPageHasATitleAndAPlaceInTheContents() {
  QVERIFY(folders().contains("en"));
  QVERIFY(folders().contains("de"));
  const QStringList english = QDir(":/help/en").entryList();
  for (const QString& folder : folders())
    for (const QString& name : QDir(":/help/" + folder).entryList()) {
      QVERIFY2(textOf(":/help/" + folder + '/' + name).startsWith("# "), qPrintable(name));
      QVERIFY2(english.contains(name), qPrintable(folder + '/' + name + " is of no English page"));
    }
  // In the program the page of constants is made from the rules.
  QCOMPARE(qsizetype(helpPages().size()), english.size());
  QCOMPARE(helpPages().front().name, QString("index.md"));
  for (const HelpPage& each : helpPages()) QVERIFY(!each.title.isEmpty());
}

/// A page that lacks, or whose paragraphs, lists and tables differ from the English ones, is not
/// finished: the program shows it, or the English page, and the number is known.
void HelpWindowTest::pagesThatAreNotTranslatedAreCounted() {
  for (const QString& folder : folders()) {
    QStringList unfinished;
    for (const QString& name : QDir(":/help/en").entryList())
      if (shapeOf(textOf(":/help/" + folder + '/' + name)) != shapeOf(textOf(":/help/en/" + name)))
        unfinished << name;
    QVERIFY(folder != "en" || unfinished.isEmpty());
    if (!unfinished.isEmpty())
      qInfo("%s: %d pages to translate: %s", qPrintable(folder), int(unfinished.size()),
            qPrintable(unfinished.join(' ')));
  }
}

void HelpWindowTest::everyLinkLeadsToAPage() {
  static const QRegularExpression link(R"((!?)\[[^\]]*\]\(([^)#]*)[^)]*\))");
  for (const HelpPage& page : helpPages()) {
    auto found = link.globalMatch(helpText(page.name));
    while (found.hasNext()) {
      const auto one = found.next();
      const QString target = one.captured(2);
      const bool isPicture = !one.captured(1).isEmpty();
      QVERIFY2(isPicture ? QFile::exists(":/screenshots/" + target.section('/', -1))
                         : target.isEmpty() || !helpText(target).isEmpty(),
               qPrintable(page.name + ": " + target));
    }
  }
}

void HelpWindowTest::aPageThatIsNotTranslatedIsInEnglish() {
  GermanPages german;
  QVERIFY(QCoreApplication::installTranslator(&german));
  const QString translated = helpText("costs.md");
  const QString english = helpText("constants.md");
  QVERIFY(QCoreApplication::removeTranslator(&german));
  QVERIFY(!QFile::exists(":/help/de/constants.md"));
  QVERIFY(!english.isEmpty());
  QCOMPARE(english, helpText("constants.md"));
  QVERIFY(translated != helpText("costs.md"));
  QVERIFY(helpText("no_such_page.md").isEmpty());
}

void HelpWindowTest::aLinkToAHeadingLeadsThere() {
  page().setSource(QUrl("files.md#measured-costs"));
  QCOMPARE(page().textCursor().block().text(), QString("Measured costs"));
  QVERIFY(page().viewport()->rect().contains(page().cursorRect().center()));
  page().setSource(QUrl("files.md#no-such-heading"));
  QVERIFY(page().toPlainText().startsWith("File formats"));
}

void HelpWindowTest::picturesFitThePage() {
  window_->showPage("window.md");
  // Qt 6.8 hides the scroll bar, which the page before its layout had, one turn of events later.
  QTRY_VERIFY(page().document()->idealWidth() <= page().viewport()->width());
  QTRY_VERIFY(!page().horizontalScrollBar()->isVisible());
}

void HelpWindowTest::everyConstantIsExplained() {
  const QString text = helpText("constants.html");
  for (const cost::Constant& constant : cost::constants())
    QVERIFY2(text.contains(asText(constant.name)), constant.name.data());
}

/// They are filled in, so that no page can say another than the panel.
void HelpWindowTest::pagesSayTheDefaultsOfConstants() {
  const QString costs = helpText("costs.md");
  QVERIFY(costs.contains("0.05 m × triangles ÷ their mean width, at least 0.5"));
  QVERIFY(costs.contains("0.5 PE for each part and 0.25 PE for each script after the first"));
  for (const HelpPage& page : helpPages())
    for (const cost::Constant& constant : cost::constants())
      QVERIFY(!helpText(page.name).contains(QStringLiteral("{%1}").arg(constant.name.data())));
}

/// In the file itself is only a mark, which its readers do not see.
void HelpWindowTest::theRestrictionsOfThisComputerAreListed() {
  QVERIFY(textOf(":/help/en/trust.md").contains("<!--walls-->"));
  const QString text = helpText("trust.md");
  QVERIFY(!text.contains("<!--walls-->"));
  const auto models = worker::wallsAround(worker::pathOf(worker::modelReader));
  const auto archives = worker::wallsAround(worker::pathOf(worker::archiveReader));
  QVERIFY(models && archives);
  for (const worker::Wall wall : worker::allWalls) {
    const auto word = [wall](const worker::Walls& walls) {
      return walls[static_cast<std::size_t>(wall)] ? "yes" : "no";
    };
    const QString row = QStringLiteral("| `%1` | %2 | %3 | The process")
                            .arg(worker::name(wall).data(), word(*models), word(*archives));
    QCOMPARE(text.count(row), 1);
  }
  window_->showPage("trust.md");
  QVERIFY(page().toPlainText().contains("system_calls"));
}

void HelpWindowTest::aPageIsChosenByKeyboard() {
  QVERIFY(page().toPlainText().contains("Weighbridge"));
  contents().setFocus();
  QTest::keyClick(&contents(), Qt::Key_Down);
  QCOMPARE(page().source().fileName(), QString("first-steps.md"));
  QVERIFY(page().toPlainText().startsWith(contents().currentItem()->text()));
}

void HelpWindowTest::linksAndBackLeadThere() {
  window_->showPage("documents.md");
  QCOMPARE(contents().currentItem()->text(), QString("What the published documents say"));
  page().setSource(QUrl("octrees.md"));
  QTest::mouseClick(&button("Back"), Qt::LeftButton);
  QCOMPARE(page().source().fileName(), QString("documents.md"));
  QTest::mouseClick(&button("Forward"), Qt::LeftButton);
  QCOMPARE(page().source().fileName(), QString("octrees.md"));
  page().setSource(QUrl("https://example.org/elsewhere"));
  QVERIFY2(page().toPlainText().isEmpty(), "nothing is fetched");
}

QSet<QString> HelpWindowTest::marked() {
  QSet<QString> words;
  for (const auto& mark : page().extraSelections()) words << mark.cursor.selectedText().toLower();
  return words;
}

QString HelpWindowTest::topLine() { return page().cursorForPosition({20, 12}).block().text(); }

/// As people ask.
void HelpWindowTest::commonWordsAreNotLookedFor() {
  searchField().setText("why can a prim cost 500?");
  QCOMPARE(marked(), (QSet<QString>{"prim", "cost", "500"}));
  QCOMPARE(page().source().fileName(), QString("troubleshooting.md"));
  searchField().setText("why");
  QCOMPARE(marked(), QSet<QString>{"why"});
}

void HelpWindowTest::aSearchJumpsToTheHeadingThatAnswers() {
  searchField().setText("prim cost 500");
  QCOMPARE(page().source().fileName(), QString("troubleshooting.md"));
  QCOMPARE(topLine(), QString("Why does one prim cost 500 LI?"));
  QVERIFY(page().viewport()->rect().contains(page().cursorRect().center()));
  QCOMPARE(page().textCursor().block().text(), topLine());
}

void HelpWindowTest::termsOfTheGlossaryAreFound() {
  for (const QString term : {"exact", "after Analyze"}) {
    searchField().setText(term);
    QVERIFY2(page().source().fileName() == "glossary.md", qPrintable(term));
    QVERIFY2(page().textCursor().block().text().startsWith(term, Qt::CaseInsensitive),
             qPrintable(page().textCursor().block().text()));
    QCOMPARE(contents().currentRow(), 0);
  }
}

/// *k* alone is a constant; "sum" begins no word in "assume"; within words only what begins none.
void HelpWindowTest::wordsAreFoundAtTheirBeginning() {
  const auto known = [](const QRegularExpression&) { return true; };
  QVERIFY(HelpSearch("sliver", known).isIn("Slivers are expensive"));
  QVERIFY(!HelpSearch("sum", known).isIn("we assume"));
  QVERIFY(HelpSearch("k", known).isIn("The letter k."));
  QVERIFY(!HelpSearch("k", known).isIn("Keys"));
  QVERIFY(HelpSearch("物理", known).isIn("この物理形状"));
  const auto unknown = [](const QRegularExpression&) { return false; };
  QVERIFY(HelpSearch("form", unknown).isIn("Physikform"));
  QVERIFY(HelpSearch(" ?! ", known).isEmpty());
}

/// In most words of each page there is a "c": all of them would be marked, one by one.
void HelpWindowTest::theFirstLettersOfAWordAreNotLookedFor() {
  const auto unknown = [](const QRegularExpression&) { return false; };
  QVERIFY(HelpSearch("c", unknown).isEmpty());
  QVERIFY(HelpSearch("ch", unknown).isEmpty());
  QVERIFY(!HelpSearch("chi", unknown).isEmpty());
  QVERIFY(!HelpSearch("物", unknown).isEmpty());
  searchField().setText("jq");
  QCOMPARE(contents().count(), int(helpPages().size()));
  QVERIFY(marked().isEmpty());
}

void HelpWindowTest::itIsSaidWhereNoPageIsFound() {
  searchField().setText("xylophone");
  QCOMPARE(contents().count(), 1);
  QCOMPARE(contents().item(0)->text(), QString("No page contains these words."));
  QVERIFY(!contents().item(0)->flags().testFlag(Qt::ItemIsSelectable));
  QTest::keyClick(&searchField(), Qt::Key_Return);
  QVERIFY(page().source().fileName() == "index.md");
  searchField().clear();
  QCOMPARE(contents().count(), int(helpPages().size()));
}

void HelpWindowTest::aSearchLeavesThePagesThatHoldItsWords() {
  searchField().setText("harmonic SUM");
  QCOMPARE(contents().count(), 1);
  QCOMPARE(contents().item(0)->text(), QString("What the published documents say"));
  window_->findChild<QLineEdit*>()->clear();
  QCOMPARE(contents().count(), int(helpPages().size()));
}

void HelpWindowTest::aSearchGoesToWhatItFindsAndMarksIt() {
  QVERIFY(!page().toPlainText().contains("harmonic"));
  auto* search = window_->findChild<QLineEdit*>();
  QTest::keyClicks(search, "harmonic SUM");
  QCOMPARE(page().source().fileName(), QString("documents.md"));
  const auto marks = page().extraSelections();
  const QString text = page().toPlainText().toLower();
  QCOMPARE(marks.size(), text.count("harmonic") + text.count("sum"));
  QVERIFY(QStringList({"harmonic", "sum"}).contains(marks.front().cursor.selectedText().toLower()));
  QVERIFY(page().viewport()->rect().contains(page().cursorRect(marks.front().cursor).center()));
  QCOMPARE(page().textCursor().position(), marks.front().cursor.selectionStart());
  search->clear();
  QVERIFY(page().extraSelections().isEmpty());
}

/// Over all places of all pages, and round.
void HelpWindowTest::enterGoesToTheNextPlace() {
  auto* search = window_->findChild<QLineEdit*>();
  search->setText("passage");
  QVERIFY(contents().count() > 1);
  const QString first = page().source().fileName();
  const int begin = page().textCursor().position();
  QSet<QString> seen{first};
  for (int i = 0; i < 200; ++i) {
    QTest::keyClick(search, Qt::Key_Return);
    seen << page().source().fileName();
    if (page().source().fileName() == first && page().textCursor().position() == begin) break;
  }
  QCOMPARE(int(seen.size()), contents().count());
}

WEIGHBRIDGE_WINDOW_TEST(HelpWindowTest);

}  // namespace wb::ui::test

#include "help_window_test.moc"
