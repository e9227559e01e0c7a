# Writes which commit the sources in SOURCE are into the file OUTPUT, and leaves a file that says so
# already as it is: after a new commit only that file is compiled again.
find_program(GIT git)
set(commit)
if(GIT)
  # A repository that the sources merely lie in is not theirs.
  cmake_path(GET SOURCE PARENT_PATH folder)
  set(ENV{GIT_CEILING_DIRECTORIES} ${folder})
  execute_process(COMMAND ${GIT} describe --always --exclude=* --abbrev=7 --dirty=+
    WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[
#include "app/program.h"

const std::string_view wb::app::programCommit = "@commit@";
]] @ONLY)
