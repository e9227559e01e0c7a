#pragma once

#include "model/report/picks.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace wb::table {

// What is written of one ray, the `index`-th, added to a text; for the formats of picks.h.

/// A line, and those of a trace below it.
void appendPickText(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index, std::string& text);
/// An object of `rows`.
std::string pickRow(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index);
/// The same object on a line.
void appendPickLine(const octree::World& world, const octree::Ray& ray,
                    const PickQuestion& question, std::size_t index, std::string& text);
/// A line of cells.
void appendPickCsv(const octree::World& world, const octree::Ray& ray, const PickQuestion& question,
                   std::size_t index, std::string& text);
inline constexpr std::string_view pickCsvHead =
    "ray,result,oct,cube,face,x,y,z,corner,edge,t,decided\n";
/// A record of 56 bytes.
void appendPickRecord(const octree::World& world, const octree::Ray& ray,
                      const PickQuestion& question, std::string& text);
inline constexpr std::string_view pickRecordHead = "WBHITS1\n";

}  // namespace wb::table
