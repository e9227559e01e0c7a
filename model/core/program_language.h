#pragma once

#include "model/core/language.h"

namespace wb {

/// What every thread puts its texts in that is in no LanguageScope; null: English. It must outlive
/// them all. To be called before threads are started.
void speakEverywhere(const Language* language);

}  // namespace wb
