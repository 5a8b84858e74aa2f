import 'reflect-metadata';
import { resolve } from 'node:path';
import { importPostalFile, PostalFileError } from '../domains/platform/public.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run import:postal -- FR.txt`: imports the regions and zip codes of postal-code files. GeoNames offers the files by country
 * at download.geonames.org/export/zip; they must be unpacked. Running it again adds only new ones.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run import:postal -- FILE …');
  process.exit(2);
}

await withDatabase(async ({ database }) => {
  try {
    for (const file of files) {
      // npm runs scripts in the project's folder, wherever it was called: INIT_CWD is the caller's folder.
      const { places, regions, zipCodes, leftOut } = await importPostalFile(
        database,
        resolve(process.env['INIT_CWD'] ?? '.', file),
      );
      console.log(`${file}: ${places} rows read; ${regions} regions and ${zipCodes} zip codes are new.`);
      if (leftOut > 0) console.log(`${leftOut} rows lie too far from any known city and were left out.`);
    }
  } catch (error) {
    if (!(error instanceof PostalFileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});
