import { Readable } from 'node:stream';

/** A stream that fails after its first bytes. */
export const brokenStream = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('The line went dead.');
    })(),
  );
