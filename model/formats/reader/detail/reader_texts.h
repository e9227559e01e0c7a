#pragma once

#include "model/core/text.h"

namespace wb::ply {

/// What can be wrong with the header of a PLY.
inline constexpr TextTable plyTexts({
    {"plain.ply_header", "ends before its header does; a line end_header was expected"},
    {"plain.ply_line",
     "has a header line \"{line}\", which is none of a PLY; a format, element or property was "
     "expected; export it again"},
});

}  // namespace wb::ply

namespace wb::worker {

/// How reading a model in a process of its own can end.
inline constexpr TextTable workerTexts({
    {"worker.not_started", "the process that reads models could not be started: {reason}"},
    {"worker.signal",
     "the process that reads models broke down by signal {number} ({name}); the file is broken, or "
     "made to do harm"},
    {"worker.killed",
     "the process that reads models was killed from outside; the system may have run out of "
     "memory"},
    {"worker.processor_time",
     "reading it took more than {seconds} s of processor time, the most that a model is given"},
    {"worker.memory",
     "reading it needs more memory than {limit} bytes and {times} times the size of its files, the "
     "most that a model is given, whatever --memory allows; the file is broken, or made to do "
     "harm"},
    {"worker.budget",
     "reading it needs more than the {limit} bytes of memory that are left of what a load is "
     "given; "
     "give it more with --memory BYTES"},
    {"worker.time", "reading it took longer than {seconds} s, the most that a model is given"},
    {"worker.status", "the process that reads models ended with status {status} and no result"},
    {"worker.garbage",
     "the process that reads models handed back something else than a scene: {what}"},
    {"model.unreadable", "is no model that can be read: {reason}"},
    {"model.no_triangles",
     "holds no triangle, at most lines or points; a model of at least one triangle was expected"},
    {"model.too_large", "holds more {what} than are read"},
    {"model.outside_folder",
     "names the file \"{file}\", which is not in its own folder or below; it is not read"},
    {"model.missing_file",
     "names the file \"{file}\", which is not there; it was expected in the model's folder"},
    {"model.not_well_formed",
     "is no well-formed {kind}: it breaks off or is damaged at line {line}; copy or export it "
     "again"},
    {"model.damaged", "is damaged at {place}: {problem}; export it again"},
    {"model.version", "is {format} {found}, and {read} is read; export it again in that version"},
    {"model.extension",
     "needs the glTF extension {name}, which is not read; export it again without it"},
    {"model.unsupported",
     "has {what}, which is not supported in {format}; export it again without it"},
    {"model.hidden", "hides all its triangles; show the objects and export it again"},
    {"model.file_too_large", "\"{file}\" is larger than {limit} bytes, the most that is read"},
});

}  // namespace wb::worker
