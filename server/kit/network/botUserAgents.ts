/**
 * Matches the user agents of programs that have no listener, such as bots. Our own rather than `isbot`, which takes players such
 * as AntennaPod and Overcast for bots, because their names do not contain that of a browser.
 */
export const botUserAgents =
  /bot\b|bot\/|crawl|spider|slurp|preview|monitor|validator|archiver|scan|fetcher|facebookexternalhit|^curl\/|^wget\/|python-|^go-http-client|^java\/|^node|headless|^$/i;
