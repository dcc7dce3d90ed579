"""The engines that digsite is measured against, one module each."""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from bench.measure import Probe

PACKAGES = {"openspiel": "open_spiel", "rlcard": "rlcard", "catanatron": "catanatron"}


def probes(sample_games: int) -> list[Probe]:
    """What there is to time of each installed peer."""
    found: list[Probe] = []
    for name in installed():
        found += import_module(f"bench.peers.{name}").probes(sample_games)
    return found


def installed() -> dict[str, str]:
    """The version of each peer that is there."""
    versions = {name: version_of(package) for name, package in PACKAGES.items()}
    return {name: found for name, found in versions.items() if found}


def version_of(package: str) -> str:
    """The version of an installed package, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def missing() -> list[str]:
    return [package for name, package in PACKAGES.items() if name not in installed()]
