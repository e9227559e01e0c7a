#include "model/formats/detail/octree_records.h"

#include "model/core/core_texts.h"
#include "model/octree/ogz.h"

#include <cmath>
#include <utility>

namespace wb::import {
namespace {

/// As maps have it: a power of two that is an `int`.
bool isSizeOfMap(double size) {
  constexpr int largest = 31;
  int exponent = 0;
  return std::isfinite(size) && std::frexp(size, &exponent) == 0.5 && exponent >= 1 &&
         exponent <= largest;
}

class OctreeTaker : public RecordTaker {
 public:
  explicit OctreeTaker(const Task& task) : task_(task) {}

  Result<void> take(RecordKind kind, Unpacker& content) override {
    if (kind == RecordKind::octree) return takeOctree(content);
    if (kind != RecordKind::refused) return misplacedRecord();
    Diagnostic why = content.finding();
    if (!content.isDone()) return misplacedRecord();
    return tl::unexpected(std::move(why));
  }

  octree::OctreeFile finish() { return std::move(file_); }

 private:
  Result<void> takeOctree(Unpacker& record) {
    file_.size = record.number<double>();
    file_.leftOver = record.number<std::size_t>();
    auto cubes = octree::readNxoc(record.rest(), task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!cubes || !isSizeOfMap(file_.size))
      return tl::unexpected(worker::garbage("an invalid record"));
    file_.octree = std::move(*cubes);
    return {};
  }

  const Task& task_;
  octree::OctreeFile file_;
};

}  // namespace

Result<octree::OctreeFile> readOctreeRecords(const RecordSource& source, const Task& task) {
  OctreeTaker taker(task);
  return takeRecords(source, taker, task).map([&taker] { return taker.finish(); });
}

Result<octree::OctreeFile> readOctreeApart(ByteView bytes, int descriptor,
                                           const worker::Options& options, const Task& task) {
  if (!octree::looksLikeOgz(bytes)) return octree::readOctreeFile(bytes, task);
  const worker::Input input{bytes, descriptor, "map"};
  return readOctreeRecords(
      [&](const PieceTaker& take) {
        return worker::readPieces(worker::archiveReader, input, options, task, take);
      },
      task);
}

}  // namespace wb::import
