#pragma once

#include <QTextBlock>
#include <QTextDocument>
#include <cstddef>

namespace wb::ui {

/// The page that a line of a block is on, both from 0; of a block that has no lines, where it
/// begins.
int pageOf(const QTextDocument& document, const QTextBlock& block, int line = 0);

/// How often something stands alone in a document that is laid out in pages, or is divided that
/// should not: a row of a table whose others are on another page, a row on two pages, one line of a
/// paragraph, no more than four lines on a page. 0 is how it should be.
std::size_t standingAlone(const QTextDocument& document);

}  // namespace wb::ui
