#include "model/formats/archives/archives.h"

#include "model/core/core_texts.h"
#include "model/formats/archives/detail/archive.h"
#include "model/formats/objects/archive_paths.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/open_sim_xml.h"
#include "model/formats/objects/packed.h"

#include <utility>
#include <vector>

namespace wb::import {
namespace {

class ArchiveTeller {
 public:
  ArchiveTeller(RecordWriter& out, const Task& task) : out_(out), task_(task) {}

  /// Fails where the archive cannot be read on, and when cancelled.
  Result<void> tell(const ArchiveEntry& entry, ArchiveReader& archive) {
    Packer packed;
    packed.add(std::string_view(entry.path));
    packed.add(entry.bytes);
    if (auto told = add(RecordKind::entry, packed); !told) return told;
    const ArchiveContent content = contentOf(entry.path);
    if (content == ArchiveContent::none) return {};
    const auto bytes = archive.read(task_);
    if (!bytes) return tl::unexpected(bytes.error());
    if (content == ArchiveContent::mesh) return add(RecordKind::mesh, *bytes);
    return content == ArchiveContent::control ? tellControl(*bytes) : tellObjects(*bytes);
  }

  Result<void> add(RecordKind kind, const Packer& packed) { return add(kind, packed.bytes()); }

 private:
  Result<void> add(RecordKind kind, ByteView bytes) {
    if (out_.add(kind, bytes)) return {};
    return failure(baseTexts["task.cancelled"]);
  }

  Result<void> tellUnreadable(std::size_t memory, const Diagnostic& why) {
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    Packer packed;
    packed.add(memory);
    packed.add(why);
    return add(RecordKind::unreadable, packed);
  }

  /// archive.xml: the version, and the names of the regions' folders.
  Result<void> tellControl(const Bytes& bytes) {
    HeldMemory held(task_);
    const std::size_t memory = memoryToParse(bytes);
    const auto document = parseXml(bytes, held, task_);
    if (!document) return tellUnreadable(memory, document.error());
    const pugi::xml_node root = document->document_element();
    Packer packed;
    packed.add(memory);
    packed.add(root.attribute("major_version").as_int());
    const auto regions = root.select_nodes("//region");
    packed.add(regions.size());
    for (const auto& found : regions)
      for (const char* name : {"dir", "name"})
        packed.add(std::string_view(textIn(childOf(found.node(), name))));
    return add(RecordKind::control, packed);
  }

  Result<void> tellObjects(const Bytes& bytes) {
    const std::size_t memory = memoryToParse(bytes);
    const auto read = readOpenSimObjects(
        bytes, [](const Uuid& id) { return id.text(); }, task_);
    if (!read) return tellUnreadable(memory, read.error());
    Packer packed;
    packed.add(memory);
    packed.addAll(read->findings);
    packed.addAll(read->value);
    return add(RecordKind::objects, packed);
  }

  RecordWriter& out_;
  const Task& task_;
};

Result<WholenessCheck> tellFiles(ByteView bytes, ArchiveTeller& teller, const Task& task) {
  auto archive = ArchiveReader::open(bytes, task);
  if (!archive) return failure(std::move(archive));
  while (true) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    task.report(static_cast<double>(archive->position()) / static_cast<double>(bytes.size()), {});
    auto entry = archive->next();
    if (!entry) return failure(std::move(entry));
    if (!*entry) return archive->finish();
    if (auto told = teller.tell(**entry, *archive); !told) return failure(std::move(told));
  }
}

}  // namespace

void readArchive(ByteView bytes, RecordWriter& out, const Task& task) {
  ArchiveTeller teller(out, task);
  const auto check = tellFiles(bytes, teller, task);
  if (task.cancelled()) return;
  Packer packed;
  if (check) {
    packed.add(check->wholeness);
    packed.addAll(check->findings);
  } else {
    packed.add(check.error());
  }
  out.add(check ? RecordKind::whole : RecordKind::refused, packed.bytes());
  out.flush();
}

}  // namespace wb::import
