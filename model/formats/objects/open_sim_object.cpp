#include "model/formats/objects/open_sim_object.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/formats/objects/object_texts.h"
#include "model/formats/objects/open_sim_xml.h"
#include "model/formats/objects/prim_codes.h"
#include "model/formats/objects/read_part.h"
#include "model/formats/objects/root_elements.h"

#include <algorithm>
#include <utility>

namespace wb::import {

/// One SceneObjectPart, as the file has it.
ReadPart readOpenSimPart(const OpenSimFields& fields, scene::Findings& findings);

namespace {

constexpr unsigned physicsFlag = 0x1;
constexpr unsigned phantomFlag = 0x400;
constexpr int scriptType = 10;

/// A whole number of the file, divided so that the result is the double nearest to the decimal that
/// was meant.
double part(const OpenSimFields& fields, std::string_view name, double standard, double begin,
            double sign, double parts) {
  const auto stored = fields.number(name);
  return stored ? (begin + sign * *stored) / parts : standard;
}

double fiftyThousandth(const OpenSimFields& fields, std::string_view name) {
  return part(fields, name, 0, 0, 1, 50'000);
}

double fiftyThousandthLeft(const OpenSimFields& fields, std::string_view name) {
  return part(fields, name, 1, 50'000, -1, 50'000);
}

double hundredth(const OpenSimFields& fields, std::string_view name) {
  return part(fields, name, 0, 0, 1, 100);
}

double scaleHundredth(const OpenSimFields& fields, std::string_view name) {
  return part(fields, name, 1, 200, -1, 100);
}

/// An unsigned byte that holds a signed one, in hundredths.
double shearHundredth(const OpenSimFields& fields, std::string_view name) {
  const double stored = fields.number(name).value_or(0);
  return (stored > 127 ? stored - 256 : stored) / 100;
}

/// A code that is no byte is one that nobody knows.
std::uint8_t byteOf(std::optional<int> number, std::uint8_t standard) {
  if (!number) return standard;
  return *number >= 0 && *number <= 255 ? static_cast<std::uint8_t>(*number) : unknownCurve;
}

PrimCodes codesOf(const OpenSimFields& shape) {
  PrimCodes codes;
  codes.profileCurve = byteOf(shape.whole("ProfileCurve"), codes.profileCurve);
  codes.pathCurve = byteOf(shape.whole("PathCurve"), codes.pathCurve);
  codes.pathCut = {fiftyThousandth(shape, "PathBegin"), fiftyThousandthLeft(shape, "PathEnd")};
  codes.profileCut = {fiftyThousandth(shape, "ProfileBegin"),
                      fiftyThousandthLeft(shape, "ProfileEnd")};
  codes.hollow = fiftyThousandth(shape, "ProfileHollow");
  codes.pathScale = {scaleHundredth(shape, "PathScaleX"), scaleHundredth(shape, "PathScaleY")};
  codes.shear = {shearHundredth(shape, "PathShearX"), shearHundredth(shape, "PathShearY")};
  codes.taper = {hundredth(shape, "PathTaperX"), hundredth(shape, "PathTaperY")};
  codes.twist = {hundredth(shape, "PathTwistBegin"), hundredth(shape, "PathTwist")};
  codes.skew = hundredth(shape, "PathSkew");
  codes.radiusOffset = hundredth(shape, "PathRadiusOffset");
  codes.revolutions = (1000 + 15 * shape.number("PathRevolutions").value_or(0)) / 1000;
  return codes;
}

/// Words (`Physics Scripted`), or the number of the same bits.
bool hasFlag(const OpenSimFields& fields, std::string_view word, unsigned bit) {
  const std::string words = fields.text("Flags").value_or("");
  const auto isSet = [bit](double bits) {
    return bits >= 0 && bits < 4294967296.0 && (static_cast<unsigned>(bits) & bit) != 0;
  };
  if (isSet(parseNumber(words).value_or(0))) return true;
  for (std::size_t at = words.find(word); at != std::string::npos; at = words.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const auto isBreak = [&](std::size_t i) { return words[i] == ' ' || words[i] == ','; };
    if ((at == 0 || isBreak(at - 1)) && (end == words.size() || isBreak(end))) return true;
  }
  return isSet(fields.number("ObjectFlags").value_or(0));
}

std::size_t scriptsIn(const OpenSimFields& fields) {
  const pugi::xml_node inventory = childOf(fields.node(), "TaskInventory");
  std::size_t scripts = 0;
  for (const pugi::xml_node& item : inventory.children())
    scripts += localName(item) == "TaskInventoryItem" &&
                       textIn(childOf(item, "Type")) == std::to_string(scriptType)
                   ? 1
                   : 0;
  return std::min(scripts, limits::scriptsPerPart);
}

class PartReader {
 public:
  PartReader(const OpenSimFields& fields, scene::Findings& findings)
      : fields_(fields), shape_(fields.inside("Shape")), findings_(findings) {}

  ReadPart read() {
    readShape();
    result_.part.id = fields_.id("UUID").value_or(Uuid{});
    result_.part.name = fields_.text("Name").value_or("");
    result_.part.scale = scale();
    result_.part.position = position("OffsetPosition");
    result_.part.rotation = fields_.rotation("RotationOffset").value_or(glm::dquat(1, 0, 0, 0));
    result_.part.scripts = scriptsIn(fields_);
    result_.part.shapeType = shapeType();
    result_.position = position("GroupPosition");
    result_.isPhysical = hasFlag(fields_, "Physics", physicsFlag);
    result_.isPhantom = hasFlag(fields_, "Phantom", phantomFlag);
    return std::move(result_);
  }

 private:
  void warn(std::string_view name, Text text, std::vector<Argument> arguments = {}) {
    findings_.warn(fields_.place() + '.' + std::string(name), text, std::move(arguments));
  }

  void readShape() {
    scene::Part& part = result_.part;
    const PrimMeaning meaning = meaningOf(codesOf(shape_));
    const SculptKind sculpt = sculptKind();
    part.kind = partKindOf(meaning);
    if (sculpt == SculptKind::mesh) {
      part.kind = scene::PartKind::mesh;
      result_.mesh = shape_.id("SculptTexture").value_or(Uuid{});
    } else if (sculpt == SculptKind::sculpt) {
      part.kind = scene::PartKind::sculpt;
    } else {
      if (shape_.truth("FlexiEntry").value_or(false)) part.kind = scene::PartKind::flexible;
      if (meaning.isChanged) warn("Shape", objectTexts["import.shape_changed"]);
    }
    part.prim = part.kind == scene::PartKind::mesh || part.kind == scene::PartKind::sculpt
                    ? scene::defaultPrim(part.kind)
                    : meaning.shape;
  }

  SculptKind sculptKind() const {
    const int type = shape_.whole("SculptType").value_or(0);
    const bool isSculpt = shape_.truth("SculptEntry").value_or(type != 0);
    return isSculpt && type > 0 ? sculptKindOf(static_cast<unsigned>(type)) : SculptKind::none;
  }

  glm::dvec3 position(std::string_view name) {
    const glm::dvec3 stored = fields_.vector(name).value_or(glm::dvec3(0));
    if (isUsablePosition(stored)) return stored;
    warn(name, objectTexts["import.too_far"], {{"farthest", limits::farthestPosition}});
    return glm::dvec3(0);
  }

  glm::dvec3 scale() {
    auto stored = fields_.vector("Scale");
    if (!stored) stored = shape_.vector("Scale");
    if (stored && isUsableScale(*stored)) return *stored;
    warn("Scale", objectTexts["import.no_scale"],
         {{"smallest", limits::smallestScale}, {"largest", limits::largestScale}});
    return scene::Part().scale;
  }

  scene::ShapeType shapeType() {
    const scene::ShapeType usual = defaultShapeType(result_.part.kind);
    const auto stored = fields_.whole("PhysicsShapeType");
    if (!stored) return usual;
    if (*stored >= 0 && *stored <= 2) return static_cast<scene::ShapeType>(*stored);
    warn("PhysicsShapeType", objectTexts["import.shape_type"]);
    return usual;
  }

  OpenSimFields fields_;
  OpenSimFields shape_;
  scene::Findings& findings_;
  ReadPart result_;
};

}  // namespace

ReadPart readOpenSimPart(const OpenSimFields& fields, scene::Findings& findings) {
  return PartReader(fields, findings).read();
}

namespace {

/// What tells an object's XML from any other.
constexpr std::string_view groupElement = "SceneObjectGroup";
constexpr std::string_view partElement = "SceneObjectPart";
/// All parts of a group: of either version, the root first.
std::vector<pugi::xml_node> partsOf(const pugi::xml_node& group) {
  std::vector<pugi::xml_node> parts;
  const auto add = [&parts](const pugi::xml_node& holder) {
    for (const pugi::xml_node& child : holder.children())
      if (localName(child) == partElement) parts.push_back(child);
  };
  add(group);
  if (parts.empty()) add(childOf(group, "RootPart"));
  for (const pugi::xml_node& others : group.children()) {
    if (localName(others) != "OtherParts") continue;
    add(others);
    for (const pugi::xml_node& other : others.children())
      if (localName(other) != partElement) add(other);
  }
  return parts;
}

/// A group's parts, the root first.
using Group = std::vector<pugi::xml_node>;

/// Groups lie in others, and in the elements around them; parts have none.
void collectGroups(const pugi::xml_node& node, std::vector<Group>& groups) {
  if (localName(node) == groupElement) {
    if (Group parts = partsOf(node); !parts.empty()) {
      groups.push_back(std::move(parts));
      return;
    }
  }
  if (localName(node) == partElement) return;
  for (const pugi::xml_node& child : node.children()) collectGroups(child, groups);
}

/// The order of links says more than that of elements; the root stays the first.
void sortByLinks(Group& parts) {
  std::vector<std::pair<int, pugi::xml_node>> numbered;
  numbered.reserve(parts.size());
  for (const pugi::xml_node& part : parts)
    numbered.emplace_back(childOf(part, "LinkNum").text().as_int(), part);
  std::stable_sort(numbered.begin() + 1, numbered.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::ranges::transform(numbered, parts.begin(), [](const auto& one) { return one.second; });
}

class ObjectReader {
 public:
  ObjectReader(const MeshSource& meshes, scene::Findings& findings, const Task& task)
      : meshes_(meshes), findings_(findings), task_(task) {}

  scene::Linkset read(Group parts, const std::string& place) {
    sortByLinks(parts);
    scene::Linkset linkset;
    for (std::size_t i = 0; i < parts.size() && task_.step(); ++i)
      append(linkset,
             partFrom(parts[i], place + std::string(partElement) + '[' + std::to_string(i) + ']'));
    return linkset;
  }

 private:
  ReadPart partFrom(const pugi::xml_node& node, const std::string& place) {
    ReadPart read = readOpenSimPart(OpenSimFields(node, place, findings_), findings_);
    if (read.part.kind != scene::PartKind::mesh) return read;
    read.part.asset = meshes_(read.mesh);
    if (read.part.asset.empty())
      findings_.warn(place + ".Shape.SculptTexture", objectTexts["open_sim.no_mesh"],
                     {{"id", read.mesh.text()}});
    return read;
  }

  const MeshSource& meshes_;
  scene::Findings& findings_;
  const Task& task_;
};

}  // namespace

bool beginsLikeOpenSimObject(ByteView bytes) {
  constexpr std::size_t lookedAt = 65'536;  // Bytes within which a group opens, whatever is around.
  const ByteView beginning = bytes.first(std::min(bytes.size(), lookedAt));
  const auto narrow = narrowed(beginning);
  const std::string_view text = narrow ? *narrow : textOf(beginning);
  const auto root = xmlRootOf(text);
  return root && root->name != "html" && hasElement(text, groupElement);
}

bool looksLikeOpenSimObject(ByteView bytes) {
  if (!beginsLikeOpenSimObject(bytes)) return false;
  const auto narrow = narrowed(bytes);
  const auto root = xmlRootOf(narrow ? *narrow : textOf(bytes));
  return root && root->isWhole;
}

Result<Loaded<std::vector<scene::Linkset>>> readOpenSimObjects(ByteView bytes,
                                                               const MeshSource& meshes,
                                                               const Task& task) {
  HeldMemory held(task);
  const auto document = parseXml(bytes, held, task);
  if (!document) return tl::unexpected(document.error());
  std::vector<Group> groups;
  collectGroups(document->document_element(), groups);
  if (groups.empty()) return failure(objectTexts["open_sim.no_object"]);
  std::size_t parts = 0;
  for (const Group& group : groups) parts += group.size();
  if (auto fits = checkPartCount(parts); !fits) return failure(std::move(fits));
  scene::Findings findings;
  ObjectReader reader(meshes, findings, task);
  std::vector<scene::Linkset> linksets;
  for (Group& group : groups) {
    const std::string place =
        linksets.empty() ? ""
                         : std::string(groupElement) + '[' + std::to_string(linksets.size()) + "].";
    linksets.push_back(reader.read(std::move(group), place));
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
  }
  return Loaded<std::vector<scene::Linkset>>{std::move(linksets), findings.take()};
}

}  // namespace wb::import
