#include "model/formats/detail/measured_chat.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/plain_text.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/measured_list.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

// Finds lines of the measuring script in a chat log that a viewer wrapped, stamped and mixed with
// other talk: lines are joined to messages (an indent, or no stamp where the first line has one,
// goes on), then each message is cut at the script's mark. One pass, O(length); a message is held
// up to longestChatMessage, eight times what an object can say.

namespace wb::import {
namespace {

constexpr std::string_view indents = " \t";
constexpr std::string_view chatByteOrderMark = "\xef\xbb\xbf";

/// `[13:45]`, `[2026/11/26 13:45:07]`, `[1:45 PM]`: brackets around what begins with a digit.
bool beginsWithStamp(std::string_view line) {
  return line.size() > 1 && line[0] == '[' && line[1] >= '0' && line[1] <= '9';
}

bool isBlankLine(std::string_view line) { return line.find_first_not_of(indents) == line.npos; }

void appendUpToLimit(std::string& text, std::string_view more) {
  const std::size_t room = longestChatMessage - std::min(text.size(), longestChatMessage);
  text += more.substr(0, room);
}

}  // namespace

void ChatMessages::readLine() {
  hasLine_ = !rest_.empty();
  if (!hasLine_) return;
  if (number_ == 0 && rest_.starts_with(chatByteOrderMark))
    rest_.remove_prefix(chatByteOrderMark.size());
  const std::size_t end = std::min(rest_.find_first_of("\r\n"), rest_.size());
  line_ = rest_.substr(0, end);
  const bool isPair = rest_.substr(end).starts_with("\r\n");
  rest_.remove_prefix(std::min(end + (isPair ? 2 : 1), rest_.size()));
  ++number_;
  isWholeLine_ = true;
}

bool ChatMessages::continuesMessage() const {
  if (isBlankLine(line_)) return false;
  return indents.find(line_.front()) != indents.npos || (hasStamp_ && !beginsWithStamp(line_));
}

bool ChatMessages::next(ChatMessage& message) {
  if (!hasLine_) readLine();
  if (!hasLine_) return false;
  message.line = number_;
  message.text.clear();
  if (isWholeLine_) hasStamp_ = beginsWithStamp(line_);
  do {
    // Up to the next line of the script that stands in the same one.
    const std::size_t begin = line_.starts_with(measuredMark) ? measuredMark.size() : 0;
    const std::size_t end = std::min(line_.find(measuredMark, begin), line_.size());
    if (!message.text.empty()) appendUpToLimit(message.text, "\n");
    appendUpToLimit(message.text, line_.substr(0, end));
    line_.remove_prefix(end);
    isWholeLine_ = false;
    if (!line_.empty()) return true;
    readLine();
  } while (hasLine_ && continuesMessage());
  return true;
}

namespace {

constexpr std::string_view nameField = ";name=";
constexpr std::string_view lineEnd = ";end";

bool isBlank(char c) { return textBlanks.find(c) != textBlanks.npos; }

/// A text without its blanks, which wrapping takes and adds.
std::string compacted(std::string_view text) {
  std::string characters(text);
  std::erase_if(characters, isBlank);
  return characters;
}

/// Where each character of the compacted text is in the text.
std::vector<std::size_t> placesIn(std::string_view text) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (!isBlank(text[i])) places.push_back(i);
  return places;
}

/// In which order a line has them. The first four are needed.
constexpr std::array<std::string_view, 8> fieldNames{
    "id", "physics", "streaming", "server", "land_impact", "parts", "scripts", "physical"};
enum class Field : std::uint8_t {
  id,
  physics,
  streaming,
  server,
  landImpact,
  parts,
  scripts,
  physical
};
constexpr std::size_t neededFields = 4;

/// A line of the script, as it stands there.
struct Report {
  std::size_t line = 0;
  std::array<std::string, fieldNames.size()> fields;
  std::string name;       ///< Wrapped lines put together with a blank,
  std::string tightName;  ///< or with none: which is right nobody can tell.

