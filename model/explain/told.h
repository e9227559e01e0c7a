#pragma once

#include "model/base/diagnostic.h"
#include "model/cost/why.h"

#include <cstdint>
#include <string>

/// What was put together without regard to language, said in the one that is spoken. What comes
/// from files stays as it is; where none is spoken all is English, letter for letter.
namespace wb::explain {

/// A sentence of the weighing or of advice.
std::string told(const cost::Statement& statement);

/// The sentence of a finding, without its file and place.
std::string told(const Diagnostic& finding);

/// The name of a term: `seat: triangle mesh`.
std::string nameOf(const cost::Term& term);

/// What a symbol of a formula stands for, in words.
std::string meaningOf(const cost::Symbol& symbol);

/// What fills a sentence: a word of the tables, a constant by its key, a number, or anything that
/// stays as it is, which is what comes from files.
enum class Filling : std::uint8_t { asItIs, number, constant, word };

/// Told by the argument's name where names from files read like words or numbers.
Filling fillingOf(const Argument& argument);

}  // namespace wb::explain
