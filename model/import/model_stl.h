#pragma once

#include "model/base/bytes.h"
#include "model/base/result.h"
#include "model/base/task.h"

#include <string_view>

namespace wb::import {

/// Whether a text says that it is STL.
bool looksLikeTextStl(std::string_view text);

/// Whether bytes are as many triangles as they declare. Binary STL has no other mark; a file whose
/// name says that it is one may be cut, or go on behind its triangles, but not be text.
bool looksLikeBinaryStl(ByteView bytes, bool isNamedSo);

/// Refuses an STL, of either kind, that ends before its triangles do.
Result<void> checkStl(ByteView file, const Task& task = {});

}  // namespace wb::import
