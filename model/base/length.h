#pragma once

#include "model/base/value.h"

namespace wb {

/// Whether people write a length in a smaller unit than metres: below a millimetre.
bool isSmallLength(double metres);

/// A length with the unit that people write it in: `0.6 m`, `0.2 µm`.
Number inMetres(double metres);

/// A length as a number of centimetres, with the digits that fourDigits gives it in metres: what a
/// table and a sentence say of one distance is the same.
Number inCentimetres(double metres);

}  // namespace wb
