import { createHmac } from 'node:crypto';

/** Tells whether two places have the same secret, without telling it. */
export const secretMarkOf = (secret: string): string =>
  createHmac('sha256', secret).update('regie backup').digest('hex').slice(0, 32);
