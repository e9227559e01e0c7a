#include "viewport/drawing_threads.h"

#include <QThread>
#include <QThreadPool>

namespace wb::viewport {

void leaveThreadsToDrawing() {
  constexpr int besideDrawing = 8;
  QThreadPool::globalInstance()->setMaxThreadCount(QThread::idealThreadCount() + besideDrawing);
}

}  // namespace wb::viewport
