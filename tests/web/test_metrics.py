"""The metrics for Prometheus."""

from __future__ import annotations

from lorelode.engine.build_kind import COMPILED
from lorelode.web.metrics import Metrics, PrometheusTableMetrics


def test_metrics_are_counted() -> None:
    metrics = Metrics(["S-3.2", "no-free-seat"])
    metrics.moves.inc()
    metrics.tables_loaded.set(3)
    metrics.append_seconds.observe(0.002)
    metrics.count_refusal("S-3.2")
    metrics.count_refusal("S-3.2")
    metrics.count_refusal("whatever a stranger sends")
    value = metrics.registry.get_sample_value
    assert value("lorelode_moves_total") == 1
    assert value("lorelode_tables_loaded") == 3
    assert value("lorelode_append_seconds_count") == 1
    assert value("lorelode_refusals_total", {"code": "S-3.2"}) == 2
    assert value("lorelode_refusals_total", {"code": "other"}) == 1
    assert value("lorelode_refusals_total", {"code": "whatever a stranger sends"}) is None


def test_the_metrics_say_whether_the_engine_is_compiled() -> None:
    value = Metrics([]).registry.get_sample_value("lorelode_engine_compiled")
    assert value == COMPILED


def test_two_servers_in_one_process_have_separate_metrics() -> None:
    one, other = Metrics([]), Metrics([])
    one.moves.inc()
    assert other.registry.get_sample_value("lorelode_moves_total") == 0


def test_the_text_for_prometheus_has_every_metric() -> None:
    page, content_type = Metrics([]).render()
    assert content_type.startswith("text/plain; version=")
    for name in (
        *("tables_loaded", "connections", "moves_total", "bot_moves_total"),
        *("append_failures_total", "tables_unreadable"),
        *("append_seconds_bucket", "think_seconds_bucket"),
    ):
        assert f"lorelode_{name}".encode() in page


def test_moves_are_counted_when_they_are_flushed() -> None:
    metrics = Metrics([])
    of_tables = PrometheusTableMetrics(metrics)
    value = metrics.registry.get_sample_value
    of_tables.count_move(bot=True)
    of_tables.count_append(0.002)
    assert value("lorelode_moves_total") == 0
    of_tables.flush()
    of_tables.flush()
    assert value("lorelode_moves_total") == 1
    assert value("lorelode_append_seconds_count") == 1
