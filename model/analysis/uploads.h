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

/// Whether a part of a weighing would upload, also once its geometry was dropped.
scene::PartUpload uploadOf(const Weighing& weighing, const Target& part);

/// The same of every part, by linkset.
using Uploads = std::vector<std::vector<scene::PartUpload>>;
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
  std::size_t unknown = 0;                  ///< Parts whose meshes could not be read completely.

  /// Refused for a reason that is sure, not merely likely.
  bool isCertain() const;
};

UploadVerdict uploadVerdict(const Weighing& weighing, const Target& target);
UploadVerdict uploadVerdict(const Weighing& weighing);

/// `Would it upload? No. Rail, physics mesh: a degenerate triangle …`: with the first reason.
/// Nothing where nothing is uploaded.
std::optional<Sentence> uploadSentence(const UploadVerdict& verdict, const Weighing& weighing);

/// The other reasons, a sentence each.
std::vector<Sentence> furtherRefusals(const UploadVerdict& verdict, const Weighing& weighing);

/// Every reason as a finding of its part; see placedFindings.
Diagnostics uploadFindings(const Weighing& weighing);

}  // namespace wb::weighing
