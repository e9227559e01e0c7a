#include "model/import3d/ply_header.h"

#include "model/base/text_lines.h"

#include <algorithm>
#include <string_view>

namespace wb::import3d {
namespace {

/// More of the file; whether there was any.
bool readOn(std::FILE* file, std::string& read) {
  constexpr std::size_t least = std::size_t{1} << 16;
  const std::size_t before = read.size();
  const std::size_t piece = std::max(least, before);
  read.resize(before + piece);
  read.resize(before + std::fread(read.data() + before, 1, piece, file));
  return read.size() > before;
}

/// Whether a line and what follows its end is there: LF may belong to CR before it.
bool hasLine(std::string_view text) {
  const std::size_t end = text.find_first_of("\r\n");
  return end != std::string_view::npos && end + 1 < text.size();
}

/// The words of a line with one blank between them; empty for what says nothing of the numbers.
std::string oneBlanked(std::string_view line) {
  std::string words;
  while (true) {
    const std::string_view word = takeWord(line);
    if (word.empty()) return words;
    if (words.empty() && (word == "comment" || word == "obj_info")) return {};
    if (!words.empty()) words += ' ';
    words += word;
  }
}

}  // namespace

Beginning plyHeader(std::FILE* file) {
  std::string read;
  std::size_t done = 0;  // Bytes of whole lines that were looked at.
  Beginning header;
  while (readOn(file, read)) {
    std::string_view rest = std::string_view(read).substr(done);
    while (hasLine(rest)) {
      const std::string words = oneBlanked(takeLine(rest));
      done = read.size() - rest.size();
      if (!words.empty()) header.text.append(words).append("\n");
      if (words == "end_header") {
        header.instead = done;
        return header;
      }
    }
  }
  return {};
}

}  // namespace wb::import3d
