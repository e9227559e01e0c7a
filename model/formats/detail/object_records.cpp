#include "model/formats/detail/object_records.h"

#include "model/core/core_texts.h"
#include "model/formats/objects/packed.h"
#include "model/formats/objects/read_part.h"

#include <utility>

namespace wb::import {
namespace {

class ObjectsTaker : public RecordTaker {
 public:
  ObjectsTaker(const std::string& name, const Task& task) : task_(task) { read_.value.name = name; }

  Result<void> take(RecordKind kind, Unpacker& content) override {
    const bool hasObjects = !read_.value.linksets.empty();
    if (kind == RecordKind::objects && !hasObjects) return takeObjects(content);
    if (kind == RecordKind::unreadable && !hasObjects) return takeUnreadable(content);
    if (kind != RecordKind::whole || !hasObjects) return misplacedRecord();
    read_.wholeness = content.oneOf(Wholeness::unknown);
    append(read_.findings, content.findings());
    return {};
  }

  ReadScene finish() { return std::move(read_); }

 private:
  /// For a moment, as the reader needs it.
  Result<void> canHold(std::size_t bytes) const { return HeldMemory(task_).take(bytes); }

  Result<void> takeObjects(Unpacker& record) {
    if (auto held = canHold(record.number<std::size_t>()); !held) return held;
    read_.findings = record.findings();
    std::size_t parts = 0;
    for (std::size_t left = record.count(); left > 0 && record.isGood(); --left) {
      scene::Linkset linkset = record.linkset();
      for (scene::Part& part : linkset.parts) part.asset.clear();
      parts += linkset.parts.size();
      read_.value.linksets.push_back(std::move(linkset));
    }
    return checkPartCount(parts);
  }

  Result<void> takeUnreadable(Unpacker& record) const {
    if (auto held = canHold(record.number<std::size_t>()); !held) return held;
    Diagnostic why = record.finding();
    if (!record.isDone()) return misplacedRecord();
    return tl::unexpected(std::move(why));
  }

  const Task& task_;
  ReadScene read_;
};

}  // namespace

Result<ReadScene> readObjectRecords(const RecordSource& source, const std::string& name,
                                    const Task& task) {
  ObjectsTaker taker(name, task);
  return takeRecords(source, taker, task).map([&taker] { return taker.finish(); });
}

}  // namespace wb::import
