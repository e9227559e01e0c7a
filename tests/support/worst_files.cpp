#include "tests/support/worst_files.h"

#include "model/asset/encode.h"
#include "model/core/compression.h"
#include "model/core/llsd.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/scene/project.h"

#include <fmt/format.h>
#include <zlib.h>

namespace wb::test {
namespace {

using llsd::Array;
using llsd::Map;
using llsd::Value;

std::string idOf(std::size_t number) {
  return fmt::format("00000000-0000-4000-8000-{:012x}", number);
}

/// `of(0)`, `of(1)` … with commas between.
template <class Of>
std::string listOf(std::size_t count, Of of) {
  std::string list;
  for (std::size_t i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + of(i);
  return list;
}

Bytes copied(ByteView bytes) { return {bytes.begin(), bytes.end()}; }

/// The header of a file in a tar archive (POSIX ustar), and the file.
std::string tarred(const std::string& path, std::string_view content) {
  constexpr std::size_t block = 512;
  std::string file(block, '\0');
  const auto put = [&file](std::size_t at, std::string_view text) {
    file.replace(at, text.size(), text);
  };
  put(0, path);
  put(100, "0000644");
  put(124, fmt::format("{:011o}", content.size()));
  put(148, "        ");
  put(156, "0");
  put(257, std::string_view("ustar\00000", 8));
  unsigned sum = 0;
  for (const char c : file) sum += static_cast<unsigned char>(c);
  put(148, fmt::format("{:06o}", sum));
  file[154] = '\0';
  file += content;
  file.resize((file.size() + block - 1) / block * block, '\0');
  return file;
}

Bytes gzipped(const Bytes& content) {
  constexpr int gzipWindow = MAX_WBITS + 16;
  z_stream stream{};
  deflateInit2(&stream, 1, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY);
  Bytes packed(deflateBound(&stream, content.size()) + 64);
  stream.next_in = const_cast<Bytef*>(content.data());
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = packed.data();
  stream.avail_out = static_cast<uInt>(packed.size());
  ::deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

constexpr std::string_view partOfOneMetre =
    "<SceneObjectPart>{}<Scale><X>1</X><Y>1</Y><Z>1</Z></Scale><LinkNum>{}</LinkNum>"
    "</SceneObjectPart>";

}  // namespace

Bytes assetOfBadEntries(std::size_t count) {
  Map header{{"version", 1}};
  for (std::size_t i = 0; i < count; ++i)
    header.emplace(fmt::format("block_{}", i), Map{{"offset", -1}, {"size", -1}});
  return llsd::writeBinary(header);
}

std::string projectOfRegions(std::size_t count) {
  const auto region = [](std::size_t i) { return fmt::format(R"({{"name":"region {}"}})", i); };
  const auto parcel = [](std::size_t i) { return fmt::format(R"({{"name":"parcel {}"}})", i); };
  const auto linkset = [count](std::size_t) {
    return fmt::format(R"({{"region":"last","parcel":"parcel {}","parts":[{{}}]}})", count - 1);
  };
  return fmt::format(
      R"({{"weighbridge":1,"regions":[{},{{"name":"last","parcels":[{}]}}],"linksets":[{}]}})",
      listOf(count, region), listOf(count, parcel), listOf(count, linkset));
}

std::string projectOfOneFile(std::size_t count, std::string_view path) {
  return fmt::format(R"({{"weighbridge":1,"assets":{{{}}}}})", listOf(count, [path](std::size_t i) {
                       return fmt::format(R"("asset {}":{{"path":"{}"}})", i, path);
                     }));
}

std::string jsonOfRepeatedKeys(std::size_t count) {
  const auto key = [](std::size_t i) { return fmt::format(R"("key {}":1)", i); };
  return fmt::format("{{{},{}}}", listOf(count, key), listOf(count, key));
}

std::string projectOfOneName(std::size_t count) {
  return fmt::format(R"({{"weighbridge":1,"linksets":[{}]}})", listOf(count, [](std::size_t) {
                       return std::string(R"({"name":"Object","parts":[{}]})");
                     }));
}

std::string csvOfOneName(std::size_t count) {
  std::string csv = "linkset,physics\n";
  for (std::size_t i = 0; i < count; ++i) csv += "Object,1\n";
  return csv;
}

std::string projectOfIds(std::size_t count) {
  return fmt::format(
      R"({{"weighbridge":1,"linksets":[{{"parts":[{}]}}]}})",
      listOf(count, [](std::size_t i) { return fmt::format(R"({{"id":"{}"}})", idOf(i + 1)); }));
}

Bytes replyOfIds(std::size_t count) {
  Map reply;
  for (std::size_t i = 0; i < count; ++i)
    reply.emplace(idOf(i + 1), Map{{"PhysicsShapeType", 1}, {"linked_set_physics_cost", 2.0}});
  return llsd::writeBinary(reply);
}

Bytes smallAsset() {
  asset::Face face;
  face.positions = {{0, 0, 0}, {65535, 0, 0}, {0, 65535, 0}};
  face.triangles = {{0, 1, 2}};
  asset::MeshAsset mesh;
  mesh.lods[0] = asset::Faces{face};
  return asset::encode(mesh);
}

Bytes slmOfOneMesh(std::size_t count) {
  Array matrix;
  for (int i = 0; i < 16; ++i) matrix.emplace_back(i % 5 == 0 ? 1.0 : 0.0);
  Array meshes;
  Array instances;
  for (std::size_t i = 0; i < count; ++i) {
    meshes.emplace_back(smallAsset());
    instances.emplace_back(Map{{"mesh_id", static_cast<std::int32_t>(i)}, {"transform", matrix}});
  }
  return llsd::writeBinary(Map{{"version", 3}, {"mesh", meshes}, {"instance", instances}});
}

Bytes oxpOfOnePrim(std::size_t count) {
  Array linkset;
  Array contents;
  for (std::size_t i = 0; i < count; ++i) {
    linkset.emplace_back(idOf(1));
    contents.emplace_back(idOf(i + 2));
  }
  const Map prim{{"scale", Array{1.0, 1.0, 1.0}}, {"content", contents}};
  return deflated(llsd::writeBinary(Map{
      {"format_version", 2}, {"linkset", Array{Value(linkset)}}, {"prim", Map{{idOf(1), prim}}}}));
}

std::string objectOfParts(std::size_t count) {
  std::string parts;
  for (std::size_t i = 0; i < count; ++i)
    parts += fmt::format(fmt::runtime(partOfOneMetre), "", count - i);
  return "<SceneObjectGroup>" + parts + "</SceneObjectGroup>";
}

std::string objectOfStrangeElements(std::size_t count) {
  std::string strange;
  for (std::size_t i = 0; i < count; ++i) strange += "<Strange/>";
  return "<SceneObjectGroup>" + fmt::format(fmt::runtime(partOfOneMetre), strange, 1) +
         "</SceneObjectGroup>";
}

std::string archiveOfOneMesh(std::size_t count) {
  const Bytes mesh = smallAsset();
  std::string archive = tarred("archive.xml", R"(<archive major_version="0"/>)");
  for (std::size_t i = 0; i < count; ++i) {
    archive += tarred("assets/" + idOf(i + 1) + "_mesh.llmesh", textOf(mesh));
    archive += tarred("objects/" + idOf(i + 1) + ".xml", objectOfParts(1));
  }
  return archive + std::string(1024, '\0');
}

std::string treeOfCubes(std::size_t count) {
  std::string tree = "S";
  while (tree.size() < count) {
    std::string larger = "O";
    for (int child = 0; child < 8; ++child) larger += tree;
    tree = std::move(larger);
  }
  return tree;
}

Bytes nxocOfCubes(std::size_t count) {
  return octree::writeNxoc(*octree::parseTree(treeOfCubes(count)), octree::NxocStructure::kept);
}

Bytes ogzOfCubes(std::size_t count) {
  Bytes map = copied(bytesOf("OCTA"));
  const auto number = [&map](std::uint32_t value) {
    for (int shift = 0; shift < 32; shift += 8) map.push_back(value >> shift & 255U);
  };
  for (const std::uint32_t value : {20U, 0U, 1024U, 0U, 0U, 0U}) number(value);
  map.insert(map.end(), 168, 0);  // Light and title.
  map.insert(map.end(), {0, 0, 0, 0, 0, 0, 0, 0});
  for (const char cube : treeOfCubes(count).substr(1)) {
    map.push_back(cube == 'O' ? 0 : 2);
    if (cube != 'O') map.insert(map.end(), 13, 0);
  }
  return gzipped(map);
}

std::string sceneOfOctrees(std::size_t count) {
  std::string scene;
  for (std::size_t i = 0; i < count; ++i) scene += "octree 0 0 0 1 OSEEEEEEE\n";
  return scene;
}

}  // namespace wb::test
