// Problem: corners and what stands on something look flat under lights that nothing stands in the
// way of.
// Method: how far away surfaces are, of half as many pixels along each side; around each point
// eight others on the screen, along a spiral that is turned from pixel to pixel. Those that rise
// above its surface take light away, by how steeply they do and how near they are, which resembles
// Alchemy ambient obscurance (McGuire and others 2011). All turns are averaged over four by four
// pixels where these are about as far away.
// Complexity: what is drawn, once more, then 30 reads a point of the smaller picture. Constants:
// judge a change by pictures (`weighbridge render`).
#include "viewport/detail/occlusion.h"

#include "viewport/detail/drawn_map.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/qsubtreeenabler.h>

#include <QVector2D>
#include <array>

namespace wb::viewport {
namespace {

using Qt3DRender::QAbstractTexture;
using Qt3DRender::QFrameGraphNode;
using Qt3DRender::QRenderTargetOutput;

/// How much light is taken away (red), and how far ahead of the camera (green): a picture that has
/// not been drawn yet takes none. Numbers of pixels are those of the smaller picture. `panes`:
/// where the second pane begins (what is in one takes no light from the other), and how wide each
/// is. A point that is known no more exactly than its neighbours differ, far from the camera, takes
/// no light away.
constexpr auto roughShader = R"(#version 150 core
uniform sampler2D depths;
uniform vec2 panes;
uniform mat4 projectionMatrix;
uniform mat4 inverseProjectionMatrix;
out vec4 fragColor;
const int samples = 8;
const float share = 0.14;
const float strength = 3.4;
const float least = 0.1;
const float smallest = 1.2e-7;
const float nothing = 1e9;
vec3 placeAt(ivec2 pixel, float depth) {
  vec2 size = vec2(panes.y, float(textureSize(depths, 0).y));
  vec2 within = vec2(mod(float(pixel.x) + 0.5, panes.y), float(pixel.y) + 0.5) / size;
  vec4 place = inverseProjectionMatrix * vec4(2.0 * vec3(within, depth) - 1.0, 1.0);
  return place.xyz / place.w;
}
vec3 placeAt(ivec2 pixel) {
  ivec2 last = textureSize(depths, 0) - 1;
  return placeAt(pixel, texelFetch(depths, clamp(pixel, ivec2(0), last), 0).r);
}
vec3 nearer(vec3 one, vec3 other) { return abs(one.z) < abs(other.z) ? one : other; }
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  float depth = texelFetch(depths, here, 0).r;
  if (depth >= 1.0) {
    fragColor = vec4(0.0, nothing, 0.0, 1.0);
    return;
  }
  vec3 place = placeAt(here, depth);
  vec3 right = nearer(placeAt(here + ivec2(1, 0)) - place, place - placeAt(here - ivec2(1, 0)));
  vec3 up = nearer(placeAt(here + ivec2(0, 1)) - place, place - placeAt(here - ivec2(0, 1)));
  vec3 normal = normalize(cross(right, up));
  int height = textureSize(depths, 0).y;
  float halfHeight = (projectionMatrix * vec4(place, 1.0)).w / projectionMatrix[1][1];
  float reach = share * halfHeight;
  float pixels = share * 0.5 * float(height);
  float inexact = abs(placeAt(here, depth - smallest).z - place.z);
  float grazing = least + 2.0 * inexact * pixels / reach;
  int turn = (here.x & 3) * 4 + (here.y & 3);
  float taken = 0.0;
  for (int i = 0; i < samples; ++i) {
    float away = (float(i) + (float((turn * 7) & 15) + 0.5) / 16.0) / float(samples);
    float angle = 2.39996 * float(i) + 6.28319 * float(turn) / 16.0;
    ivec2 there = here + ivec2(round(away * pixels * vec2(cos(angle), sin(angle))));
    if (there.y < 0 || there.y >= height) continue;
    if ((float(there.x) < panes.x) != (float(here.x) < panes.x)) continue;
    vec3 to = placeAt(there) - place;
    float distance = length(to);
    float rise = dot(to, normal) / max(distance, 1e-9);
    float near = max(1.0 - distance * distance / (reach * reach), 0.0);
    taken += near * max(rise - grazing, 0.0);
  }
  fragColor = vec4(min(strength * taken / float(samples), 1.0), -place.z, 0.0, 1.0);
}
)";

constexpr auto smoothShader = R"(#version 150 core
uniform sampler2D rough;
uniform vec2 panes;
uniform mat4 projectionMatrix;
out vec4 fragColor;
const float share = 0.07;
void main() {
  ivec2 here = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(rough, 0) - 1;
  vec2 own = texelFetch(rough, here, 0).rg;
  float scale = (projectionMatrix * vec4(0.0, 0.0, -own.g, 1.0)).w;
  float alike = share * scale / projectionMatrix[1][1];
  vec2 sum = vec2(0.0);
  for (int y = -2; y < 2; ++y)
    for (int x = -2; x < 2; ++x) {
      ivec2 there = clamp(here + ivec2(x, y), ivec2(0), last);
      vec2 other = texelFetch(rough, there, 0).rg;
      bool isSame = (float(there.x) < panes.x) == (float(here.x) < panes.x);
      float weight = isSame ? max(1.0 - abs(other.g - own.g) / alike, 0.0) : 0.0;
      sum += weight * vec2(other.r, 1.0);
    }
  fragColor = vec4(sum.x / sum.y, own.g, 0.0, 1.0);
}
)";

}  // namespace

Occlusion::Occlusion(QFrameGraphNode* graph, Qt3DCore::QEntity* scene, Qt3DRender::QCamera* camera)
    : making_(new Qt3DRender::QSubtreeEnabler(graph)),
      depth_(makeScreenTexture(QAbstractTexture::D24, scene)),
      rough_(makeScreenTexture(QAbstractTexture::RG32F, scene)),
      taken_(makeScreenTexture(QAbstractTexture::RG32F, scene)),
      panes_(new Qt3DRender::QParameter(QStringLiteral("panes"), QVector2D())) {
  making_->setEnabled(false);
  depths_ = addMapTarget(making_, QRenderTargetOutput::Depth, depth_, camera);
  auto* clear = new Qt3DRender::QClearBuffers(depths_);
  clear->setBuffers(Qt3DRender::QClearBuffers::DepthBuffer);
  new Qt3DRender::QNoDraw(clear);
  const auto add = [&](const char* shader, const char* name, QAbstractTexture* from,
                       QAbstractTexture* to) {
    auto* layer = new Qt3DRender::QLayer(scene);
    addMapLayers(addMapTarget(making_, QRenderTargetOutput::Color0, to, camera), std::array{layer},
                 Qt3DRender::QDepthTest::Always);
    addMapStep(scene, layer, shader, textureParameter(name, from))->addParameter(panes_);
  };
  add(roughShader, "depths", depth_, rough_);
  add(smoothShader, "rough", rough_, taken_);
}

void Occlusion::setMade(bool isMade) { making_->setEnabled(isMade); }

void Occlusion::setSize(const QSize& pixels, Split split, const std::optional<double>& divider) {
  const QSize size((pixels.width() + 1) / 2, (pixels.height() + 1) / 2);
  for (QAbstractTexture* texture : {depth_, rough_, taken_})
    texture->setSize(size.width(), size.height());
  const bool areBeside = split != Split::none && !divider;
  const double edge = split == Split::none ? 0 : divider.value_or(0.5) * size.width();
  const double width = areBeside ? size.width() / 2.0 : size.width();
  panes_->setValue(QVector2D(static_cast<float>(edge), static_cast<float>(width)));
}

}  // namespace wb::viewport
