#include "viewport/opengl.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QThread>
#include <QThreadPool>

namespace wb::viewport {
namespace {

constexpr int majorVersion = 3;
constexpr int minorVersion = 2;
constexpr int depthBits = 24;
constexpr auto rendererVariable = "QT3D_RENDERER";

constexpr DrawingLimits inSoftware{{90'000, 200}, {3'000'000, 4'000}, 1'000'000};
constexpr DrawingLimits inHardware{{4'000'000, 1'000}, {40'000'000, 10'000}, 20'000'000};

bool isInSoftware() {
  QOpenGLContext context;
  context.setFormat(surfaceFormat());
  QOffscreenSurface surface;
  surface.setFormat(surfaceFormat());
  surface.create();
  if (!context.create() || !context.makeCurrent(&surface)) return true;
  const auto* name = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
  const QByteArray renderer = QByteArray(name).toLower();
  return renderer.contains("llvmpipe") || renderer.contains("softpipe") ||
         renderer.contains("swrast");
}

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

DrawingLimits drawingLimits() {
  static const DrawingLimits limits = isInSoftware() ? inSoftware : inHardware;
  return limits;
}

void leaveThreadsToDrawing() {
  constexpr int besideDrawing = 8;
  QThreadPool::globalInstance()->setMaxThreadCount(QThread::idealThreadCount() + besideDrawing);
}

}  // namespace wb::viewport
