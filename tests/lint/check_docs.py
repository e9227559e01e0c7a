#!/usr/bin/env python3
"""Whether the public headers of model/ say what their functions and types are for.

check_docs.py XML, where XML is the folder of Doxygen's XML (./dev docs makes it). A type needs a
description. A function needs one, with `@param` for each of its parameters or their names in it (as
`name`): what a parameter is must not be left to its type. Not asked of constructors, destructors and
operators, of what a class inherits, and of a function that takes nothing and is named like what it returns.
"""

import pathlib
import re
import sys
from xml.etree import ElementTree


def text_of(element):
    return "".join(element.itertext()).strip() if element is not None else ""


def description(member):
    return " ".join(text_of(member.find(each)) for each in ("briefdescription", "detaileddescription",
                                                            "inbodydescription")).strip()


def described_parameters(member):
    return {text_of(name) for name in member.iter("parametername")}


def parameters(member):
    names = (text_of(each.find("declname")) for each in member.findall("param"))
    return [name for name in names if name]


def is_exempt(member, owner):
    name = text_of(member.find("name"))
    kind = owner.rsplit("::", 1)[-1]
    arguments = text_of(member.find("argsstring"))
    return (name in (kind, f"~{kind}") or name.startswith("operator") or arguments.endswith(("=default", "=delete"))
            or member.find("reimplements") is not None)


def check_function(member, owner):
    """What is missing, a sentence each."""
    if is_exempt(member, owner):
        return []
    said, names = description(member), parameters(member)
    label = f"{owner}::{text_of(member.find('name'))}"
    if not said:
        return [f"{label} is not described"] if names else []
    known = described_parameters(member)
    missing = [name for name in names if name not in known and not re.search(rf"\b{re.escape(name)}\b", said)]
    return [f"{label}: nothing is said of {', '.join(missing)}"] if missing else []


def check(folder):
    found = []
    for file in sorted(pathlib.Path(folder).glob("*.xml")):
        if file.name == "index.xml":
            continue
        compound = ElementTree.parse(file).getroot().find("compounddef")
        if compound is None or compound.get("kind") not in ("class", "struct", "namespace"):
            continue
        owner = text_of(compound.find("compoundname"))
        place = compound.find("location")
        if compound.get("kind") != "namespace" and compound.get("prot") == "public" and not description(compound):
            found.append((place.get("file"), int(place.get("line")), f"{owner} is not described"))
        for member in compound.iter("memberdef"):
            if member.get("kind") != "function" or member.get("prot") != "public":
                continue
            at = member.find("location")
            # What another header declares first is described there.
            where = at.get("declfile") or at.get("file"), int(at.get("declline") or at.get("line"))
            found += [(*where, each) for each in check_function(member, owner)]
    return sorted(set(found))


def main():
    found = check(sys.argv[1])
    root = pathlib.Path(__file__).resolve().parents[2]
    for file, line, what in found:
        path = pathlib.Path(file)
        shown = path.relative_to(root) if path.is_absolute() and root in path.parents else path
        print(f"{shown}:{line}: {what}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
