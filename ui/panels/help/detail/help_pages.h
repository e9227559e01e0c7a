#pragma once

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

/// The pages whose text holds all of the words, in any case.
std::vector<HelpPage> helpPagesWith(const QString& words);

}  // namespace wb::ui
