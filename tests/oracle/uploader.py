"""A second reading of what the viewer's uploader makes of Collada and glTF files: prims, their physics shape types, and
why it refuses. Written after indra/llprimitive/lldaeloader.cpp, indra/newview/gltf/llgltfloader.cpp and
indra/newview/llmodelpreview.cpp of the viewer, apart from the program's own reading, and nearer to their steps: labels
carry their suffixes, models are renamed, and every level is searched by label."""
import json
import pathlib
import xml.etree.ElementTree as xml

MOST_FACES = 8
SUFFIXES = {"high": "", "medium": "_LOD2", "low": "_LOD1", "lowest": "_LOD0", "physics": "_PHYS"}
LEVELS = ("medium", "low", "lowest")
DEFAULT_PHYSICS = "default_physics_shape"


class Model:
    """An LLModel, or one of its submodels."""

    def __init__(self, label, materials, submodel, all_after):
        self.label = label
        self.materials = materials  # one a face
        self.listed = all_after     # mMaterialList: in Collada with those of the submodels behind
        self.submodel = submodel


class Loaded:
    """A loader's result."""

    def __init__(self):
        self.models = []      # mModelList
        self.instances = []   # (root model, its submodels, mirrored), in the order of the scene
        self.missing = 0      # instances of geometries that are not there
        self.unused = 0       # geometries without an instance
        self.cuts_lists = False


def strip_suffix(name):
    return name[:name.rfind("_")] if "_LOD" in name or "_PHYS" in name else name


def by_material(names):
    return sorted(names, key=str.upper)


def cut(label, suffix, materials, cuts_lists):
    """LLModel::trimVolumeFacesToSize again and again: the root model and its submodels."""
    pieces = []
    for number in range((len(materials) + MOST_FACES - 1) // MOST_FACES):
        begin = number * MOST_FACES
        letter = chr(ord("a") + number) if number else ""
        faces = materials[begin:begin + MOST_FACES]
        pieces.append(Model(label + letter + suffix, faces, number, faces if cuts_lists else materials[begin:]))
    return pieces


def determinant(m):
    return (m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8])
            + m[2] * (m[4] * m[9] - m[5] * m[8]))


def multiplied(a, b):
    return [sum(a[4 * row + k] * b[4 * k + column] for k in range(4)) for row in range(4) for column in range(4)]


IDENTITY = [float(i % 5 == 0) for i in range(16)]