  const std::string& at(Field field) const { return fields[static_cast<std::size_t>(field)]; }
};

std::string withSeams(std::string_view text, std::string_view seam) {
  std::string joined;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\n') {
      joined += text[i];
      continue;
    }
    // The blanks that indent a continued line are the viewer's.
    while (i + 1 < text.size() && isBlank(text[i + 1])) ++i;
    if (!joined.empty() && i + 1 < text.size()) joined += seam;
  }
  return joined;
}

/// Takes a message apart. Fails with the word for what is missing of it.
class ReportParser {
 public:
  explicit ReportParser(const ChatMessage& message)
      : message_(message), text_(compacted(message.text)), mark_(text_.find(measuredMark)) {}

  bool isReport() const { return mark_ != text_.npos; }

  tl::expected<Report, std::string> parse() const {
    Report report;
    report.line = message_.line;
    const std::size_t name = text_.find(nameField, mark_);
    if (auto wrong = readFields(report, name)) return tl::unexpected(std::move(*wrong));
    if (name == text_.npos) return tl::unexpected(std::string("name"));
    const std::size_t end = text_.rfind(lineEnd);
    if (end == text_.npos || end < name + nameField.size() - 1)
      return tl::unexpected(std::string("end"));
    // Between them lies what the name was said as.
    const std::vector<std::size_t> places = placesIn(message_.text);
    const std::size_t from = places[name + nameField.size() - 1] + 1;
    const std::size_t to = places[end];
    const std::string_view said = std::string_view(message_.text).substr(from, to - from);
    report.name = withSeams(said, " ");
    report.tightName = withSeams(said, "");
    return report;
  }

 private:
  /// The word for what is missing or stands there without being expected; nothing if all is well.
  std::optional<std::string> readFields(Report& report, std::size_t end) const {
    std::string_view rest = std::string_view(text_).substr(0, std::min(end, text_.size()));
    rest.remove_prefix(std::min(mark_ + measuredMark.size(), rest.size()));
    // What is cut off in the middle of a field is not to be read as if it were all of it.
    const bool isWhole = end != text_.npos;
    while (!rest.empty()) {
      const std::size_t stop = rest.find(';');
      const std::string_view one = rest.substr(0, stop);
      rest.remove_prefix(std::min(one.size() + 1, rest.size()));
      const std::size_t equals = one.find('=');
      const auto known = std::ranges::find(fieldNames, one.substr(0, equals));
      if (!isWhole && stop == one.npos) break;
      if (equals == one.npos || known == fieldNames.end()) return std::string(one);
      std::string& field = report.fields[static_cast<std::size_t>(known - fieldNames.begin())];
      if (!field.empty()) return std::string(one);
      field = one.substr(equals + 1);
    }
    for (std::size_t i = 0; i < neededFields; ++i)
      if (report.fields[i].empty()) return std::string(fieldNames[i]);
    return {};
  }

  const ChatMessage& message_;
  std::string text_;  ///< Without blanks.
  std::size_t mark_;
};

class ChatReader {
 public:
  ChatReader(const scene::Scene& scene, const Task& task) : task_(task), list_(scene) {}

  Result<Loaded<std::vector<scene::Measured>>> read(std::string_view text) {
    ChatMessages messages(text);
    ChatMessage message;
    while (messages.next(message)) {
      if (!task_.step()) return failure(baseTexts["task.cancelled"]);
      if (const ReportParser parser(message); parser.isReport()) keep(parser.parse(), message.line);
    }
    for (const auto& reported : reports_) use(reported);
    return std::move(list_).take();
  }

 private:
  static std::string placeOf(std::size_t line) { return "line " + std::to_string(line); }

