import { randomBytes } from 'node:crypto';

/** 128 random bits as text: nobody guesses it, and no two are the same. */
export const randomKey = () => randomBytes(16).toString('hex');
