import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exchange, Middleware } from 's3rver';

/** Minimum size that S3 requires of every part but the last. */
const minPartSize = 5 * 1024 ** 2;

/**
 * Creates a middleware that adds multipart uploads to the S3 server of tests. It lists parts and uploads, aborts uploads, and
 * answers with the errors of S3.
 */
export const partsIn =
  (directory: string, bucket: string): Middleware =>
  async (exchange, next) => {
    const { method, query } = exchange;
    const all = join(directory, bucket, '._S3rver_uploads');
    if (method === 'GET' && query['uploads'] !== undefined) return answer(exchange, await uploadsIn(all));
    const id = query['uploadId'];
    if (id === undefined) return next();
    const folder = join(all, id);
    const parts = await partsOf(folder);
    if (!parts) return refuse(exchange, 404, 'NoSuchUpload');
    if (method === 'GET') return answer(exchange, listed(parts));
    if (method === 'DELETE') {
      await rm(folder, { recursive: true });
      exchange.status = 204;
      return undefined;
    }
    if (method === 'POST' && parts.slice(0, -1).some(({ size }) => size < minPartSize))
      return refuse(exchange, 400, 'EntityTooSmall');
    return next();
  };

interface Part {
  number: number;
  size: number;
  md5: string;
}

/** The parts of an upload in order; undefined when the upload does not exist. */
async function partsOf(folder: string): Promise<Part[] | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names?.includes('key')) return undefined;
  const numbers = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parts = numbers.map(async (number) => ({
    number,
    size: (await stat(join(folder, String(number)))).size,
    md5: await readFile(join(folder, `${number}.md5`), 'utf8').catch(() => ''),
  }));
  // A part without its checksum is still being written.
  return (await Promise.all(parts)).filter(({ md5 }) => md5).toSorted((a, b) => a.number - b.number);
}

async function uploadsIn(all: string): Promise<string> {
  const ids = await readdir(all).catch(() => []);
  const uploads = ids.map(async (id) => {
    const key = await readFile(join(all, id, 'key'), 'utf8');
    const { mtime } = await stat(join(all, id, 'key'));
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult>${(await Promise.all(uploads)).join('')}</ListMultipartUploadsResult>`;
}

const listed = (parts: readonly Part[]): string =>
  `<ListPartsResult>${parts
    .map(
      ({ number, size, md5 }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`,
    )
    .join('')}<IsTruncated>false</IsTruncated></ListPartsResult>`;

function answer(exchange: Exchange, xml: string): void {
  exchange.type = 'application/xml';
  exchange.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}

function refuse(exchange: Exchange, status: number, code: string): void {
  exchange.status = status;
  answer(exchange, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
