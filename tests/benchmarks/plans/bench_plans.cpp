// How soon plans are found for objects, and how soon a search ends that is cancelled. Run by hand.
//
//   bench_plans [--thorough] [--set KEY=VALUE]… FILE…    every object of the files
//
// For each: its land impact, what the first plan reaches and when, when one is within 10 % of the
// final, what that reaches, the bound, when the search ended, and how long a search cancelled
// halfway took to end. All in CPU seconds of all threads, so that other work on the machine does
// not count; the time by the clock is beside the end. Of several objects that are linked, land
// impacts are in proportion. The last line counts those within the goals: a first plan in 1 s, one
// within 10 % in 10 s, an end 0.1 s after it is cancelled.

#include "model/analysis/advice.h"
#include "model/analysis/analysis.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <future>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace wb {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double firstWithin = 1;
constexpr double nearWithin = 10;
constexpr double endWithin = 0.1;
constexpr double near = 1.1;

double cpuSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// A plan found after so many seconds.
struct Found {
  double seconds;
  double landImpact;
};

struct Search {
  std::vector<Found> found;  ///< Each lower than those before.
  advice::Plans plans;
  double seconds = 0;
  double byClock = 0;
};

Search searched(const weighing::Weighing& weighing, std::size_t linkset, bool isThorough,
                const Task& task) {
  Search search;
  const auto begin = Clock::now();
  const double cpu = cpuSeconds();
  const auto watch = [&](const advice::Suggestion& plan) {
    const double share = plan.after.rounded / plan.before.rounded;
    search.found.push_back({cpuSeconds() - cpu, share * weighing.costs[linkset].landImpact});
  };
  search.plans =
      advice::findPlans(weighing.scene, linkset, {}, weighing.profile, isThorough, task, watch);
  search.seconds = cpuSeconds() - cpu;
  search.byClock = std::chrono::duration<double>(Clock::now() - begin).count();
  return search;
}

/// How long a search goes on that is cancelled after so many seconds by the clock; what was
/// searched before is remembered, so that its sizes are others.
double endAfterCancelling(const weighing::Weighing& weighing, std::size_t linkset, bool isThorough,
                          double after) {
  weighing::Weighing other = weighing;
  for (scene::Part& part : other.scene.linksets[linkset].parts) part.scale *= 1.001;
  std::stop_source source;
  Task task;
  task.cancel = source.get_token();
  auto end = std::async(std::launch::async, [&] {
    (void)searched(other, linkset, isThorough, task);
    return cpuSeconds();
  });
  std::this_thread::sleep_for(std::chrono::duration<double>(after));
  const double cancelled = cpuSeconds();
  source.request_stop();
  return std::max(0.0, end.get() - cancelled);
}

struct Counts {
  int objects = 0;
  int first = 0;
  int within = 0;
  int ended = 0;
};

void measure(const weighing::Weighing& weighing, std::size_t linkset, bool isThorough,
             Counts& counts) {
  const Search search = searched(weighing, linkset, isThorough, {});
  const double before = weighing.costs[linkset].landImpact;
  const double final = search.found.empty() ? before : search.found.back().landImpact;
  const auto reached = std::ranges::find_if(
      search.found, [&](const Found& one) { return one.landImpact <= near * final; });
  const double first = search.found.empty() ? search.seconds : search.found.front().seconds;
  const double within = reached == search.found.end() ? search.seconds : reached->seconds;
  const double end = endAfterCancelling(weighing, linkset, isThorough, search.byClock / 2);
  ++counts.objects;
  counts.first += first <= firstWithin ? 1 : 0;
  counts.within += within <= nearWithin ? 1 : 0;
  counts.ended += end <= endWithin ? 1 : 0;
  std::printf(
      "%-44s %5g LI; first %5g in %6.2f s; within 10 %% in %6.2f s; final %5g, bound %4g, "
      "%zu plans, %zu not searched, end %.2f s, %.2f s by the clock; cancelled %.3f s%s%s\n",
      (weighing.file.substr(weighing.file.rfind('/') + 1) + " " +
       weighing::linksetName(weighing.scene.linksets[linkset], linkset))
          .c_str(),
      before, search.found.empty() ? before : search.found.front().landImpact, first, within, final,
      search.plans.bound.value_or(-1), search.plans.suggestions.size(),
      search.plans.notSearched.size(), search.seconds, search.byClock, end,
      first > firstWithin ? "  FIRST LATE" : "", within > nearWithin ? "  LATE" : "");
}

int run(int argc, char** argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  weighing::WeighOptions options;
  bool isThorough = false;
  Counts counts;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--thorough") {
      isThorough = true;
    } else if (argument == "--set" && i + 1 < argc) {
      const std::string setting = argv[++i];
      const std::size_t equals = setting.find('=');
      options.settings.push_back({setting.substr(0, equals), setting.substr(equals + 1)});
    } else if (const auto weighed = weighing::weighFile(argument, options)) {
      for (std::size_t k = 0; k < weighed->value.scene.linksets.size(); ++k)
        measure(weighed->value, k, isThorough, counts);
    } else {
      std::printf("%s cannot be read\n", argument.c_str());
    }
  }
  std::printf(
      "%d objects: a first plan in %g s for %d, one within 10 %% in %g s for %d, ended in "
      "%g s for %d\n",
      counts.objects, firstWithin, counts.first, nearWithin, counts.within, endWithin,
      counts.ended);
  return 0;
}

}  // namespace
}  // namespace wb

int main(int argc, char** argv) { return wb::run(argc, argv); }
