/** Header that a station sends with its webhook deliveries, so that no other station accepts them as a request. */
export const stationMark = 'x-regie-webhook';

/** Status for requests with this header: a webhook between stations would trigger another one forever. */
export const loopDetected = 508;
