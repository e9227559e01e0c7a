#pragma once

#include "model/core/diagnostic.h"

#include <cstdint>
#include <string>

namespace wb::worker {

/// Why a worker that did its duty has no scene.
struct Refusal {
  enum class Reason : std::uint32_t {
    unreadable,     ///< The loader's own words are the detail.
    noTriangles,    ///< Nothing to weigh.
    tooLarge,       ///< More than the flat buffer may hold; the detail says of what.
    outsideFolder,  ///< Names a file outside its folder, which is the detail.
    fileTooLarge,   ///< The file that is the detail, or all together.
    missingFile,    ///< Names a file that is not there, which is the detail.
    notWellFormed,  ///< No XML or JSON: the details are which of both, and a line.
    damaged,        ///< The details are a place and what is wrong there.
    version,        ///< Of a version that is not read: format, version, those that are.
    extension,      ///< Needs an extension of its format, which is the detail.
    unsupported,    ///< Says something that is not read: a format, and what.
    hidden,         ///< All its triangles are hidden.
  };
  static constexpr std::uint32_t reasons = 12;
  /// Between the details of a reason that has several.
  static constexpr char separator = '\x1f';

  Reason reason = Reason::unreadable;
  std::string detail;
};

/// The refusal as a sentence.
Diagnostic diagnosticOf(const Refusal& refusal);

}  // namespace wb::worker
