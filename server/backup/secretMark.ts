import { createHmac } from 'node:crypto';

/** Keyed hash of a secret: equal for equal secrets, without revealing them. */
export const secretMarkOf = (secret: string): string =>
  createHmac('sha256', secret).update('regie backup').digest('hex').slice(0, 32);
