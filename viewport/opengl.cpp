#include "viewport/opengl.h"

#include <QOpenGLContext>

namespace wb::viewport {
namespace {

constexpr int majorVersion = 3;
constexpr int minorVersion = 2;
constexpr int depthBits = 24;
constexpr auto rendererVariable = "QT3D_RENDERER";

}  // namespace

QSurfaceFormat surfaceFormat() {
  QSurfaceFormat format;
  format.setVersion(majorVersion, minorVersion);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(depthBits);
  format.setSamples(0);
  return format;
}

void prepareOpenGl() {
  if (!qEnvironmentVariableIsSet(rendererVariable)) qputenv(rendererVariable, "opengl");
  QSurfaceFormat::setDefaultFormat(surfaceFormat());
}

bool isOpenGlThere() {
  QOpenGLContext context;
  context.setFormat(surfaceFormat());
  return context.create() &&
         context.format().version() >= std::pair<int, int>(majorVersion, minorVersion);
}

}  // namespace wb::viewport
