#pragma once

#include "model/core/text.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace wb {

/// Returns the shortest decimal form of `value` that reads back bit-exact, with a decimal point in
/// every locale. Integral values below 1e15 are written without an exponent. Infinities are `inf`
/// and `-inf`, not a number is `nan`.
std::string shortest(double value);

/// Returns `value` with at most `digits` significant digits (1 to 17), trailing zeros removed, with
/// a decimal point in every locale: for people.
std::string rounded(double value, int digits = 6);

/// Returns the whole of `text` as a finite number, read independent of the locale, with a leading
/// `+` or without. Nothing for anything else (spaces, a trailing word, `inf`, `nan`, out of
/// double's range).
std::optional<double> parseNumber(std::string_view text);

/// Whether people write a length in a smaller unit than metres: below a millimetre.
bool isSmallLength(double metres);

/// A unit that people measure lengths in. Whatever is kept, computed or written is in metres.
struct LengthUnit {
  std::string_view name;  ///< As it is written behind a number.
  double perMetre;
};
inline constexpr LengthUnit metreUnit{"m", 1};
inline constexpr LengthUnit centimetreUnit{"cm", 100};
inline constexpr LengthUnit footUnit{"ft", 1 / 0.3048};
inline constexpr LengthUnit inchUnit{"in", 1 / 0.0254};
inline constexpr std::array lengthUnits{metreUnit, centimetreUnit, footUnit, inchUnit};

/// In which distances are told that are a small part of what is measured in `unit`.
const LengthUnit& unitOfErrors(const LengthUnit& unit);

/// Returns a length in `metres` with the unit that people write it in, to three digits: `0.6 m`,
/// `0.2 µm`.
Number inMetres(double metres);

/// A length in metres that people may read in another unit.
Number lengthInMetres(double metres);
/// The same of a number of metres that is there already.
Number asLength(Number metres);

/// A length as it is read in a unit, with that unit; below a millimetre as inMetres has it.
Number inUnit(const Number& length, const LengthUnit& unit);

/// Returns `length` as a number of `unit`, to four digits and without naming it: others that stand
/// beside it share it. A length in centimetres is a distance beside larger ones: see unitOfErrors.
Number amongOthers(const Number& length, const LengthUnit& unit);

/// A length as a number of centimetres, with the digits that fourDigits gives it in metres: what a
/// table and a sentence say of one distance is the same.
Number inCentimetres(double metres);

/// Returns the rotation that `xyzw` (finite, in this order as a file has them) stands for, of unit
/// length. One that is within a few last bits of that stays as it is, so that saving again changes
/// nothing. Nothing for four zeros.
std::optional<glm::dquat> rotationOf(std::array<double, 4> xyzw);

}  // namespace wb
