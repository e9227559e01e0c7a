#include "model/grid/detail/journal.h"

#include "model/core/core.h"

#include <cstdint>
#include <cstdlib>

namespace wb::grid {
namespace {

std::string journalText(const Journal& journal) {
  std::string text = beginLine(journal.identity, journal.begin, journal.beginChecks);
  for (const Finished& finished : journal.finished) text += finishedLine(finished);
  if (journal.isComplete) text += completeLine();
  return text;
}

}  // namespace
}  // namespace wb::grid

/// What a journal says is written so that it says the same again, to its end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const auto journal = grid::readJournal(textOf({data, size}));
  if (!journal) return 0;
  const std::string written = grid::journalText(*journal);
  const auto again = grid::readJournal(written);
  if (!again || again->finished.size() != journal->finished.size()) std::abort();
  if (again->isComplete != journal->isComplete || grid::journalText(*again) != written)
    std::abort();
  return 0;
}
