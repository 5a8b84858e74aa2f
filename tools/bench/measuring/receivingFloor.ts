// Baseline for uploads: bare node:http that writes the bytes of a body into a file and hashes them.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [folder = '.'] = process.argv.slice(2);

createServer((request, response) => {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(join(folder, randomUUID()), { flush: true });
  pipeline(request, hashing, file).then(
    () => response.end(hash.digest('hex')),
    () => response.destroy(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
