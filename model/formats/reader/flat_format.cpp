#include "model/formats/reader/flat_format.h"

#include "model/core/core.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/formats/reader/detail/reader_texts.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string_view>

namespace wb::worker {
namespace {

/// One of several details; empty if there are fewer.
std::string_view detailOf(const Refusal& refusal, std::size_t number) {
  std::string_view rest = refusal.detail;
  for (; number > 0; --number) {
    const std::size_t end = rest.find(Refusal::separator);
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  return rest.substr(0, rest.find(Refusal::separator));
}

}  // namespace

Diagnostic diagnosticOf(const Refusal& refusal) {
  switch (refusal.reason) {
    case Refusal::Reason::noTriangles:
      return failure(workerTexts["model.no_triangles"]).value();
    case Refusal::Reason::tooLarge:
      return failure(workerTexts["model.too_large"], {{"what", refusal.detail}}).value();
    case Refusal::Reason::outsideFolder:
      return failure(workerTexts["model.outside_folder"], {{"file", refusal.detail}}).value();
    case Refusal::Reason::fileTooLarge:
      return failure(workerTexts["model.file_too_large"],
                     {{"file", refusal.detail}, {"limit", limits::modelFileBytes}})
          .value();
    case Refusal::Reason::missingFile:
      return failure(workerTexts["model.missing_file"], {{"file", refusal.detail}}).value();
    case Refusal::Reason::notWellFormed:
      return failure(workerTexts["model.not_well_formed"],
                     {{"kind", detailOf(refusal, 0)}, {"line", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::damaged:
      return failure(workerTexts["model.damaged"],
                     {{"place", detailOf(refusal, 0)}, {"problem", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::version:
      return failure(workerTexts["model.version"], {{"format", detailOf(refusal, 0)},
                                                    {"found", detailOf(refusal, 1)},
                                                    {"read", detailOf(refusal, 2)}})
          .value();
    case Refusal::Reason::extension:
      return failure(workerTexts["model.extension"], {{"name", refusal.detail}}).value();
    case Refusal::Reason::unsupported:
      return failure(workerTexts["model.unsupported"],
                     {{"what", detailOf(refusal, 0)}, {"values", detailOf(refusal, 1)}})
          .value();
    case Refusal::Reason::hidden:
      return failure(workerTexts["model.hidden"]).value();
    case Refusal::Reason::cut:
      return failure(baseTexts["file.cut"]).value();
    case Refusal::Reason::unreadable:
      break;
  }
  return failure(workerTexts["model.unreadable"], {{"reason", refusal.detail}}).value();
}

namespace {

/// A refusal has room in it.
constexpr std::size_t leastCapacity =
    sizeof(FlatHeader) + limits::workerReasonBytes + flatAlignment;

}  // namespace

void FlatWriter::Unmap::operator()(char* memory) const { ::munmap(memory, capacity); }

std::optional<FlatWriter> FlatWriter::over(int descriptor, std::size_t capacity) {
  if (capacity < leastCapacity) return {};
  if (::ftruncate(descriptor, static_cast<off_t>(capacity)) != 0) return {};
  void* memory =
      ::mmap(nullptr, capacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, descriptor, 0);
  if (memory == MAP_FAILED) return {};
  return FlatWriter(static_cast<char*>(memory), descriptor, capacity);
}

FlatWriter::FlatWriter(char* memory, int descriptor, std::size_t capacity)
    : memory_(memory, Unmap{capacity}), descriptor_(descriptor), capacity_(capacity) {}

FlatText FlatWriter::name(std::string_view text) {
  text = text.substr(0, limits::flatNameBytes);
  const FlatText place{static_cast<std::uint32_t>(text_.size()),
                       static_cast<std::uint32_t>(text.size())};
  if (text_.size() + text.size() > limits::flatTextBytes) return {};
  text_.insert(text_.end(), text.begin(), text.end());
  return place;
}

void FlatWriter::add(FlatNode node, std::span<const std::uint32_t> uses) {
  node.firstUse = static_cast<std::uint32_t>(uses_.size());
  node.uses = static_cast<std::uint32_t>(uses.size());
  uses_.insert(uses_.end(), uses.begin(), uses.end());
  nodes_.push_back(node);
}

void FlatWriter::add(Stumble kind, std::string_view place, std::string_view detail) {
  if (stumbles_.size() < limits::flatNodes)
    stumbles_.push_back({static_cast<std::uint32_t>(kind), name(place), name(detail), 0});
}

void FlatWriter::add(Omission kind, std::size_t count, std::string_view place) {
  omissions_.push_back(
      {static_cast<std::uint32_t>(kind), static_cast<std::uint32_t>(count), name(place)});
}

template <class T>
bool FlatWriter::store(const std::vector<T>& values, FlatRange& range) {
  const std::span<T> room = take<T>(values.size());
  if (room.size() != values.size()) return false;
  std::ranges::copy(values, room.begin());
  range = rangeOf(room, room.size());
  return true;
}

std::optional<Refusal> FlatWriter::finish(UpAxis up, double unit) {
  if (nodes_.empty()) return Refusal{Refusal::Reason::noTriangles, {}};
  if (nodes_.size() > limits::flatNodes || uses_.size() > limits::flatUses)
    return Refusal{Refusal::Reason::tooLarge, "nodes"};
  if (meshes_.size() > limits::flatMeshes) return Refusal{Refusal::Reason::tooLarge, "meshes"};
  FlatHeader header;
  header.upAxis = static_cast<std::uint32_t>(up);
  header.unit = unit;
  header.unusableAt = unusableAt_;
  if (!store(nodes_, header.nodes) || !store(meshes_, header.meshes) ||
      !store(uses_, header.uses) || !store(stumbles_, header.stumbles) ||
      !store(omissions_, header.omissions) || !store(text_, header.text))
    return Refusal{Refusal::Reason::tooLarge, "geometry"};
  seal(header);
  return {};
}

void FlatWriter::refuse(const Refusal& refusal) {
  used_ = sizeof(FlatHeader);
  isFull_ = false;
  const std::string_view detail =
      std::string_view(refusal.detail).substr(0, limits::workerReasonBytes);
  text_.assign(detail.begin(), detail.end());
  FlatHeader header;
  header.state = static_cast<std::uint32_t>(FlatState::refusal);
  header.reason = static_cast<std::uint32_t>(refusal.reason);
  store(text_, header.text);
  seal(header);
}

void FlatWriter::seal(FlatHeader header) {
  std::memcpy(memory_.get(), &header, sizeof header);
  [[maybe_unused]] const int done = ::ftruncate(descriptor_, static_cast<off_t>(used_));
}

}  // namespace wb::worker
