#pragma once

#include <array>
#include <cstddef>

// All constants by which the search for physics shapes was tuned: change them here, measure, and
// keep what is better.
//
// PROGRAM is build/release/bin/weighbridge, shapes.py is tests/benchmarks/shapes.py. Its table has
// a row a model, tolerance and method: compare cost (PE) and CPU time of the method that the group
// names, over all models, for a change that helps one often harms others. No log of tuning runs
// exists: values came with commits that improved the table, the main ones named at their group, and
// many were never varied alone. What no benchmark measures says so.
//
// Not here: bounds of exactness and of memory, formats and display, which stand where they are
// used; and levels of detail, whose files (collapse, level_search, level_source, level_lattice,
// simplified_surface) have their own, measured by tests/benchmarks/levels.py.
//
// Units: "tolerances" are multiples of the tolerance asked for, "fills" of how far hulls may stand
// out of the solid (cover::fillShare of the tolerance), "reaches" of the distance within which a
// sample counts as covered (cover::reachShare of the tolerance), "diagonals" of the diagonal of the
// mesh's box, "grid steps" of the solid's grid.

/// Constants of greedy cover by hulls (hull_cover.cpp).
/// Measure: shapes.py PROGRAM --within 5,2,1, all models, the rows of `cover`. Commits 853f71bd
/// (starts, times, repair), 27c805d4 (steps, small hulls), 1687883b (growth), 7e3cf121 and 5cd6af7f
/// (times).
namespace wb::shape::tuned::cover {

inline constexpr double fillShare = 0.95;          ///< Tolerances: the grid is not exact.
inline constexpr double reachShare = 0.97;         ///< Tolerances within which a sample is covered.
inline constexpr double samplesPerTolerance = 3;   ///< Samples along a tolerance.
inline constexpr double samplesPerDiagonal = 200;  ///< Samples along the diagonal at most.
inline constexpr double growthSpacing = 0.6;  ///< Tolerances, between places that hulls grow by.
inline constexpr double minThickness = 0.02;  ///< Tolerances: volume over area of a hull.
inline constexpr double boxRoom = 0.005;      ///< Of the solid's size: how far from its box.
inline constexpr double flatBoxRoom = 0.06;   ///< Tolerances, likewise, less half of that size.

inline constexpr std::size_t maxFillFailures = 50;  ///< Choices in vain, then filling ends.
inline constexpr double hopelessCost = 2;           ///< Budgets: what costs more is not searched.
inline constexpr std::size_t fillCandidates = 8;    ///< A choice, but after ruin.
inline constexpr std::size_t ruinCandidates = 6;    ///< A choice: after hulls were taken away.
inline constexpr double growthStretch = 0.3;  ///< Factor of one axis, in three of four growths.
/// Fills: how far outside of samples a hull gets its vertices.
inline constexpr std::array growthOffsets{0.0, 0.4, 0.8, 0.95};

inline constexpr std::size_t starts = 4;              ///< That successive halving begins with.
inline constexpr double startsShare = 0.12;           ///< Of the search, spent on the starts.
inline constexpr std::array searchShares{0.55, 0.2};  ///< Of the search, before each settling.
inline constexpr double minStepWork = 0.002;          ///< Times all samples: a step is never free.
inline constexpr double usualTimes = 2.8;  ///< Times all samples, of hulls of four vertices at 5 %.
inline constexpr double maxTimes = 48;     ///< Times all samples.
inline constexpr double coarseTolerance = 0.05;  ///< Diagonals: above it fineness counts no less.
inline constexpr double fineTolerance = 0.02;    ///< Diagonals: below it the search is shorter.
inline constexpr double vertexExponent = 3.1;    ///< Gain of a longer search by vertices a hull.
inline constexpr double finenessExponent = 1.5;  ///< Likewise by fineness.

inline constexpr int maxSettleRounds = 14;        ///< Of exact distances.
inline constexpr int maxRepairRounds = 8;         ///< Of these: then hulls are added, not repaired.
inline constexpr double settleFillFactor = 0.93;  ///< Of the fill, where a hull had to go.

inline constexpr std::size_t pruneSteps = 9;      ///< Of ten steps: those that prune.
inline constexpr std::size_t perturbSteps = 4;    ///< Of ten of the others: those that perturb.
inline constexpr std::size_t smallHullSteps = 6;  ///< Of the same ten: up to here, small hulls.
inline constexpr double workOfSample = 350;       ///< Looks that covering a sample again takes.
inline constexpr std::size_t maxRuin = 4;         ///< Hulls that a step takes away.
inline constexpr double smallHullRange = 3;       ///< Tolerances that a small hull reaches.
inline constexpr int maxSmallHulls = 400;         ///< Tries of one call.
inline constexpr double smallHullReach = 0.3;     ///< Reaches: leaves room for merging.

inline constexpr double missedSpacing = 4;  ///< A tolerance holds so many samples that were missed.
inline constexpr double cubesPerExtent = 64;  ///< Of the lookup of samples, along the extent (CPU).

}  // namespace wb::shape::tuned::cover

