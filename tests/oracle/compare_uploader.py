"""Random models as the program and as the second reading of the uploader see them."""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

import random_models
import uploader


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tests", required=True, help="test_model")
    parser.add_argument("--models", type=int, default=50)
    parser.add_argument("--seed", type=int, default=33)
    arguments = parser.parse_args()
    generator = random_models.generator_of(arguments.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        lines = []
        for number in range(arguments.models):
            path = random_models.write(generator, folder, f"m{number}")
            prims = uploader.expected(path)
            lines.append(f"{path.name} " + " ".join(":".join([shape, *codes]) for shape, codes in prims))
        (folder / "expected.txt").write_text("\n".join(lines) + "\n")
        environment = dict(os.environ, WEIGHBRIDGE_UPLOADER_MODELS=name)
        return subprocess.run([arguments.tests, "--gtest_filter=UploaderOracle.*"], env=environment,
                              check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
