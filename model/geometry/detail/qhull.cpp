#include "model/geometry/detail/qhull.h"

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

#include <cstdio>
#include <memory>

namespace wb::mesh {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};

/// A run of qhull's reentrant library. Its messages go nowhere: failure is told by the exit code.
class Run {
 public:
  Run() : silence_(std::fopen("/dev/null", "w")) { qh_zero(&state_, silence_.get()); }
  Run(const Run&) = delete;
  Run& operator=(const Run&) = delete;
  ~Run() {
    qh_freeqhull(&state_, !qh_ALL);
    int current = 0;
    int total = 0;
    qh_memfreeshort(&state_, &current, &total);
  }

  /// Qt: facets merged for precision come out as triangles.
  bool compute(std::span<const glm::dvec3> points) {
    char options[] = "qhull Qt";
    auto* coordinates = const_cast<coordT*>(&points.front().x);
    return qh_new_qhull(&state_, 3, static_cast<int>(points.size()), coordinates, False, options,
                        nullptr, silence_.get()) == qh_ERRnone;
  }

  std::vector<Triangle> triangles() {
    std::vector<Triangle> result;
    qhT* qh = &state_;
    for (facetT* facet = qh->facet_list; facet && facet->next; facet = facet->next) {
      setT* corners = qh_facet3vertex(qh, facet);
      result.push_back({pointId(corners, 0), pointId(corners, 1), pointId(corners, 2)});
      qh_settempfree(qh, &corners);
    }
    return result;
  }

 private:
  std::uint32_t pointId(setT* corners, int index) {
    const auto* corner = static_cast<const vertexT*>(corners->e[index].p);
    return static_cast<std::uint32_t>(qh_pointid(&state_, corner->point));
  }

  std::unique_ptr<std::FILE, CloseFile> silence_;
  qhT state_{};
};

}  // namespace

std::optional<std::vector<Triangle>> qhullTriangles(std::span<const glm::dvec3> points) {
  static_assert(sizeof(glm::dvec3) == 3 * sizeof(coordT));
  Run run;
  if (points.size() < 4 || !run.compute(points)) return {};
  return run.triangles();
}

}  // namespace wb::mesh
