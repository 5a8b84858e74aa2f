/**
 * Matches user agents of programs without a listener. Our own rather than `isbot`, which takes players such as AntennaPod and
 * Overcast for bots, because their names do not contain a browser.
 */
export const allowReadsOnly =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|validator|archiver|scan|fetcher|facebookexternalhit|^curl\/|^wget\/|python-|^go-http-client|^java\/|^node|headless|^$/i;
