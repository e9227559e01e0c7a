#pragma once

#include "model/core/text.h"

namespace wb::weighing {

/// Whether what is open would upload.
inline constexpr TextTable uploadTexts({
    {"upload.ok", "Would it upload? Yes: it has nothing that the uploader is known to refuse."},
    {"upload.refused", "Would it upload? No. {first}"},
    {"upload.refused_more", "Would it upload? No, for {count} reasons. {first}"},
    {"upload.likely", "Would it upload? Likely not. {first}"},
    {"upload.likely_more", "Would it upload? Likely not, for {count} reasons. {first}"},
    {"upload.unknown",
     "Would it upload? Unknown: {count} of its meshes could not be read completely.",
     "Would it upload? Unknown: a mesh of it could not be read completely."},
    {"upload.refusal", "{part}, {place}: {why} ({confidence})."},
    {"upload.refusal_remedy", "{part}, {place}: {why} ({confidence}). Remedy: {remedy}."},
    {"upload.model_refusal", "{part} ({confidence}): {why}"},
    {"upload.alike", "{part} and {count} more like it", "{part} and one more like it"},
    {"upload.problem", "would not upload: {why}"},
    {"upload.likely_problem", "would likely not upload: {why}"},
    {"upload.problem_remedy", "would not upload: {why}. Remedy: {remedy}"},
    {"upload.likely_problem_remedy", "would likely not upload: {why}. Remedy: {remedy}"},
    {"upload.flat_base_hull",
     "its base hull has {points} points and no volume. It is likely refused, though people use "
     "such hulls in practice."},
});

}  // namespace wb::weighing
