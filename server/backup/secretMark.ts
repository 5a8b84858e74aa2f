import { createHmac } from 'node:crypto';

/** Returns a keyed hash of a secret. Equal secrets have the same hash, which does not reveal them. */
export const secretMarkOf = (secret: string): string =>
  createHmac('sha256', secret).update('regie backup').digest('hex').slice(0, 32);
