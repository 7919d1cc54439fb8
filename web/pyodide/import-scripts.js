/**
 * Pyodide tells a classic worker from a module by calling `importScripts`. In a module that throws, and
 * Chromium then keeps 5 MB of the worker when it has ended. Without the function it is told as well.
 */
Object.assign(globalThis, { importScripts: undefined });
