# The packages that `./dev package` makes, by CPack: a .deb, and an archive that runs from wherever it
# is unpacked.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME weighbridge)
set(CPACK_PACKAGE_VENDOR "Weighbridge developers")
# The project has no address yet; this domain is nobody's (RFC 2606).
set(CPACK_PACKAGE_CONTACT "Weighbridge developers <weighbridge@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "shows why an object in Second Life costs what it costs")
set(CPACK_PACKAGE_DESCRIPTION
"Weighbridge reads mesh assets, projects, OpenSim objects and archives,
3D models and octrees. It finds the physics shape of each part, weighs it
term by term, shows it in 3D, and explains where the cost comes from and
how to lower it.
.
The same calculations are available on the command line, as tables and
pages.")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

execute_process(COMMAND dpkg --print-architecture OUTPUT_VARIABLE architecture
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT architecture)
  set(architecture ${CMAKE_SYSTEM_PROCESSOR})
endif()
set(CPACK_PACKAGE_FILE_NAME weighbridge-${PROJECT_VERSION}-linux-${architecture})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What the program loads by itself is in libraries it is linked with: Qt's platforms in libqt6gui6,
# its reading of SVG in libqt6svg6, Qt 3D's renderers in libqt63drender6. Only recommended: OpenGL
# without a graphics card, letters of Japanese, and Qt's own words (of buttons, say) in the
# language of the window.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-noto-cjk, libgl1-mesa-dri, qt6-translations-l10n")
# For a desktop without X, and to render pictures where there is no display.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland, xvfb")
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/fit_to_debian.cmake)
# The library weighbridge-octree is for those who build it; packages hold the program alone.
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};${CMAKE_PROJECT_NAME};Unspecified;/")
include(CPack)
