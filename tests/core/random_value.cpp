#include "tests/core/random_value.h"

#include <rapidcheck.h>

#include <array>
#include <cstdint>
#include <string>

namespace wb::llsd {

rc::Gen<Value> randomValue(int depth) {
  const auto number = rc::gen::map(rc::gen::arbitrary<double>(), [](double x) {
    return x - x == 0 ? x : 0.0;  // no infinities
  });
  const auto text = rc::gen::arbitrary<std::string>();
  const auto uuid = rc::gen::map(rc::gen::arbitrary<std::array<std::uint8_t, 16>>(),
                                 [](const auto& bytes) { return Value(Uuid{bytes}); });
  const auto scalar = rc::gen::oneOf(
      rc::gen::just(Value()), uuid,
      rc::gen::map(rc::gen::arbitrary<bool>(), [](bool x) { return Value(x); }),
      rc::gen::map(rc::gen::arbitrary<std::int32_t>(), [](std::int32_t x) { return Value(x); }),
      rc::gen::map(number, [](double x) { return Value(x); }),
      rc::gen::map(number, [](double x) { return Value(Date{x}); }),
      rc::gen::map(text, [](const std::string& x) { return Value(x); }),
      rc::gen::map(text, [](const std::string& x) { return Value(Uri{x}); }),
      rc::gen::map(rc::gen::arbitrary<Bytes>(), [](const Bytes& x) { return Value(x); }));
  if (depth == 0) return scalar;
  const auto array = rc::gen::map(rc::gen::container<Array>(randomValue(depth - 1)),
                                  [](const Array& x) { return Value(x); });
  const auto map = rc::gen::map(rc::gen::container<Map>(text, randomValue(depth - 1)),
                                [](const Map& x) { return Value(x); });
  return rc::gen::oneOf(scalar, array, map);
}

}  // namespace wb::llsd
