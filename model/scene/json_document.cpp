#include "model/scene/json_document.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/plain_text.h"
#include "model/core/task.h"
#include "model/scene/detail/json_text.h"
#include "model/scene/detail/scene_texts.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace wb::scene {
namespace {

/// About the memory of a value besides its text, in an object (a node of a map, and the key) or in
/// an array that grows.
constexpr std::size_t memberBytes = 136;
constexpr std::size_t elementBytes = 64;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The library's sentence without its own place and without the bytes it read last, which need not
/// be valid text.
std::string reasonOf(std::string_view what) {
  const std::size_t dash = what.find(" - ");
  if (dash != std::string_view::npos) what.remove_prefix(dash + 3);
  return std::string(what.substr(0, what.find("; last read")));
}

/// `line 3, column 14` of the byte that was read last, counted in code points from 1.
std::string placeOf(std::string_view text, std::size_t bytesRead) {
  const std::string_view before = text.substr(0, bytesRead == 0 ? 0 : bytesRead - 1);
  const auto lines = std::ranges::count(before, '\n');
  const std::size_t lineStart = before.rfind('\n') + 1;
  const auto columns = std::ranges::count_if(before.substr(lineStart),
                                             [](char c) { return (c & '\xC0') != '\x80'; });
  return "line " + std::to_string(lines + 1) + ", column " + std::to_string(columns + 1);
}

/// A number of a hostile file may have any length.
std::string shortened(const std::string& number) {
  constexpr std::size_t most = 60;
  return number.size() <= most ? number : number.substr(0, most) + "…";
}
/// Goes through a text for the library's parser, and to its end at once when the task is cancelled.
class TextCursor {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  TextCursor(std::string_view text, std::size_t at, const Task& task)
      : text_(text), at_(at), task_(&task) {}

  reference operator*() const { return text_[at_]; }
  TextCursor& operator++() {
    ++at_;
    if (at_ % limits::stepBytes == 0 && !task_->step()) at_ = text_.size();
    return *this;
  }
  bool operator==(const TextCursor& other) const { return at_ == other.at_; }

 private:
  std::string_view text_;
  std::size_t at_;
  const Task* task_;
};

/// Receives the parts of a document from the library's parser and builds the tree, so that limits
/// hold before memory is spent and positions of errors are known.
class DocumentBuilder : public nlohmann::json_sax<Json> {
 public:
  DocumentBuilder(std::string_view text, Findings& findings, const Task& task,
                  std::optional<std::string_view> awaitedKey = {})
      : text_(text), findings_(findings), task_(task), awaitedKey_(awaitedKey) {}

  void read() {
    Json::sax_parse(TextCursor(text_, 0, task_), TextCursor(text_, text_.size(), task_), this);
    if (task_.cancelled()) fail(baseTexts["task.cancelled"], {}, {});
  }

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t& value) override { return put(std::move(value)); }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& key) override {
    foundAwaited_ = open_.size() == 1 && key == awaitedKey_;
    if (foundAwaited_) return false;
    open_.back().key = std::move(key);
    if (open_.back().container->contains(open_.back().key))
      findings_.warn(place(), sceneTexts["json.duplicate_key"]);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const nlohmann::detail::exception& problem) override {
    constexpr int numberOverflow = 406;  // As the library numbers its exceptions.
    const std::string where = placeOf(text_, position);
    if (text_.find_first_not_of(textBlanks) == std::string_view::npos)
      return fail(sceneTexts["json.empty"], {}, {});
    if (problem.id == numberOverflow)
      return fail(sceneTexts["json.number_too_large"], {{"number", shortened(token)}}, where);
    return fail(sceneTexts["json.syntax"], {{"reason", reasonOf(problem.what())}}, where);
  }

  Result<Json> take() {
    if (error_) return tl::unexpected(std::move(*error_));
    return std::move(root_);
  }

  bool foundAwaited() const { return foundAwaited_; }

 private:
  struct OpenContainer {
    Json* container;
    std::string key;  ///< Of an object's member that is being read.
  };

  bool put(Json value) { return insert(std::move(value)) != nullptr; }

  bool open(Json empty) {
    if (open_.size() == limits::projectDepth)
      return fail(sceneTexts["json.too_deep"], {{"limit", limits::projectDepth}}, {});
    Json* container = insert(std::move(empty));
    if (container) open_.push_back({container, {}});
    return container != nullptr;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  /// Where the value now lies: the root, or the last of the innermost open container.
  Json* insert(Json&& value) {
    if (!task_.step()) return nullptr;
    if (++values_ > limits::projectValues) {
      fail(sceneTexts["json.too_many_values"], {{"limit", limits::projectValues}}, {});
      return nullptr;
    }
    if (open_.empty()) return &(root_ = std::move(value));
    auto& [container, key] = open_.back();
    if (!drawFor(container->is_object() ? memberBytes : elementBytes)) return nullptr;
    if (container->is_object()) return &((*container)[key] = std::move(value));
    return &container->emplace_back(std::move(value));
  }

  /// Draws on the budget by larger pieces.
  bool drawFor(std::size_t bytes) {
    constexpr std::size_t piece = std::size_t{1} << 16;
    pending_ += bytes;
    if (pending_ < piece) return true;
    auto taken = takeMemory(task_, std::exchange(pending_, 0));
    if (taken) return true;
    error_ = std::move(taken).error();
    return false;
  }

  /// Of the member whose key was read last.
  std::string place() const {
    std::string text;
    for (const auto& [container, key] : open_)
      text = container->is_object() ? memberPlace(text, key)
                                    : elementPlace(text, container->size() - 1);
    return text;
  }

  bool fail(Text text, std::vector<Argument> arguments, std::string where) {
    error_ = failure(text, std::move(arguments), std::move(where)).value();
    return false;
  }

  std::string_view text_;
  Findings& findings_;
  const Task& task_;
  std::optional<std::string_view> awaitedKey_;
  bool foundAwaited_ = false;
  Json root_;
  std::vector<OpenContainer> open_;
  std::size_t values_ = 0;
  std::size_t pending_ = 0;  ///< Bytes not drawn yet.
  std::optional<Diagnostic> error_;
};

std::string_view withoutMark(std::string_view text) {
  if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
  return text;
}

}  // namespace

Result<Json> parseJson(std::string_view text, Findings& findings, const Task& task) {
  text = withoutMark(text);
  if (auto taken = takeMemory(task, text.size()); !taken) return failure(std::move(taken));
  DocumentBuilder builder(text, findings, task);
  builder.read();
  return builder.take();
}

bool beginsWithKey(std::string_view text, std::string_view key, const Task& task) {
  text = withoutMark(text);
  Findings ignored;
  Task unbounded = task;
  unbounded.memory = nullptr;
  DocumentBuilder builder(text, ignored, unbounded, key);
  builder.read();
  return builder.foundAwaited();
}

}  // namespace wb::scene
