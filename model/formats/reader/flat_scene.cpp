#include "model/formats/reader/flat_scene.h"

#include "model/core/limits.h"
#include "model/core/plain_text.h"
#include "model/formats/reader/flat_format.h"
#include "model/formats/reader/worker_process.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

// Checks a buffer that a worker wrote before anything of it is believed: header, then ranges, then
// what lies in them, each step on what those before it have proved. One pass over every array,
// O(bytes); no memory beyond views and names. The limits are limits.h's.

namespace wb::worker {
namespace {

tl::unexpected<Diagnostic> invalid(std::string_view what) { return tl::unexpected(garbage(what)); }

/// A reader adds up those of one kind.
constexpr std::uint64_t mostOmissions = 1000;

/// Names of old files are often Latin-1. Control characters would spoil every line and table.
std::string readableName(std::string_view name) {
  const bool isValid = isUtf8(name);
  std::string result;
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < ' ' || byte == 0x7f) {
      result += ' ';
    } else if (byte < 0x80 || isValid) {
      result += character;
    } else {
      result += static_cast<char>(0xc0 | (byte >> 6));
      result += static_cast<char>(0x80 | (byte & 0x3f));
    }
  }
  return result;
}

/// The same of a refusal's details, one by one.
std::string readableDetails(std::string_view details) {
  const std::size_t end = std::min(details.find(Refusal::separator), details.size());
  std::string result = readableName(details.substr(0, end));
  if (end == details.size()) return result;
  return result + Refusal::separator + readableDetails(details.substr(end + 1));
}

bool allFinite(std::span<const float> numbers) {
  return std::ranges::all_of(numbers, [](float number) { return std::isfinite(number); });
}

/// Columns: the images of the file's axes in a frame with z up, what is right staying right as
/// Collada has it.
glm::dmat4 uprightFrom(UpAxis up) {
  switch (up) {
    case UpAxis::x:
      return {{0, 0, 1, 0}, {-1, 0, 0, 0}, {0, -1, 0, 0}, {0, 0, 0, 1}};
    case UpAxis::y:
      return {{1, 0, 0, 0}, {0, 0, 1, 0}, {0, -1, 0, 0}, {0, 0, 0, 1}};
    case UpAxis::z:
      break;
  }
  return glm::dmat4(1);
}

}  // namespace

/// Goes over a buffer once; each step needs those before it.
class FlatChecker {
 public:
  explicit FlatChecker(ByteView bytes) : bytes_(bytes) {}

  Result<FlatScene> check(std::shared_ptr<const void> owner) && {
    for (const auto step :
         {&FlatChecker::readHeader, &FlatChecker::readTables, &FlatChecker::readMeshes,
          &FlatChecker::readNodes, &FlatChecker::readStumbles, &FlatChecker::readOmissions})
      if (auto done = (this->*step)(); !done) return tl::unexpected(std::move(done).error());
    scene_.owner_ = std::move(owner);
    return std::move(scene_);
  }

 private:
  /// The elements of a range; nothing unless it lies in the buffer and has at most `most`.
  template <class T>
  std::optional<std::span<const T>> elements(const FlatRange& range, std::uint64_t most) const {
    const std::uint64_t size = bytes_.size();
    if (range.begin % flatAlignment != 0 || range.begin > size || range.count > most) return {};
    if (range.count > (size - range.begin) / sizeof(T)) return {};
    return std::span<const T>(reinterpret_cast<const T*>(bytes_.data() + range.begin), range.count);
  }

  Result<void> readHeader() {
    if (reinterpret_cast<std::uintptr_t>(bytes_.data()) % flatAlignment != 0)
      return invalid("an address that is not aligned");
    if (bytes_.size() < sizeof header_) return invalid("fewer bytes than a header");
    std::memcpy(&header_, bytes_.data(), sizeof header_);
    if (header_.magic != flatMagic || header_.version != flatVersion)
      return invalid("another header");
    const auto text = elements<char>(header_.text, limits::flatTextBytes);
    if (!text) return invalid("text outside the buffer");
    text_ = {text->data(), text->size()};
    if (header_.state == static_cast<std::uint32_t>(FlatState::refusal)) return refused();
    if (header_.state != static_cast<std::uint32_t>(FlatState::scene))
      return invalid("an unknown state");
    return readFrame();
  }

  Result<void> refused() const {
    if (header_.reason >= Refusal::reasons) return invalid("an unknown reason");
    const auto reason = static_cast<Refusal::Reason>(header_.reason);
    return tl::unexpected(
        diagnosticOf({reason, readableDetails(text_.substr(0, limits::workerReasonBytes))}));
  }

  Result<void> readFrame() {
    if (header_.upAxis > static_cast<std::uint32_t>(UpAxis::z)) return invalid("an unknown axis");
    if (!std::isfinite(header_.unit) || !(header_.unit > 0)) return invalid("a unit of no length");
    scene_.upright_ = uprightFrom(static_cast<UpAxis>(header_.upAxis));
    scene_.unit_ = header_.unit;
    auto unusableAt = nameAt(header_.unusableAt);
    if (!unusableAt) return invalid("a table outside the buffer");
    scene_.unusableAt_ = std::move(*unusableAt);
    return {};
  }

