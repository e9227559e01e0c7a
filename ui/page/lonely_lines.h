#pragma once

#include <QTextDocument>
#include <cstddef>

namespace wb::ui {

/// How often something stands alone in a document that is laid out in pages, or is divided that
/// should not: a row of a table whose others are on another page, a row on two pages, one line of a
/// paragraph, no more than four lines on a page. 0 is how it should be.
std::size_t standingAlone(const QTextDocument& document);

}  // namespace wb::ui
