// Has the browser keep the site for times without a network: see tutor/web/offline/worker.js.

addEventListener("load", () =>
  each("[data-worker]", ({ dataset }) =>
    // A browser may refuse, in a private window for one; then there is no harm done.
    navigator.serviceWorker?.register(dataset.worker).catch(() => {}),
  ),
);
