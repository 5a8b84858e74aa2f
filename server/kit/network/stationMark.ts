/** What a station that tells a webhook something says of itself, so that no other one takes it for a request. */
export const stationMark = 'x-regie-webhook';

/** How a station answers what carries that mark: it would tell of it in its turn, and so on for ever. */
export const loopDetected = 508;
