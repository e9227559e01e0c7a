"""A worst file of each kind: as hard on its reader as its size allows. Each function makes one of n things."""

import base64
import gzip
import io
import json
import struct
import tarfile
import zlib

from running import DATA


def packed_llsd(value):
    """A value as binary LLSD."""
    if isinstance(value, int):
        return b"i" + struct.pack(">i", value)
    if isinstance(value, float):
        return b"r" + struct.pack(">d", value)
    if isinstance(value, str):
        return b"s" + struct.pack(">I", len(value)) + value.encode()
    if isinstance(value, bytes):
        return b"b" + struct.pack(">I", len(value)) + value
    if isinstance(value, list):
        return b"[" + struct.pack(">I", len(value)) + b"".join(map(packed_llsd, value)) + b"]"
    entries = b"".join(b"k" + struct.pack(">I", len(k)) + k.encode() + packed_llsd(v) for k, v in value.items())
    return b"{" + struct.pack(">I", len(value)) + entries + b"}"


def id_of(number):
    return f"00000000-0000-4000-8000-{number:012x}"


def obj_of_one_vertex(n):
    return "o x\nv 0 0 0\nv 1 0 0\nv 0 1 0\n" + "".join(f"usemtl m{i}\nf 1 2 3\n" for i in range(n))


def ply_of_one_fan(n):
    head = f"ply\nformat ascii 1.0\nelement vertex {n}\nproperty float x\nproperty float y\nproperty float z\n"
    corners = "".join(f"{i / 100} {i * i % 977 / 100} 0\n" for i in range(n))  # It may be 10,000 m wide.
    face = f"{n} " + " ".join(map(str, range(n)))
    return f"{head}element face 1\nproperty list int int vertex_indices\nend_header\n{corners}{face}\n"


def stl_of_few_places(n):
    """A thousand facets in each place. More than 11,000 in one place are not simplified, so that more would take less
    time there than fewer (see model/geometry/detail/tangles.cpp)."""
    def facet(x):
        return f"facet normal 0 0 1\nouter loop\nvertex {x} 0 0\nvertex {x + 1} 0 0\nvertex {x} 1 0\nendloop\nendfacet\n"
    return f"solid x\n{''.join(facet(2 * (i // 1000)) for i in range(n))}endsolid x\n"


def dae_of_many_nodes(n):
    source = ('<source id="p"><float_array id="a" count="9">0 0 0 1 0 0 0 1 0</float_array><technique_common>'
              '<accessor source="#a" count="3" stride="3"><param name="X" type="float"/><param name="Y" type="float"/>'
              '<param name="Z" type="float"/></accessor></technique_common></source>')
    mesh = (f'<mesh>{source}<vertices id="v"><input semantic="POSITION" source="#p"/></vertices><triangles count="1">'
            '<input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh>')
    nodes = "".join(f'<node id="n{i}"><instance_geometry url="#g"/></node>' for i in range(n))
    return ('<?xml version="1.0"?><COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">'
            '<asset><up_axis>Z_UP</up_axis></asset>'
            f'<library_geometries><geometry id="g">{mesh}</geometry></library_geometries><library_visual_scenes>'
            f'<visual_scene id="s">{nodes}</visual_scene></library_visual_scenes>'
            '<scene><instance_visual_scene url="#s"/></scene></COLLADA>')


def project_of_one_name(n):
    regions = ",".join(f'{{"name": "r{i % 7}", "parcels": [{{"name": "p", "area": 16}}]}}' for i in range(n))
    objects = ",".join('{"name": "o", "region": "r6", "parcel": "p", "parts": [{}]}' for _ in range(n))
    return f'{{"weighbridge": 1, "regions": [{regions}], "linksets": [{objects}]}}'


def measured_of_one_name(n):
    return "linkset,physics\n" + "Chair,1\n" * n


def scene_of_octrees(n):
    return "".join(f"octree {i * 9} 0 0 8 OSEEEEEES\n" for i in range(n)) + "ray -1 4 4 1 0 0\n"


def xml_of_parts(n):
    parts = "".join(f"<Part><SceneObjectPart><Name>p</Name><LinkNum>{n - i}</LinkNum></SceneObjectPart></Part>"
                    for i in range(n))
    return ("<SceneObjectGroup><SceneObjectPart><Name>root</Name></SceneObjectPart>"
            f"<OtherParts>{parts}</OtherParts></SceneObjectGroup>")


def fbx_of_many_models(n):
    models = "".join(f'Model: {1000 + i}, "Model::m", "Mesh" {{\nVersion: 232\n}}\n' for i in range(n))
    geometry = ('Geometry: 7, "Geometry::", "Mesh" {\nVertices: *9 {\na: 0,0,0,1,0,0,0,1,0\n}\n'
                'PolygonVertexIndex: *3 {\na: 0,1,-3\n}\nGeometryVersion: 124\n}\n')
    links = "".join(f'C: "OO",{1000 + i},0\nC: "OO",7,{1000 + i}\n' for i in range(n))
    return ("; FBX 7.4.0 project file\nFBXHeaderExtension:  {\nFBXHeaderVersion: 1003\nFBXVersion: 7400\n}\n"
            f"Objects:  {{\n{geometry}{models}}}\nConnections:  {{\n{links}}}\n")


