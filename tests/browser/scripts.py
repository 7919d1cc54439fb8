"""Scripts that tests put into a page before its own."""

from __future__ import annotations

CATCH_WORKERS = """
    globalThis.workers = [];
    globalThis.Worker = class extends Worker {
        postMessage(message) {
            if (message.start) workers.push(this); // another one may wait until it is needed
            this.lastId = message.id;
            super.postMessage(message);
        }
    };
"""
