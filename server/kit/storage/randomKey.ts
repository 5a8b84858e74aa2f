import { randomBytes } from 'node:crypto';

/** A random name of 128 bits: unique and not guessable. */
export const randomKey = () => randomBytes(16).toString('hex');
