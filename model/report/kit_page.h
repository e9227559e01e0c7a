#pragma once

#include "model/analysis/upload_kit.h"
#include "model/report/html.h"
#include "model/report/table.h"

#include <optional>
#include <string>
#include <vector>

namespace wb::page {

/// A weight that the uploader or the grid shows for what was uploaded, in words.
struct KitWeight {
  std::string name;   ///< `Download`.
  std::string value;  ///< `1.25 PE`, or between which it is after Analyze.
};

/// Returns what to expect of a `kit`: three weights, and the land impact at rest; where prims are
/// linked to what is uploaded, that with them too.
std::vector<KitWeight> kitWeights(const weighing::UploadKit& kit);

/// Returns what the object of a `kit` costs after upload, in few words: with the prims that are
/// linked to it, and after Analyze between which land impacts. Nothing where that is not known.
std::optional<Sentence> kitImpact(const weighing::UploadKit& kit);

/// Writes the page that lies beside the files of a kit: what to do in the viewer, step by step, and
/// the weights to expect.
/// @param kit      What was written.
/// @param options  Only version and style matter.
/// @param sink     Called on this thread, piece by piece in the order of the page.
void writeKitHtml(const weighing::UploadKit& kit, const HtmlOptions& options,
                  const table::Sink& sink);

}  // namespace wb::page
