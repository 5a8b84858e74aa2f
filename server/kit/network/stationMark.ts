/** Header that a station adds to its webhook deliveries. A station that receives a request with it rejects the request. */
export const stationMark = 'x-regie-webhook';

/** HTTP status for requests with that header. Two stations thus cannot trigger each other's webhooks forever. */
export const loopDetected = 508;