/// Constants of covering by prims (prim_cover.cpp), beside those of cover that it shares.
/// Measure: weighbridge shapes MODEL --method prims: numbers of prims and seconds.
namespace wb::shape::tuned::prims {

inline constexpr std::size_t fillSeeds = 6;        ///< Samples that prims grow from, a choice.
inline constexpr std::size_t searchSeeds = 3;      ///< Likewise after ruin.
inline constexpr std::size_t maxFillFailures = 8;  ///< Choices in vain, then filling ends.
inline constexpr std::size_t roundsPerPrim = 4;    ///< Of the search,
inline constexpr std::size_t maxRounds = 60;       ///< but no more than that.
inline constexpr std::size_t maxRuin = 3;          ///< Prims beside one that a round takes away.
inline constexpr std::size_t maxOffers = 400;      ///< That are kept beside the chosen (CPU).
inline constexpr int maxSettleRounds = 6;          ///< Of exact distances.

}  // namespace wb::shape::tuned::prims

/// Constants of greedy cover of solids of few triangles, whose hulls are few, so that a short
/// search will do (hull_cover.cpp, fitting.cpp). Measure: CPU time of `weighbridge shapes --method
/// cover` over that of `--method drop`, about 2 at most, and their costs, of boxes, stairs,
/// furniture and rooms of boxes within 5 and 2 %.
namespace wb::shape::tuned::simple {

inline constexpr std::size_t maxTriangles = 99;  ///< Of such a solid.
inline constexpr double convexShare = 0.1;      ///< Tolerances that hulls of convex solids are off.
inline constexpr std::size_t coarseStarts = 4;  ///< Beginnings, one of them what `drop` makes:
inline constexpr std::size_t fineStarts = 2;    ///< so many where the tolerance is finer than
inline constexpr double coarseTolerance = 0.035;    ///< this, diagonals.
inline constexpr double samplesPerTolerance = 1.2;  ///< Samples along a tolerance.
inline constexpr double samplesPerDiagonal = 100;   ///< Samples along the diagonal at most.
inline constexpr double maxWork = 10'000;  ///< Samples, times how often all are covered again.

}  // namespace wb::shape::tuned::simple

/// Constants of growing one hull (grow_hulls.cpp). Measure: as cover.
namespace wb::shape::tuned::growth {

inline constexpr std::size_t maxDropSamples = 600;  ///< That dropping vertices asks (CPU).
inline constexpr std::size_t maxVertices = 20;  ///< Of a hull that grows: more are dropped again.
inline constexpr std::size_t maxFailures = 60;  ///< Samples in a row that cannot be reached.
inline constexpr std::array seedSizes{0.3, 0.1, 0.03};            ///< Fills, tried in turn.
inline constexpr std::array seedDepths{0.0, 0.1, 0.3, 0.6, 0.9};  ///< Fills below a sample.
inline constexpr double minOffset = 0.85;    ///< Of an offset: they differ, lest hulls be flat.
inline constexpr double offsetRange = 0.15;  ///< Of it, above that.
inline constexpr double boxInset = 0.003;    ///< Of the box's size, so far from its sides.

}  // namespace wb::shape::tuned::growth

/// Constants of making hulls cheaper (reduce_hulls.cpp). Measure: as cover; the method `drop` runs
/// it alone (shapes.py PROGRAM --peers FOLDER).
namespace wb::shape::tuned::reduction {

inline constexpr double smallestTriangle = 0.6;  ///< Grid steps: smaller ones stay whole (CPU).
inline constexpr double damping = 0.02;          ///< Face normals, where two vertices become one.
inline constexpr std::array collapseOffsets{0.3, 0.7, 1.2};  ///< Fills outside of an edge's middle.

/// Of the method `drop` (fitting.cpp).
inline constexpr double dropReach = 0.95;  ///< Tolerances within which its samples count.
inline constexpr double dropSamplesPerTolerance = 4;   ///< Samples along a tolerance.
inline constexpr double dropSamplesPerDiagonal = 250;  ///< Samples along the diagonal at most.

}  // namespace wb::shape::tuned::reduction

