#pragma once

#include "model/formats/reader/flat_format.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace wb::import3d {

/// Thrown by the readers of this folder, and caught where each of them begins: a model breaks in so
/// many places that handing every one up by hand would hide what is read.
struct Refused {
  worker::Refusal refusal;
};

[[noreturn]] inline void refuse(worker::Refusal::Reason reason,
                                std::initializer_list<std::string_view> details) {
  std::string all;
  for (const std::string_view detail : details) {
    if (!all.empty()) all += worker::Refusal::separator;
    all += detail;
  }
  throw Refused{{reason, std::move(all)}};
}

[[noreturn]] inline void refuseDamaged(std::string_view place, std::string_view problem) {
  refuse(worker::Refusal::Reason::damaged, {place, problem});
}

}  // namespace wb::import3d
