/** On start, removes service workers that an older portal may have left, and keeps the console quiet. */
export function tidyBrowser() {
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((all) => all.forEach((worker) => void worker.unregister()));
  if (!import.meta.env.PROD) return;
  console.log = console.info = console.debug = () => undefined;
}