  Result<void> readTables() {
    const auto nodes = elements<FlatNode>(header_.nodes, limits::flatNodes);
    const auto meshes = elements<FlatMesh>(header_.meshes, limits::flatMeshes);
    const auto uses = elements<std::uint32_t>(header_.uses, limits::flatUses);
    const auto found = elements<FlatStumble>(header_.stumbles, limits::flatNodes);
    if (!nodes || !meshes || !uses || !found) return invalid("a table outside the buffer");
    if (nodes->empty() || meshes->empty()) return invalid("no mesh");
    nodes_ = *nodes;
    meshes_ = *meshes;
    uses_ = *uses;
    stumbles_ = *found;
    return {};
  }

  std::optional<std::string> nameAt(const FlatText& name) const {
    if (name.size > limits::flatNameBytes || name.begin > text_.size() ||
        name.size > text_.size() - name.begin)
      return {};
    return readableName(text_.substr(name.begin, name.size));
  }

  Result<void> readMeshes() {
    for (const FlatMesh& flat : meshes_) {
      const std::uint64_t most = limits::flatBytes / sizeof(FlatVertex);
      const auto vertices = elements<FlatVertex>(flat.vertices, most);
      const auto triangles =
          elements<std::array<std::uint32_t, 3>>(flat.triangles, limits::flatBytes / 12);
      auto material = nameAt(flat.material);
      if (!vertices || !triangles || !material) return invalid("a mesh outside the buffer");
      if (triangles->empty()) return invalid("a mesh without triangles");
      if (flat.cut >= faceCuts) return invalid("an unknown way to cut faces");
      if (!(flat.stated >= 0) || !(flat.lost >= 0) || !std::isfinite(flat.stated))
        return invalid("an area that is none");
      const std::uint64_t numbers = vertices->size() * (sizeof(FlatVertex) / sizeof(float));
      visited_ += flat.vertices.count * sizeof(FlatVertex) + flat.triangles.count * 12;
      if (visited_ > bytes_.size()) return invalid("meshes that share their arrays");
      if (!allFinite({reinterpret_cast<const float*>(vertices->data()), numbers}))
        return invalid("a number that is not finite");
      if (!areBelow(*triangles, vertices->size())) return invalid("a vertex that is not there");
      scene_.meshes_.push_back({*vertices, *triangles, std::move(*material), flat.hasTexCoords != 0,
                                flat.unusable, flat.collapsed, static_cast<FaceCut>(flat.cut),
                                flat.hasNormals != 0, flat.stated, flat.lost});
    }
    return {};
  }

  static bool areBelow(std::span<const std::array<std::uint32_t, 3>> triangles,
                       std::size_t vertices) {
    std::uint32_t greatest = 0;
    for (const auto& [a, b, c] : triangles) greatest = std::max({greatest, a, b, c});
    return greatest < vertices;
  }

  Result<void> readNodes() {
    for (const FlatNode& flat : nodes_) {
      NodeView& node = scene_.nodes_.emplace_back();
      auto name = nameAt(flat.name);
      auto label = nameAt(flat.label);
      if (!name || !label || flat.uses == 0 || flat.firstUse > uses_.size() ||
          flat.uses > uses_.size() - flat.firstUse)
        return invalid("a node outside the buffer");
      if ((usesSeen_ += flat.uses) > uses_.size()) return invalid("nodes that share their meshes");
      node.name = std::move(*name);
      node.label = std::move(*label);
      node.uses = uses_.subspan(flat.firstUse, flat.uses);
      if (std::ranges::max(node.uses) >= meshes_.size()) return invalid("a mesh that is not there");
      for (int i = 0; i < 16; ++i) {
        if (!std::isfinite(flat.matrix[i])) return invalid("a number that is not finite");
        node.matrix[i / 4][i % 4] = flat.matrix[i];
      }
    }
    return {};
  }

  Result<void> readStumbles() {
    for (const FlatStumble& flat : stumbles_) {
      auto place = nameAt(flat.place);
      auto detail = nameAt(flat.detail);
      if (!place || !detail) return invalid("a table outside the buffer");
      if (flat.kind >= worker::stumbles) return invalid("an unknown stumble");
      scene_.stumbles_.push_back(
          {static_cast<Stumble>(flat.kind), std::move(*place), std::move(*detail)});
    }
    return {};
  }

  Result<void> readOmissions() {
    const auto omissions = elements<FlatOmission>(header_.omissions, mostOmissions);
    if (!omissions) return invalid("a table outside the buffer");
    for (const FlatOmission& flat : *omissions) {
      auto name = nameAt(flat.name);
      if (!name) return invalid("a table outside the buffer");
      if (flat.kind >= omissionKinds) return invalid("an unknown omission");
      scene_.omissions_.push_back({static_cast<Omission>(flat.kind), flat.count, std::move(*name)});
    }
    return {};
  }

  ByteView bytes_;
  FlatHeader header_;
  std::string_view text_;
  std::span<const FlatNode> nodes_;
  std::span<const FlatMesh> meshes_;
  std::span<const std::uint32_t> uses_;
  std::span<const FlatStumble> stumbles_;
  std::uint64_t visited_ = 0;  ///< Bytes of arrays gone over: no byte may cost time twice.
  std::uint64_t usesSeen_ = 0;
  FlatScene scene_;
};

Result<FlatScene> FlatScene::check(ByteView bytes, std::shared_ptr<const void> owner) {
  return FlatChecker(bytes).check(std::move(owner));
}

}  // namespace wb::worker
