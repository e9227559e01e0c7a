#include "model/analysis/kit_prims.h"

#include "model/scene/part_placement.h"

#include <fmt/format.h>

#include <algorithm>

// The prims of a linked shape for whoever makes them in world: as a script in LSL and as a table.
// The script tells prims from meshes by their type, and takes prims in the order of their links:
// the first is the root, which stays where it is, as all others are placed by it. Meshes are moved
// as one, so that the first stands right by the root.

namespace wb::weighing {
namespace {

std::string vectorOf(const glm::dvec3& v) {
  return fmt::format("<{:.6f}, {:.6f}, {:.6f}>", v.x + 0.0, v.y + 0.0, v.z + 0.0);
}

std::string rotationText(const glm::dquat& q) {
  return fmt::format("<{:.8f}, {:.8f}, {:.8f}, {:.8f}>", q.x + 0.0, q.y + 0.0, q.z + 0.0,
                     q.w + 0.0);
}

std::string_view typeOf(scene::PartKind kind) {
  if (kind == scene::PartKind::cylinder) return "PRIM_TYPE_CYLINDER";
  return kind == scene::PartKind::sphere ? "PRIM_TYPE_SPHERE" : "PRIM_TYPE_BOX";
}

/// A name in a comment must not end it.
std::string oneLine(std::string name) {
  std::ranges::replace_if(
      name, [](char c) { return c >= 0 && c < ' '; }, ' ');
  return name;
}

/// What may stand between quotes.
std::string quotable(std::string name) {
  std::erase_if(name, [](char c) { return (c >= 0 && c < ' ') || c == '"' || c == '\\'; });
  return name;
}

constexpr std::string_view scriptBegin = R"(integer count = {count};
integer used = 0;

// The next prim of the linkset, in the order of links; 0 if there is none left.
integer nextPrim(integer after)
{{
    integer link;
    for (link = after + 1; link <= llGetNumberOfPrims(); ++link)
        if (llList2Integer(llGetLinkPrimitiveParams(link, [PRIM_TYPE]), 0) != PRIM_TYPE_SCULPT)
            return link;
    return 0;
}}

integer last = 0;

setPrim(integer type, vector size, vector place, rotation turn)
{{
    integer link = nextPrim(last);
    if (link == 0) return;
    last = link;
    ++used;
    list form = [PRIM_TYPE, type, PRIM_HOLE_DEFAULT, <0.0, 1.0, 0.0>, 0.0, <0.0, 0.0, 0.0>];
    if (type == PRIM_TYPE_SPHERE) form += [<0.0, 1.0, 0.0>];
    else form += [<1.0, 1.0, 0.0>, <0.0, 0.0, 0.0>];
    form += [PRIM_SIZE, size, PRIM_COLOR, ALL_SIDES, <1.0, 1.0, 1.0>, 0.0,
        PRIM_PHYSICS_SHAPE_TYPE, PRIM_PHYSICS_SHAPE_PRIM];
    if (link > 1) form += [PRIM_POS_LOCAL, place, PRIM_ROT_LOCAL, turn];
    llSetLinkPrimitiveParamsFast(link, form);
}}

// Meshes keep their places to each other; the one of that name, else the first, stands there.
setMeshes(string name, vector place, rotation turn)
{{
    integer first = 0;
    integer link;
    for (link = llGetNumberOfPrims(); link > 1; --link)
        if (llList2Integer(llGetLinkPrimitiveParams(link, [PRIM_TYPE]), 0) == PRIM_TYPE_SCULPT)
            if (first == 0 || llGetLinkName(first) != name) first = link;
    if (first == 0) return;
    list now = llGetLinkPrimitiveParams(first, [PRIM_POS_LOCAL, PRIM_ROT_LOCAL]);
    vector from = llList2Vector(now, 0);
    rotation by = (ZERO_ROTATION / llList2Rot(now, 1)) * turn;
    for (link = 2; link <= llGetNumberOfPrims(); ++link)
    {{
        list one = llGetLinkPrimitiveParams(link, [PRIM_TYPE, PRIM_POS_LOCAL, PRIM_ROT_LOCAL]);
        if (llList2Integer(one, 0) == PRIM_TYPE_SCULPT)
        {{
            integer size = llGetListLength(one);
            llSetLinkPrimitiveParamsFast(link, [
                PRIM_POS_LOCAL, place + (llList2Vector(one, size - 2) - from) * by,
                PRIM_ROT_LOCAL, llList2Rot(one, size - 1) * by]);
        }}
    }}
}}

default
{{
    state_entry()
    {{
        if (llGetNumberOfPrims() < 2
            || llList2Integer(llGetLinkPrimitiveParams(1, [PRIM_TYPE]), 0) == PRIM_TYPE_SCULPT)
        {{
            llOwnerSay("Link the mesh and the cubes first, a cube last, so that it is the root.");
            return;
        }}
)";

constexpr std::string_view scriptEnd = R"(        if (used < count)
            llOwnerSay("Missing prims: " + (string)(count - used)
                + ". Link more cubes, and reset this script.");
        else llOwnerSay("Done: " + (string)count + " prims are in place. Delete this script.");
    }
}
)";

}  // namespace

std::string primScript(const std::string& name, const std::vector<KitAct>& acts) {
  const auto count = std::ranges::count(acts, KitActKind::prim, &KitAct::kind);
  std::string text = fmt::format(
      "// {}: turns {} linked prims into the physics of the mesh beside them.\n"
      "// Put it into the root, which is a prim; it rezzes nothing. Sizes and positions in "
      "meters.\n\n",
      oneLine(name), count);
  text += fmt::format(fmt::runtime(scriptBegin), fmt::arg("count", count));
  for (const KitAct& act : acts)
    if (act.kind == KitActKind::prim)
      text += fmt::format("        setPrim({}, {}, {}, {});\n", typeOf(act.made->kind),
                          vectorOf(act.made->scale), vectorOf(act.made->position),
                          rotationText(act.made->rotation));
  for (const KitAct& act : acts)
    if (act.kind == KitActKind::place)
      text += fmt::format("        setMeshes(\"{}\", {}, {});\n", quotable(act.made->name),
                          vectorOf(act.made->position), rotationText(act.made->rotation));
  text += scriptEnd;
  return text;
}

std::string primTable(const std::vector<KitAct>& acts) {
  std::string text =
      "number,kind,size_x_m,size_y_m,size_z_m,place_x_m,place_y_m,place_z_m,turn_x,turn_y,turn_z,"
      "turn_w,degrees_x,degrees_y,degrees_z\n";
  std::size_t number = 0;
  for (const KitAct& act : acts) {
    if (act.kind != KitActKind::prim) continue;
    const scene::Part& part = *act.made;
    const glm::dvec3 degrees = scene::builderAngles(part.rotation);
    text += fmt::format("{},{}", ++number, scene::name(part.kind));
    for (const double value : {part.scale.x, part.scale.y, part.scale.z, part.position.x,
                               part.position.y, part.position.z, part.rotation.x, part.rotation.y,
                               part.rotation.z, part.rotation.w, degrees.x, degrees.y, degrees.z})
      text += fmt::format(",{}", value + 0.0);
    text += '\n';
  }
  return text;
}

}  // namespace wb::weighing
