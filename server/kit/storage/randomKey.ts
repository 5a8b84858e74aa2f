import { randomBytes } from 'node:crypto';

/** A random name of 128 bits, which is unique and cannot be guessed. */
export const randomKey = () => randomBytes(16).toString('hex');
