#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/comparison.h"
#include "model/analysis/find_targets.h"
#include "model/report/changes.h"
#include "model/report/report.h"
#include "model/report/table.h"
#include "model/report/target_advice.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Pages to send to somebody: one file each, without scripts, without anything to load, without a
/// date, so that the same input gives the same page, and without the folders that files lie in. In
/// the language that is spoken.
namespace wb::page {

/// For a browser (light and dark, and paper), or in the little HTML that Qt's QTextDocument knows.
enum class HtmlStyle : std::uint8_t { browser, plain };

/// A picture of the view, kept inside the page.
struct Picture {
  std::string caption;
  std::string png;  ///< The bytes of a PNG file.
};

/// A scene as it was, and as it is now. Both must outlive the page's making.
struct Compared {
  tuning::Side before;
  tuning::Side now;
};

/// Whether a page tells of a linkset of a scene.
using LinksetTest = std::function<bool(const scene::Scene& scene, std::size_t linkset)>;

/// What a page holds beside what it is about, and for which reader it is written.
struct HtmlOptions {
  std::string_view version;  ///< Of the program.
  HtmlStyle style = HtmlStyle::browser;
  std::vector<Picture> pictures{};
  std::vector<std::string> summary{};  ///< Sentences that a report begins with.
  /// PNG files of what costliestOf names, in its order; empty ones, or none, where there is no
  /// picture.
  std::vector<std::string> thumbnails{};
  std::vector<Compared> compared{};  ///< Of which a report names winners and losers.
  Diagnostics refused{};             ///< Why files that it should be about are not in it.
  LinksetTest isShown{};             ///< Which linksets a report tells of; empty: all.
  bool namesCommands = true;         ///< Whether it says which commands tell more.
};

/// Linksets that a page explains down to the last term; it says which it leaves out.
inline constexpr std::size_t mostLinksetsExplained = 20;
/// Linksets of a report whose short answer its page gives.
inline constexpr std::size_t mostLinksetsAnswered = 5;

/// Linksets of a report that its page shows with a picture.
inline constexpr std::size_t mostLinksetsPictured = 20;
/// Winners, and losers, that a report names.
inline constexpr std::size_t mostGains = 10;
/// Rows of each table on paper, which the table as CSV has beside it; for a browser there are all.
inline constexpr std::size_t mostRowsOnPaper = 100;

/// A linkset of one of several files.
struct LinksetOf {
  const weighing::Weighing* weighing;
  std::size_t linkset;
};

/// The most expensive linksets of all files, the most expensive first.
/// @param weighings  Must outlive the result.
/// @param most       At most so many are returned; of equal ones the first of the files.
/// @param isShown    Only these; empty: all.
std::vector<LinksetOf> costliestOf(std::span<const weighing::Weighing> weighings,
                                   std::size_t most = mostLinksetsPictured,
                                   const LinksetTest& isShown = {});

/// Where a report's table goes in full: `market_table.csv` beside `market.html`.
/// @param page  Path of the page; its ending is replaced.
std::string tableBeside(const std::string& page);

/// Returns whether a `table` beside a page would replace a file that is no earlier one: every table
/// of Weighbridge begins with the column of files, or of the sides of a decision sheet.
bool isInTheWay(const std::string& table);

/// Why linksets or parts cost what they cost: what decided, the largest causes, every term with its
/// values filled in, what would lower it, the constants used. Of more than mostLinksetsExplained
/// the most expensive. Of one target only the findings in its own place of the file. The weighing
/// must still have its geometry.
/// @param weighing  What is explained.
/// @param targets   Linksets, or parts of them.
/// @param options   Summary, thumbnails and comparisons are a report's: they are not used.
/// @param sink      Called on this thread, piece by piece in the order of the page.
/// @param advice    As adviceFor() gives it, one for each target.
void writeExplanationHtml(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, const HtmlOptions& options,
                          const table::Sink& sink, const explain::Advice& advice = {});

/// A table with its caption.
struct Captioned {
  std::string caption;
  table::Table table;
};

/// Whether a row of a table is shown.
using RowTest = std::function<bool(const table::Table& table, std::size_t row)>;

/// The tables of a report's page, the most expensive rows first: all regions of each file and,
/// unless the rows are regions, its linksets region by region or its parts; of the rows those that
/// pass the test, if there is one. The weighings must outlive the tables.
/// @param rowKind    What a row stands for.
/// @param weighings  One a file, which its captions name.
/// @param columns    Whether measured costs stand beside the calculated ones.
/// @param test       Empty: all rows are shown.
std::vector<Captioned> htmlTables(table::RowKind rowKind,
                                  std::span<const weighing::Weighing> weighings,
                                  table::Columns columns, const RowTest& test = {});

/// Returns the linksets of which a row passes: the linkset's own, or that of one of its parts.
/// @param tables  Each with the scene that its targets are in.
/// @param test    Empty: all, as an empty test.
LinksetTest linksetsOfRows(const std::vector<std::pair<const scene::Scene*, table::Table>>& tables,
                           const RowTest& test);

/// The tables of a page that compares: what changes, by the kind of row, the greatest changes
/// first, and in which places.
/// @param rowKind   What a row stands for.
/// @param versions  Their weighings must outlive the tables.
/// @param test      Empty: all rows are shown.
std::vector<Captioned> htmlChanges(table::RowKind rowKind,
                                   std::span<const table::Versions> versions,
                                   const RowTest& test = {});

/// Returns the pairs of versions of which a page names winners and losers.
/// @param versions  Their weighings must outlive the result.
std::vector<Compared> comparedOf(std::span<const table::Versions> versions);

/// A report. What answers: how much of which region and parcel is used, winners and losers of a
/// comparison, the most expensive linksets with their pictures. Then an appendix: the tables (one
/// without rows says so), the short answers of the most expensive linksets, the constants. The
/// weighings must still have their geometry.
/// @param weighings  One a file; empty: the page has only the given tables.
/// @param tables     As htmlTables() or htmlChanges() made them.
/// @param options    Thumbnails are those of costliestOf(weighings), of linksets that are shown.
/// @param sink       Called on this thread, piece by piece in the order of the page.
void writeReportHtml(std::span<const weighing::Weighing> weighings,
                     const std::vector<Captioned>& tables, const HtmlOptions& options,
                     const table::Sink& sink);

}  // namespace wb::page
