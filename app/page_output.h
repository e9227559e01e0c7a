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

/// What a report's page has pictures of.
struct Pictured {
  std::span<const weighing::Weighing> weighings{};  ///< None: the page has no pictures.
  page::LinksetTest isShown{};                      ///< As page::HtmlOptions has it.
};

/// Whether a page of this format can go to the output: PDF is nothing for a terminal, which is
/// wrong usage. In a program that can't draw it goes on as the one that can (see
/// continueDrawing()), so nothing may have been read yet.
ExitState checkPage(PageFormat format, const std::string& path);

/// The page without pictures to the output, which is then finished.
ExitState writeHtml(const page::HtmlOptions& options, const PageWriter& writer, Output& output);

/// The page to the output, which is then finished. A report has pictures of what it is about, where
/// there is a display to draw with.
ExitState writePage(PageFormat format, const PageWriter& writer, Output& output,
                    const Pictured& pictured = {});

}  // namespace wb::app
