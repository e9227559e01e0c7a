#pragma once

#include "model/report/html.h"
#include "tests/report/markup_check.h"
#include "tests/report/tables.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace wb::page::test {

inline const HtmlOptions options{.version = "1.2.3"};

inline std::vector<weighing::Target> allOf(const weighing::Weighing& weighing) {
  return weighing::findTargets(weighing.scene, {}, {}).value();
}

inline std::string explained(const weighing::Weighing& weighing, const HtmlOptions& how = options) {
  return table::test::written(
      [&](const table::Sink& sink) { writeExplanationHtml(weighing, allOf(weighing), how, sink); });
}

inline std::string reported(const std::vector<weighing::Weighing>& weighings, table::RowKind view,
                            const HtmlOptions& how = options, const RowTest& rows = {}) {
  return table::test::written([&](const table::Sink& sink) {
    writeReportHtml(weighings, htmlTables(view, weighings, table::Columns::standard, rows), how,
                    sink);
  });
}

inline std::size_t times(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
    ++count;
  return count;
}

inline void expectSaid(const std::string& page, const std::vector<std::string>& what) {
  for (const std::string& one : what)
    EXPECT_NE(page.find(one), std::string::npos) << one << "\nin " << page;
}

/// Everything a page may not have that is sent to somebody.
inline void expectSelfContained(const std::string& page) {
  EXPECT_EQ(test::markupProblem(page), "");
  for (const char* unwanted : {"<script", "<link", "http://", "https://", "@import", "url("})
    EXPECT_EQ(page.find(unwanted), std::string::npos) << unwanted;
  EXPECT_EQ(times(page, "src=\""), times(page, "src=\"data:"));
}

}  // namespace wb::page::test
