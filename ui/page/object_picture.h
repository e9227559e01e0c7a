#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/find_targets.h"
#include "model/core/language.h"
#include "model/report/html.h"
#include "viewport/culprit_view.h"

#include <QImage>
#include <QSize>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::ui {

/// How many pixels a picture on a page has.
inline constexpr QSize pagePictureSize(1200, 900);

/// A picture of what a page is about.
struct ObjectPicture {
  QImage image{};            ///< Null where there is nothing to be seen, or no way to draw.
  bool isExplained = false;  ///< What makes it expensive is marked.

  bool operator==(const ObjectPicture&) const = default;
};

/// Draws a linkset, a part or everything as everybody sees it, by itself on white and framed; of a
/// linkset or part, where the picture is large enough for words, what makes it expensive is marked.
/// Null where there is no way to draw (see viewport::isOpenGlThere). Waits for it.
/// @param language  Of the labels.
ObjectPicture objectPicture(const weighing::Weighing& weighing,
                            const std::optional<weighing::Target>& target,
                            const QSize& size = pagePictureSize, const Language& language = {});

/// Returns what is lit in the picture of a linkset or part, as the view lights it when that is
/// selected. Its labels have the numbers of the list on the page, where that lists anything, and
/// set thousands apart as the page does.
viewport::CulpritView explainedOnPage(const weighing::Weighing& weighing,
                                      const weighing::Target& target,
                                      const Language& language = {});

/// The bytes of a file; empty of a picture that is null.
std::string pngOf(const QImage& picture);

/// What page::HtmlOptions shows of a report's most expensive: PNG files. Waits for each picture.
/// @param isShown  Only of these linksets; empty: of all.
std::vector<std::string> thumbnailsOf(std::span<const weighing::Weighing> weighings,
                                      const page::LinksetTest& isShown = {});

}  // namespace wb::ui
