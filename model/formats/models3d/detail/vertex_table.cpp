#include "model/formats/models3d/detail/vertex_table.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace wb::import3d {
namespace {

using worker::FlatVertex;

constexpr std::size_t fewestSlots = 16;

/// Three quarters full is as far as open addressing stays short.
bool isCrowded(std::size_t used, std::size_t slots) { return used * 4 >= slots * 3; }

std::size_t slotsFor(std::size_t vertices) {
  const std::size_t slots = std::bit_ceil(std::max(vertices, fewestSlots));
  return isCrowded(vertices, slots) ? 2 * slots : slots;
}

constexpr std::size_t placeBytes = sizeof FlatVertex::position;

template <std::size_t bytes>
std::uint32_t hashOfBytes(const FlatVertex& vertex) {
  constexpr std::uint64_t multiplier = 0x9E37'79B9'7F4A'7C15;
  std::uint64_t hash = 0;
  for (std::size_t at = 0; at < bytes; at += sizeof(std::uint32_t)) {
    std::uint32_t word = 0;
    std::memcpy(&word, reinterpret_cast<const char*>(&vertex) + at, sizeof word);
    hash = (std::rotl(hash, 25) ^ word) * multiplier;
  }
  return static_cast<std::uint32_t>(hash >> 32);
}

}  // namespace

VertexTable::VertexTable(std::span<FlatVertex> room, std::size_t expected, bool byPlaceAlone)
    : room_(room), byPlaceAlone_(byPlaceAlone), slots_(slotsFor(expected)) {}

std::uint32_t VertexTable::hashOf(const FlatVertex& vertex) const {
  return byPlaceAlone_ ? hashOfBytes<placeBytes>(vertex) : hashOfBytes<sizeof vertex>(vertex);
}

/// Bounds that are known make comparing a few instructions instead of a call.
bool VertexTable::areEqual(const FlatVertex& a, const FlatVertex& b) const {
  return (byPlaceAlone_ ? std::memcmp(&a, &b, placeBytes) : std::memcmp(&a, &b, sizeof a)) == 0;
}

std::uint32_t VertexTable::numberOf(const FlatVertex& vertex) {
  const std::uint32_t tag = hashOf(vertex);
  std::size_t at = tag & (slots_.size() - 1);
  while (slots_[at].number != 0) {
    const auto [known, number] = slots_[at];
    if (known == tag && areEqual(room_[number - 1], vertex)) return number - 1;
    at = (at + 1) & (slots_.size() - 1);
  }
  room_[size_++] = vertex;
  slots_[at] = {tag, static_cast<std::uint32_t>(size_)};
  if (isCrowded(size_, slots_.size())) grow();
  return static_cast<std::uint32_t>(size_ - 1);
}

void VertexTable::fetchSlot(const FlatVertex& vertex) const {
  __builtin_prefetch(&slots_[hashOf(vertex) & (slots_.size() - 1)]);
}

void VertexTable::fetchVertex(const FlatVertex& vertex) const {
  const Slot& slot = slots_[hashOf(vertex) & (slots_.size() - 1)];
  if (slot.number != 0) __builtin_prefetch(&room_[slot.number - 1], 1);
}

void VertexTable::grow() {
  const std::vector<Slot> old = std::exchange(slots_, std::vector<Slot>(slots_.size() * 2));
  for (const Slot& slot : old) {
    if (slot.number == 0) continue;
    std::size_t at = slot.tag & (slots_.size() - 1);
    while (slots_[at].number != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = slot;
  }
}

}  // namespace wb::import3d
