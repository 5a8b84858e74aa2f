import 'reflect-metadata';
import { join } from 'node:path';
import { fillLibrary } from './rows/mediaRows.ts';
import { migrated } from './regie.ts';

/** `node dist/tools/bench/library.js folder`: creates a data folder with the demo users and the rows of 100,000 songs. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the data folder to fill.');
const file = join(folder, 'regie.sqlite');
await migrated(file);
fillLibrary(file);
