#pragma once

#include "model/core/text.h"

namespace wb::ply {

/// What can be wrong with the header of a PLY.
inline constexpr TextTable plyTexts({
    {"plain.ply_header",
     "ends inside its header, before the line \"end_header\"; copy or export it again"},
    {"plain.ply_line", "has an invalid line in its header: \"{line}\"; export it again"},
});

}  // namespace wb::ply

namespace wb::worker {

/// How reading a file in a process of its own can end.
inline constexpr TextTable workerTexts({
    {"worker.not_started", "the process that reads the file could not be started: {reason}"},
    {"worker.no_program",
     "the program that reads such files, {program}, could not be started: {reason}; install "
     "Weighbridge again"},
    {"worker.signal",
     "the process that reads the file crashed with signal {number} ({name}); the file may be "
     "corrupted or malicious"},
    {"worker.killed",
     "the process that reads the file was killed by the system or another program; the system may "
     "be out of memory"},
    {"worker.processor_time",
     "reading it took more than {seconds} s of processor time, the limit for a file"},
    {"worker.memory",
     "reading it needs more memory than a model may use ({limit} bytes plus {times} times the size "
     "of its files). The option --memory does not raise this limit. The file may be corrupted or "
     "malicious"},
    {"worker.budget",
     "reading it needs more than the {limit} bytes of memory that are left; raise the memory "
     "limit with --memory BYTES or in the window's preferences"},
    {"worker.time", "reading it took longer than {seconds} s, the limit for a file"},
    {"worker.status",
     "the process that reads the file exited with status {status} without a result"},
    {"worker.garbage", "the process that reads the file returned invalid data: {what}"},
    {"model.unreadable", "could not be read as a model: {reason}"},
    {"model.no_triangles", "has no triangles; lines and points alone cannot be weighed"},
    {"model.too_large",
     "contains more {what} than can be read; simplify the model, or split it into several files"},
    {"model.outside_folder",
     "refers to the file \"{file}\", which is outside the model's folder and is therefore not "
     "read; put it in that folder"},
    {"model.missing_file",
     "refers to the file \"{file}\", which is missing; put it in the model's folder"},
    {"model.not_well_formed",
     "is not well-formed {kind} (incomplete or corrupted at line {line}); copy or export it again"},
    {"model.damaged", "is corrupted at {place}: {problem}; export it again"},
    {"model.version",
     "is {format} {found}, but only version {read} is supported; export the model again in a "
     "supported version"},
    {"model.extension",
     "needs the glTF extension {name}, which is not supported; export the model again without this "
     "extension"},
    {"model.unsupported",
     "has an unsupported {what}; supported values: {values}. Export the model again with one of "
     "these values"},
    {"model.hidden", "has only hidden triangles; make its objects visible and export it again"},
    {"model.file_too_large", "\"{file}\" is too large; the limit is {limit} bytes"},

    {"wall.descriptors",
     "The process has no open files except the one that it reads and its connection to "
     "Weighbridge."},
    {"wall.environment", "The process has no environment variables."},
    {"wall.new_privileges", "The process cannot gain privileges by running other programs."},
    {"wall.network", "The process has no access to any network."},
    {"wall.file_system", "The process runs in a separate, empty file system."},
    {"wall.capabilities", "The process has none of root's capabilities."},
    {"wall.landlock", "The process cannot open, create, change or delete files."},
    {"wall.limits",
     "The process cannot write to files, start other processes, or have more than a few files open "
     "at once."},
    {"wall.system_calls", "The process can use only the few system calls that reading needs."},
});

}  // namespace wb::worker
