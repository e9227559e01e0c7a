#pragma once

#include "model/analysis/find_targets.h"
#include "model/scene/upload_facts.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::weighing {

struct Weighing;

/// Returns whether a `part` of a `weighing` would upload, also once its geometry was dropped. The
/// target must name a part.
scene::PartUpload uploadOf(const Weighing& weighing, const Target& part);

/// Whether each part would upload, by linkset.
using Uploads = std::vector<std::vector<scene::PartUpload>>;
/// Returns that of every part of a `weighing`, in the scene's order.
Uploads uploadsOf(const Weighing& weighing);

/// A reason why something would not upload, with where it is and what is to be done.
struct UploadRefusal {
  Target part;            ///< The first that it is about.
  std::size_t alike = 0;  ///< Parts after it that it is about too.
  Diagnostic finding;     ///< Why; its place is in the mesh, or in the model's file.
  asset::RefusalConfidence confidence = asset::RefusalConfidence::viewer;
  std::vector<std::uint32_t> indices;  ///< All triangles or hulls that it is about.
  std::optional<Sentence> remedy;
  bool isOfModel = false;  ///< Of the file that it was read from: whole sentences, remedy and all.
};

/// Whether a linkset, a part or all that is open would upload.
struct UploadVerdict {
  std::optional<scene::UploadState> state;  ///< Nothing where nothing is uploaded: prims alone.
  std::vector<UploadRefusal> refusals;      ///< Those that are sure first.
  std::size_t unknown = 0;  ///< Meshes that are missing or could not be read completely.

  /// Refused for a reason that is sure, not merely likely.
  bool isCertain() const;
};

/// Returns whether a linkset or part (the `target`) of a `weighing` would upload. Reasons of parts
/// of one mesh and size are there once.
UploadVerdict uploadVerdict(const Weighing& weighing, const Target& target);
/// The same for all linksets of a `weighing`.
UploadVerdict uploadVerdict(const Weighing& weighing);

/// Returns a `verdict` as a sentence with the first reason: whether it would upload, and if not,
/// the part, the place and what is wrong there. Nothing where nothing is uploaded. The `weighing`
/// is the one that the verdict is of.
std::optional<Sentence> uploadSentence(const UploadVerdict& verdict, const Weighing& weighing);

/// Returns the other reasons of a `verdict`, a sentence each. The `weighing` is the one that the
/// verdict is of.
std::vector<Sentence> furtherRefusals(const UploadVerdict& verdict, const Weighing& weighing);

/// Returns every reason of a `weighing` as a finding of its part; without a file: see
/// placedFindings.
Diagnostics uploadFindings(const Weighing& weighing);

}  // namespace wb::weighing
