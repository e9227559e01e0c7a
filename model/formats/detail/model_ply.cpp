#include "model/formats/detail/model_ply.h"

#include "model/core/core_texts.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/reader/ply_rows.h"

namespace wb::import {

Result<WholenessCheck> checkPly(ByteView file, const Task& task) {
  constexpr std::uint64_t rowsBetweenLooks = 4096;  // At whether the task is cancelled.
  const auto header = ply::readHeader(textOf(file));
  if (!header) return tl::unexpected(header.error());
  ply::Rows rows(textOf(file).substr(header->bytes), header->encoding);
  for (const ply::Element& element : header->elements) {
    if (element.properties.empty()) continue;
    for (std::uint64_t row = 0; row < element.rows; ++row) {
      if (row % rowsBetweenLooks == 0 && task.cancelled())
        return failure(baseTexts["task.cancelled"]);
      if (!rows.skip(element))
        return failure(importTexts["plain.cut"],
                       {{"what", element.name}, {"declared", element.rows}, {"found", row}});
    }
  }
  WholenessCheck check = checkedLength(rows.left());
  if (header->encoding == ply::Encoding::text) check.wholeness = Wholeness::consistent;
  return check;
}

}  // namespace wb::import
