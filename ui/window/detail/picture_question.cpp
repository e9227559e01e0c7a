#include "ui/window/detail/picture_question.h"

#include "model/core/limits.h"
#include "ui/window/detail/form_dialog.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QSpinBox>

namespace wb::ui {
namespace {

struct PictureText {
  Q_DECLARE_TR_FUNCTIONS(PictureQuestion)
};

QSpinBox* addPixels(FormDialog& dialog, const QString& label, int pixels) {
  QSpinBox* box = dialog.addCount(label, static_cast<int>(limits::pictureSide));
  box->setSuffix(PictureText::tr(" px", "pixels, behind a number"));
  box->setValue(pixels);
  return box;
}

}  // namespace

std::optional<PictureWish> askForPicture(QWidget& window, const PictureWish& suggested) {
  FormDialog dialog(&window, PictureText::tr("Export picture"));
  const auto* width = addPixels(dialog, PictureText::tr("&Width:"), suggested.size.width());
  const auto* height = addPixels(dialog, PictureText::tr("&Height:"), suggested.size.height());
  const auto* legend =
      dialog.addCheck(PictureText::tr("With the &legend below"), suggested.hasLegend);
  const auto* transparent =
      dialog.addCheck(PictureText::tr("&Transparent background"), suggested.isTransparent);
  if (!dialog.ask()) return {};
  return PictureWish{
      {width->value(), height->value()}, legend->isChecked(), transparent->isChecked()};
}

}  // namespace wb::ui
