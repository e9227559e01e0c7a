#pragma once

#include "model/core/limits.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/reader_refusal.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::worker {

/// Fills a flat buffer inside the worker. Room is given out from front to back and stays where it
/// is; pages that nobody writes take no memory.
class FlatWriter {
 public:
  /// Over a file in memory that can grow to `capacity` bytes; nothing when the system has no room
  /// for it.
  static std::optional<FlatWriter> over(int descriptor, std::size_t capacity = limits::flatBytes);

  /// Room for `count` elements behind all others, zero; empty when the buffer has too little left.
  template <class T>
  std::span<T> take(std::size_t count) {
    used_ = (used_ + flatAlignment - 1) / flatAlignment * flatAlignment;
    isFull_ = isFull_ || used_ > capacity_ || count > (capacity_ - used_) / sizeof(T);
    if (isFull_) return {};
    const std::span<T> room(reinterpret_cast<T*>(memory_.get() + used_), count);
    used_ += count * sizeof(T);
    return room;
  }

  /// Gives back the end of the room that was taken last: it must still be all zero.
  template <class T>
  void shrink(std::span<T> last, std::size_t count) {
    used_ -= (last.size() - count) * sizeof(T);
  }

  /// Where an array taken here lies.
  template <class T>
  FlatRange rangeOf(std::span<T> room, std::size_t count) const {
    return {static_cast<std::uint64_t>(reinterpret_cast<const char*>(room.data()) - memory_.get()),
            count};
  }

  /// The name in the buffer's text, cut to the longest that is read.
  FlatText name(std::string_view text);

  void add(const FlatMesh& mesh) { meshes_.push_back(mesh); }
  /// A node with the meshes `uses`.
  void add(FlatNode node, std::span<const std::uint32_t> uses);
  void add(Stumble kind, std::string_view place, std::string_view detail);
  void add(Omission kind, std::size_t count, std::string_view name);
  std::size_t meshCount() const { return meshes_.size(); }
  /// Whether the buffer had too little room, and could have had more.
  bool lacksMemory() const { return isFull_ && capacity_ < limits::flatBytes; }

  /// Where the file has the first triangle that cannot be used: `line 5`.
  void setUnusableAt(std::string_view place) { unusableAt_ = name(place); }
  /// Writes the tables and, last, the header. What is too much is the refusal.
  std::optional<Refusal> finish(UpAxis up, double unit);
  /// Writes a refusal instead.
  void refuse(const Refusal& refusal);

 private:
  struct Unmap {
    std::size_t capacity;
    void operator()(char* memory) const;
  };

  FlatWriter(char* memory, int descriptor, std::size_t capacity);
  template <class T>
  bool store(const std::vector<T>& values, FlatRange& range);
  void seal(FlatHeader header);

  std::unique_ptr<char, Unmap> memory_;
  int descriptor_;
  std::size_t capacity_;
  std::size_t used_ = sizeof(FlatHeader);
  bool isFull_ = false;
  FlatText unusableAt_;
  std::vector<FlatMesh> meshes_;
  std::vector<FlatNode> nodes_;
  std::vector<std::uint32_t> uses_;
  std::vector<FlatStumble> stumbles_;
  std::vector<FlatOmission> omissions_;
  std::vector<char> text_;
};

}  // namespace wb::worker
