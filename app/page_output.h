#pragma once

#include "app/output.h"
#include "model/report/html.h"

#include <cstdint>
#include <functional>
#include <span>

namespace wb::app {

enum class PageFormat : std::uint8_t { html, pdf };

/// Writes a page of HTML by the options.
using PageWriter = std::function<void(const page::HtmlOptions&, const table::Sink&)>;

/// Whether a page of this format can go to the output. PDF needs the window's libraries, and is
/// nothing for a terminal: that is wrong usage.
ExitState checkPage(PageFormat format, const std::string& path);

/// The page to the output, which is then finished. A report has pictures of what it is about, where
/// there is a display to draw with.
ExitState writePage(PageFormat format, const PageWriter& writer, Output& output,
                    std::span<const weighing::Weighing> pictured = {});

}  // namespace wb::app
