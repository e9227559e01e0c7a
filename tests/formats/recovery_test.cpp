#include "model/formats/recovery.h"

#include "model/core/file.h"
#include "model/scene/project.h"
#include "tests/support/folder.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace wb::recovery {
namespace {

namespace fs = std::filesystem;

scene::Scene sceneNamed(const std::string& name) {
  scene::Scene scene = cost::test::makeScene(
      cost::test::makeLinkset({cost::test::makePart(scene::PartKind::box, glm::dvec3(1))}));
  scene.linksets[0].name = name;
  return scene;
}

class Recovery : public FolderTest {
 protected:
  fs::path root() const { return folder_ / "recovery"; }

  /// Another program keeps something and is killed.
  void keepAndDie(const std::string& name, const Origin& origin) const {
    const pid_t child = fork();
    if (child == 0) {
      auto keeper = Keeper::create(root());
      if (keeper && keeper->keep(sceneNamed(name), origin)) kill(getpid(), SIGKILL);
      _exit(1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
  }
};

TEST_F(Recovery, NothingWasKeptWhereNobodyEverDid) { EXPECT_TRUE(keptIn(root()).empty()); }

TEST_F(Recovery, WhatAKilledProgramKeptIsThere) {
  keepAndDie("stall", {"/somewhere/stall.weighbridge", "abc"});
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].origin.file, "/somewhere/stall.weighbridge");
  EXPECT_EQ(kept[0].origin.sha256, "abc");
  const auto read = scene::readProject(kept[0].scene);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->value.linksets.at(0).name, "stall");
}

/// Of what lies outside its folder, a mesh that is there was opened by the user, and one that is
/// not there was never agreed to.
TEST_F(Recovery, FilesThatNobodyAgreedToAreTold) {
  scene::Scene scene = sceneNamed("stall");
  scene.folder = folder_ / "project";
  scene.assets["inside"].path = "mesh.llmesh";
  scene.assets["refused"].path = "../secret\n.llmesh";
  scene.assets["added"].path = (folder_ / "added.llmesh").string();
  scene.assets["added"].mesh = std::make_shared<const asset::MeshAsset>();
  auto keeper = Keeper::create(root());
  ASSERT_TRUE(keeper);
  ASSERT_TRUE(keeper->keep(scene, {}));
  keeper->leave();
  { const auto gone = std::move(*keeper); }
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].refused, std::vector<fs::path>{folder_ / "secret\n.llmesh"});
}

TEST_F(Recovery, OnlyOneProgramIsOfferedIt) {
  keepAndDie("stall", {});
  auto first = keptIn(root());
  ASSERT_EQ(first.size(), 1U);
  EXPECT_TRUE(keptIn(root()).empty());
  first.clear();
  EXPECT_EQ(keptIn(root()).size(), 1U);
}

TEST_F(Recovery, WhatALivingProgramKeepsIsItsOwn) {
  auto keeper = Keeper::create(root());
  ASSERT_TRUE(keeper);
  ASSERT_TRUE(keeper->keep(sceneNamed("stall"), {}));
  EXPECT_TRUE(keptIn(root()).empty());
}

TEST_F(Recovery, WhoEndsInOrderLeavesNothing) {
  {
    auto keeper = Keeper::create(root());
    ASSERT_TRUE(keeper);
    ASSERT_TRUE(keeper->keep(sceneNamed("stall"), {}));
  }
  EXPECT_TRUE(fs::is_empty(root()));
}

TEST_F(Recovery, WhatIsLeftIsOfferedThoughTheProgramEndsInOrder) {
  {
    auto keeper = Keeper::create(root());
    ASSERT_TRUE(keeper);
    ASSERT_TRUE(keeper->keep(sceneNamed("stall"), {}));
    keeper->leave();
  }
  EXPECT_EQ(keptIn(root()).size(), 1U);
}

TEST_F(Recovery, CancelledKeepingLeavesWhatWasKept) {
  auto keeper = Keeper::create(root());
  ASSERT_TRUE(keeper);
  std::stop_source stop;
  stop.request_stop();
  ASSERT_TRUE(keeper->keep(sceneNamed("stall"), {}, {stop.get_token(), {}}));
  keeper->leave();
  { const auto gone = std::move(*keeper); }
  EXPECT_TRUE(keptIn(root()).empty());
}

TEST_F(Recovery, CancelledKeepingLeavesWhatWasKeptBefore) {
  auto keeper = Keeper::create(root());
  ASSERT_TRUE(keeper);
  std::stop_source stop;
  stop.request_stop();
  ASSERT_TRUE(keeper->keep(sceneNamed("first"), {"/first.weighbridge", ""}));
  ASSERT_TRUE(
      keeper->keep(sceneNamed("second"), {"/second.weighbridge", ""}, {stop.get_token(), {}}));
  keeper->leave();
  { const auto gone = std::move(*keeper); }
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].origin.file, "/first.weighbridge");
  const auto read = scene::readProject(kept[0].scene);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->value.linksets.at(0).name, "first");
}

