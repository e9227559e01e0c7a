#include "model/formats/archives/map_files.h"

#include "model/formats/objects/packed.h"
#include "model/octree/octree_file.h"
#include "model/octree/ogz.h"

namespace wb::import {

void readMapFile(ByteView bytes, RecordWriter& out, const Task& task) {
  const auto map = octree::readOgz(bytes, task);
  if (task.cancelled()) return;
  Packer packed;
  if (map) {
    packed.add(map->size);
    packed.add(map->leftOver);
    const Bytes cubes = octree::writeNxoc(map->octree, octree::NxocStructure::kept);
    Bytes record(packed.bytes().begin(), packed.bytes().end());
    record.insert(record.end(), cubes.begin(), cubes.end());
    out.add(RecordKind::octree, record);
  } else {
    packed.add(map.error());
    out.add(RecordKind::refused, packed.bytes());
  }
  out.flush();
}

}  // namespace wb::import
