#include "model/scene/project.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes say: an error, or a project that is written so that it reads back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const std::filesystem::path folder = "/nonexistent";
  const std::string_view text = textOf({data, size});
  auto read = scene::parseProject(text, folder);
  if (!read) return 0;
  if (!scene::looksLikeProject(text)) std::abort();
  const std::string saved = scene::formatProject(read->value, folder);
  auto again = scene::parseProject(saved, folder);
  if (!again || scene::formatProject(again->value, folder) != saved) std::abort();
  return 0;
}