def load_collada(path, suffix):
    root = xml.parse(path).getroot()
    space = root.tag[:root.tag.index("}") + 1] if "}" in root.tag else ""
    loaded = Loaded()
    geometries = {}
    for geometry in root.iter(space + "geometry"):
        mesh = geometry.find(space + "mesh")
        if mesh is None:
            continue
        materials = [primitive.get("material", "") for kind in ("triangles", "polylist", "polygons")
                     for primitive in mesh.findall(space + kind)]
        label = strip_suffix(geometry.get("name") or geometry.get("id"))
        geometries[geometry.get("id")] = cut(label, suffix, by_material(materials), False)
    used = set()

    def visit(element, matrix):
        own = matrix
        for child in element:
            kind = child.tag[len(space):]
            if kind == "matrix":
                own = multiplied(own, [float(word) for word in child.text.split()])
            elif kind == "scale":  # never a mirror
                x, y, z = (abs(float(word)) for word in child.text.split())
                own = multiplied(own, [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
        for child in element:
            if child.tag == space + "instance_geometry":
                name = child.get("url").lstrip("#")
                if name in geometries:
                    used.add(name)
                    loaded.instances.append((geometries[name], determinant(own) < 0))
                else:
                    loaded.missing += 1
        for child in element:
            if child.tag == space + "node":
                visit(child, own)

    visit(next(root.iter(space + "visual_scene")), IDENTITY)
    loaded.unused = len(geometries) - len(used)
    pieces = [piece for name in geometries for piece in geometries[name]]
    loaded.models = sorted(pieces, key=lambda model: (model.submodel, model.label.upper()))
    return loaded


def load_gltf(path, suffix):
    document = json.loads(pathlib.Path(path).read_text())
    loaded = Loaded()
    loaded.cuts_lists = True
    counts = {}

    def material(primitive):
        number = primitive.get("material")
        if number is None:
            return "mat_default"
        return document["materials"][number].get("name") or f"mat{number}"

    def visit(number):
        node = document["nodes"][number]
        if "mesh" in node:
            label = strip_suffix(node.get("name", "")) or f"node_{number}"
            copies = counts.get(label, 0)
            counts[label] = copies + 1
            if copies:
                label += f"_copy_{copies}"
            materials = by_material([material(p) for p in document["meshes"][node["mesh"]]["primitives"]])
            pieces = cut(label, suffix, materials, True)
            loaded.models += pieces
            loaded.instances.append((pieces, False))  # a mirror is applied to the vertices
        for child in node.get("children", []):
            visit(child)

    for number in document["scenes"][document.get("scene", 0)]["nodes"]:
        visit(number)
    return loaded


def load(path, level):
    return (load_collada if path.suffix == ".dae" else load_gltf)(path, SUFFIXES[level])


def roots(models):
    return [model for model in models if model.submodel == 0]


def rename(base, companion, level):
    """LLModelPreview::loadModelCallback: by order where no name is right and nothing has submodels."""
    scene = {model.label for pieces, _ in base.instances for model in pieces}
    name_based = any(strip_suffix(model.label) in scene for model in companion.models)
    has_submodels = any(model.submodel for model in base.models + companion.models)
    if name_based or has_submodels:
        return
    for own, other in zip(base.models, companion.models):
        if strip_suffix(other.label) != own.label:
            other.label = own.label + SUFFIXES[level]


def find(companion, label):
    for pieces, _ in companion.instances:
        for model in pieces:
            if model.label == label:
                return model
    return None


def material_refusals(high, low):
    """LLModel::matchMaterialOrder and the count of submodels, of one object at one level."""
    codes = set()
    if len(high) != len(low):
        codes.add("upload.level_submodels")
    for number, piece in enumerate(low):
        reference = high[number].listed if number < len(high) else []
        if not set(piece.listed) <= set(reference):
            codes.add("upload.level_materials")
    if sum(len(piece.materials) for piece in low) > sum(len(piece.materials) for piece in high):
        codes.add("upload.level_faces")
    return codes


def expected(path):
    """The prims in the order of the file: of each its physics shape type and, sorted, why it is refused."""
    path = pathlib.Path(path)
    base = load(path, "high")
    of_all = set()
    if base.missing:
        of_all.add("upload.no_such_geometry")
    if base.unused:
        of_all.add("upload.unused_geometry")
    companions = {}
    for level in (*LEVELS, "physics"):
        file = path.with_name(path.stem + SUFFIXES[level] + path.suffix)
        if file.exists():
            companions[level] = load(file, level)
            rename(base, companions[level], level)
    whole = {id(pieces[0]): pieces for companion in companions.values() for pieces, _ in companion.instances}
    for level in LEVELS:
        if level not in companions:
            continue
        models = roots(companions[level].models)
        if len(models) != len(roots(base.models)):
            of_all.add("upload.level_objects")
        found = {id(find(companions[level], pieces[0].label + SUFFIXES[level])) for pieces, _ in base.instances}
        if any(id(model) not in found for model in models):
            of_all.add("upload.level_unused")
    prims = []
    seen = {}
    for pieces, mirrored in base.instances:
        codes = set()
        if mirrored:
            codes.add("upload.mirrored")
        first = seen.setdefault(pieces[0].label, pieces)
        if not base.cuts_lists and first is not pieces:
            codes.add("upload.same_label")
        for level in LEVELS:
            match = level in companions and find(companions[level], pieces[0].label + SUFFIXES[level])
            if match:
                codes |= material_refusals(pieces, whole[id(match)])
        physics = companions.get("physics")
        shape = "convex_hull"
        if physics and (find(physics, pieces[0].label + "_PHYS") or find(physics, DEFAULT_PHYSICS + "_PHYS")):
            shape = "prim"
        prims.append([shape, codes])
        prims += [["none", set()] for _ in pieces[1:]]
    prims[0][1] |= of_all
    return [(shape, sorted(codes)) for shape, codes in prims]
