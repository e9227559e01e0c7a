#include "model/formats/detail/slm.h"
#include "model/formats/measured_costs.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/formats/objects/oxp.h"
#include "tests/formats/archive_here.h"
#include "tests/formats/reply_here.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes say to the reader that the first of them chooses: an error, or linksets of at
/// least one part each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  if (size == 0) return 0;
  const ByteView bytes{data + 1, size - 1};
  const auto holds = [](const std::vector<scene::Linkset>& linksets) {
    for (const scene::Linkset& linkset : linksets)
      if (linkset.parts.empty()) std::abort();
  };
  switch (data[0]) {
    case 's':
      import::readSlm(bytes, "fuzz");
      break;
    case 'x':
      import::readOpenSimObjects(bytes, [](const Uuid& id) { return id.text();
  })
          .map([&](const auto& read) {
    holds(read.value); });
  break;
  case 'a':
      import::test::readArchiveHere(bytes, "fuzz").map([&](const auto& read) {
        holds(read.value.linksets);
});
break;
case 'o':
      import::readOxp(bytes, "fuzz").map([&](const auto& read) { holds(read.value.linksets);
      });
      break;
case 'm': {
  scene::Scene scene;
  scene.linksets.emplace_back().name = "a";
  import::readMeasured(bytes, scene, {}, import::test::readReplyHere);
  break;
}
default:
  break;
  }
  return 0;
  }
