import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Database } from '../../../kit/database/database.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { parsePostalLine, PostalFileError, type PostalPlace } from './postalLine.ts';
import { findCountry } from './countries.ts';
import { PostalRows, type PostalCounts } from './postalRows.ts';

/** Number of rows per transaction, so that the writes of other people wait only briefly. */
const rowsPerTransaction = 500;

/**
 * Imports the regions and zip codes of a GeoNames postal-code file. The whole file is read and checked before the first row is written; a
 * wrong line throws a PostalFileError that names it. An interrupted import is completed by another run.
 */
export async function importPostalFile(database: Database, file: string): Promise<PostalCounts> {
  await refuseWhatIsNoFile(file);
  let count = 0;
  for await (const _ of placesOf(file)) count++;
  if (count === 0) throw new PostalFileError(`${file} is empty.`);

  const rows = new PostalRows();
  const total: PostalCounts = { places: 0, regions: 0, zipCodes: 0, leftOut: 0 };
  for await (const batch of inBatches(placesOf(file), rowsPerTransaction)) {
    const counts = await inTransaction(database, (transaction) => rows.add(transaction, batch));
    for (const what of Object.keys(total) as (keyof PostalCounts)[]) total[what] += counts[what];
  }
  return total;
}

async function refuseWhatIsNoFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new PostalFileError(`There is no file ${file}.`);
}

async function* placesOf(file: string): AsyncGenerator<PostalPlace> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number++;
    if (line.trim() !== '') yield await checked(line, `${file}, line ${number}`);
  }
}

async function checked(line: string, where: string): Promise<PostalPlace> {
  try {
    const parsed = parsePostalLine(line);
    if (await findCountry(parsed.countryCode)) return parsed;
    throw new PostalFileError(`“${parsed.countryCode}” is not a known country code`);
  } catch (error) {
    throw error instanceof PostalFileError ? new PostalFileError(`${where}: ${error.message}.`) : error;
  }
}

async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