/// Constants of repairing hulls by stochastic hill climbing (repair_hulls.cpp). Measure: as cover.
namespace wb::shape::tuned::repair {

inline constexpr int clampTries = 12;       ///< Moves of a hull that stands out.
inline constexpr double clampFactor = 1.1;  ///< Of the excess, as it is not exact.
inline constexpr double minClamp = 0.005;   ///< Tolerances, of a move.

inline constexpr int perturbTries = 30;     ///< Moves of vertices, of one hull.
inline constexpr double perturbMove = 0.5;  ///< Fills, along each axis.

inline constexpr int maxVainTries = 30;             ///< In a row, that leave the deficit as it is.
inline constexpr int maxTries = 300;                ///< Of one repair.
inline constexpr std::size_t maxWork = 1'000'000;   ///< Looks: some hundredths of a second (CPU).
inline constexpr std::size_t workOfTry = 20;        ///< Looks that making a hull is worth (CPU).
inline constexpr std::size_t trianglesPerLook = 4;  ///< Triangles that a look tests (CPU).
inline constexpr std::size_t boxesPerLook = 16;     ///< Samples that a look asks a box about (CPU).
inline constexpr double minDeficit = 0.1;    ///< Reaches that an uncovered sample counts at least.
inline constexpr std::size_t nearHulls = 3;  ///< Nearest hulls, of which one is changed.

inline constexpr std::size_t addTries = 3;      ///< Of ten: add a vertex where the cost allows.
inline constexpr double addOffset = 0.45;       ///< Fills, times 0 to 2: outside of the sample.
inline constexpr double addAside = 0.3;         ///< Fills, beside it.
inline constexpr double moveAside = 0.5;        ///< Fills: random part of a move.
inline constexpr std::size_t towardsTries = 7;  ///< Of ten moves: towards the sample.
inline constexpr double towardsMove = 0.5;      ///< Fills, times 0 to 2: of such a move.

inline constexpr int pruneCandidates = 3;     ///< Vertices, of which the best is taken away.
inline constexpr std::size_t wholeHulls = 4;  ///< One of so many prunings takes a whole hull.
inline constexpr int maxAddedVertices = 4;    ///< In settling.
inline constexpr int repairsPerVertex = 8;    ///< Tried for each number of these.

}  // namespace wb::shape::tuned::repair

