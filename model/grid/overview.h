#pragma once

#include "model/grid/answer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a window shows of a whole grid: first an estimate, then all of it.
namespace wb::query {

/// Linksets by their land impact: up to the first of these numbers, above it up to the second, and
/// so on; those above the last are a class too.
inline constexpr std::array<double, 10> classLimits{1, 2, 4, 8, 16, 32, 64, 128, 256, 512};
inline constexpr std::size_t classCount = classLimits.size() + 1;

/// Keys of the columns that hold how many linksets are in each class.
std::span<const std::string_view> classKeysBefore();
std::span<const std::string_view> classKeysAfter();

/// What is estimated of all linksets from some: sums of amounts, and how many are of a kind.
std::span<const std::string_view> amountKeys();
std::span<const std::string_view> countKeys();

/// Winners and losers by region, and sums of all, costs at least what they say where linksets are
/// unknown; or what is estimated of these.
struct Overview {
  /// 1 of so many linksets was asked; 1: all were, and there are no errors.
  std::int64_t among = 1;
  /// By amountKeys() and countKeys().
  std::map<std::string_view, Estimate> numbers;

  // Only where all linksets were asked:
  std::vector<Row> rows{};  ///< Of headingsOf() an overview: a row a region.
  std::size_t full = 0;     ///< Regions that hold less than is in them.
  std::size_t noLongerFit = 0;
  std::size_t fitAgain = 0;
  std::size_t unknownLinksets = 0;
};

/// Which linksets to ask for an estimate in no time; nothing where all are asked as soon.
/// @param population  How many linksets there are. Below 16,000 there is no sample; above, it has
///                    4,000 to 5,000.
std::optional<Sample> sampleOf(const Population& population);

/// An estimate from the question's sample, which it has. Nothing where too few are in it. The
/// question compares, and checkTables() passed it.
/// @param database  Nothing else may be asked of it meanwhile.
/// @param contents  What the sample is scaled up to.
/// @param question  Has a sample; what a row stands for is not looked at.
/// @param task      Cancelled: fails. No progress.
Result<std::optional<Overview>> estimate(database::Database& database, const Contents& contents,
                                         const Question& question, const Task& task = {});

/// The overview of all. A few files are asked about at a time, so that it can be told how far it
/// is.
/// @param database  As for askInPieces().
/// @param contents  What contentsOf() found.
/// @param question  Its kind of row and its sample are not looked at.
/// @param task      Cancelled: fails. Progress by parts.
Result<Overview> overview(database::Database& database, const Contents& contents,
                          const Question& question, const Task& task = {});

/// Where the file of a row of an overview is, which may be named from the folder of the database or
/// from the current one; fails where it is in neither, and says where it was looked for.
/// `database`: as openDatabase() wants it.
Result<std::filesystem::path> sceneFileOf(const Row& row, const std::string& database);

}  // namespace wb::query