def gltf_document(n, binary):
    """A document of many nodes that all show one mesh, and the bytes of that."""
    content = struct.pack("<9f3I", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 2)
    buffer = {"byteLength": len(content)}
    if not binary:
        buffer["uri"] = "data:application/octet-stream;base64," + base64.b64encode(content).decode()
    return json.dumps({
        "asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": list(range(n))}],
        "nodes": [{"name": "n", "mesh": 0} for _ in range(n)], "buffers": [buffer],
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "bufferViews": [{"buffer": 0, "byteOffset": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 12}],
        "accessors": [{"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3",
                       "min": [0, 0, 0], "max": [1, 1, 0]},
                      {"bufferView": 1, "componentType": 5125, "count": 3, "type": "SCALAR"}]}), content


def gltf_of_many_nodes(n):
    return gltf_document(n, False)[0]


def glb_of_many_nodes(n):
    document, content = gltf_document(n, True)
    head = document.encode()
    head += b" " * (-len(head) % 4)
    chunks = struct.pack("<I", len(head)) + b"JSON" + head + struct.pack("<I", len(content)) + b"BIN\0" + content
    return b"glTF" + struct.pack("<II", 2, 12 + len(chunks)) + chunks


def asset_of_bad_entries(n):
    """A valid mesh asset whose header also lists blocks that make no sense."""
    valid = (DATA / "asset/valid.llmesh").read_bytes()
    head = struct.Struct(">cI")  # Of a map: its mark, and the number of its keys. Blocks lie where the header ends.
    mark, count = head.unpack_from(valid)
    bad = packed_llsd({f"block_{i}": {"offset": -1, "size": -1} for i in range(n)})[head.size:-1]
    return head.pack(mark, count + n) + bad + valid[head.size:]


def slm_of_one_mesh(n):
    mesh = (DATA / "asset/valid.llmesh").read_bytes()
    matrix = [1.0 if i % 5 == 0 else 0.0 for i in range(16)]
    return packed_llsd({"version": 3, "mesh": [mesh] * n,
                        "instance": [{"mesh_id": i, "transform": matrix} for i in range(n)]})


def oxp_of_one_prim(n):
    """A linkset that names one prim again and again, whose contents are as many."""
    prim = {"scale": [1.0, 1.0, 1.0], "content": [id_of(i + 2) for i in range(n)]}
    return zlib.compress(packed_llsd({"format_version": 2, "linkset": [[id_of(1)] * n], "prim": {id_of(1): prim}}))


def oar_of_one_mesh(n):
    """One mesh under many ids, and an object for each."""
    mesh = (DATA / "asset/valid.llmesh").read_bytes()
    files = [("archive.xml", b'<archive major_version="0"/>')]
    for i in range(n):
        files += [(f"assets/{id_of(i + 1)}_mesh.llmesh", mesh), (f"objects/{id_of(i + 1)}.xml", xml_of_parts(1).encode())]
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files:
            head = tarfile.TarInfo(name)
            head.size = len(data)
            archive.addfile(head, io.BytesIO(data))
    return gzip.compress(content.getvalue(), 1, mtime=0)


def codes_of_tree(n, octant, solid):
    """An octree of some n cubes, n a power of 2: on each level four are divided and four are not, and on the first
    only two if n is no power of 4."""
    tree = solid
    while n >= 4:
        tree = octant + tree * 4 + solid * 4
        n //= 4
    return octant + tree * 2 + solid * 6 if n > 1 else tree


def nxoc_of_cubes(n):
    return b"Inexor Octree" + struct.pack("<I", 0) + codes_of_tree(n, b"\x03", b"\x01")


def ogz_of_cubes(n):
    """A map of Cube 2 of version 20, as tests/support/worst_files.cpp describes it."""
    head = b"OCTA" + struct.pack("<6I", 20, 0, 1024, 0, 0, 0) + bytes(168) + bytes(8)
    return gzip.compress(head + codes_of_tree(n, b"\x00", b"\x02" + bytes(13))[1:], 1, mtime=0)


def unpacked_bytes(content):
    """How many bytes a reader has before it, of a file that may be packed as a whole."""
    if content.startswith(b"\x1f\x8b"):
        content = gzip.decompress(content)
    elif content.startswith(b"\x78\x9c"):
        content = zlib.decompress(content)
    return len(content)


# A kind, how its worst file of n things is made, and the smallest n, from which it is doubled.
WORST = [(".obj", obj_of_one_vertex, 125), (".ply", ply_of_one_fan, 2000), (".stl", stl_of_few_places, 1000),
         (".dae", dae_of_many_nodes, 1000), (".fbx", fbx_of_many_models, 1000), (".gltf", gltf_of_many_nodes, 1000),
         (".glb", glb_of_many_nodes, 1000), (".weighbridge", project_of_one_name, 1500),
         (".llmesh", asset_of_bad_entries, 4000), (".slm", slm_of_one_mesh, 100), (".oxp", oxp_of_one_prim, 8000),
         (".oar", oar_of_one_mesh, 200), (".xml", xml_of_parts, 1600), (".scene", scene_of_octrees, 4000),
         (".nxoc", nxoc_of_cubes, 65536), (".ogz", ogz_of_cubes, 16384), ("costs", measured_of_one_name, 20000)]
