#include "viewport/attributes.h"

#include "viewport/vertices.h"

#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>

#include <array>

namespace wb::viewport {

using Qt3DCore::QAttribute;

Records::Records(Qt3DCore::QGeometry* geometry, std::span<const Field> fields, std::size_t stride,
                 Each each)
    : buffer_(new Qt3DCore::QBuffer(geometry)), stride_(stride) {
  for (const Field& field : fields) {
    auto* attribute = new QAttribute(geometry);
    attribute->setName(field.name);
    attribute->setAttributeType(QAttribute::VertexAttribute);
    attribute->setBuffer(buffer_);
    attribute->setVertexBaseType(field.type);
    attribute->setVertexSize(field.size);
    attribute->setByteOffset(static_cast<uint>(field.offset));
    attribute->setByteStride(static_cast<uint>(stride));
    if (each == Each::instance) attribute->setDivisor(1);
    geometry->addAttribute(attribute);
    attributes_.push_back(attribute);
  }
}

void Records::set(const QByteArray& bytes) {
  count_ = static_cast<std::size_t>(bytes.size()) / stride_;
  buffer_->setData(bytes);
  for (QAttribute* attribute : attributes_) attribute->setCount(static_cast<uint>(count_));
}

std::size_t addIndices(Qt3DCore::QGeometry* geometry, const QByteArray& indices) {
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(indices);
  auto* attribute = new QAttribute(geometry);
  attribute->setAttributeType(QAttribute::IndexAttribute);
  attribute->setVertexBaseType(QAttribute::UnsignedInt);
  attribute->setBuffer(buffer);
  const auto count = static_cast<std::size_t>(indices.size()) / sizeof(std::uint32_t);
  attribute->setCount(static_cast<uint>(count));
  geometry->addAttribute(attribute);
  return count;
}

std::span<const Field> vertexFields() {
  static const std::array fields{Field{QAttribute::defaultPositionAttributeName(),
                                       QAttribute::Float, 3, offsetof(Vertex, position)},
                                 Field{QAttribute::defaultColorAttributeName(),
                                       QAttribute::UnsignedByte, 4, offsetof(Vertex, colour)}};
  return fields;
}

}  // namespace wb::viewport
