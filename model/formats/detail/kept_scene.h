#pragma once

#include "model/core/core.h"
#include "model/core/task.h"
#include "model/core/text.h"
#include "model/formats/formats.h"
#include "model/formats/objects/read_scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace wb::import {

/// To be counted up whenever what is kept, or what models become, changes.
inline constexpr std::string_view keptSceneMark = "model scene 3";

/// A text of those that reading a model can say; nothing for another code.
std::optional<Text> keptText(std::string_view code);

/// The name of what a 3D model becomes, made of all that decides it: its content and name, its
/// companions' and the options. Nothing where that cannot be told, or what is made of it depends on
/// more than that.
std::optional<std::string> keptSceneKey(const std::filesystem::path& path, FileKind kind,
                                        ByteView bytes, const std::string& sha256,
                                        const BareOptions& options);

/// A scene that came from a 3D model, as bytes; nothing where something of it or of its findings
/// would not come back, as a companion that is left out: why may be as it was at that moment only.
std::optional<Bytes> writeKeptScene(const ReadScene& loaded);

/// The same scene; nothing of bytes that no such scene was written as, or where the task's budget
/// has too little left for it.
std::optional<ReadScene> readKeptScene(ByteView bytes, const Task& task);

}  // namespace wb::import
