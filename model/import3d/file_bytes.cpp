#include "model/import3d/file_bytes.h"

#include "model/import3d/refused.h"

#include <assimp/IOStream.hpp>

namespace wb::import3d {

Bytes readAll(BoundedFiles& files, const std::string& name) {
  Assimp::IOStream* stream = files.Open(name.c_str(), "rb");
  if (!stream && files.refusal()) throw Refused{*files.refusal()};
  if (!stream) refuse(worker::Refusal::Reason::missingFile, {name});
  Bytes bytes(stream->FileSize());
  bytes.resize(stream->Read(bytes.data(), 1, bytes.size()));
  files.Close(stream);
  return bytes;
}

}  // namespace wb::import3d