TEST_F(Recovery, TheNewestChangesAreKept) {
  keepAndDie("older", {});
  keepAndDie("newer", {});
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_GE(kept[0].time, kept[1].time);
}

TEST_F(Recovery, WhatIsDiscardedIsGone) {
  keepAndDie("stall", {});
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 1U);
  discard(kept[0]);
  EXPECT_TRUE(fs::is_empty(root()));
}

TEST_F(Recovery, ForgottenChangesAreNotOffered) {
  const pid_t child = fork();
  if (child == 0) {
    auto keeper = Keeper::create(root());
    if (keeper && keeper->keep(sceneNamed("stall"), {})) keeper->forget();
    _exit(0);
  }
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(keptIn(root()).empty());
  EXPECT_TRUE(fs::is_empty(root()));
}

TEST_F(Recovery, OthersFilesStay) {
  fs::create_directories(root() / "of somebody else");
  EXPECT_TRUE(keptIn(root()).empty());
  EXPECT_TRUE(fs::exists(root() / "of somebody else"));
}

TEST_F(Recovery, ANameOfAnyBytesComesBack) {
  const fs::path odd = "/x/a\nb\xff\"c.weighbridge";
  keepAndDie("stall", {odd, ""});
  const auto kept = keptIn(root());
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].origin.file, odd);
}

TEST_F(Recovery, WhereNothingCanBeKeptIsTold) {
  ASSERT_TRUE(writeFile(root(), bytesOf("a file")));
  auto keeper = Keeper::create(root());
  ASSERT_FALSE(keeper);
  EXPECT_EQ(keeper.error().file, root().string());
}

TEST_F(Recovery, AFileIsClaimedOnceUnderWhateverName) {
  const fs::path file = folder_ / "stall.weighbridge";
  ASSERT_TRUE(writeFile(file, bytesOf("{}")));
  fs::create_symlink(file, folder_ / "other");
  auto claim = Claim::take(root(), file);
  ASSERT_TRUE(claim);
  EXPECT_FALSE(Claim::take(root(), folder_ / "other"));
  EXPECT_TRUE(Claim::take(root(), folder_ / "another"));
  claim.reset();
  EXPECT_TRUE(Claim::take(root(), file));
}

/// A killed program lets go of what it had, whatever becomes of its number.
TEST_F(Recovery, TheClaimOfAKilledProgramIsNone) {
  const fs::path file = folder_ / "stall.weighbridge";
  ASSERT_TRUE(writeFile(file, bytesOf("{}")));
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    const auto claim = Claim::take(root(), file);
    const char has = claim ? 1 : 0;
    if (write(ends[1], &has, 1) == 1) pause();
    _exit(1);
  }
  char has = 0;
  ASSERT_EQ(read(ends[0], &has, 1), 1);
  EXPECT_EQ(has, 1);
  EXPECT_FALSE(Claim::take(root(), file));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(Claim::take(root(), file));
  for (const int end : ends) close(end);
}

/// The program that had it took the folder away after the lock was opened.
TEST_F(Recovery, ALockOnAFileThatIsGoneIsOfNoFolder) {
  fs::create_directories(root());
  const auto lock = FolderLock::take(root());
  ASSERT_TRUE(lock);
  EXPECT_TRUE(lock->isOf(root()));
  fs::remove(root() / "lock");
  EXPECT_FALSE(lock->isOf(root()));
  const auto next = FolderLock::take(root());
  ASSERT_TRUE(next);
  EXPECT_TRUE(next->isOf(root()));
  EXPECT_FALSE(lock->isOf(root()));
}

/// As in a folder that cannot be written to: here the lock's place is taken.
TEST_F(Recovery, WhereNothingCanBeLockedEveryClaimSucceeds) {
  const fs::path file = folder_ / "stall.weighbridge";
  ASSERT_TRUE(writeFile(file, bytesOf("{}")));
  fs::path lock;
  {
    const auto claim = Claim::take(root(), file);
    ASSERT_TRUE(claim);
    lock = fs::directory_iterator(root())->path() / "lock";
  }
  fs::create_directories(lock);
  EXPECT_TRUE(Claim::take(root(), file));
  EXPECT_TRUE(fs::exists(lock)) << "it is nobody's";
}

TEST_F(Recovery, WhatCannotBeLookedAtIsNotRemoved) {
  const fs::path folder = root() / "6f1c0a52-52d5-4f0f-8a0c-6a51b9b6a1de";
  fs::create_directories(folder);
  fs::create_symlink("scene.weighbridge", folder / "scene.weighbridge");  // A circle.
  EXPECT_TRUE(keptIn(root()).empty());
  EXPECT_TRUE(fs::exists(folder));
}

}  // namespace
}  // namespace wb::recovery
