#pragma once

#include "model/cost/profile.h"

#include <span>

namespace wb::cost {

/// A setting of a profile that is a word out of a few instead of a number.
struct Choice {
  std::string_view key;
  std::span<const std::string_view> words;
  std::size_t (*get)(const Profile& profile);  ///< Index into words.
  void (*put)(Profile& profile, std::size_t index);
};

std::span<const Choice> choices();
const Choice* choiceOf(std::string_view key);  ///< Null for no such choice.

inline std::string_view word(const Choice& choice, const Profile& profile) {
  return choice.words[choice.get(profile)];
}

/// Sets a choice by its word; fails on a word it does not have.
Result<void> set(Profile& profile, const Choice& choice, std::string_view word);

/// The error for a key that is neither a constant nor a choice, naming the nearest that is.
Diagnostic unknownKey(std::string_view key);

}  // namespace wb::cost
