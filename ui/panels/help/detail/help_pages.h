#pragma once

#include "ui/panels/help/detail/help_search.h"

#include <QString>
#include <vector>

namespace wb::ui {

/// A page of the help as its list of contents shows it.
struct HelpPage {
  QString name;   ///< Of its file: `costs.md`; links between pages use it.
  QString title;  ///< Its first heading.
};

/// All pages in the order of the index, in the language that the program speaks or, where a page
/// is not translated, in English.
const std::vector<HelpPage>& helpPages();

/// The text of a page: Markdown, or HTML for a name that ends in `.html`; empty if there is none.
QString helpText(const QString& name);

/// What a user looks for in these pages.
HelpSearch helpSearchFor(const QString& typed);

/// The pages that have all words, those that answer best first: by their best section, which is
/// below a heading or a term in bold. All pages, in their order, if nothing is looked for.
std::vector<HelpPage> helpPagesWith(const HelpSearch& search);

}  // namespace wb::ui
