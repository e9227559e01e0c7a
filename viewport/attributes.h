#pragma once

#include <Qt3DCore/QAttribute>

#include <QString>
#include <cstddef>
#include <span>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QGeometry;
}  // namespace Qt3DCore

namespace wb::viewport {

/// A member of the records that a buffer is made of, as a shader names it.
struct Field {
  QString name;
  Qt3DCore::QAttribute::VertexBaseType type;
  uint size;  ///< In values of the type.
  std::size_t offset;
};

/// The records of one buffer of a geometry: one a vertex, or one an instance.
class Records {
 public:
  enum class Each { vertex, instance };

  Records(Qt3DCore::QGeometry* geometry, std::span<const Field> fields, std::size_t stride,
          Each each);

  void set(const QByteArray& bytes);
  std::size_t count() const { return count_; }

 private:
  Qt3DCore::QBuffer* buffer_;
  std::vector<Qt3DCore::QAttribute*> attributes_;
  std::size_t stride_;
  std::size_t count_ = 0;
};

/// Makes a geometry draw the records that indices (uint32) name; how many there are.
std::size_t addIndices(Qt3DCore::QGeometry* geometry, const QByteArray& indices);

/// Those of Vertex.
std::span<const Field> vertexFields();

}  // namespace wb::viewport
