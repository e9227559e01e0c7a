#pragma once

#include "model/asset/asset.h"
#include "model/asset/encode.h"
#include "model/core/core.h"

#include <fmt/format.h>
#include <zlib.h>

#include <initializer_list>
#include <string>
#include <string_view>

/// Archives of OpenSim with a few objects.
namespace wb::import::test {

inline constexpr std::size_t tarBlock = 512;
inline constexpr std::string_view mesh1 = "00000000-0000-4000-8000-0000000000a1";
inline constexpr std::string_view mesh2 = "00000000-0000-4000-8000-0000000000a2";

/// The header of a file in a tar archive (POSIX ustar).
inline std::string tarHeader(std::string_view path, std::size_t size) {
  std::string header(tarBlock, '\0');
  const auto put = [&header](std::size_t at, std::string_view text) {
    header.replace(at, text.size(), text);
  };
  put(0, path);
  put(100, "0000644");
  put(124, fmt::format("{:011o}", size));
  put(148, "        ");
  put(156, "0");
  put(257, std::string_view("ustar\00000", 8));
  unsigned sum = 0;
  for (const char c : header) sum += static_cast<unsigned char>(c);
  put(148, fmt::format("{:06o}", sum));
  header[154] = '\0';
  return header;
}

struct TarFile {
  std::string_view path;
  std::string content;
};

inline std::string tar(std::initializer_list<TarFile> files) {
  std::string archive;
  for (const auto& [path, content] : files) {
    archive += tarHeader(path, content.size()) + content;
    archive.resize((archive.size() + tarBlock - 1) / tarBlock * tarBlock, '\0');
  }
  return archive + std::string(2 * tarBlock, '\0');
}

inline std::string gzip(const std::string& text) {
  constexpr int gzipWindow = 15 + 16;
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

inline const std::string control = "<archive major_version=\"0\" minor_version=\"8\"/>";

inline std::string box(std::string_view name) {
  return fmt::format(
      "<SceneObjectGroup><SceneObjectPart><Name>{}</Name><Scale><X>1</X><Y>1</Y><Z>1</Z></Scale>"
      "</SceneObjectPart></SceneObjectGroup>",
      name);
}

inline std::string meshObject(std::string_view id) {
  return fmt::format(
      "<SceneObjectGroup><SceneObjectPart><Scale><X>1</X><Y>1</Y><Z>1</Z></Scale><Shape>"
      "<SculptType>5</SculptType><SculptTexture><Guid>{}</Guid></SculptTexture></Shape>"
      "</SceneObjectPart></SceneObjectGroup>",
      id);
}

inline std::string storedMesh() {
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{face};
  return std::string(textOf(asset::encode(mesh)));
}

}  // namespace wb::import::test