/// Constants of panels (panel.cpp, panel_candidates.cpp, panel_surface.cpp).
/// Measure: shapes.py PROGRAM --corpus FOLDER --only house,stairs, the rows of `panels`; goal: a
/// house of 4.5 PE within 1.3 %.
namespace wb::shape::tuned::panel {

inline constexpr std::size_t maxDirections = 40;  ///< Of planes: those of the largest faces.
inline constexpr std::size_t maxFaces = 20'000;   ///< Looked at for planes: the largest (CPU).
inline constexpr std::size_t maxPlanes = 160;     ///< Those near to most area.
inline constexpr double sameDirection = 0.9994;   ///< Cosine of two degrees.
inline constexpr std::size_t angles = 45;         ///< That a quarter turn is divided into.
inline constexpr double binsPerTolerance = 8;     ///< Bins of planes' offsets.
inline constexpr double maxMidplaneGap = 1.9;     ///< Tolerances between two with a midplane.
inline constexpr double nearPlane = 0.95;  ///< Tolerances: what is as near counts for a plane.

inline constexpr double cellsPerFill = 5;  ///< Of a plane's table of where it is free.
inline constexpr double maxCells = 400;    ///< Along it (CPU).
inline constexpr int firstGrowth = 64;  ///< Cells: first step of growing a rectangle, halved (CPU).

inline constexpr std::size_t maxOutline = 6;  ///< Vertices of a panel that is no rectangle.
/// Sides in the order in which a rectangle grows to them (PanelPlane::rectangleAt): six of the 24.
inline constexpr std::array<std::array<int, 4>, 6> growthOrders{
    {{0, 1, 2, 3}, {2, 3, 0, 1}, {0, 2, 1, 3}, {1, 3, 0, 2}, {0, 3, 1, 2}, {2, 1, 3, 0}}};
inline constexpr std::size_t asideSteps = 9;  ///< Offsets beside a sample.
inline constexpr double maxAside = 0.7;       ///< Reaches, of these.
inline constexpr std::size_t minRadius = 2;   ///< Reaches, of an outline around a sample.
inline constexpr std::size_t radii = 5;       ///< Each twice the one before.

inline constexpr std::size_t maxPanels = 400;      ///< Of a surface.
inline constexpr std::size_t maxSamples = 60'000;  ///< Of a solid: else spacing grows (CPU).
inline constexpr double spacingGrowth = 1.3;       ///< By which it does.
inline constexpr double samplesPerTolerance = 2;   ///< Samples along a tolerance.
inline constexpr double samplesPerDiagonal = 200;  ///< Samples along the diagonal at most.
inline constexpr double reachShare = 0.97;         ///< Tolerances within which a sample is covered.
inline constexpr std::size_t maxFillFailures = 40;  ///< Choices in vain, then filling ends.
inline constexpr double hopelessCost = 3;  ///< Budgets: what costs more is not searched (CPU).

inline constexpr std::size_t fillAttempts = 6;     ///< A choice of the first panels.
inline constexpr std::size_t ruinAttempts = 5;     ///< A choice of a round of the search.
inline constexpr std::size_t settleAttempts = 10;  ///< A choice where exact distances ask for more.
inline constexpr std::size_t minRuin = 2;          ///< Panels that a round takes away.
inline constexpr std::size_t ruins = 4;            ///< Numbers of these, from the least on.
inline constexpr std::size_t searchRounds = 400;   ///< Of the first search.
inline constexpr std::size_t exactRounds = 300;    ///< After panels that were too distant went.
inline constexpr int maxSettleRounds = 12;         ///< Of exact distances.
inline constexpr std::size_t maxOpen = 4;          ///< Of so many samples one may be uncovered.
inline constexpr double missedSpacing = 4;  ///< A tolerance holds so many samples that were missed.

// Of the choice among all panels that are the widest where they are (panel_pool.cpp).
inline constexpr std::size_t maxBands = 80;  ///< Rows of a plane that differ (CPU).
inline constexpr double regionHeight = 0.3;  ///< Reaches: corners so near to a plane are in it.
inline constexpr double regionPlaces = 6;    ///< Of that height: places so close are one.
inline constexpr std::size_t maxRegionCorners = 20;  ///< Of a plane, that triangles are made of.
inline constexpr std::size_t maxMiddles = 60;  ///< Places of a plane that hulls are made around.
inline constexpr double minPoolWidth = 0.25;   ///< Reaches: narrower triangles are not offered.
inline constexpr std::size_t maxPoolSamples = 20'000'000;  ///< Of all candidates together (memory).
inline constexpr int insets = 3;                           ///< Tries to move a panel in,
inline constexpr double insetShare = 0.1;                  ///< each by so many reaches.
inline constexpr std::size_t poolRounds = 600;             ///< Of its search.
inline constexpr std::size_t poolRuins = 6;                ///< As `ruins`.
inline constexpr double poolNoise = 0.5;                   ///< Of a panel's worth.
inline constexpr double poolThreshold = 0.01;  ///< Of the cost: so much more is accepted at first.
inline constexpr std::size_t chosenRounds = 100;  ///< As `searchRounds`, after that.

/// Of what panels may be outside the solid, where avatars would not get through otherwise.
inline constexpr double closerShare = 0.4;

// Of planes that no face need lie in (fitted_planes.cpp).
inline constexpr std::size_t fitTries = 200;      ///< Places that planes are fitted around.
inline constexpr std::size_t minFitRadius = 3;    ///< Reaches around such a place,
inline constexpr std::size_t fitRadii = 4;        ///< or twice, four or eight times as many.
inline constexpr int fitRounds = 6;               ///< Of fitting again.
inline constexpr std::size_t minFitSamples = 12;  ///< That a plane comes near to.
inline constexpr std::size_t maxFitted = 60;      ///< Planes.
inline constexpr double samePlane = 0.25;         ///< Reaches between planes that are almost one.
inline constexpr double uprightNormal = 0.9;      ///< Cosine, of what is no floor.
inline constexpr double alongAxis = 0.02;         ///< Cosine: an axis so close to a plane is in it.

}  // namespace wb::shape::tuned::panel

