/** Error codes of Node.js for a failed network connection. It was refused, broke, timed out, or its host is unknown or has no route. */
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
