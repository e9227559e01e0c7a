#include "model/core/identifiers.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

namespace wb {
namespace {

TEST(UuidTest, ReadsEitherCaseAndWritesLower) {
  const auto id = Uuid::parse("C49AC3C4-da2e-4962-8af9-5212A4549B02");
  ASSERT_TRUE(id);
  EXPECT_EQ(id->text(), "c49ac3c4-da2e-4962-8af9-5212a4549b02");
}

TEST(UuidTest, RefusesAnythingElse) {
  for (const char* text :
       {"", "c49ac3c4", "c49ac3c4-da2e-4962-8af9-5212a4549b0",
        "c49ac3c4-da2e-4962-8af9-5212a4549b0g", "c49ac3c4_da2e-4962-8af9-5212a4549b02",
        "c49ac3c4-da2e-4962-8af9-5212a4549b02 ", "c49ac3c4-da2e-4962-8af9-5212a4549b-2"})
    EXPECT_FALSE(Uuid::parse(text)) << text;
}

TEST(UuidTest, RandomIdsAreVersion4AndDiffer) {
  const Uuid id = Uuid::random();
  EXPECT_EQ(id.text()[14], '4');
  EXPECT_FALSE(id.isNull());
  EXPECT_NE(id, Uuid::random());
}

/// The two bits that RFC 9562 sets, whatever chance has there.
TEST(UuidTest, RandomIdsAreOfTheVariantOfTheStandard) {
  for (int i = 0; i < 64; ++i) {
    const std::string text = Uuid::random().text();
    EXPECT_NE(std::string_view("89ab").find(text[19]), std::string_view::npos) << text;
  }
}

TEST(UuidTest, TheNullIdIsNull) {
  EXPECT_TRUE(Uuid{}.isNull());
  EXPECT_TRUE(Uuid::parse("00000000-0000-0000-0000-000000000000")->isNull());
}

// The digests of the standard's own examples (FIPS 180-4).
TEST(Sha256, MatchesTheStandardsExamples) {
  EXPECT_EQ(sha256({}), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256(bytesOf("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

// The examples of RFC 4648.
TEST(Base64, MatchesTheStandardsExamples) {
  EXPECT_EQ(base64({}), "");
  EXPECT_EQ(base64(bytesOf("f")), "Zg==");
  EXPECT_EQ(base64(bytesOf("foobar")), "Zm9vYmFy");
}

TEST(Base64, RefusesWhatIsMalformedOrCutShort) {
  EXPECT_FALSE(fromBase64("Zg="));
  EXPECT_FALSE(fromBase64("Zm9vYmF"));
  EXPECT_FALSE(fromBase64("Zm9*"));
}

RC_GTEST_PROP(Base64, ReadsBackWhatItWrote, (const Bytes& bytes)) {
  const auto back = fromBase64(base64(bytes));
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == bytes);
}

}  // namespace
}  // namespace wb
