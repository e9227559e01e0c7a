// An engine's first steps with weighbridge-octree: load, cast, ask, move, edit.
#include <weighbridge/octree_casts.h>

#include <cstdio>

using namespace weighbridge;

static void print(const char* what, const std::optional<Hit>& hit) {
  if (!hit) {
    std::printf("%s: miss\n", what);
    return;
  }
  std::printf("%s: octree %zu, face %d, t %g%s\n", what, hit->leaf.octree, hit->face, hit->t,
              hit->isTie ? ", a tie" : "");
}

int main() {
  std::string error;
  auto rock = Octree::fromText("OSEEEEEES", &error);
  if (!rock) return std::fprintf(stderr, "%s\n", error.c_str()), 1;

  World world;
  const std::size_t first = world.add(*rock, {{0, 0, 0}, 8});
  world.add(*rock, {{0, 0, 20}, 8, {0.7071067811865476, 0, 0, 0.7071067811865476}});

  const Ray down{{1, 1, 50}, {0, 0, -2}};
  print("before", world.cast(down));

  world.move(first, {{0, 0, 100}, 8});
  print("moved", world.cast(Ray{{1, 1, 150}, {0, 0, -1}}));

  world.replace(first, *rock->withCell({0}, false));
  print("edited", world.cast(Ray{{1, 1, 99}, {0, 0, 1}}));

  const std::vector<Ray> rays(1000, down);
  std::printf("%zu rays\n", world.cast(rays).size());
  if (const auto holder = world.at({7, 7, 107})) std::printf("inside by %g m\n", holder->depth);
  std::printf("%zu leaves in a sphere, %zu in a box\n", world.inSphere({4, 4, 104}, 1).size(),
              world.inBox({0, 0, 100}, {8, 8, 108}).size());
}
