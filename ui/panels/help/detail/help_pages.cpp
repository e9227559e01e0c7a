#include "ui/panels/help/detail/help_pages.h"

#include "model/cost/constants.h"
#include "model/formats/reader/reader.h"
#include "ui/panels/constants/constant_text.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace wb::ui {
namespace {

struct HelpText {
  Q_DECLARE_TR_FUNCTIONS(HelpText)
};

const QString indexName = QStringLiteral("index.md");
const QString constantsName = QStringLiteral("constants.html");
/// What stands for that page where the pages are read outside the program.
const QString constantsElsewhere = QStringLiteral("constants.md");
const QString english = QStringLiteral("en");

QString pathIn(const QString& language, const QString& name) {
  return QStringLiteral(":/help/%1/%2").arg(language, name);
}

/// In English where a page is not translated.
QString pathOf(const QString& name) {
  const QString path =
      pathIn(HelpText::tr("en", "the folder of the help pages in this language"), name);
  return QFile::exists(path) ? path : pathIn(english, name);
}

QString textAt(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// `{triangle_constant}` in a page is that constant's default, so that no page can say another.
/// `0.05<!--triangle_constant-->` is the same in pages that are read outside the program too.
QString withConstants(QString page) {
  static const QRegularExpression written(QStringLiteral("[0-9.]+<!--(\\w+)-->"));
  page.replace(written, QStringLiteral("{\\1}"));
  for (const cost::Constant& constant : cost::constants())
    page.replace(QStringLiteral("{%1}").arg(QString::fromUtf8(
                     constant.name.data(), static_cast<qsizetype>(constant.name.size()))),
                 shownNumber(constant.standard));
  return page;
}

const QRegularExpression& pageLink() {
  static const QRegularExpression link(
      QStringLiteral("\\[([^\\]]*)\\]\\(([\\w-]+\\.(?:md|html))(?:#[\\w-]*)?\\)"));
  return link;
}

bool isThere(const QString& name) { return name == constantsName || QFile::exists(pathOf(name)); }

/// Links lead to pages that there are; of others their words stay.
QString withLinks(QString page) {
  page.replace(QStringLiteral("](%1)").arg(constantsElsewhere),
               QStringLiteral("](%1)").arg(constantsName));
  qsizetype from = 0;
  for (auto found = pageLink().match(page, from); found.hasMatch();
       found = pageLink().match(page, from)) {
    from = found.capturedEnd();
    if (isThere(found.captured(2))) continue;
    from = found.capturedStart() + found.capturedLength(1);
    page.replace(found.capturedStart(), found.capturedLength(), found.captured(1));
  }
  return page;
}

QString contentOf(const QString& name) { return withLinks(withConstants(textAt(pathOf(name)))); }

/// A row for each restriction, a column for each program that reads strangers' files.
QString restrictionsTable() {
  QString head = QStringLiteral("| ") + HelpText::tr("restriction");
  std::vector<worker::Walls> around;
  for (const worker::ReaderProgram& reader : worker::readerPrograms) {
    const auto walls = worker::wallsAround(worker::pathOf(reader));
    if (!walls) return shown(walls.error());
    around.push_back(*walls);
    const QString family = QString::fromUtf8(reader.family.data(), qsizetype(reader.family.size()));
    head += QStringLiteral(" | ") + HelpText::tr("active (%1)", "of a reader: models").arg(family);
  }
  QString table =
      head + QStringLiteral(" | ") + HelpText::tr("meaning") + QStringLiteral(" |\n|---") +
      QStringLiteral("|---").repeated(qsizetype(around.size())) + QStringLiteral("|---|");
  for (const worker::Wall wall : worker::allWalls) {
    const std::string_view name = worker::name(wall);
    table += QStringLiteral("\n| `%1`").arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
    for (const worker::Walls& walls : around)
      table += QStringLiteral(" | ") + shown(table::Cell(walls[static_cast<std::size_t>(wall)]));
    table += QStringLiteral(" | ") + shown(worker::meaningOf(wall)) + QStringLiteral(" |");
  }
  return table;
}

/// What holds on this system, which no page can know. Each program is started once to say it.
QString withRestrictions(QString page) {
  const QString place = QStringLiteral("<!--walls-->");
  if (!page.contains(place)) return page;
  static const QString restrictions = restrictionsTable();
  return page.replace(place, QStringLiteral("## ") +
                                 HelpText::tr("Sandbox restrictions on this computer") +
                                 QStringLiteral("\n\n") + restrictions);
}

/// Written from the same table as the panel, so that it cannot say anything else.
QString constantsText() {
  QString text = QStringLiteral("<h1>%1</h1>").arg(HelpText::tr("Constants"));
  std::string_view group;
  for (const cost::Constant& constant : cost::constants()) {
    if (constant.group != group)
      text += QStringLiteral("<h2>%1</h2>").arg(titleOf(group = constant.group).toHtmlEscaped());
    text += QStringLiteral("<h3>%1</h3>").arg(titleOf(constant).toHtmlEscaped()) +
            helpFor(constant, constant.standard);
  }
  return text;
}

QString titleFrom(const QString& text) { return text.section(u'\n', 0, 0).mid(2).trimmed(); }

/// In the order in which the English index names them; any others after these.
QStringList pageNames() {
  QStringList names{indexName};
  const auto add = [&names](const QString& name) {
    if (name != constantsElsewhere && isThere(name) && !names.contains(name)) names << name;
  };
  const QString index = withLinks(textAt(pathIn(english, indexName)));
  for (auto links = pageLink().globalMatch(index); links.hasNext();) add(links.next().captured(2));
  for (const QString& name : QDir(pathIn(english, {})).entryList()) add(name);
  add(constantsName);
  return names;
}

std::vector<HelpPage> allPages() {
  std::vector<HelpPage> pages;
  for (const QString& name : pageNames())
    pages.push_back(
        {name, name == constantsName ? HelpText::tr("Constants") : titleFrom(contentOf(name))});
  return pages;
}

}  // namespace

const std::vector<HelpPage>& helpPages() {
  static const std::vector<HelpPage> pages = allPages();
  return pages;
}

QString helpText(const QString& name) {
  return name == constantsName ? constantsText() : withRestrictions(contentOf(name));
}

namespace {

/// What is read on a page: the page of constants is HTML, with headings as in the others here.
QString searchedText(const HelpPage& page) {
  QString text = helpText(page.name);
  if (!page.name.endsWith(QLatin1String(".html"))) return text;
  static const QRegularExpression heading(QStringLiteral("<h\\d>(.*?)</h\\d>"));
  static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
  return text.replace(heading, QStringLiteral("\n# \\1\n")).replace(tag, QStringLiteral(" "));
}

/// Of its best section. Lines of code that begin like a heading are none.
int scoreOf(const QString& page, const HelpSearch& search) {
  static const QRegularExpression heading(QStringLiteral("^(?:#+ (.*)|\\*\\*([^*]+)\\.\\*\\*)"));
  int best = 0;
  QString title;
  QString text;
  bool isCode = false;
  const auto close = [&] {
    best = std::max(best, search.scoreOf(title, text));
    text.clear();
  };
  for (const QString& line : page.split(u'\n')) {
    if (line.trimmed().startsWith(QLatin1String("```"))) isCode = !isCode;
    if (const auto found = heading.match(line); !isCode && found.hasMatch()) {
      close();
      title = found.captured(1) + found.captured(2);
    }
    text += line + u'\n';
  }
  close();
  return best;
}

std::vector<QString> textsOfPages() {
  std::vector<QString> texts;
  for (const HelpPage& page : helpPages()) texts.push_back(searchedText(page));
  return texts;
}

}  // namespace

HelpSearch helpSearchFor(const QString& typed) {
  std::vector<QString> texts;
  return HelpSearch(typed, [&texts](const QRegularExpression& pattern) {
    if (texts.empty()) texts = textsOfPages();
    return std::ranges::any_of(texts, [&](const QString& text) { return text.contains(pattern); });
  });
}

std::vector<HelpPage> helpPagesWith(const HelpSearch& search) {
  if (search.isEmpty()) return helpPages();
  std::vector<std::pair<int, HelpPage>> found;
  for (const HelpPage& page : helpPages())
    if (const QString text = searchedText(page); search.isIn(text))
      found.emplace_back(scoreOf(text, search), page);
  std::ranges::stable_sort(found, std::greater(), &std::pair<int, HelpPage>::first);
  std::vector<HelpPage> pages;
  for (auto& [score, page] : found) pages.push_back(std::move(page));
  return pages;
}

}  // namespace wb::ui
