#include "ui/help/help_pages.h"

#include "model/cost/constants.h"
#include "ui/base/model_text.h"
#include "ui/constants/constant_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

struct HelpText {
  Q_DECLARE_TR_FUNCTIONS(HelpText)
};

const QString constantsName = QStringLiteral("constants.html");

constexpr std::array pageNames{"index.md",        "first-steps.md", "costs.md",      "tuning.md",
                               "compose.md",      "octrees.md",     "documents.md",  "examples.md",
                               "stories.md",      "story-chair.md", "story-wall.md", "story-car.md",
                               "story-region.md", "story-k.md",     "story-ray.md",  "files.md",
                               "columns.md",      "measure.md"};

QString pathOf(const QString& name) {
  return QStringLiteral(":/help/%1/%2")
      .arg(HelpText::tr("en", "the folder of the help pages in this language"), name);
}

/// `{triangle_constant}` in a page is that constant's default, so that no page can say another.
QString withConstants(QString page) {
  for (const cost::Constant& constant : cost::constants())
    page.replace(QStringLiteral("{%1}").arg(QString::fromUtf8(
                     constant.name.data(), static_cast<qsizetype>(constant.name.size()))),
                 shownNumber(constant.standard));
  return page;
}

QString contentOf(const QString& name) {
  QFile file(pathOf(name));
  // A page that has not been translated yet is read in English.
  if (!file.exists()) file.setFileName(QStringLiteral(":/help/en/") + name);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return withConstants(QString::fromUtf8(file.readAll()));
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

std::vector<HelpPage> allPages() {
  std::vector<HelpPage> pages;
  pages.reserve(pageNames.size() + 1);
  for (const char* name : pageNames)
    pages.push_back({QLatin1StringView(name), titleFrom(contentOf(QLatin1StringView(name)))});
  pages.push_back({constantsName, HelpText::tr("Constants")});
  return pages;
}

}  // namespace

const std::vector<HelpPage>& helpPages() {
  static const std::vector<HelpPage> pages = allPages();
  return pages;
}

QString helpText(const QString& name) {
  return name == constantsName ? constantsText() : contentOf(name);
}

std::vector<HelpPage> helpPagesWith(const QString& words) {
  const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
  std::vector<HelpPage> found;
  for (const HelpPage& page : helpPages()) {
    const QString text = helpText(page.name);
    if (std::ranges::all_of(
            wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
      found.push_back(page);
  }
  return found;
}

}  // namespace wb::ui
