#include "model/octree/detail/batch.h"

#include "model/core/parallel.h"

namespace wb::octree {

std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options, std::size_t threads) {
  constexpr std::size_t chunk = 256;  // Rays taken at once: costs differ much between them.
  std::vector<std::optional<Entry>> entries(rays.size());
  inParallel(rays.size(), chunk, threads, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) entries[i] = cast(world, rays[i], options);
  });
  return entries;
}

}  // namespace wb::octree
