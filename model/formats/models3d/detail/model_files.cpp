#include "model/formats/models3d/detail/model_files.h"

#include "model/formats/models3d/detail/refused_model.h"

#include <unistd.h>

#include <charconv>
#include <cstddef>
#include <cstdint>

namespace wb::import3d {

std::string percentDecoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint8_t byte = 0;
    const char* const digits = text.data() + i + 1;
    const bool isEscape = text[i] == '%' && i + 2 < text.size() &&
                          std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    result += isEscape ? static_cast<char>(byte) : text[i];
    if (isEscape) i += 2;
  }
  return result;
}

namespace {

constexpr std::size_t large = 1 << 20;  ///< Bytes from which a copy costs more than a view.

}  // namespace

ByteView FileBytes::view() const {
  if (const auto* mapped = std::get_if<MappedFile>(&held_)) return mapped->bytes();
  return std::get<Bytes>(held_);
}

bool FileBytes::isWhole() const {
  const auto* mapped = std::get_if<MappedFile>(&held_);
  return !mapped || mapped->isWhole();
}

FileBytes readAll(int file) {
  const off_t end = ::lseek(file, 0, SEEK_END);
  ::lseek(file, 0, SEEK_SET);
  const std::size_t size = end > 0 ? static_cast<std::size_t>(end) : 0;
  if (size >= large)
    if (auto mapped = MappedFile::of(file, size)) return FileBytes(std::move(*mapped));
  Bytes bytes(size);
  std::size_t have = 0;
  while (have < size) {
    const ssize_t got = ::read(file, bytes.data() + have, size - have);
    if (got <= 0) break;
    have += static_cast<std::size_t>(got);
  }
  bytes.resize(have);
  return FileBytes(std::move(bytes));
}

void refuseCut(const FileBytes& bytes) {
  if (!bytes.isWhole()) refuse(worker::Refusal::Reason::cut, {});
}

FileBytes ModelFiles::read(const std::string& name, const std::string& otherwise) {
  using Kind = worker::FileAnswer::Kind;
  using Reason = worker::Refusal::Reason;
  std::string asked = name;
  worker::FileAnswer answer = open_(asked);
  if (answer.kind == Kind::missing && otherwise != name) answer = open_(asked = otherwise);
  switch (answer.kind) {
    case Kind::outside:
      refuse(Reason::outsideFolder, {asked});
    case Kind::tooLarge:
      refuse(Reason::fileTooLarge, {asked});
    case Kind::missing:
      refuse(Reason::missingFile, {asked});
    case Kind::opened:
      break;
  }
  return readAll(answer.file.number());
}

}  // namespace wb::import3d
