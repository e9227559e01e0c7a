#pragma once

// The same for the tests of the model: see model/precompiled.h.

#include "model/precompiled.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
