#!/usr/bin/env python3
"""Writes the mesh assets beside it, independent of the program's own writer."""
import pathlib
import struct
import uuid
import zlib

HERE = pathlib.Path(__file__).parent


def llsd(value):
    if value is None:
        return b"!"
    if isinstance(value, bool):
        return b"1" if value else b"0"
    if isinstance(value, int):
        return b"i" + struct.pack(">i", value)
    if isinstance(value, float):
        return b"r" + struct.pack(">d", value)
    if isinstance(value, uuid.UUID):
        return b"u" + value.bytes
    if isinstance(value, str):
        return b"s" + struct.pack(">I", len(value)) + value.encode()
    if isinstance(value, bytes):
        return b"b" + struct.pack(">I", len(value)) + value
    if isinstance(value, list):
        return b"[" + struct.pack(">I", len(value)) + b"".join(map(llsd, value)) + b"]"
    entries = b"".join(b"k" + struct.pack(">I", len(k)) + k.encode() + llsd(v) for k, v in value.items())
    return b"{" + struct.pack(">I", len(value)) + entries + b"}"


def u16(numbers):
    return struct.pack("<%dH" % len(numbers), *numbers)


CORNERS = [65535 * (i >> axis & 1) for i in range(8) for axis in range(3)]
CUBE = [0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4,
        2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5]
IDENTITY = [1.0 if i % 5 == 0 else 0.0 for i in range(16)]


def domain(low, high, axes):
    return {"Min": [low] * axes, "Max": [high] * axes}


def cube(triangles, **more):
    face = {"Position": u16(CORNERS), "PositionDomain": domain(-0.5, 0.5, 3),
            "TriangleList": u16(CUBE[:3 * triangles])}
    return {**face, **more}


def asset(header, blocks, gap=b""):
    """Blocks in the order given, each after a gap; bytes stay as they are."""
    body = b""
    for name, content, entry in blocks:
        body += gap
        stored = content if isinstance(content, bytes) else zlib.compress(llsd(content), 9)
        header[name] = {**entry, "offset": len(body), "size": len(stored)}
        body += stored
    return llsd(header) + body


def valid():
    detailed = cube(12, Normal=u16(CORNERS), TexCoord0=u16(CORNERS[:16]),
                    TexCoord0Domain=domain(0.25, 0.75, 2),
                    Weights=b"".join(bytes([j]) + u16([65535]) + b"\xff" for j in [0, 1] * 4),
                    NormalizedScale=[1.0, 2.0, 3.0])
    empty = {"NoGeometry": True}
    convex = {**domain(-0.5, 0.5, 3), "HullList": bytes([8, 4]),
              "Positions": u16(CORNERS) + u16(CORNERS[:9] + CORNERS[12:15]), "BoundingVerts": u16(CORNERS)}
    skin = {"joint_names": ["mPelvis", "mTorso"], "inverse_bind_matrix": [IDENTITY, IDENTITY],
            "bind_shape_matrix": IDENTITY, "pelvis_offset": 0.5}
    costs = {"hull": 0.36, "hull_discounted_vertices": 8, "decomposition": 0.56,
             "decomposition_discounted_vertices": 12, "decomposition_hulls": 2,
             "mesh": [i / 8 for i in range(9)], "mesh_triangles": 12}
    header = {"version": 1, "creator": uuid.UUID("01234567-89ab-cdef-0123-456789abcdef"),
              "material_list": ["paint", "none"], "physics_cost_data": costs}
    return asset(header, [
        ("skin", skin, {}), ("physics_convex", convex, {}), ("lowest_lod", [cube(2), empty], {}),
        ("low_lod", [cube(4), empty], {}), ("medium_lod", [cube(8), empty], {}),
        ("high_lod", [detailed, empty], {}), ("physics_mesh", [cube(12)], {}),
        ("physics_havok", b"opaque bytes", {"hash": uuid.UUID(int=7), "version": 3})])


def documented():
    """The spelling of the published document, blocks backwards and with gaps, defaults left out."""
    face = {"Position": u16(CORNERS), "TriangleList": u16(CUBE)}
    blocks = [("physics_shape", [face], {}),
              ("decomposition", {"HullList": bytes([8]), "Position": u16(CORNERS), "Hull": u16(CORNERS)}, {}),
              ("high_lod", [face], {})]
    return b"<? LLSD/Binary ?>\n" + asset({}, blocks, b"gap")


def invalid():
    """Each block but the high one wrong in another way."""
    return asset({}, [
        ("lowest_lod", b"not zlib", {}), ("low_lod", {"a": "map"}, {}),
        ("medium_lod", [cube(12), {**cube(12), "Position": b"12345"}], {}),
        ("high_lod", [cube(12)], {}),
        ("physics_mesh", zlib.compress(b"[\0\0\0\1?]"), {}),
        ("physics_convex", {"HullList": bytes([8]), "Positions": u16(CORNERS[:21])}, {})])


for name, content in (("valid", valid()), ("documented", documented()), ("invalid", invalid()),
                      ("truncated", valid()[:-500])):
    (HERE / f"{name}.llmesh").write_bytes(content)
