import type { Page } from '../../kit/defineFeature';

const fetched = new Set<Page['load']>();

/** Fetches a page that somebody is about to open, once, and never for those who asked to save data. */
export function preloadPage(load: Page['load']) {
  if (fetched.has(load) || savesData()) return;
  fetched.add(load);
  // What could not be fetched is told when the page is really opened.
  load().catch(() => fetched.delete(load));
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
