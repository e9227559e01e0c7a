// Problem: a large project's text read on all cores, with the same result as on one.
// Method: a single pass over strings, brackets and commas splits the list of linksets into pieces
// that are JSON by themselves. They are parsed in parallel. Where anything at all is amiss the text
// is read as a whole instead, so findings never depend on the pieces.
// Complexity: O(bytes), and twice that where it is read again.
// Constants: `large` and `bytesOfPiece` only change the speed:
// `./dev bench --benchmark_filter=readProject` (tests/benchmarks/project.cpp).
#include "model/scene/detail/project_pieces.h"

#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/core/threads.h"
#include "model/scene/detail/json_fields.h"
#include "model/scene/detail/json_values.h"
#include "model/scene/detail/project_fields.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/json_document.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>

namespace wb::scene {

Result<void> checkVersion(const Json& document) {
  if (!document.is_object() || !document.contains(versionKey))
    return failure(sceneTexts["project.not_a_project"]);
  const Json& version = document[versionKey];
  const double number = version.is_number() ? std::floor(version.get<double>()) : 0;
  if (number > majorVersion)
    return failure(sceneTexts["project.newer_version"], {{"version", excerpt(version)}},
                   std::string(versionKey));
  if (number < majorVersion)
    return failure(sceneTexts["project.bad_version"], {{"found", excerpt(version)}},
                   std::string(versionKey));
  return {};
}

namespace {

constexpr std::size_t large = std::size_t{1} << 20;         ///< Bytes that are worth threads.
constexpr std::size_t bytesOfPiece = std::size_t{1} << 18;  ///< Many times as many as threads.
constexpr std::string_view listKey = "\"linksets\"";
constexpr std::string_view blanks = " \t\r\n";

/// Goes over a JSON text by its strings, brackets and commas.
class Splitter {
 public:
  Splitter(std::string_view text, std::size_t pieceBytes) : text_(text), pieceBytes_(pieceBytes) {}

  std::optional<ProjectPieces> split() && {
    for (at_ = 0; at_ < text_.size() && !isAmiss_; ++at_) take(text_[at_]);
    if (isAmiss_ || depth_ != 0 || end_ == 0 || values_ > limits::projectValues) return {};
    pieces_.rest.append(text_.substr(0, begin_)).append(text_.substr(end_));
    return std::move(pieces_);
  }

 private:
  static constexpr std::size_t listDepth = 2;

  bool isInList() const { return begin_ != 0 && end_ == 0; }

  void take(char c) {
    switch (c) {
      case '"':
        return takeString();
      case '{':
      case '[':
        ++values_;
        return open();
      case '}':
      case ']':
        return close();
      case ',':
        ++values_;
        if (isInList() && depth_ == listDepth) endElement(true);
        return;
      default:
        return;
    }
  }

  /// To its closing quote. The key of the list is seen by what stands behind it.
  void takeString() {
    const std::size_t begin = at_;
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
      if (text_[at_] == '\\') ++at_;
    if (depth_ != 1 || text_.substr(begin, at_ + 1 - begin) != listKey) return;
    std::size_t next = text_.find_first_not_of(blanks, at_ + 1);
    if (next == std::string_view::npos || text_[next] != ':') return;
    next = text_.find_first_not_of(blanks, next + 1);
    isAmiss_ = begin_ != 0 || next == std::string_view::npos || text_[next] != '[';
    begin_ = next + 1;
  }

  void open() {
    ++depth_;
    if (at_ + 1 == begin_) pieceBegin_ = elementBegin_ = begin_;
  }

  void close() {
    if (isInList() && depth_ == listDepth) {
      endElement(false);
      end_ = at_;
    }
    isAmiss_ = isAmiss_ || depth_ == 0;
    --depth_;
  }

  /// Behind an element. One that says nothing is amiss, but for the only one of an empty list.
  void endElement(bool isMoreToCome) {
    const std::string_view element = text_.substr(elementBegin_, at_ - elementBegin_);
    const bool isEmpty = element.find_first_not_of(blanks) == std::string_view::npos;
    isAmiss_ = isAmiss_ || (isEmpty && (isMoreToCome || elementBegin_ != begin_));
    elementBegin_ = at_ + 1;
    if (isEmpty || (isMoreToCome && at_ - pieceBegin_ < pieceBytes_)) return;
    std::string& piece = pieces_.linksets.emplace_back("{");
    piece.append(listKey).append(":[").append(text_.substr(pieceBegin_, at_ - pieceBegin_));
    piece.append("]}");
    pieceBegin_ = at_ + 1;
  }

  std::string_view text_;
  std::size_t pieceBytes_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  std::size_t values_ = 1;  ///< At most.
  std::size_t begin_ = 0;   ///< Behind the list's bracket; 0: not yet.
  std::size_t end_ = 0;     ///< At the one that closes it.
  std::size_t elementBegin_ = 0;
  std::size_t pieceBegin_ = 0;
  bool isAmiss_ = false;
  ProjectPieces pieces_;
};

/// What `declare` makes of a text; nothing where anything is to be said about that.
template <class Item>
std::optional<Item> readSilently(std::string_view text, const Task& task) {
  Findings findings;
  const Result<Json> document = parseJson(text, findings, task);
  if (!document) return {};
  if constexpr (std::is_same_v<Item, Scene>)
    if (!checkVersion(*document)) return {};
  Item item;
  const Place top;
  FieldReader fields(*document, top, findings, task);
  declare(fields, item);
  if (!findings.take().empty()) return {};
  return item;
}

struct LinksetList {
  std::vector<Linkset> linksets;
};

template <class Fields>
void declare(Fields& fields, LinksetList& list) {
  fields.list("linksets", list.linksets);
}

}  // namespace

std::optional<ProjectPieces> piecesOf(std::string_view text, std::size_t pieceBytes) {
  return Splitter(text, pieceBytes).split();
}

std::optional<Scene> readInPieces(std::string_view text, const Task& task) {
  if (text.size() < large) return {};
  const auto pieces = piecesOf(text, bytesOfPiece);
  if (!pieces) return {};
  MemoryBudget budget(memoryLeft(task));
  Task own = task;
  own.memory = &budget;
  std::optional<Scene> scene;
  std::vector<std::vector<Linkset>> linksets(pieces->linksets.size());
  std::atomic<bool> isSilent = true;
  inParallel(linksets.size() + 1, 1, 0, [&](std::size_t i, std::size_t) {
    if (!isSilent) return;
    if (i == 0) {
      scene = readSilently<Scene>(pieces->rest, own);
      isSilent = isSilent && scene;
    } else if (auto read = readSilently<LinksetList>(pieces->linksets[i - 1], own)) {
      linksets[i - 1] = std::move(read->linksets);
    } else {
      isSilent = false;
    }
  });
  if (!isSilent || !scene->linksets.empty() || task.cancelled()) return {};
  for (std::vector<Linkset>& some : linksets)
    std::ranges::move(some, std::back_inserter(scene->linksets));
  if (!takeMemory(task, budget.limit() - budget.left())) return {};
  return scene;
}

}  // namespace wb::scene
