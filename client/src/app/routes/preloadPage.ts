import type { Page } from '../../kit/defineFeature';

const fetched = new Set<Page['load']>();

/** Preloads a page once, unless the browser asks to save data. */
export function preloadPage(load: Page['load']) {
  if (fetched.has(load) || savesData()) return;
  fetched.add(load);
  // A failed preload is ignored here: opening the page reports the failure.
  load().catch(() => fetched.delete(load));
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
