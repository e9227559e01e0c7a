#include "tests/determinism/results.h"

#include <cstdio>

int main() { std::puts(wb::determinism::resultHash(2).c_str()); }
