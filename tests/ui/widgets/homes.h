#pragma once

namespace wb::ui::test {

/// Two regions of one name, told apart by their ids, each with a box, and room for half of it.
inline constexpr auto twoHomes = R"({"weighbridge": 1, "regions": [
    {"id": "11111111-1111-4111-8111-111111111111", "name": "Home", "capacity": 0.5,
     "parcels": [{"name": "Lawn", "area": 512}]},
    {"id": "22222222-2222-4222-8222-222222222222", "name": "Home", "capacity": 0.5}],
  "linksets": [
    {"name": "Crate", "region": "11111111-1111-4111-8111-111111111111", "position": [2, 2, 0.5],
     "parts": [{"scale": [1, 1, 1]}]},
    {"name": "Rock", "region": "22222222-2222-4222-8222-222222222222", "position": [2, 2, 0.5],
     "parts": [{"scale": [1, 1, 1]}]}]})";

}  // namespace wb::ui::test
