#include "model/formats/detail/measured_chat.h"

#include <cstdint>
#include <cstdlib>

/// Whatever a chat log says: messages of a limited length, and an error or measured costs of
/// linksets that the scene has.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  import::ChatMessages messages(text);
  import::ChatMessage message;
  while (messages.next(message))
    if (message.text.size() > import::longestChatMessage) std::abort();
  import::holdsMeasuredLines(text);
  scene::Scene scene;
  scene.linksets.emplace_back().name = "a";
  const auto read = import::readMeasuredChat(text, scene, {});
  if (read && read->value.size() > scene.linksets.size()) std::abort();
  return 0;
}
