#pragma once

#include "model/analysis/weighing.h"
#include "model/core/text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::app {

/// What a report says beside its rows.
using Sentences = std::vector<std::string>;

/// A sentence with its `{count}`, where that is not 0.
void add(Sentences& sentences, Text text, std::size_t count);

/// In place of tables without any row: how many octrees there are where there is nothing else,
/// which cost nothing; else none.
Sentences octreeSentence(const std::vector<weighing::Weighing>& weighings);

}  // namespace wb::app
