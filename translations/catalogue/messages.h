#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace wb::translations {

/// Forms that a language may have for numbers: `1 Teil`, `2 Teile`.
inline constexpr std::size_t mostForms = 2;

/// A text of the model in a language.
struct Message {
  std::string_view english;
  std::array<std::string_view, mostForms> forms;  ///< For one, for others; alike without a number.
};

/// What a catalogue says, sorted by English.
struct Catalogue {
  std::string_view tag;  ///< BCP 47: `de`.
  std::span<const Message> messages;
};

/// Made by make_catalogues of the files translations/weighbridge_*.ts.
std::span<const Catalogue> catalogues();

}  // namespace wb::translations