/// Constants of the search for the tolerance that a budget buys (fit_to_budget.cpp).
/// No benchmark measures these; tests/shapes/fitting_test.cpp checks what a budget gets.
namespace wb::shape::tuned::budget {

inline constexpr int maxTrials = 5;          ///< Shapes that are made.
inline constexpr double finest = 0.008;      ///< Diagonals: least tolerance that is tried.
inline constexpr double coarsest = 0.2;      ///< Diagonals: greatest.
inline constexpr double first = 0.03;        ///< Diagonals: the first.
inline constexpr double closeEnough = 0.92;  ///< Budgets: what costs that much is the end.
inline constexpr double minBracket = 0.06;  ///< Logarithm of tolerances: a narrower one is the end.
inline constexpr double usualSlope = -1.2;  ///< Logarithm of cost by that of the tolerance.
inline constexpr double flattestSlope = -0.3;     ///< Likewise: flatter ones are taken for this.
inline constexpr int maxExpensive = 2;            ///< Trials over the budget; then the coarsest.
inline constexpr double margin = 0.04;            ///< Logarithm of cost: aimed at below the budget.
inline constexpr double keptFromEnds = 0.15;      ///< Of the bracket.
inline constexpr double untiedTolerance = 0.001;  ///< Diagonals: for methods that follow none.

}  // namespace wb::shape::tuned::budget

/// Constants of peers that are offered beside: hierarchical decomposition by Bullet's HACD, and
/// octree boxes (fitting.cpp). They are bounded to end in about a second.
/// Measure: shapes.py PROGRAM, the rows of `hacd` and `boxes`.
namespace wb::shape::tuned::peers {

inline constexpr std::size_t maxTriangles = 1200;          ///< Time grows as their square (CPU).
inline constexpr std::size_t maxSplit = 2 * maxTriangles;  ///< Else it hangs together too little.
inline constexpr std::size_t maxPatchVertices = 32;        ///< Of the hull of a patch.
inline constexpr double connectDistance = 0.03;            ///< Diagonals: parts so near are joined.
inline constexpr double compactness = 0.0001;              ///< Weight of a patch's compactness.
inline constexpr std::array concavities{1.0, 0.5,
                                        0.25};  ///< Tolerances, until one is close enough.
inline constexpr std::size_t maxBoxDepth = 7;   ///< Of an octree: 128 cubes a side.

}  // namespace wb::shape::tuned::peers

/// Constants of the solid that shapes are fitted to (fitting.cpp, solid_of_mesh.cpp,
/// shape_error.cpp). Measure: shapes.py PROGRAM --within 5,2,1, all methods: cost and CPU time.
namespace wb::shape::tuned::solid {

inline constexpr double minCells = 96;   ///< Of the grid along the diagonal.
inline constexpr double maxCells = 240;  ///< Likewise: twice as many take eight times as long.
inline constexpr double cellsPerTolerance = 3.2;
inline constexpr double maxMargin = 0.25;     ///< Diagonals: the tolerance, up to this,
inline constexpr double moreMargin = 0.005;   ///< and this more, is around the box.
inline constexpr double closingShare = 0.02;  ///< Diagonals: holes narrower than that are closed,
inline constexpr double maxClosing = 0.3;     ///< m: but none wider than this.
inline constexpr double largestEdge = 6;  ///< Grid steps: of a triangle that is not divided (CPU).
inline constexpr double worthALook = 2;   ///< Spacings: larger triangles may be hidden (CPU).

}  // namespace wb::shape::tuned::solid

/// Constants of passages that avatars need (fitting.cpp, avatar_space.cpp, passage.cpp,
/// blocked_passages.cpp). No benchmark measures these; tests/shapes/passage_test.cpp checks gates,
/// doors, stairs and floors.
namespace wb::shape::tuned::passage {

inline constexpr double gridStep = 0.12;         ///< m: a fifth of an avatar's width.
inline constexpr double maxNodes = 8'000'000;    ///< Else its steps are longer (CPU).
inline constexpr double steppedOver = 0.5;       ///< m: of what is no obstacle.
inline constexpr double besideSolid = 1.5;       ///< m, of the grid beside the solid.
inline constexpr double solidStepsPerWidth = 6;  ///< Of the solid's grid.
inline constexpr double moreWidth = 0.6;  ///< Grid steps, added to the width that is kept free.
inline constexpr double levelEnough = 0.6428;  ///< Cosine of 50 degrees: of what is stood on.
inline constexpr double feetAboveFloor = 0.6;  ///< Grid steps.
inline constexpr double boxHalf = 1.2;         ///< m, and the error: half a box to look into.
inline constexpr double detour = 1.5;          ///< Boxes in which another way may go.
inline constexpr int maxWays = 12;             ///< Of one box.

}  // namespace wb::shape::tuned::passage
