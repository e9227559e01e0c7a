#include "model/octree/batch.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace wb::octree {

std::vector<std::optional<Entry>> castAll(const World& world, std::span<const Ray> rays,
                                          const CastOptions& options, std::size_t threads) {
  constexpr std::size_t chunk = 256;  // Rays taken at once: costs differ much between them.
  std::vector<std::optional<Entry>> entries(rays.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t begin = next.fetch_add(chunk); begin < rays.size();
         begin = next.fetch_add(chunk))
      for (std::size_t i = begin; i < std::min(begin + chunk, rays.size()); ++i)
        entries[i] = cast(world, rays[i], options);
  };
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  threads = std::min(threads, (rays.size() + chunk - 1) / chunk);
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  others.clear();  // Waits for them.
  return entries;
}

}  // namespace wb::octree
