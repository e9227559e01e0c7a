#pragma once

#include "model/base/language.h"
#include "model/page/html.h"

#include <QImage>
#include <QString>
#include <optional>

namespace wb::ui {

/// A page to write, from values of its own.
struct PageOrder {
  weighing::Weighing weighing;
  std::optional<weighing::Target> target;  ///< What is explained; nothing: a report on the scene.
  table::RowKind rowKind = table::RowKind::linkset;  ///< The rows of a report.
  QImage picture;                                    ///< Of what it is about; none if it is null.
  QString version;                                   ///< Of the program.
  Language language;                                 ///< That the page is written in.
};

/// Writes a page whole or, as when it is cancelled, not at all: a PDF if the path ends so, else
/// HTML. In any thread.
Result<void> writePageFile(const PageOrder& order, const QString& path, const Task& task = {});

}  // namespace wb::ui
