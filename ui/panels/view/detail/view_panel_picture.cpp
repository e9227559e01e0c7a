#include "ui/panels/view/view_panel.h"
#include "ui/widgets/model_text.h"
#include "viewport/legend_strip.h"
#include "viewport/view.h"

#include <algorithm>
#include <utility>

namespace wb::ui {

/// The legend takes its room from the view's, at most half of it.
void ViewPanel::takePicture(const PictureWish& wish, std::function<void(const QImage&)> done) {
  std::vector<viewport::NamedColour> words;
  if (wish.hasLegend)
    words = named(legendEntries(), [](const Text& text, const std::vector<Argument>& arguments) {
      return shown(text, arguments);
    });
  const QColor ground = wish.isTransparent ? Qt::transparent : palette().color(QPalette::Base);
  const QImage strip = viewport::legendStrip(words, wish.size.width(),
                                             {font(), palette().color(QPalette::Text), ground});
  const QSize size(wish.size.width(),
                   std::max(wish.size.height() - strip.height(), wish.size.height() / 2));
  view_->captureShot(size, wish.isTransparent,
                     [strip, done = std::move(done)](const QImage& picture) {
                       done(viewport::withLegend(picture, strip));
                     });
}

}  // namespace wb::ui
