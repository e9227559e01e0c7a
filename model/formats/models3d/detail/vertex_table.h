#pragma once

#include "model/formats/reader/flat_format.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::import3d {

/// Vertices without repetition, in the order of their first coming, in a given room. Found by
/// hashing: one slot looked at per vertex, whose tag spares most looks at the vertex itself.
class VertexTable {
 public:
  /// `expected` vertices have place without growing. By place alone, normals and texture
  /// coordinates do not count.
  VertexTable(std::span<worker::FlatVertex> room, std::size_t expected, bool byPlaceAlone);

  /// The number of an equal vertex; that of this one, stored behind the others, if there is none.
  std::uint32_t numberOf(const worker::FlatVertex& vertex);

  std::size_t size() const { return size_; }

  /// Has the processor bring near what numberOf() will look at first, so that looking there later
  /// does not wait for memory.
  void fetchSlot(const worker::FlatVertex& vertex) const;
  /// The same for what it will look at then, once the first has come.
  void fetchVertex(const worker::FlatVertex& vertex) const;

 private:
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t number = 0;  ///< From 1; 0: free.
  };

  std::uint32_t hashOf(const worker::FlatVertex& vertex) const;
  bool areEqual(const worker::FlatVertex& a, const worker::FlatVertex& b) const;
  void grow();

  std::span<worker::FlatVertex> room_;
  bool byPlaceAlone_;
  std::size_t size_ = 0;
  std::vector<Slot> slots_;  ///< A power of two of them.
};

}  // namespace wb::import3d
