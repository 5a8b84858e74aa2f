/** Error codes of a failed connection: refused, broken, timed out, or to a host that is unknown or has no route. */
export const lineCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
