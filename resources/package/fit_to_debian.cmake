# Debian has the licence's text in /usr/share/common-licenses; an archive has to bring it along.
if(CPACK_GENERATOR STREQUAL "DEB")
  file(REMOVE ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/weighbridge/LICENSE)
endif()
