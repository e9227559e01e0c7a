#!/usr/bin/env python3
"""Writes the small 3D models that the tests open, each named after what is special about it.

The body of all is a box of 1 x 2 x 3 (x, y, z as the file counts) with one corner in the origin,
outside out: 8 vertices, 12 triangles. Run it here; the files are part of the repository.
"""
import base64
import json
import math
import pathlib
import struct

HERE = pathlib.Path(__file__).parent
SIZE = (1.0, 2.0, 3.0)
POINTS = [(x * SIZE[0], y * SIZE[1], z * SIZE[2]) for z in (0, 1) for y in (0, 1) for x in (0, 1)]
TRIANGLES = [(0, 2, 1), (1, 2, 3), (4, 5, 6), (5, 7, 6), (0, 1, 4), (1, 5, 4),
             (2, 6, 3), (3, 6, 7), (0, 4, 2), (2, 4, 6), (1, 3, 5), (3, 7, 5)]
NAN_POINTS = [(math.nan, 0.0, 0.0)] + POINTS[1:]
HUGE = [(0, 2, 4000000000)] + TRIANGLES[1:]
MATERIALS = 10
IDENTITY = (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)  # rows
MOVED = (1, 0, 0, 10, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
TURNED_TWICE_AS_LARGE = (0, -2, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1)
MIRRORED = (-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
SHEARED = (1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
FLATTENED = (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)


def write(name, content):
    data = content if isinstance(content, bytes) else content.encode()
    (HERE / name).write_bytes(data)


def text(numbers):
    return " ".join("nan" if math.isnan(n) else format(n, "g") for n in numbers)


# A node: (name, rows of its matrix, triangles by material or None, children).
def node(name="Box", matrix=IDENTITY, materials=(TRIANGLES,), children=()):
    return {"name": name, "matrix": matrix, "materials": materials, "children": children}


BODIES = {
    "valid": dict(nodes=[node()]),
    "no_mesh": dict(nodes=[node(materials=None)]),
    "nan": dict(nodes=[node()], points=NAN_POINTS),
    "huge_index": dict(nodes=[node(materials=(HUGE,))]),
    "nested": dict(nodes=[node("Outer", MOVED, children=[node("Inner", TURNED_TWICE_AS_LARGE)])]),
    "mirrored": dict(nodes=[node(matrix=MIRRORED)]),
    "sheared": dict(nodes=[node(matrix=SHEARED)]),
    "flattened": dict(nodes=[node(matrix=FLATTENED)]),
    "materials": dict(nodes=[node(materials=[[t] for t in TRIANGLES[:MATERIALS]])]),
    "twice": dict(nodes=[node("First"), node("Second", MOVED)]),
}


# Wavefront OBJ ------------------------------------------------------------------------------------
def obj(points=POINTS, groups=(("Box", TRIANGLES),), kind="f"):
    lines = ["# a box"] + ["v " + text(p) for p in points]
    for name, triangles in groups:
        lines.append(f"o {name}")
        for t in triangles:
            lines.append(kind + " " + " ".join(str(i + 1) for i in t))
    return "\n".join(lines) + "\n"


def obj_materials():
    lines = ["o Box"] + ["v " + text(p) for p in POINTS]
    for i, t in enumerate(TRIANGLES[:MATERIALS]):
        lines += [f"usemtl m{i}", "f " + " ".join(str(v + 1) for v in t)]
    return "\n".join(lines) + "\n"


def obj_textured():
    """A square of two triangles, folded so that a seam of texture coordinates runs along."""
    return ("v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 1\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nvt 0.5 0.5\n"
            "f 1/1 2/2 3/3\nf 1/5 3/3 4/4\n")


def make_obj():
    write("valid.obj", obj())
    write("no_mesh.obj", obj(groups=()))
    write("truncated.obj", obj()[:-40])
    write("nan.obj", obj(points=NAN_POINTS))
    write("huge_index.obj", obj(groups=(("Box", HUGE),)))
    write("no_triangles.obj", obj(kind="l"))
    write("twice.obj", obj(groups=(("First", TRIANGLES), ("Second", TRIANGLES))))
    write("materials.obj", obj_materials())
    write("collapsed.obj", obj(groups=(("Box", TRIANGLES + [(0, 0, 1)]),)))
    write("textured.obj", obj_textured())
    write("flat.obj", "v 0 0 0\nv 2 0 0\nv 2 0 3\nv 0 0 3\nf 1 2 3 4\n")
    write("utf16.obj", b"\xff\xfe" + obj().encode("utf-16-le"))
    write("vast.obj", obj(points=[tuple(1e5 * c for c in p) for p in POINTS]))


# STL ----------------------------------------------------------------------------------------------
def stl_text(points=POINTS, triangles=TRIANGLES):
    lines = ["solid box"]
    for t in triangles:
        lines += ["facet normal 0 0 0", "outer loop"]
        lines += ["vertex " + text(points[i]) for i in t]
        lines += ["endloop", "endfacet"]
    return "\n".join(lines + ["endsolid box"]) + "\n"


def stl_binary(points=POINTS, triangles=TRIANGLES, header=b"box"):
    data = header.ljust(80) + struct.pack("<I", len(triangles))
    for t in triangles:
        data += struct.pack("<3f", 0, 0, 0) + b"".join(struct.pack("<3f", *points[i]) for i in t)
        data += b"\0\0"
    return data


def make_stl():
    write("valid.stl", stl_binary())
    write("text.stl", stl_text())
    write("solid_binary.stl", stl_binary(header=b"solid, but binary"))
    write("truncated.stl", stl_binary()[:300])
    write("truncated_text.stl", stl_text()[:-60])
    write("nan.stl", stl_binary(points=NAN_POINTS))
    write("no_triangles.stl", stl_binary(triangles=[]))
    write("collapsed.stl", stl_binary(triangles=TRIANGLES + [(0, 0, 1)]))
    write("flat.stl", stl_binary(triangles=TRIANGLES[:2]))
    write("twice.stl", stl_text() + stl_text())


# PLY ----------------------------------------------------------------------------------------------
def ply(points=POINTS, triangles=TRIANGLES, form="ascii"):
    head = (f"ply\nformat {form} 1.0\nelement vertex {len(points)}\nproperty float x\n"
            f"property float y\nproperty float z\nelement face {len(triangles)}\n"
            "property list uchar uint vertex_indices\nend_header\n")
    if form == "ascii":
        return head + "".join(text(p) + "\n" for p in points) + "".join(
            f"3 {t[0]} {t[1]} {t[2]}\n" for t in triangles)
    order = "<" if form == "binary_little_endian" else ">"
    data = head.encode()
    for p in points:
        data += struct.pack(order + "3f", *p)
    for t in triangles:
        data += struct.pack(order + "B3I", 3, *t)
    return data


def make_ply():
    write("valid.ply", ply())
    write("little.ply", ply(form="binary_little_endian"))
    write("big.ply", ply(form="binary_big_endian"))
    write("truncated.ply", ply(form="binary_little_endian")[:-70])
    write("nan.ply", ply(points=NAN_POINTS, form="binary_little_endian"))
    write("huge_index.ply", ply(triangles=HUGE, form="binary_little_endian"))
    write("no_triangles.ply", ply(triangles=[]))
    write("collapsed.ply", ply(triangles=TRIANGLES + [(0, 0, 1)]))
    write("huge_count.ply", ply(triangles=[]).replace("vertex 8", "vertex 4000000000"))


# glTF ---------------------------------------------------------------------------------------------
def columns(rows):
    return [rows[r * 4 + c] for c in range(4) for r in range(4)]


class Gltf:
    def __init__(self, nodes, points=POINTS, mode=4):
        self.binary = b""
        self.views, self.accessors, self.meshes, self.nodes = [], [], [], []
        self.materials = []
        self.mode = mode
        self.points = self.accessor(b"".join(struct.pack("<3f", *p) for p in points), 5126,
                                    len(points), "VEC3")
        self.roots = [self.node(n) for n in nodes]

    def accessor(self, data, component, count, kind):
        self.views.append({"buffer": 0, "byteOffset": len(self.binary), "byteLength": len(data)})
        self.binary += data
        self.accessors.append({"bufferView": len(self.views) - 1, "componentType": component,
                               "count": count, "type": kind})
        return len(self.accessors) - 1

    def mesh(self, materials):
        primitives = []
        for i, triangles in enumerate(materials):
            while len(self.materials) <= i:
                self.materials.append({"name": f"m{len(self.materials)}"})
            indices = self.accessor(b"".join(struct.pack("<3I", *t) for t in triangles), 5125,
                                    3 * len(triangles), "SCALAR")
            primitives.append({"attributes": {"POSITION": self.points}, "indices": indices,
                               "material": i, "mode": self.mode})
        self.meshes.append({"primitives": primitives})
        return len(self.meshes) - 1

    def node(self, n):
        made = {"name": n["name"], "matrix": columns(n["matrix"])}
        if n["materials"]:
            made["mesh"] = self.mesh(n["materials"])
        if n["children"]:
            made["children"] = [self.node(child) for child in n["children"]]
        self.nodes.append(made)
        return len(self.nodes) - 1

    def document(self, uri=None):
        buffer = {"byteLength": len(self.binary)}
        if uri is not None:
            buffer["uri"] = uri
        document = {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": self.roots}],
                    "nodes": self.nodes, "accessors": self.accessors, "bufferViews": self.views,
                    "buffers": [buffer]}
        if self.meshes:
            document.update(meshes=self.meshes, materials=self.materials)
        return document

    def embedded(self):
        data = base64.b64encode(self.binary).decode()
        return json.dumps(self.document("data:application/octet-stream;base64," + data))

    def glb(self):
        head = json.dumps(self.document()).encode()
        head += b" " * (-len(head) % 4)
        body = self.binary + b"\0" * (-len(self.binary) % 4)
        chunks = struct.pack("<I", len(head)) + b"JSON" + head
        chunks += struct.pack("<I", len(body)) + b"BIN\0" + body
        return b"glTF" + struct.pack("<II", 2, 12 + len(chunks)) + chunks


def make_gltf():
    for name, body in BODIES.items():
        made = Gltf(**body)
        write(name + ".gltf", made.embedded())
        write(name + ".glb", made.glb())
    lines = Gltf([node()], mode=1)
    write("no_triangles.gltf", lines.embedded())
    write("no_triangles.glb", lines.glb())
    write("truncated.gltf", Gltf([node()]).embedded()[:-200])
    write("truncated.glb", Gltf([node()]).glb()[:-100])
    for name, uri in (("outside", "../asset/valid.llmesh"), ("system", "/etc/passwd"),
                      ("missing", "nowhere.bin")):
        write(name + ".gltf", json.dumps(Gltf([node()]).document(uri)))


# Collada ------------------------------------------------------------------------------------------
def dae(nodes, points=POINTS, up="Z_UP", unit=1.0, primitive="triangles"):
    geometries, materials = [], set()

    def geometry(groups):
        number = len(geometries)
        body = "".join(
            f'<{primitive} count="{len(triangles)}" material="m{i}"><input semantic="VERTEX" '
            f'source="#g{number}v" offset="0"/><p>'
            + " ".join(str(v) for t in triangles for v in t) + f"</p></{primitive}>"
            for i, triangles in enumerate(groups))
        materials.update(range(len(groups)))
        geometries.append(
            f'<geometry id="g{number}"><mesh><source id="g{number}p"><float_array id="g{number}a" '
            f'count="{3 * len(points)}">' + " ".join(text(p) for p in points).replace("nan", "NaN")
            + f'</float_array><technique_common><accessor source="#g{number}a" count="{len(points)}"'
            ' stride="3"><param name="X" type="float"/><param name="Y" type="float"/>'
            '<param name="Z" type="float"/></accessor></technique_common></source>'
            f'<vertices id="g{number}v"><input semantic="POSITION" source="#g{number}p"/></vertices>'
            + body + "</mesh></geometry>")
        return number, len(groups)

    def place(n):
        inside = f"<matrix>{text(n['matrix'])}</matrix>"
        if n["materials"]:
            number, count = geometry(n["materials"])
            bound = "".join(f'<instance_material symbol="m{i}" target="#m{i}"/>'
                            for i in range(count))
            inside += (f'<instance_geometry url="#g{number}"><bind_material><technique_common>'
                       f"{bound}</technique_common></bind_material></instance_geometry>")
        inside += "".join(place(child) for child in n["children"])
        return f'<node id="{n["name"]}" name="{n["name"]}">{inside}</node>'

    scene = "".join(place(n) for n in nodes)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        '<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">\n'
        f'<asset><unit name="unit" meter="{unit:g}"/><up_axis>{up}</up_axis></asset>\n'
        "<library_materials>" + "".join(
            f'<material id="m{i}" name="m{i}"><instance_effect url="#e"/></material>'
            for i in sorted(materials)) + "</library_materials>\n"
        '<library_effects><effect id="e"><profile_COMMON><technique sid="common"><lambert/>'
        "</technique></profile_COMMON></effect></library_effects>\n"
        "<library_geometries>" + "".join(geometries) + "</library_geometries>\n"
        '<library_visual_scenes><visual_scene id="s">' + scene + "</visual_scene>"
        "</library_visual_scenes>\n<scene><instance_visual_scene url=\"#s\"/></scene>\n</COLLADA>\n")


def make_dae():
    for name, body in BODIES.items():
        write(name + ".dae", dae(**body))
    write("y_up.dae", dae([node()], up="Y_UP"))
    write("x_up.dae", dae([node()], up="X_UP"))
    write("centimetres.dae", dae([node()], unit=0.01))
    write("no_triangles.dae", dae([node()], primitive="lines"))
    write("truncated.dae", dae([node()])[:-500])


# FBX ----------------------------------------------------------------------------------------------
def fbx(nodes, points=POINTS, up=2, unit=100.0):
    """ASCII, version 7.4. Up is an axis (0, 1, 2), unit so many centimetres."""
    objects, connections = [], []

    def model(n, parent):
        number = 1000 + len(objects)
        m = n["matrix"]
        translation = (m[3], m[7], m[11])
        scale = [math.copysign(math.sqrt(sum(m[r * 4 + c] ** 2 for r in range(3))), 1)
                 for c in range(3)]
        if m == MIRRORED:
            scale[0] = -scale[0]
        angle = math.degrees(math.atan2(m[4], m[0])) if m != MIRRORED else 0
        objects.append(
            f'Model: {number}, "Model::{n["name"]}", "Mesh" {{\nVersion: 232\nProperties70: {{\n'
            f'P: "Lcl Translation", "Lcl Translation", "", "A",{",".join(map(str, translation))}\n'
            f'P: "Lcl Rotation", "Lcl Rotation", "", "A",0,0,{angle}\n'
            f'P: "Lcl Scaling", "Lcl Scaling", "", "A",{",".join(map(str, scale))}\n}}\n}}\n')
        connections.append(f'C: "OO",{number},{parent}\n')
        if n["materials"]:
            shape = 2000 + len(objects)
            triangles = [t for group in n["materials"] for t in group]
            flat = [c for p in points for c in p]
            indices = [i for a, b, c in triangles for i in (a, b, -c - 1)]
            objects.append(
                f'Geometry: {shape}, "Geometry::", "Mesh" {{\nVertices: *{len(flat)} {{\na: '
                + ",".join(map(str, flat)) + f"\n}}\nPolygonVertexIndex: *{len(indices)} {{\na: "
                + ",".join(map(str, indices)) + "\n}\nGeometryVersion: 124\n}\n")
            connections.append(f'C: "OO",{shape},{number}\n')
        for child in n["children"]:
            model(child, number)

    for n in nodes:
        model(n, 0)
    front = {2: 1, 1: 2, 0: 2}[up]
    side = {2: 0, 1: 0, 0: 1}[up]
    return (
        "; FBX 7.4.0 project file\nFBXHeaderExtension:  {\nFBXHeaderVersion: 1003\n"
        "FBXVersion: 7400\n}\nGlobalSettings:  {\nVersion: 1000\nProperties70:  {\n"
        f'P: "UpAxis", "int", "Integer", "",{up}\nP: "UpAxisSign", "int", "Integer", "",1\n'
        f'P: "FrontAxis", "int", "Integer", "",{front}\n'
        f'P: "FrontAxisSign", "int", "Integer", "",{-1 if up == 2 else 1}\n'
        f'P: "CoordAxis", "int", "Integer", "",{side}\n'
        'P: "CoordAxisSign", "int", "Integer", "",1\n'
        f'P: "UnitScaleFactor", "double", "Number", "",{unit}\n}}\n}}\n'
        "Objects:  {\n" + "".join(objects) + "}\nConnections:  {\n" + "".join(connections) + "}\n")


def make_fbx():
    for name in ("valid", "no_mesh", "nan", "nested", "mirrored", "twice"):
        write(name + ".fbx", fbx(**BODIES[name]))
    write("huge_index.fbx", fbx([node(materials=([(0, 2, 2000000000)] + TRIANGLES[1:],))]))
    write("y_up.fbx", fbx([node()], up=1))
    write("centimetres.fbx", fbx([node()], unit=1.0))
    write("truncated.fbx", fbx([node()])[:-300])


make_obj()
make_stl()
make_ply()
make_gltf()
make_dae()
make_fbx()
