// Core: what every other package of the model stands on. It knows nothing of meshes or costs, and
// no Qt.
//
// This header has the types that nearly every function takes or returns: `Bytes` and `ByteView`;
// `Diagnostic`, one thing found wrong, with its text, place and file; `Result<T>`, a value or the
// one diagnostic that says why there is none; `Loaded<T>`, a value with the findings made while it
// was read; `Findings`, which collects these. No exception crosses a package: begin with `Result`
// and `failure()`.
//
// task.h            Task: progress, cancelling, and the memory that work may take
// threads.h         inParallel, makeInOrder: work on several threads, with the same result on any
//                   number
// text.h            Text, TextTable, Value: sentences as codes with arguments; language.h renders
//                   them
// plain_text.h      UTF-8, lines, columns of a terminal, "did you mean"; number.h: numbers,
//                   lengths, rotations
// file.h            readFile, AtomicFile: a file is written whole or not at all; mapped_file.h;
//                   result_cache.h
// llsd.h            LLSD in its three forms; json_printer.h: JSON as text; xml.h; compression.h:
//                   zlib and gzip; identifiers.h: UUID, SHA-256, base64
// limits.h          every bound that a reader enforces

#pragma once

#include "model/core/language.h"

#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb {

/// Bytes that are owned, of a file or of a part of one.
using Bytes = std::vector<std::uint8_t>;
/// Bytes that somebody else owns and keeps alive.
using ByteView = std::span<const std::uint8_t>;

/// Returns the bytes of `text`, not copied: valid as long as these are.
inline ByteView bytesOf(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Returns `bytes` as a text, not copied: valid as long as these are. Whether they are UTF-8 is not
/// checked, and no zero ends them.
inline std::string_view textOf(ByteView bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// How much a finding matters: a note is worth knowing, a warning is read all the same, after an
/// error something is left out or nothing could be read.
enum class Severity { note, warning, error };

/// Returns `note`, `warning` or `error`, as `severity` is written.
std::string_view name(Severity severity);

/// One thing found wrong or worth knowing: what (a text with its arguments), where, how often.
struct Diagnostic {
  Severity severity = Severity::error;
  Text text;
  std::vector<Argument> arguments;
  std::string place;      ///< Inside the file: `byte 132`, `physics_mesh`, `linksets[2].parts[0]`.
  std::size_t count = 1;  ///< Equal findings are counted, not repeated.
  std::string file;       ///< As the user named it; readers of bytes leave it to their caller.
};

/// Findings in the order in which they were made.
using Diagnostics = std::vector<Diagnostic>;

/// Returns the sentence of `diagnostic` in `language` (null: English), without its file and place.
std::string message(const Diagnostic& diagnostic, const Language* language = currentLanguage());

/// Returns `diagnostic` as `FILE: PLACE: sentence` in this thread's language, without the parts
/// that are empty.
std::string line(const Diagnostic& diagnostic);

/// Returns `diagnostic` with `place` before the one it names: `PLACE: its own`.
Diagnostic inPlace(Diagnostic diagnostic, std::string_view place);

/// Returns `diagnostic` with the `file` it was found in, unless it already names one.
Diagnostic inFile(Diagnostic diagnostic, std::string_view file);

/// Moves `found` to the end of `all`, giving each the file where it has none.
void append(Diagnostics& all, Diagnostics found, std::string_view file = {});

/// A value, or the one diagnostic that says why there is none. No exception crosses a module.
template <class T>
using Result = tl::expected<T, Diagnostic>;

/// A value with the findings made while reading it.
template <class T>
struct Loaded {
  T value;
  Diagnostics findings;
};

/// Returns the error of a Result, of severity error and in no file:
/// `return failure(texts["llsd.truncated"], {{"what", "a string"}}, "byte 4")`.
/// @param text  Its sentence, from a TextTable.
/// @param arguments  What fills the names in the sentence; a name that is missing stays as it is.
/// @param place  Inside the file; empty: the file as a whole.
inline tl::unexpected<Diagnostic> failure(Text text, std::vector<Argument> arguments = {},
                                          std::string place = {}) {
  return tl::unexpected(
      Diagnostic{Severity::error, text, std::move(arguments), std::move(place), 1, {}});
}

/// Passes on the error of `failed`, which must hold one.
template <class T>
tl::unexpected<Diagnostic> failure(Result<T>&& failed) {
  return tl::unexpected(std::move(failed).error());
}

/// Collects what is found in one file. A hostile or badly broken file cannot make it grow beyond
/// limits::findings; further findings are only counted, and of
/// long texts only the beginning is kept.
class Findings {
 public:
  /// Takes up `finding`, or only counts it once there are limits::findings. Its place and the texts
  /// that fill it are cut after 1000 bytes.
  void add(Diagnostic finding);
  /// Takes up a warning, as add() does.
  /// @param place  Inside the file, as Diagnostic has it.
  /// @param text  Its sentence, from a TextTable.
  /// @param arguments  What fills the sentence.
  void warn(std::string place, Text text, std::vector<Argument> arguments = {}) {
    add({Severity::warning, text, std::move(arguments), std::move(place), 1, {}});
  }
  /// Takes up a note that is given once for every such thing in a list or a list of lists, and
  /// counted after that: equal are those of one `key` whose places differ in nothing but numbers.
  /// @param place  Inside the file, with the indices of the lists as decimal digits.
  /// @param key  Tells notes apart that have such places in common; it is not shown.
  /// @param make  Gives the note; called for the first of equal ones only.
  void noteAgain(const std::string& place, const std::string& key,
                 const std::function<Diagnostic()>& make);
  /// Takes up a `finding` that is about something at a `place` of the project: the place comes
  /// before the finding's own, and its file is dropped.
  void addInside(Diagnostic finding, const std::string& place);

  /// Whether the next one is only counted: what would make it expensive can be left out.
  bool isFull() const;
  bool empty() const { return findings_.empty(); }
  /// The first of them; there must be one.
  const Diagnostic& first() const { return findings_.front(); }

  /// All of them, such notes after the others, the last one saying how many more there were.
  Diagnostics take();

 private:
  Diagnostics findings_;
  Diagnostics notes_;
  std::map<std::string, std::size_t> noted_;  ///< Where in notes_ each is.
  std::size_t more_ = 0;
};

/// How a reader knows that it read all that a file once held.
enum class Wholeness : std::uint8_t {
  checked,     ///< A checksum or digest holds, or the length is used up exactly.
  consistent,  ///< All counts and sizes that the file declares hold.
  unknown      ///< The format cannot tell, or the file fails its own check.
};

/// Returns `checked`, `consistent` or `unknown`, as `wholeness` is written.
constexpr std::string_view name(Wholeness wholeness) {
  constexpr std::array<std::string_view, 3> names{"checked", "consistent", "unknown"};
  return names[static_cast<std::size_t>(wholeness)];
}

/// Returns the weaker of `a` and `b`: a file read in two steps is known to be whole as far as both
/// are.
constexpr Wholeness weaker(Wholeness a, Wholeness b) { return a > b ? a : b; }

}  // namespace wb
