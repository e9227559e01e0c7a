#include "model/grid/detail/journal.h"

#include <sys/stat.h>

#include <array>
#include <charconv>

// The journal of files being written: a log that only grows, a line for each source done, with the
// lengths of all files after it and the checks of what it added. Whatever follows the first cut or
// damaged line counts as not done (as in write-ahead logging). Reading is linear in its bytes.

namespace wb::grid {
namespace {

constexpr std::string_view beginWord = "weighbridge-statistics-3";
constexpr std::string_view finishedWord = "source";
constexpr std::string_view completeText = "complete\n";

/// Fields stand between tabs, records on lines: neither may be in a path.
std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '\t':
        result += "\\t";
        break;
      case '\n':
        result += "\\n";
        break;
      case '\\':
        result += "\\\\";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    const char c = text[++i];
    result += c == 't' ? '\t' : c == 'n' ? '\n' : c;
  }
  return result;
}

/// Takes the fields of a line one by one.
class JournalFields {
 public:
  explicit JournalFields(std::string_view line) : rest_(line) {}

  bool isAtEnd() const { return isAtEnd_; }

  std::string_view text() {
    const std::size_t end = rest_.find('\t');
    const std::string_view field = rest_.substr(0, end);
    isAtEnd_ = end == std::string_view::npos;
    rest_ = isAtEnd_ ? std::string_view() : rest_.substr(end + 1);
    return field;
  }

  template <class Number>
  bool read(Number& number) {
    if (isAtEnd_) return false;
    const std::string_view field = text();
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
    return error == std::errc{} && end == field.data() + field.size();
  }

  /// One a table.
  template <class Number>
  bool read(std::array<Number, allTables.size()>& numbers) {
    for (Number& number : numbers)
      if (!read(number)) return false;
    return true;
  }

 private:
  std::string_view rest_;
  bool isAtEnd_ = false;
};

void appendNumbers(std::string& line, std::initializer_list<std::int64_t> numbers) {
  for (const std::int64_t number : numbers) line.append("\t").append(std::to_string(number));
}

void appendAll(std::string& line, const Lengths& lengths, const Checks& checks) {
  for (const std::uint64_t length : lengths) line.append("\t").append(std::to_string(length));
  for (const std::uint32_t check : checks) line.append("\t").append(std::to_string(check));
}

std::optional<Finished> finishedIn(std::string_view line) {
  JournalFields fields(line);
  if (fields.text() != finishedWord) return {};
  Finished finished;
  int refused = 0;
  int partial = 0;
  if (!fields.read(finished.lengths) || !fields.read(finished.checks) || !fields.read(refused) ||
      !fields.read(partial) || !fields.read(finished.kind) || !fields.read(finished.digest))
    return {};
  finished.isRefused = refused != 0;
  finished.isPartial = partial != 0;
  while (!fields.isAtEnd()) {
    Stamp& stamp = finished.stamps.emplace_back();
    stamp.path = unescaped(fields.text());
    if (!fields.read(stamp.bytes) || !fields.read(stamp.changed)) return {};
  }
  return finished;
}

bool readBegin(Journal& journal, std::string_view line) {
  JournalFields fields(line);
  if (fields.text() != beginWord || fields.isAtEnd()) return false;
  journal.identity = fields.text();
  return fields.read(journal.begin) && fields.read(journal.beginChecks) && fields.isAtEnd();
}

}  // namespace

Stamp Stamp::of(const std::filesystem::path& path) {
  constexpr std::int64_t nanoseconds = 1'000'000'000;
  Stamp stamp{path.string()};
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return stamp;
  stamp.bytes = found.st_size;
  stamp.changed = found.st_mtim.tv_sec * nanoseconds + found.st_mtim.tv_nsec;
  return stamp;
}

std::string beginLine(std::string_view identity, const Lengths& lengths, const Checks& checks) {
  std::string line(beginWord);
  line.append("\t").append(identity);
  appendAll(line, lengths, checks);
  return line += '\n';
}

std::string finishedLine(const Finished& finished) {
  std::string line(finishedWord);
  appendAll(line, finished.lengths, finished.checks);
  appendNumbers(line, {finished.isRefused ? 1 : 0, finished.isPartial ? 1 : 0,
                       static_cast<std::int64_t>(finished.kind), finished.digest});
  for (const Stamp& stamp : finished.stamps) {
    line.append("\t").append(escaped(stamp.path));
    appendNumbers(line, {stamp.bytes, stamp.changed});
  }
  return line += '\n';
}

std::string_view completeLine() { return completeText; }

std::optional<Journal> readJournal(std::string_view text) {
  Journal journal;
  std::size_t at = 0;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos;
       end = text.find('\n', at)) {
    const std::string_view line = text.substr(at, end - at);
    if (at == 0) {
      if (!readBegin(journal, line)) return {};
    } else if (text.substr(at, end + 1 - at) == completeText) {
      journal.isComplete = true;
      return journal;
    } else if (auto finished = finishedIn(line)) {
      journal.finished.push_back(std::move(*finished));
    } else {
      break;
    }
    at = end + 1;
    journal.ends.push_back(at);
  }
  if (at == 0) return {};
  return journal;
}

}  // namespace wb::grid
