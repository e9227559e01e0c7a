#pragma once

#include "model/core/text.h"

namespace wb::recovery {

/// What can be wrong with keeping changes.
inline constexpr TextTable recoveryTexts({
    {"recovery.folder", "is no folder that changes can be kept in: {reason}"},
    {"recovery.lock", "changes cannot be kept here; a folder that allows locks was expected"},
});

}  // namespace wb::recovery