  void keep(tl::expected<Report, std::string> report, std::size_t line) {
    const std::string place = placeOf(line);
    if (!report)
      return list_.findings().warn(place, importTexts["measured.incomplete"],
                                   {{"what", report.error()}});
    const auto id = Uuid::parse(report->at(Field::id));
    if (!id || id->isNull())
      return list_.findings().warn(place, importTexts["measured.bad_id"],
                                   {{"id", report->at(Field::id)}});
    const auto [known, isNew] = order_.try_emplace(*id, reports_.size());
    if (isNew) return void(reports_.emplace_back(*id, std::move(*report)));
    Report& before = reports_[known->second].second;
    list_.findings().add({Severity::note,
                          importTexts["measured.again"],
                          {{"name", report->name}, {"line", before.line}},
                          place,
                          1,
                          {}});
    before = std::move(*report);
  }

  std::optional<std::size_t> linksetOf(const Uuid& id, const Report& report) {
    const scene::LinksetNames& names = list_.names();
    if (const auto found = names.byId(id)) return found;
    for (const std::string& name : {report.name, report.tightName})
      if (const auto found = names.byName(name)) return found;
    const bool isAmbiguous = names.count(report.name) > 1 || names.count(report.tightName) > 1;
    list_.findings().warn(
        placeOf(report.line),
        isAmbiguous ? importTexts["measured.ambiguous"] : importTexts["measured.unknown"],
        {{"linkset", report.name}});
    return {};
  }

  std::optional<double> numberIn(const Report& report, Field field) {
    const std::string& text = report.at(field);
    if (text.empty()) return {};
    const auto number = parseNumber(text);
    if (number && *number >= 0 && *number <= limits::largestLandImpact) return number;
    list_.findings().warn(placeOf(report.line), importTexts["measured.bad_cost"],
                          {{"limit", limits::largestLandImpact}, {"found", text}});
    return {};
  }

  std::optional<bool> truthIn(const Report& report, Field field) {
    const std::string& text = report.at(field);
    if (text.empty()) return {};
    if (text == "0" || text == "1") return text == "1";
    list_.findings().warn(placeOf(report.line), importTexts["measured.bad_flag"],
                          {{"found", text}});
    return {};
  }

  void use(const std::pair<Uuid, Report>& reported) {
    const Report& report = reported.second;
    const auto linkset = linksetOf(reported.first, report);
    if (!linkset) return;
    scene::Measured said;
    said.physics = numberIn(report, Field::physics);
    said.streaming = numberIn(report, Field::streaming);
    said.server = numberIn(report, Field::server);
    said.landImpact = numberIn(report, Field::landImpact);
    said.physical = truthIn(report, Field::physical);
    list_.add(*linkset, said, placeOf(report.line));
    const scene::Linkset& here = list_.scene().linksets[*linkset];
    compare(report, Field::parts, here.parts.size(), importTexts["measured.other_parts"]);
    compare(report, Field::scripts, scriptCount(here), importTexts["measured.other_scripts"]);
  }

  /// The grid counts parts only for those who own both objects, and says 0 otherwise.
  void compare(const Report& report, Field field, std::size_t here, Text text) {
    const auto onGrid = numberIn(report, field);
    const bool isTold = onGrid && (field != Field::parts || *onGrid > 0);
    if (isTold && *onGrid != static_cast<double>(here))
      list_.findings().warn(placeOf(report.line), text,
                            {{"name", report.name}, {"grid", *onGrid}, {"here", here}});
  }

  const Task& task_;
  MeasuredList list_;
  std::vector<std::pair<Uuid, Report>> reports_;  ///< One an object, in the order of their coming.
  std::map<Uuid, std::size_t> order_;
};

}  // namespace

bool holdsMeasuredLines(std::string_view text) {
  ChatMessages messages(text);
  ChatMessage message;
  while (messages.next(message)) {
    const std::string said = compacted(message.text);
    const std::size_t mark = said.find(measuredMark);
    if (mark != said.npos && said.substr(mark + measuredMark.size()).starts_with("id="))
      return true;
  }
  return false;
}

Result<Loaded<std::vector<scene::Measured>>> readMeasuredChat(std::string_view text,
                                                              const scene::Scene& scene,
                                                              const Task& task) {
  return ChatReader(scene, task).read(text);
}

}  // namespace wb::import
