#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

/// Once blanks are taken away, what each line of the measuring script begins with: the program's
/// name and the version of the lines.
inline constexpr std::string_view measuredMark = "weighbridge/1;";

/// What was said at once, as far as it can be told from a text.
struct ChatMessage {
  std::size_t line = 0;  ///< Where it begins, from 1.
  std::string text;      ///< Its lines, with LF between them; no more than longestChatMessage.
};

/// Bytes. What an object says has at most 1,024.
inline constexpr std::size_t longestChatMessage = 8192;

/// Goes through a viewer's chat log, or what was copied from it. A message begins with a line;
/// lines that are indented go on with it, as do lines without a time stamp where its own has one
/// (viewers write `[2026/11/26 13:45]`, with seconds, with AM or PM, or without the date). Where
/// several lines of the measuring script stand in one, each is a message.
class ChatMessages {
 public:
  explicit ChatMessages(std::string_view text) : rest_(text) {}

  /// Takes the next one; false at the end.
  bool next(ChatMessage& message);

 private:
  void readLine();
  bool continuesMessage() const;

  std::string_view rest_;   ///< After the current line.
  std::string_view line_;   ///< What is left of the current line.
  std::size_t number_ = 0;  ///< Of the current line.
  bool hasLine_ = false;
  bool isWholeLine_ = false;  ///< Nothing of it was taken yet.
  bool hasStamp_ = false;     ///< Of the line that began the message.
};

/// Whether a text holds a line of the measuring script (resources/measure/measure.lsl), however it
/// was wrapped.
bool holdsMeasuredLines(std::string_view text);

/// The part of readMeasured (measured_costs.h) that reads a viewer's chat log, or lines copied from
/// it. Only lines of the measuring script are read, wherever they begin in a line: time stamps, the
/// speaker and everything else that was said are passed over. A line that was wrapped is put
/// together: what continues it is indented, or has no time stamp where the line itself has one. Of
/// an object that was reported more than once the last report holds, which is told; a line that is
/// not whole is told with its number.
Result<Loaded<std::vector<scene::Measured>>> readMeasuredChat(std::string_view text,
                                                              const scene::Scene& scene,
                                                              const Task& task);

}  // namespace wb::import
