/**
 * Programs that fetch without anybody who listens. Our own rather than `isbot`, which takes players such as AntennaPod and Overcast
 * for bots: whatever has no browser in its name.
 */
export const allowReadsOnly =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|validator|archiver|scan|fetcher|facebookexternalhit|^curl\/|^wget\/|python-|^go-http-client|^java\/|^node|headless|^$/i;
