#pragma once

#include "model/octree/trace.h"
#include "model/scene/scene.h"

#include <QString>

namespace wb::ui {

/// A line about a ray: where from and where to.
QString describe(const octree::Ray& ray);

/// A line about what a cast came to: what it met, or that it met nothing, and what it visited.
QString describe(const scene::Scene& scene, const octree::Trace& trace);

/// What both methods find alike where neither errs.
QString agreement(const octree::Trace& exact, const octree::Trace& published);

/// A line about one step of a cast.
QString describe(const scene::Scene& scene, const octree::Step& step);

/// What both methods are called.
QString nameOf(octree::Algorithm algorithm);

}  // namespace wb::ui
