#pragma once

namespace wb::import3d {

/// A place, a direction or texture coordinates as files have them; zero at first.
struct Vector3 {
  float x = 0, y = 0, z = 0;

  Vector3() = default;
  explicit Vector3(float all) : x(all), y(all), z(all) {}
  Vector3(float first, float second, float third) : x(first), y(second), z(third) {}

  /// Axis 0, 1 or 2.
  float& operator[](unsigned axis) { return axis == 0 ? x : axis == 1 ? y : z; }
  float operator[](unsigned axis) const { return axis == 0 ? x : axis == 1 ? y : z; }
  Vector3 operator-() const { return {-x, -y, -z}; }
  bool operator==(const Vector3&) const = default;
};

inline Vector3 operator-(const Vector3& a, const Vector3& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}

inline Vector3 cross(const Vector3& a, const Vector3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

}  // namespace wb::import3d
