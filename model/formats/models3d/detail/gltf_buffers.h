#pragma once

#include "model/formats/models3d/detail/gltf_document.h"
#include "model/formats/models3d/detail/model_files.h"

#include <map>
#include <string>

namespace wb::import3d {

/// The buffers of a glTF file and the views into them, read when they are first asked for: what no
/// shape needs may be missing or broken. Everything throws Refused.
class GltfBuffers {
 public:
  /// Both must outlive this.
  GltfBuffers(const GltfDocument& document, ModelFiles& files)
      : document_(document), files_(files) {}

  /// The bytes of a view, unpacked where they are compressed. They stay where they are.
  ByteView view(const Json& key);
  /// Refuses files that another program cut while they were read.
  void refuseCut() const;
  /// Bytes between one element and the next in a view; 0 where it does not say.
  std::size_t strideOf(const Json& key) const;

 private:
  ByteView buffer(const Json& key);
  FileBytes load(const Json& buffer, const std::string& place);
  FileBytes loadFile(const std::string& uri);
  ByteView sliceOf(const Json& view, const std::string& place);
  const Bytes& unpacked(const Json& compressed, const Json& key);

  const GltfDocument& document_;
  ModelFiles& files_;
  std::map<Json, FileBytes> buffers_;
  std::map<Json, Bytes> unpacked_;
  std::size_t unpackedBytes_ = 0;
};

}  // namespace wb::import3d
