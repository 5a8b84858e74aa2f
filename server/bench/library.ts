import 'reflect-metadata';
import { join } from 'node:path';
import { fillLibrary } from './mediaRows.ts';
import { migrated } from './regie.ts';

/** `node dist/server/bench/library.js folder`: makes a data folder with the demo's people and 100,000 songs as rows. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the data folder to fill.');
const file = join(folder, 'regie.sqlite');
await migrated(file);
fillLibrary(file);
