"""Random Collada and glTF files with levels of detail and physics files: some right, some wrong in one way or another."""
import base64
import json
import random
import struct

NAMES = ("Chair", "Table", "chair", "Lamp_LOD1", "Rail", "Post", "b_PHYS", "Shelf")
MATERIALS = tuple(f"{letter}{number}" for letter in "aBcD" for number in range(12))


class Shape:
    """A geometry: a name and the material of each face."""

    def __init__(self, name, materials):
        self.name = name
        self.materials = materials


def corners(generator):
    """Of two triangles that are neither thin nor small."""
    x, y, z = (generator.uniform(-5, 5) for _ in range(3))
    return [(x, y, z), (x + 1, y, z), (x + 1, y + 1, z + 0.5), (x, y + 1, z + 1)]


def collada_geometry(generator, number, shape):
    text = f'<geometry id="g{number}" name="{shape.name}"><mesh>'
    points = [corners(generator) for _ in shape.materials]
    numbers = " ".join(str(c) for face in points for point in face for c in point)
    text += (f'<source id="p{number}"><float_array id="a{number}" count="{12 * len(points)}">{numbers}</float_array>'
             f'<technique_common><accessor source="#a{number}" count="{4 * len(points)}" stride="3">'
             '<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor>'
             f'</technique_common></source><vertices id="v{number}"><input semantic="POSITION" source="#p{number}"/>'
             '</vertices>')
    for face, material in enumerate(shape.materials):
        a, b, c, d = (4 * face + i for i in range(4))
        source = f'<input semantic="VERTEX" source="#v{number}" offset="0"/>'
        kind = generator.choice(("triangles", "polylist", "polygons"))
        body = {"triangles": f'{source}<p>{a} {b} {c} {a} {c} {d}</p>',
                "polylist": f'{source}<vcount>4</vcount><p>{a} {b} {c} {d}</p>',
                "polygons": f'{source}<p>{a} {b} {c} {d}</p>'}[kind]
        text += f'<{kind} count="{2 if kind == "triangles" else 1}" material="{material}">{body}</{kind}>'
    return text + "</mesh></geometry>"


def collada(generator, shapes, places, is_base):
    """`places`: lists of shapes' numbers, each list a node."""
    text = ('<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset>'
            '<unit meter="1"/><up_axis>Z_UP</up_axis></asset><library_geometries>')
    text += "".join(collada_geometry(generator, i, shape) for i, shape in enumerate(shapes))
    text += '</library_geometries><library_visual_scenes><visual_scene id="s">'
    for number, place in enumerate(places):
        text += f'<node id="n{number}" name="Node {number}">'
        if is_base and generator.random() < 0.1:
            text += "<matrix>-1 0 0 2 0 1 0 0 0 0 1 0 0 0 0 1</matrix>"
        elif is_base and generator.random() < 0.2:
            text += "<scale>-1 2 1</scale>"
        text += "".join(f'<instance_geometry url="#g{shape}"/>' for shape in place)
        if is_base and generator.random() < 0.04:
            text += '<instance_geometry url="#lost"/>'
        text += "</node>"
    return text + ('</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#s"/></scene></COLLADA>')


def gltf(generator, shapes, places):
    """The same; a node of several shapes has a child for each further one."""
    data = bytearray()
    views, accessors, meshes, nodes, roots = [], [], [], [], []
    names = sorted({material for shape in shapes for material in shape.materials})
    materials = [{"name": name} for name in names]

    def accessor(content, count, kind, component, **limits):
        views.append({"buffer": 0, "byteOffset": len(data), "byteLength": len(content)})
        data.extend(content)
        accessors.append({"bufferView": len(views) - 1, "componentType": component, "count": count, "type": kind,
                          **limits})
        return len(accessors) - 1

    for shape in shapes:
        primitives = []
        for material in shape.materials:
            points = corners(generator)
            low = [min(point[i] for point in points) for i in range(3)]
            high = [max(point[i] for point in points) for i in range(3)]
            places_of = accessor(b"".join(struct.pack("<3f", *point) for point in points), 4, "VEC3", 5126, min=low,
                                 max=high)
            indices = accessor(struct.pack("<6I", 0, 1, 2, 0, 2, 3), 6, "SCALAR", 5125)
            primitives.append({"attributes": {"POSITION": places_of}, "indices": indices,
                               "material": names.index(material)})
        meshes.append({"primitives": primitives})
    for place in places:
        roots.append(len(nodes))
        for shape in place:
            node = {"mesh": shape}
            if generator.random() < 0.9:
                node["name"] = shapes[shape].name
            if generator.random() < 0.1:
                node["scale"] = [-1, 1, 1]
            nodes.append(node)
        if len(place) > 1:
            nodes[roots[-1]]["children"] = list(range(roots[-1] + 1, len(nodes)))
    uri = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    return json.dumps({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": roots}], "nodes": nodes,
                       "meshes": meshes, "materials": materials, "accessors": accessors, "bufferViews": views,
                       "buffers": [{"byteLength": len(data), "uri": uri}]})


def materials_of(generator):
    count = generator.choice((1, 2, 3, 7, 8, 9, generator.randint(1, 40)))
    return [generator.choice(MATERIALS) for _ in range(count)]


def lower(generator, shape, suffix):
    """A shape for another level: often right, sometimes with faces or materials more or less."""
    materials = list(shape.materials)
    change = generator.random()
    if change < 0.15 and len(materials) > 1:
        materials.pop(generator.randrange(len(materials)))
    elif change < 0.25:
        materials.append(generator.choice(MATERIALS))
    elif change < 0.3:
        materials[0] = "unknown"
    name = shape.name
    chance = generator.random()
    if chance < 0.4:
        name += suffix
    elif chance < 0.5:
        name = generator.choice(NAMES)
    return Shape(name, materials)


def write(generator, folder, stem):
    """Writes a model with its companions; returns its path."""
    is_collada = generator.random() < 0.5
    ending = ".dae" if is_collada else ".gltf"
    names = generator.sample(NAMES, 5) if generator.random() < 0.9 else [generator.choice(NAMES) for _ in range(5)]
    shapes = [Shape(names[i], materials_of(generator)) for i in range(generator.randint(1, 5))]
    instances = [i for i in range(len(shapes)) for _ in range(generator.choice((1, 1, 1, 2)))]
    if generator.random() < 0.08 and len(shapes) > 1:
        instances = [i for i in instances if i != 0]
    places = []
    for instance in instances:
        if places and generator.random() < 0.3:
            places[-1].append(instance)
        else:
            places.append([instance])

    def text(own, where, is_base):
        return collada(generator, own, where, is_base) if is_collada else gltf(generator, own, where)

    (folder / (stem + ending)).write_text(text(shapes, places, True))
    for suffix in ("_LOD2", "_LOD1", "_LOD0", "_PHYS"):
        if generator.random() > 0.35:
            continue
        own = [lower(generator, shape, suffix) for shape in shapes]
        if generator.random() < 0.2:
            own.pop(generator.randrange(len(own)))
        if generator.random() < 0.15:
            own.append(Shape("Rest" if suffix != "_PHYS" else "default_physics_shape", ["a1"]))
        if own:
            (folder / (stem + suffix + ending)).write_text(text(own, [[i] for i in range(len(own))], False))
    return folder / (stem + ending)


def generator_of(seed):
    return random.Random(seed)
