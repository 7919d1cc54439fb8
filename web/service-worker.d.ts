/** What `web/service-worker.js` uses; TypeScript's own types for it exclude those of a page. */
interface ServiceWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface ServiceWorkerFetchEvent extends ServiceWorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: ServiceWorkerFetchEvent) => void): void;
  addEventListener(
    type: "message",
    listener: (event: ServiceWorkerEvent & MessageEvent) => void,
  ): void;
}

/** This release of the site; the bundler knows it. */
declare const RELEASE: { files: string[]; languages: Record<string, string[]>; version: string };
