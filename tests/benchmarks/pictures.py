"""Pictures of triangles by `weighbridge render`, and how far apart the outlines in them are."""
import itertools
import math
import pathlib
import struct
import subprocess
import zlib

FINEST = 4  # Pixels of a picture to one of the screen: outlines are compared more finely than they are seen,
LARGEST = 500  # but for pictures that would become larger than this, which take too long.
TURNS = ((0, 0), (60, 0), (0, 90), (200, -30))  # Degrees about z, then about x.
MARGIN = 1.1  # How much more than what is framed a picture spans.


def turned(place, turn):
    about_z, about_x = (math.radians(angle) for angle in turn)
    x, y, z = place
    x, y = x * math.cos(about_z) - y * math.sin(about_z), x * math.sin(about_z) + y * math.cos(about_z)
    return x, y * math.cos(about_x) - z * math.sin(about_x), y * math.sin(about_x) + z * math.cos(about_x)


def alpha(path):
    """Rows of a picture of red, green, blue and alpha, eight bits each: whether something is there."""
    data = pathlib.Path(path).read_bytes()
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", data[at + 8:at + 18])
            if (depth, colour) != (8, 6):
                raise RuntimeError("not a picture with alpha")
        elif kind == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += 12 + length
    raw, stride = zlib.decompress(packed), 4 * width
    rows, before = [], bytearray(stride)
    for y in range(height):
        begin = y * (stride + 1)
        before = unfiltered(raw[begin], bytearray(raw[begin + 1:begin + 1 + stride]), before)
        rows.append([before[i] > 127 for i in range(3, stride, 4)])
    return rows


def unfiltered(kind, row, above):
    """See the PNG specification, 9."""
    for i, value in enumerate(row):
        left = row[i - 4] if i >= 4 else 0
        corner = above[i - 4] if i >= 4 else 0
        add = (0, left, above[i], (left + above[i]) // 2, 0)[kind]
        if kind == 4:
            estimate = left + above[i] - corner
            add = min((left, above[i], corner), key=lambda one: abs(estimate - one))
        row[i] = (value + add) & 255
    return row


class Painter:
    """Paints triangles from each side, all framed alike: as large as `diagonal` is at a screen's pixel."""

    def __init__(self, program, folder, diagonal, pixel):
        self.program, self.folder = program, pathlib.Path(folder)
        self.reach = 0.5 * diagonal
        # The usual camera looks at a corner of the frame that small marks span, a cube's: its height
        # across the picture decides.
        on_screen = MARGIN * self.height() / pixel
        self.fineness = min(FINEST, max(1, LARGEST / on_screen))
        self.size = max(16, math.ceil(on_screen * self.fineness))

    def height(self):
        pitch, yaw = math.pi / 7, math.pi / 3
        return 2 * self.reach * (math.cos(pitch) + math.sin(pitch) * (math.sin(yaw) + math.cos(yaw)))

    def outlines(self, triangles):
        return [self.painted([[turned(place, turn) for place in triangle] for triangle in triangles])
                for turn in TURNS]

    def painted(self, triangles):
        model, picture = self.folder / "painted.obj", self.folder / "painted.png"
        tiny = 1e-4 * self.reach
        marks = [[tuple(sign * self.reach for sign in signs),
                  (signs[0] * (self.reach - tiny), signs[1] * self.reach, signs[2] * self.reach),
                  (signs[0] * self.reach, signs[1] * (self.reach - tiny), signs[2] * self.reach)]
                 for signs in itertools.product((-1, 1), repeat=3)]
        lines = [f"v {x:.7g} {z:.7g} {-y:.7g}" for triangle in triangles + marks for x, y, z in triangle]
        lines += [f"f {3 * i + 1} {3 * i + 2} {3 * i + 3}" for i in range(len(triangles) + 8)]
        model.write_text("\n".join(lines) + "\n")
        done = subprocess.run([str(self.program), "render", str(model), "-o", str(picture), "--orthographic",
                               "--transparent", "--no-cache", "--size", f"{self.size}x{self.size}"],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip())
        return alpha(picture)


def borders(rows):
    found = []
    for y, row in enumerate(rows):
        for x, is_there in enumerate(row):
            if is_there and not (0 < x < len(row) - 1 and 0 < y < len(rows) - 1 and row[x - 1] and row[x + 1]
                                 and rows[y - 1][x] and rows[y + 1][x]):
                found.append((x, y))
    return found


def farthest(places, rows, others):
    """Of places that are off a silhouette, or that do not touch its border, the farthest from that."""
    return max((min(math.dist(place, other) for other in others) for place in places
                if not rows[place[1]][place[0]] or place not in others), default=0)


def apart(pictures, others, fineness):
    """The largest distance of outlines, in the screen's pixels, and the share of pixels that differ."""
    worst = differing = all_there = 0
    for rows, other in zip(pictures, others):
        one, two = set(borders(rows)), set(borders(other))
        if one and two:
            worst = max(worst, farthest(one, other, two), farthest(two, rows, one))
        pairs = [pair for a, b in zip(rows, other) for pair in zip(a, b)]
        differing += sum(a != b for a, b in pairs)
        all_there += sum(a or b for a, b in pairs)
    return worst / fineness, differing / max(all_there, 1)
