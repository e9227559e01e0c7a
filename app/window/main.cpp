#include "app/drawing.h"
#include "app/window/application.h"
#include "app/window/drawn_page.h"

int main(int argc, char** argv) {
  using namespace wb::app;
  static constexpr Drawing drawing{renderCommand, openWindow, writeDrawnPage};
  return endAtOnce(runProgram(argc, argv, &drawing));
}
