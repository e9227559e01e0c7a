#pragma once

#include "model/analysis/comparison.h"
#include "model/core/language.h"
#include "model/report/decision_sheet.h"
#include "model/report/html.h"
#include "ui/document/document_file.h"
#include "ui/page/object_picture.h"

#include <QString>
#include <optional>
#include <vector>

namespace wb::ui {

/// A page to write, from values of its own.
struct PageOrder {
  weighing::Weighing weighing;
  std::optional<weighing::Target> target;  ///< What is explained; nothing: a report on the scene.
  table::RowKind rowKind = table::RowKind::linkset;  ///< The rows of a report.
  ObjectPicture picture;                             ///< Of what it is about; none if it is null.
  std::vector<std::string> thumbnails{};             ///< See page::HtmlOptions.
  std::optional<weighing::Weighing> before{};        ///< What a report compares with.
  tuning::Origins origins{};                         ///< Of what each linkset of now was before.
  std::vector<table::SheetColumn> sheet{};           ///< Not empty: the page is the decision sheet.
  QString version;                                   ///< Of the program.
  Language language;                                 ///< That the page is written in.
};

/// Returns what a page shows of what it is about, with what the picture shows as its caption; none
/// of a picture that is null.
std::vector<page::Picture> picturesOf(const ObjectPicture& picture);

/// Returns what writePageFile writes beside a page at a path.
FilesBeside filesBeside(const PageOrder& order, const QString& path);

/// Writes a page whole or, as when it is cancelled, not at all: a PDF if the path ends so, else
/// HTML. A report and a decision sheet have their table as CSV beside them (see page::tableBeside).
/// In any thread.
Result<void> writePageFile(const PageOrder& order, const QString& path, const Task& task = {});

}  // namespace wb::ui
