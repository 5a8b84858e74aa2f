import { Readable } from 'node:stream';

/** Begins, and then breaks off. */
export const brokenStream = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('The line went dead.');
    })(),
  );
