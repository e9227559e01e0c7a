#include "ui/panels/why/detail/upright_question.h"

#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "ui/widgets/mesh_picture.h"
#include "ui/widgets/text_labels.h"

#include <QHBoxLayout>
#include <QIcon>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>
#include <cstdint>
#include <vector>

namespace wb::ui {
namespace {

constexpr int questionLines = 2;
constexpr int wordsToPictures = 4;
constexpr QSize pictureSize(80, 60);

/// All that is seen of a scene, in metres of its region.
mesh::TriangleMesh seenOf(const scene::Scene& scene) {
  mesh::TriangleMesh all;
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts) {
      const mesh::TriangleMesh mesh = scene::seenMesh(part, scene.meshOf(part));
      const scene::Placement place(linkset, part);
      const auto first = static_cast<std::uint32_t>(all.positions.size());
      for (const glm::dvec3& position : mesh.positions) all.positions.push_back(place(position));
      for (const auto& [a, b, c] : mesh.triangles)
        all.triangles.push_back({first + a, first + b, first + c});
    }
  return all;
}

QImage pictureOf(const scene::Scene& scene, const QSize& size, const PictureColours& colours) {
  return drawShape(seenOf(scene), {}, {}, size, colours);
}

}  // namespace

UprightQuestion::UprightQuestion(QWidget* parent)
    : QWidget(parent),
      words_(new SlotLabel(questionLines, this)),
      work_([this](const Pictures& pictures) { take(pictures); }) {
  setObjectName(QStringLiteral("uprightQuestion"));
  choices_ = {addChoice(tr("Keep"), tr("Keep the model as it is")),
              addChoice(tr("Turn upright"), tr("Turn the model upright"))};
  choices_[0]->setObjectName(QStringLiteral("keep"));
  choices_[1]->setObjectName(QStringLiteral("turnUpright"));
  connect(choices_[0], &QToolButton::clicked, this, [this] { emit answered(false); });
  connect(choices_[1], &QToolButton::clicked, this, [this] { emit answered(true); });
  auto* line = new QHBoxLayout;
  for (QToolButton* choice : choices_) line->addWidget(choice);
  line->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(wordsToPictures);
  column->addWidget(words_);
  column->addLayout(line);
  column->addStretch(1);
}

QToolButton* UprightQuestion::addChoice(const QString& text, const QString& name) {
  auto* choice = new QToolButton(this);
  choice->setText(text);
  choice->setToolTip(name);
  choice->setAccessibleName(name);
  choice->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  choice->setIconSize(pictureSize);
  choice->setFocusPolicy(Qt::StrongFocus);
  QPixmap placeholder(pictureSize);
  placeholder.fill(Qt::transparent);
  choice->setIcon(placeholder);
  return choice;
}

void UprightQuestion::ask(const QString& question, const scene::Scene& scene,
                          scene::ReadAsUp read) {
  words_->setText(question);
  QPixmap placeholder(pictureSize);
  placeholder.fill(palette().color(QPalette::AlternateBase));
  for (QToolButton* choice : choices_) choice->setIcon(placeholder);
  const PictureColours colours{palette().color(QPalette::AlternateBase),
                               palette().color(QPalette::Highlight),
                               palette().color(QPalette::PlaceholderText)};
  const QSize size = pictureSize * devicePixelRatio();
  work_.start([scene, read, size, colours](const Task&) {
    std::vector<scene::Target> all;
    for (std::size_t linkset = 0; linkset < scene.linksets.size(); ++linkset)
      all.push_back({linkset, {}});
    return Pictures{pictureOf(scene, size, colours),
                    pictureOf(scene::turnUpright(scene, all, read).scene, size, colours)};
  });
}

void UprightQuestion::take(const Pictures& pictures) {
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    QPixmap pixmap = QPixmap::fromImage(pictures[i]);
    pixmap.setDevicePixelRatio(devicePixelRatio());
    choices_[i]->setIcon(pixmap);
  }
}

}  // namespace wb::ui
