"""Runs each portable test in a folder of its own, as the VM's runner is started in one."""

import pytest


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
