#pragma once

#include <cstddef>

/// Every bound that a reader enforces, in one place, so that it can be found, documented and
/// tested.
namespace wb::limits {

inline constexpr std::size_t fileBytes = std::size_t{1} << 30;  ///< Any input file read whole.
inline constexpr std::size_t findings = 1000;  ///< Of a file, named one by one; more are counted.
inline constexpr std::size_t filesNamed = 1'000'000;              ///< That one input leads to.
inline constexpr std::size_t stepBytes = std::size_t{256} << 10;  ///< Read or hashed in one step.

inline constexpr std::size_t memoryBytes = std::size_t{2} << 30;      ///< All that one load holds.
inline constexpr std::size_t smallestMemory = std::size_t{16} << 20;  ///< The least it is given.
inline constexpr std::size_t xmlNodes = 8'000'000;     ///< Elements and texts of one XML document.
inline constexpr std::size_t workerBytesPerByte = 40;  ///< A worker's memory, for each byte read.

inline constexpr std::size_t llsdDepth = 64;                    ///< Nested arrays and maps.
inline constexpr std::size_t llsdElements = 1'000'000;          ///< Values in one document.
inline constexpr std::size_t llsdBytes = std::size_t{1} << 28;  ///< One document.

inline constexpr std::size_t assetBytes = std::size_t{1} << 28;        ///< One stored mesh asset.
inline constexpr std::size_t assetBlockBytes = std::size_t{32} << 20;  ///< One inflated block.
inline constexpr std::size_t assetInflatedBytes = std::size_t{96}
                                                  << 20;  ///< All blocks of an asset.
inline constexpr std::size_t facesRead = 256;             ///< Faces of a block that are looked at.
inline constexpr std::size_t hullsRead = 4096;            ///< Hulls of an asset that are looked at.
inline constexpr std::size_t facesPerMesh = 8;            ///< The format's own limit.
inline constexpr std::size_t verticesPerFace = 65'534;    ///< The format's own limit.
inline constexpr std::size_t hullsPerAsset = 256;         ///< The format's own limit.
inline constexpr std::size_t verticesPerHull = 256;       ///< The format's own limit.
inline constexpr double domainReach = 1e4;                ///< Either way; a mesh needs 0.5.
inline constexpr int assetMajorVersion = 999;             ///< Greater versions are refused.

inline constexpr std::size_t projectBytes = std::size_t{256} << 20;  ///< A project file.
inline constexpr std::size_t projectDepth = 64;                      ///< Nested JSON.
inline constexpr std::size_t projectValues = 8'000'000;  ///< JSON values: 100,000 parts in full.
inline constexpr double smallestScale = 1e-3;  ///< Metres a side; the grid's own least is 0.01.
inline constexpr double largestScale = 1e4;    ///< Metres a side; the grid's own most is 64.
inline constexpr std::size_t scriptsPerPart = 1'000'000;
inline constexpr std::size_t archiveFiles = 2'000'000;                    ///< In one archive.
inline constexpr std::size_t archiveEntryBytes = std::size_t{256} << 20;  ///< One file of it.
inline constexpr std::size_t archiveBytes = std::size_t{16} << 30;        ///< All of it unpacked.
inline constexpr std::size_t xmlBytes = std::size_t{64} << 20;  ///< One XML document of objects.
inline constexpr std::size_t xmlDepth = 64;                     ///< Nested elements of it.
inline constexpr std::size_t measuredBytes = std::size_t{64} << 20;  ///< A file of measured costs.
inline constexpr std::size_t csvColumns = 1000;                      ///< Of measured costs.
inline constexpr std::size_t csvRows = 1'000'000;                    ///< Of measured costs.
inline constexpr std::size_t partsPerScene = 300'000;                ///< Ten times a full region.
inline constexpr std::size_t threads = 256;            ///< That weigh files at the same time.
inline constexpr std::size_t folderFiles = 1'000'000;  ///< Below one folder.
inline constexpr std::size_t modelFileBytes = std::size_t{512} << 20;  ///< One of a plain model.
inline constexpr std::size_t modelFilesBytes = std::size_t{1}
                                               << 30;             ///< A model and what it names.
inline constexpr std::size_t modelFiles = 1000;                   ///< That one model may open.
inline constexpr std::size_t modelDepth = 1000;                   ///< Nested nodes of a model.
inline constexpr std::size_t modelTrianglesPerFace = 200'000;     ///< More begin a further face.
inline constexpr std::size_t workerBytes = std::size_t{1} << 29;  ///< A worker's memory at first.
inline constexpr std::size_t workerProcessorSeconds = 120;        ///< A worker's processor time.
inline constexpr std::size_t workerSeconds = 300;                 ///< A worker's life.
inline constexpr std::size_t workerReasonBytes = 400;             ///< What it may say of a failure.
inline constexpr std::size_t flatBytes = std::size_t{2} << 30;    ///< What a worker hands back.
inline constexpr std::size_t flatNodes = 100'000;                 ///< Nodes with meshes in it.
inline constexpr std::size_t flatMeshes = 100'000;                ///< Meshes in it.
inline constexpr std::size_t flatUses = 1'000'000;                ///< Meshes of all its nodes.
inline constexpr std::size_t flatTextBytes = std::size_t{16} << 20;  ///< All its names.
inline constexpr std::size_t flatNameBytes = 1024;                   ///< One name.
inline constexpr std::size_t pictureSide = 8192;  ///< Pixels; what every OpenGL can draw into.
inline constexpr double farthestPosition = 1e9;   ///< Metres on each axis, either way.
inline constexpr double smallestOctree = 1e-6;    ///< Metres.
inline constexpr double largestOctree = 1e9;      ///< Metres.
inline constexpr std::size_t octreeDepth = 32;    ///< Levels below the root.
inline constexpr std::size_t octreeCubes = std::size_t{1} << 28;  ///< Cubes of one octree.
inline constexpr std::size_t mapBytes = std::size_t{512} << 20;   ///< An ogz map, unpacked.
inline constexpr std::size_t octreesRead = 1'000'000;             ///< Lines of a .scene file.
inline constexpr std::size_t raysRead = 10'000'000;               ///< Lines of a .scene file.
inline constexpr double largestArea = 1e12;                       ///< Square metres of a parcel.
inline constexpr double largestLandImpact = 1e12;  ///< A capacity or a measured cost.
inline constexpr std::size_t sweepSteps = 10'000;  ///< Of one sweep.
inline constexpr double smallestFactor = 1e-3;     ///< On sizes, in a sweep.
inline constexpr double largestFactor = 1e3;       ///< On sizes, in a sweep.
inline constexpr std::size_t profileBytes = std::size_t{1} << 20;  ///< A profile file.

inline constexpr std::size_t modelNodes = 1'000'000;               ///< Of a model, gone through.
inline constexpr std::size_t modelCorners = std::size_t{1} << 28;  ///< Of a model's triangles.
inline constexpr std::size_t polygonCorners = 4096;                ///< Of one that is not convex.

}  // namespace wb::limits
