#include "model/formats/detail/chat_messages.h"

#include <algorithm>

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

}  // namespace wb::import
