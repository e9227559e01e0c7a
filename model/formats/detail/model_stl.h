#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/formats/detail/wholeness_check.h"

namespace wb::import {

/// Returns whether bytes are exactly as many triangles as they declare, and at least one: no other
/// mark at their beginning says more.
bool isBinaryStlByLength(ByteView bytes);

/// Whether bytes are as many triangles as they declare. Binary STL has no other mark; a file whose
/// name says that it is one may be cut, or go on behind its triangles, but not be text.
bool looksLikeBinaryStl(ByteView bytes, bool isNamedSo);

/// Refuses a binary STL that ends before its triangles do. A text that ends or breaks inside a
/// facet is incomplete: an error among the findings.
Result<WholenessCheck> checkStl(ByteView file, const Task& task = {});

}  // namespace wb::import
