#pragma once

// What nearly every source of the model reaches anyway, compiled once in optimised builds. Never
// included by hand: development builds do without, so every file includes what it needs. Libraries'
// headers alone: where only a comment of an own header changed, ccache hands out the compiled
// header made before, and "#pragma once" then takes the new file for another one.

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <tl/expected.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
