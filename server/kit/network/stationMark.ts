/** Header of a station's webhook deliveries. A station that receives a request with this header rejects it. */
export const stationMark = 'x-regie-webhook';

/** HTTP status for requests with this header, so that webhooks of two stations cannot trigger each other forever. */
export const loopDetected = 508;
