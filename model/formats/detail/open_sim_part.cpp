#include "model/formats/detail/open_sim_part.h"

#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/prim_codes.h"
#include "model/formats/detail/xml_document.h"

#include <algorithm>

namespace wb::import {
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
      if (meaning.isChanged) warn("Shape", importTexts["import.shape_changed"]);
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
    warn(name, importTexts["import.too_far"], {{"farthest", limits::farthestPosition}});
    return glm::dvec3(0);
  }

  glm::dvec3 scale() {
    auto stored = fields_.vector("Scale");
    if (!stored) stored = shape_.vector("Scale");
    if (stored && isUsableScale(*stored)) return *stored;
    warn("Scale", importTexts["import.no_scale"],
         {{"smallest", limits::smallestScale}, {"largest", limits::largestScale}});
    return scene::Part().scale;
  }

  scene::ShapeType shapeType() {
    const scene::ShapeType usual = defaultShapeType(result_.part.kind);
    const auto stored = fields_.whole("PhysicsShapeType");
    if (!stored) return usual;
    if (*stored >= 0 && *stored <= 2) return static_cast<scene::ShapeType>(*stored);
    warn("PhysicsShapeType", importTexts["import.shape_type"]);
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

}  // namespace wb::import
