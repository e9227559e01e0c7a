#pragma once

#include "model/cost/constants.h"
#include "model/report/detail/markup.h"
#include "model/report/html.h"

#include <array>
#include <set>
#include <string>

namespace wb::page {

/// Whether a finding is told.
using FindingTest = std::function<bool(const Diagnostic& finding)>;

/// A page while it is written: what all pages have, and the marks that all use.
class HtmlPage {
 public:
  /// Begins the page. The options and the sink must outlive it.
  HtmlPage(const std::string& title, const HtmlOptions& options, const table::Sink& sink);

  Markup& markup() { return markup_; }
  bool isPlain() const { return options_.style == HtmlStyle::plain; }
  /// Gives the sink what was written, so that a long page takes no room.
  void flush() { sink_(markup_.take()); }

  /// A share of 0 to 1 as a bar, for the eye only; what is more is full, in another colour.
  void bar(double share);
  /// The bar and `24 %`.
  void share(double share);
  /// The word, explained at the page's end.
  void confidence(cost::Confidence confidence);
  /// The cell above a column; `width` is of the table's, for those that need much.
  void columnHead(std::string_view text, bool isNumber = false, std::string_view width = {});
  /// Numbers stand to the right.
  void cell(std::string_view text, bool isNumber = false);
  /// A word that paper would divide where its column is narrow.
  void word(std::string_view text);
  /// The cell that says what its row is about.
  void rowHead(std::string_view text);
  void heading(Text title);
  /// How many of all are shown here, unless all are, and where commands are named, how to see
  /// another.
  void selected(Text text, std::size_t shown, std::size_t count, Text command);
  /// A table around what is added while the result lives.
  Markup::Inside openTable();

  /// All rows; columns that matter least and those without values are left out.
  void table(const Captioned& captioned);
  /// The profile's choices and constants; of these only what was changed and `used`, if not null.
  void constants(const cost::Profile& profile, const std::set<std::string_view>* used = nullptr);
  /// Those of the constants that were changed, in words; nothing where none was.
  void changedConstants(const cost::Profile& profile);
  /// Where all that follows is looked up rather than read: on paper it begins a sheet.
  void appendix();
  /// Those given; once.
  void pictures();
  /// None belongs on the page, which does not say that there is none.
  void leaveOutPictures() { hasPictures_ = isWithoutPictures_ = true; }
  /// Pictures unless they are there already, findings that pass the test (all without one), what
  /// the words mean, where it comes from; then the page ends.
  void finish(std::span<const weighing::Weighing> weighings, const FindingTest& isTold = {});

 private:
  /// Around a table that may be wider than the page; the keyboard can scroll it.
  Markup::Inside scrolled(std::string_view label);
  void findings(std::span<const weighing::Weighing> weighings, const FindingTest& isTold);
  void origin(std::span<const weighing::Weighing> weighings);

  const HtmlOptions& options_;
  const table::Sink& sink_;
  Markup markup_;
  bool hasPictures_ = false;
  bool isWithoutPictures_ = false;
  std::array<bool, 5> used_{};  ///< By cost::Confidence.
};

/// A scene as a title names it: by its own name, or else its file's without folders.
std::string sceneTitle(const weighing::Weighing& weighing);

}  // namespace wb::page
