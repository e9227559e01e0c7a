#include "model/formats/archives/object_files.h"

#include "model/core/identifiers.h"
#include "model/core/llsd.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/open_sim_xml.h"
#include "model/formats/objects/oxp.h"
#include "model/formats/objects/packed.h"
#include "model/formats/objects/read_scene.h"

#include <limits>
#include <utility>
#include <vector>

namespace wb::import {
namespace {

/// A record names the mesh of each mesh part.
void nameMissingMeshes(std::vector<scene::Linkset>& linksets) {
  for (scene::Linkset& linkset : linksets)
    for (scene::Part& part : linkset.parts)
      if (part.kind == scene::PartKind::mesh) part.asset = Uuid().text();
}

/// @param memory  What reading it held, which the program must have left.
void tell(Result<ReadScene> read, std::size_t memory, RecordWriter& out, const Task& task) {
  if (task.cancelled()) return;
  Packer packed;
  packed.add(memory);
  if (!read) {
    packed.add(read.error());
    out.add(RecordKind::unreadable, packed.bytes());
  } else {
    nameMissingMeshes(read->value.linksets);
    packed.addAll(read->findings);
    packed.addAll(read->value.linksets);
    out.add(RecordKind::objects, packed.bytes());
    Packer end;
    end.add(read->wholeness);
    end.addAll(Diagnostics());
    out.add(RecordKind::whole, end.bytes());
  }
  out.flush();
}

}  // namespace

void readObjectFile(ByteView bytes, RecordWriter& out, const Task& task) {
  auto read = readOpenSimObjects(
      bytes, [](const Uuid&) { return std::string(); }, task);
  tell(std::move(read).map([](Loaded<std::vector<scene::Linkset>>&& objects) {
    ReadScene scene{{{}, std::move(objects.findings)}, Wholeness::consistent};
    scene.value.linksets = std::move(objects.value);
    return scene;
  }),
       memoryToParse(bytes), out, task);
}

void readExportFile(ByteView bytes, RecordWriter& out, const Task& task) {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  MemoryBudget counted(all);
  Task counting = task;
  counting.memory = &counted;
  auto read = readOxp(bytes, {}, counting);
  tell(std::move(read), all - counted.left(), out, task);
}

void readReply(ByteView bytes, RecordWriter& out, const Task& task) {
  const auto value = llsd::read(bytes, task);
  if (task.cancelled()) return;
  if (value) {
    out.add(RecordKind::value, llsd::writeBinary(*value));
  } else {
    Packer packed;
    packed.add(value.error());
    out.add(RecordKind::refused, packed.bytes());
  }
  out.flush();
}

}  // namespace wb::import
