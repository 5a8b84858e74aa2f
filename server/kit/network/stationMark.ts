/**
 * Name of the header that a Regie station adds to its webhook deliveries. A station that receives a request with this header
 * rejects the request.
 */
export const stationMark = 'x-regie-webhook';

/** HTTP status for requests with the header `stationMark`. Two stations thus cannot trigger each other's webhooks forever. */
export const loopDetected = 508;
