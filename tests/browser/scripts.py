"""Scripts that tests put into a page before its own."""

from __future__ import annotations

CATCH_WORKERS = """
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            workers.push(this);
        }
        postMessage(message) {
            this.lastId = message.id;
            super.postMessage(message);
        }
    };
"""
