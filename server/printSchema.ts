import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildAppSchemas, schemaText } from './schema.ts';

/** `node printSchema.js` writes schema.graphql; with `--check` it fails when the file is not what it would write. */
const file = 'schema.graphql';
const text = schemaText((await buildAppSchemas()).guarded);
const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
if (process.argv.includes('--check')) {
  if (!isFresh) {
    console.error('schema.graphql is stale: run npm run generate.');
    process.exitCode = 1;
  }
} else if (!isFresh) writeFileSync(file, text);
