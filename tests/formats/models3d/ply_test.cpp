#include "model/formats/models3d/detail/read_ply.h"
#include "tests/formats/models3d/read_scene.h"

#include <gtest/gtest.h>

#include <string>

namespace wb::import3d {
namespace {

/// A square of 1 m in the plane z = 0; what else the header announces, and its rows.
std::string squareWith(std::string_view faces, std::string_view faceLines) {
  return "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
         "property float z\n" +
         std::string(faceLines) + "end_header\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n" + std::string(faces);
}

constexpr std::string_view oneFace = "element face 1\nproperty list uchar int vertex_indices\n";

FileScene readText(const std::string& text) { return readPly(bytesOf(text)); }

TEST(Ply, PolygonsBecomeTriangles) {
  const FileScene read = readText(squareWith("4 0 1 2 3\n", oneFace));
  EXPECT_EQ(test::trianglesOf(read), 2U);
  EXPECT_EQ(test::greatest(read), Vector3(1, 1, 0));
  EXPECT_EQ(read.frame.up, worker::UpAxis::z);
  EXPECT_EQ(read.frame.unit, 1);
  EXPECT_TRUE(read.unusableAt.empty());
}

TEST(Ply, PointsAndLinesAreNoTriangles) {
  EXPECT_EQ(test::trianglesOf(readText(squareWith("2 0 1\n", oneFace))), 0U);
  EXPECT_EQ(test::trianglesOf(readText(squareWith("", ""))), 0U);
}

TEST(Ply, FacesMayComeFirst) {
  const FileScene read = readText(
      "ply\nformat ascii 1.0\nelement face 1\nproperty list uchar int vertex_index\n"
      "element edge 1\nproperty int a\nelement vertex 3\nproperty double x\nproperty double y\n"
      "property double z\nend_header\n3 0 1 2\n7\n0 0 0\n2 0 0\n0 3 0\n");
  EXPECT_EQ(test::trianglesOf(read), 1U);
  EXPECT_EQ(test::greatest(read), Vector3(2, 3, 0));
}

TEST(Ply, WhatAFaceNamesAndIsNotThereIsUnusable) {
  for (const char* face : {"3 0 1 4\n", "3 0 1 -1\n", "3 0 1 1.5\n", "5 0 1 2 3 4000000000\n"}) {
    const FileScene read = readText(squareWith(face, oneFace));
    ASSERT_EQ(test::trianglesOf(read), 1U) << face;
    EXPECT_TRUE(test::cornersOf(read).empty() || test::cornersOf(read).size() < 3) << face;
    EXPECT_EQ(read.unusableAt, "face 1") << face;
  }
}

TEST(Ply, VerticesThatAreNotFiniteAreTold) {
  const FileScene read = readText(
      "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
      "property float z\nelement face 2\nproperty list uchar int vertex_indices\nend_header\n"
      "0 0 0\n1 0 0\n1 1 0\nnan 1 0\n3 0 1 2\n3 0 2 3\n");
  EXPECT_EQ(read.unusableAt, "face 2");
}

TEST(Ply, StripsTurnEveryOtherTriangle) {
  const FileScene read = readText(squareWith(
      "9 0 1 3 2 -1 0 1 2 -1\n", "element tristrips 1\nproperty list int int vertex_indices\n"));
  const std::vector<Vector3> corners = test::cornersOf(read);
  ASSERT_EQ(corners.size(), 9U);
  for (std::size_t i = 0; i < corners.size(); i += 3)
    EXPECT_GT(cross(corners[i + 1] - corners[i], corners[i + 2] - corners[i]).z, 0) << i;
}

TEST(Ply, NormalsAndTextureCoordinatesOfVerticesAreRead) {
  const FileScene read = readText(
      "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
      "property float z\nproperty float nx\nproperty float ny\nproperty float nz\n"
      "property uchar red\nproperty float s\nproperty float t\nelement face 1\n"
      "property list uchar int vertex_indices\nend_header\n"
      "0 0 0 0 0 1 9 0.25 0.5\n1 0 0 0 0 1 9 0.75 0.5\n0 1 0 0 1 0 9 0 1\n3 0 1 2\n");
  const Surface& surface = read.surfaces.at(0);
  ASSERT_EQ(surface.normals.size(), 3U);
  EXPECT_EQ(surface.normals[2], Vector3(0, 1, 0));
  ASSERT_EQ(surface.texCoords.size(), 3U);
  EXPECT_EQ(surface.texCoords[1], Vector3(0.75F, 0.5F, 0));
}

/// As MeshLab writes seams: one place, and at each face other coordinates.
TEST(Ply, TextureCoordinatesOfCornersAreThoseOfTheirFace) {
  const FileScene read =
      readText(squareWith("3 0 1 2 6 0 0 1 0 1 1\n3 0 2 3 6 0.5 0 0.25 0 0.125 1\n",
                          "element face 2\nproperty list uchar int vertex_indices\n"
                          "property list uchar float texcoord\n"));
  const Surface& surface = read.surfaces.at(0);
  ASSERT_EQ(surface.triangles.size(), 2U);
  ASSERT_EQ(surface.texCoords.size(), surface.positions.size());
  const FlatTriangle& second = surface.triangles[1];
  EXPECT_EQ(surface.positions[second[1]], Vector3(1, 1, 0));
  EXPECT_EQ(surface.texCoords[second[1]], Vector3(0.25F, 0, 0));
  EXPECT_EQ(surface.texCoords[surface.triangles[0][2]], Vector3(1, 1, 0));
}

TEST(Ply, WhatBreaksOffIsRefused) {
  EXPECT_EQ(test::refusalOf([] { readText(squareWith("3 0 1", oneFace)); }),
            "is corrupted at face 1: the data ends there; export it again");
  EXPECT_NE(test::refusalOf([] { readText("ply\nformat ascii 1.0\n"); }), "");
}

}  // namespace
}  // namespace wb::import3d
